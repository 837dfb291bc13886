import Type from 'typebox'
import type { Database } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { ok, okPage } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../../platform/http/paging.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  PagedEnvelope,
  Text,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import { countHolds, type Held, liftHold, listHolds, placeHold } from './queries.ts'

const tags = ['Keep and forget']
const admin = { least: 'admin' } as const

const Hold = Type.Object(
  {
    id: Uuid,
    lead_id: Nullable(Uuid),
    person_id: Nullable(Uuid),
    reason: Type.String(),
    placed_by: Nullable(Uuid),
    placed_at: Timestamp,
  },
  { title: 'LegalHold' },
)

const notFound = (kind: Held) =>
  kind === 'lead' ? new Failure('LEAD_NOT_FOUND') : new Failure('NOT_FOUND', 'Nobody here has this id.')
/** The reference to the lead or person failed: there is none. */
const isAbsent = (error: unknown) => (error as { code?: string }).code === '23503'

export function legalHoldRoutes(app: App, { db }: { db: Database }) {
  app.get(
    '/legal-holds',
    {
      config: admin,
      schema: {
        tags,
        summary: 'List legal holds',
        description: 'What must stay for now, newest first. For admins.',
        querystring: Type.Object(pageQuery({ limit: 50 })),
        response: { 200: PagedEnvelope(Hold) },
      },
    },
    ({ actor, query: { page, limit } }) =>
      db.withActor(actor, async tx => {
        const offset = offsetOf({ page, limit })
        return okPage(await listHolds(tx, limit, offset), { total: await countHolds(tx), page, limit })
      }),
  )

  for (const [kind, path] of [
    ['lead', '/leads/:id/legal-hold'],
    ['person', '/people/:id/legal-hold'],
  ] as const) {
    app.put(
      path,
      {
        config: admin,
        schema: {
          tags,
          summary: `Place a legal hold on a ${kind}`,
          description: `The ${kind} can be neither deleted nor erased, and retention passes it by, until the hold is lifted. Placing it again changes the reason. For admins; audited.`,
          params: IdParams,
          body: Type.Object({ reason: Text(1000, 3) }, { additionalProperties: false }),
          response: { 200: Envelope(Hold), ...failures(400, 404) },
        },
      },
      async ({ actor, params, body }) => {
        if (!isUuid(params.id)) throw notFound(kind)
        const placed = await db
          .withActor(actor, tx => placeHold(tx, kind, params.id, body.reason, actor.id))
          .catch(error => {
            throw isAbsent(error) ? notFound(kind) : error
          })
        return ok(placed)
      },
    )

    app.delete(
      path,
      {
        config: admin,
        schema: {
          tags,
          summary: `Lift the legal hold on a ${kind}`,
          description: 'Answers with the hold that stood. For admins; audited.',
          params: IdParams,
          response: { 200: Envelope(Hold), ...failures(404) },
        },
      },
      async ({ actor, params }) => {
        const lifted = isUuid(params.id) && (await db.withActor(actor, tx => liftHold(tx, kind, params.id)))
        if (!lifted) throw new Failure('NOT_FOUND', `There is no legal hold on this ${kind}.`)
        return ok(lifted)
      },
    )
  }
}
