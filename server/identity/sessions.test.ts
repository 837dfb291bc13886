import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { altered } from '../../test/harness/altered.ts'
import { type TestService, testService } from '../../test/harness/index.ts'

const password = 'seven brown herons'

describe('a session', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })
  let count = 0
  const joined = async () =>
    (
      await mettle.call('POST', '/api/auth/signup', {
        body: { email: `person${++count}@example.com`, password },
      })
    ).body.data
  const refresh = (refresh_token: string) =>
    mettle.call('POST', '/api/auth/refresh', { body: { refresh_token } })
  const sessionsOf = async (person: string) =>
    (
      await mettle.superuser.query('select generation, revoked_at from identity.sessions where person = $1', [
        person,
      ])
    ).rows
  /** As if this much time had passed since the last renewal. */
  const wait = (person: string, time: string) =>
    mettle.superuser.query(
      `update identity.sessions set rotated_at = rotated_at - $2::interval where person = $1`,
      [person, time],
    )

  it('is renewed by a token that changes each time', async () => {
    const { refresh_token, access_token, user } = await joined()
    const renewed = await refresh(refresh_token)
    assert.equal(renewed.status, 200, renewed.text)
    assert.notEqual(renewed.body.data.refresh_token, refresh_token)
    assert.notEqual(renewed.body.data.access_token, access_token)
    assert.deepEqual(renewed.body.data.user, user)
    const me = await mettle.call('GET', '/api/auth/me', { token: renewed.body.data.access_token })
    assert.equal(me.body.data.id, user.id)
  })

  it('survives fifty renewals at the same moment as one family with one successor', async () => {
    const { refresh_token, user } = await joined()
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)))
    assert.ok(answers.every(({ status }) => status === 200))
    assert.equal(new Set(answers.map(({ body }) => body.data.refresh_token)).size, 1)
    assert.deepEqual(await sessionsOf(user.id), [{ generation: 1, revoked_at: null }])
    assert.equal((await refresh(answers[0]?.body.data.refresh_token)).status, 200)
  })

  it('gives a repeat within ten seconds the same successor, and ends for all at a later one', async () => {
    const { refresh_token, user } = await joined()
    const successor = (await refresh(refresh_token)).body.data.refresh_token
    await wait(user.id, '5 seconds')
    assert.equal((await refresh(refresh_token)).body.data.refresh_token, successor)
    await wait(user.id, '6 seconds')
    const stolen = await refresh(refresh_token)
    assert.deepEqual([stolen.status, stolen.body.error.code], [401, 'UNAUTHORIZED'])
    assert.equal((await refresh(successor)).status, 401)
    assert.notEqual((await sessionsOf(user.id))[0].revoked_at, null)
  })

  it('ends when a token older than the one before is used, however soon', async () => {
    const { refresh_token, user } = await joined()
    const second = (await refresh(refresh_token)).body.data.refresh_token
    const third = (await refresh(second)).body.data.refresh_token
    assert.equal((await refresh(refresh_token)).status, 401)
    assert.equal((await refresh(third)).status, 401)
    assert.equal((await sessionsOf(user.id)).length, 1)
  })

  it('is left alone by tokens that were never issued', async () => {
    const { refresh_token } = await joined()
    const bytes = Buffer.from(refresh_token, 'base64url')
    const ahead = Buffer.from(bytes)
    ahead.writeUInt32BE(7, 16)
    const flipped = Buffer.from(bytes)
    flipped[51] = (flipped[51] as number) ^ 1
    for (const forged of [ahead, flipped, bytes.subarray(0, 51)].map(b => b.toString('base64url')))
      assert.equal((await refresh(forged)).status, 401)
    for (const odd of [`${refresh_token}=`, `${refresh_token} `, 'x', '%%%'])
      assert.equal((await refresh(odd)).status, 401)
    assert.equal((await refresh(refresh_token)).status, 200)
  })

  it('runs out after a month unused and after three months in any case', async () => {
    const idle = await joined()
    await wait(idle.user.id, '30 days 1 minute')
    assert.equal((await refresh(idle.refresh_token)).status, 401)
    const old = await joined()
    await mettle.superuser.query('update identity.sessions set expires_at = now() where person = $1', [
      old.user.id,
    ])
    assert.equal((await refresh(old.refresh_token)).status, 401)
  })

  it('ends at sign-out by whichever token, and others of the same person go on', async () => {
    const first = await joined()
    const email = first.user.email
    const second = (await mettle.call('POST', '/api/auth/login', { body: { email, password } })).body.data
    const stranger = await joined()
    const out = (token: string, refresh_token?: string) =>
      mettle.call('POST', '/api/auth/logout', { token, body: refresh_token ? { refresh_token } : {} })
    // Somebody else's refresh token ends nothing of theirs.
    await out(stranger.access_token, second.refresh_token)
    assert.equal((await refresh(second.refresh_token)).status, 200)
    const plain = await mettle.identity.accessTokenFor(first.user.id)
    await out(plain, first.refresh_token)
    assert.equal((await refresh(first.refresh_token)).status, 401)
    assert.equal((await out(second.access_token)).status, 200)
    assert.equal((await refresh(second.refresh_token)).status, 401)
    assert.equal((await mettle.call('POST', '/api/auth/logout')).status, 401)
  })

  it('ends at sign-out by the refresh token alone, also beside an access token that is none any more', async () => {
    for (const token of [undefined, 'made.up.token']) {
      const { access_token, refresh_token } = await joined()
      const out = (body: object) =>
        mettle.call('POST', '/api/auth/logout', { ...(token ? { token } : {}), body })
      assert.equal((await out({ refresh_token: altered(refresh_token) })).status, 401)
      assert.equal((await mettle.call('GET', '/api/auth/me', { token: access_token })).status, 200)
      assert.equal((await out({ refresh_token })).status, 200)
      assert.equal((await mettle.call('GET', '/api/auth/me', { token: access_token })).status, 401)
      assert.equal((await refresh(refresh_token)).status, 401)
    }
  })

  it('ends at once when the person is disabled, with every token they hold', async () => {
    const admin = await mettle.person('admin')
    const { access_token, refresh_token, user } = await joined()
    const see = (path: string) => mettle.call('GET', path, { token: access_token })
    assert.equal((await see('/api/auth/me')).status, 200)
    const patch = (disabled: boolean) =>
      mettle.call('PATCH', `/api/people/${user.id}`, { as: admin, body: { disabled } })
    assert.equal((await patch(true)).body.data.disabled, true)
    assert.equal((await see('/api/auth/me')).status, 401)
    assert.equal((await see(`/api/leads/${user.id}`)).status, 401)
    const list = await see('/api/leads')
    assert.deepEqual([list.status, list.body.error.details.reason], [500, 'UNAUTHORIZED'])
    assert.equal((await refresh(refresh_token)).status, 401)
    const login = () => mettle.call('POST', '/api/auth/login', { body: { email: user.email, password } })
    assert.equal((await login()).status, 401)
    await assert.rejects(mettle.identity.accessTokenFor(user.id), /disabled/)
    await patch(false)
    assert.equal((await login()).status, 200)
    assert.equal((await refresh(refresh_token)).status, 401)
  })

  it('loses at once what a lower role may not see', async () => {
    const admin = await mettle.person('admin')
    const manager = await mettle.person('manager')
    assert.equal((await mettle.call('GET', '/api/people/names', { as: manager })).status, 200)
    await mettle.call('PATCH', `/api/people/${manager.id}`, { as: admin, body: { role: 'user' } })
    assert.equal((await mettle.call('GET', '/api/people/names', { as: manager })).status, 403)
  })

  it('is written to the audit log when it begins and when it ends', async () => {
    const { access_token, user } = await joined()
    await mettle.call('POST', '/api/auth/logout', { token: access_token })
    const { rows } = await mettle.superuser.query(
      `select e.actor, e.action, e.fields, e.request_id is not null as traced from audit.entries e
       where e.resource = 'sessions' and e.row_id in (select id::text from identity.sessions where person = $1)
       order by e.id`,
      [user.id],
    )
    assert.deepEqual(rows, [
      { actor: user.id, action: 'create', fields: [], traced: true },
      { actor: user.id, action: 'update', fields: ['revoked_at'], traced: true },
    ])
  })
})
