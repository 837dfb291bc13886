import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { type Endpoint, register, startReceiver, verify } from './receiver.fixture.ts'

let mettle: TestService
let admin: TestPerson
let ada: TestPerson
before(async () => {
  mettle = await testService({ EVENTS_ALLOW_PRIVATE: '1' })
  admin = await mettle.person('admin')
  ada = await mettle.person('telecaller')
})

const createLead = async (name = 'Grace Hopper') =>
  (await mettle.call('POST', '/api/leads', { as: ada, body: { name } })).body.data.id as string
const changeLead = (id: string, body: object) => mettle.call('PUT', `/api/leads/${id}`, { as: ada, body })
const deleteLead = (id: string) => mettle.call('DELETE', `/api/leads/${id}`, { as: ada })
const deliveries = async ({ id }: Endpoint, query = '') =>
  (await mettle.call('GET', `/api/notifications/endpoints/${id}/deliveries${query}`, { as: admin })).body.data
const remove = ({ id }: Endpoint) =>
  mettle.call('DELETE', `/api/notifications/endpoints/${id}`, { as: admin })
const makeDue = async ({ id }: Endpoint) => {
  await mettle.superuser.query(
    `update app.event_deliveries set next_attempt_at = now() where endpoint_id = $1 and state = 'waiting'`,
    [id],
  )
  mettle.notifications.wake()
}
const failuresOf = async ({ id }: Endpoint, subject: string): Promise<[string, number, number | null][]> =>
  (
    await mettle.superuser.query(
      `select type, failures, round(extract(epoch from next_attempt_at - now()))::int as wait
       from app.event_deliveries where endpoint_id = $1 and subject = $2 order by number`,
      [id, subject],
    )
  ).rows.map(({ type, failures, wait }) => [type, failures, wait])

describe('events to other systems', () => {
  it('tell of leads in order, signed, with a stable id and ids alone', async () => {
    const receiver = await startReceiver()
    const endpoint = await register(mettle, admin, receiver.url, ['lead.created', '*'])
    const lead = await createLead()
    await changeLead(lead, { status: 'converted' })
    await deleteLead(lead)
    await receiver.until(4)
    assert.deepEqual(receiver.types(), ['lead.created', 'lead.updated', 'lead.converted', 'lead.deleted'])
    for (const received of receiver.received) {
      const { id, type, timestamp, data, ...more } = verify(endpoint.secret, received)
      assert.deepEqual(more, {})
      assert.equal(id, received.headers['webhook-id'])
      assert.match(timestamp, /^\d{4}-.*Z$/)
      const whose = type === 'lead.deleted' ? {} : { assigned_to: ada.id }
      assert.deepEqual(data, { lead_id: lead, ...whose })
    }
    assert.throws(() => verify(`whsec_${'A'.repeat(32)}`, receiver.received[0] as never))
    assert.equal(new Set(receiver.received.map(({ event }) => event.id)).size, 4)
    await remove(endpoint)
  })

  it('come only to those who registered for them', async () => {
    const [created, deleted] = [await startReceiver(), await startReceiver()]
    const endpoints = [
      await register(mettle, admin, created.url, ['lead.created']),
      await register(mettle, admin, deleted.url, ['lead.deleted']),
    ]
    const lead = await createLead()
    await deleteLead(lead)
    await created.until(1)
    await deleted.until(1)
    assert.deepEqual([created.types(), deleted.types()], [['lead.created'], ['lead.deleted']])
    for (const endpoint of endpoints) await remove(endpoint)
  })

  it('that fail are tried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, then parked and replayable', async () => {
    const receiver = await startReceiver(response => response.writeHead(500).end('not now'))
    const endpoint = await register(mettle, admin, receiver.url, ['lead.created'])
    const lead = await createLead()
    for (const [n, wait] of [5, 300, 1800, 7200, 18_000, 36_000, 36_000].entries()) {
      const failed = async () => {
        const [delivery] = await failuresOf(endpoint, lead)
        return delivery?.[1] === n + 1 && delivery
      }
      const delivery = await eventually(failed)
      assert.ok(Math.abs((delivery[2] ?? 0) - wait) <= 3, `${delivery[2]} s is not ${wait} s`)
      await makeDue(endpoint)
    }
    const [parked] = await eventually(async () => {
      const found = await deliveries(endpoint, '?state=parked')
      return found.length === 1 && found
    })
    assert.equal(receiver.received.length, 8)
    assert.equal(new Set(receiver.received.map(({ body }) => body)).size, 1, 'the same body each time')
    assert.deepEqual([parked.next_attempt_at, parked.attempts.length], [null, 8])
    const { status, problem, answer, latency_ms } = parked.attempts[0]
    assert.deepEqual([status, problem, answer], [500, 'answered 500', 'not now'])
    assert.ok(latency_ms >= 0)

    receiver.take()
    const path = `/api/notifications/endpoints/${endpoint.id}/deliveries/${parked.id}`
    const replayed = await mettle.call('POST', `${path}/replay`, { as: admin })
    assert.deepEqual([replayed.status, replayed.headers.get('location')], [202, path])
    await receiver.until(9)
    assert.equal(receiver.received[8]?.body, receiver.received[0]?.body)
    await eventually(
      async () => (await mettle.call('GET', path, { as: admin })).body.data.state === 'delivered',
    )
    await remove(endpoint)
  })

  it('wait for an earlier one of their subject and for no other; a parked one holds nothing up', async () => {
    const [first, other] = [await createLead(), await createLead()]
    const receiver = await startReceiver((response, { event }) =>
      response.writeHead(event.type === 'lead.updated' && event.data.lead_id === first ? 503 : 204).end(),
    )
    const endpoint = await register(mettle, admin, receiver.url)
    await changeLead(first, { company: 'Navy' })
    await eventually(async () => (await failuresOf(endpoint, first))[0]?.[1] === 1)
    await deleteLead(first)
    await changeLead(other, { company: 'Army' })
    await eventually(() => receiver.received.some(({ event }) => event.data.lead_id === other))
    assert.ok(!receiver.types().includes('lead.deleted'), 'the deletion waits for the change before it')
    await mettle.superuser.query(`update app.event_deliveries set failures = 7 where endpoint_id = $1`, [
      endpoint.id,
    ])
    await makeDue(endpoint)
    await eventually(() => receiver.types().includes('lead.deleted'))
    assert.equal((await deliveries(endpoint, '?state=parked')).length, 1)
    await remove(endpoint)
  })

  it('reach others at once while one endpoint hangs, redirects or answers without end', async () => {
    const hanging = await startReceiver(() => {})
    const redirecting = await startReceiver(response =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    )
    const flooding = await startReceiver(response => {
      response.writeHead(200)
      const piece = Buffer.alloc(1 << 20, 'x')
      let left = 100
      const pour = () => {
        while (left-- > 0) if (!response.write(piece)) return void response.once('drain', pour)
        response.end()
      }
      pour()
    })
    const good = await startReceiver()
    const all = [hanging, redirecting, flooding, good]
    const endpoints: Endpoint[] = []
    for (const { url } of all) endpoints.push(await register(mettle, admin, url, ['lead.created']))
    for (let n = 0; n < 20; n++) await createLead()
    await good.until(20)
    await flooding.until(20)
    assert.equal(hanging.received.length, 8, 'as many as one endpoint may have under way')
    const [, redirected, flooded] = endpoints as [Endpoint, Endpoint, Endpoint]
    const answered = await eventually(async () => {
      const [delivery] = await deliveries(flooded, '?state=delivered&limit=1')
      return delivery?.attempts[0].answer as string | undefined
    })
    assert.equal(answered, 'x'.repeat(1024))
    const failed = (await deliveries(redirected))[0] as { state: string; attempts: { problem: string }[] }
    assert.equal(failed.state, 'waiting')
    for (const { problem } of failed.attempts) assert.equal(problem, 'answered 302')
    for (const endpoint of endpoints) await remove(endpoint)
  })

  it('hold nothing of what a lead said, whether it is deleted or not', async () => {
    const secret = randomUUID()
    const receiver = await startReceiver()
    const endpoint = await register(mettle, admin, receiver.url)
    const lead = await createLead(`Called ${secret}`)
    await changeLead(lead, { company: secret })
    await receiver.until(2)
    const { rows } = await mettle.superuser.query(
      'select d::text from app.event_deliveries d union all select n::text from notifications n',
    )
    assert.ok(rows.some(({ d }) => d.includes(lead)))
    assert.ok(!rows.some(({ d }) => d.includes(secret)))
    assert.ok(!receiver.received.some(({ body }) => body.includes(secret)))
    await remove(endpoint)
  })

  it('are signed by the old secret too for a day after it was replaced', async () => {
    const receiver = await startReceiver()
    const endpoint = await register(mettle, admin, receiver.url)
    const path = `/api/notifications/endpoints/${endpoint.id}`
    const { secret } = (await mettle.call('POST', `${path}/secret`, { as: admin })).body.data
    await mettle.call('POST', `${path}/test`, { as: admin })
    await receiver.until(1)
    const [received] = receiver.received as [never]
    for (const one of [endpoint.secret, secret]) assert.equal(verify(one, received).type, 'endpoint.test')
    await mettle.superuser.query(
      `update notification_endpoints set previous_secret_until = now() - interval '1 second' where id = $1`,
      [endpoint.id],
    )
    await mettle.call('POST', `${path}/test`, { as: admin })
    await receiver.until(2)
    assert.throws(() => verify(endpoint.secret, receiver.received[1] as never))
    verify(secret, receiver.received[1] as never)
    await remove(endpoint)
  })

  it('are kept while an endpoint is paused, though not a test, and go out when it is on again', async () => {
    const receiver = await startReceiver()
    const endpoint = await register(mettle, admin, receiver.url, ['lead.created'])
    const path = `/api/notifications/endpoints/${endpoint.id}`
    const switchTo = (is_active: boolean) => mettle.call('PATCH', path, { as: admin, body: { is_active } })
    assert.equal((await switchTo(false)).body.data.paused_reason, 'admin')
    await createLead()
    await eventually(async () => (await deliveries(endpoint)).length === 1)
    await mettle.call('POST', `${path}/test`, { as: admin })
    await receiver.until(1)
    assert.deepEqual(receiver.types(), ['endpoint.test'])
    await switchTo(true)
    await receiver.until(2)
    assert.deepEqual(receiver.types(), ['endpoint.test', 'lead.created'])
    await remove(endpoint)
  })

  it('end with the endpoint, whose deliveries are cleared away', async () => {
    const receiver = await startReceiver(response => response.writeHead(500).end())
    const endpoint = await register(mettle, admin, receiver.url, ['lead.created'])
    await createLead()
    await receiver.until(1)
    await remove(endpoint)
    assert.equal(
      (await mettle.call('GET', `/api/notifications/endpoints/${endpoint.id}/deliveries`, { as: admin }))
        .status,
      404,
    )
    const { rows } = await mettle.superuser.query(
      'select url, secret from notification_endpoints where id = $1',
      [endpoint.id],
    )
    assert.deepEqual([rows[0].url, rows[0].secret.length], ['', 0])
  })
})
