import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { readConfig } from '../../server/platform/config.ts'
import { openLimits } from '../../server/platform/limits.ts'
import { type Answer, type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertFailure, createLead } from './support.ts'

const figures = ({ headers }: Answer) => {
  const read = (name: string) => headers.get(`x-ratelimit-${name}`) ?? ''
  for (const name of ['limit', 'remaining', 'reset']) assert.match(read(name), /^\d+$/, `X-RateLimit-${name}`)
  return { limit: Number(read('limit')), remaining: Number(read('remaining')), reset: Number(read('reset')) }
}

describe('Limits', () => {
  it('Authenticated requests | 1000 per hour', async () => {
    const limits = openLimits(readConfig({}))
    const now = Date.now() / 1000
    const { limit, remaining, reset } = await limits.authenticated('ada')
    assert.deepEqual([limit, remaining], [1000, 999])
    assert.ok(reset > now + 3_590 && reset <= now + 3_602)
  })

  it('Unauthenticated requests | 100 per hour', async () => {
    const limits = openLimits(readConfig({}))
    const now = Date.now() / 1000
    const { limit, remaining, reset } = await limits.anonymous('192.0.2.1')
    assert.deepEqual([limit, remaining], [100, 99])
    assert.ok(reset > now + 3_590 && reset <= now + 3_602)
  })

  it('Bulk operations | 10 requests per minute', async () => {
    const limits = openLimits(readConfig({}))
    const now = Date.now() / 1000
    for (let n = 1; n <= 10; n++) assert.equal((await limits.bulk('ada')).allowed, true)
    const { allowed, limit, reset } = await limits.bulk('ada')
    assert.deepEqual([allowed, limit], [false, 10])
    assert.ok(reset > now + 50 && reset <= now + 62)
  })

  it('An internal limiter is described with defaults of 100 requests per 60000 ms window per identifier.', async () => {
    const limits = openLimits(readConfig({}))
    for (let n = 1; n <= 100; n++) assert.equal((await limits.internal('one')).allowed, true)
    const refused = await limits.internal('one')
    assert.deepEqual([refused.allowed, refused.limit, refused.remaining], [false, 100, 0])
    assert.ok(refused.reset <= Date.now() / 1000 + 61)
    assert.equal((await limits.internal('another')).allowed, true)
  })
})

describe('Rate-limit response headers', () => {
  let mettle: TestService
  let ada: TestPerson
  let lead: { id: string }
  before(async () => {
    mettle = await testService({ RATE_LIMIT_AUTHENTICATED: '60', RATE_LIMIT_ANONYMOUS: '50' })
    ada = await mettle.person('telecaller')
    lead = await createLead(mettle, ada)
  })

  it('X-RateLimit-Limit | the limit for the window (integer)', async () => {
    assert.equal(figures(await mettle.call('GET', '/api/leads', { as: ada })).limit, 60)
    assert.equal(figures(await mettle.call('GET', '/api/auth/providers')).limit, 50)
  })

  it('X-RateLimit-Remaining | requests left in the window (integer)', async () => {
    const one = figures(await mettle.call('GET', '/api/leads', { as: ada })).remaining
    const two = figures(await mettle.call('GET', '/api/leads', { as: ada })).remaining
    assert.equal(two, one - 1)
  })

  it('X-RateLimit-Reset | reset time as a Unix timestamp in seconds (integer)', async () => {
    const now = Date.now() / 1000
    const { reset } = figures(await mettle.call('GET', '/api/leads', { as: ada }))
    assert.ok(reset > now && reset <= now + 3_602, String(reset))
  })

  it('every answer carries them, failures too', async () => {
    const at = `/api/leads/${lead.id}`
    const answers: [number, Answer][] = [
      [200, await mettle.call('GET', '/api/health')],
      [200, await mettle.call('GET', '/api/openapi.json')],
      [500, await mettle.call('GET', '/api/leads')],
      [401, await mettle.call('GET', at)],
      [404, await mettle.call('GET', '/api/nowhere')],
      [404, await mettle.call('GET', '/api/leads/nothing', { as: ada })],
      [405, await mettle.call('PATCH', at, { as: ada })],
      [403, await mettle.call('GET', '/api/audit', { as: ada })],
      [400, await mettle.call('PUT', at, { as: ada, body: '{' })],
      [400, await mettle.call('POST', '/api/leads', { as: ada, body: {} })],
      [415, await mettle.call('PUT', at, { as: ada, body: 'x', headers: { 'content-type': 'text/plain' } })],
      [413, await mettle.call('PUT', at, { as: ada, body: 'x'.repeat(2_000_000) })],
      [412, await mettle.call('PUT', at, { as: ada, body: {}, headers: { 'if-match': '"0"' } })],
    ]
    for (const [status, answer] of answers) {
      assert.equal(answer.status, status, answer.text)
      figures(answer)
    }
  })
})

describe('Exceeding a limit', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService({
      RATE_LIMIT_AUTHENTICATED: '5',
      RATE_LIMIT_ANONYMOUS: '3',
      TRUSTED_PROXIES: '127.0.0.1',
    })
  })

  it('Exceeding a limit yields HTTP 429 with code RATE_LIMITED.', async () => {
    const ada = await mettle.person('telecaller')
    for (let left = 4; left >= 0; left--) {
      const answer = await mettle.call('GET', '/api/leads', { as: ada })
      assert.equal(answer.status, 200)
      assert.equal(figures(answer).remaining, left)
    }
    const refused = await mettle.call('GET', `/api/leads/x`, { as: ada })
    assertFailure(refused, 429, 'RATE_LIMITED')
    const { limit, remaining, reset } = figures(refused)
    assert.deepEqual([limit, remaining], [5, 0])
    const wait = Number(refused.headers.get('retry-after'))
    assert.ok(Math.abs(Date.now() / 1000 + wait - reset) < 3, `${wait} s until ${reset}`)
  })

  it('RATE_LIMITED | 429 | too many requests, in the four list and create handlers as well', async () => {
    const ada = await mettle.person('telecaller')
    for (let n = 0; n < 5; n++) await mettle.call('GET', '/api/leads', { as: ada })
    for (const [method, path] of [
      ['GET', '/api/leads'],
      ['POST', '/api/leads'],
      ['GET', '/api/assessments'],
      ['POST', '/api/assessments'],
    ] as const) {
      const answer = await mettle.call(method, path, { as: ada, ...(method === 'POST' ? { body: {} } : {}) })
      assertFailure(answer, 429, 'RATE_LIMITED')
    }
  })

  it('each person has a limit of their own', async () => {
    const ada = await mettle.person('telecaller')
    const ben = await mettle.person('telecaller')
    for (let n = 0; n < 6; n++) await mettle.call('GET', '/api/leads', { as: ada })
    assertFailure(await mettle.call('GET', '/api/leads', { as: ada }), 429, 'RATE_LIMITED')
    assert.equal(figures(await mettle.call('GET', '/api/leads', { as: ben })).remaining, 4)
  })

  it('without a token each address has a limit of its own, and a bad token does not lift it', async () => {
    const from = (address: string, token?: string) =>
      mettle.call('GET', '/api/auth/providers', {
        headers: { 'x-forwarded-for': address, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      })
    for (let n = 0; n < 3; n++) assert.equal((await from('198.51.100.7')).status, 200)
    assertFailure(await from('198.51.100.7'), 429, 'RATE_LIMITED')
    assertFailure(await from('198.51.100.7', 'nonsense'), 429, 'RATE_LIMITED')
    assert.equal((await from('198.51.100.8')).status, 200)
  })
})

describe('Who a request counts against', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService({
      RATE_LIMIT_AUTHENTICATED: '20',
      RATE_LIMIT_ANONYMOUS: '20',
      RATE_LIMIT_HEALTH: '4',
      TRUSTED_PROXIES: '127.0.0.1',
    })
  })
  const from = (address: string, path: string, body?: unknown) =>
    mettle.call(body === undefined ? 'GET' : 'POST', path, {
      headers: { 'x-forwarded-for': address },
      ...(body === undefined ? {} : { body }),
    })
  const ways = (address: string) => from(address, '/api/auth/providers')

  it('an IPv6 address by its /64', async () => {
    assert.equal(figures(await ways('2001:db8:1:1::1')).remaining, 19)
    assert.equal(figures(await ways('2001:db8:1:1:ffff::2')).remaining, 18)
    assert.equal(figures(await ways('2001:db8:1:2::1')).remaining, 19)
  })

  it('what is no address is none to count against: the proxy that sent it is', async () => {
    const before = figures(await ways('junk')).remaining
    assert.equal(figures(await ways('other junk')).remaining, before - 1)
    assert.equal(figures(await ways(`${'1.'.repeat(500)}1`)).remaining, before - 2)
  })

  it('health has an allowance of its own, so that no probe locks anyone out and no one locks out a probe', async () => {
    const health = (token?: string) =>
      mettle.call('GET', '/api/health', {
        headers: { 'x-forwarded-for': '198.51.100.20' },
        ...(token ? { token } : {}),
      })
    for (let n = 0; n < 21; n++) await ways('198.51.100.20')
    assertFailure(await ways('198.51.100.20'), 429, 'RATE_LIMITED')
    const ada = await mettle.person('user')
    for (const left of [3, 2, 1]) assert.equal(figures(await health()).remaining, left)
    const probe = await health(ada.token)
    assert.deepEqual([probe.status, figures(probe).limit, figures(probe).remaining], [200, 4, 0])
    assertFailure(await health(), 429, 'RATE_LIMITED')
    assert.equal(figures(await mettle.call('GET', '/api/auth/me', { as: ada })).remaining, 19)
    assert.equal(figures(await ways('198.51.100.21')).remaining, 19)
  })

  it('health allows 60 a minute unless told otherwise', async () => {
    const limits = openLimits(readConfig({}))
    const { limit, reset } = await limits.health('192.0.2.1')
    assert.equal(limit, 60)
    assert.ok(reset <= Date.now() / 1000 + 61)
  })

  it('a refresh token its person, wherever it comes from; what is none, the address', async () => {
    const body = { email: 'ada@example.com', password: 'seven brown herons' }
    let { refresh_token } = (await from('198.51.100.30', '/api/auth/signup', body)).body.data
    for (let n = 0; n < 25; n++) await ways('198.51.100.31')
    const renew = (token: unknown) => from('198.51.100.31', '/api/auth/refresh', { refresh_token: token })
    for (const left of [19, 18, 17]) {
      const answer = await renew(refresh_token)
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual([figures(answer).limit, figures(answer).remaining], [20, left])
      refresh_token = answer.body.data.refresh_token
    }
    assertFailure(await renew('nonsense'), 429, 'RATE_LIMITED')
    assertFailure(await renew(7), 429, 'RATE_LIMITED')
    // The person's own allowance ends too, and nobody else's with it.
    for (let n = 0; n < 17; n++) refresh_token = (await renew(refresh_token)).body.data.refresh_token
    assertFailure(await renew(refresh_token), 429, 'RATE_LIMITED')
  })

  it('renewals leave the address its allowance', async () => {
    const body = { email: 'ben@example.com', password: 'seven brown herons' }
    const { refresh_token } = (await from('198.51.100.40', '/api/auth/signup', body)).body.data
    await from('198.51.100.40', '/api/auth/refresh', { refresh_token })
    assert.equal(figures(await ways('198.51.100.40')).remaining, 18)
    for (const left of [17, 16])
      assert.equal(
        figures(await from('198.51.100.40', '/api/auth/refresh', { refresh_token: 'x' })).remaining,
        left,
      )
  })

  it('sign-ups from one address are a tenth of what it may ask', async () => {
    const join = (address: string, n: number) =>
      from(address, '/api/auth/signup', { email: `n${n}@example.com`, password: 'seven brown herons' })
    assert.equal((await join('198.51.100.50', 1)).status, 201)
    assert.equal((await join('198.51.100.50', 2)).status, 201)
    const refused = await join('198.51.100.50', 3)
    assertFailure(refused, 429, 'RATE_LIMITED')
    assert.ok(Number(refused.headers.get('retry-after')) > 60)
    assert.equal((await join('198.51.100.51', 3)).status, 201)
  })
})
