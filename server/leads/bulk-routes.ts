import Type from 'typebox'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { ok } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { once } from '../platform/http/replay.ts'
import { Envelope, failures, Nullable, OneOf, Repeatable, Uuid } from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { bulk, operations } from './bulk.ts'

const RowReport = Type.Object({
  row: Type.Integer({ description: 'its place in rows, from 0' }),
  outcome: OneOf(['done', 'failed'] as const),
  id: Nullable(Uuid),
  error: Type.Union([
    Type.Null(),
    Type.Object({ code: Type.String(), message: Type.String(), field: Nullable(Type.String()) }),
  ]),
})

export function bulkRoutes(app: App, parts: { config: Config; db: Database; seal: Seal }) {
  app.post(
    '/leads/bulk',
    {
      bodyLimit: 8 * 1_048_576,
      // Before megabytes are read: whoever may not do it is told so.
      onRequest: ({ actor }) => parts.db.withActor(actor, async () => {}),
      config: { bulk: true, reportsRows: true, least: 'telecaller' },
      schema: {
        operationId: 'changeLeadsInBulk',
        tags: ['Leads'],
        summary: 'Create, change, assign or delete many leads',
        description:
          'Up to 10,000 rows in one transaction, over leads you can read; assigning and deleting need manager. Rows of create are leads; of update an id and the fields to change; of assign id and assigned_to; of delete an id. With per_row, rows that cannot be done are reported and the others done. Counts against the limit for bulk operations.',
        headers: Repeatable,
        body: Type.Object(
          {
            operation: OneOf(operations),
            mode: Type.Optional(OneOf(['all_or_nothing', 'per_row'] as const, { default: 'all_or_nothing' })),
            rows: Type.Array(
              Type.Unknown({ examples: [{ name: 'Grace Hopper', phone: '+91 98765 43210' }] }),
              {
                minItems: 1,
                maxItems: 10_000,
              },
            ),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Envelope(
            Type.Object({ done: Type.Integer(), failed: Type.Integer(), rows: Type.Array(RowReport) }),
          ),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503),
        },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { operation, mode = 'all_or_nothing', rows } = request.body
        const reports = await bulk(tx, request.actor, operation, mode, rows, parts.config.phoneRegion)
        const done = reports.filter(report => report.outcome === 'done').length
        return {
          status: 200,
          body: ok({ done, failed: rows.length - done, rows: reports }),
        }
      }),
  )
}
