import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Tx } from '../../platform/db/index.ts'
import { asFailure, ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { idempotencyKeyOf, once } from '../../platform/http/replay.ts'
import { Figure } from '../../platform/http/rounding.ts'
import {
  Envelope,
  failures,
  IdParams,
  Nullable,
  OneOf,
  Repeatable,
  Text,
} from '../../platform/http/schemas.ts'
import { openSlowLane } from '../../platform/slow-lane.ts'
import { ownAttempt, type Recorded, recordAnswers, recordAnswersIn } from './answer.ts'
import { type JourneyParts, turnOf } from './attempts.ts'
import { changeCourse } from './course.ts'
import { retryWhenStale } from './retry-stale.ts'
import { AnswerBody, Attempt, Question, Result, ScoresSoFar } from './schemas.ts'
import { mostExtensions, scoresSoFar, showAsked, showAttempt } from './show.ts'
import { shownResult } from './shown-result.ts'
import { startAttempt } from './start.ts'
import type { State } from './state.ts'
import { submitAttempt } from './submit.ts'
import { tellScoringFailed } from './tell-scoring-failed.ts'

const tags = ['Assessment journey']
/** With more answers than this scoring takes a processor for a tenth of a second and more, and a connection with it. */
const shortSubmission = 500
const longScoring = { atOnce: 2, perPerson: 1, waiting: 1, waitMs: 10_000 }
const common = [400, 401, 404, 409, 413, 415, 429, 500, 503]
const AttemptQuery = Type.Object({ attempt_id: Type.Optional(Type.String()) })

export function journeyRoutes(app: App, parts: JourneyParts) {
  const { db, attempts } = parts
  const scoring = openSlowLane(longScoring)
  const shown = ({ state, recorded }: { state: State; recorded: Recorded[] }) => ({
    recorded,
    scores: scoresSoFar(state),
    attempt: showAttempt(state, Date.now()),
  })

  /** A change to an attempt in a transaction, after those before it; what was remembered of the attempt is forgotten. */
  function inTurnOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    attemptId: string | undefined,
    assessment: string | undefined,
    work: (tx: Tx) => Promise<{ state: State; body: object }>,
  ) {
    const change = () =>
      once(parts, request, reply, async tx => {
        const { state, body } = await work(tx)
        attempts.forget(state.attempt.id)
        return { status: 200, body: ok(body) }
      })
    return attempts.inTurn(turnOf(request.actor, attemptId, assessment), () => retryWhenStale(change))
  }

  app.post(
    '/assessments/start',
    {
      config: { inTurn: true },
      schema: {
        operationId: 'startAssessment',
        tags,
        summary: 'Start or resume',
        description:
          'intake is the questionnaire before the assessment (scoring_rules.intake); it chooses the form and what suits the person, never how answers are scored. An attempt in progress is resumed: meta.resumed says so. 402 PAYMENT_REQUIRED where it has a price (see /products) that you have not paid.',
        headers: Repeatable,
        body: Type.Object(
          { assessment_id: Text(100, 1), intake: Type.Optional(Type.Unknown()) },
          { additionalProperties: false },
        ),
        response: {
          201: Type.Object({
            success: Type.Literal(true),
            data: Attempt,
            meta: Type.Object({ resumed: Type.Boolean() }),
          }),
          ...failures(402, ...common, 422),
        },
      },
    },
    async (request, reply) => {
      let started: State | undefined
      const answer = await retryWhenStale(() =>
        once(parts, request, reply, async tx => {
          const { assessment_id, intake } = request.body
          const { state, resumed } = await startAttempt(tx, parts, request.actor, assessment_id, intake)
          started = state
          return {
            status: 201,
            body: { ...ok(showAttempt(state, Date.now())), meta: { resumed } },
            headers: {
              location: `/api/assessments/${assessment_id}/responses?attempt_id=${state.attempt.id}`,
            },
          }
        }),
      )
      // Only now is it committed, and may be remembered for the first answer.
      if (started) attempts.keep(started)
      return answer
    },
  )

  app.post(
    '/assessments/:id/responses',
    {
      schema: {
        operationId: 'recordAssessmentResponses',
        tags,
        summary: 'Answer',
        description:
          'Stored before the next question is shown. Repeating an answer is harmless; changing one is allowed until submit and leaves a trace. 402 PAYMENT_REQUIRED once the price was paid back.',
        headers: Repeatable,
        params: IdParams,
        body: Type.Object(
          {
            attempt_id: Type.Optional(Text(100)),
            answers: Type.Array(AnswerBody, { minItems: 1, maxItems: 500 }),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Envelope(
            Type.Object({
              recorded: Type.Array(
                Type.Object({
                  question_id: Type.String(),
                  outcome: OneOf(['recorded', 'changed', 'unchanged'] as const),
                }),
              ),
              scores: ScoresSoFar,
              attempt: Attempt,
            }),
          ),
          ...failures(402, ...common, 422),
        },
      },
    },
    (request, reply) => {
      const { actor, params, body } = request
      if (idempotencyKeyOf(request) === undefined)
        return recordAnswers(parts, actor, params.id, body.attempt_id, body.answers).then(after =>
          ok(shown(after)),
        )
      return inTurnOnce(request, reply, body.attempt_id, params.id, async tx => {
        const state = await ownAttempt(tx, parts, actor, params.id, body.attempt_id)
        const after = await recordAnswersIn(tx, parts, actor, state, body.answers)
        return { state, body: shown(after) }
      })
    },
  )

  app.get(
    '/assessments/:id/responses',
    {
      config: { inTurn: true },
      schema: {
        tags,
        summary: 'Your recorded answers',
        description:
          'As they stand, in the order first answered, each with its question as it was asked, for whoever goes on elsewhere or looks them through. Nobody else can read them.',
        params: IdParams,
        querystring: AttemptQuery,
        response: {
          200: Envelope(
            Type.Object({
              attempt: Attempt,
              answers: Type.Array(
                Type.Object({
                  question_id: Type.String(),
                  question: Question,
                  value: Type.Unknown(),
                  elapsed_ms: Nullable(Figure('asGiven')),
                }),
              ),
            }),
          ),
          ...failures(401, 404, 429, 500, 503),
        },
      },
    },
    async ({ actor, params, query }) => {
      const state = await db.withActor(actor, tx => ownAttempt(tx, parts, actor, params.id, query.attempt_id))
      const answers = state.answered.map(id => {
        const given = state.given.get(id)
        const question = showAsked(state, id)
        return { question_id: id, question, value: given?.value, elapsed_ms: given?.elapsed_ms ?? null }
      })
      return ok({ attempt: showAttempt(state, Date.now()), answers })
    },
  )

  for (const { method, path, kind, summary, description } of [
    {
      method: 'PUT',
      path: '/assessments/:id/pause',
      kind: 'pause',
      summary: 'Pause: time stands still',
      description: 'Where the attempt has a time limit, the pause is not counted.',
    },
    {
      method: 'DELETE',
      path: '/assessments/:id/pause',
      kind: 'resume',
      summary: 'Go on after a pause',
      description: 'The time that is left goes on where it stopped.',
    },
    {
      method: 'POST',
      path: '/assessments/:id/extensions',
      kind: 'extend',
      summary: 'Ask for more time, where there is a limit',
      description: `At most ${mostExtensions} times; 409 where there is no limit.`,
    },
    {
      method: 'DELETE',
      path: '/assessments/:id/attempt',
      kind: 'abandon',
      summary: 'Give the attempt up',
      description: 'It ends as abandoned and is not scored. A new one can be started.',
    },
  ] as const) {
    app.route({
      method,
      url: path,
      config: { inTurn: true },
      schema: {
        tags,
        summary,
        description,
        ...(method === 'POST' ? { headers: Repeatable } : {}),
        params: IdParams,
        querystring: AttemptQuery,
        response: {
          200: Envelope(Attempt),
          ...failures(401, 404, 409, ...(method === 'POST' ? [422] : []), 429, 500, 503),
        },
      },
      handler: (request, reply) => {
        const { id } = request.params as { id: string }
        const { attempt_id } = request.query as { attempt_id?: string }
        return inTurnOnce(request, reply, attempt_id, id, async tx => {
          const state = await ownAttempt(tx, parts, request.actor, id, attempt_id)
          await changeCourse(tx, request.actor, state, kind)
          return { state, body: showAttempt(state, Date.now()) }
        })
      },
    })
  }

  app.post(
    '/assessments/submit',
    {
      config: { inTurn: true },
      schema: {
        operationId: 'submitAssessment',
        tags,
        summary: 'Submit',
        description:
          'Ends the attempt and answers with its results. With answers it also serves clients that send everything at once; those need not have been asked one by one, and count as far as the attempt asks them; of a fixed form, all count once all are there. Submitting again gives the same results.',
        headers: Repeatable,
        body: Type.Object(
          {
            attempt_id: Type.Optional(Text(100)),
            assessment_id: Type.Optional(Text(100)),
            answers: Type.Optional(Type.Array(AnswerBody, { maxItems: 5000 })),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Envelope(Type.Object({ attempt: Attempt, results: Result })),
          ...failures(402, ...common, 422),
        },
      },
    },
    async (request, reply) => {
      const { actor, body } = request
      const isLong = (body.answers?.length ?? 0) > shortSubmission
      const leave = isLong ? await scoring.enter(actor.id, { client: reply.raw }) : () => {}
      const submit = inTurnOnce(request, reply, body.attempt_id, body.assessment_id, async tx => {
        const { state, result } = await submitAttempt(tx, parts, actor, body)
        return { state, body: { attempt: showAttempt(state, Date.now()), results: shownResult(result) } }
      })
      return submit
        .catch(async error => {
          if (asFailure(error).code === 'INTERNAL_ERROR') await tellScoringFailed(db, actor, body)
          throw error
        })
        .finally(leave)
    },
  )
}
