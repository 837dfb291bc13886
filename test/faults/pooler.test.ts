import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { testDatabase, testService, undoLater } from '../harness/index.ts'
import { createLead } from '../spec/support.ts'
import { freePort } from './proxy.ts'
import { dataFolder } from './running.ts'

const found = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout?.match(
  /PgBouncer 1\.(\d+)/,
)?.[1]
const carriesStatements = Number(found ?? 0) >= 21

/** PgBouncer in front of a database of this test's own; it lets in whom the server would. */
async function pooled(mode: 'transaction' | 'session', statements: number, from?: 'template0') {
  const database = await testDatabase(from)
  const { host, port, user, password } = database.connection
  const folder = dataFolder()
  const own = await freePort()
  writeFileSync(join(folder, 'users'), `"${user}" "${password}"\n`)
  writeFileSync(
    join(folder, 'ini'),
    `[databases]\n* = host=${host} port=${port} auth_user=${user}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}
unix_socket_dir =\nauth_type = scram-sha-256\nauth_file = ${folder}/users\npool_mode = ${mode}\ndefault_pool_size = 60
auth_query = select usename, passwd from pg_shadow where usename = $1
${carriesStatements ? `max_prepared_statements = ${statements}\n` : ''}`,
  )
  chmodSync(join(folder, 'users'), 0o644)
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const bouncer = spawn('pgbouncer', [...asNobody, join(folder, 'ini')], { stdio: 'ignore' })
  undoLater(() => bouncer.kill('SIGKILL'))
  const url = database.url.replace(/host=[^&]*/, 'host=127.0.0.1').replace(/port=\d+/, `port=${own}`)
  return { ...database, url }
}

describe('behind PgBouncer', {
  skip: found ? false : 'no pgbouncer on this machine',
  timeout: 120_000,
}, () => {
  async function works(mode: 'transaction' | 'session') {
    const database = await pooled(mode, 200)
    const mettle = await testService({}, database)
    const key = readFileSync(join(mettle.dataDir, 'mettle.key'), 'utf8').trim()
    const second = await testService({ METTLE_KEY: key }, { ...database, drop: async () => {} })
    const ada = await mettle.person('telecaller')
    const made = await Promise.all(Array.from({ length: 30 }, () => createLead(mettle, ada)))
    for (const { id } of made)
      assert.equal((await mettle.call('GET', `/api/leads/${id}`, { as: ada })).status, 200)
    for (const { id } of made)
      assert.equal((await second.call('GET', `/api/leads/${id}`, { as: ada })).status, 200)
    const rows = made.map(({ id }) => ({ id, company: 'Navy' }))
    const changed = await second.call('POST', '/api/leads/bulk', {
      as: ada,
      body: { operation: 'update', rows },
    })
    assert.equal(changed.status, 200, changed.text)
    const mira = await mettle.person('admin')
    const asked = await mettle.call('POST', '/api/audit/verify', { as: mira })
    await eventually(async () => {
      const { body } = await second.call('GET', String(asked.headers.get('location')), { as: mira })
      return body.data.state === 'intact'
    })
    for (const one of [mettle, second])
      await eventually(async () => (await one.call('GET', '/api/health')).status === 200)
  }

  it('in session mode it works', () => works('session'))

  it(
    'in transaction mode it works',
    { skip: carriesStatements ? false : 'PgBouncer is older than 1.21' },
    () => works('transaction'),
  )

  it('in transaction mode one that does not carry statements is refused in words, before anything is written', async () => {
    const database = await pooled('transaction', 0, 'template0')
    let written: unknown
    const drop = async () => {
      const { rows } = await database.superuser.query(`select to_regclass('app.migrations') as table`)
      written = rows[0].table
      await database.drop()
    }
    await assert.rejects(testService({}, { ...database, drop }), /PgBouncer 1\.21 or newer/)
    assert.equal(written, null)
  })
})
