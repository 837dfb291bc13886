import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Norm } from '../../../psychometrics/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { inTurns } from '../../platform/turns.ts'
import { peerAnswersOf } from '../peers/answers.ts'
import { requirePaidAssessment } from '../products/require-payment.ts'
import { type AnswerGiven, eventsFor, noAttempt, refuseLate, refuseValue } from './answer.ts'
import { type JourneyParts, loadAttempt, type Person } from './attempts.ts'
import { computeResults, type Norms, type PeerAnswers, type Results, type StoredResult } from './compute.ts'
import { openResult, resultPlace } from './open-result.ts'
import {
  appendEventsIn,
  findNorms,
  finishAttempt,
  insertResult,
  listResults,
  type NewEvent,
  type Reason,
} from './queries.ts'
import { record, startAttempt } from './start.ts'
import type { State } from './state.ts'

export type Submission = { attempt_id?: string; assessment_id?: string; answers?: AnswerGiven[] }

/**
 * Ends the attempt and works out its results, all in one transaction. Also serves clients that send everything at once:
 * such answers need not have been asked one by one, and an attempt is started where there is none.
 */
export async function submitAttempt(
  tx: Tx,
  parts: JourneyParts,
  actor: Person,
  given: Submission,
): Promise<{ state: State; result: StoredResult }> {
  const state = await attemptToSubmit(tx, parts, actor, given)
  // A repeated submit gets the results that are there.
  const before = state.attempt.state === 'in_progress' ? undefined : await latestResult(tx, parts.seal, state)
  if (before) return { state, result: before }
  if (state.attempt.state !== 'in_progress')
    throw new Failure('CONFLICT', 'This attempt has ended and was not submitted.', {
      reason: state.attempt.state,
    })

  // Paid back meanwhile: what is answered stays, and counts once it is paid for again.
  await requirePaidAssessment(tx, state.attempt.assessment_id, actor.id)
  await takeRest(tx, parts, actor, state, given.answers ?? [])
  if (state.answered.length === 0) throw invalid('answers', 'nothing has been answered yet')
  await record(tx, actor, state, 'submit', [])
  // The policy lets nobody add to an attempt that has ended, so what follows the last event is final.
  const [ended] = await finishAttempt(tx, state.attempt.id)
  if (!ended) throw new Failure('CONFLICT', 'This attempt was submitted on another device.')
  state.attempt = { ...state.attempt, state: 'scored', submitted_at: ended.submitted_at }
  // Peers may have been asked, and have answered, while the attempt was still open.
  const peers = await peerAnswersOf(tx, parts.seal, state.key, state.attempt.id)
  const results = await computeAttempt(tx, state, peers)
  const result = await storeResult(tx, parts.seal, state, results, 'submitted')
  return { state, result }
}

async function attemptToSubmit(
  tx: Tx,
  parts: JourneyParts,
  actor: Person,
  given: Submission,
): Promise<State> {
  const { attempt_id, assessment_id, answers } = given
  if (attempt_id === undefined && assessment_id === undefined)
    throw invalid('attempt_id', 'is required, or assessment_id')
  if ((attempt_id && !isUuid(attempt_id)) || (assessment_id && !isUuid(assessment_id))) throw noAttempt()
  const found = await loadAttempt(tx, parts, actor.id, assessment_id ?? null, attempt_id ?? null)
  const startsOne = answers !== undefined && attempt_id === undefined
  if (found && (found.attempt.state === 'in_progress' || !startsOne)) return found
  if (!startsOne) throw noAttempt()
  return (await startAttempt(tx, parts, actor, assessment_id as string, undefined)).state
}

async function takeRest(tx: Tx, parts: JourneyParts, actor: Person, state: State, answers: AnswerGiven[]) {
  if (answers.length > 0) refuseLate(state)
  answers.forEach((answer, i) => {
    const question = state.prepared.questions.get(answer.question_id)
    if (!question || question.kind === 'peer')
      throw invalid(
        `answers.${i}.question_id`,
        `${answer.question_id.slice(0, 100)} is not a question of this assessment`,
      )
    refuseValue(question, answer, `answers.${i}`)
  })
  await appendEventsIn(tx, actor.id, state.attempt.id, await eventsInTurn(parts, state, answers))
}

/**
 * As though each had been asked and answered in turn: what the attempt asks is looked for among the answers sent, so
 * that whoever sends all of them is asked as everybody is. What it never asks is kept, and does not count.
 */
async function eventsInTurn(parts: JourneyParts, state: State, answers: AnswerGiven[]): Promise<NewEvent[]> {
  const events: NewEvent[] = []
  const waiting = Map.groupBy(answers, answer => answer.question_id)
  for (let looked = 0; looked < state.served.length; ) {
    const asked = state.served.slice(looked)
    looked = state.served.length
    // Others have their turn in between.
    await setImmediate()
    const given = asked.flatMap(id => waiting.get(id) ?? [])
    for (const id of asked) waiting.delete(id)
    events.push(...(await eventsFor(parts, state, given)).events)
  }
  const rest = answers.filter(answer => waiting.has(answer.question_id))
  return [...events, ...(await eventsFor(parts, state, rest)).events]
}

export async function computeAttempt(tx: Tx, state: State, peers: PeerAnswers[][]): Promise<Results> {
  return inTurns(computeResults(state, peers, await readNorms(tx, state.attempt.assessment_id)))
}

export async function storeResult(
  tx: Tx,
  seal: Seal,
  state: State,
  results: Results,
  reason: Reason,
): Promise<StoredResult> {
  const id = randomUUID()
  const computed_at = new Date().toISOString()
  await insertResult(tx, {
    id,
    attempt_id: state.attempt.id,
    user_id: state.attempt.user_id,
    assessment_id: state.attempt.assessment_id,
    engine_version: results.engine_version,
    calibration_id: results.calibration_id,
    reason,
    sealed: seal.seal(state.key, resultPlace(id), JSON.stringify(results)),
    computed_at,
  })
  return { ...results, id, computed_at, reason }
}

export async function readNorms(tx: Tx, assessment: string): Promise<Norms> {
  return Object.fromEntries((await findNorms(tx, assessment)).map(row => [row.dimension, row.norm as Norm]))
}

async function latestResult(tx: Tx, seal: Seal, { attempt }: State) {
  const [row] = await listResults(tx, attempt.user_id, attempt.assessment_id, attempt.id, 1)
  return row && openResult(seal, row)
}
