import Type from 'typebox'
import { type AuditEvents, eventActions } from '../platform/audit.ts'
import { type Database, systemActor } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import { ok } from '../platform/http/answer.ts'
import type { App, Person } from '../platform/http/app-types.ts'
import { pageQuery } from '../platform/http/paging.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  OneOf,
  PagedEnvelope,
  Repeatable,
  Text,
} from '../platform/http/schemas.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Seal } from '../platform/seal.ts'
import { listEntries, mostCounted } from './queries.ts'
import { CheckpointQuery, Entry, Verdict, Verification } from './schemas.ts'
import { ChainRewound, type Sealer } from './sealer.ts'
import { requestVerification } from './verification.ts'
import { findVerification } from './verification-queries.ts'
import { verifyNewest } from './verify.ts'

const tags = ['Audit']
const admin = { least: 'admin' } as const
/** Beyond this the cursor goes on; a page that deep would read everything before it. */
const deepest = 10_000

const verificationReader = systemActor('audit verifier')

type AuditParts = { db: Database; seal: Seal; jobs: Jobs; sealer: Sealer; auditEvents: AuditEvents }

export function auditRoutes(app: App, { db, seal, jobs, sealer, auditEvents }: AuditParts) {
  const noted = (actor: Person, action: 'read' | 'verify') =>
    auditEvents.record({ action, actor: actor.id, resource: 'audit', origin: actor.origin })

  app.get(
    '/audit',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Who did and read what',
        description: `Newest first. For admins. The total stops at ${mostCounted}, and total_capped says so.`,
        querystring: Type.Object({
          ...pageQuery({ limit: 50 }),
          cursor: Type.Optional(
            Type.String({
              maxLength: 20,
              description: 'empty to begin, then meta.next_cursor; page is not looked at',
            }),
          ),
          actor: Type.Optional(Text(200)),
          resource: Type.Optional(Text(100)),
          row_id: Type.Optional(Text(100)),
          action: Type.Optional(
            OneOf(['create', 'update', 'delete', 'resume', 'forget', 'erase', ...eventActions] as const),
          ),
          from: Type.Optional(Type.String({ format: 'date-time' })),
          to: Type.Optional(Type.String({ format: 'date-time', description: 'up to, not including' })),
        }),
        response: { 200: PagedEnvelope(Entry), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query }) => {
      const { page, limit, cursor } = query
      const offset = cursor === undefined ? (page - 1) * limit : 0
      if (offset > deepest) throw invalid('page', `goes no deeper than ${deepest} entries; use cursor`)
      const before = cursor ? idOf(cursor) : Number.MAX_SAFE_INTEGER
      const { entries, counted } = await db.withActor(actor, tx =>
        listEntries(tx, query, { before, limit, offset }),
      )
      noted(actor, 'read')
      const last = entries.length === limit ? entries.at(-1) : undefined
      const capped = counted > mostCounted
      const total = { total: capped ? mostCounted : counted, ...(capped ? { total_capped: true } : {}) }
      const next_cursor = last ? String(last.id) : null
      return { success: true as const, data: entries, meta: { ...total, page, limit, next_cursor } }
    },
  )

  app.get(
    '/audit/verify',
    {
      config: { ...admin, slow: true },
      schema: {
        tags,
        summary: 'Is the audit log whole',
        description:
          'Looks at the newest 10,000 entries and at whether the chain still holds what this instance has seen sealed. An entry that was altered, removed or slipped in later is named. POST walks over all of it.',
        querystring: CheckpointQuery,
        response: { 200: Envelope(Verdict), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query }) => {
      await db.withActor(actor, async () => {})
      noted(actor, 'verify')
      // What keeps the chain from being extended is in the verdict.
      await sealer.extend().catch(error => {
        if (!(error instanceof ChainRewound)) throw error
      })
      return ok(await verifyNewest(db, seal, { known: sealer.known(), given: query.checkpoint }))
    },
  )

  app.post(
    '/audit/verify',
    {
      config: admin,
      schema: {
        operationId: 'verifyAudit',
        tags,
        summary: 'Verify the whole audit log',
        description:
          'Walks over all of it as a job. One at a time: while one is under way, it is the answer; 409 where that one does not look for the given checkpoint.',
        headers: Repeatable,
        querystring: CheckpointQuery,
        response: { 202: Envelope(Verification), ...failures(400, 401, 403, 409, 429, 500, 503) },
      },
    },
    async ({ actor, query }, reply) => {
      await db.withActor(actor, async () => {})
      noted(actor, 'verify')
      const started = await requestVerification({ db, seal, jobs }, query.checkpoint)
      return reply.code(202).header('location', `/api/audit/verifications/${started.id}`).send(ok(started))
    },
  )

  app.get(
    '/audit/verifications/:id',
    {
      config: { ...admin, modified: ({ finished_at }) => finished_at },
      schema: {
        tags,
        summary: 'How a verification stands',
        description: 'Its progress, and its verdict once it has ended.',
        params: IdParams,
        response: { 200: Envelope(Verification), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }) => {
      await db.withActor(actor, async () => {})
      const found =
        isUuid(params.id) && (await db.withActor(verificationReader, tx => findVerification(tx, params.id)))
      if (!found) throw new Failure('NOT_FOUND', 'There is no such verification.')
      return ok(found)
    },
  )
}

function idOf(cursor: string): number {
  const id = Number(cursor)
  if (!Number.isSafeInteger(id) || id < 1) throw invalid('cursor', 'is not a valid cursor')
  return id
}
