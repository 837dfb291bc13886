import { randomUUID } from 'node:crypto'
import type { TestPerson, TestService } from '../harness/index.ts'

/** A house in which something of every kind waits for an admin. */
export async function disorder(mettle: TestService, admin: TestPerson) {
  const { superuser } = mettle
  await superuser.query(
    `insert into pgboss.job (name, state, data, output, completed_on)
     select 'mail', 'failed', $1, '{"message": "SMTP 450"}', now() from generate_series(1, 2)`,
    [{ id: randomUUID() }],
  )
  const made = await mettle.call('POST', '/api/notifications/endpoints', {
    as: admin,
    body: { url: 'https://crm.example/hooks/a-secret', events: ['*'], description: 'The old CRM' },
  })
  const endpoint = made.body.data.id as string
  await superuser.query(
    `insert into app.event_deliveries (endpoint_id, event_id, type, subject, data, occurred_at, state, next_attempt_at)
     select $1, gen_random_uuid(), 'lead.created', gen_random_uuid(), '{"lead_id": "a lead"}', now(), 'parked', null
     from generate_series(1, 3)`,
    [endpoint],
  )
  await superuser.query(
    `insert into app.delivery_attempts (id, delivery_id, at, status, latency_ms, problem)
     select gen_random_uuid(), id, now(), 500, 12, 'answered 500' from app.event_deliveries where endpoint_id = $1`,
    [endpoint],
  )
  await superuser.query(
    `update notification_endpoints set is_active = false, paused_reason = 'failing', failing_since = now() - interval '1 day'
     where id = $1`,
    [endpoint],
  )
  await superuser.query(
    `insert into app.webhook_deliveries (id, source, event_id, digest, type, body, state, outcome, attempts)
     values (gen_random_uuid(), 'stripe', 'evt_1', '\\x00', 'checkout.session.completed', '', 'failed', 'No product has this reference.', 9)`,
  )
  const { rows } = await superuser.query('select id from assessments limit 1')
  await superuser.query(
    `insert into calibrations (id, assessment_id, number, state, engine_version, finished_at, report)
     values (gen_random_uuid(), $1, 1, 'proposed', '1', now(), '{"summary": "9 of 496 items moved; no group is treated unfairly."}')`,
    [rows[0].id],
  )
  const sameer = await mettle.person('telecaller', { first_name: 'Sameer', last_name: 'Khan' })
  const lead = await mettle.call('POST', '/api/leads', {
    as: admin,
    body: { name: 'Rohan Deshmukh', phone: '+91 98765 43210', assigned_to: sameer.id },
  })
  await superuser.query(`insert into follow_ups (lead_id, due_at) values ($1, now() - interval '9 days')`, [
    lead.body.data.id,
  ])
  return { endpoint, sameer }
}
