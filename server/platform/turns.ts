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

export async function inTurns<T>(steps: Iterator<unknown, T>): Promise<T> {
  for (const turn = openTurn(); ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (turn.isOver()) await turn.next()
  }
}
