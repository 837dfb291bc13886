import { fromDatabase } from '../errors.ts'
import type { Logger } from '../log.ts'
import type { ConnectionConfig } from './places.ts'

const sayAgainAfter = 60_000

/** One line when the database goes away, one a minute while it does, and one when it is back; the same for its commits. */
export function openStateLog(log: Pick<Logger, 'info' | 'warn'>): NonNullable<ConnectionConfig['onState']> {
  let awaySince: number | undefined
  let saidAt = 0
  let unconfirmed = false
  return (state, error) => {
    const now = performance.now()
    if (state === 'unconfirmed' || state === 'confirmed') {
      if (unconfirmed === (state === 'unconfirmed')) return
      unconfirmed = !unconfirmed
      if (unconfirmed)
        log.warn('commits wait for a standby that is missing; writes are refused until it is there')
      else log.info('commits are confirmed again')
      return
    }
    if (state === 'cut off')
      return log.warn({ err: error }, 'a connection to the database had died; all are opened anew')
    if (state === 'there') {
      if (awaySince !== undefined)
        log.info({ seconds: Math.round((now - awaySince) / 1000) }, 'the database is back')
      awaySince = undefined
      return
    }
    if (fromDatabase(error)?.code !== 'UNAVAILABLE') return
    if (awaySince === undefined || now - saidAt > sayAgainAfter) {
      log.warn({ err: error }, 'the database does not answer, or takes no writes; waiting for it')
      saidAt = now
    }
    awaySince ??= now
  }
}
