import type { Plan } from '../../../content/intake.ts'
import type { ComponentScore } from '../../../psychometrics/index.ts'
import type { Prepared } from '../definitions.ts'
import { engineRules, type State } from './state.ts'

/** Which answers of an attempt count, and when they are enough for a score. docs/adr/asm-06-what-counts-as-evidence.md */

export const leastSelfAnswers = 4

/** Nobody chooses: an attempt may ask every question there is. */
export function isFixedForm(prepared: Prepared, plan: Plan): boolean {
  const { situational_per_dimension } = prepared.rules.forms[plan.form]
  const { maxPerDimension } = engineRules(prepared, plan)
  return prepared.dimensions.every(dimension => {
    const count = (kind: 'self' | 'situational') =>
      prepared.of[kind].filter(question => question.dimension === dimension).length
    return count('self') <= maxPerDimension && count('situational') <= situational_per_dimension
  })
}

/** Answers to what the attempt asked; all of them when the whole of a fixed form is answered. */
export function countedAnswers<S extends Pick<State, 'answered' | 'given' | 'served' | 'prepared' | 'plan'>>(
  state: S,
): S {
  const { prepared, plan, given } = state
  const scored = [...prepared.of.self, ...prepared.of.situational]
  if (isFixedForm(prepared, plan) && scored.every(question => given.has(question.id))) return state
  const served = new Set(state.served)
  return {
    ...state,
    answered: state.answered.filter(id => served.has(id)),
    given: new Map([...given].filter(([id]) => served.has(id))),
  }
}

export type SelfEvidence = Pick<ComponentScore, 'n' | 'se'>

/** Four answers, or all that the definition has, or the precision it aims for; a twin's second answer is no second one. */
export function isEnough(
  prepared: Prepared,
  plan: Plan,
  dimension: string,
  { n, se }: SelfEvidence,
  has: (question: string) => boolean,
): boolean {
  if (n === 0) return false
  if (n >= leastSelfAnswers || se <= engineRules(prepared, plan).targetSe) return true
  return selfItems(prepared, dimension).every(question => has(question.id))
}

export const notEnough = (prepared: Prepared, dimension: string, n: number) =>
  `Not enough answers yet: ${n} of at least ${Math.min(leastSelfAnswers, selfItems(prepared, dimension).length)} about yourself.`

const selfItems = (prepared: Prepared, dimension: string) => prepared.selfItems.get(dimension) ?? []

/** Whether a result may stand for its person in norms, validity studies and recalibration. */
export const isUsable = (result: { complete: boolean; validity: { verdict: string } }) =>
  result.complete && result.validity.verdict !== 'doubtful'
