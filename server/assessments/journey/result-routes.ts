import Type from 'typebox'
import type { ReadLog } from '../../platform/audit.ts'
import { Failure } from '../../platform/errors.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures, IdParams, isUuid, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import { requireAssessment } from '../require-assessment.ts'
import { requireManagerForOthers } from '../require-manager.ts'
import type { JourneyParts } from './attempts.ts'
import { openResult } from './open-result.ts'
import { listAttempts, listResults } from './queries.ts'
import { Result } from './schemas.ts'
import { shownResult } from './shown-result.ts'

const tags = ['Assessment journey']

export function resultRoutes(app: App, { db, seal, readLog }: JourneyParts & { readLog: ReadLog }) {
  app.get(
    '/assessments/:id/results',
    {
      schema: {
        tags,
        summary: 'Results',
        description:
          'Your own; with user_id or the attempt_id of somebody else, theirs, for managers and admins, and noted in the audit log. The newest computation of the latest attempt unless attempt_id says otherwise.',
        params: IdParams,
        querystring: Type.Object({
          attempt_id: Type.Optional(Type.String()),
          user_id: Type.Optional(Type.String()),
        }),
        response: { 200: Envelope(Result), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params, query }) => {
      const { attempt_id, user_id } = query
      const rows = await db.withActor(actor, async tx => {
        requireManagerForOthers(actor, tx, user_id ?? actor.id, 'results')
        if (![params.id, user_id ?? actor.id, attempt_id ?? actor.id].every(isUuid)) return []
        // An attempt names its person; the policy shows nobody another's but managers and admins.
        const user = user_id ?? (attempt_id === undefined ? actor.id : null)
        return listResults(tx, user, params.id, attempt_id ?? null, 1)
      })
      const [row] = rows
      if (!row) throw new Failure('NOT_FOUND', 'There are no results yet.')
      if (row.user_id !== actor.id) readLog.note(actor, 'assessment_results', [row.id])
      return ok(shownResult(openResult(seal, row)))
    },
  )

  app.get(
    '/assessments/:id/attempts',
    {
      schema: {
        tags,
        summary: 'Your attempts at an assessment',
        description: 'Newest first, with state and times.',
        params: IdParams,
        response: {
          200: Envelope(
            Type.Array(
              Type.Object({
                id: Uuid,
                state: Type.String(),
                started_at: Timestamp,
                submitted_at: Type.Union([Timestamp, Type.Null()]),
              }),
            ),
          ),
          ...failures(401, 404, 429, 500, 503),
        },
      },
    },
    async ({ actor, params }) => {
      const rows = await db.withActor(actor, async tx => {
        await requireAssessment(tx, params.id)
        return listAttempts(tx, actor.id, params.id)
      })
      return ok(rows)
    },
  )
}
