import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testService } from '../../../test/harness/index.ts'

describe('limits, for an admin', () => {
  it('say what is set and by what, and who was refused', async () => {
    const mettle = await testService({ RATE_LIMIT_AUTHENTICATED: '40' })
    const admin = await mettle.person('admin')
    const busy = await mettle.person('user')
    let refused = 0
    for (let n = 0; n < 42; n++)
      if ((await mettle.call('GET', '/api/auth/me', { as: busy })).status === 429) refused += 1
    const { data } = (await mettle.call('GET', '/api/system/limits', { as: admin })).body
    assert.deepEqual(data.requests[0], {
      name: 'person',
      limit: 40,
      window_seconds: 3600,
      variable: 'RATE_LIMIT_AUTHENTICATED',
    })
    const signUps = data.requests.find(({ name }: { name: string }) => name === 'sign-up')
    assert.equal(signUps.variable, 'RATE_LIMIT_ANONYMOUS')
    assert.deepEqual(data.quotas[0], { name: 'definitions', limit: 100, setting: 'assessment-definitions' })
    assert.equal(data.shared, false)
    assert.equal(refused, 2)
    assert.deepEqual(
      data.refused.map(({ last_at: _, ...shown }: { last_at: string }) => shown),
      [{ limit: 'person', who: busy.id, times: 2 }],
    )
  })
})
