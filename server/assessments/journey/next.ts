import type { Question } from '../../../content/definition.ts'
import { secondsFor } from '../../../content/rules.ts'
import { nextItems } from '../../../psychometrics/index.ts'
import { engineRules, type State, sittingOf } from './state.ts'

/** Shown and not yet answered, in the order shown. */
export const pending = (state: State) => [...state.open]

/** While so many of a page are still open the next ones come, so that nobody waits for a slow line between two questions. */
const ahead = 2

/** How many of those that are open are to be answered now; the others come after them. Whoever has one question a page has no other beside it. */
export const mostOnPage = ({ plan }: State) =>
  plan.questions_per_page === 1 ? 1 : plan.questions_per_page + ahead

/**
 * What to show after the last answer: self items as the engine chooses them, then scenes, then exercises. Depends on the
 * state alone.
 */
export function choose(state: State): string[] {
  const { prepared, plan, shown } = state
  const open = pending(state)
  const missing = ahead + 1 - open.length
  if (missing <= 0) return []
  const openSelf = open.filter(id => prepared.bank.indexOf.has(id))
  const rules = engineRules(prepared, plan)
  const wanted = Math.max(plan.questions_per_page, missing)
  const { items } = nextItems(prepared.bank, sittingOf(state), rules, wanted, 0, openSelf)
  if (items.length > 0) return items.map(item => item.id)
  // Whether the open ones are the last of their kind, their answers have yet to say.
  if (openSelf.length > 0) return []
  return state.fixed.filter(id => !shown.has(id)).slice(0, missing)
}

export type Progress = {
  answered: number
  /** How many there will be in all, as far as can be told: adaptive questions end when the scores are exact enough. */
  expected: number
  percent: number
  phase: Part | 'ready_to_submit' | 'ended'
  parts: Part[]
  minutes_left: number
}

export const parts = ['self', 'situational', 'exercise'] as const
type Part = (typeof parts)[number]

/** Which parts this attempt has, in the order in which `choose` asks them; known from its start. */
function partsOf({ prepared, fixed }: State): Part[] {
  const kinds = new Set(fixed.map(id => prepared.questions.get(id)?.kind))
  if (prepared.bank.items.length > 0) kinds.add('self')
  return parts.filter(part => kinds.has(part))
}

export function progressOf(state: State): Progress {
  const { prepared, plan } = state
  const ended = state.attempt.state !== 'in_progress'
  const rules = engineRules(prepared, plan)
  const typicalSelf = (rules.minPerDimension + 2) * prepared.bank.dimensions.length + rules.twinPairs
  const open = pending(state)
  const kind = open[0] === undefined ? undefined : prepared.questions.get(open[0])?.kind
  const selfGiven = sittingOf(state).given.length
  const selfLeft =
    kind === 'self' ? Math.max(open.length, Math.min(typicalSelf, prepared.bank.items.length) - selfGiven) : 0
  const later = state.fixed.filter(id => !state.given.has(id))
  const expected = state.answered.length + selfLeft + later.length
  const secondsLeft =
    selfLeft * 8 + later.reduce((sum, id) => sum + secondsFor(prepared.questions.get(id) as Question), 0)
  return {
    answered: state.answered.length,
    expected,
    percent: expected === 0 ? 100 : Math.floor((100 * state.answered.length) / expected),
    phase: ended ? 'ended' : kind === undefined ? 'ready_to_submit' : kind === 'peer' ? 'self' : kind,
    parts: partsOf(state),
    minutes_left: ended ? 0 : Math.ceil((secondsLeft * plan.time_factor) / 60),
  }
}
