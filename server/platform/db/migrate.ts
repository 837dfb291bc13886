import { createHash, createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { masterId } from '../seal.ts'

const folder = new URL('../../../db/migrations/', import.meta.url)
const lock = 7_238_411

type Migration = { number: number; name: string; text: string; digest: string }

export function readMigrations(from: URL = folder): Migration[] {
  return readdirSync(from)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const text = readFileSync(new URL(file, from), 'utf8')
      const digest = createHash('sha256').update(text).digest('hex')
      return { number: Number(file.slice(0, 4)), name: file.slice(5, -4), text, digest }
    })
}

/**
 * Brings the database to this version: numbered files, once each, in order, each in its own transaction, under a
 * lock that ends with the connection. Whoever is killed half way has done nothing of the step it was in.
 */
export async function migrate(admin: pg.ClientConfig, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ ...admin, application_name: 'mettle migrate' })
  await client.connect().catch(error => {
    throw new Error(`PostgreSQL cannot be reached, or does not let Mettle in: ${error.message}`, {
      cause: error,
    })
  })
  try {
    const version = Number((await client.query('show server_version_num')).rows[0].server_version_num)
    if (version < 150_000) throw new Error('Mettle needs PostgreSQL 15 or newer.')
    const { server_encoding: encoding } = (await client.query('show server_encoding')).rows[0]
    if (encoding !== 'UTF8') throw new Error(`Mettle needs a database in UTF8; this one is in ${encoding}.`)
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query('create schema if not exists app')
    await client.query(`create table if not exists app.migrations (
      number integer primary key, name text not null, digest text not null, applied_at timestamptz not null default now())`)
    const done = new Map(
      (await client.query('select number, name, digest from app.migrations')).rows.map(row => [
        row.number,
        row,
      ]),
    )
    const newest = migrations.at(-1)?.number ?? 0
    if ([...done.keys()].some(number => number > newest))
      throw new Error('This database was migrated by a newer version of Mettle. Start that version instead.')
    const applied: string[] = []
    for (const migration of migrations) {
      const before = done.get(migration.number)
      if (before?.digest === migration.digest) continue
      if (before)
        throw new Error(`Migration ${migration.number} (${before.name}) was changed after it was applied.`)
      await apply(client, migration)
      applied.push(`${migration.number} ${migration.name}`)
    }
    return applied
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, { number, name, text, digest }: Migration) {
  await client.query('begin')
  try {
    if (number > 1) await client.query('set local role mettle_owner')
    await client.query(text)
    await client.query('reset role')
    await client.query('insert into app.migrations (number, name, digest) values ($1, $2, $3)', [
      number,
      name,
      digest,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${number} (${name}) failed: ${(error as Error).message}`, { cause: error })
  }
}

const passwordFrom = (key: Buffer) => createHmac('sha256', key).update('database login').digest('base64url')

/**
 * The role the service runs as: it can log in and become a person, an overseer or the system, and holds nothing
 * itself. Its password comes from the master key, so that all instances agree without sharing anything else. While a
 * key is being rotated the old password stays in force until an instance starts without the old key; those that still
 * know both find the one in force at each connection.
 */
export async function runtimeLogin(admin: pg.ClientConfig, masterKeys: Buffer[]): Promise<pg.ClientConfig> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    const { rows } = await client.query('select current_database() as name')
    const role = `${rows[0].name}_runtime`.slice(-63)
    const login = { ...admin, user: role }
    const inForce = await passwordInForce(login, masterKeys)
    if (inForce !== undefined && masterKeys.length === 1) return { ...login, password: inForce }
    if (inForce !== undefined)
      return { ...login, password: async () => (await passwordInForce(login, masterKeys)) ?? inForce }
    await assertMasterKeyMatches(client, masterKeys)
    const password = passwordFrom(masterKeys[0] as Buffer)
    await client.query('select pg_advisory_lock($1)', [lock])
    await makeRole(client, role, password)
    return { ...login, password }
  } finally {
    await client.end()
  }
}

/**
 * Keys that open nothing here belong to another installation: they must not change the password that running instances
 * use. What is sealed begins with the id of the key that sealed it.
 */
async function assertMasterKeyMatches(client: pg.Client, masterKeys: Buffer[]) {
  await client.query('begin')
  await client.query('set local role mettle_owner')
  const { rows } = await client.query<{ id: Buffer }>(
    'select distinct substr(sealed, 1, 8) as id from app.secrets',
  )
  await client.query('commit')
  const known = masterKeys.map(masterId)
  if (rows.length > 0 && !rows.some(row => known.includes(row.id.toString('hex'))))
    throw new Error(
      'The key in METTLE_KEY or in mettle.key is not the key of this database. Give it the one it was made with.',
    )
}

async function makeRole(client: pg.Client, role: string, password: string) {
  const name = client.escapeIdentifier(role)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  await client.query(
    `${rowCount ? 'alter' : 'create'} role ${name} login noinherit nocreaterole nocreatedb password ${client.escapeLiteral(password)}`,
  )
  const database = client.escapeIdentifier((await client.query('select current_database() as d')).rows[0].d)
  await client.query(`grant connect on database ${database} to ${name}`)
  await client.query(`grant mettle_person, mettle_overseer, mettle_system, mettle_jobs to ${name}`)
  // Names are resolved before the role of the person is taken on; rows are not to be had without it.
  await client.query(`grant usage on schema public, app, audit, identity to ${name}`)
  await client.query(
    `grant execute on function app.enter(uuid, text), app.enter(uuid, text, uuid, uuid) to ${name}`,
  )
}

async function passwordInForce(login: pg.ClientConfig, masterKeys: Buffer[]): Promise<string | undefined> {
  for (const password of masterKeys.map(passwordFrom))
    if (await canLogIn({ ...login, password })) return password
  return undefined
}

async function canLogIn(login: pg.ClientConfig) {
  const client = new pg.Client(login)
  try {
    await client.connect()
    await client.query("select 'app.enter(uuid, text)'::regprocedure")
    return true
  } catch (error) {
    if (['28P01', '28000', '42501'].includes((error as { code?: string }).code ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
