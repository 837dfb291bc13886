import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, beforeEach, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { testDatabase, undoLater } from '../../test/harness/index.ts'
import { type AuditEvent, openAuditEvents, openReadLog } from './audit.ts'
import { openAuditNotes } from './audit-notes.ts'
import { type Actor, type Database, openDatabase } from './db/index.ts'
import { runtimeLogin } from './db/runtime-role.ts'
import { Failure } from './errors.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let db: Database
let folder: string
before(async () => {
  database = await testDatabase()
  const login = await runtimeLogin(database.connection, [Buffer.alloc(32)])
  db = openDatabase(login)
  undoLater(async () => {
    await db.close()
    await database.drop()
  })
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mettle-notes-'))
})

const reader = (): Extract<Actor, { kind: 'person' }> => ({
  kind: 'person',
  id: randomUUID(),
  sees: 'all',
  least: 'manager',
  origin: { requestId: 'r', address: '127.0.0.1' },
})
const entriesOf = async (actor: string) =>
  (
    await database.superuser.query(
      'select action, resource, row_id, times, address from audit.entries where actor = $1 order by id',
      [actor],
    )
  ).rows
const silent = () => assert.fail('no trouble was expected')
const away = { withActor: () => Promise.reject(new Error('the database is away')) } as unknown as Database
const journals = () => readdirSync(join(folder, 'audit'))

describe('notes for the audit log', () => {
  it('of a process that was killed are written by the next start, each once', async () => {
    const actor = reader()
    const killed = await openAuditNotes(away, folder, () => {})
    for (let n = 0; n < 3; n++) openReadLog(killed).note(actor, 'leads', [`lead-${n}`])
    await killed.close()
    const [left] = journals()
    appendFileSync(join(folder, 'audit', left as string), '{"n":4,"actor":"cut o')
    const copy = readFileSync(join(folder, 'audit', left as string))

    for (let start = 0; start < 2; start++) {
      const next = await openAuditNotes(db, folder, silent)
      const rows = (await entriesOf(actor.id)).map(entry => entry.row_id)
      assert.deepEqual(rows, ['lead-0', 'lead-1', 'lead-2'])
      await next.close()
      assert.deepEqual(journals(), [])
      // As if it had died between writing and clearing away.
      writeFileSync(join(folder, 'audit', left as string), copy)
    }
    rmSync(folder, { recursive: true })
  })

  it('go on in a journal that another start took for a dead one’s', async () => {
    const actor = reader()
    const living = await openAuditNotes(db, folder, silent)
    const log = openReadLog(living)
    log.note(actor, 'leads', ['before'])
    await (await openAuditNotes(db, folder, silent)).close()
    log.note(actor, 'leads', ['after'])
    await eventually(async () => (await entriesOf(actor.id)).length === 2)
    await eventually(() => journals().length === 1)
    await living.close()
    assert.equal((await entriesOf(actor.id)).length, 2)
    rmSync(folder, { recursive: true })
  })

  it('are written under a new count where somebody moved theirs ahead, living or left behind, and the trouble is told', async () => {
    const actor = reader()
    const troubles: string[] = []
    const told = (error: unknown) => troubles.push((error as Error).message)
    const move = () => database.superuser.query('update audit.journals set written = written + 1000')
    const living = await openAuditNotes(db, folder, told)
    const log = openReadLog(living)
    const rows = async () => (await entriesOf(actor.id)).map(entry => entry.row_id)
    log.note(actor, 'leads', ['one'])
    await eventually(async () => (await rows()).length === 1)
    await move()
    log.note(actor, 'leads', ['two'])
    log.note(actor, 'leads', ['three'])
    await eventually(async () => (await rows()).length === 3)
    await living.close()
    assert.deepEqual(journals(), [])

    const killed = await openAuditNotes(away, folder, () => {})
    openReadLog(killed).note(actor, 'leads', ['four'])
    await killed.close()
    const id = journals()[0]?.match(/notes-(.*)\.journal/)?.[1]
    await database.superuser.query('insert into audit.journals (id, written) values ($1, 1000)', [id])
    await (await openAuditNotes(db, folder, told)).close()
    assert.deepEqual(await rows(), ['one', 'two', 'three', 'four'])
    assert.equal(troubles.length, 2)
    assert.match(troubles[0] as string, /was moved/)
    rmSync(folder, { recursive: true })
  })

  it('are taken where no journal can be kept, and the trouble is told', async () => {
    const actor = reader()
    const troubles: unknown[] = []
    writeFileSync(join(folder, 'audit'), 'a file where the folder should be')
    const notes = await openAuditNotes(db, folder, error => troubles.push(error))
    openReadLog(notes).note(actor, 'leads', ['x'])
    await notes.close()
    assert.equal((await entriesOf(actor.id)).length, 1)
    assert.ok(troubles.length > 0)
    rmSync(folder, { recursive: true })
  })

  it('are refused, and with them what would be shown, once too many wait', async () => {
    const log = openReadLog({ add: () => false, close: async () => {} })
    assert.throws(
      () => log.note(reader(), 'leads', ['x']),
      error => error instanceof Failure && error.code === 'UNAVAILABLE',
    )
    const notes = await openAuditNotes(away, folder, () => {})
    const note = { actor: 'a', action: 'read', resource: 'x', row: null, rows: [], fields: [], times: 1 }
    let taken = 0
    while (taken < 200_000 && notes.add({ ...note, request: '', address: '' })) taken++
    assert.equal(taken, 100_000)
    await notes.close()
    rmSync(folder, { recursive: true })
  })
})

describe('events for the audit log', () => {
  const event = (actor: string, address: string, more: Partial<AuditEvent> = {}): AuditEvent => ({
    action: 'sign_in_failed',
    actor,
    resource: 'sessions',
    origin: { requestId: 'r', address },
    ...more,
  })

  it('are written at once, and counted when they repeat', async () => {
    const notes = await openAuditNotes(db, folder, silent)
    const events = openAuditEvents(notes)
    const [one, two] = [randomUUID(), randomUUID()]
    for (let n = 0; n < 50; n++) events.record(event(one, '203.0.113.1'))
    events.record(event(one, '203.0.113.2'))
    events.record(event(two, '203.0.113.1', { row: 'token' }))
    await eventually(async () => (await entriesOf(one)).length === 2)
    events.close()
    await notes.close()
    const told = (await entriesOf(one)).map(({ action, address, times }) => [action, address, times])
    assert.deepEqual(told, [
      ['sign_in_failed', '203.0.113.1', 1],
      ['sign_in_failed', '203.0.113.2', 1],
      ['sign_in_failed', '203.0.113.1', 49],
    ])
    assert.deepEqual(
      (await entriesOf(two)).map(({ row_id, times }) => [row_id, times]),
      [['token', 1]],
    )
    rmSync(folder, { recursive: true })
  })

  it('of a flood from everywhere are counted together, and none is missing from the sum', async () => {
    const notes = await openAuditNotes(db, folder, silent)
    const events = openAuditEvents(notes)
    const resource = randomUUID()
    for (let n = 0; n < 5_000; n++)
      events.record(event('anonymous', `198.51.${n >> 8}.${n & 255}`, { resource }))
    events.close()
    await notes.close()
    const { rows } = await database.superuser.query(
      'select count(*)::int as entries, sum(times)::int as times from audit.entries where resource = $1',
      [resource],
    )
    assert.equal(rows[0].times, 5_000)
    assert.ok(rows[0].entries <= 1_010, `${rows[0].entries} entries`)
    rmSync(folder, { recursive: true })
  })
})
