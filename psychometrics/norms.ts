import { normalCdf, normalQuantile } from './distributions.ts'
import type { Estimate } from './eap.ts'
import { quantile } from './statistics.ts'

/** Where a score stands among people. docs/adr/psy-05-norms-and-percentiles.md */

/** Fewer people than this and the top 5% would rest on a handful. */
export const leastNormGroup = 200

export type Norm =
  | { kind: 'prior' }
  | {
      kind: 'sample'
      n: number
      /** Reported values at fixed shares of the group, increasing, each with the z of that share. */
      points: readonly { value: number; z: number }[]
    }

export type Standing = {
  z: number
  /** Standard error of z. */
  se: number
  /** 0…100, of the norm group. */
  percentile: number
}

export const priorNorm = (): Norm => ({ kind: 'prior' })

/**
 * An EAP with standard error s varies among people with variance 1 − s², not 1. Divided by that spread, scores that
 * rest on more and on less evidence are comparable, and 5% of people really do pass z = 1.645. The floor keeps a score
 * with next to no evidence (s near 1) from being blown up.
 */
const spreadOf = (se: number) => Math.sqrt(Math.max(0.01, 1 - se * se))
const reported = ({ theta, se }: Estimate) => theta / spreadOf(se)

const shares = [
  0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.975, 0.99,
]

/** The norm of a group from its members' composite scores; null while the group is too small. */
export function normFrom(sample: readonly Estimate[]): Norm | null {
  if (sample.length < leastNormGroup) return null
  const sorted = sample.map(reported).sort((x, y) => x - y)
  const points: { value: number; z: number }[] = []
  for (const share of shares) {
    const value = quantile(sorted, share)
    // Equal values at two shares would make a step; the later one tells nothing more.
    if (points.length === 0 || value > points.at(-1)!.value + 1e-9)
      points.push({ value, z: normalQuantile(share) })
  }
  return points.length >= 2 ? { kind: 'sample', n: sample.length, points } : null
}

export function standingIn(norm: Norm, estimate: Estimate): Standing {
  const value = reported(estimate)
  const error = estimate.se / spreadOf(estimate.se)
  if (norm.kind === 'prior') return { z: value, se: error, percentile: 100 * normalCdf(value) }
  const { points } = norm
  // The line between the two nearest points; beyond the outermost, the line through all of them.
  const first = points[0]!
  const last = points.at(-1)!
  const slope = (last.z - first.z) / (last.value - first.value)
  const upper = points.findIndex(point => value < point.value)
  let z: number
  if (upper === 0) z = first.z + (value - first.value) * slope
  else if (upper < 0) z = last.z + (value - last.value) * slope
  else {
    const low = points[upper - 1]!
    const high = points[upper]!
    z = low.z + ((value - low.value) / (high.value - low.value)) * (high.z - low.z)
  }
  return { z, se: error * slope, percentile: 100 * normalCdf(z) }
}
