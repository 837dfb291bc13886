import type { Question } from '../../../content/definition.ts'
import type { Plan } from '../../../content/intake.ts'
import {
  defaultRules,
  giveItem,
  keyAnswer,
  type Rules,
  replaySitting,
  type SelfItem,
  type Sitting,
} from '../../../psychometrics/index.ts'
import type { DataKey } from '../../platform/seal.ts'
import type { Prepared } from '../definitions.ts'
import { fixedPart, preference } from './form.ts'

export type AttemptRow = {
  id: string
  assessment_id: string
  definition_version: number
  user_id: string
  state: 'in_progress' | 'completed' | 'scored' | 'rescored' | 'abandoned' | 'expired'
  seed: string
  engine_version: string
  calibration_id: string | null
  started_at: string
  submitted_at: string | null
}

export type Given = { value: unknown; elapsed_ms: number | null; client_id: string | null }
export type Event =
  | { kind: 'answer'; number: number; at: number; served: string[]; question_id: string; given: Given }
  | { kind: 'start' | 'pause' | 'resume' | 'extend' | 'submit'; number: number; at: number; served: string[] }

/** An attempt as its events say it stands. The same events give the same state on any instance. */
export type State = {
  attempt: AttemptRow
  prepared: Prepared
  plan: Plan
  key: DataKey
  /** The last event's number. */
  number: number
  /** Questions shown, in order; those answered, in the order first answered; the answers that stand. */
  served: string[]
  answered: string[]
  given: Map<string, Given>
  /** The same as `served`, to be looked up, and those of it that are not yet answered, in the same order. */
  shown: Set<string>
  open: Set<string>
  /** Marks of answers already taken, so that a client may send what it is not sure has arrived. */
  clientIds: Set<string>
  /** As the answers make it, by `sittingOf`; none until it is asked for, and again after an answer was changed. */
  sitting: Sitting | undefined
  /** Scenes and exercises this person gets after the self items, in order. */
  fixed: string[]
  paused: boolean
  activeMs: number
  lastAt: number
  extensions: number
}

export function engineRules(prepared: Prepared, plan: Plan): Rules {
  const form = prepared.rules.forms[plan.form]
  const stopping = form.stopping ?? prepared.rules.stopping
  return {
    ...defaultRules,
    targetSe: stopping.target_se,
    minPerDimension: stopping.min_items_per_dimension,
    maxPerDimension: stopping.max_items_per_dimension,
    twinPairs: form.twin_pairs,
  }
}

/** Items that name the person's role or field count for a little more in selection, those of others for a little less. */
export const suitability =
  ({ questions }: Prepared, plan: Plan) =>
  ({ id }: SelfItem) =>
    1 + 0.15 * preference(questions.get(id) as Question, plan)

export function openState(attempt: AttemptRow, prepared: Prepared, plan: Plan, key: DataKey): State {
  return {
    attempt,
    prepared,
    plan,
    key,
    number: 0,
    served: [],
    answered: [],
    given: new Map(),
    shown: new Set(),
    open: new Set(),
    clientIds: new Set(),
    sitting: undefined,
    fixed: fixedPart(prepared, plan, attempt.seed),
    paused: false,
    activeMs: 0,
    lastAt: Date.parse(attempt.started_at),
    extensions: 0,
  }
}

export function apply(state: State, event: Event): void {
  // A clock that was set back gives no negative time.
  if (!state.paused) state.activeMs += Math.max(0, event.at - state.lastAt)
  state.lastAt = Math.max(state.lastAt, event.at)
  state.number = event.number
  if (event.kind === 'extend') state.extensions++
  else state.paused = event.kind === 'pause'
  if (event.kind === 'answer') takeAnswer(state, event.question_id, event.given)
  serve(state, event.served)
}

export function serve(state: State, questions: string[]): void {
  for (const id of questions) {
    state.served.push(id)
    state.shown.add(id)
    if (!state.given.has(id)) state.open.add(id)
  }
}

/** A mark counts for its question alone, so that a client which uses one twice loses no answer. */
export const markOf = (question: string, clientId: string) => `${question} ${clientId}`

function takeAnswer(state: State, id: string, given: Given) {
  if (given.client_id !== null) state.clientIds.add(markOf(id, given.client_id))
  const known = state.given.has(id)
  state.given.set(id, given)
  state.open.delete(id)
  if (!known) state.answered.push(id)
  const question = state.prepared.questions.get(id)
  // What was not asked must not steer what is asked next.
  if (question?.kind !== 'self' || !state.shown.has(id)) return
  // Replayed once for however many answers.
  if (known) state.sitting = undefined
  else if (state.sitting)
    giveItem(state.prepared.bank, state.sitting, { id, category: categoryOf(state, id) })
}

export function sittingOf(state: State): Sitting {
  state.sitting ??= replay(state)
  return state.sitting
}

function replay(state: State): Sitting {
  const { prepared, plan, attempt } = state
  const answers = selfAnswers(state)
    .filter(({ id }) => state.shown.has(id))
    .map(({ id, category }) => ({ id, category }))
  return replaySitting(
    prepared.bank,
    engineRules(prepared, plan),
    attempt.seed,
    answers,
    suitability(prepared, plan),
  )
}

/** Self answers as the engine takes them, in the order first given. */
export const selfAnswers = (state: Pick<State, 'answered' | 'prepared' | 'given'>) =>
  state.answered
    .filter(id => state.prepared.questions.get(id)?.kind === 'self')
    .map(id => ({ id, category: categoryOf(state, id), elapsedMs: state.given.get(id)?.elapsed_ms ?? null }))

function categoryOf({ prepared, given }: Pick<State, 'prepared' | 'given'>, id: string): number {
  const item = prepared.bank.items[prepared.bank.indexOf.get(id) as number] as SelfItem
  return keyAnswer(item, given.get(id)?.value as number)
}
