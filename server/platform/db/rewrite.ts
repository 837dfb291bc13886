import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from './client.ts'
import type { ConnectionConfig } from './places.ts'

/** Rewriting so much takes about a second, in which nobody else can use the table. */
const mostBytes = 64 * 1_048_576
const tries = 5
/** While it waits for a table, everybody else who needs that table waits behind it. */
const lockTimeout = '100ms'

export type Rewrite = (tables: string[]) => Promise<string[]>

/**
 * What was deleted stays in the files of a table until something is written over it. Small tables are written anew, large
 * ones are only vacuumed, and so are all while a backup is made, which holds every table until its end: answers with
 * those. What the planner remembers of their values goes too.
 */
export const openRewrite =
  (admin: ConnectionConfig): Rewrite =>
  async tables => {
    const client = new Client({
      ...admin,
      application_name: 'mettle rewrite',
      longest: Number.POSITIVE_INFINITY,
    })
    await client.connect()
    const vacuumed: string[] = []
    try {
      await client.query(`set statement_timeout = 0; set lock_timeout = '${lockTimeout}'`)
      for (const table of tables) {
        const { rows } = await client.query(
          'select pg_total_relation_size($1::regclass) <= $2 and not app.backup_under_way() as possible',
          [table, mostBytes],
        )
        const done = rows[0]?.possible && (await attempt(client, `vacuum (full, analyze) ${table}`))
        if (done) continue
        vacuumed.push(table)
        await attempt(client, `vacuum (analyze) ${table}`)
      }
      await attempt(client, 'vacuum (full) pg_catalog.pg_statistic')
    } finally {
      await client.end()
    }
    return vacuumed
  }

/** Others' work goes first: a table that is in use is tried again. */
async function attempt(client: Client, statement: string): Promise<boolean> {
  for (let again = 1; ; again++) {
    try {
      await client.query(statement)
      return true
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03') throw error
      if (again === tries) return false
      await sleep(200 * again)
    }
  }
}
