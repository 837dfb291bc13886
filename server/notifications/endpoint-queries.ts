import { asRole, type Database, type Tx } from '../platform/db/index.ts'
import type { Person } from '../platform/http/app-types.ts'

const shown = `json_build_object('id', e.id, 'url', e.url, 'events', e.events, 'description', e.description,
  'is_active', e.is_active, 'paused_reason', e.paused_reason, 'failing_since', app.iso(e.failing_since),
  'missed_events', e.missed_events, 'previous_secret_expires_at',
  case when e.previous_secret_until > now() then app.iso(e.previous_secret_until) end,
  'created_at', app.iso(e.created_at), 'updated_at', app.iso(e.updated_at))`
const version = '(extract(epoch from e.updated_at) * 1000)::int8'
const row = `${shown}::text as body, ${version} as version`

export type EndpointRow = { body: string; version: number }
export type EndpointValues = {
  url: string
  events: string[]
  description: string | null
  is_active: boolean
}

export async function listEndpoints(db: Database, actor: Person, limit: number, offset: number) {
  const [found] = await db.one<[string, number]>(actor, {
    name: 'endpoints.list',
    text: `select coalesce(json_agg(${shown} order by e.created_at, e.id), '[]')::text,
        (select count(*) from public.notification_endpoints where deleted_at is null)
      from (select * from public.notification_endpoints where deleted_at is null
        order by created_at, id limit $1 offset $2) e`,
    values: [limit, offset],
  })
  const [body, total] = found as [string, number]
  return { body, total }
}

export async function getEndpoint(db: Database, actor: Person, id: string) {
  const [found] = await db.one<[string, number]>(actor, {
    name: 'endpoints.get',
    text: `select ${row} from public.notification_endpoints e where e.id = $1 and e.deleted_at is null`,
    values: [id],
  })
  return found && { body: found[0], version: found[1] }
}

export const insertEndpoint = async (
  tx: Tx,
  {
    id,
    url,
    events,
    description,
    secret,
  }: { id: string; secret: Buffer } & Omit<EndpointValues, 'is_active'>,
) =>
  (
    await tx.rows<EndpointRow>(
      `insert into public.notification_endpoints as e (id, url, events, description, secret, created_by)
       values ($1, $2, $3, $4, $5, app.user_id()) returning ${row}`,
      [id, url, events, description, secret],
    )
  )[0] as EndpointRow

/** As it is, locked until the transaction ends. */
export const lockEndpoint = async (tx: Tx, id: string) =>
  (
    await tx.rows<EndpointValues & EndpointRow & { secret: Buffer }>(
      `select e.url, e.events, e.description, e.is_active, e.secret, ${row}
       from public.notification_endpoints e where e.id = $1 and e.deleted_at is null for update`,
      [id],
    )
  )[0]

/** Switched on or moved, it begins anew: what has waited is due at once. */
export async function updateEndpoint(tx: Tx, id: string, values: EndpointValues, beginsAnew: boolean) {
  const [changed] = await tx.rows<EndpointRow>(
    `update public.notification_endpoints e set url = $2, events = $3, description = $4, is_active = $5,
       paused_reason = case when $5 then null else coalesce(paused_reason, 'admin') end,
       failing_since = case when $6 then null else failing_since end,
       missed_events = case when $6 then 0 else missed_events end
     where e.id = $1 returning ${row}`,
    [id, values.url, values.events, values.description, values.is_active, beginsAnew],
  )
  if (beginsAnew)
    await asRole(tx, 'mettle_system', () =>
      tx.rows(
        `update app.event_deliveries set next_attempt_at = now()
         where endpoint_id = $1 and state = 'waiting' and not by_hand and next_attempt_at > now()`,
        [id],
      ),
    )
  return changed as EndpointRow
}

export const replaceSecret = async (
  tx: Tx,
  id: string,
  secret: Buffer,
  previous: Buffer,
  graceHours: number,
) =>
  (
    await tx.rows<EndpointRow>(
      `update public.notification_endpoints e set secret = $2, previous_secret = $3,
         previous_secret_until = now() + make_interval(hours => $4)
       where e.id = $1 returning ${row}`,
      [id, secret, previous, graceHours],
    )
  )[0] as EndpointRow

/** Nothing of it is readable any more; what is left is cleared away by and by. */
export const deleteEndpoint = (tx: Tx, id: string) =>
  asRole(tx, 'mettle_system', () =>
    tx.rows(
      `update public.notification_endpoints set deleted_at = now(), is_active = false,
         paused_reason = coalesce(paused_reason, 'admin'), url = '', secret = '', previous_secret = null, description = null
       where id = $1`,
      [id],
    ),
  )
