import type pg from 'pg'
import { Client } from '../db/client.ts'
import type { ConnectionConfig } from '../db/places.ts'
import type { BackupDone } from './dump.ts'

/** A backup that the operator made stands beside those of the clock, so that its age shows. An older version has no such list. */
export async function recordBackup(
  admin: ConnectionConfig,
  { id, path, bytes, rows, created_at }: BackupDone,
) {
  const client: pg.Client = new Client({ ...admin, application_name: 'mettle backup' })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`set local role mettle_owner; set local app.system = 'command line'`)
    const { rows: found } = await client.query(`select to_regclass('app.backups') is not null as there`)
    if (found[0].there)
      await client.query(
        `insert into app.backups (id, scheduled, state, path, bytes, record_count, started_at, ended_at)
         values ($1, false, 'done', $2, $3, $4, $5, clock_timestamp())`,
        [id, path, bytes, rows, created_at],
      )
    await client.query('commit')
  } finally {
    await client.end()
  }
}
