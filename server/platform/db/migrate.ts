import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Client } from './client.ts'
import type { ConnectionConfig } from './places.ts'

const folder = new URL('../../../db/migrations/', import.meta.url)
const withoutCreateRole = new URL('../../../db/roles-prepared.sql', import.meta.url)
const lock = 7_238_411
const sayAfter = 3_000

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
 * Brings the database to this version: numbered files, once each, in order, each in a transaction of its own, under a
 * lock that ends with that transaction. Whoever is killed half way has done nothing of the step it was in.
 */
export async function migrate(
  admin: ConnectionConfig,
  migrations = readMigrations(),
  say: (sentence: string) => void = () => {},
): Promise<string[]> {
  const client = new Client({
    ...admin,
    application_name: 'mettle migrate',
    longest: Number.POSITIVE_INFINITY,
  })
  await connectForSetup(client)
  try {
    await assertServer(client)
    const applied: string[] = []
    for (;;) {
      const step = await underLock(client, () => applyNext(client, migrations), say)
      if (step === undefined) return applied
      applied.push(step)
    }
  } finally {
    await client.end()
  }
}

/** The first to connect at a start says in words why it cannot. */
export async function connectForSetup(client: pg.Client) {
  await client.connect().catch(error => {
    throw new Error(`PostgreSQL cannot be reached, or does not let Mettle in: ${error.message}`, {
      cause: error,
    })
  })
}

async function assertServer(client: pg.Client) {
  const version = Number((await client.query('show server_version_num')).rows[0].server_version_num)
  if (version < 150_000) throw new Error('Mettle needs PostgreSQL 15 or newer.')
  const { server_encoding: encoding } = (await client.query('show server_encoding')).rows[0]
  if (encoding !== 'UTF8') throw new Error(`Mettle needs a database in UTF8; this one is in ${encoding}.`)
}

/** One transaction that no other instance's runs beside. Behind a pooler a lock of the session would outlive us. */
export async function underLock<T>(
  client: pg.Client,
  work: () => Promise<T>,
  say: (sentence: string) => void = () => {},
): Promise<T> {
  let said = false
  for (let waited = 0; ; waited += 100) {
    await client.query('begin')
    try {
      const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as mine', [lock])
      if (rows[0].mine) {
        const result = await work()
        await client.query('commit')
        return result
      }
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
    await client.query('rollback')
    if (waited >= sayAfter && !said) {
      said = true
      say('another instance brings the database up to date; waiting for it')
    }
    await sleep(100)
  }
}

/** The first migration that is missing, and its name; undefined when none is. */
async function applyNext(client: pg.Client, migrations: Migration[]): Promise<string | undefined> {
  const { rows } = await client.query(`select to_regclass('app.migrations') is not null as there`)
  if (!rows[0].there)
    await client.query(`create schema if not exists app;
      create table app.migrations (number integer primary key, name text not null, digest text not null,
        applied_at timestamptz not null default now())`)
  const done = new Map(
    (await client.query('select number, name, digest from app.migrations')).rows.map(row => [
      row.number,
      row,
    ]),
  )
  const newest = migrations.at(-1)?.number ?? 0
  if ([...done.keys()].some(number => number > newest))
    throw new Error('This database was migrated by a newer version of Mettle. Start that version instead.')
  const missing = migrations.find(({ number, digest }) => done.get(number)?.digest !== digest)
  if (!missing) return undefined
  const before = done.get(missing.number)
  if (before)
    throw new Error(`Migration ${missing.number} (${before.name}) was changed after it was applied.`)
  await apply(client, missing)
  return `${missing.number} ${missing.name}`
}

async function apply(client: pg.Client, { number, name, text, digest }: Migration) {
  try {
    if (number > 1) await client.query('set local role mettle_owner')
    // The first makes the roles. Where that is not allowed, an administrator has made them, and the rest is the same.
    const own =
      number === 1 && !(await mayCreateRoles(client)) ? readFileSync(withoutCreateRole, 'utf8') : text
    await client.query(own)
    await client.query('set local role none')
    await client.query('insert into app.migrations (number, name, digest) values ($1, $2, $3)', [
      number,
      name,
      digest,
    ])
  } catch (error) {
    throw new Error(`Migration ${number} (${name}) failed: ${(error as Error).message}`, { cause: error })
  }
}

export async function mayCreateRoles(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  )
  return rows[0].may
}
