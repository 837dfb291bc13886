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
export const correlations: Record<Component, Record<Component, number>> = {
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
 * What the weighted sum of the components present says of the same sum of true standings, both in the latter's standard
 * deviations. Components err apart from each other, so of their correlation only as much shows in their scores as
 * reliability lets through; the sum is regressed accordingly. A component that rests on nothing (n = 0) is missing.
 * Null when all are, or have no weight.
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

  // Of the true sum, of the estimated sum, and between the two.
  let trueVariance = 0
  let variance = 0
  let covariance = 0
  for (const p of parts) {
    for (const q of parts) {
      const shared = p.weight * q.weight * correlations[p.name][q.name]
      trueVariance += shared
      covariance += shared * reliabilityOf(p.estimate)
      variance += shared * reliabilityOf(p.estimate) * (p === q ? 1 : reliabilityOf(q.estimate))
    }
  }
  const sum = parts.reduce((t, { weight, estimate }) => t + weight * estimate.theta, 0)
  const explained = variance === 0 ? 0 : covariance ** 2 / (variance * trueVariance)
  const used: Weights = { self: 0, situational: 0, peer: 0 }
  for (const part of parts) used[part.name] = part.weight
  return {
    theta: variance === 0 ? 0 : ((covariance / variance) * sum) / Math.sqrt(trueVariance),
    se: Math.sqrt(Math.max(0, 1 - explained)),
    weights: used,
    missing: components.filter(name => used[name] === 0),
  }
}

/** Share of the variance of such estimates among people, 1, that is not error. */
const reliabilityOf = ({ se }: Estimate) => Math.max(0, 1 - se * se)
