import Type from 'typebox'
import { requirePaidReport } from '../assessments/index.ts'
import type { ReadLog } from '../platform/audit.ts'
import type { Database, Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { ok, okPage, sendPdf } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { versionHeaders } from '../platform/http/conditional.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { once } from '../platform/http/replay.ts'
import { Envelope, failures, IdParams, isUuid, PagedEnvelope, Repeatable } from '../platform/http/schemas.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Seal } from '../platform/seal.ts'
import { askForReport, type Person, reportQueue } from './ask.ts'
import { openPdf, showReport } from './open-report.ts'
import { deleteReport, findPdf, findReport, listReports, type ReportRow } from './queries.ts'
import { ReportRecord, ReportWish, WholeReport } from './schemas.ts'

const tags = ['Reports']
export type ReportParts = { db: Database; seal: Seal; jobs: Jobs; readLog: ReadLog }

export const noReport = () => new Failure('NOT_FOUND', 'There is no such report.')

/** Found where the caller may read it; what was refunded is closed to its owner too. */
async function readable<Row extends ReportRow>(
  tx: Tx,
  actor: Person,
  id: string,
  find: (tx: Tx, id: string) => Promise<Row | undefined>,
): Promise<Row> {
  const row = isUuid(id) ? await find(tx, id) : undefined
  if (!row) throw noReport()
  if (row.user_id === actor.id) await requirePaidReport(tx, row.assessment_id, actor.id)
  return row
}

export function reportRoutes(app: App, parts: ReportParts) {
  const { db, seal, jobs, readLog } = parts

  app.post(
    '/assessments/:id/reports',
    {
      schema: {
        operationId: 'createAssessmentReport',
        tags,
        summary: 'Ask for a report',
        description:
          '202 while it is made, with the address at which to look; 201 where the same report of the same results is there already. At most 30 a day that have to be made. Managers and admins can ask for the report of somebody else’s attempt; it is that person’s all the same.',
        params: IdParams,
        headers: Repeatable,
        body: ReportWish,
        response: {
          201: Envelope(ReportRecord),
          202: Envelope(ReportRecord),
          ...failures(402, 404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const answered = await once(parts, request, reply, async tx => {
        const report = await askForReport(tx, jobs, request.actor, request.params.id, request.body)
        return {
          status: report.state === 'ready' ? 201 : 202,
          body: ok(report),
          headers: { location: `/api/reports/${report.id}` },
        }
      })
      jobs.wake(reportQueue)
      return answered
    },
  )

  app.get(
    '/reports',
    {
      schema: {
        tags,
        summary: 'List reports',
        description:
          'Your own, newest first, without their contents. Managers and admins can name somebody else; that is noted in the audit log.',
        querystring: Type.Object({
          user_id: Type.Optional(Type.String()),
          ...pageQuery({ most: 100 }),
        }),
        response: { 200: PagedEnvelope(ReportRecord), ...failures(400, 403) },
      },
    },
    async ({ actor, query: { user_id, page, limit } }) => {
      const whose = user_id?.toLowerCase() ?? actor.id
      const { rows, total } = await db.withActor(actor, async tx => {
        if (whose !== actor.id && tx.role !== 'manager' && tx.role !== 'admin')
          throw new Failure('FORBIDDEN', 'Only managers and admins can see other people’s reports.')
        if (!isUuid(whose)) return { rows: [], total: 0 }
        return listReports(tx, whose, limit, offsetOf({ page, limit }))
      })
      if (whose !== actor.id)
        readLog.note(
          actor,
          'reports',
          rows.map(({ id }) => id),
        )
      return okPage(rows, { total, page, limit })
    },
  )

  app.get(
    '/reports/:id',
    {
      schema: {
        tags,
        summary: 'A report as data',
        description:
          'Everything that the page draws; while it is made, its state alone. Somebody else’s for managers and admins, noted in the audit log.',
        params: IdParams,
        response: { 200: Envelope(WholeReport), ...failures(402, 404) },
      },
    },
    async ({ actor, params }) => {
      const row = await db.withActor(actor, tx => readable(tx, actor, params.id, findReport))
      if (row.user_id !== actor.id) readLog.note(actor, 'reports', [row.id])
      return ok(showReport(seal, row))
    },
  )

  app.get(
    '/reports/:id/pdf',
    {
      schema: {
        tags,
        summary: 'A report as a file',
        description: 'PDF/UA-1. Of reports asked for with the format pdf, once they are ready.',
        params: IdParams,
        response: {
          200: { description: 'The file', content: { 'application/pdf': { schema: Type.String() } } },
          ...failures(402, 404, 409),
        },
      },
    },
    async ({ actor, params }, reply) => {
      const row = await db.withActor(actor, tx => readable(tx, actor, params.id, findPdf))
      const pdf = openPdf(seal, row)
      if (row.user_id !== actor.id) readLog.note(actor, 'reports', [row.id])
      reply.headers(versionHeaders(row.version))
      return sendPdf(reply, `report-${row.created_at.slice(0, 10)}.pdf`, pdf)
    },
  )

  app.delete(
    '/reports/:id',
    {
      schema: {
        tags,
        summary: 'Delete a report',
        description:
          'With its links. For whoever it is about, and admins. One that is being made is not finished.',
        params: IdParams,
        response: { 200: Envelope(ReportRecord), ...failures(403, 404) },
      },
    },
    async ({ actor, params }) => {
      const row = isUuid(params.id)
        ? await db.withActor(actor, async tx => {
            const deleted = await deleteReport(tx, params.id)
            if (!deleted && (await findReport(tx, params.id)))
              throw new Failure('FORBIDDEN', 'Only whoever a report is about, or an admin, can delete it.')
            return deleted
          })
        : undefined
      if (!row) throw noReport()
      return ok(row)
    },
  )
}
