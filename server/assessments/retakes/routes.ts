import Type from 'typebox'
import type { Database } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures, Nullable, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { allowRetake, takenBy } from './retakes.ts'

const RetakePermission = Type.Object({
  assessment_id: Uuid,
  user_id: Uuid,
  granted_by: Uuid,
  granted_at: Timestamp,
})

const Taken = Type.Object(
  {
    id: Uuid,
    title: Type.String(),
    is_active: Type.Boolean(),
    begun_at: Nullable(Timestamp),
    taken_at: Nullable(Timestamp),
    again_from: Nullable(Timestamp),
  },
  { title: 'TakenAssessment' },
)

export function retakeRoutes(app: App, { db, seal }: { db: Database; seal: Seal }) {
  app.get(
    '/assessments/taken',
    {
      config: { slow: true },
      schema: {
        tags: ['Assessment journey'],
        summary: 'Assessments you have begun or taken',
        description:
          'The latest begun first, 200 at most, with those that were taken out of use since: what was begun can be finished, and results stay. begun_at is of the attempt that is open, taken_at of the latest that was scored, again_from when the pause after it ends.',
        response: { 200: Envelope(Type.Array(Taken)) },
      },
    },
    async ({ actor }) => ok(await db.withActor(actor, tx => takenBy(tx, seal, actor.id))),
  )

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
