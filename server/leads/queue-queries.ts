import { type Database, systemActor } from '../platform/db/index.ts'
import type { Person } from './queries.ts'
import { json } from './record.ts'
import type { Statements } from './statements.ts'

type Claim = { id: string; expires_at: string }
export type Reason = 'callback' | 'fresh' | 'retry'
export type Refusal = 'empty' | 'nothing_due' | 'outside_calling_hours' | 'too_many_claims'
export type Next =
  | { lead: object; reason: Reason; claim: Claim; script: object | null }
  | { lead?: undefined; reason: Refusal; retry_at: string | null }

const call = async <T>({ write }: Statements, name: string, made: string, value: string) => {
  // Not a bare select, which would be asked again when the connection is lost.
  const text = `with done as materialized (select ${made} as answer) select answer from done`
  const [row] = await write<[T]>({ name, text, values: [value] })
  return (row as [T])[0]
}

/** Home is the calling code of this installation's own country, for numbers whose country is not known. */
export const claimNext = (statements: Statements, home: string) =>
  call<Next>(statements, 'queue.next', 'app.claim_next($1)', home)

export const extendClaim = (statements: Statements, claim: string) =>
  call<Claim>(statements, 'queue.extend', 'app.extend_claim($1)', claim)

export const releaseClaim = (statements: Statements, claim: string) =>
  call<Claim>(statements, 'queue.release', 'app.release_claim($1)', claim)

/** What `GET /queue` reaches at most; nobody plans further ahead. */
export const mostUpcoming = 1000

const upcomingOf = (when: string) => `
  select c.* from app.calling_zones z, unnest(array[1, 2, 3]::smallint[]) as of_stage, lateral (
    select * from app.call_queue q
    where q.owner = (select app.user_id()) and q.stage = of_stage and q.zone = z.id and ${when}
    order by q.priority, q.ready_at, q.lead_id limit ${mostUpcoming}) c`

/** First what may be called now, then what waits for its calling hours, then what is planned for later. */
export async function listQueue(db: Database, actor: Person, home: string, limit: number, offset: number) {
  const [row] = await db.one<[string, number, number, number]>(actor, {
    name: 'queue.list',
    text: `with open as materialized (select app.open_calling_zones(now(), $1) as zones),
      upcoming as materialized (
        select c.lead_id, c.stage, c.priority, c.ready_at, case when c.zone = any (zones) then 1 else 2 end as part
        from (${upcomingOf('q.ready_at <= now()')}) c, open
        union all select c.lead_id, 0, 0, c.ready_at, 3 from (${upcomingOf('q.ready_at > now()')}) c
        order by part, stage, priority, ready_at, lead_id limit ${mostUpcoming}),
      page as (
        select u.part, u.stage, u.priority, u.ready_at as ready, l.*, s.stage as true_stage, c.id as claim_id, c.expires_at
        from (select * from upcoming order by part, stage, priority, ready_at, lead_id limit $2 offset $3) u
        join public.leads l on l.id = u.lead_id join app.call_queue s on s.lead_id = u.lead_id
        left join public.queue_claims c on c.lead_id = u.lead_id)
      select coalesce(json_agg(json_build_object('lead', ${json}, 'reason', app.stage_name(true_stage),
          'ready_at', app.iso(ready), 'waits_for', case part when 2 then 'calling_hours' when 3 then 'time' end,
          'claim', case when claim_id is not null then json_build_object('id', claim_id, 'expires_at', app.iso(expires_at)) end,
          'script', case when claim_id is not null then app.script_for(source, status) end)
          order by part, stage, priority, ready, id), '[]')::text,
        (select count(*) from upcoming), (select count(*) from upcoming where part = 1), app.unassigned_in_queue()
      from page`,
    values: [home, limit, offset],
  })
  const [body, total, ready, unassigned] = row as [string, number, number, number]
  return { body, total, ready, unassigned }
}

const system = systemActor('call queue')
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** A few thousand at a time, so that nobody waits long for a lead. */
export async function rankQueue(db: Database) {
  for (let after: string | null = beforeAll; after !== null; )
    after = await db.withActor(system, async tx => {
      const [row] = await tx.rows<{ after: string | null }>('select app.rank_call_queue($1, 2000) as after', [
        after,
      ])
      return row?.after ?? null
    })
}
