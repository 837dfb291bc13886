import { Client } from './client.ts'
import type { ConnectionConfig } from './places.ts'

/** Does a piece of work where nobody else, of all instances, is at it; otherwise leaves it to them. */
export type Alone = (name: string, work: () => Promise<void>) => Promise<void>

/** The lock goes with its connection, however that ends. In a transaction, so that it holds behind a pooler too. */
export const openAlone =
  (admin: ConnectionConfig): Alone =>
  async (name, work) => {
    const client = new Client({ ...admin, application_name: 'mettle lock' })
    await client.connect()
    try {
      await client.query('begin; set local idle_in_transaction_session_timeout = 0')
      // As plain text: what has parameters stays open until the next statement, and with it a view of the past, in which
      // nothing that others delete could be vacuumed.
      const { rows } = await client.query(
        `select pg_try_advisory_xact_lock(hashtextextended(${client.escapeLiteral(name)}, 0)) as mine`,
      )
      if (rows[0].mine) await work()
    } finally {
      await client.end()
    }
  }
