import { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from './config.ts'

/** Who was refused, and by which limit: a person's id or a network; nothing where neither is known. */
export type Refusals = { limit: LimitName; who: string | null; times: number; last_at: string }
export type LimitName =
  | 'person'
  | 'address'
  | 'bulk'
  | 'health'
  | 'forgery'
  | 'sign-up'
  | 'guess'
  | 'internal'
export type Allowance = { allowed: boolean; limit: number; remaining: number; reset: number }

const internalDefaults = { points: 100, windowMs: 60_000 }
const minute = 60_000
const hour = 60 * minute
/** Wrong passwords for one account from one place. */
const guesses = { points: 10, windowMs: 10 * minute }
/** An account is made once; whoever only looks around makes none. */
const signUpShare = 0.1

const mostRefusals = 100
const refusalsKeptMs = 24 * hour

/** The last who were refused, in this process: for an admin who is asked why. */
function openRefusals() {
  const kept = new LRUCache<string, Refusals>({
    max: mostRefusals,
    ttl: refusalsKeptMs,
    ttlResolution: 0,
    perf: Date,
  })
  const hasName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^[0-9a-f.:]+(\/\d+)?$/i
  return {
    note(limit: LimitName, key: string) {
      const who = hasName.test(key) ? key : null
      const id = `${limit} ${who}`
      const times = (kept.peek(id)?.times ?? 0) + 1
      kept.set(id, { limit, who, times, last_at: new Date().toISOString() })
    },
    newest: (): Refusals[] => [...kept.values()],
  }
}

// A command that is not answered within half a second fails its connection; until another is ready, memory counts, and
// nobody waits. What was sent and not answered is not sent again: it may have been counted.
const redisOptions = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  socketTimeout: 500,
  keepAlive: 30_000,
}

/** Counted in this process, or in Redis when several instances share the work; memory stands in while Redis is away. */
export function openLimits(
  config: Pick<Config, 'limits' | 'redisUrl'>,
  onTrouble: (error: unknown) => void = () => {},
) {
  const redis = config.redisUrl ? new Redis(config.redisUrl, redisOptions) : undefined
  redis?.on('error', onTrouble)

  const refusals = openRefusals()
  const limiter = (name: LimitName, points: number, windowMs: number) => {
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
      count: (key: string): Promise<Allowance> =>
        counter.consume(key).then(allowance, refused => {
          if (!(refused instanceof RateLimiterRes)) throw refused
          refusals.note(name, key)
          return allowance(refused)
        }),
      soFar: async (key: string) =>
        allowance((await counter.get(key)) ?? { consumedPoints: 0, msBeforeNext: windowMs }),
      giveBack: async (key: string) => void (await counter.reward(key, 1)),
      forget: async (key: string) => void (await counter.delete(key)),
    }
  }

  const address = limiter('address', config.limits.anonymous, hour)
  const forgery = limiter('forgery', config.limits.anonymous, hour)
  const guess = limiter('guess', guesses.points, guesses.windowMs)
  const signUps = Math.max(1, Math.round(config.limits.anonymous * signUpShare))
  return {
    authenticated: limiter('person', config.limits.authenticated, hour).count,
    anonymous: address.count,
    /** Where an address stands, without counting. */
    anonymousSoFar: address.soFar,
    /** The request turned out to be somebody's, and was counted for them. */
    giveBackAnonymous: address.giveBack,
    bulk: limiter('bulk', config.limits.bulk, minute).count,
    health: limiter('health', config.limits.health, minute).count,
    /** Messages with a wrong signature. Those with a right one are not counted: a shop may sell as much as it can. */
    forgery: forgery.count,
    forgeriesSoFar: forgery.soFar,
    signUp: limiter('sign-up', signUps, hour).count,
    guess: guess.count,
    forgetGuesses: guess.forget,
    /** For what a domain guards itself, such as guesses at one account's password. Keys name nobody. */
    internal: limiter('internal', internalDefaults.points, internalDefaults.windowMs).count,
    /** Newest first, of this process alone. */
    refusals: refusals.newest,
    /** What is counted, how much of it, and in how long. */
    inForce: [
      { name: 'person', limit: config.limits.authenticated, windowMs: hour },
      { name: 'address', limit: config.limits.anonymous, windowMs: hour },
      { name: 'bulk', limit: config.limits.bulk, windowMs: minute },
      { name: 'health', limit: config.limits.health, windowMs: minute },
      { name: 'sign-up', limit: signUps, windowMs: hour },
      { name: 'guess', limit: guesses.points, windowMs: guesses.windowMs },
    ] as const,
    close: async () => redis?.disconnect(),
  }
}

export type Limits = ReturnType<typeof openLimits>
