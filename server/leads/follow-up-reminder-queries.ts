import type { Database, Tx } from '../platform/db/index.ts'
import type { Person } from './queries.ts'

export const remindDue = async (tx: Tx, most: number) =>
  (await tx.rows<{ due: number }>('select app.remind_due_follow_ups($1) as due', [most]))[0]?.due ?? 0

export type OverdueDigest = {
  email: string
  first_name: string | null
  overdue: number
  leads: { name: string; due_at: string }[]
}

export const takeDigests = (tx: Tx, most: number) =>
  tx.rows<OverdueDigest>('select * from app.take_overdue_digests($1)', [most])

export async function wantsDigest(db: Database, actor: Person): Promise<boolean> {
  const [row] = await db.one<[boolean]>(actor, {
    name: 'follow-ups.preferences',
    text: 'select digest from public.follow_up_preferences where id = (select app.user_id())',
    values: [],
  })
  return row?.[0] ?? true
}

export const setWantsDigest = (db: Database, actor: Person, digest: boolean) =>
  db.alone(actor, {
    name: 'follow-ups.prefer',
    text: `insert into public.follow_up_preferences (id, digest) values ($1, $2::boolean)
      on conflict (id) do update set digest = excluded.digest`,
    values: [actor.id, String(digest)],
  })

export type Compliance = { on_time: number; late: number; dropped: number; moved: number; open: number }

export async function followUpCompliance(
  db: Database,
  actor: Person,
  person: string,
  from: string,
  to: string,
) {
  const [row] = await db.one<[number, number, number, number, number]>(actor, {
    name: 'follow-ups.compliance',
    text: 'select on_time, late, dropped, moved, open from app.follow_up_compliance($1, $2, $3)',
    values: [person, from, to],
  })
  const [on_time, late, dropped, moved, open] = row as [number, number, number, number, number]
  return { on_time, late, dropped, moved, open } satisfies Compliance
}
