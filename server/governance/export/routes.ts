import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import Type from 'typebox'
import type { AuditEvents } from '../../platform/audit.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App, Person } from '../../platform/http/app-types.ts'
import { once } from '../../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  OneOf,
  Repeatable,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Seal } from '../../platform/seal.ts'
import { exportQueue } from './jobs.ts'
import {
  canReadLead,
  findExport,
  giveBackExport,
  isPerson,
  type Kind,
  requestExport,
  takeExport,
} from './queries.ts'

const tags = ['Keep and forget']
const system = systemActor('export')
const noExport = () => new Failure('NOT_FOUND', 'There is no such export, or its time is over.')

const DataExport = Type.Object(
  {
    id: Uuid,
    kind: OneOf(['person', 'lead'] as const),
    subject_id: Uuid,
    state: OneOf(['waiting', 'ready', 'taken', 'failed'] as const, {
      description: 'taken: it was downloaded, and is not kept any longer',
    }),
    size: Nullable(Type.Integer({ description: 'bytes' })),
    requested_at: Timestamp,
    finished_at: Nullable(Timestamp),
    expires_at: Timestamp,
  },
  { title: 'DataExport' },
)

type Parts = { db: Database; seal: Seal; files: Files; jobs: Jobs; auditEvents: AuditEvents }

export function dataExportRoutes(app: App, parts: Parts) {
  const { db, files, jobs, auditEvents } = parts

  const mayExport: Record<Kind, (tx: Tx, actor: Person, id: string) => Promise<void>> = {
    async person(tx, actor, id) {
      if (id === actor.id) return
      if (tx.role !== 'admin') throw new Failure('FORBIDDEN', 'Everybody exports their own; admins others’.')
      const there = await db.withActor(system, own => isPerson(own, id))
      if (!there) throw new Failure('NOT_FOUND', 'Nobody here has this id.')
    },
    async lead(tx, _, id) {
      if (!(await canReadLead(tx, id))) throw new Failure('LEAD_NOT_FOUND')
    },
  }

  for (const [kind, path, least] of [
    ['person', '/people/:id/export', 'user'],
    ['lead', '/leads/:id/export', 'manager'],
  ] as const)
    app.post(
      path,
      {
        config: { least, bulk: true },
        schema: {
          tags,
          summary: `Export everything held about a ${kind}`,
          description:
            kind === 'person'
              ? 'One’s own, or as an admin anybody’s, without what only they may read. JSON with an index, made as a job, to be downloaded once within seven days. Counts as bulk; audited.'
              : 'JSON with an index, made as a job, to be downloaded once within seven days. For managers and admins. Counts as bulk; audited.',
          params: IdParams,
          headers: Repeatable,
          response: { 202: Envelope(DataExport), ...failures(403, 404, 422) },
        },
      },
      async (request, reply) => {
        await once(parts, request, reply, async tx => {
          const { actor } = request
          const id = request.params.id.toLowerCase()
          if (!isUuid(id))
            throw kind === 'lead'
              ? new Failure('LEAD_NOT_FOUND')
              : new Failure('NOT_FOUND', 'Nobody here has this id.')
          await mayExport[kind](tx, actor, id)
          const { made, isNew } = await requestExport(tx, kind, id, actor.id)
          if (isNew) await jobs.enqueue(tx, exportQueue, { id: made.id })
          const headers = { location: `/api/exports/${made.id}` }
          return { status: 202, body: ok(made), headers }
        })
        jobs.wake(exportQueue)
        return reply
      },
    )

  app.get(
    '/exports/:id',
    {
      schema: {
        tags,
        summary: 'How an export stands',
        description: 'For whoever asked for it.',
        params: IdParams,
        response: { 200: Envelope(DataExport), ...failures(404) },
      },
    },
    async ({ actor, params }) => {
      const found = isUuid(params.id) && (await db.withActor(actor, tx => findExport(tx, params.id)))
      if (!found) throw noExport()
      return ok(found)
    },
  )

  app.get(
    '/exports/:id/file',
    {
      // Who only asks for the head would have taken it.
      exposeHeadRoute: false,
      config: { signedIn: true },
      schema: {
        tags,
        summary: 'Download an export',
        description:
          'Once, by whoever asked for it; a download that breaks off can be begun again. Not with an API token.',
        params: IdParams,
        response: {
          200: {
            description: 'A JSON document: index, then data by table',
            content: { 'application/json': { schema: Type.Unknown() } },
          },
          ...failures(403, 404),
        },
      },
    },
    async ({ actor, params, log }, reply) => {
      if (!isUuid(params.id)) throw noExport()
      const giveBack = () => db.withActor(system, tx => giveBackExport(tx, params.id))
      // It is given back within two hours then.
      const stayed = (error: unknown) => log.warn({ err: error }, 'an export stayed as taken')
      const openFile = (id: string) =>
        files.get(actor, id).catch(async error => {
          await giveBack().catch(stayed)
          throw error
        })
      const seen = await db.withActor(actor, tx => findExport(tx, params.id))
      const taken = seen && (await db.withActor(system, tx => takeExport(tx, params.id, actor.id)))
      const file = taken?.file_id && (await openFile(taken.file_id))
      if (!taken || !file) throw noExport()
      auditEvents.record({
        action: 'export',
        actor: actor.id,
        resource: taken.kind === 'lead' ? 'leads' : 'profiles',
        row: taken.subject_id,
        origin: actor.origin,
      })
      const content = Readable.from(file.content)
      finished(reply.raw)
        .then(() => files.remove(file.file.id), giveBack)
        .catch(stayed)
      return reply
        .header('content-disposition', `attachment; filename="everything-about-${taken.kind}.json"`)
        .type('application/json; charset=utf-8')
        .send(content)
    },
  )
}
