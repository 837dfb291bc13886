import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../harness/index.ts'
import { assertSafe, iso } from './support.ts'

describe('GET {base_url}/health', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })

  it('A health-check endpoint reports service status.', async () => {
    assert.equal((await mettle.call('GET', '/api/health')).body.status, 'healthy')
  })

  it('Success: HTTP 200, body (not the common envelope): status = healthy, timestamp (ISO 8601), services = {database: up, auth: up}.', async () => {
    const { status, body } = await mettle.call('GET', '/api/health')
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['status', 'timestamp', 'services'])
    assert.equal(body.status, 'healthy')
    assert.match(body.timestamp, iso)
    assert.deepEqual(body.services, { database: 'up', auth: 'up' })
  })

  it('The check is a read of the profile store.', async () => {
    await mettle.superuser.query('alter table profiles rename to profiles_away')
    try {
      assert.equal((await mettle.call('GET', '/api/health')).status, 500)
    } finally {
      await mettle.superuser.query('alter table profiles_away rename to profiles')
    }
    assert.equal((await mettle.call('GET', '/api/health')).status, 200)
  })

  it('Failure: HTTP 500, body: status = unhealthy, error = failure text.', async () => {
    await mettle.superuser.query('alter table profiles rename to profiles_away')
    try {
      const answer = await mettle.call('GET', '/api/health')
      assert.equal(answer.status, 500)
      assert.deepEqual(Object.keys(answer.body), ['status', 'error'])
      assert.equal(answer.body.status, 'unhealthy')
      assert.ok(answer.body.error.length > 0)
      assertSafe(answer)
    } finally {
      await mettle.superuser.query('alter table profiles_away rename to profiles')
    }
  })

  it('needs no token, and takes one', async () => {
    assert.equal((await mettle.call('GET', '/api/health')).status, 200)
    assert.equal((await mettle.call('GET', '/api/health', { as: await mettle.person('user') })).status, 200)
    assert.equal((await mettle.call('GET', '/api/health', { token: 'nonsense' })).status, 200)
  })
})
