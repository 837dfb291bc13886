import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type CallOptions, type TestService, testService } from '../../test/harness/index.ts'

const password = 'long enough to be good'
let mettle: TestService
before(async () => {
  mettle = await testService({ CORS_ORIGINS: 'https://app.example' })
})

// A table of its own, for what stands in no OpenAPI document. Statuses for nobody, user, telecaller, manager, admin.
const callers = ['none', 'user', 'telecaller', 'manager', 'admin'] as const
const anybody = '200 200 200 200 200'
const table: [operation: string, statuses: string, options?: () => CallOptions | Promise<CallOptions>][] = [
  ['POST /auth/v1/signup', anybody, () => ({ body: { email: freshEmail(), password } })],
  [
    'POST /auth/v1/token?grant_type=password',
    anybody,
    async () => ({ body: (await signedUp()).credentials }),
  ],
  [
    'POST /auth/v1/token?grant_type=refresh_token',
    anybody,
    async () => ({ body: { refresh_token: (await signedUp()).session.refresh_token } }),
  ],
  ['GET /auth/v1/user', '401 200 200 200 200'],
  ['POST /auth/v1/logout', '401 204 204 204 204'],
  ['GET /auth/v1/.well-known/jwks.json', anybody],
  ['GET /realtime/v1/websocket', '400 400 400 400 400'],
]

let made = 0
const freshEmail = () => `fresh${++made}@example.com`
async function signedUp() {
  const credentials = { email: freshEmail(), password }
  const session = (await mettle.call('POST', '/auth/v1/signup', { body: credentials })).body
  return { credentials, session }
}
const logIn = (body: object, headers: Record<string, string> = {}) =>
  mettle.call('POST', '/auth/v1/token?grant_type=password', { body, headers })

describe('every route for supabase-js answers every role as the table says', () => {
  for (const [operation, expected, options] of table)
    it(operation, async () => {
      const statuses: number[] = []
      for (const role of callers) {
        const [method, path] = operation.split(' ') as [string, string]
        const caller = role === 'none' ? {} : { as: await mettle.person(role) }
        const answer = await mettle.call(method, path, { ...caller, ...(await options?.()) })
        statuses.push(answer.status)
        assert.ok(answer.headers.get('x-ratelimit-remaining'))
        assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
        if (!path.endsWith('jwks.json')) assert.equal(answer.headers.get('cache-control'), 'no-store')
      }
      assert.equal(statuses.join(' '), expected, callers.join(' '))
    })

  it('and none is missing', () => {
    // A tree: each line one step further in than the one it belongs to.
    const steps: string[] = []
    const served: string[] = []
    for (const line of mettle.app.printRoutes({ commonPrefix: false }).split('\n')) {
      const [, indent = '', step = '', methods] =
        line.match(/^([\s│]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/) ?? []
      steps.splice(indent.length / 4, Number.POSITIVE_INFINITY, step)
      const method = methods?.split(', ').find(name => name !== 'HEAD')
      if (method) served.push(`${method} ${steps.join('')}`)
    }
    const outside = served.filter(route => /^\w+ \/(auth|realtime)\//.test(route))
    const listed = new Set(table.map(([operation]) => operation.replace(/\?.*/, '')))
    assert.deepEqual(outside.toSorted(), [...listed].toSorted())
  })
})

describe('signing in for supabase-js', () => {
  it('slows guessing together with the other door', async () => {
    const { credentials } = await signedUp()
    const wrong = { ...credentials, password: 'not the right one' }
    const statuses: number[] = []
    // With the sign-up, which is a guess as well, they make nine of ten.
    for (let i = 0; i < 4; i++) {
      statuses.push((await logIn(wrong)).status)
      statuses.push((await mettle.call('POST', '/api/auth/login', { body: wrong })).status)
    }
    statuses.push((await logIn(wrong)).status)
    assert.deepEqual(statuses, [400, 401, 400, 401, 400, 401, 400, 401, 400])
    const refused = await logIn(credentials)
    assert.deepEqual([refused.status, refused.body.code], [429, 'over_request_rate_limit'])
    assert.ok(refused.headers.get('retry-after'))
  })

  it('is in the audit log when it fails', async () => {
    const { credentials, session } = await signedUp()
    assert.equal((await logIn({ ...credentials, password: 'not the right one' })).status, 400)
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select 1 from audit.entries where action = 'sign_in_failed' and row_id = $1`,
        [session.user.id],
      )
      return rows.length === 1
    })
  })

  it('ends the family when an old refresh token comes again', async () => {
    const { session } = await signedUp()
    const renew = (refresh_token: string) =>
      mettle.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
    const next = (await renew(session.refresh_token)).body.refresh_token
    await mettle.superuser.query(`update identity.sessions set rotated_at = now() - interval '1 minute'`)
    const again = await renew(session.refresh_token)
    assert.deepEqual([again.status, again.body.error_code], [400, 'refresh_token_not_found'])
    assert.equal((await renew(next)).status, 400)
  })

  it('says what is wrong with a request', async () => {
    const post = (path: string, body?: unknown) => mettle.call('POST', `/auth/v1${path}`, { body })
    for (const [answer, status, code] of [
      [await post('/token?grant_type=password', '{'), 400, 'validation_failed'],
      [await post('/token?grant_type=password', {}), 400, 'validation_failed'],
      [await post('/token?grant_type=password', { email: 'a@b.example' }), 400, 'validation_failed'],
      [await post('/token?grant_type=id_token', {}), 400, 'validation_failed'],
      [await post('/token', {}), 400, 'validation_failed'],
      [await post('/token?grant_type=refresh_token', {}), 400, 'validation_failed'],
      [await post('/signup', { email: 'x'.repeat(20_000) }), 413, 'validation_failed'],
      [await mettle.call('GET', '/auth/v1/signup'), 405, 'not_found'],
      [await mettle.call('GET', '/auth/v1/nothing'), 404, 'not_found'],
    ] as const) {
      assert.deepEqual([answer.status, answer.body?.code, answer.body?.error_code], [status, code, code])
      assert.equal(typeof answer.body.message, 'string')
      assert.equal(answer.headers.get('x-supabase-api-version'), '2024-01-01')
    }
  })

  it('answers a sign-up that is closed, and pages of other sites', async () => {
    const closed = await testService({ SIGNUP: 'closed' })
    const answer = await closed.call('POST', '/auth/v1/signup', { body: { email: 'a@b.example', password } })
    assert.deepEqual([answer.status, answer.body.code], [403, 'signup_disabled'])
    await closed.stop()
    const asked = await mettle.call('OPTIONS', '/auth/v1/token?grant_type=password', {
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers':
          'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
      },
    })
    assert.equal(asked.status, 204)
    const allowed = asked.headers.get('access-control-allow-headers')?.split(', ') ?? []
    for (const name of ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version'])
      assert.ok(allowed.includes(name), name)
  })

  it('gives an API token who it is, and lets it sign nobody out', async () => {
    const admin = await mettle.person('admin')
    const { token } = (await mettle.call('POST', '/api/auth/tokens', { as: admin, body: { name: 'n' } })).body
      .data
    assert.equal((await mettle.call('GET', '/auth/v1/user', { token })).body.id, admin.id)
    assert.equal((await mettle.call('POST', '/auth/v1/logout', { token })).status, 403)
  })

  it('does not refuse a log-out with a JSON content type and no body', async () => {
    const { session } = await signedUp()
    const answer = await mettle.call('POST', '/auth/v1/logout?scope=local', {
      token: session.access_token,
      headers: { 'content-type': 'application/json;charset=UTF-8' },
    })
    assert.equal(answer.status, 204)
    assert.equal(
      (await mettle.call('GET', '/auth/v1/user', { token: session.access_token })).body.code,
      'session_not_found',
    )
  })
})
