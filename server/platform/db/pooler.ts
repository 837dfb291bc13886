import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { Client } from './client.ts'
import { connectForSetup } from './migrate.ts'
import type { ConnectionConfig } from './places.ts'

const unknownStatement = '26000'

/** Whether something between us and the server may hand the next transaction to another of the server's processes. */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as unknown as { processID: number }).processID
}

/**
 * Between us and the server there may be a pooler that hands every transaction to another server connection. PgBouncer
 * carries prepared statements along from 1.21 on, where `max_prepared_statements` says so; before that, statements would
 * be unknown now and then. Found out by trying: prepare, keep the connection it was prepared on busy, execute.
 */
export async function assertPoolerKeepsStatements(login: ConnectionConfig): Promise<void> {
  const one = new Client({ ...login, application_name: 'mettle setup' })
  const other = new Client({ ...login, application_name: 'mettle setup' })
  try {
    await connectForSetup(one)
    if (!(await isPooled(one))) return
    await other.connect()
    // The driver has a named statement parsed the first time and counts on it from then on.
    const statement = { name: `mettle_${randomBytes(6).toString('hex')}`, text: 'select 1' }
    await one.query(statement)
    await other.query('begin')
    await other.query('select 1')
    await one.query(statement)
  } catch (error) {
    if ((error as { code?: string }).code !== unknownStatement) throw error
    throw new Error(
      'the pooler in front of PostgreSQL loses prepared statements. In transaction mode Mettle needs PgBouncer 1.21 or newer with max_prepared_statements above 0; an older one works in session mode.',
      { cause: error },
    )
  } finally {
    await Promise.allSettled([one.end(), other.end()])
  }
}
