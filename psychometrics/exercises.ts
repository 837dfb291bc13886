import type { ComponentScore } from './score-self.ts'
import { mean } from './statistics.ts'
import { regressedStanding } from './true-score.ts'

/** Until this installation's own are known: most people earn somewhat more than half, and one exercise says little. */
const prior = { mean: 0.6, sd: 0.35, reliability: 0.15 }

/**
 * Practical exercises of one dimension, each scored 0…1, as a standing that can be set beside the self-assessment.
 * They validate and carry no weight in the composite. Null without any.
 */
export function scoreExercises(scores: readonly number[]): ComponentScore | null {
  if (scores.length === 0) return null
  const z = (mean(scores) - prior.mean) / prior.sd
  return { ...regressedStanding(z, scores.length, prior.reliability), n: scores.length }
}
