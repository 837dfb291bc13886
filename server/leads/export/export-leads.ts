import type { ReadLog } from '../../platform/audit.ts'
import { csvLine, spreadsheetHeading } from '../../platform/csv.ts'
import type { Tx } from '../../platform/db/index.ts'
import { cursorOf, type LeadQuery, search } from '../list-query.ts'
import type { Person } from '../queries.ts'
import { leadFields } from '../schemas.ts'
import { namesOf } from './queries.ts'

/** Reads a page when it is its turn. */
export type Read = <T>(actor: Person, work: (tx: Tx) => Promise<T>) => Promise<T>

export type LeadFilters = Omit<LeadQuery, 'page' | 'limit' | 'sort' | 'cursor'>

type ListedLead = Record<(typeof leadFields)[number], string | null> & { id: string }
export type ExportedLead = ListedLead & { assigned_to_name: string | null }

// The fields of the list keep their places, so that what reads the file by them goes on.
const columns = [...leadFields, 'assigned_to_name'] as const

const atOnce = 1_000

/**
 * The list from its first page to its last, by cursor: each page is a transaction of its own, made when the reader has
 * taken the one before, so that a slow reader holds nothing.
 */
export async function* leadPages(
  { read, readLog }: { read: Read; readLog: ReadLog },
  actor: Person,
  filters: LeadFilters,
  region: string,
): AsyncGenerator<ExportedLead[]> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: LeadQuery = { ...filters, page: 1, limit: atOnce, cursor }
    const { page, leads } = await read(actor, async tx => {
      const page = await search(tx, query, region)
      return { page, leads: await withNames(tx, JSON.parse(page.body)) }
    })
    readLog.note(actor, 'leads', page.notOwn)
    cursor = cursorOf(page.last, query)
    yield leads
  }
}

async function withNames(tx: Tx, leads: ListedLead[]): Promise<ExportedLead[]> {
  const people = new Set(leads.flatMap(({ assigned_to }) => assigned_to ?? []))
  const names = people.size === 0 ? undefined : await namesOf(tx, [...people])
  return leads.map(lead => ({ ...lead, assigned_to_name: names?.get(lead.assigned_to ?? '') ?? null }))
}

export async function* leadsAsCsv(pages: AsyncGenerator<ExportedLead[]>): AsyncGenerator<string> {
  yield spreadsheetHeading([...columns])
  for await (const leads of pages)
    yield leads.map(lead => csvLine(columns.map(column => lead[column]))).join('')
}
