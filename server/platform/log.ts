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
