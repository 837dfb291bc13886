import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { connectionsWhere } from '../../test/harness/connections.ts'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestService, testService } from '../../test/harness/index.ts'
import { system } from './system-actor.ts'
import { makeTicket } from './tickets.ts'

const password = 'seven brown herons'

describe('signing in', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })
  const post = (path: string, body?: unknown, token?: string) =>
    mettle.call('POST', `/api/auth${path}`, { body, ...(token ? { token } : {}) })

  it('signs up, says who I am, signs out and in again', async () => {
    const joined = await post('/signup', { email: ' Ada@Example.com ', password, first_name: 'Ada' })
    assert.equal(joined.status, 201, joined.text)
    const { access_token, token_type, expires_in, expires_at, refresh_token, user } = joined.body.data
    assert.equal(token_type, 'bearer')
    assert.equal(expires_in, 900)
    assert.ok(Math.abs(expires_at - Date.now() / 1000 - 900) < 30)
    assert.deepEqual(
      [user.email, user.role, user.first_name, user.email_verified],
      ['ada@example.com', 'user', 'Ada', false],
    )
    const claims = decodeJwt(access_token)
    assert.deepEqual([claims.sub, claims.aud, claims.role], [user.id, 'mettle', 'user'])
    assert.ok(claims.jti && claims.iss)

    const me = await mettle.call('GET', '/api/auth/me', { token: access_token })
    assert.deepEqual(me.body.data, user)

    // A JSON content type with nothing behind it, as some clients send it.
    const out = await mettle.call('POST', '/api/auth/logout', { token: access_token, body: '' })
    assert.equal(out.status, 200, out.text)
    assert.equal((await post('/refresh', { refresh_token })).status, 401)

    const back = await post('/login', { email: 'ADA@example.com', password })
    assert.equal(back.status, 200, back.text)
    assert.equal(back.body.data.user.id, user.id)
  })

  it('answers an unknown e-mail as it answers a wrong password', async () => {
    await post('/signup', { email: 'known@example.com', password })
    const wrong = await post('/login', { email: 'known@example.com', password: 'not that one' })
    const unknown = await post('/login', { email: 'unknown@example.com', password: 'not that one' })
    assert.equal(wrong.status, 401)
    assert.deepEqual(unknown.body, wrong.body)
    assert.equal(unknown.status, wrong.status)
  })

  it('does not tell who signs up whether the e-mail has an account, and leaves that account alone', async () => {
    const email = 'grace@example.com'
    const first = await post('/signup', { email, password })
    const second = await post('/signup', { email, password: 'another pass phrase' })
    const shape = (answer: typeof first) => [
      answer.status,
      Object.keys(answer.body.data),
      answer.body.data.user.email,
      answer.body.data.user.email_verified,
    ]
    assert.deepEqual(shape(second), shape(first))
    assert.notEqual(second.body.data.user.id, first.body.data.user.id)
    // Both go on as if they were alone.
    const one = await post('/login', { email, password })
    const other = await post('/login', { email, password: 'another pass phrase' })
    assert.equal(one.body.data.user.id, first.body.data.user.id)
    assert.equal(other.body.data.user.id, second.body.data.user.id)
    const again = await post('/signup', { email, password })
    assert.equal(again.body.data.user.id, first.body.data.user.id)
    // Whoever has the mailbox learns of it.
    const admin = await mettle.person('admin')
    const { body } = await mettle.call('GET', '/api/mail', { as: admin })
    const subjects = body.data
      .filter((letter: { to: string }) => letter.to === email)
      .map((l: { subject: string }) => l.subject)
    assert.deepEqual(subjects, ['You already have an account', 'Confirm your e-mail address'])
  })

  it('sets one new password when several links of one person are followed at once, none in the way of another', async () => {
    const { superuser, db } = mettle
    const { id } = await mettle.person('user')
    const links = await Promise.all(
      Array.from({ length: 4 }, () => db.withActor(system, tx => makeTicket(tx, 'reset', id))),
    )
    // All have come as far as they get before the first may go on: as many as one address has connections.
    await superuser.query('begin')
    await superuser.query('select from identity.accounts where id = $1 for update', [id])
    const following = Promise.all(links.map(token => post('/password/reset', { token, password })))
    await eventually(
      async () => (await connectionsWhere(superuser, `wait_event_type = 'Lock'`)) === links.length,
    )
    await superuser.query('commit')
    const answers = await following
    assert.deepEqual(answers.map(answer => answer.status).sort(), [200, 400, 400, 400])
    // Connections tell within a second of being idle.
    await new Promise(resolve => setTimeout(resolve, 2_500))
    const { rows } = await superuser.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
    assert.equal(rows[0].deadlocks, 0)
  })

  it('leaves one holder of the address when many sign up with it at once', async () => {
    const email = 'crowd@example.com'
    const answers = await Promise.all(
      [1, 2, 3, 4].map(n => post('/signup', { email, password: `pass phrase number ${n}` })),
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 201],
    )
    const { rows } = await mettle.superuser.query(
      'select count(*) filter (where owns_email) as holders, count(*) as all from identity.accounts where email = $1',
      [email],
    )
    assert.deepEqual(rows[0], { holders: 1, all: 4 })
  })

  it('refuses weak passwords and bad addresses by name', async () => {
    for (const [body, field, message] of [
      [{ email: 'not an address', password }, 'email', 'invalid e-mail format'],
      [{ email: 'w@example.com', password: 'short' }, 'password', 'must have at least 10 characters'],
      [
        { email: 'w@example.com', password: 'Password123' },
        'password',
        'is among those that are guessed first; choose another',
      ],
      [
        { email: 'w@example.com', password: 'zzzzzzzzzzzz' },
        'password',
        'is among those that are guessed first; choose another',
      ],
      [
        { email: 'someone@example.com', password: 'SOMEONE@example.com' },
        'password',
        'must not be your e-mail address',
      ],
      [{ email: 'w@example.com', password: 'p'.repeat(201) }, 'password', 'must have at most 200 characters'],
      [{ email: 'w@example.com', password, role: 'admin' }, 'role', 'is not a known field'],
      [{ password }, 'email', 'is required'],
    ] as const) {
      const answer = await post('/signup', body)
      assert.equal(answer.status, 400, answer.text)
      assert.equal(answer.body.error.code, 'VALIDATION_ERROR')
      assert.deepEqual(answer.body.error.details, { field, message })
    }
  })

  it('takes a password in whichever way its letters are composed', async () => {
    const email = 'zoe@example.com'
    assert.equal((await post('/signup', { email, password: 'Zoë Zoë Zoë'.normalize('NFC') })).status, 201)
    const answer = await post('/login', { email, password: 'Zoë Zoë Zoë'.normalize('NFD') })
    assert.equal(answer.status, 200, answer.text)
  })

  it('keeps passwords as argon2id and refresh tokens not at all', async () => {
    const joined = await post('/signup', { email: 'rest@example.com', password })
    const { refresh_token, user } = joined.body.data
    const { rows } = await mettle.superuser.query(
      'select a.password_hash, s.* from identity.accounts a join identity.sessions s on s.person = a.id where a.id = $1',
      [user.id],
    )
    assert.match(rows[0].password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const secretPart = Buffer.from(refresh_token, 'base64url').subarray(20).toString('hex')
    const kept = Object.values(rows[0]).map(value =>
      Buffer.isBuffer(value) ? value.toString('hex') : Buffer.from(String(value)).toString('hex'),
    )
    assert.ok(kept.length > 5 && !kept.some(value => value.includes(secretPart)))
  })

  it('changes name and password, and every sign-in made before ends', async () => {
    const email = 'lin@example.com'
    const { access_token, refresh_token } = (await post('/signup', { email, password })).body.data
    const change = (body: unknown) => mettle.call('PATCH', '/api/auth/me', { token: access_token, body })
    const renamed = await change({ first_name: 'Lin', last_name: null })
    assert.deepEqual([renamed.body.data.first_name, renamed.body.data.last_name], ['Lin', null])
    assert.equal((await change({})).status, 400)
    assert.equal((await change({ role: 'admin' })).body.error.details.field, 'role')
    assert.equal(
      (await change({ password: 'a new pass phrase' })).body.error.details.field,
      'current_password',
    )
    const wrong = await change({ password: 'a new pass phrase', current_password: 'not it at all' })
    assert.equal(wrong.body.error.details.field, 'current_password')
    const changed = await change({ password: 'a new pass phrase', current_password: password })
    assert.equal(changed.status, 200, changed.text)
    assert.equal((await post('/refresh', { refresh_token })).status, 401)
    assert.equal((await post('/login', { email, password })).status, 401)
    assert.equal((await post('/login', { email, password: 'a new pass phrase' })).status, 200)
  })

  it('publishes the key a token names, before /api and without an envelope', async () => {
    const { access_token } = (await post('/signup', { email: 'jwks@example.com', password })).body.data
    const answer = await mettle.call('GET', '/.well-known/jwks.json')
    assert.equal(answer.status, 200)
    const { kid, alg } = decodeProtectedHeader(access_token)
    assert.equal(alg, 'ES256')
    const key = answer.body.keys.find((candidate: { kid: string }) => candidate.kid === kid)
    assert.deepEqual([key.kty, key.crv, key.alg, key.use, key.d], ['EC', 'P-256', 'ES256', 'sig', undefined])
  })

  it('counts what is tried with one address, wherever it comes from', async () => {
    const answers = await Promise.all(
      Array.from({ length: 101 }, () => post('/password/forgot', { email: 'tried@example.com' })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    assert.equal(refused.length, 1)
    assert.ok(Number(refused[0]?.headers.get('retry-after')) >= 1)
  })
})

it('sign-up that is closed lets nobody in', async () => {
  const mettle = await testService({ SIGNUP: 'closed' })
  const body = { email: 'ada@example.com', password }
  const answer = await mettle.call('POST', '/api/auth/signup', { body })
  assert.deepEqual([answer.status, answer.body.error.code], [403, 'FORBIDDEN'])
  assert.equal((await mettle.call('GET', '/api/auth/providers')).body.data.signup, 'closed')
})
