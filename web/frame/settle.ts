// A burst settles first; a busy hour of other people's changes costs at most 240 requests for each thing read again.
const settleMs = 1_000
const liveEveryMs = 15_000

/** Runs once for all the changes of a moment, and not again for a while. */
export function settled(run: () => void): () => void {
  let isDue = false
  let ranAt = 0
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(
      () => {
        isDue = false
        ranAt = Date.now()
        run()
      },
      Math.max(settleMs, ranAt + liveEveryMs - Date.now()),
    )
  }
}
