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
  request_id: string | null
  address: string | null
}

export type AuditFilters = { actor?: string; resource?: string; row_id?: string; action?: string }

export async function listEntries(tx: Tx, filters: AuditFilters, limit: number, offset: number) {
  const given = Object.entries(filters)
  const condition = (column: string, value: string) =>
    column === 'row_id'
      ? `(row_id = ${value} or (row_ids <> '{}' and row_ids @> array[${value}]))`
      : `${column} = ${value}`
  const matching = given.map(([column], i) => condition(column, `$${i + 3}`)).join(' and ') || 'true'
  const values = given.map(([, value]) => value)
  const entries = await tx.rows<AuditEntry>(
    `select id, app.iso(at) as at, actor, action, resource, row_id, row_ids, fields, request_id, address
     from audit.entries where ${matching} order by id desc limit $1 offset $2`,
    [limit, offset, ...values],
  )
  const [counted] = await tx.rows<{ total: number }>(
    `select count(*) as total from audit.entries where ${matching.replace(/\$(\d+)/g, (_, n) => `$${Number(n) - 2}`)}`,
    values,
  )
  return { entries, total: counted?.total ?? 0 }
}
