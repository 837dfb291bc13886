import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../errors.ts'
import type { Confirmation, ConnectionConfig } from './places.ts'
import { isStandbyMissing } from './server-check.ts'

const lookEvery = 1_000

const notConfirmed = () =>
  new Failure(
    'UNAVAILABLE',
    'The database does not confirm what is written: a standby that every commit waits for is missing.',
  )

/**
 * Where every commit waits for a synchronous standby and none is there, what is committed stands but is never answered, and
 * each that tries leaves a connection hanging in the server. So after the first, none is tried until the server says that
 * none waits any more. While the service starts nobody waits for an answer, and it waits instead.
 */
export function openConfirmation(starting: () => boolean = () => false): Confirmation {
  let missing = false
  let closed = false

  async function watch(config: ConnectionConfig) {
    do await sleep(lookEvery, undefined, { ref: false })
    while (!closed && (await isStandbyMissing(config)) !== false)
    missing = false
    if (!closed) config.onState?.('confirmed')
  }

  return {
    noticed(config) {
      if (missing) return
      missing = true
      config.onState?.('unconfirmed')
      void watch(config)
    },
    assert() {
      if (missing && !starting()) throw notConfirmed()
    },
    get isMissing() {
      return missing && !starting()
    },
    close() {
      closed = true
    },
  }
}
