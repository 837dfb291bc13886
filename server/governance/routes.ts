import Type from 'typebox'
import { type AuditEvents, eventActions } from '../platform/audit.ts'
import type { Database } from '../platform/db/index.ts'
import { ok, okPage } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { Envelope, failures, Nullable, OneOf, PagedEnvelope, Timestamp } from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { extendChain, verifyChain } from './chain.ts'
import { listEntries } from './queries.ts'

const tags = ['Audit']

const Entry = Type.Object(
  {
    id: Type.Integer(),
    at: Timestamp,
    actor: Type.String({ description: 'a profile id, or system: or database: and a name' }),
    action: Type.String(),
    resource: Type.String(),
    row_id: Nullable(Type.String()),
    row_ids: Type.Array(Type.String(), { description: 'the rows of a list that was read' }),
    fields: Type.Array(Type.String(), { description: 'what changed, never the values' }),
    times: Type.Integer({
      description: 'how often within a minute; more than 1 only for events that repeat',
    }),
    request_id: Nullable(Type.String()),
    address: Nullable(Type.String()),
  },
  { title: 'AuditEntry' },
)

type AuditParts = { db: Database; seal: Seal; auditEvents: AuditEvents }

export function auditRoutes(app: App, { db, seal, auditEvents }: AuditParts) {
  app.get(
    '/audit',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Who did and read what',
        description: 'Newest first. For admins.',
        querystring: Type.Object({
          page: Type.Integer({ minimum: 1, default: 1 }),
          limit: Type.Integer({ minimum: 1, maximum: 1000, default: 50 }),
          actor: Type.Optional(Type.String({ maxLength: 200 })),
          resource: Type.Optional(Type.String({ maxLength: 100 })),
          row_id: Type.Optional(Type.String({ maxLength: 100 })),
          action: Type.Optional(OneOf(['create', 'update', 'delete', ...eventActions] as const)),
        }),
        response: { 200: PagedEnvelope(Entry), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query }) => {
      const { page, limit } = query
      const offset = Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER)
      const { entries, total } = await db.withActor(actor, tx => listEntries(tx, query, limit, offset))
      auditEvents.record({ action: 'read', actor: actor.id, resource: 'audit', origin: actor.origin })
      return okPage(entries, { total, page, limit })
    },
  )

  app.get(
    '/audit/verify',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Is the audit log whole',
        description:
          'Walks the chain from its start. An entry that was altered, removed or slipped in later is named. Keep head elsewhere to notice an end that was cut off.',
        response: {
          200: Envelope(
            Type.Object({
              intact: Type.Boolean(),
              entries: Type.Integer({ description: 'how many were checked' }),
              unsealed: Type.Integer({
                description: 'written in the last second or so and not yet in the chain',
              }),
              head: Nullable(Type.String()),
              broken_at: Type.Union([
                Type.Null(),
                Type.Object({
                  position: Type.Integer(),
                  entry_id: Type.Integer(),
                  problem: OneOf(['missing', 'altered', 'inserted'] as const),
                }),
              ]),
            }),
          ),
          ...failures(401, 403, 429, 500, 503),
        },
      },
    },
    async ({ actor }) => {
      await db.withActor(actor, async () => {})
      auditEvents.record({ action: 'verify', actor: actor.id, resource: 'audit', origin: actor.origin })
      await extendChain(db, seal)
      return ok(await verifyChain(db, seal))
    },
  )
}
