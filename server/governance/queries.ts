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

/** The filters there are. A query string may name anything, and what is not here never becomes part of the statement. */
const conditions = {
  actor: (value: string) => `actor = ${value}`,
  resource: (value: string) => `resource = ${value}`,
  row_id: (value: string) => `(row_id = ${value} or (row_ids <> '{}' and row_ids @> array[${value}]))`,
  action: (value: string) => `action = ${value}`,
}
type Filter = keyof typeof conditions

export type AuditFilters = Partial<Record<Filter, string>>

export async function listEntries(tx: Tx, filters: AuditFilters, limit: number, offset: number) {
  const given = (Object.keys(conditions) as Filter[]).filter(name => filters[name] !== undefined)
  const matching = given.map((name, i) => conditions[name](`$${i + 1}`)).join(' and ') || 'true'
  const values = given.map(name => filters[name])
  const entries = await tx.rows<AuditEntry>(
    `select id, app.iso(at) as at, actor, action, resource, row_id, row_ids, fields, times, request_id, address
     from audit.entries where ${matching} order by id desc limit $${given.length + 1} offset $${given.length + 2}`,
    [...values, limit, offset],
  )
  const [counted] = await tx.rows<{ total: number }>(
    `select count(*) as total from audit.entries where ${matching}`,
    values,
  )
  return { entries, total: counted?.total ?? 0 }
}
