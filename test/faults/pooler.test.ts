import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
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
async function pooled(mode: 'transaction' | 'session', from?: 'template0') {
  const database = await testDatabase(from)
  const { host, port, user, password } = database.connection
  const folder = dataFolder()
  const own = await freePort()
  writeFileSync(join(folder, 'users'), `"${user}" "${password}"\n`)
  writeFileSync(
    join(folder, 'ini'),
    `[databases]\n* = host=${host} port=${port} auth_user=${user}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}
unix_socket_dir =\nauth_type = scram-sha-256\nauth_file = ${folder}/users\npool_mode = ${mode}\ndefault_pool_size = 20
auth_query = select usename, passwd from pg_shadow where usename = $1
${carriesStatements ? 'max_prepared_statements = 200\n' : ''}`,
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
    const mettle = await testService({}, await pooled(mode))
    const ada = await mettle.person('telecaller')
    const made = await Promise.all(Array.from({ length: 30 }, () => createLead(mettle, ada)))
    for (const { id } of made)
      assert.equal((await mettle.call('GET', `/api/leads/${id}`, { as: ada })).status, 200)
    await eventually(async () => (await mettle.call('GET', '/api/health')).status === 200)
  }

  it('in session mode it works', () => works('session'))

  it(
    'in transaction mode it works',
    { skip: carriesStatements ? false : 'PgBouncer is older than 1.21' },
    () => works('transaction'),
  )

  it('in transaction mode an older one is refused in words, before anything is written', {
    skip: carriesStatements ? 'PgBouncer is 1.21 or newer' : false,
  }, async () => {
    const database = await pooled('transaction', 'template0')
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
