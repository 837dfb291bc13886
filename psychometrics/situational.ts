import { normalScores, type SceneReference, type SituationalAnswer, sceneReference } from './judgement.ts'
import type { ComponentScore } from './score-self.ts'
import { mean, stepUp } from './statistics.ts'
import { finish, type Steps } from './steps.ts'

/** Situational judgement. docs/adr/psy-03-situational-scoring.md */

export type Scenario = {
  /** Effectiveness of each option, on any scale. */
  key: readonly number[]
}

export type ScenarioScore = {
  /** rate: −mean d², from −4 to 0. pick: from −1 to 1. */
  raw: number
  /** Its normal score among people in general. */
  z: number
}

/** Correlation of one scenario's score with the standing it measures, squared: scenarios are single noisy items. */
const singleScenarioReliability = 0.15

export function scoreScenario(scenario: Scenario, answer: SituationalAnswer, place = 0): ScenarioScore {
  const key = standardKey(scenario)
  const raw = rawScore(key, answer)
  return { raw, z: finish(referenceFor(key, answer.kind, place)).scoreOf(raw) }
}

type AnsweredScenario = { scenario: Scenario; answer: SituationalAnswer }

export const scoreSituational = (answers: readonly AnsweredScenario[]): ComponentScore | null =>
  finish(scoreSituationalInSteps(answers))

/**
 * A dimension's scenarios together, as a standing with its standard error; null without any. The scenes' scores are
 * added up, and the sum takes its place among the sums of people in general on the same scenes, so that it is N(0, 1)
 * among them in the tails too. Kelley's regression makes it the posterior of the standing, as the EAP is of answers.
 */
export function* scoreSituationalInSteps(answers: readonly AnsweredScenario[]): Steps<ComponentScore | null> {
  if (answers.length === 0) return null
  let own = 0
  let others: Float64Array | null = null
  for (const [place, { scenario, answer }] of answers.entries()) {
    const key = standardKey(scenario)
    const { scores, scoreOf } = yield* referenceFor(key, answer.kind, place)
    own += scoreOf(rawScore(key, answer))
    others = others === null ? scores.slice() : others.map((sum, person) => sum + scores[person]!)
    yield
  }
  const reliability = stepUp(singleScenarioReliability, answers.length)
  return {
    theta: Math.sqrt(reliability) * normalScores(others!)(own),
    se: Math.sqrt(1 - reliability),
    n: answers.length,
  }
}

/** A few assessments' scenes; what was not used for longest goes first. */
const mostKept = 500
const references = new Map<string, SceneReference>()

function* referenceFor(
  key: readonly number[],
  kind: SituationalAnswer['kind'],
  place: number,
): Steps<SceneReference> {
  const name = `${kind}/${place}/${key.join()}`
  const reference =
    references.get(name) ?? (yield* sceneReference(kind, key, place, answer => rawScore(key, answer)))
  references.delete(name)
  if (references.size >= mostKept) references.delete(references.keys().next().value!)
  references.set(name, reference)
  return reference
}

export function standardKey({ key }: Scenario): number[] {
  const standard = standardise(key)
  if (standard === null) throw new RangeError('The key must tell at least two options apart')
  return standard
}

const rawScore = (key: readonly number[], answer: SituationalAnswer): number =>
  answer.kind === 'rate' ? rateScore(key, answer.ratings) : pickScore(key, answer.best, answer.worst)

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
