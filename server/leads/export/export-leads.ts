import type { ReadLog } from '../../platform/audit.ts'
import { csvLine, spreadsheetHeading } from '../../platform/csv.ts'
import type { Tx } from '../../platform/db/index.ts'
import { cursorOf, type LeadQuery, search } from '../list-query.ts'
import type { Person } from '../queries.ts'
import { leadFields } from '../schemas.ts'
import { namesOf, refusedAmong } from './queries.ts'

/** Reads a page when it is its turn. */
export type Read = <T>(actor: Person, work: (tx: Tx) => Promise<T>) => Promise<T>

export type LeadFilters = Omit<LeadQuery, 'page' | 'limit' | 'sort' | 'cursor'>

type ListedLead = Record<(typeof leadFields)[number], string | null> & { id: string }
export type ExportedLead = ListedLead & { assigned_to_name: string | null; do_not_call: string }

// The fields of the list keep their places, so that what reads the file by them goes on.
const columns = [...leadFields, 'assigned_to_name', 'do_not_call'] as const

const atOnce = 1_000
// Finding an import's leads in order takes as long for one page as for all. Of its million no more are held than these.
const idsAtOnce = 50_000

type Parts = { read: Read; readLog: ReadLog }

/**
 * The list from its first page to its last, by cursor: each page is a transaction of its own, made when the reader has
 * taken the one before, so that a slow reader holds nothing but ids.
 */
export async function* leadPages(
  parts: Parts,
  actor: Person,
  filters: LeadFilters,
  region: string,
): AsyncGenerator<ExportedLead[]> {
  const readPage = async (cursor: string, among?: string[]) => {
    const query: LeadQuery = { ...filters, page: 1, limit: atOnce, cursor }
    const { page, leads } = await parts.read(actor, async tx => {
      const page = await search(tx, query, region, { among })
      return { page, leads: await withWhatToKnow(tx, JSON.parse(page.body)) }
    })
    parts.readLog.note(actor, 'leads', page.notOwn)
    return { leads, next: cursorOf(page.last, query) }
  }
  if (filters.import !== undefined) {
    for await (const ids of idsOfPages(parts.read, actor, filters, region))
      yield (await readPage('', ids)).leads
    return
  }
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { leads, next }: Awaited<ReturnType<typeof readPage>> = await readPage(cursor)
    cursor = next
    yield leads
  }
}

async function* idsOfPages(
  read: Read,
  actor: Person,
  filters: LeadFilters,
  region: string,
): AsyncGenerator<string[]> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: LeadQuery = { ...filters, page: 1, limit: idsAtOnce, cursor }
    const found = await read(actor, tx => search(tx, query, region, { show: 'ids' }))
    const ids: string[] = JSON.parse(found.body)
    for (let from = 0; from < ids.length; from += atOnce) yield ids.slice(from, from + atOnce)
    cursor = cursorOf(found.last, query)
  }
}

async function withWhatToKnow(tx: Tx, leads: ListedLead[]): Promise<ExportedLead[]> {
  const people = new Set(leads.flatMap(({ assigned_to }) => assigned_to ?? []))
  const names = people.size === 0 ? undefined : await namesOf(tx, [...people])
  // A number that leaves in a file is called without anybody looking here.
  const refused = await refusedAmong(tx, leads)
  return leads.map(lead => ({
    ...lead,
    assigned_to_name: names?.get(lead.assigned_to ?? '') ?? null,
    do_not_call: String(refused.has(lead.id)),
  }))
}

export async function* leadsAsCsv(pages: AsyncGenerator<ExportedLead[]>): AsyncGenerator<string> {
  yield spreadsheetHeading([...columns])
  for await (const leads of pages)
    yield leads.map(lead => csvLine(columns.map(column => lead[column]))).join('')
}
