import type pg from 'pg'
import { Client } from '../db/client.ts'
import { type Database, systemActor } from '../db/index.ts'
import type { ConnectionConfig } from '../db/places.ts'
import { openJobs } from '../jobs.ts'
import { readTables } from './dump.ts'
import { endRestore } from './restore-state.ts'

const atOnce = 500
const system = systemActor('restore')

/** What was still to be done when the backup was made, given to the queue of this installation, which is made by that. */
export async function carryJobs(admin: ConnectionConfig, login: ConnectionConfig, db: Database) {
  const client: pg.Client = new Client({ ...admin, application_name: 'mettle restore' })
  await client.connect()
  try {
    const jobs = await openJobs(login, () => {})
    try {
      for (;;) {
        const { rows } = await client.query<{ number: number; name: string; data: Record<string, unknown> }>(
          'select number, name, data from mettle_restore.jobs order by number limit $1',
          [atOnce],
        )
        if (rows.length === 0) return
        await db.withActor(system, async tx => {
          for (const { name, data } of rows) await jobs.enqueue(tx, name, data)
        })
        // A kill in between gives them to the queue twice, which every job bears.
        await client.query('delete from mettle_restore.jobs where number <= $1', [rows.at(-1)?.number])
      }
    } finally {
      await jobs.stop()
    }
  } finally {
    await client.end()
  }
}

/** The planner learns what the tables hold, and the database may be served. */
export async function finishRestore(admin: ConnectionConfig) {
  const client = new Client({
    ...admin,
    application_name: 'mettle restore',
    longest: Number.POSITIVE_INFINITY,
  })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local role mettle_owner; set local statement_timeout = 0')
    for (const { schema, name } of await readTables(client)) await client.query(`analyze ${schema}.${name}`)
    await client.query('commit')
    await endRestore(client)
  } finally {
    await client.end()
  }
}
