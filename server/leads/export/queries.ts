import type { Tx } from '../../platform/db/index.ts'
import { keyOfInteraction } from '../queries.ts'

export type ExportedInteraction = {
  id: string
  lead_id: string
  type: string
  content: Buffer | null
  outcome: string | null
  duration_seconds: number | null
  occurred_at: string | null
  created_by: string | null
  created_at: string
  key_id: string | null
  master_id: string
  wrapped: Buffer
}

/** Interactions of these leads in order of their ids, from one on. */
export const interactionsOf = (tx: Tx, leads: string[], after: string | null, limit: number) =>
  tx.rows<ExportedInteraction>(
    `select i.id, i.lead_id, i.type, i.content, c.outcome, c.duration_seconds, app.iso(c.occurred_at) as occurred_at,
       i.created_by, app.iso(i.created_at) as created_at, k.id as key_id, k.master_id, k.wrapped
     from public.interactions i
       left join public.calls c on c.interaction_id = i.id
       left join app.data_keys k on ${keyOfInteraction}
     where i.lead_id = any ($1::uuid[]) and ($2::uuid is null or i.id > $2) order by i.id limit $3`,
    [leads, after, limit],
  )

/** Of those among these people whom the caller may know. */
export async function namesOf(tx: Tx, people: string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; name: string }>(
    `select id, concat_ws(' ', first_name, last_name) as name from app.measured_people() where id = any ($1::uuid[])`,
    [people],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Of these leads, which the caller can read, those that must not be called. */
export async function refusedAmong(
  tx: Tx,
  leads: { id: string; phone: string | null }[],
): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    `select l.id from unnest($1::uuid[], $2::boolean[]) as l (id, has_phone)
       left join public.lead_contact_state s on s.lead_id = l.id
     where s.do_not_call or (l.has_phone and app.lead_refused(l.id))`,
    [leads.map(({ id }) => id), leads.map(({ phone }) => phone !== null)],
  )
  return new Set(rows.map(({ id }) => id))
}
