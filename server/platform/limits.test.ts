import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import { Redis } from 'ioredis'
import { eventually } from '../../test/harness/eventually.ts'
import { freePort, startRedis, withoutRedis } from '../../test/harness/redis.ts'
import { openLimits } from './limits.ts'

const limits = { authenticated: 3, anonymous: 2, bulk: 1, health: 4 }

describe('limits in one process', () => {
  it('count down, refuse, and tell when they begin again', async () => {
    const now = 1_800_000_000_250
    mock.timers.enable({ apis: ['Date', 'setTimeout'], now })
    try {
      const counted = openLimits({ limits, redisUrl: undefined })
      const reset = Math.ceil((now + 3_600_000) / 1000)
      const expected = [2, 1, 0].map(remaining => ({ allowed: true, limit: 3, remaining, reset }))
      for (const allowance of expected) assert.deepEqual(await counted.authenticated('ada'), allowance)
      mock.timers.tick(1000)
      const refused = { allowed: false, limit: 3, remaining: 0, reset }
      assert.deepEqual(await counted.authenticated('ada'), refused)
      assert.deepEqual(await counted.authenticated('ada'), refused)
      mock.timers.tick(3_600_000)
      assert.equal((await counted.authenticated('ada')).remaining, 2)
    } finally {
      mock.timers.reset()
    }
  })

  it('are kept apart by person, by kind and by address', async () => {
    const counted = openLimits({ limits, redisUrl: undefined })
    assert.equal((await counted.bulk('ada')).allowed, true)
    assert.equal((await counted.bulk('ada')).allowed, false)
    assert.equal((await counted.bulk('ben')).allowed, true)
    assert.equal((await counted.authenticated('ada')).remaining, 2)
    assert.equal((await counted.anonymous('10.0.0.1')).remaining, 1)
    assert.equal((await counted.anonymous('10.0.0.2')).remaining, 1)
  })

  it('remember who was refused, for a day, the newest first, and a hundred at most', async () => {
    mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 })
    try {
      const counted = openLimits({ limits, redisUrl: undefined })
      const ada = '00000000-0000-4000-8000-000000000001'
      for (let n = 0; n < 3; n++) await counted.bulk(ada)
      for (let n = 0; n < 3; n++) await counted.anonymous('a digest of a link')
      assert.deepEqual(
        counted.refusals().map(({ limit, who, times }) => [limit, who, times]),
        [
          ['address', null, 1],
          ['bulk', ada, 2],
        ],
      )
      for (let n = 0; n < 150; n++) for (let m = 0; m < 3; m++) await counted.anonymous(`10.0.0.${n}`)
      assert.equal(counted.refusals().length, 100)
      assert.equal(counted.refusals()[0]?.who, '10.0.0.149')
      mock.timers.tick(25 * 3_600_000)
      assert.deepEqual(counted.refusals(), [])
    } finally {
      mock.timers.reset()
    }
  })

  it('tell where an address stands without counting', async () => {
    const counted = openLimits({ limits, redisUrl: undefined })
    for (const remaining of [2, 2])
      assert.equal((await counted.anonymousSoFar('10.0.0.1')).remaining, remaining)
    await counted.anonymous('10.0.0.1')
    assert.equal((await counted.anonymousSoFar('10.0.0.1')).remaining, 1)
  })

  it('count bulk operations by the minute', async () => {
    const now = 1_800_000_000_000
    mock.timers.enable({ apis: ['Date', 'setTimeout'], now })
    try {
      const counted = openLimits({ limits, redisUrl: undefined })
      assert.equal((await counted.bulk('ada')).reset, now / 1000 + 60)
      mock.timers.tick(60_000)
      assert.equal((await counted.bulk('ada')).allowed, true)
    } finally {
      mock.timers.reset()
    }
  })
})

it('a Redis that is not there is told of', async () => {
  const trouble = await new Promise(resolve => {
    const counted = openLimits({ limits, redisUrl: 'redis://127.0.0.1:1' }, error => {
      counted.close()
      resolve(error)
    })
  })
  assert.equal((trouble as { code?: string }).code, 'ECONNREFUSED')
})

describe('limits shared over Redis', { skip: withoutRedis }, () => {
  /** Until it is connected an instance counts for itself; this returns once its counts arrive. */
  const arrives = (counted: ReturnType<typeof openLimits>, redis: Redis, key: string) =>
    eventually(async () => {
      await counted.anonymous(key)
      return redis.exists(`mettle:address:${key}`)
    })

  it('hold across instances, and in each alone while Redis is away', async () => {
    const port = await freePort()
    const server = startRedis(port)
    const redisUrl = `redis://127.0.0.1:${port}`
    const redis = new Redis(redisUrl, { maxRetriesPerRequest: null })
    redis.on('error', () => {})
    const one = openLimits({ limits, redisUrl })
    const two = openLimits({ limits, redisUrl })
    try {
      await arrives(one, redis, 'one')
      await arrives(two, redis, 'two')

      assert.equal((await one.authenticated('ada')).remaining, 2)
      assert.equal((await two.authenticated('ada')).remaining, 1)
      assert.equal((await one.authenticated('ada')).remaining, 0)
      assert.equal((await two.authenticated('ada')).allowed, false)
      assert.equal((await one.authenticated('ada')).allowed, false)

      server.kill('SIGKILL')
      await new Promise(resolve => server.once('close', resolve))
      for (const remaining of [2, 1, 0])
        assert.deepEqual(await one.authenticated('ben').then(a => [a.allowed, a.remaining]), [
          true,
          remaining,
        ])
      assert.equal((await one.authenticated('ben')).allowed, false)

      startRedis(port)
      await arrives(one, redis, 'again')
    } finally {
      redis.disconnect()
      await one.close()
      await two.close()
    }
  })

  it('are counted in memory while Redis is frozen, and in Redis again when it has thawed', async () => {
    const port = await freePort()
    const server = startRedis(port)
    const redisUrl = `redis://127.0.0.1:${port}`
    const redis = new Redis(redisUrl, { maxRetriesPerRequest: null })
    redis.on('error', () => {})
    const counted = openLimits({ limits, redisUrl })
    try {
      await arrives(counted, redis, 'before')
      server.kill('SIGSTOP')
      for (const remaining of [2, 1, 0])
        assert.deepEqual(await counted.authenticated('ben').then(a => [a.allowed, a.remaining]), [
          true,
          remaining,
        ])
      server.kill('SIGCONT')
      await arrives(counted, redis, 'after')
    } finally {
      redis.disconnect()
      await counted.close()
    }
  })
})
