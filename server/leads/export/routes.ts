import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { AuditEvents, ReadLog } from '../../platform/audit.ts'
import type { Config } from '../../platform/config.ts'
import { csvStream } from '../../platform/csv.ts'
import type { Database } from '../../platform/db/index.ts'
import { sendCsv } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { failures, SpreadsheetFile } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { openSlowLane } from '../../platform/slow-lane.ts'
import { LeadQuery } from '../list-query.ts'
import { interactionsAsCsv } from './export-interactions.ts'
import { leadPages, leadsAsCsv, type Read } from './export-leads.ts'

// Each page of each export: one that is slow to find holds up other exports, and nobody else.
const pages = { atOnce: 2, perPerson: 1, waiting: 20, waitMs: 120_000 }

const Filters = Type.Omit(LeadQuery, ['page', 'limit', 'sort', 'cursor'])

type Parts = { config: Config; db: Database; seal: Seal; readLog: ReadLog; auditEvents: AuditEvents }

export function exportRoutes(app: App, parts: Parts) {
  const { config, auditEvents } = parts
  const lane = openSlowLane(pages)
  const read: Read = async (actor, work) => {
    const leave = await lane.enter(actor.id)
    try {
      return await parts.db.withActor(actor, work)
    } finally {
      leave()
    }
  }
  // Counted as bulk, but not in its lane: a slow reader would stay there from the first page to the last.
  const routeConfig = { least: 'telecaller', bulk: true, slow: () => false } as const
  const common = 'Formulas are defused. Counts against the limit for bulk operations.'

  const send = async (
    { actor }: FastifyRequest,
    reply: FastifyReply,
    resource: string,
    pieces: AsyncGenerator<string>,
  ) => {
    const file = await csvStream(pieces)
    auditEvents.record({ action: 'export', actor: actor.id, resource, origin: actor.origin })
    return sendCsv(reply, `${resource}.csv`, file)
  }

  app.get(
    '/leads/export',
    {
      config: routeConfig,
      schema: {
        tags: ['Leads'],
        summary: 'Export leads',
        description: `As CSV, newest first, however many: those you can read, by the same filters as the list; the fields of a lead, then the name of whom it is assigned to. ${common}`,
        querystring: Filters,
        response: { 200: SpreadsheetFile, ...failures(400, 403) },
      },
    },
    (request, reply) => {
      const pages = leadPages({ ...parts, read }, request.actor, request.query, config.phoneRegion)
      return send(request, reply, 'leads', leadsAsCsv(pages))
    },
  )

  app.get(
    '/leads/interactions/export',
    {
      config: routeConfig,
      schema: {
        tags: ['Leads'],
        summary: 'Export interactions',
        description: `As CSV: of the leads that the same filters find in the list. ${common}`,
        querystring: Filters,
        response: { 200: SpreadsheetFile, ...failures(400, 403) },
      },
    },
    (request, reply) => {
      const pages = leadPages({ ...parts, read }, request.actor, request.query, config.phoneRegion)
      return send(request, reply, 'interactions', interactionsAsCsv({ ...parts, read }, request.actor, pages))
    },
  )
}
