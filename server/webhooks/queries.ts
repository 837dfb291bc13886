import type { Actor, Database, Tx } from '../platform/db/index.ts'
import type { Source } from './signatures.ts'

type Person = Extract<Actor, { kind: 'person' }>
export const states = ['received', 'processed', 'ignored', 'failed'] as const
export type State = (typeof states)[number]

export type NewDelivery = {
  id: string
  source: Source
  event_id: string
  digest: Buffer
  type: string
  body: Buffer
}

/** False where it is known already, by its id or by its contents. */
export const insertDelivery = async (tx: Tx, given: NewDelivery) =>
  (
    await tx.rows(
      `insert into app.webhook_deliveries (id, source, event_id, digest, type, body) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing returning id`,
      [given.id, given.source, given.event_id, given.digest, given.type, given.body],
    )
  ).length > 0

/** Sent once more by somebody who changed something: what came to nothing is tried again. */
export const reviveDelivery = (tx: Tx, { source, event_id, digest }: NewDelivery) =>
  tx.rows<{ id: string }>(
    `update app.webhook_deliveries set state = 'received', attempts = 0
     where source = $1 and (event_id = $2 or digest = $3) and state in ('failed', 'ignored') and body <> '' returning id`,
    [source, event_id, digest],
  )

export type Waiting = { source: Source; body: Buffer; received_at: Date }

export const lockWaiting = async (tx: Tx, id: string) =>
  (
    await tx.rows<Waiting>(
      `select source, body, received_at from app.webhook_deliveries where id = $1 and state = 'received' for update`,
      [id],
    )
  )[0]

export const settleDelivery = (tx: Tx, id: string, state: State, outcome: string) =>
  tx.rows(
    `update app.webhook_deliveries set state = $2, outcome = $3, attempts = attempts + 1, processed_at = clock_timestamp()
     where id = $1`,
    [id, state, outcome],
  )

/** Whether it is to be tried again. */
export const noteFailure = async (tx: Tx, id: string, outcome: string, final: boolean, most: number) =>
  (
    await tx.rows<{ again: boolean }>(
      `update app.webhook_deliveries set outcome = $2, attempts = attempts + 1,
         state = case when $3 or attempts + 1 >= $4 then 'failed' else state end
       where id = $1 and state = 'received' returning state = 'received' as again`,
      [id, outcome, final, most],
    )
  )[0]?.again ?? false

const columns = ['id', 'source', 'event_id', 'type', 'state', 'outcome', 'attempts']
const times = ['received_at', 'processed_at', 'replayed_at']
const shown = `json_build_object(${[
  ...columns.map(column => `'${column}', ${column}`),
  ...times.map(column => `'${column}', app.iso(${column})`),
].join(', ')})`

export async function listDeliveries(
  db: Database,
  actor: Person,
  filter: { source?: string | undefined; state?: string | undefined },
  limit: number,
  offset: number,
) {
  const [row] = await db.one<[string, number]>(actor, {
    name: 'webhooks.list',
    text: `with found as (select * from app.webhook_deliveries
        where ($1::text is null or source = $1) and ($2::text is null or state = $2))
      select coalesce((select json_agg(${shown} order by received_at desc, id)
          from (select * from found order by received_at desc, id limit $3 offset $4) page), '[]')::text,
        (select count(*) from found)`,
    values: [filter.source ?? null, filter.state ?? null, limit, offset],
  })
  const [body, total] = row as [string, number]
  return { body, total }
}

export type Shown = { record: Record<string, unknown>; body: Buffer; version: number }

export async function getDelivery(db: Database, actor: Person, id: string): Promise<Shown | undefined> {
  const [row] = await db.one<[Record<string, unknown>, Buffer, number]>(actor, {
    name: 'webhooks.get',
    text: `select ${shown}, body, (extract(epoch from updated_at) * 1000)::int8 from app.webhook_deliveries where id = $1`,
    values: [id],
  })
  return row && { record: row[0], body: row[1], version: row[2] }
}

/** No row: there is none. One that is no longer kept cannot be done again. */
export const replayDelivery = async (tx: Tx, id: string) =>
  (
    await tx.rows<{ kept: boolean; record: Record<string, unknown> }>(
      `update app.webhook_deliveries set replayed_at = clock_timestamp(),
         state = case when body = '' then state else 'received' end,
         attempts = case when body = '' then attempts else 0 end
       where id = $1 returning body <> '' as kept, ${shown} as record`,
      [id],
    )
  )[0]

/** Bodies hold people's data and go first; that a message came is remembered longer, so that it counts once. */
export const pruneDeliveries = (tx: Tx) =>
  tx.rows(
    `with old as (delete from app.webhook_deliveries where received_at < now() - interval '400 days')
     update app.webhook_deliveries set body = '' where body <> '' and state <> 'received'
       and received_at < now() - make_interval(days => app.retention_days('webhooks'))`,
  )

/** Whose job was lost, perhaps because the database was away each time it was tried. */
export const stuckDeliveries = async (tx: Tx) =>
  (
    await tx.rows<{ id: string }>(
      `select id from app.webhook_deliveries where state = 'received' and updated_at < now() - interval '3 hours' limit 1000`,
    )
  ).map(({ id }) => id)
