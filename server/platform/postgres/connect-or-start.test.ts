import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
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
} from './harness.fixture.ts'
import { connectOrStart, startPostgres } from './index.ts'
import { isUp } from './probe.ts'
import { waitUntil } from './processes.ts'

const dataDir = join(temporaryFolder(), 'data')
const command = () => connectOrStart({ dataDir, log: silent })

test('a command beside a service, even one still starting, uses its database and leaves it running', async () => {
  const owner = startOwner(dataDir)
  assert.ok(await waitUntil(() => existsSync(join(dataDir, 'mettle.lock')), 10_000))
  const { connection, stop } = await command()
  const service = await running(owner)
  await ask(connection, 'create table noted as select 1 as one')
  await stop()
  assert.deepEqual(await ask(service.connection, 'select one from noted'), [{ one: 1 }])
  await stopOwner(owner)
  assert.equal(await isUp(service.connection), false)
})

test('a command beside a service whose database just died waits until it is back', async () => {
  const owner = startOwner(dataDir)
  const { pid } = await running(owner)
  process.kill(pid, 'SIGKILL')
  await assertGone(pid)
  const { connection } = await command()
  assert.deepEqual(await ask(connection, 'select one from noted'), [{ one: 1 }])
  await stopOwner(owner)
})

test('commands without a service run the database for themselves, one after the other', async () => {
  const first = await command()
  const waiting = command()
  assert.deepEqual(await ask(first.connection, 'select one from noted'), [{ one: 1 }])
  await first.stop()
  const second = await waiting
  assert.deepEqual(await ask(second.connection, 'select one from noted'), [{ one: 1 }])
  await second.stop()
  assert.equal(await isUp(second.connection), false)
})

test('a service waits for a command to finish instead of giving up', async () => {
  const { connection, stop } = await command()
  const waiting = startPostgres({ dataDir, log: silent, settings: quick })
  assert.deepEqual(await ask(connection, 'select one from noted'), [{ one: 1 }])
  await stop()
  const service = await waiting
  assert.deepEqual(await ask(service.connection, 'select one from noted'), [{ one: 1 }])
  await service.stop()
})

test('a command after a service was killed cleans up after it', async () => {
  const owner = startOwner(dataDir)
  const { pid } = await running(owner)
  await killOwner(owner)
  const { connection, stop } = await command()
  await assertGone(pid)
  assert.deepEqual(await ask(connection, 'select one from noted'), [{ one: 1 }])
  await stop()
})
