import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  ask,
  assertGone,
  killOwner,
  running,
  silent,
  startOwner,
  stopOwner,
  temporaryFolder,
} from './harness.fixture.ts'
import { connectOrStart } from './index.ts'
import { isUp } from './probe.ts'
import { waitUntil } from './processes.ts'

const dataDir = join(temporaryFolder(), 'data')

test('a command beside a service, even one still starting, uses its database and leaves it running', async () => {
  const owner = startOwner(dataDir)
  assert.ok(await waitUntil(() => existsSync(join(dataDir, 'mettle.lock')), 10_000))
  const command = await connectOrStart({ dataDir, log: silent })
  const service = await running(owner)
  await ask(command.connection, 'create table noted as select 1 as one')
  await command.stop()
  assert.deepEqual(await ask(service.connection, 'select one from noted'), [{ one: 1 }])
  await stopOwner(owner)
  assert.equal(await isUp(service.connection), false)
})

test('commands without a service run the database for themselves, one after the other', async () => {
  const rows = await Promise.all(
    [1, 2].map(async () => {
      const command = await connectOrStart({ dataDir, log: silent })
      const found = await ask(command.connection, 'select one from noted')
      await command.stop()
      return found
    }),
  )
  assert.deepEqual(rows, [[{ one: 1 }], [{ one: 1 }]])
})

test('a service waits for a command to finish instead of giving up', async () => {
  const command = await connectOrStart({ dataDir, log: silent })
  const owner = startOwner(dataDir)
  assert.deepEqual(await ask(command.connection, 'select one from noted'), [{ one: 1 }])
  await command.stop()
  await running(owner)
  await stopOwner(owner)
})

test('a command after a service was killed cleans up after it', async () => {
  const owner = startOwner(dataDir)
  const { pid } = await running(owner)
  await killOwner(owner)
  const command = await connectOrStart({ dataDir, log: silent })
  await assertGone(pid)
  assert.deepEqual(await ask(command.connection, 'select one from noted'), [{ one: 1 }])
  await command.stop()
})
