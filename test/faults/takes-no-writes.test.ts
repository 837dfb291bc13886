import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import pg from 'pg'
import { startCluster, template } from '../harness/cluster.ts'
import { eventually } from '../harness/eventually.ts'
import { testDatabase, undoLater } from '../harness/index.ts'
import { freePort, startProxy } from './proxy.ts'
import { ask, dataFolder, type Running, reasonOf, spawnMettle, startMettle, tokenFor } from './running.ts'

/** What the log holds of the database: its sentences, in order. */
const ofDatabase = (said: string[]) =>
  said
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line).msg as string)
    .filter(text => text.startsWith('the database'))
const away = 'the database does not answer, or takes no writes; waiting for it'
const back = 'the database is back'

// The whole server is told, so it is one of this file's own.
describe('a server that takes no writes', { timeout: 120_000 }, () => {
  let mettle: Running
  let token: string
  let superuser: pg.Client
  const readOnly = async (value: 'on' | 'off') => {
    await superuser.query(`alter system set default_transaction_read_only = ${value}`)
    await superuser.query('select pg_reload_conf()')
  }
  before(async () => {
    const cluster = await startCluster()
    undoLater(cluster.stop)
    const { host, port, user, password } = cluster.connection
    superuser = new pg.Client(cluster.connection)
    await superuser.connect()
    undoLater(() => superuser.end())
    const query = new URLSearchParams({ host: String(host), port: String(port), password: String(password) })
    const settings = {
      DATABASE_URL: `postgres://${user}@/${template}?${query}`,
      METTLE_DATA: dataFolder(),
      LOG_LEVEL: 'info',
    }
    mettle = await startMettle(settings)
    token = await tokenFor(mettle, settings, 'telecaller')
  })

  it('is no healthy one, writes say to come again, and the log says when it went and when it is back', async () => {
    const made = await ask(mettle.url, token, 'POST', '/api/leads', { name: 'Before' })
    await readOnly('on')
    const health = await eventually(async () => {
      const answer = await ask(mettle.url, token, 'GET', '/api/health')
      // The first may come from a connection that is just being dropped.
      return answer?.status === 500 && /no writes/.test(String(answer.body.error)) && answer
    })
    assert.deepEqual(health.body, { status: 'unhealthy', error: 'The database takes no writes right now.' })
    for (const [method, path, body] of [
      ['POST', '/api/leads', { name: 'Meanwhile' }],
      ['PUT', `/api/leads/${made?.body.data?.id}`, { company: 'Meanwhile' }],
      ['DELETE', `/api/leads/${made?.body.data?.id}`],
    ] as const) {
      const answer = await ask(mettle.url, token, method, path, body)
      assert.equal(answer && reasonOf(answer), 'UNAVAILABLE', method)
      assert.match(answer?.headers.get('retry-after') ?? '', /^\d+$/)
    }
    // Health once more, now on connections that are refused from the start.
    assert.equal((await ask(mettle.url, token, 'GET', '/api/health'))?.status, 500)

    await readOnly('off')
    await eventually(async () => (await ask(mettle.url, token, 'GET', '/api/health'))?.status === 200)
    assert.equal((await ask(mettle.url, token, 'POST', '/api/leads', { name: 'After' }))?.status, 201)
    await eventually(() => ofDatabase(mettle.said).at(-1) === back)
    assert.deepEqual(ofDatabase(mettle.said), [away, back])
  })

  it('told to stop, the last line of the log says so', async () => {
    mettle.process.kill('SIGTERM')
    assert.equal(await mettle.ended, 0)
    assert.equal(JSON.parse(mettle.said.at(-1) ?? '{}').msg, 'stopped')
  })
})

describe('a database that is away at start', { timeout: 120_000 }, () => {
  it('is waited for, and the log says so', async () => {
    const database = await testDatabase()
    undoLater(database.drop)
    const port = await freePort()
    const url = database.url.replace(/host=[^&]*/, 'host=127.0.0.1').replace(/port=\d+/, `port=${port}`)
    const mettle = spawnMettle({ DATABASE_URL: url, METTLE_DATA: dataFolder(), LOG_LEVEL: 'info' })
    await eventually(() => ofDatabase(mettle.said).includes(away))
    assert.equal(mettle.process.exitCode, null)

    const { host, port: own } = database.connection
    const proxy = await startProxy({ path: `${host}/.s.PGSQL.${own}` }, port)
    undoLater(() => proxy.close())
    assert.equal((await ask(await mettle.listening, '', 'GET', '/api/health'))?.status, 200)
    assert.deepEqual(ofDatabase(mettle.said), [away, back])
    mettle.process.kill('SIGTERM')
    assert.equal(await mettle.ended, 0)
  })

  it('told to stop meanwhile, it ends without complaint', async () => {
    const url = `postgres://mettle@127.0.0.1:${await freePort()}/mettle`
    const mettle = spawnMettle({ DATABASE_URL: url, METTLE_DATA: dataFolder(), LOG_LEVEL: 'info' })
    await eventually(() => ofDatabase(mettle.said).includes(away))
    mettle.process.kill('SIGTERM')
    assert.equal(await mettle.ended, 0)
  })
})
