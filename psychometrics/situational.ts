import type { ComponentScore } from './score-self.ts'
import { mean } from './statistics.ts'
import { regressedStanding } from './true-score.ts'

/** Situational judgement. docs/adr/psy-03-situational-scoring.md */

export type Reference = { mean: number; sd: number }

export type Scenario = {
  /** Effectiveness of each option, on any scale. */
  key: readonly number[]
  /** How people in general score on this scenario, once known. */
  reference?: Reference
}

export type SituationalAnswer =
  /** One rating for each option, in the key's order. */
  | { kind: 'rate'; ratings: readonly number[] }
  /** The places of the options picked. */
  | { kind: 'pick'; best: number; worst: number }

export type ScenarioScore = {
  /** rate: −mean d², from −4 to 0. pick: from −1 to 1. */
  raw: number
  /** In standard deviations of people in general. */
  z: number
}

/** Correlation of one scenario's score with the standing it measures, squared: scenarios are single noisy items. */
const singleScenarioReliability = 0.15

/** A typical person's ratings agree with the key half-way between not at all and fully. */
const typicalAgreement = 0.5

export function scoreScenario(scenario: Scenario, answer: SituationalAnswer): ScenarioScore {
  const key = standardise(scenario.key)
  if (key === null) throw new RangeError('The key must tell at least two options apart')
  const raw =
    answer.kind === 'rate' ? rateScore(key, answer.ratings) : pickScore(key, answer.best, answer.worst)
  const reference =
    scenario.reference ?? (answer.kind === 'rate' ? rateReference(key.length) : pickReference(key))
  return { raw, z: (raw - reference.mean) / reference.sd }
}

/** A dimension's scenarios together, as a standing with its standard error; null without any. */
export function scoreSituational(
  answers: readonly { scenario: Scenario; answer: SituationalAnswer }[],
): ComponentScore | null {
  if (answers.length === 0) return null
  const scores = answers.map(({ scenario, answer }) => scoreScenario(scenario, answer).z)
  return { ...regressedStanding(mean(scores), scores.length, singleScenarioReliability), n: scores.length }
}

/** Mean 0, SD 1 with n in the denominator; null when all are equal. */
function standardise(values: readonly number[]): number[] | null {
  const centre = mean(values)
  const spread = Math.sqrt(mean(values.map(x => (x - centre) ** 2)))
  return spread > 0 ? values.map(x => (x - centre) / spread) : null
}

/**
 * −mean d² between standardised ratings and key, which is −2(1 − r). Equal ratings for all options carry no
 * judgement and score as guessing does on average (r = 0); left at zero they would score −1 and pay.
 */
function rateScore(key: readonly number[], ratings: readonly number[]): number {
  if (ratings.length !== key.length) throw new RangeError('There must be one rating for each option')
  const own = standardise(ratings)
  return own === null ? -2 : -mean(own.map((x, i) => (x - key[i]!) ** 2))
}

/** How much of the distance between the key's best and worst options lies between those picked. */
function pickScore(key: readonly number[], best: number, worst: number): number {
  if (best === worst || key[best] === undefined || key[worst] === undefined) {
    throw new RangeError('Best and worst must be two different options')
  }
  return (key[best] - key[worst]) / (Math.max(...key) - Math.min(...key))
}

/**
 * What one typical person's scores would vary by is error; between people their standing is added to it, in the
 * share that the reliability says.
 */
const amongPeople = (withinPerson: number) => withinPerson / Math.sqrt(1 - singleScenarioReliability)

/** From typical agreement ρ and the sampling error of a correlation over k options, (1 − ρ²)/√(k − 1). */
const rateReference = (options: number): Reference => ({
  mean: -2 * (1 - typicalAgreement),
  sd: amongPeople((2 * (1 - typicalAgreement ** 2)) / Math.sqrt(options - 1)),
})

/** A typical person picks best i and worst j with a chance proportional to e^(keyᵢ − keyⱼ) (Marley & Louviere 2005). */
function pickReference(key: readonly number[]): Reference {
  let total = 0
  let first = 0
  let second = 0
  for (const best of key.keys()) {
    for (const worst of key.keys()) {
      if (best === worst) continue
      const chance = Math.exp(key[best]! - key[worst]!)
      const score = pickScore(key, best, worst)
      total += chance
      first += chance * score
      second += chance * score * score
    }
  }
  const centre = first / total
  return { mean: centre, sd: amongPeople(Math.sqrt(second / total - centre * centre)) }
}
