import type { Tx } from '../../platform/db/index.ts'

export type Hold = {
  id: string
  lead_id: string | null
  person_id: string | null
  reason: string
  placed_by: string | null
  placed_at: string
}

/** Which of the two a hold is on. */
export type Held = 'lead' | 'person'

const shown = 'id, lead_id, person_id, reason, placed_by, app.iso(placed_at) as placed_at'

/** A hold that stands already gets the new reason. */
export async function placeHold(tx: Tx, kind: Held, id: string, reason: string, by: string): Promise<Hold> {
  const [row] = await tx.rows<Hold>(
    `insert into app.legal_holds (${kind}_id, reason, placed_by) values ($1, $2, $3)
     on conflict (${kind}_id) do update set reason = excluded.reason returning ${shown}`,
    [id, reason, by],
  )
  return row as Hold
}

export const liftHold = async (tx: Tx, kind: Held, id: string): Promise<Hold | undefined> =>
  (await tx.rows<Hold>(`delete from app.legal_holds where ${kind}_id = $1 returning ${shown}`, [id]))[0]

export const listHolds = (tx: Tx, limit: number, offset: number) =>
  tx.rows<Hold>(`select ${shown} from app.legal_holds h order by h.placed_at desc, id limit $1 offset $2`, [
    limit,
    offset,
  ])

export const countHolds = async (tx: Tx): Promise<number> =>
  (await tx.rows<{ n: number }>('select count(*) as n from app.legal_holds'))[0]?.n ?? 0
