import Type from 'typebox'
import type { Database } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import { allowRetake } from './retakes.ts'

const RetakePermission = Type.Object({
  assessment_id: Uuid,
  user_id: Uuid,
  granted_by: Uuid,
  granted_at: Timestamp,
})

export function retakeRoutes(app: App, { db }: { db: Database }) {
  app.put(
    '/assessments/:id/retake-permissions/:user_id',
    {
      config: { least: 'manager' },
      schema: {
        tags: ['Assessment journey'],
        summary: 'Allow somebody to take an assessment again before the pause is over',
        description: 'Once. For managers and admins, and not for oneself.',
        params: Type.Object({ id: Type.String(), user_id: Type.String() }),
        response: { 200: Envelope(RetakePermission), ...failures(403) },
      },
    },
    async ({ actor, params }) =>
      ok(await db.withActor(actor, tx => allowRetake(tx, actor, params.id, params.user_id))),
  )
}
