import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

let mettle: TestService
let admin: TestPerson
before(async () => {
  mettle = await testService()
  admin = await mettle.person('admin')
})

const root = '/api/notifications/endpoints'
const given = { url: 'https://example.com/hook', events: ['assessment.completed', 'lead.created'] }
const create = (body: object = given) => mettle.call('POST', root, { as: admin, body })

describe('an endpoint for events', () => {
  it('is answered with its secret once, which nobody can read afterwards', async () => {
    const made = await create({ ...given, description: 'HR' })
    const { id, secret, ...shown } = made.body.data
    assert.equal(made.status, 201)
    assert.equal(made.headers.get('location'), `${root}/${id}`)
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{32}$/)
    const { url, events, description, is_active } = shown
    assert.deepEqual(
      { url, events, description, is_active },
      { ...given, description: 'HR', is_active: true },
    )
    const read = await mettle.call('GET', `${root}/${id}`, { as: admin })
    assert.deepEqual(read.body.data, { id, ...shown })
    assert.ok(!(await mettle.call('GET', root, { as: admin })).text.includes('whsec_'))
    const { rows } = await mettle.superuser.query('select e::text from notification_endpoints e')
    const inHex = Buffer.from(secret).toString('hex')
    for (const { e } of rows) assert.ok(!e.includes(secret) && !e.includes(inHex))
    const known = await mettle.call('GET', `${root}/${id}`, {
      as: admin,
      headers: { 'if-none-match': read.headers.get('etag') as string },
    })
    assert.equal(known.status, 304)
  })

  it('needs an address in the open network that anybody may be told', async () => {
    const refused = `http://example.com/ ftp://example.com/ nonsense https://me:word@example.com/
      https://me@example.com/ https://127.0.0.1/ https://0.0.0.0/ https://10.1.2.3/ https://169.254.169.254/latest
      https://[::1]/ https://[::ffff:10.0.0.1]/ https://[fd00:ec2::254]/ https://[64:ff9b::a00:1]/ https://2130706433/
      https://0x7f.1/ https://localhost/ https://a.localhost./ https://192.168.0.1:8443/`.split(/\s+/)
    for (const url of refused) {
      const { status, body } = await create({ ...given, url })
      assert.deepEqual([status, body.error.details.field], [400, 'url'], url)
    }
    for (const events of [[], ['lead.eaten'], 'all', ['*', '*']])
      assert.equal((await create({ ...given, events })).status, 400, String(events))
    assert.equal((await create({ ...given, description: 'x'.repeat(501) })).status, 400)
    assert.equal((await create({ ...given, url: `https://example.com/${'x'.repeat(2000)}` })).status, 400)
  })

  it('can be changed, paused and deleted, not over somebody else’s change', async () => {
    const { id } = (await create()).body.data
    const path = `${root}/${id}`
    const { headers } = await mettle.call('GET', path, { as: admin })
    const etag = headers.get('etag') as string
    const patch = (body: object, more: Record<string, string> = {}) =>
      mettle.call('PATCH', path, { as: admin, body, headers: more })
    const changed = await patch({ events: ['*'], is_active: false }, { 'if-match': etag })
    assert.equal(changed.status, 200)
    assert.deepEqual(
      [changed.body.data.events, changed.body.data.is_active, changed.body.data.paused_reason],
      [['*'], false, 'admin'],
    )
    assert.equal((await patch({ description: 'late' }, { 'if-match': etag })).status, 412)
    assert.equal((await patch({})).status, 400)
    assert.equal((await patch({ url: 'https://10.0.0.1/' })).status, 400)
    assert.equal((await patch({ is_active: true })).body.data.paused_reason, null)
    const deleted = await mettle.call('DELETE', path, { as: admin })
    assert.deepEqual([deleted.status, deleted.body.data.url], [200, given.url])
    assert.equal((await mettle.call('GET', path, { as: admin })).status, 404)
    assert.equal((await mettle.call('DELETE', path, { as: admin })).status, 404)
    const audited = await mettle.call('GET', `/api/audit?resource=notification_endpoints&row_id=${id}`, {
      as: admin,
    })
    assert.equal(audited.body.meta.total, 4)
  })

  it('is made once for an Idempotency-Key, and its secret is replaced once', async () => {
    const headers = { 'idempotency-key': 'endpoint-1' }
    const [first, again] = [
      await mettle.call('POST', root, { as: admin, body: given, headers }),
      await mettle.call('POST', root, { as: admin, body: given, headers }),
    ]
    assert.equal(first.body.data.secret, again.body.data.secret)
    const path = `${root}/${first.body.data.id}/secret`
    const key = { 'idempotency-key': 'secret-1' }
    const rotated = await mettle.call('POST', path, { as: admin, headers: key })
    assert.notEqual(rotated.body.data.secret, first.body.data.secret)
    assert.equal(
      (await mettle.call('POST', path, { as: admin, headers: key })).body.data.secret,
      rotated.body.data.secret,
    )
    const until = Date.parse(rotated.body.data.previous_secret_expires_at) - Date.now()
    assert.ok(until > 23 * 3_600_000 && until < 25 * 3_600_000)
  })

  it('is one of a hundred at most, however many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 110 }, () => create()))
    const { rows } = await mettle.superuser.query(
      'select count(*)::int as n from notification_endpoints where deleted_at is null',
    )
    assert.equal(rows[0].n, 100)
    const refused = answers.find(({ status }) => status !== 201)
    assert.deepEqual([refused?.status, refused?.body.error.code], [409, 'CONFLICT'])
  })
})
