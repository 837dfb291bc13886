import { finishErasures, removeTraces } from './erase.ts'
import type { EraseParts } from './parts.ts'
import type { Running } from './queries.ts'

type Asked = { id: string; ended: PromiseWithResolvers<void> }

/** One after the other; those that are asked for meanwhile end together, since each end writes many tables anew. */
export function inBatches(parts: EraseParts): (id: string) => Promise<void> {
  const asked: Asked[] = []
  let working = false

  async function workThrough() {
    const removed: { running: Running[]; ended: Asked['ended'] }[] = []
    for (let next = asked.shift(); next; next = asked.shift()) {
      const { id, ended } = next
      try {
        removed.push({ running: await removeTraces(parts, id), ended })
      } catch (error) {
        ended.reject(error)
      }
    }
    try {
      await finishErasures(
        parts,
        removed.flatMap(({ running }) => running),
      )
      for (const { ended } of removed) ended.resolve()
    } catch (error) {
      for (const { ended } of removed) ended.reject(error)
    }
  }

  async function work() {
    if (working) return
    working = true
    while (asked.length > 0) await workThrough()
    working = false
  }

  return id => {
    const ended = Promise.withResolvers<void>()
    asked.push({ id, ended })
    void work()
    return ended.promise
  }
}
