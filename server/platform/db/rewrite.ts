import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from './client.ts'
import type { ConnectionConfig } from './places.ts'

/** Rewriting so much takes about a second, in which nobody else can use the table. */
const mostBytes = 64 * 1_048_576
const tries = 5

export type Rewrite = (tables: string[]) => Promise<string[]>

/**
 * What was deleted stays in the files of a table until something is written over it. Small tables are written anew, large
 * ones are only vacuumed: answers with the large ones. What the planner remembers of their values goes too.
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
    const large: string[] = []
    try {
      await client.query(`set statement_timeout = 0; set lock_timeout = '1s'`)
      for (const table of tables) {
        const { rows } = await client.query('select pg_total_relation_size($1::regclass) as size', [table])
        const small = Number(rows[0].size) <= mostBytes
        const done = small && (await attempt(client, `vacuum (full, analyze) ${table}`))
        if (done) continue
        large.push(table)
        await attempt(client, `vacuum (analyze) ${table}`)
      }
      await attempt(client, 'vacuum (full) pg_catalog.pg_statistic')
    } finally {
      await client.end()
    }
    return large
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
