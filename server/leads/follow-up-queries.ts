import type { Database } from '../platform/db/index.ts'
import { leadIncludes, notOwn, type Page, type Person } from './queries.ts'
import { json } from './record.ts'

/** Undefined: no such lead for this person. Without a body: nothing is planned with it. */
export async function getFollowUp(db: Database, actor: Person, lead: string) {
  const [row] = await db.one<[string | null, boolean, number | null]>(actor, {
    name: 'follow-ups.get',
    text: `select ${leadIncludes.follow_up}::text, ${notOwn},
        (select extract(epoch from f.set_at)::float8 * 1000 from public.follow_ups f where f.lead_id = l.id)
      from public.leads l where id = $1`,
    values: [lead],
  })
  return row && { body: row[0], notOwn: row[1], setAt: row[2] }
}

export type Planned = { lead_id: string; due_at: string; set_by: string | null }

/** Both find no lead that the caller cannot read: LEAD_NOT_FOUND. */
export async function planFollowUp(db: Database, actor: Person, lead: string, due: string): Promise<Planned> {
  const [row] = await db.alone<[Planned]>(actor, {
    name: 'follow-ups.plan',
    text: `with planned as materialized (select app.plan_follow_up($1, $2, 'due_at') as now) select now from planned`,
    values: [lead, due],
  })
  return (row as [Planned])[0]
}

/** What was planned; null where nothing was. */
export async function dropFollowUp(db: Database, actor: Person, lead: string): Promise<Planned | null> {
  const [row] = await db.alone<[Planned | null]>(actor, {
    name: 'follow-ups.drop',
    text: 'with dropped as materialized (select app.drop_follow_up($1) as was) select was from dropped',
    values: [lead],
  })
  return (row as [Planned | null])[0]
}

export const dueTimes = {
  now: 'due_at <= now()',
  overdue: `due_at <= now() - interval '1 day'`,
  later: 'due_at > now()',
}

export type DueWithin = { from: string | null; to: string | null; day: string | null; zone: string }

/** What is planned with the leads this person can read, soonest first. A day is as long as it is where its zone is. */
export async function listFollowUps(
  db: Database,
  actor: Person,
  limit: number,
  offset: number,
  due: keyof typeof dueTimes | undefined,
  { from, to, day, zone }: DueWithin,
  leads?: string[],
): Promise<Page> {
  const matching = `${due === undefined ? 'true' : dueTimes[due]}
    and due_at >= coalesce($3::timestamptz, $5::date::timestamp at time zone $6, '-infinity')
    and due_at < coalesce($4::timestamptz, ($5::date + 1)::timestamp at time zone $6, 'infinity')`
  // By itself, or a plan for any times would go through all that is planned and ask of each whether it is among these leads.
  const planned =
    leads === undefined
      ? 'public.follow_ups'
      : `(select * from public.follow_ups where lead_id = any (string_to_array($7, ',')::uuid[]) offset 0)`
  const [row] = await db.one<[string, number, string[] | null]>(actor, {
    name: `follow-ups.list.${due ?? 'all'}${leads === undefined ? '' : '.of'}`,
    text: `select coalesce(json_agg(json_build_object('lead_id', id, 'due_at', app.iso(due_at), 'set_by', set_by,
          'lead', ${json}) order by due_at, id), '[]')::text,
        (select count(*) from ${planned} f where ${matching}),
        array_agg(id) filter (where ${notOwn})
      from (select l.*, f.due_at, f.set_by from (
          select lead_id, due_at, set_by from ${planned} f where ${matching} order by due_at, lead_id limit $1 offset $2
        ) f join public.leads l on l.id = f.lead_id) page`,
    values: [limit, offset, from, to, day, zone, ...(leads === undefined ? [] : [leads.join(',')])],
  })
  const [body, total, others] = row as [string, number, string[] | null]
  return { body, total, notOwn: others ?? [] }
}
