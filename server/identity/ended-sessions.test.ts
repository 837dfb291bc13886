import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type TestService, testService } from '../../test/harness/index.ts'
import { readConfig } from '../platform/config.ts'
import { type Service, startService } from '../service.ts'
import { setPassword } from './people.ts'
import { system } from './system-actor.ts'
import { makeTicket } from './tickets.ts'

const password = 'seven brown herons'
type SignedIn = { access_token: string; refresh_token: string; user: { id: string; email: string } }

describe('the tokens of a session that has ended', () => {
  let mettle: TestService
  let other: Service
  before(async () => {
    mettle = await testService()
    other = await startService(
      readConfig({
        DATABASE_URL: mettle.databaseUrl,
        METTLE_DATA: mettle.dataDir,
        PORT: '0',
        LOG_LEVEL: 'fatal',
      }),
    )
  })
  after(() => other.stop())

  let count = 0
  const joined = async (): Promise<SignedIn> => {
    const body = { email: `ended${++count}@example.com`, password }
    return (await mettle.call('POST', '/api/auth/signup', { body })).body.data
  }
  const signedInAgain = async ({ user }: SignedIn): Promise<SignedIn> =>
    (await mettle.call('POST', '/api/auth/login', { body: { email: user.email, password } })).body.data
  const post = (path: string, body: unknown, token?: string) =>
    mettle.call('POST', `/api/auth${path}`, { body, ...(token ? { token } : {}) })

  /** Asked of both instances, each of which remembers the token by now. */
  const statuses = async ({ access_token }: SignedIn) => [
    (await mettle.call('GET', '/api/auth/me', { token: access_token })).status,
    (
      await fetch(`${other.address()}/api/leads/${crypto.randomUUID()}`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
    ).status,
  ]
  const lives = async (session: SignedIn) => assert.deepEqual(await statuses(session), [200, 404])
  const isOver = async (session: SignedIn) => assert.deepEqual(await statuses(session), [401, 401])

  it('are refused at once after log-out, on every instance, and the person’s other sessions go on', async () => {
    const one = await joined()
    const two = await signedInAgain(one)
    await lives(one)
    await lives(two)
    await post('/logout', {}, one.access_token)
    await isOver(one)
    await lives(two)
    const answer = await mettle.call('GET', '/api/auth/me', { token: one.access_token })
    assert.equal(answer.body.error.message, 'Your session has ended. Sign in again.')
    assert.match(answer.headers.get('www-authenticate') ?? '', /Bearer/)
  })

  it('are refused at once after the password was changed', async () => {
    const one = await joined()
    const two = await signedInAgain(one)
    await lives(one)
    await lives(two)
    const changed = await mettle.call('PATCH', '/api/auth/me', {
      token: one.access_token,
      body: { password: 'eight brown herons', current_password: password, first_name: 'Ada' },
    })
    assert.equal(changed.status, 200, changed.text)
    assert.equal(changed.body.data.first_name, 'Ada')
    await isOver(one)
    await isOver(two)
  })

  it('and a letter tells of the new password, unless it would go to an address that nobody has confirmed', async () => {
    const admin = await mettle.person('admin')
    for (const confirmed of [true, false]) {
      const one = await joined()
      if (confirmed)
        await mettle.superuser.query(
          `update identity.accounts set email_verified_at = now() where email = $1`,
          [one.user.email],
        )
      await mettle.call('PATCH', '/api/auth/me', {
        token: one.access_token,
        body: { password: 'eight brown herons', current_password: password },
      })
      const { data } = (await mettle.call('GET', '/api/mail', { as: admin })).body
      const told = data.filter(
        ({ to, subject }: { to: string; subject: string }) =>
          to === one.user.email && /password/i.test(subject),
      )
      assert.equal(told.length, confirmed ? 1 : 0)
    }
  })

  it('are refused at once after the password was reset, by mail or by the operator', async () => {
    const one = await joined()
    await lives(one)
    const token = await mettle.db.withActor(system, tx => makeTicket(tx, 'reset', one.user.id))
    assert.equal((await post('/password/reset', { token, password: 'nine brown herons' })).status, 200)
    await isOver(one)
    const two = (await post('/login', { email: one.user.email, password: 'nine brown herons' })).body.data
    await lives(two)
    await mettle.db.withActor(system, tx => setPassword(tx, one.user.email, 'ten brown herons'))
    await isOver(two)
  })

  it('are refused at once when an old refresh token was used again', async () => {
    const one = await joined()
    const two = (await post('/refresh', { refresh_token: one.refresh_token })).body.data
    const three = (await post('/refresh', { refresh_token: two.refresh_token })).body.data
    await lives(three)
    assert.equal((await post('/refresh', { refresh_token: one.refresh_token })).status, 401)
    await isOver(three)
  })

  it('are refused when they name no session, or somebody else’s', async () => {
    const one = await joined()
    const two = await joined()
    await mettle.superuser.query('update identity.sessions set person = $1 where person = $2', [
      two.user.id,
      one.user.id,
    ])
    await isOver(one)
  })

  it('are refused at once after signing out there, or everywhere, as the list of sessions offers', async () => {
    const one = await joined()
    const two = await signedInAgain(one)
    const three = await signedInAgain(one)
    const list = async (token: string) =>
      (await mettle.call('GET', '/api/auth/sessions', { token })).body.data
    const sessions = await list(two.access_token)
    assert.deepEqual(
      sessions.map((session: { current: boolean }) => session.current),
      [false, true, false],
    )
    assert.equal(sessions[0].address, '127.0.0.1')
    assert.equal(sessions[0].user_agent, 'node')
    const gone = await mettle.call('DELETE', `/api/auth/sessions/${sessions[0].id}`, {
      token: two.access_token,
    })
    assert.deepEqual([gone.status, gone.body.data.id], [200, sessions[0].id])
    await isOver(three)
    await lives(one)
    const others = await mettle.call('DELETE', '/api/auth/sessions?except=this', { token: two.access_token })
    assert.equal(others.body.data.ended, 1)
    await isOver(one)
    await lives(two)
    const everywhere = await mettle.call('DELETE', '/api/auth/sessions', { token: two.access_token })
    assert.equal(everywhere.body.data.ended, 1)
    await isOver(two)
    assert.equal((await post('/refresh', { refresh_token: one.refresh_token })).status, 401)
  })
})
