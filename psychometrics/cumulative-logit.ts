import { solve } from './linear-algebra.ts'

/**
 * The proportional-odds model, P(answer ≥ k) = 1/(1 + e^−(cutₖ + slopes·x)). With x = θ it is the graded response
 * model in slopes and intercepts, which is how calibration uses it; with a group beside θ it tests for differential
 * functioning.
 */
export type CumulativeLogit = { cuts: number[]; slopes: number[] }

/** Cases that share their x: how many, possibly a fraction, answered in each category. */
export type CountedCase = { x: readonly number[]; counts: ArrayLike<number> }

const logistic = (x: number) => (x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x)))

export function logLikelihood({ cuts, slopes }: CumulativeLogit, cases: readonly CountedCase[]): number {
  let total = 0
  for (const { x, counts } of cases) {
    const at = slopes.reduce((t, slope, j) => t + slope * x[j]!, 0)
    let above = 1
    for (let k = 0; k <= cuts.length; k++) {
      const next = k === cuts.length ? 0 : logistic(cuts[k]! + at)
      if (counts[k]! > 0) total += counts[k]! * Math.log(Math.max(above - next, 1e-300))
      above = next
    }
  }
  return total
}

/** Fisher scoring with halved steps, from `start`; at most `steps` of them. */
export function fitCumulativeLogit(
  start: CumulativeLogit,
  cases: readonly CountedCase[],
  steps = 50,
): { model: CumulativeLogit; logLik: number } {
  let model = start
  let logLik = logLikelihood(model, cases)
  for (let n = 0; n < steps; n++) {
    const step = scoringStep(model, cases)
    if (step === null) break
    let share = 1
    let next = moved(model, step, share)
    let value = ordered(next) ? logLikelihood(next, cases) : Number.NEGATIVE_INFINITY
    while (value < logLik && share > 1e-6) {
      share /= 2
      next = moved(model, step, share)
      value = ordered(next) ? logLikelihood(next, cases) : Number.NEGATIVE_INFINITY
    }
    if (value < logLik) break
    const gain = value - logLik
    model = next
    logLik = value
    if (gain < 1e-11 * (1 + Math.abs(logLik))) break
  }
  return { model, logLik }
}

const moved = (
  { cuts, slopes }: CumulativeLogit,
  step: readonly number[],
  share: number,
): CumulativeLogit => ({
  cuts: cuts.map((cut, k) => cut + share * step[k]!),
  slopes: slopes.map((slope, j) => slope + share * step[cuts.length + j]!),
})

const ordered = ({ cuts }: CumulativeLogit) => cuts.every((cut, k) => k === 0 || cut < cuts[k - 1]!)

/** Expected information solved for the score; null when the cases don't determine the model. */
function scoringStep({ cuts, slopes }: CumulativeLogit, cases: readonly CountedCase[]): number[] | null {
  const size = cuts.length + slopes.length
  const score = new Float64Array(size)
  const info = new Float64Array(size * size)
  const gradient = new Float64Array(size)
  for (const { x, counts } of cases) {
    const at = slopes.reduce((t, slope, j) => t + slope * x[j]!, 0)
    let cases = 0
    for (let k = 0; k <= cuts.length; k++) cases += counts[k]!
    if (cases === 0) continue
    let above = 1
    let aboveSlope = 0
    for (let k = 0; k <= cuts.length; k++) {
      const next = k === cuts.length ? 0 : logistic(cuts[k]! + at)
      const nextSlope = next * (1 - next)
      const p = Math.max(above - next, 1e-300)
      gradient.fill(0)
      if (k > 0) gradient[k - 1] = aboveSlope
      if (k < cuts.length) gradient[k] = -nextSlope
      for (let j = 0; j < slopes.length; j++) gradient[cuts.length + j] = (aboveSlope - nextSlope) * x[j]!
      for (let i = 0; i < size; i++) {
        if (gradient[i] === 0) continue
        score[i]! += (counts[k]! * gradient[i]!) / p
        for (let j = 0; j < size; j++) info[i * size + j]! += (cases * gradient[i]! * gradient[j]!) / p
      }
      above = next
      aboveSlope = nextSlope
    }
  }
  const rows = Array.from({ length: size }, (_, i) => Array.from(info.subarray(i * size, (i + 1) * size)))
  return solve(rows, Array.from(score))
}
