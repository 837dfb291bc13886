import Type from 'typebox'
import type { Database } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { once } from '../../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  Nullable,
  OneOf,
  Repeatable,
  Text,
  Uuid,
} from '../../platform/http/schemas.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Seal } from '../../platform/seal.ts'
import { requireAssessment } from '../require-assessment.ts'
import { listCalibrations } from './queries.ts'
import {
  decide,
  ownCalibration,
  readSchedule,
  requestRecalibration,
  requestRescoring,
  setSchedule,
} from './request.ts'
import { Recalibration, Schedule, WholeRecalibration } from './schemas.ts'

const tags = ['Recalibration']
const config = { least: 'admin' } as const
const CalibrationParams = Type.Object({ id: Type.String(), recalibration_id: Type.String() })

export function recalibrationRoutes(app: App, parts: { db: Database; seal: Seal; jobs: Jobs }) {
  const { db, jobs } = parts

  app.post(
    '/assessments/:id/recalibrations',
    {
      config: { ...config, slow: true },
      schema: {
        operationId: 'recalibrateAssessment',
        tags,
        summary: 'Estimate the item parameters anew',
        description:
          'From the latest scored attempt of everybody whose answers are not doubtful. It takes a while; the outcome is a proposal that changes nothing until it is approved. A dimension needs 200 people; an item with fewer than 100 answers keeps its parameters.',
        params: IdParams,
        headers: Repeatable,
        response: { 202: Envelope(Recalibration), ...failures(409) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const made = await requestRecalibration(tx, jobs, request.actor, request.params.id)
        return { status: 202, body: ok(made) }
      }),
  )

  app.get(
    '/assessments/:id/recalibrations',
    {
      config,
      schema: {
        tags,
        summary: 'Recalibrations, newest first',
        description: "What was proposed from this installation's answers, and what became of it. For admins.",
        params: IdParams,
        response: { 200: Envelope(Type.Array(Recalibration)) },
      },
    },
    async ({ actor, params }) =>
      ok(
        await db.withActor(actor, async tx => {
          await requireAssessment(tx, params.id)
          return listCalibrations(tx, params.id)
        }),
      ),
  )

  app.get(
    '/assessments/:id/recalibrations/:recalibration_id',
    {
      // Every change of its state has its moment.
      config: {
        ...config,
        modified: ({ decided_at, finished_at, created_at }) => decided_at ?? finished_at ?? created_at,
      },
      schema: {
        tags,
        summary: 'A recalibration with its whole report',
        description:
          'Per dimension how it was linked to the scale in use; per item old and new parameters, drift, fit, and whether it works alike for groups of people of the same standing.',
        params: CalibrationParams,
        response: { 200: Envelope(WholeRecalibration) },
      },
    },
    async ({ actor, params }) =>
      ok(await db.withActor(actor, tx => ownCalibration(tx, params.id, params.recalibration_id))),
  )

  app.post(
    '/assessments/:id/recalibrations/:recalibration_id/approval',
    {
      config,
      schema: {
        operationId: 'decideRecalibration',
        tags,
        summary: 'Approve or reject a proposed recalibration',
        description:
          'Approved, it is used by every attempt that starts from then on. Attempts under way and results stay as they are; POST …/rescores works results out anew beside the old ones.',
        headers: Repeatable,
        params: CalibrationParams,
        body: Type.Object({ approve: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: Envelope(Recalibration), ...failures(409, 422) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { actor, params, body } = request
        const decided = await decide(tx, actor, params.id, params.recalibration_id, body.approve)
        return { status: 200, body: ok(decided) }
      }),
  )

  app.get(
    '/assessments/:id/recalibration-schedule',
    {
      config,
      schema: {
        tags,
        summary: 'How often the assessment is recalibrated by itself',
        description: 'Null where it is only done when somebody asks. For admins.',
        params: IdParams,
        response: { 200: Envelope(Schedule) },
      },
    },
    async ({ actor, params }) => ok(await db.withActor(actor, tx => readSchedule(tx, params.id))),
  )

  app.put(
    '/assessments/:id/recalibration-schedule',
    {
      config,
      schema: {
        tags,
        summary: 'Set how often the assessment is recalibrated by itself',
        description: 'null: never. What comes out is a proposal all the same.',
        params: IdParams,
        body: Type.Object(
          { every: Nullable(OneOf(['week', 'month', 'quarter'] as const)) },
          { additionalProperties: false },
        ),
        response: { 200: Envelope(Schedule) },
      },
    },
    async ({ actor, params, body }) =>
      ok(await db.withActor(actor, tx => setSchedule(tx, actor, params.id, body.every))),
  )

  app.post(
    '/assessments/:id/rescores',
    {
      config: { ...config, slow: true },
      schema: {
        operationId: 'rescoreAssessment',
        tags,
        summary: 'Work all results out anew',
        description:
          'With the item parameters in force, or those of calibration_id, today’s norms and all peers. Each new result stands beside the old one; one that would be the same is not added.',
        params: IdParams,
        headers: Repeatable,
        body: Type.Object({ calibration_id: Type.Optional(Text(100)) }, { additionalProperties: false }),
        response: {
          202: Envelope(
            Type.Object({
              calibration_id: Nullable(Uuid),
              attempts: Type.Integer({ description: 'how many will be looked at' }),
            }),
          ),
          ...failures(409),
        },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const begun = await requestRescoring(tx, jobs, request.params.id, request.body.calibration_id)
        return { status: 202, body: ok(begun) }
      }),
  )
}
