import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import pg from 'pg'
import {
  ask,
  assertGone,
  killOwner,
  quick,
  running,
  silent,
  startOwner,
  stopOwner,
  temporaryFolder,
  withPostgres,
} from './harness.fixture.ts'
import { startPostgres } from './index.ts'
import { readPidFile } from './postmaster.ts'
import { isUp } from './probe.ts'
import { identify, isListed, waitUntil } from './processes.ts'

const dataDir = join(temporaryFolder(), 'data')
const clusterDir = join(dataDir, 'pg')

before(() =>
  withPostgres(dataDir, ({ connection }) =>
    ask(connection, `create table witness as select 'still here' as word`),
  ),
)

async function assertWitness(): Promise<void> {
  await withPostgres(dataDir, async ({ connection }) => {
    assert.deepEqual(await ask(connection, 'select word from witness'), [{ word: 'still here' }])
  })
}

test('a service killed by force leaves its server behind, and the next start takes the folder over', async () => {
  const owner = startOwner(dataDir)
  const { pid, connection } = await running(owner)
  await ask(connection, 'create table late as select 1 as one')
  await killOwner(owner)
  assert.deepEqual(await ask(connection, 'select one from late'), [{ one: 1 }])
  await withPostgres(dataDir, async server => {
    assert.notEqual(server.pid, pid)
    assert.deepEqual(await ask(server.connection, 'select one from late'), [{ one: 1 }])
  })
  await assertGone(pid)
})

test('a server left behind that hangs in its shutdown is ended', async () => {
  const owner = startOwner(dataDir)
  const { pid, connection } = await running(owner)
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  await killOwner(owner)
  process.kill(pid, 'SIGTERM') // waits for the client, which does not go
  await assertWitness()
  await assertGone(pid)
})

test('a pid file naming a dead process does not matter', async () => {
  const child = spawn('true')
  await new Promise(resolve => child.once('close', resolve))
  writePidFile(child.pid)
  await assertWitness()
})

test('a pid file whose number has gone to another process does not matter', async () => {
  const stranger = spawn('sleep', ['60'], asServer())
  writePidFile(stranger.pid)
  await assertWitness()
  assert.ok(stranger.kill(), 'the stranger was left alone')
})

test('a pid file naming a process that died and that its parent has not taken note of does not matter', async () => {
  // As in a container whose first process is not an init: who is left to it stays listed for good.
  const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], asServer())
  const [line] = await once(parent.stdout, 'data')
  assert.ok(await waitUntil(() => identify(Number(line)) === null && isListed(Number(line)), 5_000))
  writePidFile(Number(line))
  await assertWitness()
  parent.kill()
})

test('a lock left by a process whose number has gone to another does not matter, nor does a damaged one', async () => {
  const lock = join(dataDir, 'mettle.lock')
  const reused = {
    ...identify(process.pid),
    startedAt: '1',
    purpose: 'service',
    since: '2020-01-01T00:00:00.000Z',
  }
  for (const text of [JSON.stringify(reused), '', '{"pid":']) {
    writeFileSync(lock, text)
    await assertWitness()
  }
})

test('another live service on the folder is refused by its process number, and not disturbed', async () => {
  const owner = startOwner(dataDir)
  const { connection } = await running(owner)
  await assert.rejects(
    startPostgres({ dataDir, log: silent, settings: quick }),
    new RegExp(`already running on ${dataDir}: process ${owner.process.pid}, since 20`),
  )
  assert.deepEqual(await ask(connection, 'select word from witness'), [{ word: 'still here' }])
  await stopOwner(owner)
  await assertWitness()
})

test('of several starts at once on a folder whose owner died, exactly one wins', async () => {
  const dead = startOwner(dataDir)
  await running(dead)
  await killOwner(dead)
  const owners = Array.from({ length: 4 }, () => startOwner(dataDir))
  const answers = await Promise.all(owners.map(owner => owner.answer))
  const winners = owners.filter((_, index) => answers[index]?.refused === undefined)
  assert.equal(winners.length, 1)
  for (const { refused } of answers) {
    if (refused) assert.match(refused, new RegExp(`process ${winners[0]?.process.pid},`))
  }
  await Promise.all(owners.map(stopOwner))
  assert.deepEqual(
    readdirSync(dataDir).filter(name => name.startsWith('mettle.lock')),
    [],
  )
})

test('a server killed by force comes back by itself, and the caller is told', async () => {
  const reported: string[] = []
  const log = {
    info: (text: string) => reported.push(text),
    warn() {},
    error: (text: string) => reported.push(text),
  }
  const server = await startPostgres({ dataDir, log, settings: quick })
  const busy = new pg.Client(server.connection)
  busy.on('error', () => {})
  await busy.connect()
  busy.query('select count(*) from generate_series(1, 1e12::bigint)').catch(() => {})
  const died = new Promise<string>(resolve => server.onExit(resolve))
  const before = server.pid
  process.kill(before, 'SIGKILL')
  assert.match(await died, /SIGKILL/)
  assert.ok(await waitUntil(() => reported.includes('PostgreSQL is back'), 15_000))
  assert.notEqual(server.pid, before)
  assert.deepEqual(await ask(server.connection, 'select word from witness'), [{ word: 'still here' }])
  assert.match(reported[0] ?? '', /SIGKILL.*starting it again/)
  await server.stop()
  await assertGone(server.pid)
})

test('Ctrl-C reaches the service alone, and a process that is told to end takes its server along', async () => {
  const owner = startOwner(dataDir, { detached: true })
  const { pid, connection } = await running(owner)
  process.kill(-(owner.process.pid ?? 0), 'SIGINT')
  assert.ok(await isUp(connection))
  owner.process.kill('SIGTERM') // the fixture does not listen to it
  await owner.ended
  await assertGone(pid)
  assert.ok(!existsSync(join(dataDir, 'mettle.lock')))
})

test('a process that is told to end while its server starts takes it along', async () => {
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    const owner = startOwner(dataDir)
    assert.ok(await waitUntil(() => readPidFile(clusterDir) !== null, 10_000))
    const pid = readPidFile(clusterDir)?.pid as number
    owner.process.kill(signal)
    await owner.ended
    await assertGone(pid)
  }
})

test('a first start killed half way leaves nothing in the way of the next', async () => {
  const fresh = join(temporaryFolder(), 'data')
  const owner = startOwner(fresh)
  const draft = () => existsSync(fresh) && readdirSync(fresh).find(name => name.startsWith('pg.new-'))
  assert.ok(await waitUntil(() => existsSync(join(fresh, draft() || 'none', 'base')), 10_000))
  await killOwner(owner)
  assert.ok(!existsSync(join(fresh, 'pg')))
  await withPostgres(fresh, async ({ connection }) => {
    assert.deepEqual(await ask(connection, 'select 1 as one'), [{ one: 1 }])
  })
  assert.equal(draft(), undefined)
})

/** Only whoever runs as the same account counts for the server. */
function asServer(): { uid?: number; gid?: number } {
  const { uid, gid } = statSync(clusterDir)
  return process.getuid?.() === 0 ? { uid, gid } : {}
}

function writePidFile(pid: number | undefined): void {
  const path = join(clusterDir, 'postmaster.pid')
  writeFileSync(
    path,
    `${pid}\n${clusterDir}\n1700000000\n5432\n${clusterDir}\n\n   123456     99999\nready   \n`,
    { mode: 0o600 },
  )
  const { uid, gid } = statSync(clusterDir)
  chownSync(path, uid, gid)
}
