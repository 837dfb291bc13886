import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Logger } from '../../platform/log.ts'
import { completeLedger } from '../erasure/ledger.ts'
import { writeDisabled } from './disabled-list.ts'
import { disabledPeople } from './queries.ts'

const system = systemActor('backups')
const everyMs = 60_000

/**
 * Every instance keeps the lists that a restore needs in its own data folder, at most a minute old, whichever instance
 * erased or disabled somebody.
 */
export function keepLists({ db, dataDir, log }: { db: Database; dataDir: string; log: Logger }) {
  let writing: Promise<void> | undefined
  let upTo: string | undefined
  const writeAll = async () => {
    await writeDisabled(dataDir, await db.withActor(system, disabledPeople))
    upTo = await completeLedger(db, dataDir, upTo)
  }
  const write = () => {
    writing ??= writeAll()
      .catch(error => log.warn({ err: error }, 'the lists that a restore needs could not be written'))
      .finally(() => {
        writing = undefined
      })
  }
  write()
  const timer = setInterval(write, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await writing
  }
}
