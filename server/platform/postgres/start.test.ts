import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { before, test } from 'node:test'
import pg from 'pg'
import { pageCacheMegabytes } from './configuration.ts'
import { ask, assertGone, quick, silent, temporaryFolder, withPostgres } from './harness.fixture.ts'
import { findDebianServer, startPostgres } from './index.ts'

const dataDir = join(temporaryFolder(), 'data')

before(async () => {
  const server = await startPostgres({ dataDir, log: silent, settings: quick })
  await ask(server.connection, `create table witness as select 'still here' as word`)
  await server.stop()
})

test('a later start finds the same database', () =>
  withPostgres(dataDir, async ({ connection, version }) => {
    assert.match(version, /^18\.\d+$/)
    assert.deepEqual(await ask(connection, 'select word from witness'), [{ word: 'still here' }])
  }))

test('the database checks its pages, writes safely, sorts alike everywhere and listens on no port', async () => {
  const server = await startPostgres({ dataDir, log: silent })
  const settings = await ask(
    server.connection,
    `select current_setting('data_checksums') checksums, current_setting('fsync') fsync,
       current_setting('synchronous_commit') commits, current_setting('listen_addresses') addresses,
       pg_encoding_to_char(encoding) encoding, datlocprovider provider, lower('ÄÖÜ') lowered
     from pg_database where datname = 'postgres'`,
  )
  await server.stop()
  assert.deepEqual(settings, [
    {
      checksums: 'on',
      fsync: 'on',
      commits: 'on',
      addresses: '',
      encoding: 'UTF8',
      provider: 'b',
      lowered: 'äöü',
    },
  ])
})

test('nobody gets in without the password, and only the owner can read it', () =>
  withPostgres(dataDir, async ({ connection }) => {
    await assert.rejects(ask({ ...connection, password: 'guess' }, 'select 1'), { code: '28P01' })
    assert.equal(statSync(join(dataDir, 'postgres.secret')).mode & 0o777, 0o600)
    assert.equal(statSync(join(dataDir, 'pg')).mode & 0o777, 0o700)
  }))

test("what people's records hold does not reach the server's log, not even by errors", () =>
  withPostgres(dataDir, async ({ connection }) => {
    await ask(connection, 'create table people (name text unique, born date)')
    await ask(connection, `insert into people values ('Asha Verma')`)
    await assert.rejects(ask(connection, `insert into people values ('Asha Verma')`), { code: '23505' })
    await assert.rejects(ask(connection, `insert into people values ('x', 'Asha Verma')`), { code: '22007' })
    await assert.rejects(ask(connection, `select * from nowhere where name = 'Asha Verma'`), {
      code: '42P01',
    })
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
    assert.match(log, /ready to accept connections/)
    assert.doesNotMatch(log, /Asha/)
  }))

test('a wrong password file is named as the reason, and the folder is free again', async () => {
  const secret = readFileSync(join(dataDir, 'postgres.secret'), 'utf8')
  writeFileSync(join(dataDir, 'postgres.secret'), 'another')
  await assert.rejects(startPostgres({ dataDir, log: silent, settings: quick }), /postgres\.secret/)
  writeFileSync(join(dataDir, 'postgres.secret'), secret)
  assert.ok(!existsSync(join(dataDir, 'mettle.lock')))
  await withPostgres(dataDir, ({ connection }) => ask(connection, 'select 1'))
})

test('a server that cannot start says why', async () => {
  const settings = { ...quick, shared_buffers: 'plenty' }
  await assert.rejects(
    startPostgres({ dataDir, log: silent, settings }),
    /invalid value for parameter "shared_buffers"/,
  )
})

test('a quarter of the memory is for pages, between 128 MB and 2 GB', async () => {
  const gigabytes = [0.25, 1, 4, 64]
  assert.deepEqual(
    gigabytes.map(gigabyte => pageCacheMegabytes(gigabyte * 2 ** 30)),
    [128, 256, 1024, 2048],
  )
  const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem())
  await withPostgres(dataDir, async ({ connection }) =>
    assert.deepEqual(
      await ask(connection, `select pg_size_bytes(current_setting('shared_buffers'))::text as bytes`),
      [{ bytes: String(pageCacheMegabytes(memory) * 2 ** 20) }],
    ),
  )
})

test('stopping ends the server although a client sits in a transaction', async () => {
  const server = await startPostgres({ dataDir, log: silent, settings: quick })
  const client = new pg.Client(server.connection)
  const lost = new Promise(resolve => client.on('error', resolve))
  await client.connect()
  await client.query('begin')
  await Promise.all([server.stop(), server.stop()])
  await assertGone(server.pid)
  assert.ok(await lost)
})

test('a path too long for a socket does not matter', async () => {
  const long = join(temporaryFolder(), 'a-rather-long-name'.repeat(6), 'data')
  const host = await withPostgres(long, async ({ connection }) => {
    assert.deepEqual(await ask(connection, 'select 1 as one'), [{ one: 1 }])
    assert.equal(statSync(connection.host).mode & 0o777, 0o700)
    return connection.host
  })
  assert.ok(!existsSync(host))
})

test('a path with quotes, commas and blanks does not matter', async () => {
  const odd = join(temporaryFolder(), `it's, a "b\\ad" one`)
  mkdirSync(odd)
  await withPostgres(odd, async ({ connection }) => {
    assert.deepEqual(await ask(connection, 'select 1 as one'), [{ one: 1 }])
  })
})

test("Debian's own server serves as well", async t => {
  const debian = findDebianServer()
  if (!debian) return t.skip('no PostgreSQL of Debian found')
  const own = join(temporaryFolder(), 'data')
  const server = await startPostgres({ dataDir: own, log: silent, settings: quick, binaries: debian })
  const rows = await ask(server.connection, `select lower('ÄÖÜ') lowered`)
  await server.stop()
  assert.equal(Number.parseInt(server.version, 10), Number(debian.version))
  assert.deepEqual(rows, [{ lowered: 'äöü' }])
  if (debian.version !== '18')
    await assert.rejects(startPostgres({ dataDir: own, log: silent }), /was made by PostgreSQL/)
})
