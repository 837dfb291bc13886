import { type Logger, pino, stdTimeFunctions } from 'pino'

export type { Logger }

/**
 * One JSON line per event on standard output. Nothing a person typed goes in: no bodies, query strings, addresses,
 * tokens or names. Of an error, its kind and where it arose, never the text that PostgreSQL may have put values into.
 */
export const openLog = (level: string): Logger =>
  pino({
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
  })

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
