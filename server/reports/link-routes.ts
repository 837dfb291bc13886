import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { mayHaveReport } from '../assessments/index.ts'
import type { Config } from '../platform/config.ts'
import { type Database, systemActor, type Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { ok, okPage, okText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { once } from '../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  PagedEnvelope,
  Repeatable,
  Text,
  Timestamp,
} from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import type { Person } from './ask.ts'
import { openReport } from './open-report.ts'
import { deleteLink, findReport, findShared, insertLink, isOpenLink, listLinks } from './queries.ts'
import { ReportData } from './report-schema.ts'
import { noReport } from './routes.ts'
import { NewReportLink, ReportLink } from './schemas.ts'
import { withoutAddresses } from './without-addresses.ts'

const tags = ['Reports']
const mostLinks = 20
type LinkParts = { db: Database; seal: Seal; config: Config }

const digestOf = (token: string) => createHash('sha256').update(token).digest()
const noLink = () =>
  new Failure(
    'NOT_FOUND',
    'This link does not work: it may be too old, have been taken back, or have lost a part on its way.',
  )

/** The report, where it is the caller's own: nobody else hands out links to it. */
async function ownReport(tx: Tx, actor: Person, id: string) {
  const report = isUuid(id) ? await findReport(tx, id) : undefined
  if (!report) throw noReport()
  if (report.user_id !== actor.id)
    throw new Failure('FORBIDDEN', 'Only whoever a report is about can share it.')
  return report
}

export function reportLinkRoutes(app: App, parts: LinkParts) {
  const { db, seal, config } = parts

  app.post(
    '/reports/:id/links',
    {
      schema: {
        operationId: 'createReportLink',
        tags,
        summary: 'Share a report by a link',
        description:
          'Whoever has the link reads the report without signing in, until it expires or is taken back. Token and address are shown this once. For whoever the report is about.',
        params: IdParams,
        headers: Repeatable,
        body: Type.Object(
          {
            days: Type.Optional(
              Type.Integer({ minimum: 1, maximum: 365, description: 'until it expires; 14 where not given' }),
            ),
            label: Type.Optional({ ...Text(100), description: 'for whom it is' }),
          },
          { additionalProperties: false },
        ),
        response: { 201: Envelope(NewReportLink), ...failures(403, 404, 409, 422) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { actor, params, body } = request
        const report = await ownReport(tx, actor, params.id)
        if (report.state !== 'ready')
          throw new Failure('CONFLICT', 'A report can be shared once it is ready.', { reason: report.state })
        if ((await listLinks(tx, report.id)).length >= mostLinks)
          throw new Failure('CONFLICT', `There are ${mostLinks} links already. Take one back first.`)
        const token = randomBytes(32).toString('base64url')
        const link = await insertLink(tx, {
          id: randomUUID(),
          report_id: report.id,
          user_id: actor.id,
          digest: digestOf(token),
          label: body.label || null,
          days: body.days ?? 14,
        })
        return {
          status: 201,
          body: okText(
            JSON.stringify({ ...link, token, url: `${config.publicUrl}/shared-report#token=${token}` }),
          ),
          headers: { location: `/api/reports/${report.id}/links` },
        }
      }),
  )

  app.get(
    '/reports/:id/links',
    {
      schema: {
        tags,
        summary: 'Links to a report',
        description:
          'Newest first, with how often each was used, never the link itself. For whoever the report is about.',
        params: IdParams,
        response: { 200: PagedEnvelope(ReportLink), ...failures(403, 404) },
      },
    },
    async ({ actor, params }) => {
      const links = await db.withActor(actor, async tx =>
        listLinks(tx, (await ownReport(tx, actor, params.id)).id),
      )
      return okPage(links, { total: links.length, page: 1, limit: mostLinks })
    },
  )

  app.delete(
    '/reports/:id/links/:link_id',
    {
      schema: {
        tags,
        summary: 'Take a link back',
        description: 'It stops working at once.',
        params: Type.Object({ id: Type.String(), link_id: Type.String() }),
        response: { 200: Envelope(ReportLink), ...failures(403, 404) },
      },
    },
    async ({ actor, params }) => {
      const link = await db.withActor(actor, async tx => {
        const report = await ownReport(tx, actor, params.id)
        return isUuid(params.link_id) ? deleteLink(tx, report.id, params.link_id) : undefined
      })
      if (!link) throw new Failure('NOT_FOUND', 'There is no such link.')
      return ok(link)
    },
  )

  app.get(
    '/shared-reports/:token',
    {
      config: {
        open: true as const,
        // A link that works has an allowance of its own; guesses count against the address.
        countsFor: async ({ params }: FastifyRequest) => {
          const digest = digestOf((params as { token: string }).token)
          return (await isOpenLink(db, digest)) ? { link: digest.toString('base64url') } : undefined
        },
      },
      schema: {
        tags,
        summary: 'A shared report',
        description:
          'Reached by a link, without an account. Holds no e-mail address, and is not kept by caches.',
        params: Type.Object({ token: Type.String() }),
        response: {
          200: Envelope(
            Type.Object({ expires_at: Timestamp, report: ReportData }, { title: 'SharedReport' }),
          ),
          ...failures(404),
        },
      },
    },
    async ({ params, id: requestId, address }) => {
      const visitor = systemActor('shared report', { requestId, address })
      const row = await db.withActor(visitor, async tx => {
        const found = await findShared(tx, digestOf(params.token))
        return found && (await mayHaveReport(tx, found.assessment_id, found.user_id)) ? found : undefined
      })
      const report = row && openReport(seal, row)
      if (!row || !report) throw noLink()
      return ok({ expires_at: row.link_expires_at, report: withoutAddresses(report) })
    },
  )
}
