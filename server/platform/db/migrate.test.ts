import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import pg from 'pg'
import { eventually } from '../../../test/harness/eventually.ts'
import { testDatabase } from '../../../test/harness/index.ts'
import { openSeal } from '../seal.ts'
import { openDatabase, systemActor } from './index.ts'
import { migrate, readMigrations, underLock } from './migrate.ts'
import { runtimeLogin } from './runtime-role.ts'

const all = readMigrations()
const newest = all.at(-1)?.number as number
const step = (number: number, text: string) => ({
  number,
  name: `step-${number}`,
  text,
  digest: createHash('sha256').update(text).digest('hex'),
})

let database: Awaited<ReturnType<typeof testDatabase>>
let empty: pg.ClientConfig

const ask = async (text: string) => {
  const client = new pg.Client(empty)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const applied = async () =>
  (await ask('select number from app.migrations order by number')).map(row => row.number)

describe('migrations', () => {
  before(async () => {
    database = await testDatabase()
  })
  beforeEach(async () => {
    const name = `mettle_empty_${randomBytes(6).toString('hex')}`
    await database.superuser.query(`create database ${name}`)
    empty = { ...database.connection, database: name }
  })
  after(async () => {
    const { rows } = await database.superuser.query(
      `select datname from pg_database where datname like 'mettle_empty_%'`,
    )
    for (const { datname } of rows) await database.superuser.query(`drop database ${datname} with (force)`)
    await database.drop()
  })

  it('have each a number of their own', () => {
    const numbers = all.map(({ number }) => number)
    assert.deepEqual(numbers, [...new Set(numbers)])
  })

  it('run once each, in order, when two instances start at once', async () => {
    const [one, two] = await Promise.all([migrate(empty), migrate(empty)])
    assert.deepEqual(
      [...one, ...two].toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
      all.map(({ number, name }) => `${number} ${name}`),
    )
    assert.deepEqual(
      await applied(),
      all.map(migration => migration.number),
    )
    assert.deepEqual(await migrate(empty), [])
  })

  it('leave nothing of a step in which the process was killed, and go on from there', async () => {
    const holder = new pg.Client(empty)
    await holder.connect()
    await holder.query('select pg_advisory_lock(1)')
    const slow = step(newest + 1, 'create table app.half_way (id int); select pg_advisory_xact_lock(1)')
    const child = spawn(process.execPath, [join(import.meta.dirname, 'migrate.fixture.ts')])
    child.stdin.end(JSON.stringify({ connection: empty, migrations: [...all, slow] }))
    const inside = `select from pg_stat_activity where datname = current_database() and query like '%half_way%'
      and application_name = 'mettle migrate' and wait_event = 'advisory'`
    await eventually(async () => (await ask(inside)).length > 0)
    child.kill('SIGKILL')
    await new Promise(resolve => child.once('close', resolve))
    assert.deepEqual(await ask(`select to_regclass('app.half_way') as it`), [{ it: null }])
    // The next start waits until the server has noticed that the first is gone, then does the step as a whole.
    const next = migrate(empty, [...all, slow])
    await holder.end()
    assert.deepEqual(await next, [`${slow.number} ${slow.name}`])
    assert.deepEqual(await ask(`select to_regclass('app.half_way')::text as it`), [{ it: 'app.half_way' }])
  })

  it('wait for another instance that is at it, say so, and go on when it has ended', async () => {
    const other = new pg.Client(empty)
    await other.connect()
    const entered = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const theirs = underLock(other, () => {
      entered.resolve()
      return done.promise
    })
    await entered.promise
    const said: string[] = []
    const ours = migrate(empty, all, sentence => said.push(sentence))
    await eventually(() => said.length > 0)
    assert.deepEqual(said, ['another instance brings the database up to date; waiting for it'])
    done.resolve()
    await theirs
    assert.equal((await ours).length, all.length)
    // Behind a pooler the other's connection lives on.
    assert.deepEqual(
      await ask(`select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`),
      [],
    )
    await other.end()
  })

  it('undo the whole of a step that fails, name it, and keep those before it', async () => {
    const good = step(newest + 1, 'create table app.good (id int)')
    const bad = step(newest + 2, 'create table app.bad (id int); select 1 / 0')
    await assert.rejects(
      migrate(empty, [...all, good, bad]),
      /Migration \d+ \(step-\d+\) failed: division by zero/,
    )
    assert.equal((await applied()).at(-1), good.number)
    assert.deepEqual(await ask(`select to_regclass('app.bad') as it`), [{ it: null }])
  })

  it('refuse a file that was changed after it was applied', async () => {
    await migrate(empty, [...all, step(newest + 1, 'select 1')])
    await assert.rejects(
      migrate(empty, [...all, step(newest + 1, 'select 2')]),
      /Migration \d+ \(step-\d+\) was changed after it was applied/,
    )
  })

  it('refuse a database that a newer version has migrated', async () => {
    await migrate(empty, [...all, step(newest + 1, 'select 1')])
    await assert.rejects(migrate(empty), /by a newer version of Mettle/)
  })

  it('refuse a database that cannot hold every name there is', async () => {
    const latin = `${empty.database}_latin`
    await database.superuser.query(`create database ${latin} template template0 encoding 'LATIN1' locale 'C'`)
    await assert.rejects(migrate({ ...empty, database: latin }), /in UTF8; this one is in LATIN1/)
  })

  it('belong to a role that nobody can log in as', async () => {
    await migrate(empty)
    const owners = await ask(
      `select distinct relowner::regrole::text as owner from pg_class
       where relnamespace::regnamespace::text in ('public', 'app', 'identity', 'audit')
         and relkind in ('r', 'v', 'm', 'S') and oid <> 'app.migrations'::regclass`,
    )
    assert.deepEqual(owners, [{ owner: 'mettle_owner' }])
    assert.deepEqual(
      await ask(`select rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname = 'mettle_owner'`),
      [{ rolcanlogin: false, rolsuper: false, rolbypassrls: false }],
    )
  })
})

describe('the role the service runs as', () => {
  const key = randomBytes(32)
  let login: pg.ClientConfig
  let client: pg.Client
  before(async () => {
    database = await testDatabase()
    login = await runtimeLogin(database.connection, [key])
    client = new pg.Client(login)
    await client.connect()
  })
  after(async () => {
    await client.end()
    await database.drop()
  })
  const denied = { code: '42501' }

  it('owns nothing, is no superuser, bypasses nothing and inherits nothing', async () => {
    const { rows } = await client.query(
      `select rolsuper, rolbypassrls, rolinherit, rolcreaterole, rolcreatedb, rolreplication,
         (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owns
       from pg_roles r where rolname = current_user`,
    )
    assert.deepEqual(rows, [
      {
        rolsuper: false,
        rolbypassrls: false,
        rolinherit: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        owns: 0,
      },
    ])
  })

  it('reads no table while it is nobody', async () => {
    const { rows } = await database.superuser.query(
      `select oid::regclass::text as table from pg_class where relkind = 'r'
         and relnamespace::regnamespace::text in ('public', 'app', 'identity', 'audit')`,
    )
    assert.ok(rows.length > 10)
    for (const { table } of rows)
      await assert.rejects(client.query(`select from ${table}`), denied, `${table} can be read`)
  })

  it('cannot become the owner, and makes nothing', async () => {
    await assert.rejects(client.query('set role mettle_owner'), denied)
    await assert.rejects(client.query(`set role ${database.connection.user}`), denied)
    await assert.rejects(client.query('create table public.mine (id int)'), denied)
    await assert.rejects(client.query('create schema mine'), denied)
  })

  it('is left by nobody whom it has become', async () => {
    const { rows } = await database.superuser.query(
      'insert into profiles (id) values (gen_random_uuid()) returning id',
    )
    const db = openDatabase(login)
    const origin = { requestId: '', address: '' }
    const person = { kind: 'person', id: rows[0].id, sees: 'own', least: 'user', origin } as const
    const injected = (text: string) => db.withActor(person, tx => tx.rows(text))
    for (const text of [
      `select set_config('role', 'mettle_overseer', true)`,
      `select set_config('app.user_id', gen_random_uuid()::text, true)`,
      `alter role ${client.escapeIdentifier(login.user as string)} password 'mine'`,
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${login.user}'`,
      `select from pgboss.job`,
    ])
      await assert.rejects(injected(text), denied, text)
    await assert.rejects(injected('select 1; select 2'), { code: '42601' })
    await db.close()
  })

  it('keeps its password while the old key is known, and gets a new one when it is gone', async () => {
    const newKey = randomBytes(32)
    const connects = async (as: pg.ClientConfig) => {
      const one = new pg.Client(as)
      await one.connect()
      await one.end()
    }
    const between = await runtimeLogin(database.connection, [newKey, key])
    await connects(between)
    await connects(login)
    const afterwards = await runtimeLogin(database.connection, [newKey])
    assert.notEqual(afterwards.password, login.password)
    await connects(afterwards)
    // An instance that has not been started again yet, and opens another connection.
    await connects(between)
    const old = new pg.Client(login)
    await assert.rejects(old.connect(), { code: '28P01' })
  })

  it('gets its password back when somebody has changed it, as it could itself', async () => {
    const own = await runtimeLogin(database.connection, [key])
    const db = openDatabase(own)
    const name = client.escapeIdentifier(own.user as string)
    const asked = () => db.one(systemActor('test'), { name: 'asked', text: 'select 1', values: [] })
    for (const change of [`password 'another' valid until '2020-01-01'`, 'nologin']) {
      await database.superuser.query(`alter role ${name} ${change}`)
      await db.reconnect()
      await assert.rejects(asked(), /password|log in/)
      await eventually(async () => (await asked().catch(() => [])).length === 1)
    }
    await db.close()
  })

  it('keeps its password when somebody comes with the key of another installation', async () => {
    const own = randomBytes(32)
    const before = await runtimeLogin(database.connection, [own])
    await database.superuser.query('insert into app.secrets (name, sealed) values ($1, $2)', [
      'any',
      openSeal([own]).sealSecret({ table: 'secrets', row: 'any', column: 'sealed' }, 'secret'),
    ])
    await assert.rejects(
      runtimeLogin(database.connection, [randomBytes(32)]),
      /METTLE_KEY or in mettle.key is not the key/,
    )
    const still = new pg.Client(before)
    await still.connect()
    await still.end()
  })
})
