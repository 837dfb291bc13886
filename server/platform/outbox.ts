import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, systemActor, type Tx } from './db/index.ts'
import { readCursor, showCursor } from './outbox-cursor.ts'
import {
  type Change,
  changesAfter,
  lockedPage,
  lockReader,
  moveReader,
  moveReaderToEnd,
  outboxEnd,
} from './outbox-queries.ts'
import type { Signal } from './outbox-signal.ts'

export type { Change } from './outbox-queries.ts'

const pageSize = 500
const safetyMs = 1_000
/** Whoever writes down what follows from changes takes many at once: a look has seven steps, which few changes are worth. */
const followEveryMs = 200

export type Outbox = ReturnType<typeof openOutbox>

/** Looks when it is told to and every second besides, one look at a time with a rest between them, until it is stopped. */
function watch(
  signal: Signal,
  look: () => Promise<void>,
  restMs: number,
  onTrouble: (error: unknown) => void,
) {
  let looking: Promise<void> | undefined
  let again = false
  const stopping = new AbortController()
  const once = async () => {
    await look().catch(onTrouble)
    if (restMs > 0) await sleep(restMs, undefined, { signal: stopping.signal }).catch(() => {})
    looking = undefined
    if (again && !stopping.signal.aborted) start()
  }
  const start = () => {
    again = looking !== undefined
    looking ??= once()
  }
  const unsubscribe = signal.onChange(start)
  const timer = setInterval(start, safetyMs)
  start()
  return async () => {
    unsubscribe()
    clearInterval(timer)
    stopping.abort()
    await looking
  }
}

/**
 * Changes in the order in which their transactions began, each once. Nothing is skipped when a transaction with a lower
 * number commits later: readers stay below the oldest one that is still under way.
 */
export function openOutbox({
  db,
  signal,
  onTrouble,
}: {
  db: Database
  signal: Signal
  onTrouble: (error: unknown) => void
}) {
  const stops = new Set<() => Promise<void>>()
  const listeners = new Set<(changes: Change[] | 'reset') => void>()
  let running: { ready: Promise<void>; stop: () => Promise<void> } | undefined

  const started = (look: () => Promise<void>, restMs = 0) => {
    const stop = watch(signal, look, restMs, onTrouble)
    stops.add(stop)
    return async () => {
      stops.delete(stop)
      await stop()
    }
  }

  /** One reader in each process, however many listen to it. */
  const tail = () => {
    let cursor: Change['cursor'] | undefined
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
    const stop = started(async () => {
      cursor ??= await outboxEnd(db)
      isReady()
      for (;;) {
        const { changes, reset, isFull, last } = await changesAfter(db, cursor, pageSize)
        cursor = reset ? await outboxEnd(db) : (last ?? cursor)
        if (reset || changes.length > 0) for (const listener of listeners) listener(reset ? 'reset' : changes)
        if (!isFull) return
      }
    })
    return { ready, stop }
  }

  return {
    /** Where somebody begins who wants what happens from now on. */
    end: async () => showCursor(await outboxEnd(db)),

    /** What came after the cursor, at most a page of it, and where to go on; reset when it cannot be told any more. */
    async after(cursor: string, limit = pageSize) {
      const from = readCursor(cursor)
      const { changes, reset } = await changesAfter(db, from, limit)
      return { changes, reset, cursor: showCursor(changes.at(-1)?.cursor ?? from) }
    },

    /**
     * Everything from now on, in this process alone; what it was doing when it ended is not told again. What is committed
     * after `ready` is told.
     */
    listen(listener: (changes: Change[] | 'reset') => void) {
      listeners.add(listener)
      running ??= tail()
      const stop = () => {
        if (!listeners.delete(listener) || listeners.size > 0) return
        void running?.stop()
        running = undefined
      }
      return { ready: running.ready, stop }
    },

    /**
     * Everything from the first time this name was used, by one instance at a time, in the transaction that notes how far
     * it came: what the work writes there is written once. After a reset the work is told so and goes on with the present.
     * `wanted` is a condition on a row of the outbox; what it leaves out is not read.
     */
    follow(name: string, wanted: string, work: (tx: Tx, changes: Change[], reset: boolean) => Promise<void>) {
      const step = () =>
        db.withActor(systemActor(`outbox ${name}`), async tx => {
          const cursor = await lockReader(tx, name)
          if (!cursor) return false
          const { changes, reset, isFull, last } = await lockedPage(tx, cursor, pageSize, wanted)
          if (reset || changes.length > 0) await work(tx, changes, reset)
          if (reset) await moveReaderToEnd(tx, name)
          else if (last) await moveReader(tx, name, last)
          return isFull
        })
      return started(async () => {
        while (await step());
      }, followEveryMs)
    },

    async close() {
      await Promise.all([...stops].map(stop => stop()))
    },
  }
}
