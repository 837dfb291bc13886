import type { Database, Tx } from '../platform/db/index.ts'
import { shortPage } from '../platform/http/paging.ts'
import { findable, notOwn, type Page, type Person } from './queries.ts'
import { leadOfPage } from './record.ts'

const newestFirst = 'order by created_at desc, id desc'

const everyCounted = 'person = (select app.counted_person())'
/** How many leads the caller can read, from counters. */
const counted = (conditions: string[]) =>
  `(select coalesce(sum(leads), 0)::int8 from app.lead_counts where ${conditions.join(' and ')})`

/** From here on a page is found by walking ids, half of them at most, on a connection that nobody else waits for. */
const deep = 1_000
export const isDeep = (offset: number) => offset > deep

/** The spec's list: the answer's JSON and its total, from counters, in one statement. */
const listing = (name: string, conditions: string[]) => {
  const only = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`
  const total = counted([everyCounted, ...conditions])
  const shown = `coalesce(json_agg(lead ${newestFirst}), '[]')::text as body, ${total} as total,
    array_agg(id) filter (where ${notOwn}) as others`
  return {
    name,
    text: `select ${shown} from (select * from public.leads ${only} ${newestFirst} limit $1 offset $2) page, ${leadOfPage}`,
    // Walked from the end that is nearer, and not at all where the list has ended before.
    deepText: `with counted as (select ${total} as n), slice as (
         (select id from public.leads ${only} ${newestFirst}
           limit (select case when $2::int8 * 2 <= n then $1::int8 else 0 end from counted) offset $2::int8)
         union all
         (select id from public.leads ${only} order by created_at, id
           limit (select case when $2::int8 * 2 > n then greatest(least($1::int8, n - $2::int8), 0) else 0 end from counted)
           offset (select greatest(n - $2::int8 - $1::int8, 0) from counted)))
       select ${shown} from public.leads page, ${leadOfPage} where id = any (array(select id from slice))`,
  }
}
const listed = listing('leads.list', [])
const listedByStatus = listing('leads.list.status', ['status = $3'])

export async function listLeads(
  db: Database,
  actor: Person,
  limit: number,
  offset: number,
  status?: string,
): Promise<Page> {
  const { name, text, deepText } = status === undefined ? listed : listedByStatus
  const values = status === undefined ? [limit, offset] : [limit, offset, findable(status)]
  if (!isDeep(offset)) {
    const read = limit > shortPage ? db.alone : db.one
    const [row] = await read<[string, number, string[] | null]>(actor, { name, text, values })
    const [body, all, others] = row as [string, number, string[] | null]
    return { body, total: all, notOwn: others ?? [] }
  }
  const [row] = await db.withActor(actor, tx =>
    tx.rows<{ body: string; total: number; others: string[] | null }>(deepText, values),
  )
  const { body, total: all, others } = row as NonNullable<typeof row>
  return { body, total: all, notOwn: others ?? [] }
}

export type Filters = {
  status?: string
  source?: string
  assigned_to?: string
  created_from?: string
  created_to?: string
  time_zone?: string
  import?: string
  /** Ids of leads of the import, where they are known: only these are looked up. */
  among?: string[] | undefined
  follow_up?: 'due' | 'overdue' | 'none'
  patterns?: string[] | undefined
}
export const sortable = ['created_at', 'updated_at', 'name', 'status'] as const
export type Sort = { column: (typeof sortable)[number]; descending: boolean }
export type Cursor = { value: string; id: string }
type Slice = { limit: number; offset: number } | { limit: number; after: Cursor | undefined }

const followUp = {
  due: 'exists (select from public.follow_ups f where f.lead_id = l.id and f.due_at <= now())',
  overdue: `exists (select from public.follow_ups f where f.lead_id = l.id and f.due_at <= now() - interval '1 day')`,
  none: 'not exists (select from public.follow_ups f where f.lead_id = l.id)',
}

const isDate = (text: string) => text.length === 10

/** Beyond this many matches of a search the total is not counted. */
export const mostCounted = 1_000

const walkInOrder = `do $$ begin
    set local enable_bitmapscan = off; set local enable_seqscan = off; set local enable_sort = off;
    set local random_page_cost = 0.1; set local seq_page_cost = 0.1;
  end $$`

/**
 * Ids of all leads that match and how many there are; of more than are worth sorting only the newest where they are what is
 * asked for, and else none: then they are met soon enough by walking in order.
 */
async function findByWords(tx: Tx, patterns: string[], sort: Sort, page: Slice, narrowed: boolean) {
  const wanted = page.limit + ('offset' in page ? page.offset : 0)
  // No index leads through the leads in another order than that of creation.
  const inOrder = sort.column === 'created_at'
  const most = Math.max(mostCounted, inOrder ? Math.min(20 * wanted, 50_000) : 20_000)
  const fromNewest = inOrder && sort.descending && !('after' in page && page.after)
  const newest = fromNewest && !narrowed && wanted <= most ? wanted : null
  const [row] = await tx.rows<{ ids: string[]; total: number }>('select * from app.leads_found($1, $2, $3)', [
    patterns.map(findable),
    most,
    newest,
  ])
  const { ids, total } = row as { ids: string[]; total: number }
  if (total <= most || newest !== null) return { ids, total }
  // That many match is known now, but not to the planner, who would collect and sort them all.
  if (inOrder) await tx.rows(walkInOrder)
  return { total }
}

/**
 * Everything beyond the spec's parameters; in order of creation also ids alone. The text is put together from fixed
 * pieces; what was given is bound.
 */
export async function searchLeads(
  tx: Tx,
  filters: Filters,
  sort: Sort,
  page: Slice,
  show: 'leads' | 'ids' = 'leads',
): Promise<Omit<Page, 'total'> & { total: number | undefined; capped: boolean; last: Cursor | undefined }> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const where: string[] = []
  const counters = [everyCounted]
  const { status, assigned_to, patterns } = filters
  if (status !== undefined) {
    const is = `status = ${bind(findable(status))}`
    where.push(is)
    counters.push(is)
  }
  if (assigned_to === 'nobody') {
    where.push('assigned_to is null')
    counters[0] = 'person = app.nobody()'
  } else if (assigned_to !== undefined) {
    const person = bind(assigned_to)
    where.push(`assigned_to = ${person}`)
    counters[0] = `person = ${person}`
  }
  const countable = where.length
  if (filters.source !== undefined) where.push(`source = ${bind(findable(filters.source))}`)
  const { created_from, created_to, time_zone = 'UTC' } = filters
  const startOfDay = (date: string, days: 0 | 1) =>
    `((${bind(date)}::date + ${days})::timestamp at time zone ${bind(time_zone)})`
  if (created_from !== undefined)
    where.push(`created_at >= ${isDate(created_from) ? startOfDay(created_from, 0) : bind(created_from)}`)
  if (created_to !== undefined)
    where.push(`created_at < ${isDate(created_to) ? startOfDay(created_to, 1) : bind(created_to)}`)
  if (filters.import !== undefined) {
    const importId = bind(filters.import)
    if (filters.among)
      // Each is looked up for itself ("offset 0"), and by the lead alone: of an import that is newer than the statistics
      // all would be read for each lead.
      where.push(
        `id = any (${bind(filters.among)}::uuid[])`,
        `exists (select from app.lead_import_changes c where c.lead_id = l.id
           and coalesce(c.import_id, c.import_id) = ${importId} and not coalesce(c.undone, c.undone) offset 0)`,
      )
    // As an array, so that the import's leads are looked up, however many others came after them.
    else
      where.push(
        `id = any (array (select lead_id from app.lead_import_changes where import_id = ${importId} and not undone))`,
      )
  }
  if (filters.follow_up !== undefined) where.push(followUp[filters.follow_up])
  const narrowed = where.length > 0
  const found = filters.among
    ? undefined
    : patterns && (await findByWords(tx, patterns, sort, page, narrowed))
  if (found?.ids) where.push(`id = any (${bind(found.ids)}::uuid[])`)
  else if (patterns)
    // Folded as the column is, by the same function: PostgreSQL and JavaScript disagree about Σ and İ.
    where.push(
      `(${patterns.map(pattern => `search like app.folded(${bind(findable(pattern))})`).join(' or ')})`,
    )
  const matching = where.join(' and ') || 'true'
  const upTo = patterns ? `limit ${mostCounted + 1}` : ''
  const total =
    where.length === countable
      ? counted(counters)
      : 'after' in page
        ? 'null'
        : found && !narrowed
          ? String(found.total)
          : `(select count(*) from (select from public.leads l where ${matching} ${upTo}) counted)`

  const direction = sort.descending ? 'desc' : 'asc'
  // Some of the leads may all stand at the far end of such an index: they are gathered and sorted, by what an index has.
  const isWhole = !narrowed && !patterns && (tx.role === 'manager' || tx.role === 'admin')
  const isWalked = isWhole || sort.column === 'created_at'
  const key = isWalked ? sort.column : `coalesce(${sort.column}, ${sort.column})`
  const order = `order by ${key} ${direction}, id ${direction}`
  // Nobody's all have the same assigned_to; said in the order too, or the index that has it in front is not walked.
  const walked =
    assigned_to === 'nobody'
      ? order.replace('order by', `order by assigned_to ${sort.descending ? 'asc' : 'desc'},`)
      : order
  const [type, shown] = sort.column.endsWith('_at')
    ? ['timestamptz', `app.iso(${sort.column})`]
    : ['text', sort.column]
  const skipped = 'offset' in page ? `offset ${bind(page.offset)}` : ''
  const beyond =
    'after' in page && page.after
      ? `and (${key}, id) ${sort.descending ? '<' : '>'} (${bind(page.after.value)}::${type}, ${bind(page.after.id)}::uuid)`
      : ''
  const slice = `where ${matching} ${beyond} ${walked} limit ${bind(page.limit)} ${skipped}`
  const [row] = await tx.rows<{
    body: string
    total: number | null
    notOwn: string[] | null
    value: string
    id: string
    rows: number
  }>(
    `with page as materialized (
       select ${show === 'ids' ? 'id, created_at' : '*'} from public.leads l ${isWalked ? slice : `where id in (select id from public.leads l ${slice})`})
     select coalesce(json_agg(${show === 'ids' ? 'id' : 'lead'} ${order}), '[]')::text as body,
       ${total} as total,
       ${show === 'ids' ? 'null' : `array_agg(id) filter (where ${notOwn})`} as "notOwn",
       (array_agg(${shown} ${order}))[count(*)] as value,
       (array_agg(id ${order}))[count(*)] as id,
       count(*) as rows
     from page${show === 'ids' ? '' : `, ${leadOfPage}`}`,
    values,
    { prepare: false },
  )
  const { body, total: all, notOwn: others, value, id, rows } = row as NonNullable<typeof row>
  const capped = patterns !== undefined && all !== null && all > mostCounted
  return {
    body,
    total: capped ? mostCounted : (all ?? undefined),
    capped,
    notOwn: others ?? [],
    // A page that is not full is the last.
    last: rows === page.limit ? { value, id } : undefined,
  }
}
