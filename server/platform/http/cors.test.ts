import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'

const friend = 'https://app.example.com'
const stranger = 'https://evil.example'

describe('pages of other sites', () => {
  let mettle: TestService
  let ada: TestPerson
  before(async () => {
    mettle = await testService({
      CORS_ORIGINS: `https://other.example, ${friend}`,
      RATE_LIMIT_ANONYMOUS: '2',
    })
    ada = await mettle.person('telecaller')
  })
  const preflight = (origin: string, path = '/api/leads') =>
    mettle.call('OPTIONS', path, { headers: { origin, 'access-control-request-method': 'POST' } })

  it('may call the API where CORS_ORIGINS names them, failures included', async () => {
    for (const [path, status] of [
      ['/api/leads', 200],
      ['/api/leads/none', 404],
    ] as const) {
      const answer = await mettle.call('GET', path, { as: ada, headers: { origin: friend } })
      assert.equal(answer.status, status)
      assert.equal(answer.headers.get('access-control-allow-origin'), friend)
      assert.match(answer.headers.get('access-control-expose-headers') ?? '', /x-ratelimit-remaining/)
      assert.equal(answer.headers.get('access-control-allow-credentials'), null)
      assert.match(answer.headers.get('vary') ?? '', /Origin/)
    }
  })

  it('ask beforehand as often as they like: that counts against nobody', async () => {
    for (let n = 0; n < 5; n++) {
      const answer = await preflight(friend)
      assert.equal(answer.status, 204)
      assert.match(answer.headers.get('access-control-allow-methods') ?? '', /POST/)
      assert.match(answer.headers.get('access-control-allow-headers') ?? '', /authorization.*idempotency-key/)
    }
  })

  it('are told nothing otherwise', async () => {
    const answer = await mettle.call('GET', '/api/leads', { as: ada, headers: { origin: stranger } })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
    assert.match(answer.headers.get('vary') ?? '', /Origin/)
    const asked = await preflight(stranger)
    assert.equal(asked.headers.get('access-control-allow-origin'), null)
    assert.equal(asked.headers.get('access-control-allow-methods'), null)
    const page = await mettle.call('GET', '/', { headers: { origin: friend } })
    assert.equal(page.headers.get('access-control-allow-origin'), null)
  })
})
