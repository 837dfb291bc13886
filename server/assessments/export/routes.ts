import type { FastifyReply } from 'fastify'
import type { AuditEvents, ReadLog } from '../../platform/audit.ts'
import { csvStream } from '../../platform/csv.ts'
import type { Database } from '../../platform/db/index.ts'
import { sendCsv } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { CsvFile, failures, IdParams } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { attemptsAsCsv, codebookAsCsv } from './export-attempts.ts'

type Parts = { db: Database; seal: Seal; readLog: ReadLog; auditEvents: AuditEvents }

export function researchExportRoutes(app: App, parts: Parts) {
  const schema = {
    tags: ['Assessments'],
    params: IdParams,
    response: { 200: CsvFile, ...failures(404) },
  }

  app.get(
    '/assessments/:id/export',
    {
      config: { least: 'admin', bulk: true, slow: () => false },
      schema: {
        ...schema,
        summary: 'Export answers for research',
        description:
          'Scored attempts as CSV that R reads as it is: one line each, one column for each answer, NA where there is none. People are pseudonyms, made anew for each file; times are months. Peers’ answers are not in it. Counts against the limit for bulk operations.',
      },
    },
    async ({ actor, params }, reply) => {
      const row = params.id
      const file = await csvStream(attemptsAsCsv(parts, actor, row))
      parts.auditEvents.record({
        action: 'export',
        actor: actor.id,
        resource: 'attempts',
        row,
        origin: actor.origin,
      })
      return sendCsv(reply as FastifyReply, 'attempts.csv', file)
    },
  )

  app.get(
    '/assessments/:id/export/codebook',
    {
      config: { least: 'admin' },
      schema: {
        ...schema,
        summary: 'What the columns of the export mean',
        description:
          'As CSV: for each column its question, kind, dimension, whether it is reversed, its text and values.',
      },
    },
    async ({ actor, params }, reply) =>
      sendCsv(reply as FastifyReply, 'codebook.csv', await csvStream(codebookAsCsv(parts, actor, params.id))),
  )
}
