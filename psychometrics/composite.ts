import type { Estimate } from './eap.ts'
import type { ComponentScore } from './score-self.ts'

/** The weighted whole of a dimension. docs/adr/psy-04-composite-and-scale.md */

export const components = ['self', 'situational', 'peer'] as const
export type Component = (typeof components)[number]
export type Weights = Record<Component, number>

export const defaultWeights: Weights = { self: 0.4, situational: 0.35, peer: 0.25 }

/**
 * Assumed correlations between what the components measure. Self and peer: Harris & Schaubroeck (1988). Situational
 * judgement with self-report: a round figure after McDaniel and others (2007); with peers: their figure for job
 * performance, for want of one about peers (psy-04).
 */
const correlations: Record<Component, Record<Component, number>> = {
  self: { self: 1, situational: 0.3, peer: 0.36 },
  situational: { self: 0.3, situational: 1, peer: 0.26 },
  peer: { self: 0.36, situational: 0.26, peer: 1 },
}

export type Composite = Estimate & {
  /** The weights as used: they add up to 1 over the components present, and are 0 for the missing ones. */
  weights: Weights
  missing: Component[]
}

/**
 * θ = Σwθ and SE = √Σw²SE² over the components present, divided by √(wᵀRw), so that whichever are present the whole
 * stands on the N(0, 1) scale. A component that rests on nothing (n = 0) is missing. Null when all are, or have no weight.
 */
export function composite(
  present: Partial<Record<Component, ComponentScore | null>>,
  weights: Weights = defaultWeights,
): Composite | null {
  const parts = components.flatMap(name => {
    const estimate = present[name]
    return estimate && estimate.n > 0 && weights[name] > 0 ? [{ name, estimate, weight: weights[name] }] : []
  })
  const total = parts.reduce((t, part) => t + part.weight, 0)
  if (total === 0) return null
  for (const part of parts) part.weight /= total

  let spread = 0
  for (const p of parts) {
    for (const q of parts) spread += p.weight * q.weight * correlations[p.name][q.name]
  }
  const theta = parts.reduce((t, { weight, estimate }) => t + weight * estimate.theta, 0)
  const square = parts.reduce((t, { weight, estimate }) => t + (weight * estimate.se) ** 2, 0)
  const used: Weights = { self: 0, situational: 0, peer: 0 }
  for (const part of parts) used[part.name] = part.weight
  return {
    theta: theta / Math.sqrt(spread),
    se: Math.sqrt(square / spread),
    weights: used,
    missing: components.filter(name => used[name] === 0),
  }
}
