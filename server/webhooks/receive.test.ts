import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { secrets, send, settings, settled, signed, signedByShop } from './sender.fixture.ts'
import { sources } from './signatures.ts'

describe('a webhook', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService(settings)
    admin = await mettle.person('admin')
  })
  const count = async () =>
    (await mettle.superuser.query('select count(*)::int as n from app.webhook_deliveries')).rows[0].n
  let number = 0
  const message = () => ({
    id: `evt_${++number}`,
    type: 'plan.created',
    event: 'plan',
    created: number,
    post: { current: { id: number, status: 'draft' } },
  })

  it('whose signature is right is kept once, answered 200, and the same again is a duplicate', async () => {
    for (const source of sources) {
      const body = JSON.stringify(message())
      const kept = await count()
      const first = await send(mettle, source, body)
      assert.deepEqual([first.status, first.body.data], [200, { duplicate: false }], first.text)
      const again = await send(mettle, source, body)
      assert.deepEqual([again.status, again.body.data], [200, { duplicate: true }])
      assert.equal(await count(), kept + 1)
    }
    const listed = await settled(mettle, admin)
    assert.deepEqual(new Set(listed.map((one: { state: string }) => one.state)), new Set(['ignored']))
  })

  it('whose signature is wrong is 400 in the envelope, and nothing of it is kept', async () => {
    const kept = await count()
    for (const source of sources) {
      const body = JSON.stringify(message())
      const right = Object.entries(signed(source, body))[0] as [string, string]
      const flipped = right[1].replace(/[0-9a-f](?=[^0-9a-f]*$)/, last => (last === '0' ? '1' : '0'))
      const forgeries = [
        {},
        { [right[0]]: '' },
        { [right[0]]: 'x'.repeat(10_000) },
        { [right[0]]: ',,=,t=,v1=,sha256=' },
        { [right[0]]: source === 'ghost' ? right[1].replace(/sha256=./, 'sha256=z') : flipped },
        signed(source, `${body} `),
        signed(source, body, 'another secret'),
      ]
      for (const headers of forgeries) {
        const answer = await send(mettle, source, body, headers as Record<string, string>)
        assert.deepEqual(
          [answer.status, answer.body.error?.code],
          [400, 'VALIDATION_ERROR'],
          `${source} ${JSON.stringify(headers).slice(0, 80)}`,
        )
        assert.match(answer.body.error.details.field, /signature/i)
      }
    }
    assert.equal(await count(), kept)
  })

  it('is not taken after its time, nor before it, where its scheme tells the time', async () => {
    const minutes = 60_000
    for (const source of ['stripe', 'ghost'] as const)
      for (const [offset, status] of [
        [-6, 400],
        [-4, 200],
        [4, 200],
        [6, 400],
      ] as const) {
        const body = JSON.stringify(message())
        const headers = signed(source, body, secrets[source], Date.now() + offset * minutes)
        assert.equal((await send(mettle, source, body, headers)).status, status, `${source} ${offset}`)
      }
    const body = JSON.stringify(message())
    const old = signed('stripe', body, secrets.stripe, Date.now() - 6 * minutes)['stripe-signature'] as string
    const renamed = old.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`)
    assert.equal((await send(mettle, 'stripe', body, { 'stripe-signature': renamed })).status, 400)
  })

  it('may be signed with one of two secrets while Stripe changes them, and by older Ghosts without the time', async () => {
    const body = JSON.stringify(message())
    const [time, mine] = (signed('stripe', body)['stripe-signature'] as string).split(',')
    const two = `${time},v1=${'0'.repeat(64)},${mine},v0=abc`
    assert.equal((await send(mettle, 'stripe', body, { 'stripe-signature': two })).status, 200)
    const older = JSON.stringify(message())
    const plain = `${signed('wordpress', older, secrets.ghost)['x-mettle-signature']}, t=${Date.now()}`
    assert.equal((await send(mettle, 'ghost', older, { 'x-ghost-signature': plain })).status, 200)
  })

  it('under another event id but with the same body is still the same', async () => {
    const body = JSON.stringify({ event: 'payment.failed', created_at: 1, payload: {} })
    const headers = signed('razorpay', body)
    const ask = (id: string) => send(mettle, 'razorpay', body, { ...headers, 'x-razorpay-event-id': id })
    assert.equal((await ask('one')).body.data.duplicate, false)
    assert.equal((await ask('two')).body.data.duplicate, true)
    const other = JSON.stringify({ event: 'payment.failed', created_at: 2, payload: {} })
    const same = await send(mettle, 'razorpay', other, {
      ...signed('razorpay', other),
      'x-razorpay-event-id': 'one',
    })
    assert.equal(same.body.data.duplicate, true)
  })

  it('of WooCommerce is taken by its own signature; its unsigned question is answered and nothing kept', async () => {
    const body = JSON.stringify({ event: 'customer', id: 5 })
    assert.equal((await send(mettle, 'wordpress', body, signedByShop(body))).status, 200)
    const kept = await count()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    assert.equal((await send(mettle, 'wordpress', 'webhook_id=17', form)).status, 200)
    for (const wrong of ['webhook_id=17&name=x', 'name=Grace', ''])
      assert.equal((await send(mettle, 'wordpress', wrong, form)).status, 415, wrong)
    assert.equal((await send(mettle, 'stripe', 'webhook_id=17', form)).status, 415)
    assert.equal(await count(), kept)
  })

  it('that is no JSON object, no JSON, no UTF-8, of another type or too large is refused, though it is signed', async () => {
    const kept = await count()
    for (const [body, status] of [
      ['{', 400],
      ['[]', 400],
      ['null', 400],
      ['', 400],
      ['x'.repeat(1_048_577), 413],
    ] as const)
      for (const source of sources) {
        const answer = await send(mettle, source, body)
        assert.equal(answer.status, status, `${source} ${body.slice(0, 9)}`)
        assert.equal(answer.body.success, false)
      }
    const bytes = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    const call = (type: string, body: Buffer | string) =>
      mettle.call('POST', '/api/webhooks/razorpay', {
        body,
        headers: { ...signed('razorpay', body), 'content-type': type },
      })
    assert.equal((await call('application/json', bytes)).status, 400)
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])
      assert.equal((await call(type, '{}')).status, 415, type)
    assert.equal(await count(), kept)
  })

  it('is sealed at rest and shown to an admin, which is in the audit log', async () => {
    const secret = 'nobody-but-an-admin-reads-this'
    await send(mettle, 'stripe', { ...message(), note: secret })
    const { rows } = await mettle.superuser.query(
      `select id, position($1 in encode(body, 'escape')) as at from app.webhook_deliveries order by received_at desc limit 1`,
      [secret],
    )
    assert.equal(rows[0].at, 0)
    await settled(mettle, admin)
    const path = `/api/webhooks/deliveries/${rows[0].id}`
    const shown = await mettle.call('GET', path, { as: admin })
    assert.equal(JSON.parse(shown.body.data.body).note, secret)
    const etag = shown.headers.get('etag') as string
    assert.equal(
      (await mettle.call('GET', path, { as: admin, headers: { 'if-none-match': etag } })).status,
      304,
    )
    await eventually(async () => {
      const { body } = await mettle.call('GET', '/api/audit?resource=webhook_deliveries', { as: admin })
      return body.data[0]?.row_id === rows[0].id && body.data[0].action === 'read'
    })
  })

  it('is listed by source and state, page by page', async () => {
    await settled(mettle, admin)
    const list = async (query: string) =>
      (await mettle.call('GET', `/api/webhooks/deliveries${query}`, { as: admin })).body
    const { meta, data } = await list('?source=razorpay&state=ignored&limit=1')
    assert.equal(data.length, 1)
    assert.ok(meta.total >= 2 && data[0].source === 'razorpay')
    assert.equal((await list('?source=ghost&state=processed')).meta.total, 0)
    assert.equal((await mettle.call('GET', '/api/webhooks/deliveries?state=lost', { as: admin })).status, 400)
  })

  it('is done again when an admin asks, as long as its contents are kept', async () => {
    const [newest] = await settled(mettle, admin)
    const path = `/api/webhooks/deliveries/${newest.id}/replay`
    const again = await mettle.call('POST', path, { as: admin })
    assert.deepEqual([again.status, again.body.data.state], [202, 'received'])
    const [after] = (await settled(mettle, admin)).filter((one: { id: string }) => one.id === newest.id)
    assert.equal(after.state, newest.state)
    assert.ok(after.processed_at > newest.processed_at && after.replayed_at)
    await mettle.superuser.query(`update app.webhook_deliveries set body = '' where id = $1`, [newest.id])
    assert.equal((await mettle.call('POST', path, { as: admin })).status, 409)
    assert.equal(
      (await mettle.call('GET', `/api/webhooks/deliveries/${newest.id}`, { as: admin })).body.data.body,
      null,
    )
  })
})

describe('webhooks', () => {
  it('without their secret are not there; told wrong things again and again they refuse more of them, and still take what is right and count nothing of it', async () => {
    const { STRIPE_WEBHOOK_SECRET, GHOST_WEBHOOK_SECRET } = settings
    const mettle = await testService({
      STRIPE_WEBHOOK_SECRET,
      GHOST_WEBHOOK_SECRET,
      RATE_LIMIT_ANONYMOUS: '5',
    })
    for (const source of ['razorpay', 'wordpress'] as const) {
      const absent = await send(mettle, source, {})
      assert.deepEqual([absent.status, absent.body.error.code], [404, 'NOT_FOUND'])
    }
    for (let n = 0; n < 20; n++)
      assert.equal((await send(mettle, 'stripe', { id: `evt_${n}`, type: 'x' })).status, 200)
    const statuses: number[] = []
    for (let n = 0; n < 8; n++) statuses.push((await send(mettle, 'stripe', '{}', {})).status)
    assert.deepEqual(statuses, [400, 400, 400, 400, 400, 429, 429, 429])
    const refused = await send(mettle, 'stripe', '{}', {})
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
    assert.equal((await send(mettle, 'ghost', { post: {} })).status, 200)
    assert.equal((await send(mettle, 'stripe', { id: 'evt_late', type: 'x' })).status, 200)
    const { rows } = await mettle.superuser.query('select count(*)::int as n from app.webhook_deliveries')
    assert.equal(rows[0].n, 22)
  })
})
