/**
 * Whoever waits may all be told at once that it is of no use. Not by a race with a promise that lasts: that would remember
 * everybody who ever waited.
 */
export function openInterruptible() {
  const waiting = new Set<(error: unknown) => void>()

  return {
    /** What comes although nobody waits for it any more is given back. */
    wait<T>(coming: Promise<T>, giveBack: (late: T) => void): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        const interrupt = (error: unknown) => {
          waiting.delete(interrupt)
          reject(error)
        }
        waiting.add(interrupt)
        coming.then(
          value => (waiting.delete(interrupt) ? resolve(value) : giveBack(value)),
          error => {
            waiting.delete(interrupt)
            reject(error)
          },
        )
      })
    },

    interrupt(error: unknown) {
      for (const one of waiting) one(error)
    },
  }
}
