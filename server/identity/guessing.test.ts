import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestService, testService } from '../../test/harness/index.ts'

const password = 'seven brown herons'

describe('guessing a password', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService({ TRUSTED_PROXIES: '127.0.0.1' })
  })
  const login = (from: string, email: string, given: string, cookie?: string) =>
    mettle.call('POST', '/api/auth/login', {
      body: { email, password: given },
      headers: { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
    })
  const join = (from: string, email: string) =>
    mettle.call('POST', '/api/auth/signup', {
      body: { email, password },
      headers: { 'x-forwarded-for': from },
    })
  const deviceOf = ({ headers }: { headers: Headers }) =>
    headers.get('set-cookie')?.match(/^mettle_device=[^;]+/)?.[0] as string
  /** Each from an address of its own, without the price of a hash. */
  const crowdOf = async (email: string) => {
    for (let n = 0; n < 100; n++)
      await mettle.identity.guessing
        .begin({ address: `192.0.2.${n}`, headers: {} }, { header() {} }, email)
        .catch(() => {})
  }

  it('is slowed per account and place: ten in ten minutes', async () => {
    const email = 'slow@example.com'
    await join('198.51.100.1', email)
    for (let n = 0; n < 9; n++) assert.equal((await login('203.0.113.1', email, 'wrong one')).status, 401)
    assert.equal((await login('203.0.113.1', email, 'wrong one')).status, 401)
    const refused = await login('203.0.113.1', email, password)
    assert.deepEqual([refused.status, refused.body.error.code], [429, 'RATE_LIMITED'])
    assert.ok(Number(refused.headers.get('retry-after')) > 60)
    // Neither the account elsewhere nor another account here.
    assert.equal((await login('203.0.113.2', email, password)).status, 200)
    assert.equal((await login('203.0.113.1', 'other@example.com', password)).status, 401)
  })

  it('from one place, however often, uses up nothing of what other places have', async () => {
    const email = 'besieged@example.com'
    await join('198.51.100.1', email)
    for (let n = 0; n < 110; n++)
      await mettle.identity.guessing
        .begin({ address: '203.0.113.9', headers: {} }, { header() {} }, email)
        .catch(() => {})
    assert.equal((await login('203.0.113.9', email, password)).status, 429)
    assert.equal((await login('203.0.113.10', email, password)).status, 200)
  })

  it('begins anew after the right password', async () => {
    const email = 'forgetful@example.com'
    await join('198.51.100.1', email)
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 8; n++) await login('203.0.113.3', email, 'wrong one')
      assert.equal((await login('203.0.113.3', email, password)).status, 200)
    }
  })

  it('by a crowd locks out the crowd, and not a place or a device that signed in before', async () => {
    const email = 'target@example.com'
    const home = '198.51.100.7'
    const { user } = (await join(home, email)).body.data
    await mettle.call('POST', '/api/auth/signup', { body: { email, password: 'another pass phrase' } })
    const signedIn = await login(home, email, password)
    await mettle.call('GET', '/api/auth/me', {
      token: signedIn.body.data.access_token,
      headers: { 'x-forwarded-for': home },
    })
    await eventually(
      async () =>
        (await mettle.superuser.query('select from identity.places where person = $1', [user.id])).rowCount,
    )
    const shadow = await login('198.51.100.8', email, 'another pass phrase', deviceOf(signedIn))
    assert.equal(shadow.status, 200)
    await crowdOf(email)
    assert.equal((await login('203.0.113.9', email, password)).status, 429)
    assert.equal((await login(home, email, password)).status, 200)
    const device = deviceOf(signedIn)
    assert.match(signedIn.headers.get('set-cookie') ?? '', /HttpOnly; SameSite=Strict/)
    assert.equal((await login('203.0.113.9', email, password, device)).status, 200)
    // A made-up device, or one of somebody else with the same address, is none of theirs.
    assert.equal((await login('203.0.113.9', email, password, 'mettle_device=abc.def')).status, 429)
    assert.equal((await login('203.0.113.10', email, password, deviceOf(shadow))).status, 200)
    const [nonce, mark] = deviceOf(shadow).slice('mettle_device='.length).split('.')
    const alone = `mettle_device=${nonce}.${mark}`
    assert.equal((await login('203.0.113.11', email, password, alone)).status, 429)
  })

  it('with a known device has ten tries as well', async () => {
    const email = 'thief@example.com'
    await join('198.51.100.1', email)
    const device = deviceOf(await login('198.51.100.1', email, password))
    await crowdOf(email)
    for (let n = 0; n < 10; n++)
      assert.equal((await login(`203.0.113.${30 + n}`, email, 'wrong one', device)).status, 401)
    assert.equal((await login('203.0.113.50', email, password, device)).status, 429)
  })

  it('is slowed where somebody changes their own', async () => {
    const { access_token } = (await join('198.51.100.1', 'open@example.com')).body.data
    const change = () =>
      mettle.call('PATCH', '/api/auth/me', {
        token: access_token,
        body: { password: 'a new pass phrase', current_password: 'a guess' },
      })
    for (let n = 0; n < 10; n++) assert.equal((await change()).status, 400)
    assert.equal((await change()).status, 429)
  })

  it('stands in the audit log: which account, from where, how often, and nothing that was typed', async () => {
    const email = 'noted@example.com'
    const { user } = (await join('198.51.100.1', email)).body.data
    await login('203.0.113.70', email, 'wrong one')
    await login('203.0.113.70', email, 'wrong one')
    await login('203.0.113.71', 'nobody@example.com', 'wrong one')
    const entriesFrom = (address: string) =>
      eventually(async () => {
        const { rows } = await mettle.superuser.query(
          `select actor, action, resource, row_id, fields, times from audit.entries where address = $1 and action = 'sign_in_failed'`,
          [address],
        )
        return rows.length > 0 && rows
      })
    const entry = { actor: 'anonymous', action: 'sign_in_failed', resource: 'accounts', fields: [], times: 1 }
    assert.deepEqual(await entriesFrom('203.0.113.70'), [{ ...entry, row_id: user.id }])
    assert.deepEqual(await entriesFrom('203.0.113.71'), [{ ...entry, row_id: null }])
  })

  it('counts under names that tell nobody’s e-mail address', () => {
    const name = mettle.identity.guessing.nameOf('ada@example.com')
    assert.match(name, /^[\w-]{22}$/)
    assert.notEqual(name, mettle.identity.guessing.nameOf('ben@example.com'))
  })

  it('sends one mailbox no more than five letters an hour, whoever signs up with its address', async () => {
    const admin = await mettle.person('admin')
    const email = 'flooded@example.com'
    for (let n = 0; n < 8; n++)
      await mettle.call('POST', '/api/auth/signup', { body: { email, password: `pass phrase number ${n}` } })
    const { data } = (await mettle.call('GET', '/api/mail?limit=1000', { as: admin })).body
    assert.equal(data.filter((letter: { to: string }) => letter.to === email).length, 5)
  })
})
