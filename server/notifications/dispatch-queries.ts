import { type Database, systemActor, type Tx } from '../platform/db/index.ts'
import type { EventData } from './events.ts'

const system = systemActor('event deliveries')

/** Sending takes fifteen seconds at most, so whoever has claimed one for longer is gone. */
const claimSeconds = 30

/** Endpoints that fail wait for one another and hold up nobody else. */
export type Lane = 'healthy' | 'failing' | 'by hand'

export type Claimed = {
  id: string
  endpoint_id: string
  event_id: string
  type: string
  data: EventData
  timestamp: string
  failures: number
  by_hand: boolean
  url: string
  /** Sealed, in base64. */
  secret: string
  previous_secret: string | null
}

/**
 * The first of each subject that is due, so many of each endpoint over all instances. One that is being sent still counts
 * as waiting, so the next of its subject stays behind it whoever claims. Asked as a number, and not whether there is none
 * before it: that became a join which compared each with everything that waited, 64,000 pages for 32 rows.
 */
const inOrder = (isFailing: boolean, each: number) => `select d.id, d.next_attempt_at
  from public.notification_endpoints e cross join lateral (
    select d.id, d.next_attempt_at from app.event_deliveries d
    where d.endpoint_id = e.id and d.state = 'waiting' and not d.by_hand and d.next_attempt_at <= now()
      and (d.claim is null or d.claimed_until < now())
      and d.number = (select min(b.number) from app.event_deliveries b where b.endpoint_id = d.endpoint_id
        and b.subject = d.subject and b.state = 'waiting' and not b.by_hand)
    order by d.next_attempt_at, d.number
    limit greatest(0, ${each} - (select count(*) from app.event_deliveries c
      where c.endpoint_id = e.id and c.claim is not null and c.claimed_until > now() and not c.by_hand))
    for update of d skip locked) d
  where e.is_active and e.failing_since is ${isFailing ? 'not null' : 'null'}
  order by d.next_attempt_at limit $1`

const byHand = `select d.id from app.event_deliveries d
  where d.state = 'waiting' and d.by_hand and d.next_attempt_at <= now() and (d.claim is null or d.claimed_until < now())
  order by d.next_attempt_at limit $1 for update of d skip locked`

const claims: { [lane in Lane]: string } = {
  healthy: inOrder(false, 8),
  failing: inOrder(true, 1),
  'by hand': byHand,
}

export async function claimDeliveries(db: Database, lane: Lane, most: number, claim: string) {
  const rows = await db.alone<[Claimed]>(system, {
    name: `events.claim.${lane}`,
    text: `with due as (${claims[lane]}), taken as (
        update app.event_deliveries d set claim = $2, claimed_until = now() + interval '${claimSeconds} seconds'
        from due where d.id = due.id returning d.*)
      select json_build_object('id', t.id, 'endpoint_id', t.endpoint_id, 'event_id', t.event_id, 'type', t.type,
        'data', t.data, 'timestamp', app.iso(t.occurred_at), 'failures', t.failures, 'by_hand', t.by_hand, 'url', e.url,
        'secret', encode(e.secret, 'base64'), 'previous_secret',
        case when e.previous_secret_until > now() then encode(e.previous_secret, 'base64') end)
      from taken t join public.notification_endpoints e on e.id = t.endpoint_id and e.deleted_at is null
      order by t.number`,
    values: [most, claim],
  })
  return rows.map(([row]) => row)
}

export type Attempt = {
  id: string
  at: string
  status: number | null
  latency_ms: number
  problem: string | null
  answer: Buffer | null
}

/** When it is tried again: a number of seconds, or null for never. What another has claimed since is left alone. */
export async function recordAttempt(
  db: Database,
  {
    id,
    claim,
    delivered,
    retryIn,
  }: { id: string; claim: string; delivered: boolean; retryIn: number | null },
  attempt: Attempt,
) {
  const rows = await db.alone<[string, boolean]>(system, {
    name: 'events.attempt',
    text: `with ended as (
        update app.event_deliveries d set claim = null, claimed_until = null,
          state = case when $3::bool then 'delivered' when $4::int is null then 'parked' else 'waiting' end,
          failures = case when $3 then d.failures else d.failures + 1 end,
          next_attempt_at = case when $3 then null else now() + make_interval(secs => $4::int) end
        where d.id = $1 and d.claim = $2 and d.state = 'waiting' returning d.id, d.endpoint_id, d.by_hand
      ), noted as (
        insert into app.delivery_attempts (id, delivery_id, at, status, latency_ms, problem, answer)
        select $5, id, $6, $7, $8, $9, $10 from ended
      ), turned as (
        update public.notification_endpoints e set failing_since = case when $3 then null else now() end
        from ended where e.id = ended.endpoint_id
          and case when $3 then e.failing_since is not null else e.failing_since is null and not ended.by_hand end
      )
      select e.id, not $3 and e.is_active and not ended.by_hand and e.failing_since < now() - interval '1 day'
      from ended join public.notification_endpoints e on e.id = ended.endpoint_id`,
    values: [
      id,
      claim,
      String(delivered),
      retryIn,
      attempt.id,
      attempt.at,
      attempt.status,
      attempt.latency_ms,
      attempt.problem,
      attempt.answer,
    ],
  })
  return rows[0]?.[1] ?? false
}

/** Not tried after all: whoever comes next takes it at once. */
export const releaseClaim = (db: Database, id: string, claim: string) =>
  db.alone(system, {
    name: 'events.release',
    text: 'update app.event_deliveries set claim = null, claimed_until = null where id = $1 and claim = $2',
    values: [id, claim],
  })

export type Paused = {
  email: string | null
  first_name: string | null
  url: string
  description: string | null
}

/** Answers whom to tell; undefined when it was paused already. */
export const pauseEndpoint = async (tx: Tx, endpoint: string, why: 'failing' | 'gone') =>
  (await tx.rows<Paused>('select * from app.pause_endpoint($1, $2)', [endpoint, why]))[0]

/** What is older than thirty days, and everything of endpoints that were deleted, in steps that hold nobody up. */
export const pruneSome = async (tx: Tx, most: number) =>
  (
    await tx.rows<{ n: number }>(
      `with old as (
         select id from app.event_deliveries where created_at < now() - interval '30 days' limit $1
       ), orphaned as (
         select d.id from public.notification_endpoints e join app.event_deliveries d on d.endpoint_id = e.id
         where e.deleted_at is not null limit $1
       ), told as (
         select id from public.notifications where created_at < now() - interval '30 days' limit $1
       ), gone as (
         delete from app.event_deliveries where id in (select id from old union all select id from orphaned) returning id
       ), forgotten as (
         delete from public.notifications where id in (select id from told) returning id
       )
       select (select count(*) from gone) + (select count(*) from forgotten) as n`,
      [most],
    )
  )[0]?.n ?? 0

export const deleteEmptied = (tx: Tx) =>
  tx.rows(
    `delete from public.notification_endpoints e where e.deleted_at is not null
       and not exists (select from app.event_deliveries d where d.endpoint_id = e.id)`,
  )
