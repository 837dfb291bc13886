import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { after, before, describe, it, mock } from 'node:test'
import { Client } from './client.ts'
import { openDatabase, systemActor } from './index.ts'
import type { ConnectionConfig } from './places.ts'

const silent = createServer(socket => socket.unref())
before(() => new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve)))
after(() => silent.close())

const connected = (config: ConnectionConfig) => new Client(config).connect()
const worked = (config: ConnectionConfig) =>
  openDatabase(config).withActor(systemActor('test'), async () => {})

/** What became of it on a server that says nothing, so many milliseconds after it was begun. */
async function afterWaiting(
  milliseconds: number,
  starting: boolean,
  begin: (config: ConnectionConfig) => Promise<unknown> = connected,
) {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const { port } = silent.address() as { port: number }
    let outcome = 'waits'
    const opening = begin({ host: '127.0.0.1', port, password: 'x', starting: () => starting }).catch(
      error => {
        outcome = error.code
      },
    )
    await new Promise(resolve => setImmediate(resolve))
    mock.timers.tick(milliseconds)
    await new Promise(resolve => setImmediate(resolve))
    const seen = outcome
    mock.timers.tick(100_000)
    await opening
    return seen
  } finally {
    mock.timers.reset()
  }
}

describe('opening a connection to a server that does not answer', () => {
  it('is given up after four seconds, since somebody waits for an answer', async () => {
    assert.equal(await afterWaiting(3_900, false), 'waits')
    assert.equal(await afterWaiting(4_100, false), 'ETIMEDOUT')
  })

  it('has a minute while the service starts, since a busy machine may need it', async () => {
    assert.equal(await afterWaiting(59_000, true), 'waits')
    assert.equal(await afterWaiting(61_000, true), 'ETIMEDOUT')
    assert.equal(await afterWaiting(59_000, true, worked), 'waits')
    assert.equal(await afterWaiting(61_000, true, worked), 'ETIMEDOUT')
  })
})
