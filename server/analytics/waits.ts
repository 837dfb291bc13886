export type Waited = { n: number; p50: number | null; p95: number | null }
export type StepCount = { step: number; leads: number }

/** Above it, waits are read from their distribution by steps of a fifth: sorting a million takes most of a second. */
export const mostExact = 20_000

/** From counts in the order of their steps. A step is from 60 s times 1.2 to its power; within it, waits are taken to lie evenly. */
export function fromSteps(steps: StepCount[]): Waited {
  const n = steps.reduce((sum, { leads }) => sum + leads, 0)
  const at = (share: number) => {
    let before = 0
    for (const { step, leads } of steps) {
      if (before + leads >= share * n) {
        const within = (share * n - before) / leads
        return step === 0 ? 60 * within : 60 * 1.2 ** (step - 1 + within)
      }
      before += leads
    }
    return null
  }
  return { n, p50: at(0.5), p95: at(0.95) }
}

const seconds = (value: number | null) => (value === null ? null : Math.round(value))

export const shownWait = ({ n, p50, p95 }: Waited, exact: boolean) => ({
  leads: n,
  p50_seconds: seconds(p50),
  p95_seconds: seconds(p95),
  exact,
})
