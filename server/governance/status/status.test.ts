import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'

describe('what an admin should see to', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const status = async () => (await mettle.call('GET', '/api/system/status', { as: admin })).body.data
  const fail = (queue: string, at = 'now()') =>
    mettle.superuser.query(
      `insert into pgboss.job (name, state, data, output, completed_on)
       values ($1, 'failed', $2, '{"message": "no line"}', ${at})`,
      [queue, { id: randomUUID() }],
    )

  it('names nothing where all is well, and who sends messages here', async () => {
    const { jobs, events, recalibrations, follow_ups, audit, database } = await status()
    assert.deepEqual([jobs.failures, jobs.failed, recalibrations, follow_ups, audit], [[], 0, [], [], null])
    assert.deepEqual(events, { endpoints: [], failed_messages: 0, receivers: [] })
    assert.ok(database.latency_ms >= 0)
  })

  it('names failed jobs by queue, and what the clock asked for only until it was done', async () => {
    await fail('mail')
    await fail('mail')
    await fail('mail-prune', `now() - interval '1 hour'`)
    const { failures, failed } = (await status()).jobs
    assert.deepEqual(
      failures.map(({ queue, jobs, problem }: Record<string, unknown>) => [queue, jobs, problem]),
      [
        ['mail', 2, 'no line'],
        ['mail-prune', 1, 'no line'],
      ],
    )
    assert.equal(failed, 3)
    await mettle.superuser.query(
      `insert into pgboss.job (name, state, completed_on) values ('mail-prune', 'completed', now())`,
    )
    assert.deepEqual(
      (await status()).jobs.failures.map(({ queue }: { queue: string }) => queue),
      ['mail'],
    )
  })

  it('has failed jobs done once more, or let go, and both noted', async () => {
    const again = await mettle.call('POST', '/api/system/failed-jobs/mail/retry', { as: admin })
    assert.deepEqual(again.body.data, { queue: 'mail', jobs: 2 }, again.text)
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select state from pgboss.job where name = 'mail' and state = 'completed'`,
      )
      return rows.length === 2
    })
    assert.deepEqual((await status()).jobs.failures, [])
    await fail('mail')
    const dropped = await mettle.call('DELETE', '/api/system/failed-jobs/mail', { as: admin })
    assert.deepEqual(dropped.body.data, { queue: 'mail', jobs: 1 })
    const none = await mettle.call('POST', '/api/system/failed-jobs/nonsense/retry', { as: admin })
    assert.deepEqual(none.body.data, { queue: 'nonsense', jobs: 0 })
    const { rows } = await mettle.superuser.query(
      `select action, row_id from audit.entries where resource = 'jobs' and actor = $1 order by id`,
      [admin.id],
    )
    assert.deepEqual(rows, [
      { action: 'update', row_id: 'mail' },
      { action: 'delete', row_id: 'mail' },
    ])
  })

  it('names endpoints that fail and what is parked there, and sends all of it once more', async () => {
    const made = await mettle.call('POST', '/api/notifications/endpoints', {
      as: admin,
      body: { url: 'https://crm.example/hooks', events: ['*'] },
    })
    const id = made.body.data.id as string
    assert.deepEqual((await status()).events.endpoints, [])
    await mettle.superuser.query(
      `insert into app.event_deliveries (endpoint_id, event_id, type, subject, data, occurred_at, state, next_attempt_at)
       select $1, gen_random_uuid(), 'lead.deleted', gen_random_uuid(), '{}', now(), 'parked', null from generate_series(1, 2)`,
      [id],
    )
    await mettle.superuser.query(
      `update notification_endpoints set is_active = false, paused_reason = 'failing', failing_since = now() where id = $1`,
      [id],
    )
    const [endpoint] = (await status()).events.endpoints
    assert.deepEqual(
      [endpoint.id, endpoint.paused_reason, endpoint.parked, endpoint.waiting],
      [id, 'failing', 2, 0],
    )
    const replay = () => mettle.call('POST', `/api/notifications/endpoints/${id}/replay`, { as: admin })
    assert.deepEqual((await replay()).body.data, { replayed: 2 })
    assert.deepEqual((await replay()).body.data, { replayed: 0 })
    const nowhere = `/api/notifications/endpoints/${randomUUID()}/replay`
    assert.equal((await mettle.call('POST', nowhere, { as: admin })).status, 404)
  })

  it('counts messages that came to nothing, and names a recalibration that waits', async () => {
    await mettle.superuser.query(
      `insert into app.webhook_deliveries (id, source, event_id, digest, type, body, state)
       values (gen_random_uuid(), 'stripe', 'evt_1', '\\x00', 'plan.created', '', 'failed')`,
    )
    const { rows } = await mettle.superuser.query('select id, title from assessments limit 1')
    await mettle.superuser.query(
      `insert into calibrations (id, assessment_id, number, state, engine_version, finished_at, report)
       values (gen_random_uuid(), $1, 1, 'proposed', '1', now(), '{"summary": "9 items moved."}')`,
      [rows[0].id],
    )
    const { events, recalibrations } = await status()
    assert.equal(events.failed_messages, 1)
    assert.deepEqual(
      [recalibrations[0].assessment_id, recalibrations[0].assessment, recalibrations[0].summary],
      [rows[0].id, rows[0].title, '9 items moved.'],
    )
  })

  it('names follow-ups that nobody keeps, by whose leads they are', async () => {
    const ravi = await mettle.person('telecaller', { first_name: 'Ravi' })
    const sara = await mettle.person('telecaller', { first_name: 'Sara' })
    const due = async (assigned_to: string | null, ago: string) => {
      const { rows } = await mettle.superuser.query(
        `insert into leads (name, phone, assigned_to) values ('A lead', '9876543210', $1) returning id`,
        [assigned_to],
      )
      await mettle.superuser.query(
        'insert into follow_ups (lead_id, due_at) values ($1, now() - $2::interval)',
        [rows[0].id, ago],
      )
    }
    await due(ravi.id, '8 days')
    await due(ravi.id, '9 days')
    await due(ravi.id, '2 days')
    await due(sara.id, '2 hours')
    await due(sara.id, '-2 hours')
    const named = async () =>
      (await status()).follow_ups.map(({ first_name, disabled, late }: Record<string, unknown>) => [
        first_name,
        disabled,
        late,
      ])
    assert.deepEqual(await named(), [['Ravi', false, 2]])
    await mettle.call('PATCH', `/api/people/${sara.id}`, { as: admin, body: { disabled: true } })
    assert.deepEqual(await named(), [
      ['Ravi', false, 2],
      ['Sara', true, 1],
    ])
    await due(null, '1 hour')
    assert.deepEqual((await named())[2]?.[2] ?? (await named())[1]?.[2], 1)
  })

  it('tells how the last verification of the audit log ended', async () => {
    // Until entries are in the chain there is nothing to verify.
    const links = () => mettle.superuser.query('select from audit.chain limit 1')
    await eventually(async () => (await links()).rowCount === 1)
    // Once: another one under way would end after what is said of it below.
    await mettle.call('POST', '/api/audit/verify', { as: admin })
    const audit = await eventually(async () => (await status()).audit ?? undefined)
    assert.ok(audit.entries > 0)
    assert.equal(audit.state, 'intact')
    const sentence = 'The audit log is not whole: /api/audit/verify says where.'
    assert.ok(!(await status()).warnings.includes(sentence))
    await mettle.superuser.query(`update audit.verifications set state = 'broken'`)
    assert.ok((await status()).warnings.includes(sentence))
  })

  it('says that the audit log is not whole before anybody has verified it', async () => {
    await mettle.superuser.query(
      `delete from audit.verifications;
       alter table audit.chain disable trigger all; delete from audit.chain; alter table audit.chain enable trigger all`,
    )
    await mettle.call('POST', '/api/leads', { as: admin, body: { name: 'Noticed by the sealer' } })
    await eventually(async () =>
      (await status()).warnings.includes('The audit log is not whole: /api/audit/verify says where.'),
    )
  })
})
