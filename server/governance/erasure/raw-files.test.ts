import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, it } from 'node:test'
import pg from 'pg'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService, undoLater } from '../../../test/harness/index.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { startPostgres } from '../../platform/postgres/index.ts'
import { traceOf } from './traces.fixture.ts'

const quiet = { info() {}, warn() {}, error() {}, debug() {} }
const marker = 'Qzvxk'

let mettle: TestService
let admin: TestPerson
let dataDir: string

/** A server of its own: its files are searched, and nobody else's log is switched. */
before(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mettle-raw-'))
  chmodSync(dataDir, 0o755)
  // Old pieces of the write-ahead log are removed, where they would be kept to be written over.
  const settings = { fsync: 'off', full_page_writes: 'off', wal_recycle: 'off', max_connections: '60' }
  const postgres = await startPostgres({ dataDir, log: quiet, settings })
  undoLater(async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const maintenance = new pg.Client(postgres.connection)
  await maintenance.connect()
  await maintenance.query('create database raw')
  await maintenance.end()
  const connection = { ...(postgres.connection as pg.ClientConfig), database: 'raw' }
  await migrate(connection as never)
  const superuser = new pg.Client(connection)
  await superuser.connect()
  const { host, port, user, password } = connection
  const query = new URLSearchParams({ host: String(host), port: String(port), user: String(user) })
  if (password) query.set('password', String(password))
  const drop = () => superuser.end()
  mettle = await testService({}, { connection, url: `postgres:///raw?${query}`, superuser, drop })
  admin = await mettle.person('admin')
})

const call = async (
  method: string,
  path: string,
  as: TestPerson | undefined,
  body?: unknown,
  headers = {},
) => {
  const answer = await mettle.call(method, `/api${path}`, {
    ...(as ? { as } : {}),
    ...(body === undefined ? {} : { body }),
    headers,
  })
  assert.ok(answer.status < 300, `${method} ${path}: ${answer.text}`)
  return answer.body?.data
}

async function erased(path: string) {
  const { id } = await call('POST', `${path}/erasure`, admin)
  await eventually(async () => (await call('GET', `/erasures/${id}`, admin)).state === 'done')
}

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory()) yield* files(path)
    else if (found?.isFile()) yield path
  }
}
const holding = (folder: string) =>
  [...files(folder)].filter(path => {
    const bytes = readFileSync(path)
    return [marker, marker.toLowerCase(), marker.toUpperCase()].some(text => bytes.includes(text))
  })

it('nothing that was written of a person or a lead is left in any table, file or log after their erasure', async () => {
  const email = `${marker}.person@example.com`.toLowerCase()
  const password = 'a long enough one 1'
  const names = { first_name: `${marker} First`, last_name: `${marker} Last` }
  await call('POST', '/auth/signup', undefined, { email, password, ...names })
  const { id: person } = (
    await mettle.superuser.query('select id from identity.accounts where email = $1', [email])
  ).rows[0]
  await mettle.superuser.query(`update profiles set role = 'telecaller' where id = $1`, [person])
  await mettle.superuser.query('update identity.accounts set email_verified_at = now() where id = $1', [
    person,
  ])
  const signedIn = await call(
    'POST',
    '/auth/login',
    undefined,
    { email, password },
    { 'user-agent': `${marker} Browser` },
  )
  const me: TestPerson = { id: person, role: 'telecaller', token: signedIn.access_token ?? signedIn.token }
  await call('POST', '/auth/tokens', me, { name: `${marker} token` })

  const lead = (n: number) => ({
    name: `${marker} Lead ${n}`,
    email: `${marker}${n}@example.com`,
    phone: `987650010${n}`,
    company: `${marker} Company`,
    source: `${marker} Source`,
  })
  const first = await call('POST', '/leads', me, lead(1), { 'idempotency-key': `${marker} key` })
  const second = await call('POST', '/leads', me, lead(2))
  for (const { id } of [first, second])
    await call('POST', `/leads/${id}/interactions`, me, {
      type: 'call',
      content: `${marker} said`,
      outcome: 'callback',
      duration_seconds: 1,
      follow_up_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
  await call('PUT', `/leads/${first.id}`, me, { company: `${marker} Other Company` })
  await call('POST', `/leads/${first.id}/merge`, me, { lead_id: second.id })
  await mettle.superuser.query('analyze')
  await mettle.superuser.query('checkpoint')
  assert.ok(holding(dataDir).length > 3, 'it is in the files beforehand')

  await erased(`/leads/${first.id}`)
  await erased(`/people/${person}`)
  for (let i = 0; i < 2; i++) await mettle.superuser.query('select pg_switch_wal(); checkpoint')
  for (const text of [marker, marker.toLowerCase()])
    assert.deepEqual(await traceOf(mettle.superuser, text), [])
  const left = holding(dataDir).map(path => path.split('/').at(-1))
  const { rows } = await mettle.superuser.query(
    'select relname from pg_class where relfilenode::text = any ($1)',
    [left],
  )
  assert.deepEqual([left, rows], [[], []])
  assert.deepEqual(holding(mettle.dataDir), [])
})
