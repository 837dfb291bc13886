import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from './config.ts'

export type Allowance = { allowed: boolean; limit: number; remaining: number; reset: number }

const internalDefaults = { points: 100, windowMs: 60_000 }

/** Counted in this process, or in Redis when several instances share the work; memory stands in while Redis is away. */
export function openLimits(
  config: Pick<Config, 'limits' | 'redisUrl'>,
  onTrouble: (error: unknown) => void = () => {},
) {
  const redis = config.redisUrl
    ? new Redis(config.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1, lazyConnect: false })
    : undefined
  redis?.on('error', onTrouble)

  const limiter = (name: string, points: number, windowMs: number) => {
    const options = { keyPrefix: `mettle:${name}`, points, duration: windowMs / 1000 }
    const memory = new RateLimiterMemory(options)
    const counter = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory
    const allowance = (counted: { consumedPoints: number; msBeforeNext: number }): Allowance => ({
      allowed: counted.consumedPoints <= points,
      limit: points,
      remaining: Math.max(0, points - counted.consumedPoints),
      reset: Math.ceil((Date.now() + counted.msBeforeNext) / 1000),
    })
    return {
      count: async (key: string) =>
        allowance(
          await counter.consume(key).catch(refused => {
            if (refused instanceof RateLimiterRes) return refused
            throw refused
          }),
        ),
      soFar: async (key: string) =>
        allowance((await counter.get(key)) ?? { consumedPoints: 0, msBeforeNext: windowMs }),
    }
  }

  const hour = 3_600_000
  const address = limiter('address', config.limits.anonymous, hour)
  return {
    authenticated: limiter('person', config.limits.authenticated, hour).count,
    anonymous: address.count,
    /** Where an address stands, without counting. */
    anonymousSoFar: address.soFar,
    bulk: limiter('bulk', config.limits.bulk, 60_000).count,
    /** For what a domain guards itself, such as guesses at one account's password. */
    internal: limiter('internal', internalDefaults.points, internalDefaults.windowMs).count,
    close: async () => redis?.disconnect(),
  }
}

export type Limits = ReturnType<typeof openLimits>
