import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../../../test/harness/index.ts'

describe('metrics', () => {
  let mettle: TestService
  const metrics = (token?: string) =>
    mettle.call(
      'GET',
      '/metrics',
      token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    )
  before(async () => {
    mettle = await testService({ METRICS_TOKEN: 'for prometheus' })
  })

  it('are given to whoever holds METRICS_TOKEN, in Prometheus’ text form', async () => {
    const ada = await mettle.person('telecaller')
    await mettle.call('GET', '/api/leads/00000000-0000-4000-8000-000000000000', { as: ada })
    await mettle.call('GET', '/api/leads/not-an-id', { as: ada })
    const { status, headers, text } = await metrics('for prometheus')
    assert.equal(status, 200)
    assert.match(headers.get('content-type') as string, /^text\/plain; version=/)
    assert.match(text, /^mettle_requests_total\{method="GET",route="\/api\/leads\/:id",status="404"\} 2$/m)
    assert.match(text, /^mettle_request_seconds_count\{route="\/api\/leads\/:id"\} 2$/m)
    assert.match(text, /^nodejs_eventloop_lag_seconds /m)
    assert.doesNotMatch(text, new RegExp(`not-an-id|${ada.id}`), 'routes, never addresses')
  })

  it('are refused to everybody else', async () => {
    const admin = await mettle.person('admin')
    for (const token of [undefined, 'for promethean', admin.token])
      assert.equal((await metrics(token)).status, 401)
  })

  it('have no address where METRICS_TOKEN is not set', async () => {
    const without = await testService()
    const admin = await without.person('admin')
    for (const token of ['', 'for prometheus', admin.token])
      assert.equal((await without.call('GET', '/metrics', { token })).status, 404)
  })
})
