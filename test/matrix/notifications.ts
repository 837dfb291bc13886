import { randomUUID } from 'node:crypto'
import type { Line, Scene } from './line.ts'

const given = { url: 'https://example.com/hook', events: ['*'] }

/** One that is paused, so that nothing leaves; the one before goes, since there can be only so many. */
const endpoint = async ({ mettle }: Scene) => {
  const id = randomUUID()
  await mettle.superuser.query('delete from notification_endpoints')
  // Sealed as the service does it: to be replaced, the secret is opened.
  const admin = await mettle.person('admin')
  const { body } = await mettle.call('POST', '/api/notifications/endpoints', { as: admin, body: given })
  await mettle.superuser.query(
    `insert into app.event_deliveries (id, endpoint_id, event_id, type, subject, data, occurred_at, state, next_attempt_at)
     values ($1, $2, $1, 'lead.deleted', $1, '{}', now(), 'parked', null)`,
    [id, body.data.id],
  )
  await mettle.superuser.query(
    `update notification_endpoints set is_active = false, paused_reason = 'admin' where id = $1`,
    [body.data.id],
  )
  return { id: body.data.id as string, params: { delivery_id: id } }
}

const adminsOnly = '401 403 403 403 200'
const accepted = '401 403 403 403 202'
const root = '/api/notifications/endpoints'

// An endpoint is nobody's own, so both columns are the same; a notification is only ever one's own.
export const notifications: Line[] = [
  { operation: 'GET /api/notifications', own: '401 200 200 200 200' },
  {
    operation: 'PUT /api/notifications/read',
    own: '401 200 200 200 200',
    given: () => ({ body: { ids: [randomUUID()] } }),
  },
  { operation: `GET ${root}`, own: adminsOnly },
  { operation: `POST ${root}`, own: '401 403 403 403 201', given: () => ({ body: given }) },
  { operation: `GET ${root}/{id}`, own: adminsOnly, foreign: adminsOnly, given: endpoint },
  {
    operation: `PATCH ${root}/{id}`,
    own: adminsOnly,
    foreign: adminsOnly,
    given: async scene => ({ ...(await endpoint(scene)), body: { description: 'x' } }),
  },
  { operation: `DELETE ${root}/{id}`, own: adminsOnly, foreign: adminsOnly, given: endpoint },
  { operation: `POST ${root}/{id}/test`, own: accepted, foreign: accepted, given: endpoint },
  { operation: `POST ${root}/{id}/replay`, own: accepted, foreign: accepted, given: endpoint },
  { operation: `POST ${root}/{id}/secret`, own: adminsOnly, foreign: adminsOnly, given: endpoint },
  { operation: `GET ${root}/{id}/deliveries`, own: adminsOnly, foreign: adminsOnly, given: endpoint },
  {
    operation: `GET ${root}/{id}/deliveries/{delivery_id}`,
    own: adminsOnly,
    foreign: adminsOnly,
    given: endpoint,
  },
  {
    operation: `POST ${root}/{id}/deliveries/{delivery_id}/replay`,
    own: accepted,
    foreign: accepted,
    given: endpoint,
  },
]
