import { type Database, systemActor } from '../platform/db/index.ts'
import { foldOnce } from './fold-queries.ts'

const system = systemActor('analytics')

/** So many at a time that whoever else counts may wait for it: some tens of milliseconds. */
const atOnce = 500
/** Nobody waits longer for an answer because much is new; `counted_up_to` then says how far it goes. */
const longestMs = 2_000

const foldSome = (db: Database) => db.withActor(system, tx => foldOnce(tx, atOnce))

async function foldFor(db: Database, milliseconds: number, stopping?: AbortSignal) {
  const until = performance.now() + milliseconds
  while ((await foldSome(db)) && performance.now() < until && !stopping?.aborted);
}

/**
 * Counts what happened before it was called, whoever else is counting. Requests that come together share one count, which
 * begins after the last of them came.
 */
export function openFold(db: Database) {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = () => {
    running = foldFor(db, longestMs).finally(() => {
      running = undefined
    })
    return running
  }
  return function fold(): Promise<void> {
    if (!running) return start()
    const begin = () => {
      next = undefined
      return start()
    }
    next ??= running.then(begin, begin)
    return next
  }
}

/** Until nothing is left or the service stops, in steps between which requests are served. */
export const foldAll = (db: Database, stopping?: AbortSignal) =>
  foldFor(db, Number.POSITIVE_INFINITY, stopping)
