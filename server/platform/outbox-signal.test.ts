import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../../test/harness/eventually.ts'
import { testDatabase, undoLater } from '../../test/harness/index.ts'
import { openSignal, type Signal } from './outbox-signal.ts'

type Told = { signal: Signal; heard: { times: number } }

it('what this process changed it hears once, and other processes hear it', async () => {
  const database = await testDatabase()
  undoLater(() => database.drop())
  const [teller, other] = [0, 0].map(() => {
    const signal = openSignal(database.connection, error => assert.fail(error as Error))
    undoLater(() => signal.close())
    const heard = { times: 0 }
    signal.onChange(() => heard.times++)
    return { signal, heard }
  }) as [Told, Told]
  // Each is told once when it begins to listen.
  await eventually(() => teller.heard.times === 1 && other.heard.times === 1)
  teller.signal.changed()
  await eventually(() => other.heard.times === 2)
  await sleep(200)
  assert.deepEqual([teller.heard.times, other.heard.times], [2, 2])
})

it('one notification at a time is under way, and what changed meanwhile is told after it', async () => {
  const warnings: Error[] = []
  process.on('warning', warning => warnings.push(warning))
  const database = await testDatabase()
  undoLater(() => database.drop())
  const troubles: unknown[] = []
  const open = () => {
    const signal = openSignal(database.connection, error => troubles.push(error))
    undoLater(() => signal.close())
    return signal
  }
  const backends = async () =>
    (
      await database.superuser.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'mettle changes'
           and query like 'listen%'`,
      )
    ).rows.map(({ pid }) => pid)
  const teller = open()
  const [slow] = await eventually(async () => {
    const found = await backends()
    return found.length === 1 && found
  })
  const listener = open()
  await eventually(async () => (await backends()).length === 2)
  let heard = 0
  listener.onChange(() => heard++)

  process.kill(slow as number, 'SIGSTOP')
  try {
    for (let change = 0; change < 4; change++) {
      teller.changed()
      await sleep(70)
    }
  } finally {
    process.kill(slow as number, 'SIGCONT')
  }
  await eventually(() => heard >= 2)
  assert.deepEqual([troubles, warnings], [[], []])
})

it('a notification that is under way when it closes is no trouble', async () => {
  const database = await testDatabase()
  undoLater(() => database.drop())
  const troubles: unknown[] = []
  const signal = openSignal(database.connection, error => troubles.push(error))
  const { pid } = await eventually(async () => {
    const { rows } = await database.superuser.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    return rows[0]
  })
  process.kill(pid, 'SIGSTOP')
  try {
    signal.changed()
    await sleep(150)
    await signal.close()
    await sleep(50)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  assert.deepEqual(troubles, [])
})
