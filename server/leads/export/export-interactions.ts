import type { ReadLog } from '../../platform/audit.ts'
import { csvLine, spreadsheetHeading } from '../../platform/csv.ts'
import type { Seal } from '../../platform/seal.ts'
import { contentOf } from '../interactions.ts'
import type { Person } from '../queries.ts'
import type { ExportedLead, Read } from './export-leads.ts'
import { interactionsOf } from './queries.ts'

const columns = [
  'id',
  'lead_id',
  'lead_name',
  'type',
  'content',
  'outcome',
  'duration_seconds',
  'occurred_at',
  'created_by',
  'created_at',
]

const atOnce = 500

/** What was said and done with the leads of these pages, lead by lead of a page. */
export async function* interactionsAsCsv(
  { read, seal, readLog }: { read: Read; seal: Seal; readLog: ReadLog },
  actor: Person,
  pages: AsyncGenerator<ExportedLead[]>,
): AsyncGenerator<string> {
  yield spreadsheetHeading(columns)
  for await (const leads of pages) {
    const byId = new Map(leads.map(lead => [lead.id, lead]))
    for (let after: string | null = null; ; ) {
      const rows = await read(actor, tx => interactionsOf(tx, [...byId.keys()], after, atOnce))
      const others = rows.filter(row => byId.get(row.lead_id)?.assigned_to !== actor.id)
      readLog.note(actor, 'interactions', [...new Set(others.map(row => row.lead_id))])
      yield rows
        .map(row =>
          csvLine([
            row.id,
            row.lead_id,
            byId.get(row.lead_id)?.name,
            row.type,
            contentOf(row, seal),
            row.outcome,
            row.duration_seconds,
            row.occurred_at,
            row.created_by,
            row.created_at,
          ]),
        )
        .join('')
      const last = rows.at(-1)
      if (!last || rows.length < atOnce) break
      after = last.id
    }
  }
}
