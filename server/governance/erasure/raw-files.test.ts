import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, it } from 'node:test'
import pg from 'pg'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService, undoLater } from '../../../test/harness/index.ts'
import { writeBackup } from '../../platform/backup/index.ts'
import { systemActor } from '../../platform/db/index.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { startPostgres } from '../../platform/postgres/index.ts'
import { openSeal } from '../../platform/seal.ts'
import { settings as webhookSecrets } from '../../webhooks/sender.fixture.ts'
import { restoreBackup } from '../index.ts'
import {
  markedAssessments,
  markedEvents,
  markedExports,
  markedImports,
  markedLeads,
  markedMessages,
  markedPerson,
} from './marked.fixture.ts'
import { sealedTraceOf, traceOf } from './traces.fixture.ts'

const quiet = { info() {}, warn() {}, error() {}, debug() {} }
const marker = 'Qzvxk'

const key = Buffer.alloc(32, 'of this test')
const seal = openSeal([key])

let mettle: TestService
let admin: TestPerson
let dataDir: string
let connection: pg.ClientConfig

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
  connection = { ...(postgres.connection as pg.ClientConfig), database: 'raw' }
  const raw = await database('raw')
  await migrate(connection as never)
  const { host, port, user, password } = connection
  const query = new URLSearchParams({ host: String(host), port: String(port), user: String(user) })
  if (password) query.set('password', String(password))
  const drop = () => raw.superuser.end()
  const secrets = { ...webhookSecrets, METTLE_KEY: key.toString('base64') }
  mettle = await testService(secrets, { ...raw, url: `postgres:///raw?${query}`, drop })
  admin = await mettle.person('admin')
})

async function database(name: string, template = 'template1') {
  const maintenance = new pg.Client({ ...connection, database: 'postgres' })
  await maintenance.connect()
  await maintenance.query(`create database ${name} template ${template}`)
  await maintenance.end()
  const own = { ...connection, database: name }
  const superuser = new pg.Client(own)
  await superuser.connect()
  return { connection: own, superuser }
}

const call = async (method: string, path: string, as?: TestPerson, body?: unknown, headers = {}) => {
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

it('nothing that was written of a person or a lead is left in any table, file, log or later backup', async () => {
  await call('POST', '/notifications/endpoints', admin, { url: 'https://example.com/hook', events: ['*'] })
  const { me, email } = await markedPerson(mettle, call, marker, admin)
  const lead = await markedLeads(call, marker, me)
  await markedImports(call, marker, [me, await mettle.person('telecaller')])
  await markedMessages(mettle, admin, marker, email)
  await markedAssessments(mettle, call, { marker, me, email, admin })
  await markedEvents(mettle, seal, marker, lead)
  await markedExports(call, admin, [`/people/${me.id}`, `/leads/${lead}`])
  const words = { to: 'manager@example.com', subject: 'Follow-ups', text: `Call ${marker} Lead 1 today.` }
  await mettle.db.withActor(systemActor('test'), tx => mettle.mail.send(tx, words))
  await mettle.superuser.query('analyze')
  await mettle.superuser.query('checkpoint')
  assert.ok(holding(dataDir).length > 3, 'it is in the files beforehand')
  assert.deepEqual(await sealedTraceOf(mettle.superuser, seal, marker), [
    'app.delivery_attempts',
    'app.file_pieces',
    'app.mail',
    'app.replays',
    'app.webhook_deliveries',
    'public.interactions',
    'public.peer_invitations',
    'public.reports',
  ])

  const { rows: leads } = await mettle.superuser.query('select id from leads where name like $1', [
    `${marker}%`,
  ])
  assert.equal(leads.length, 4)
  for (const { id } of leads) await erased(`/leads/${id}`)
  await erased(`/people/${me.id}`)
  for (let i = 0; i < 2; i++) await mettle.superuser.query('select pg_switch_wal(); checkpoint')
  await assertNoTrace(mettle.superuser)
  const left = holding(dataDir).map(path => path.split('/').at(-1))
  const { rows } = await mettle.superuser.query(
    'select relname from pg_class where relfilenode::text = any ($1)',
    [left],
  )
  assert.deepEqual([left, rows], [[], []])
  assert.deepEqual(holding(mettle.dataDir), [])

  const path = join(mettle.dataDir, 'later.backup')
  await writeBackup(connection, { path, master: key, mettle: '0.0.0' })
  const restored = await database('restored', 'template0')
  const place = mkdtempSync(join(mettle.dataDir, 'restored-'))
  await restoreBackup({ admin: restored.connection, dataDir: place, keys: [key] }, path)
  assert.ok((await restored.superuser.query('select from profiles')).rowCount)
  await assertNoTrace(restored.superuser)
  await restored.superuser.end()
})

async function assertNoTrace(superuser: pg.Client) {
  for (const text of [marker, marker.toLowerCase()]) assert.deepEqual(await traceOf(superuser, text), [])
  assert.deepEqual(await sealedTraceOf(superuser, seal, marker), [])
}
