import { randomBytes, randomUUID } from 'node:crypto'
import type { Line, Scene } from './line.ts'

const delivery = async ({ mettle }: Scene) => {
  const { rows } = await mettle.superuser.query(
    `insert into app.webhook_deliveries (id, source, event_id, digest, type, body)
     values (gen_random_uuid(), 'stripe', $1, $2, 'plan.created', '') returning id`,
    [randomUUID(), randomBytes(32)],
  )
  return { id: rows[0].id as string }
}
const adminsOnly = '401 403 403 403 200'
const notConfigured = '404 404 404 404 404'

// A message is nobody's own, so both columns are the same.
export const webhooks: Line[] = [
  ...['stripe', 'razorpay', 'wordpress', 'ghost'].map(source => ({
    operation: `POST /api/webhooks/${source}`,
    when: 'without a secret',
    own: notConfigured,
    given: () => ({ body: {} }),
  })),
  { operation: 'GET /api/webhooks/deliveries', own: adminsOnly },
  {
    operation: 'GET /api/webhooks/deliveries/{id}',
    own: adminsOnly,
    foreign: adminsOnly,
    given: delivery,
  },
  {
    operation: 'POST /api/webhooks/deliveries/{id}/replay',
    when: 'no longer kept',
    own: '401 403 403 403 409',
    foreign: '401 403 403 403 409',
    given: delivery,
  },
]
