import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Redis } from 'ioredis'
import { eventually } from '../../test/harness/eventually.ts'
import { testService } from '../../test/harness/index.ts'
import { freePort, startRedis, withoutRedis } from '../../test/harness/redis.ts'

describe('what Redis holds', { skip: withoutRedis }, () => {
  it('names nobody by their e-mail address, whatever was tried with it', async () => {
    const port = await freePort()
    startRedis(port)
    const redisUrl = `redis://127.0.0.1:${port}`
    const redis = new Redis(redisUrl, { maxRetriesPerRequest: null })
    redis.on('error', () => {})
    try {
      await eventually(() => redis.ping())
      const mettle = await testService({ REDIS_URL: redisUrl })
      const post = (path: string, body: object) => mettle.call('POST', `/api/auth${path}`, { body })
      const email = 'Ada.Lovelace@example.com'
      const password = 'seven brown herons'
      // Until it is connected an instance counts for itself.
      await eventually(async () => {
        await mettle.call('GET', '/api/auth/providers')
        return (await redis.keys('mettle:address*')).length
      })
      const { refresh_token, access_token: token } = (await post('/signup', { email, password })).body.data
      await post('/login', { email, password: 'not that one' })
      await post('/password/forgot', { email })
      await post('/refresh', { refresh_token })
      await mettle.call('PATCH', '/api/auth/me', { token, body: { password, current_password: 'wrong' } })
      const keys = await redis.keys('*')
      const kinds = new Set(keys.map(key => key.split(':').slice(0, 2).join(':')))
      for (const kind of ['address', 'guess', 'internal', 'person', 'sign-up'])
        assert.ok(kinds.has(`mettle:${kind}`), `${kind} was counted: ${[...kinds]}`)
      const spellings = [
        /@/,
        /lovelace/i,
        /example\.com/i,
        RegExp(Buffer.from('lovelace').toString('hex'), 'i'),
      ]
      for (const key of keys) for (const spelling of spellings) assert.doesNotMatch(key, spelling)
    } finally {
      redis.disconnect()
    }
  })
})
