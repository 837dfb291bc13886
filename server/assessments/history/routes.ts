import Type from 'typebox'
import type { ReadLog } from '../../platform/audit.ts'
import type { Database } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Figure } from '../../platform/http/rounding.ts'
import { Envelope, IdParams, isUuid, Nullable, OneOf, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { openResults } from '../journey/open-result.ts'
import { verdicts } from '../journey/schemas.ts'
import { isSelf, requireManagerForOthers } from '../require-manager.ts'
import { withChanges } from './compare.ts'
import { assessmentExists, listHistory } from './queries.ts'

const Comparison = Type.Union([
  Type.Null(),
  Type.Object({
    verdict: OneOf(['rise', 'fall', 'no_reliable_change'] as const),
    difference: Figure('standing', { description: 'in standard deviations of people in general' }),
    p: Figure('pValue', { description: 'chance of so large a difference if nothing had changed' }),
    sentence: Type.String(),
  }),
])

const Taken = Type.Object({
  attempt_id: Uuid,
  result_id: Uuid,
  state: OneOf(['scored', 'rescored'] as const),
  submitted_at: Timestamp,
  computed_at: Timestamp,
  form: OneOf(['full', 'short'] as const),
  validity: OneOf(verdicts),
  dimensions: Type.Array(
    Type.Object({
      dimension: Type.String(),
      score: Nullable(Figure('score')),
      standard_error: Nullable(Figure('standardError')),
      band: Nullable(Type.String()),
      since_previous: Comparison,
      since_first: Comparison,
    }),
  ),
})

export function historyRoutes(app: App, parts: { db: Database; seal: Seal; readLog: ReadLog }) {
  const { db, seal, readLog } = parts

  app.get(
    '/assessments/:id/history',
    {
      config: { slow: true },
      schema: {
        tags: ['Assessment journey'],
        summary: 'How scores moved from attempt to attempt',
        description:
          'Every scored attempt, oldest first, with the latest computation of each. A change is marked only when it is larger than the uncertainty of both scores explains (reliable change, 95%). With user_id somebody else’s, for managers and admins, noted in the audit log.',
        params: IdParams,
        querystring: Type.Object({ user_id: Type.Optional(Type.String()) }),
        response: { 200: Envelope(Type.Array(Taken)) },
      },
    },
    async ({ actor, params, query }) => {
      const user = query.user_id ?? actor.id
      const rows = await db.withActor(actor, async tx => {
        requireManagerForOthers(actor, tx, user, 'results')
        if (!isUuid(params.id)) throw noAssessment()
        const found = isUuid(user) ? await listHistory(tx, user, params.id) : []
        if (found.length === 0 && !(await assessmentExists(tx, params.id))) throw noAssessment()
        return found
      })
      if (!isSelf(actor, user))
        readLog.note(
          actor,
          'assessment_results',
          rows.map(row => row.id),
        )
      const taken = withChanges(await openResults(seal, rows)).map(({ result, dimensions }, i) => ({
        attempt_id: result.attempt_id,
        result_id: result.id,
        state: rows[i]!.state,
        submitted_at: rows[i]!.submitted_at,
        computed_at: result.computed_at,
        form: result.form,
        validity: result.validity.verdict,
        dimensions,
      }))
      return ok(taken)
    },
  )
}

const noAssessment = () => new Failure('NOT_FOUND', 'There is no such assessment.')
