import { normalCdf } from './distributions.ts'
import { pearson } from './statistics.ts'

/** How scores go together with real outcomes. docs/adr/psy-10-outcomes-and-range-restriction.md */

export type Correlation = { r: number; n: number; low: number; high: number; p: number }

/** Pearson's r with Fisher's 95% interval; null for fewer than ten pairs or when a side doesn't vary. */
export function correlation(xs: readonly number[], ys: readonly number[]): Correlation | null {
  if (xs.length !== ys.length) throw new RangeError('Both sides must be equally long')
  const n = xs.length
  const r = n < 10 ? Number.NaN : pearson(xs, ys)
  if (Number.isNaN(r)) return null
  // Just inside ±1, where the transformation is finite.
  const z = Math.atanh(Math.max(-1 + 1e-12, Math.min(1 - 1e-12, r)))
  const se = 1 / Math.sqrt(n - 3)
  return {
    r,
    n,
    low: Math.tanh(z - 1.96 * se),
    high: Math.tanh(z + 1.96 * se),
    p: 2 * normalCdf(-Math.abs(z) / se),
  }
}

/**
 * What the correlation would be among people who vary as the norm group does, were selection on the score itself
 * (Thorndike 1949, case II). The interval's ends move with it.
 */
export function correctRangeRestriction(
  found: Correlation,
  sdHere: number,
  sdNormGroup: number,
): Correlation {
  const ratio = sdNormGroup / sdHere
  const corrected = (r: number) => (r * ratio) / Math.sqrt(1 - r * r + r * r * ratio * ratio)
  return { ...found, r: corrected(found.r), low: corrected(found.low), high: corrected(found.high) }
}
