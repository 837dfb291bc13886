import type { Estimate } from './eap.ts'
import { type Norm, standingIn } from './norms.ts'
import { type Band, bandOf, bandProbabilities, scoreError, shownScore, toScore } from './scale.ts'

export type DimensionResult = {
  /** Unrounded, 1…10; the band is that of this score. */
  score: number
  /** One decimal, within the band. */
  shown: number
  band: Band
  bandProbabilities: Record<Band, number>
  percentile: number
  /** On the z scale of the norm group. */
  z: number
  standardError: number
  /** On the scale of 1…10. */
  scoreError: number
  /** 95%, on the scale of 1…10. */
  interval: { low: number; high: number }
}

/** From a composite to everything a result says about the dimension. */
export function interpret(norm: Norm, estimate: Estimate): DimensionResult {
  const { z, se, percentile } = standingIn(norm, estimate)
  const score = toScore(z)
  return {
    score,
    shown: shownScore(score),
    band: bandOf(score),
    bandProbabilities: bandProbabilities(z, se),
    percentile,
    z,
    standardError: se,
    scoreError: scoreError(z, se),
    interval: { low: toScore(z - 1.96 * se), high: toScore(z + 1.96 * se) },
  }
}
