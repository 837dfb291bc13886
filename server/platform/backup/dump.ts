import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { Client } from '../db/client.ts'
import type { ConnectionConfig } from '../db/places.ts'
import { copyOut } from './copy.ts'
import { encryptFrames } from './frames.ts'
import { type Header, newHeader } from './header.ts'
import { encode, encodeData, type Manifest, type Sequence, type Table } from './records.ts'
import { through } from './through.ts'
import { writeWhole } from './write-whole.ts'

const backupLock = 7_238_480

/** Jobs belong to the queue, which makes its tables itself; what is to be done is carried over, and not how it is kept. */
export const jobsTable: Table = { schema: 'pgboss', name: 'job', columns: ['name', 'data'] }
const pendingJobs = `copy (select name, data from pgboss.job where state in ('created', 'retry', 'active')
  and name not like '\\_\\_%' and name not in (select name from pgboss.schedule)) to stdout`

export type BackupDone = Header & { path: string; bytes: number; tables: number; rows: number }

/**
 * Everything the database holds, as it stood at one moment, into a file that is there whole or not at all. Read in one
 * snapshot, so the service goes on; read as the owner of the tables, so it needs no superuser.
 */
export async function writeBackup(
  admin: ConnectionConfig,
  { path, master, mettle }: { path: string; master: Buffer; mettle: string },
): Promise<BackupDone> {
  const client = new Client({
    ...admin,
    application_name: 'mettle backup',
    longest: Number.POSITIVE_INFINITY,
    mostBytes: Number.POSITIVE_INFINITY,
  })
  await client.connect()
  try {
    const manifest = await beginSnapshot(client)
    const { header, bytes: head, key } = newHeader(mettle, master)
    const counts = { tables: 0, rows: 0 }
    const packed = through(records(client, manifest, counts), createZstdCompress())
    async function* content() {
      yield head
      yield* encryptFrames(key, head, packed)
    }
    const bytes = await writeWhole(path, content())
    await client.query('commit')
    return { ...header, path, bytes, ...counts }
  } finally {
    await client.end()
  }
}

async function beginSnapshot(client: pg.Client): Promise<Manifest> {
  await client.query('begin isolation level repeatable read, read only')
  const { rows } = await client.query<{ mine: boolean; there: boolean; server: string }>(
    `select pg_try_advisory_xact_lock($1) as mine, to_regclass('app.migrations') is not null as there,
       current_setting('server_version') as server`,
    [backupLock],
  )
  const [found] = rows as [(typeof rows)[0]]
  if (!found.mine) throw new Error('Another backup of this database is under way.')
  if (!found.there)
    throw new Error('This database holds no installation of Mettle: there is nothing to back up.')
  const migrations = (await client.query('select number, digest from app.migrations order by number')).rows
  await client.query(`set local role mettle_owner; set local statement_timeout = 0; set local lock_timeout = '30s';
    set local idle_in_transaction_session_timeout = 0`)
  const tables = await readTables(client)
  // As pg_dump does: whoever wants to change a table waits until it is read.
  await client.query(
    `lock table ${tables.map(({ schema, name }) => `${schema}.${name}`).join(', ')} in access share mode`,
  )
  return { migrations, tables, masters: await readMasters(client), server: found.server }
}

/** Every table of ours, with the columns that hold something of their own. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select quote_ident(n.nspname) as schema, quote_ident(c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relowner = 'mettle_owner'::regrole and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' group by n.nspname, c.relname order by n.nspname, c.relname`,
  )
  return rows
}

async function readMasters(client: pg.Client) {
  const { rows } = await client.query<{ id: string }>(
    `select master_id as id from app.data_keys union select encode(substr(sealed, 1, 8), 'hex') from app.secrets`,
  )
  return rows.map(({ id }) => id)
}

async function* records(client: pg.Client, manifest: Manifest, counts: { tables: number; rows: number }) {
  yield encode('manifest', manifest)
  for (const table of manifest.tables) {
    const { schema, name, columns } = table
    counts.tables++
    counts.rows += yield* copied(client, table, `copy ${schema}.${name} (${columns}) to stdout`)
  }
  // After the rows, so that no number is given out twice: sequences stand outside of the snapshot.
  yield encode('sequences', await readSequences(client))
  await client.query('set local role mettle_jobs')
  const { rows } = await client.query(`select to_regclass('pgboss.job') is not null as there`)
  yield* copied(client, jobsTable, rows[0].there ? pendingJobs : `copy (select where false) to stdout`)
  yield encode('end', counts)
}

async function* copied(client: pg.Client, { schema, name }: Table, text: string) {
  yield encode('table', { schema, name })
  const out = copyOut(client, text)
  for (;;) {
    const { value, done } = await out.next()
    if (done) {
      yield encode('rows', { rows: value })
      return value
    }
    yield encodeData(value)
  }
}

async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select quote_ident(schemaname) as schema, quote_ident(sequencename) as name from pg_sequences where sequenceowner = 'mettle_owner'`,
  )
  const sequences: Sequence[] = []
  for (const { schema, name } of rows) {
    const [row] = (
      await client.query(`select last_value::text as last, is_called as called from ${schema}.${name}`)
    ).rows
    sequences.push({ schema, name, ...row })
  }
  return sequences
}
