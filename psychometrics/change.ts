import { normalCdf } from './distributions.ts'
import type { Estimate } from './eap.ts'

export type Change = {
  /** Later less earlier, and its standard error. */
  difference: number
  se: number
  z: number
  /** Chance of so large a difference, either way, were there no change. */
  p: number
  verdict: 'rise' | 'fall' | 'no_reliable_change'
}

/** Reliable change (Jacobson & Truax 1991) with each occasion's own error. docs/adr/psy-09-reliable-change.md */
export function reliableChange(earlier: Estimate, later: Estimate): Change {
  const difference = later.theta - earlier.theta
  const se = Math.hypot(earlier.se, later.se)
  const z = difference / se
  const verdict = Math.abs(z) < 1.96 ? 'no_reliable_change' : z > 0 ? 'rise' : 'fall'
  return { difference, se, z, p: 2 * normalCdf(-Math.abs(z)), verdict }
}
