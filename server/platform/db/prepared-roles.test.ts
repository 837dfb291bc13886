import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { testService } from '../../../test/harness/index.ts'
import { createLead } from '../../../test/spec/support.ts'
import { type Postgres, startPostgres } from '../postgres/index.ts'

const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
/** What the page tells an administrator to run, word by word. */
const prepared = operations.match(/may not create roles, an administrator.*?```sql\n(.*?)```/s)?.[1] ?? ''

// Roles belong to the whole server, so this needs one on which nobody has made any.
describe('roles that an administrator prepared', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mettle-roles-'))
  chmodSync(dataDir, 0o755)
  let server: Postgres
  let superuser: pg.Client
  before(async () => {
    const log = { info() {}, warn() {}, error() {} }
    server = await startPostgres({ dataDir, log, settings: { fsync: 'off' } })
    superuser = new pg.Client(server.connection)
    await superuser.connect()
  })
  after(async () => {
    await superuser.end()
    await server.stop()
    rmSync(dataDir, { recursive: true })
  })

  const database = async (name: string) => {
    const connection = { ...server.connection, user: 'mettle', password: 'secret', database: name }
    const { host, port } = server.connection
    const client = new pg.Client({ ...server.connection, database: name })
    await client.connect()
    const place = new URLSearchParams({ host: String(host), port: String(port) })
    return {
      connection,
      url: `postgres://mettle:secret@/${name}?${place}`,
      superuser: client,
      drop: () => client.end(),
    }
  }

  it('those that are missing are named, and nothing is made', async () => {
    await superuser.query(`create role mettle login password 'secret'`)
    await superuser.query('create database mettle owner mettle')
    await assert.rejects(
      testService({}, await database('mettle')),
      /may not create roles, and these are not there: mettle_jobs, mettle_overseer, mettle_owner, mettle_person, mettle_system$/,
    )
    await superuser.query('drop database mettle')
    await superuser.query('drop role mettle')
  })

  it('are enough where the role in DATABASE_URL may not create any, at the first start and at the next', async () => {
    for (const statement of prepared.replace('…', 'secret').split(';'))
      if (statement.trim()) await superuser.query(statement)
    const { rows } = await superuser.query(
      `select from pg_roles where rolname = 'mettle' and (rolsuper or rolcreaterole)`,
    )
    assert.deepEqual(rows, [])
    const key = Buffer.alloc(32, 7).toString('base64')
    for (const time of ['first', 'next']) {
      const mettle = await testService({ METTLE_KEY: key }, await database('mettle'))
      const ada = await mettle.person('telecaller')
      await createLead(mettle, ada)
      assert.equal((await mettle.call('GET', '/api/leads', { as: ada })).body.meta.total, 1, time)
      assert.equal((await mettle.call('GET', '/api/health')).status, 200)
      await mettle.stop()
    }
  })
})
