import type { Tx } from '../platform/db/index.ts'

export type AuditEntry = {
  id: number
  at: string
  actor: string
  action: string
  resource: string
  row_id: string | null
  row_ids: string[]
  fields: string[]
  times: number
  request_id: string | null
  address: string | null
}

/** By so many numbers an entry may stand before another that was written earlier. */
const outOfStep = 1_000

/** The filters there are. A query string may name anything, and what is not here never becomes part of the statement. */
const conditions = {
  actor: (value: string) => `actor = ${value}`,
  resource: (value: string) => `resource = ${value}`,
  // As an array, so that each is looked up: of a subquery the planner expects a thousand, and reads the whole log instead.
  row_id: (value: string) => `id = any (array(select audit.entries_about(${value}, $1)))`,
  action: (value: string) => `action = ${value}`,
  from: (value: string) =>
    `at >= ${value}::timestamptz and id >= (select audit.first_entry_since(${value}::timestamptz)) - ${outOfStep}`,
  to: (value: string) =>
    `at < ${value}::timestamptz and id < (select audit.first_entry_since(${value}::timestamptz)) + ${outOfStep}`,
}
type Filter = keyof typeof conditions

export type AuditFilters = Partial<Record<Filter, string>>

/** Entries are counted up to here: counting all of them would cost more with every day. */
export const mostCounted = 1_000

/** The planner takes the policy for a filter that lets few entries through, and would read and sort the whole log. */
const walkInOrder = `do $$ begin
    set local enable_bitmapscan = off; set local enable_seqscan = off; set local enable_sort = off;
  end $$`

export async function listEntries(
  tx: Tx,
  filters: AuditFilters,
  slice: { before: number; limit: number; offset: number },
) {
  const given = (Object.keys(conditions) as Filter[]).filter(name => filters[name] !== undefined)
  const matching = ['id < $1', ...given.map((name, i) => conditions[name](`$${i + 2}`))].join(' and ')
  const values = given.map(name => filters[name])
  if (given.every(name => name === 'from' || name === 'to')) await tx.rows(walkInOrder)
  const entries = await tx.rows<AuditEntry>(
    `select id, app.iso(at) as at, actor, action, resource, row_id, row_ids, fields, times, request_id, address
     from audit.entries where ${matching} order by id desc limit $${given.length + 2} offset $${given.length + 3}`,
    [slice.before, ...values, slice.limit, slice.offset],
  )
  const [counted] = await tx.rows<{ total: number }>(
    `select count(*) as total from (select from audit.entries where ${matching} order by id desc limit ${mostCounted + 1}) found`,
    [Number.MAX_SAFE_INTEGER, ...values],
  )
  return { entries, counted: counted?.total ?? 0 }
}
