import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import pg from 'pg'
import { findDebianServer } from '../../server/platform/postgres/index.ts'
import { eventually } from '../harness/eventually.ts'
import { startPatroni, withoutPatroni } from './patroni.ts'
import { startReplicated } from './replicated.ts'
import {
  ask,
  command,
  dataFolder,
  freeze,
  type Running,
  reasonOf,
  spawnMettle,
  startMettle,
  tokenFor,
} from './running.ts'

const debian = findDebianServer()

/** Leads made one after another by six people at once. Whoever gets no answer, or 503, asks again with the same key, elsewhere. */
function writeTo(urls: string[], token: string) {
  const acknowledged: string[] = []
  let going = true
  const create = async (url: string, name: string) => {
    const answer = await fetch(`${url}/api/leads`, {
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
  const writer = async (n: number) => {
    for (let i = 0; going; i++) {
      const name = `Lead ${n} ${i}`
      let tries = n
      await eventually(
        async () => (await create(urls[tries++ % urls.length] as string, name)) === 201,
        120_000,
      )
      acknowledged.push(name)
    }
  }
  const writers = Promise.all(Array.from({ length: 6 }, (_, n) => writer(n)))
  return {
    acknowledged,
    /** Until sixty more are acknowledged. */
    async sixtyMore() {
      const before = acknowledged.length
      await eventually(() => acknowledged.length > before + 60, 120_000)
    },
    stop() {
      going = false
      return writers
    },
  }
}

async function query<T extends pg.QueryResultRow>(
  port: number,
  database: string,
  text: string,
): Promise<T[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database })
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

const namesOfLeads = async (port: number) =>
  (await query<{ name: string }>(port, 'mettle', 'select name from leads')).map(({ name }) => name)

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

    const writing = writeTo([mettle.url], token)
    const { acknowledged } = writing
    await writing.sixtyMore()
    assert.equal(waiting.process.exitCode, null)
    primary.process.kill('SIGKILL')
    await standby.client.query('select pg_promote()')
    await writing.sixtyMore()
    await writing.stop()

    assert.deepEqual((await namesOfLeads(standby.port)).sort(), acknowledged.sort())
    assert.equal((await ask(mettle.url, token, 'GET', '/api/health'))?.status, 200)
    assert.equal((await ask(await waiting.listening, token, 'GET', '/api/health'))?.status, 200)
  })
})

describe('a standby that every commit waits for and that is gone', {
  skip: debian ? false : 'no PostgreSQL of Debian on this machine',
  timeout: 240_000,
}, () => {
  it('stops writes with words, not reads, and is waited for by a few connections at most', async () => {
    const { primary, standby } = await startReplicated(debian?.binDir as string)
    await primary.client.query('create database mettle')
    const settings = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${primary.port}/mettle`,
      METTLE_DATA: dataFolder(),
      LOG_LEVEL: 'info',
    }
    const mettle = await startMettle(settings)
    const token = await tokenFor(mettle, settings, 'telecaller')
    const make = (name: string) => ask(mettle.url, token, 'POST', '/api/leads', { name })
    const changed = (await make('Before'))?.body.data?.id
    const beside: (string | undefined)[] = []
    for (let n = 0; n < 10; n++) beside.push((await make('Beside'))?.body.data?.id)
    const change = (id = changed) => ask(mettle.url, token, 'PUT', `/api/leads/${id}`, { company: 'Navy' })
    const health = async () => (await ask(mettle.url, token, 'GET', '/api/health'))?.status
    const program = await ask(mettle.url, token, 'POST', '/api/auth/tokens', { name: 'a program' })
    const said = (text: string) => mettle.said.some(line => line.includes(text))

    standby.process.kill('SIGKILL')
    const listening = () => primary.client.query('select from pg_stat_replication')
    await eventually(async () => (await listening()).rowCount === 0)
    for (const answer of await Promise.all([make('Meanwhile'), change()]))
      assert.equal(answer && reasonOf(answer), 'UNAVAILABLE')
    assert.equal(await health(), 500)
    await eventually(() => said('commits wait for a standby that is missing'))
    const waiting = async () =>
      (await primary.client.query(`select from pg_stat_activity where wait_event = 'SyncRep'`)).rowCount ?? 0
    const before = await waiting()
    for (const one of beside) {
      for (const write of [() => make('Refused'), () => change(), () => change(one)]) {
        const answer = await write()
        assert.equal(answer && reasonOf(answer), 'UNAVAILABLE')
      }
    }
    // The queue's own three may have joined.
    assert.ok((await waiting()) <= before + 3, `${before} waited, then ${await waiting()}`)
    for (const list of ['/api/leads', '/api/leads?limit=500', '/api/leads?search=before'])
      assert.equal((await ask(mettle.url, token, 'GET', list))?.status, 200, list)
    // Its first use, which cannot be noted.
    assert.equal(
      (await ask(mettle.url, program?.body.data?.token as string, 'GET', '/api/leads'))?.status,
      200,
    )
    assert.equal(await health(), 500)

    const waitFor = async (standbys: string) => {
      await primary.client.query(`alter system set synchronous_standby_names = '${standbys}'`)
      await primary.client.query('select pg_reload_conf()')
    }
    await waitFor('')
    await eventually(async () => (await health()) === 200)
    assert.equal((await make('After'))?.status, 201)
    await eventually(() => said('commits are confirmed again'))
    // Written or not, nobody was told.
    const names = (await namesOfLeads(primary.port)).filter(name => name !== 'Meanwhile')
    assert.deepEqual(new Set(names), new Set(['Before', 'Beside', 'After']), 'what was refused was not done')

    await waitFor('*')
    await eventually(async () => (await health()) === 500, 20_000)
    mettle.process.kill('SIGTERM')
    assert.equal(await mettle.ended, 0, 'it can be stopped meanwhile')
  })
})

describe('a Patroni cluster behind HAProxy, with two instances', {
  skip: withoutPatroni,
  timeout: 400_000,
}, () => {
  it('loses and doubles nothing while its leader is killed, or frozen and thawed', async t => {
    const { port, members, settled, lastSaid } = await startPatroni()
    await query(port, 'postgres', 'create database mettle')
    const settings = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/mettle`,
      METTLE_KEY: Buffer.alloc(32, 5).toString('base64'),
    }
    const first = { ...settings, METTLE_DATA: dataFolder() }
    const instances = [
      await startMettle(first),
      await startMettle({ ...settings, METTLE_DATA: dataFolder() }),
    ]
    const token = await tokenFor(instances[0] as Running, first, 'telecaller')
    const writing = writeTo(
      instances.map(({ url }) => url),
      token,
    )
    await writing.sixtyMore()
    const leader = () =>
      eventually(async () =>
        (await Promise.all(members.map(async one => (await one.leads()) && one))).find(one => one),
      )

    for (let kill = 1; kill <= 3; kill++) {
      const before = await leader()
      process.kill(before.postmaster(), 'SIGKILL')
      const since = Date.now()
      await eventually(async () => (await leader()) !== before)
      await writing.sixtyMore()
      t.diagnostic(
        `kill ${kill}: sixty more were written after ${((Date.now() - since) / 1000).toFixed(1)} s`,
      )
      await settled()
    }

    // Frozen with whoever looks after it, it knows nothing of its successor, and still has connections when it wakes.
    const old = await leader()
    old.freezeAgent()
    const thaw = freeze(old.postmaster())
    await eventually(async () => (await leader()) !== old)
    await writing.sixtyMore()
    thaw()
    // As after a watchdog: an agent that wakes in the middle of a step takes the lead back now and then, and with it goes
    // what its successor had acknowledged.
    await old.replaceAgent()
    await eventually(async () => (await old.leads()) === false).catch(error => {
      t.diagnostic(lastSaid())
      throw error
    })
    await writing.sixtyMore()
    await writing.stop()

    assert.deepEqual((await namesOfLeads(port)).sort(), writing.acknowledged.sort())
    for (const { url } of instances) assert.equal((await ask(url, token, 'GET', '/api/health'))?.status, 200)
    command(first, ['audit', 'verify'])
  })
})
