import type { ClientBase } from 'pg'

/** How many connections of this database are in that state now, asked inside a transaction too. */
export async function connectionsWhere(client: ClientBase, state: string) {
  // A transaction sees only those connections in pg_stat_activity that there were when it first looked.
  await client.query('select pg_stat_clear_snapshot()')
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and ${state}`,
  )
  return rowCount ?? 0
}
