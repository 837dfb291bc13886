import { asRole, type Database, type Tx } from '../platform/db/index.ts'
import type { Person } from '../platform/http/app-types.ts'
import { testType } from './events.ts'

export const mostCounted = 10_000

export type ShownAttempt = {
  id: string
  at: string
  status: number | null
  latency_ms: number
  problem: string | null
  /** Sealed, in base64. */
  answer: string | null
}
export type ShownDelivery = { id: string; attempts: ShownAttempt[]; [field: string]: unknown }

const shown = `json_build_object('id', d.id,
  'event', json_build_object('id', d.event_id, 'type', d.type, 'timestamp', app.iso(d.occurred_at), 'data', d.data),
  'state', d.state, 'next_attempt_at', app.iso(d.next_attempt_at), 'created_at', app.iso(d.created_at),
  'attempts', (select coalesce(json_agg(json_build_object('id', a.id, 'at', app.iso(a.at), 'status', a.status,
      'latency_ms', a.latency_ms, 'problem', a.problem, 'answer', encode(a.answer, 'base64')) order by a.at desc), '[]')
    from (select * from app.delivery_attempts where delivery_id = d.id order by at desc limit 20) a))`
const version = '(extract(epoch from d.updated_at) * 1000)::int8'

export async function listDeliveries(
  db: Database,
  actor: Person,
  {
    endpoint,
    state,
    limit,
    offset,
  }: { endpoint: string; state: string | null; limit: number; offset: number },
) {
  const filter = 'endpoint_id = $1 and ($2::text is null or state = $2)'
  const [row] = await db.one<[ShownDelivery[], number]>(actor, {
    name: `deliveries.list.${state ?? 'all'}`,
    text: `select coalesce((select json_agg(${shown} order by d.number desc) from (
        select * from app.event_deliveries where ${filter} order by number desc limit $3 offset $4) d), '[]'),
        (select count(*) from (select from app.event_deliveries where ${filter} limit ${mostCounted + 1}) c)
      from public.notification_endpoints e where e.id = $1 and e.deleted_at is null`,
    values: [endpoint, state, limit, offset],
  })
  return row && { deliveries: row[0], counted: row[1] }
}

export async function getDelivery(db: Database, actor: Person, endpoint: string, id: string) {
  const [row] = await db.one<[ShownDelivery, number]>(actor, {
    name: 'deliveries.get',
    text: `select ${shown}, ${version} from app.event_deliveries d
      join public.notification_endpoints e on e.id = d.endpoint_id and e.deleted_at is null
      where d.id = $2 and d.endpoint_id = $1`,
    values: [endpoint, id],
  })
  return row && { delivery: row[0], version: row[1] }
}

const found = async (tx: Tx, id: string) =>
  (
    await tx.rows<{ shown: ShownDelivery }>(
      `select ${shown} as shown from app.event_deliveries d where d.id = $1`,
      [id],
    )
  )[0]?.shown as ShownDelivery

const isThere = async (tx: Tx, endpoint: string) =>
  (
    await tx.rows('select from public.notification_endpoints where id = $1 and deleted_at is null', [
      endpoint,
    ])
  ).length > 0

const record = (tx: Tx, action: 'create' | 'update', delivery: string) =>
  tx.rows(`select audit.record($1, 'event_deliveries', $2, '{}')`, [action, delivery])

/** An event that tells of the endpoint alone; undefined where there is none. */
export async function insertTest(tx: Tx, endpoint: string): Promise<ShownDelivery | undefined> {
  if (!(await isThere(tx, endpoint))) return undefined
  const [made] = await asRole(tx, 'mettle_system', () =>
    tx.rows<{ id: string }>(
      `insert into app.event_deliveries (endpoint_id, event_id, type, subject, data, occurred_at, by_hand)
       values ($1, gen_random_uuid(), '${testType}', $1, json_build_object('endpoint_id', $1::uuid), now(), true)
       returning id`,
      [endpoint],
    ),
  )
  await record(tx, 'create', (made as { id: string }).id)
  return found(tx, (made as { id: string }).id)
}

/** Once more from the first attempt on, under the same event id; undefined where it is none of the endpoint's. */
export async function replayDelivery(
  tx: Tx,
  endpoint: string,
  id: string,
): Promise<ShownDelivery | 'waiting' | undefined> {
  if (!(await isThere(tx, endpoint))) return undefined
  const [before] = await asRole(tx, 'mettle_system', () =>
    tx.rows<{ state: string }>(
      'select state from app.event_deliveries where id = $1 and endpoint_id = $2 for update',
      [id, endpoint],
    ),
  )
  if (!before) return undefined
  if (before.state === 'waiting') return 'waiting'
  await asRole(tx, 'mettle_system', () =>
    tx.rows(
      `update app.event_deliveries set state = 'waiting', by_hand = true, failures = 0, next_attempt_at = now()
       where id = $1`,
      [id],
    ),
  )
  await record(tx, 'update', id)
  return found(tx, id)
}

export const mostReplayed = 1_000

/** All that are parked, the oldest first, as many as are sent at once; undefined where there is no such endpoint. */
export async function replayParked(tx: Tx, endpoint: string): Promise<number | undefined> {
  if (!(await isThere(tx, endpoint))) return undefined
  const again = await asRole(tx, 'mettle_system', () =>
    tx.rows<{ id: string }>(
      `update app.event_deliveries set state = 'waiting', by_hand = true, failures = 0, next_attempt_at = now()
       where id in (select id from app.event_deliveries where endpoint_id = $1 and state = 'parked'
         order by number limit ${mostReplayed} for update)
       returning id`,
      [endpoint],
    ),
  )
  if (again.length > 0)
    await tx.rows(`select audit.record('update', 'notification_endpoints', $1, '{deliveries}')`, [endpoint])
  return again.length
}
