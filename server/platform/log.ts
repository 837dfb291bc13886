import { setTimeout as sleep } from 'node:timers/promises'
import { type Logger, pino, stdTimeFunctions } from 'pino'

export type { Logger }

const mostUnread = 4 * 1_048_576
let opened: ReturnType<typeof pino.destination> | undefined

/**
 * Whoever reads it may stop for a while, or for good: lines wait then, up to a bound, and further ones are dropped. Nothing
 * else waits. It can only be waited for where lines are gathered, which one character is.
 */
const standardOutput = () => {
  opened ??= pino.destination({ dest: 1, sync: false, minLength: 1, maxLength: mostUnread })
  return opened
}

/** Whether what was logged is still not read after a second, so that a process which waits for it would never end. */
export const isLogUnread = () =>
  Promise.race([
    new Promise<boolean>(resolve => standardOutput().flush(() => resolve(false))),
    sleep(1_000, true),
  ])

/**
 * One JSON line per event on standard output. Nothing a person typed goes in: no bodies, query strings, addresses,
 * tokens or names. Of an error, its kind and where it arose, never the text that PostgreSQL may have put values into.
 */
export const openLog = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: {
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          code: error.code,
          // A PostgreSQL error carries five-letter codes and may quote values; our own errors do not.
          message: error.code && /^[0-9A-Z]{5}$/.test(error.code) ? undefined : error.message,
          stack: error.stack?.split('\n').slice(1, 8),
        }),
        req: () => undefined,
        res: () => undefined,
      },
    },
    standardOutput(),
  )

/** Whoever tells the same trouble again within a minute is not listened to: a database away overnight would fill a disk. */
export function oncePerMinute(log: (error: unknown) => void): (error: unknown) => void {
  const loggedAt = new Map<string, number>()
  return error => {
    const { code, message } = error as { code?: string; message?: string }
    const kind = code ?? message ?? ''
    const now = performance.now()
    if (now - (loggedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < 60_000) return
    loggedAt.set(kind, now)
    log(error)
  }
}
