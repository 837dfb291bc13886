import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { bareEnvironment } from '../harness/bare-environment.ts'
import { eventually } from '../harness/eventually.ts'
import { testDatabase, undoLater } from '../harness/index.ts'
import { ask, dataFolder, installation, postmasterOf, startMettle, tokenFor } from './running.ts'

describe('told to stop', () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    it(`by ${signal}, what is under way finishes, what comes new is 503 with Retry-After, and the exit code is 0`, async () => {
      const database = await testDatabase()
      undoLater(database.drop)
      const settings = { DATABASE_URL: database.url, METTLE_DATA: dataFolder() }
      const mettle = await startMettle(settings)
      const token = await tokenFor(mettle, settings, 'telecaller')
      const { superuser } = database

      await superuser.query('begin; lock table leads in exclusive mode')
      const underWay = ask(mettle.url, token, 'POST', '/api/leads', { name: 'Under way' })
      await eventually(async () => {
        const { rowCount } = await superuser.query(
          `select from pg_locks l join pg_database d on d.oid = l.database
           where not granted and relation = 'leads'::regclass and datname = current_database()`,
        )
        return rowCount
      })
      mettle.process.kill(signal)
      // Until the signal has been heard, requests are served as ever.
      const late = await eventually(async () => {
        const answer = await ask(mettle.url, token, 'GET', '/api/leads')
        assert.ok(answer, 'it listens until the last is done')
        return answer.status !== 200 && answer
      })
      assert.equal(late.status, 503)
      assert.equal(late.body.error?.code, 'UNAVAILABLE')
      assert.match(late.headers.get('retry-after') ?? '', /^\d+$/)
      assert.match(late.headers.get('x-ratelimit-remaining') ?? '', /^\d+$/)
      assert.equal(mettle.process.exitCode, null, 'it waits for what is under way')

      await superuser.query('commit')
      const finished = await underWay
      assert.equal(finished?.status, 201)
      assert.equal(await mettle.ended, 0)
      const { rowCount } = await superuser.query('select from leads where id = $1', [finished?.body.data?.id])
      assert.equal(rowCount, 1)
    })

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it(`by ${signal} to npm alone, the service ends, and its database with it`, async () => {
      const dataDir = installation()
      const mettle = await startMettle({ METTLE_DATA: dataDir }, 'npm')
      const postmaster = postmasterOf(dataDir)
      mettle.process.kill(signal)
      assert.equal(await mettle.ended, 0)
      assert.equal(existsSync(`/proc/${postmaster}`), false)
      assert.equal(await ask(mettle.url, '', 'GET', '/api/health'), undefined)
    })

  it('it waits ten seconds for what is under way and no longer', { timeout: 60_000 }, async () => {
    const mettle = await startMettle({ METTLE_DATA: installation() })
    const { hostname, port } = new URL(mettle.url)
    const slow = connect(Number(port), hostname).on('error', () => {})
    slow.write('POST /api/auth/login HTTP/1.1\r\nHost: mettle\r\nContent-Type: application/json\r\n')
    slow.write('Content-Length: 60000\r\nExpect: 100-continue\r\n\r\n')
    await once(slow, 'data')
    slow.write('{')
    setInterval(() => slow.write(' '), 500).unref()
    mettle.process.kill('SIGTERM')
    await sleep(7_000)
    assert.equal(mettle.process.exitCode, null, 'it waits for what is under way')
    assert.equal(await mettle.ended, 0)
  })

  it('twice at once is once; again later, it ends without waiting, and its database with it', async () => {
    const dataDir = installation()
    const mettle = await startMettle({ METTLE_DATA: dataDir })
    const postmaster = postmasterOf(dataDir)
    const { hostname, port } = new URL(mettle.url)
    const slow = connect(Number(port), hostname).on('error', () => {})
    slow.write('POST /api/auth/login HTTP/1.1\r\nHost: mettle\r\nContent-Type: application/json\r\n')
    slow.write('Content-Length: 60000\r\nExpect: 100-continue\r\n\r\n')
    await once(slow, 'data')
    slow.write('{')
    mettle.process.kill('SIGINT')
    mettle.process.kill('SIGINT')
    await sleep(1_500)
    assert.equal(mettle.process.exitCode, null, 'it waits for what is under way')
    mettle.process.kill('SIGINT')
    assert.equal(await mettle.ended, 1)
    await eventually(() => !existsSync(`/proc/${postmaster}`))
  })

  it('while it makes its database, it ends without complaint and leaves nothing running', async () => {
    const dataDir = dataFolder()
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
      env: { ...bareEnvironment, PORT: '0', LOG_LEVEL: 'fatal', METTLE_DATA: dataDir },
      detached: true,
    })
    const ended = once(child, 'exit')
    await eventually(() => readdirSync(dataDir).some(name => name.startsWith('pg.new-')))
    // To the whole group, as a terminal sends it.
    process.kill(-(child.pid as number), 'SIGINT')
    const said = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
    assert.deepEqual(said.flat().join(''), '')
    assert.deepEqual(await ended, [0, null])
    // A fast machine may have finished making it before the signal came.
    assert.deepEqual(
      readdirSync(dataDir).filter(name => name.startsWith('pg.new-')),
      [],
    )
    assert.equal(existsSync(join(dataDir, 'pg/postmaster.pid')), false)
  })
})
