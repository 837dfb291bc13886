import { isDeepStrictEqual } from 'node:util'
import type { Question } from '../../../content/definition.ts'
import type { Tx } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import { openTurn } from '../../platform/turns.ts'
import { requirePaidAssessment } from '../products/require-payment.ts'
import { answerPlace, type JourneyParts, loadAttempt, type Person, turnOf } from './attempts.ts'
import { wrongWith } from './check-answer.ts'
import { choose } from './next.ts'
import { appendEvent, appendEventsIn, lastNumber, type NewEvent } from './queries.ts'
import { isStale, numberTaken } from './retry-stale.ts'
import { limitSeconds, timeOf } from './show.ts'
import { apply, type Event, type Given, markOf, type State, serve } from './state.ts'

export type AnswerGiven = { question_id: string; value: unknown; elapsed_ms?: number; client_id?: string }
export type Recorded = { question_id: string; outcome: 'recorded' | 'changed' | 'unchanged' }

/**
 * Answers, stored before anything new is shown. In the ordinary case one statement and one round trip: what this process
 * remembers of the attempt says what to show next, and the event's number makes sure that nobody wrote in between.
 */
export async function recordAnswers(
  parts: JourneyParts,
  actor: Person,
  assessment: string,
  attemptId: string | undefined,
  answers: AnswerGiven[],
): Promise<{ state: State; recorded: Recorded[] }> {
  return parts.attempts.inTurn(turnOf(actor, attemptId, assessment), async () => {
    for (let tries = 1; ; tries++) {
      const state = await currentState(parts, actor, assessment, attemptId, tries > 1)
      try {
        const recorded = await write(parts, actor, state, answers)
        parts.attempts.keep(state)
        return { state, recorded }
      } catch (error) {
        // What memory refuses may be right by now: another instance may have shown the question.
        const stale = isStale(error) || (tries === 1 && error instanceof Failure)
        if (!stale || tries >= 6) throw error
      }
    }
  })
}

export const noAttempt = () =>
  new Failure('NOT_FOUND', 'You have no such attempt. Start the assessment first.')

/**
 * Out of memory while it is worked on: the same attempt may be asked for by its id and by its assessment, which are two
 * turns, and neither may go on from what the other has not yet written.
 */
async function currentState(
  parts: JourneyParts,
  actor: Person,
  assessment: string,
  attemptId: string | undefined,
  fresh: boolean,
) {
  const known = attemptId ?? parts.attempts.latest(actor.id, assessment)
  const kept = !fresh && known !== undefined ? parts.attempts.get(known) : undefined
  if (kept && kept.attempt.user_id === actor.id && kept.attempt.assessment_id === assessment) {
    parts.attempts.forget(kept.attempt.id)
    return kept
  }
  return parts.db.withActor(actor, tx => ownAttempt(tx, parts, actor, assessment, attemptId))
}

/** The attempt as the database has it, the person's latest unless one is named. */
export async function ownAttempt(
  tx: Tx,
  parts: JourneyParts,
  actor: Person,
  assessment: string,
  attemptId: string | undefined,
): Promise<State> {
  if (!isUuid(assessment) || (attemptId !== undefined && !isUuid(attemptId))) throw noAttempt()
  const state = await loadAttempt(tx, parts, actor.id, assessment, attemptId ?? null)
  if (!state) throw noAttempt()
  return state
}

/** Answers as part of a transaction that does more; whoever began it forgets what was remembered of the attempt. */
export async function recordAnswersIn(
  tx: Tx,
  parts: JourneyParts,
  actor: Person,
  state: State,
  answers: AnswerGiven[],
): Promise<{ state: State; recorded: Recorded[] }> {
  const { events, recorded } = await take(parts, state, answers)
  await requirePaidAssessment(tx, state.attempt.assessment_id, actor.id)
  await appendEventsIn(tx, actor.id, state.attempt.id, events)
  return { state, recorded }
}

function take(parts: JourneyParts, state: State, answers: AnswerGiven[]) {
  refuseEnded(state)
  for (const [i, answer] of answers.entries()) refuseAnswer(state, answer, `answers.${i}`)
  return eventsFor(parts, state, answers)
}

async function write(
  parts: JourneyParts,
  actor: Person,
  state: State,
  answers: AnswerGiven[],
): Promise<Recorded[]> {
  const { events, recorded } = await take(parts, state, answers)
  const isOne = events.length === 1
  if (!(isOne && (await appendEvent(parts.db, actor, state.attempt, events[0] as NewEvent)))) {
    await parts.db.withActor(actor, async tx => {
      await requirePaidAssessment(tx, state.attempt.assessment_id, actor.id)
      await appendEventsIn(tx, actor.id, state.attempt.id, events)
      // With nothing to write, nothing has yet shown that memory is up to date.
      if (events.length === 0 && (await lastNumber(tx, state.attempt.id)) !== state.number)
        throw Object.assign(new Error('The attempt went on elsewhere.'), { code: numberTaken })
    })
  }
  return recorded
}

export function refuseEnded(state: State) {
  if (state.attempt.state !== 'in_progress')
    throw new Failure('CONFLICT', 'This attempt has ended; its answers can no longer change.', {
      reason: state.attempt.state,
    })
  refuseLate(state)
}

export function refuseLate(state: State) {
  const limit = limitSeconds(state)
  if (limit !== null && timeOf(state, Date.now()).active_seconds > limit + 30)
    throw new Failure('CONFLICT', 'The time is up. Ask for more time, or submit what you have.', {
      reason: 'TIME_UP',
    })
}

function refuseAnswer(state: State, answer: AnswerGiven, field: string) {
  const question = state.prepared.questions.get(answer.question_id)
  if (!question || !state.shown.has(answer.question_id))
    throw invalid(`${field}.question_id`, `${answer.question_id.slice(0, 100)} was not asked in this attempt`)
  refuseValue(question, answer, field)
}

export function refuseValue(question: Question, answer: AnswerGiven, field: string) {
  const wrong = wrongWith(question, answer.value)
  if (wrong) throw invalid(`${field}.value`, wrong)
}

/**
 * Takes the answers into the state and says what to write. What stands already is not written again. After a change the
 * whole sitting is replayed to choose, so that changes in a row lead to what the last of them leads to.
 */
export async function eventsFor({ seal }: Pick<JourneyParts, 'seal'>, state: State, answers: AnswerGiven[]) {
  const events: NewEvent[] = []
  const recorded: Recorded[] = []
  const turn = openTurn()
  let isDue = false
  const showNext = (event: NewEvent) => {
    event.served = choose(state)
    serve(state, event.served)
    isDue = false
  }
  for (const { question_id, value, elapsed_ms, client_id } of answers) {
    if (turn.isOver()) await turn.next()
    const before = state.given.get(question_id)
    const seen = client_id !== undefined && state.clientIds.has(markOf(question_id, client_id))
    if (seen || (before && isDeepStrictEqual(before.value, value))) {
      recorded.push({ question_id, outcome: 'unchanged' })
      continue
    }
    const given: Given = { value, elapsed_ms: elapsed_ms ?? null, client_id: client_id ?? null }
    const number = state.number + 1
    const event: Event = { kind: 'answer', number, at: Date.now(), served: [], question_id, given }
    apply(state, event)
    const sealed = seal.seal(state.key, answerPlace(state.attempt.id, number), JSON.stringify(given))
    const written: NewEvent = { number, kind: 'answer', question_id, sealed, served: [] }
    if (before) isDue = true
    else showNext(written)
    events.push(written)
    recorded.push({ question_id, outcome: before ? 'changed' : 'recorded' })
  }
  const last = events.at(-1)
  if (last && isDue) showNext(last)
  return { events, recorded }
}
