import type { ReadLog } from '../../platform/audit.ts'
import { csvLine } from '../../platform/csv.ts'
import type { Database } from '../../platform/db/index.ts'
import { cursorOf, type LeadQuery, search } from '../list-query.ts'
import type { Person } from '../queries.ts'
import { leadFields } from '../schemas.ts'

export type LeadFilters = Omit<LeadQuery, 'page' | 'limit' | 'sort' | 'cursor'>

export type ExportedLead = Record<(typeof leadFields)[number], string | null> & { id: string }

const atOnce = 1_000

/**
 * The list from its first page to its last, by cursor: each page is a transaction of its own, made when the reader has
 * taken the one before, so that a slow reader holds nothing.
 */
export async function* leadPages(
  { db, readLog }: { db: Database; readLog: ReadLog },
  actor: Person,
  filters: LeadFilters,
  region: string,
): AsyncGenerator<ExportedLead[]> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: LeadQuery = { ...filters, page: 1, limit: atOnce, cursor }
    const page = await db.withActor(actor, tx => search(tx, query, region))
    readLog.note(actor, 'leads', page.notOwn)
    cursor = cursorOf(page.last, query)
    yield JSON.parse(page.body) as ExportedLead[]
  }
}

export async function* leadsAsCsv(pages: AsyncGenerator<ExportedLead[]>): AsyncGenerator<string> {
  yield csvLine(leadFields)
  for await (const leads of pages)
    yield leads.map(lead => csvLine(leadFields.map(field => lead[field]))).join('')
}
