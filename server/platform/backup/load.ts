import { createReadStream } from 'node:fs'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { Client } from '../db/client.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import type { ConnectionConfig } from '../db/places.ts'
import { masterId } from '../seal.ts'
import { withBareTables } from './bulk-load.ts'
import { copyIn } from './copy.ts'
import { jobsTable, readTables } from './dump.ts'
import { BrokenBackup, decryptFrames, taking } from './frames.ts'
import { type Header, openHeader } from './header.ts'
import { type Manifest, reading } from './records.ts'
import { beginRestore, readRestoreState } from './restore-state.ts'
import { through } from './through.ts'

export type Loaded = { header: Header; counts: Map<string, number> }

/**
 * Puts what a backup holds into an empty database, in one transaction, on the tables of the version that wrote it. The
 * database is left marked as being restored; whoever called takes the mark away once nothing is left to do. A load that
 * another try had already committed is not done again.
 */
export async function loadBackup(admin: ConnectionConfig, path: string, masters: Buffer[]): Promise<Loaded> {
  const take = taking(createReadStream(path, { highWaterMark: 1 << 20 }))
  const { header, bytes, key } = await openHeader(take, masters).catch(error => {
    throw inWords(path, error)
  })
  const content = through(decryptFrames(key, bytes, take), createZstdDecompress())
  const records = reading(taking(content))
  const manifest = await records.read('manifest')
  assertReadable(header, manifest, masters)

  const client = new Client({
    ...admin,
    application_name: 'mettle restore',
    longest: Number.POSITIVE_INFINITY,
  })
  await client.connect()
  try {
    const state = await readRestoreState(client)
    if (state?.step === 'loaded') {
      if (state.backup !== header.id)
        throw new Error(
          `This database holds the backup of ${state.created_at}, half restored. Go on with that file, or begin with an empty database.`,
        )
      return { header, counts: await countRows(client) }
    }
    await assertEmpty(client, header, manifest)
    await beginRestore(client, header.id, header.created_at)
    const known = new Set(manifest.migrations.map(({ number }) => number))
    await migrate(
      admin,
      readMigrations().filter(({ number }) => known.has(number)),
    )
    return { header, counts: await load(client, manifest, records) }
  } finally {
    await client.end()
    await content.return(undefined)
  }
}

function assertReadable({ mettle }: Header, { migrations, masters }: Manifest, given: Buffer[]) {
  const ours = new Map(readMigrations().map(({ number, digest }) => [number, digest]))
  if (migrations.some(({ number, digest }) => ours.get(number) !== digest))
    throw new BrokenBackup(
      `This backup was made by Mettle ${mettle}, which is newer than this version, or another. Restore it with that version or a newer one.`,
    )
  const ids = given.map(masterId)
  const missing = masters.filter(id => !ids.includes(id))
  if (missing.length > 0)
    throw new BrokenBackup(
      `This backup was made while its master key was being changed. It needs the key ${missing.join(' and ')} too: give both in METTLE_KEY, with a comma between.`,
    )
}

async function assertEmpty(client: pg.Client, { mettle }: Header, { migrations }: Manifest) {
  const { rows } = await client.query(
    `select to_regclass('app.migrations') is not null as there, (select count(*)::int from pg_stat_activity
       where datname = current_database() and application_name like 'mettle#%') as instances`,
  )
  if (rows[0].instances > 0)
    throw new Error('Mettle is running on this database. Stop every instance before you restore into it.')
  if (!rows[0].there) return
  const done = (await client.query<{ number: number }>('select number from app.migrations')).rows
  const tables = await client.query(`select to_regclass('public.profiles') is not null as there`)
  if (tables.rows[0].there && !(await isWithoutPeople(client)))
    throw new Error(
      'This installation is not empty. A backup is restored into an empty one: nothing was changed.',
    )
  const known = new Set(migrations.map(({ number }) => number))
  if (done.some(({ number }) => !known.has(number)))
    throw new Error(
      `This database was already brought to a newer version than the backup's (${mettle}). Restore into a database, or a data folder, that Mettle has not been started on.`,
    )
}

async function isWithoutPeople(client: pg.Client) {
  await client.query('begin')
  await client.query('set local role mettle_owner')
  const { rows } = await client.query(
    'select not exists (select from public.profiles) and not exists (select from public.leads) as empty',
  )
  await client.query('commit')
  return rows[0].empty as boolean
}

async function load(client: pg.Client, manifest: Manifest, records: ReturnType<typeof reading>) {
  await client.query('begin')
  await client.query('lock table mettle_restore.state in access exclusive mode')
  await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local role mettle_owner; set local maintenance_work_mem = '256MB'`)
  const counts = new Map<string, number>()
  await withBareTables(client, async () => {
    assertSameTables(await readTables(client), manifest)
    const names = manifest.tables.map(({ schema, name }) => `${schema}.${name}`)
    await client.query(`truncate ${names.join(', ')}`)
    for (const { schema, name, columns } of manifest.tables) {
      const table = `${schema}.${name}`
      const text = `copy ${table} (${columns}) from stdin with (freeze)`
      counts.set(table, await loadTable(client, records, table, text))
    }
    for (const { schema, name, last, called } of await records.read('sequences'))
      await client.query('select setval($1::regclass, $2, $3)', [`${schema}.${name}`, last, called])
  })
  await client.query('set local role none')
  const { schema, name, columns } = jobsTable
  const jobs = `copy mettle_restore.jobs (${columns}) from stdin`
  await loadTable(client, records, `${schema}.${name}`, jobs)
  const end = await records.read('end')
  if (end.tables !== counts.size) throw new BrokenBackup('The backup does not hold all of its tables.')
  await client.query(`update mettle_restore.state set step = 'loaded'`)
  await client.query('commit')
  return counts
}

function assertSameTables(here: Manifest['tables'], { tables }: Manifest) {
  const known = new Set(here.map(({ schema, name }) => `${schema}.${name}`))
  const missing = tables.find(({ schema, name }) => !known.has(`${schema}.${name}`))
  if (missing || tables.length !== here.length)
    throw new BrokenBackup('The backup holds other tables than the version it names has.')
}

async function loadTable(
  client: pg.Client,
  records: ReturnType<typeof reading>,
  table: string,
  text: string,
) {
  const { schema, name } = await records.read('table')
  if (`${schema}.${name}` !== table) throw new BrokenBackup(`The backup should hold ${table} here.`)
  const { pieces, counted } = records.table()
  const rows = await copyIn(client, text, pieces)
  if (rows !== counted.rows)
    throw new BrokenBackup(`${table} should have ${counted.rows} rows, and ${rows} were restored.`)
  return rows
}

/** What stands in each of our tables now. */
export async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  await client.query('begin')
  await client.query('set local role mettle_owner; set local statement_timeout = 0')
  for (const { schema, name } of await readTables(client)) {
    const { rows } = await client.query(`select count(*) as n from ${schema}.${name}`)
    counts.set(`${schema}.${name}`, Number(rows[0].n))
  }
  await client.query('commit')
  return counts
}

function inWords(path: string, error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return new Error(`There is no file ${path}.`, { cause: error })
  if (error.code === 'EISDIR')
    return new Error(`${path} is a folder: name the file of a backup.`, { cause: error })
  if (error.code === 'EACCES') return new Error(`${path} cannot be read by this user.`, { cause: error })
  return error
}
