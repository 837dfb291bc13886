import Type from 'typebox'
import type { ReadLog } from '../../platform/audit.ts'
import type { Database } from '../../platform/db/index.ts'
import { ok, okPage } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../../platform/http/paging.ts'
import { once } from '../../platform/http/replay.ts'
import { Figure } from '../../platform/http/rounding.ts'
import {
  Envelope,
  IdParams,
  Nullable,
  OneOf,
  PagedEnvelope,
  Repeatable,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { isSelf } from '../require-manager.ts'
import { readOutcomes, recordOutcomes } from './outcomes.ts'
import type { NewOutcome } from './queries.ts'
import { Validity } from './schemas.ts'
import { validityOf } from './validity.ts'

const tags = ['Outcomes and validity']

const OutcomeRecord = Type.Object(
  {
    id: Uuid,
    metric: Type.String(),
    period_from: Type.String({ format: 'date' }),
    period_to: Type.String({ format: 'date' }),
    value: Nullable(Figure('asGiven', { description: 'null when there was nothing to measure' })),
    n: Nullable(Type.Integer({ description: 'what the value rests on: calls, leads, follow-ups' })),
    source: OneOf(['manual', 'crm'] as const),
    recorded_by: Nullable(Uuid),
    updated_at: Timestamp,
  },
  { title: 'Outcome' },
)

const Day = Type.String({ format: 'date', pattern: '^(19|20|21)', examples: ['2026-01-31'] })
const Given = Type.Object(
  {
    metric: Type.String({
      pattern: '^[a-z][a-z0-9_]{0,59}$',
      description: 'such as connection_rate',
      examples: ['connection_rate'],
    }),
    period_from: Day,
    period_to: Day,
    value: Type.Number({ minimum: -1e15, maximum: 1e15 }),
    n: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }))),
  },
  { additionalProperties: false },
)

/** One or many. Written as one shape, so that a wrong field is reported by its own name either way. */
const OneOrMany = Type.Unsafe<NewOutcome | NewOutcome[]>({
  ...Given,
  type: ['object', 'array'],
  items: Given,
  minItems: 1,
  maxItems: 1000,
})

export function validationRoutes(app: App, parts: { db: Database; seal: Seal; readLog: ReadLog }) {
  const { db, readLog } = parts

  app.post(
    '/people/:id/outcomes',
    {
      config: { least: 'manager' },
      schema: {
        tags,
        summary: 'Record what somebody achieved',
        description:
          'One or many. The same metric and period again replaces what was there. What the service counts from calls, leads and follow-ups by itself (connection_rate, conversion_rate, follow_up_compliance) needs no recording.',
        params: IdParams,
        headers: Repeatable,
        body: OneOrMany,
        response: { 201: Envelope(Type.Array(OutcomeRecord)) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const made = await recordOutcomes(tx, request.actor, request.params.id, request.body)
        const location = `/api/people/${request.params.id}/outcomes`
        return { status: 201, body: ok(made), headers: { location } }
      }),
  )

  app.get(
    '/people/:id/outcomes',
    {
      schema: {
        tags,
        summary: 'What somebody achieved',
        description:
          'Your own; anybody’s for managers and admins, noted in the audit log. Newest period first. Months are counted in UTC.',
        params: IdParams,
        querystring: Type.Object(pageQuery({ limit: 100 })),
        response: { 200: PagedEnvelope(OutcomeRecord) },
      },
    },
    async ({ actor, params, query: { page, limit } }) => {
      const offset = offsetOf({ page, limit })
      const rows = await db.withActor(actor, tx => readOutcomes(tx, actor, params.id, limit, offset))
      if (!isSelf(actor, params.id)) readLog.note(actor, 'person_outcomes', [params.id])
      return okPage(
        rows.map(({ total: _total, ...row }) => row),
        { total: rows[0]?.total ?? 0, page, limit },
      )
    },
  )

  app.get(
    '/assessments/:id/validity',
    {
      config: { least: 'manager' },
      schema: {
        tags,
        summary: 'Do scores go together with what people achieve',
        description:
          'Correlations of scores with every recorded outcome, over all periods, one result per person, with 95% intervals, and as they would be among people who vary as the norm group does. Practical exercises are set beside self-assessment. Nothing is claimed below 30 people.',
        params: IdParams,
        response: { 200: Envelope(Validity) },
      },
    },
    async ({ actor, params }) => {
      const found = await validityOf(parts, actor, params.id)
      readLog.note(actor, 'assessment_validity', [params.id])
      return ok(found)
    },
  )
}
