import type { Logger } from './log.ts'

/** Errors of a socket, a pipe or a stream, from the system or from Node: they concern that one thing and nothing else. */
const ofStream = /^(E[A-Z]+|ERR_(STREAM|SOCKET|SSL|TLS|HTTP|STRING_TOO_LONG).*|HPE_.*|UND_ERR_.*)$/

export const isStreamError = (error: unknown) => {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown }
  return typeof syscall === 'string' || (typeof code === 'string' && ofStream.test(code))
}

/**
 * The last resort, behind a listener on everything that can fail. A promise that nobody waited for interrupted nothing,
 * and an error of a stream that nobody listened to concerns that stream: both are said and survived. Any other exception
 * left something half done that nobody knows; the service says so, lets requests under way finish, and ends.
 * docs/adr/arch-15 has the reasons.
 */
export function guardProcess(log: Pick<Logger, 'error' | 'fatal'>, end: () => void): void {
  process.on('unhandledRejection', error => log.error({ err: error }, 'nobody waited for this failure'))
  process.on('uncaughtException', error => {
    if (isStreamError(error)) return log.error({ err: error }, 'nobody listened to this stream')
    log.fatal({ err: error }, 'unexpected; the service ends')
    end()
  })
}
