import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import pg from 'pg'
import { findDebianServer } from '../../server/platform/postgres/index.ts'
import { eventually } from '../harness/eventually.ts'
import { undoLater } from '../harness/index.ts'
import { startReplicated } from './replicated.ts'
import { ask, dataFolder, spawnMettle, startMettle, tokenFor } from './running.ts'

const debian = findDebianServer()

describe('a primary that dies', {
  skip: debian ? false : 'no PostgreSQL of Debian on this machine',
  timeout: 240_000,
}, () => {
  it('is followed by its standby: what was acknowledged is there exactly once, and writing goes on', async () => {
    const { primary, standby } = await startReplicated(debian?.binDir as string)
    await primary.client.query('create database mettle')
    const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`
    const settings = {
      DATABASE_URL: `postgres://postgres@${hosts}/mettle?target_session_attrs=read-write`,
      METTLE_DATA: dataFolder(),
      METTLE_KEY: Buffer.alloc(32, 5).toString('base64'),
    }
    const mettle = await startMettle(settings)
    const token = await tokenFor(mettle, settings, 'telecaller')
    // One that reaches the standby alone keeps no connection to it, and waits.
    const waiting = spawnMettle({
      ...settings,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${standby.port}/mettle`,
      METTLE_DATA: dataFolder(),
      LOG_LEVEL: 'warn',
    })
    await eventually(() => waiting.said.some(line => line.includes('takes no writes; waiting for it')))

    const acknowledged: string[] = []
    let writing = true
    const writer = async (n: number) => {
      for (let i = 0; writing; i++) {
        const name = `Lead ${n} ${i}`
        // Whoever gets no answer, or 503, asks again with the same key.
        await eventually(async () => (await create(name)) === 201, 120_000)
        acknowledged.push(name)
      }
    }
    const create = async (name: string) => {
      const answer = await fetch(`${mettle.url}/api/leads`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': name,
        },
        body: JSON.stringify({ name }),
      })
      await answer.text()
      return answer.status
    }
    const writers = Array.from({ length: 6 }, (_, n) => writer(n))
    await eventually(() => acknowledged.length > 60)
    assert.equal(waiting.process.exitCode, null)
    primary.process.kill('SIGKILL')
    await standby.client.query('select pg_promote()')
    const atPromotion = acknowledged.length
    await eventually(() => acknowledged.length > atPromotion + 60, 120_000)
    writing = false
    await Promise.all(writers)

    const client = new pg.Client({
      host: '127.0.0.1',
      port: standby.port,
      user: 'postgres',
      database: 'mettle',
    })
    await client.connect()
    undoLater(() => client.end())
    const { rows } = await client.query<{ name: string }>('select name from leads')
    assert.deepEqual(rows.map(({ name }) => name).sort(), acknowledged.sort())
    assert.equal((await ask(mettle.url, token, 'GET', '/api/health'))?.status, 200)
    assert.equal((await ask(await waiting.listening, token, 'GET', '/api/health'))?.status, 200)
  })
})
