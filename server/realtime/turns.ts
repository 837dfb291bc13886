import { setImmediate as nextTurn } from 'node:timers/promises'

const turnMs = 2

/** Long work stops when its turn is over, so that requests are served in between. */
export function openTurn() {
  let began = performance.now()
  return {
    isOver: () => performance.now() - began > turnMs,
    async next() {
      await nextTurn()
      began = performance.now()
    },
  }
}
