import type pg from 'pg'
import { Client } from '../db/client.ts'
import { connectForSetup } from '../db/migrate.ts'
import type { ConnectionConfig } from '../db/places.ts'

// Whether a restore is under way stands in the database itself, in a schema of its own that is there only meanwhile. The
// service does not start on such a database, whatever was left when the restore was cut off.

export type RestoreState = { backup: string; created_at: string; step: 'loading' | 'loaded' }

export async function readRestoreState(client: pg.Client): Promise<RestoreState | undefined> {
  const { rows } = await client.query(`select to_regclass('mettle_restore.state') is not null as there`)
  if (!rows[0].there) return undefined
  return (await client.query<RestoreState>('select backup, created_at, step from mettle_restore.state'))
    .rows[0]
}

export async function beginRestore(client: pg.Client, backup: string, createdAt: string) {
  await client.query('begin')
  await client.query(`create schema if not exists mettle_restore;
    create table if not exists mettle_restore.state (backup text not null, created_at text not null, step text not null);
    create table if not exists mettle_restore.jobs (number bigserial primary key, name text not null, data jsonb);
    truncate mettle_restore.state, mettle_restore.jobs`)
  await client.query(`insert into mettle_restore.state values ($1, $2, 'loading')`, [backup, createdAt])
  await client.query('commit')
}

export const endRestore = (client: pg.Client) => client.query('drop schema mettle_restore cascade')

/** Refuses a database that a restore has not finished: some of it may be missing, or be there that was erased since. */
export async function assertNotRestoring(admin: ConnectionConfig): Promise<void> {
  const client = new Client({ ...admin, application_name: 'mettle setup' })
  await connectForSetup(client)
  try {
    const state = await readRestoreState(client)
    if (state)
      throw new Error(
        `a restore of the backup of ${state.created_at} into this database is under way or was cut off. Run "mettle restore" again with the same file: it goes on where it stood.`,
      )
  } finally {
    await client.end()
  }
}
