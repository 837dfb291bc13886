import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { eventually } from '../../../test/harness/eventually.ts'
import {
  type TestDatabase,
  type TestPerson,
  type TestService,
  testDatabase,
  testService,
  undoLater,
} from '../../../test/harness/index.ts'
import { takeAssessment } from '../../../test/harness/taker.ts'
import { createLead } from '../../../test/spec/support.ts'
import { assertNotRestoring, countRows, writeBackup } from '../../platform/backup/index.ts'
import { systemActor } from '../../platform/db/index.ts'
import { readLedger } from '../erasure/ledger.ts'
import { restoreBackup, verifyBackup } from '../index.ts'
import { readDisabled, writeDisabled } from './disabled-list.ts'
import { keepLists } from './keep-lists.ts'
import { disabledPeople } from './queries.ts'

const key = Buffer.alloc(32, 'a key for backups')
const otherKey = Buffer.alloc(32, 'another key')
const folder = mkdtempSync(join(tmpdir(), 'mettle-backup-'))
const path = join(folder, 'whole.backup')
const said = 'Wants the price list before Diwali'

let mettle: TestService
let source: TestDatabase
let asha: TestPerson
let atBackup: Map<string, number>
before(async () => {
  undoLater(() => rmSync(folder, { recursive: true, force: true }))
  source = await testDatabase()
  mettle = await testService({ METTLE_KEY: key.toString('base64') }, source)
  asha = await mettle.person('admin')
  for (const name of ['Grace Hopper', 'Tab\there', 'Back\\slash', 'दीपा']) {
    const lead = await createLead(mettle, asha, { name })
    await mettle.call('POST', `/api/leads/${lead.id}/interactions`, {
      as: asha,
      body: { type: 'note', content: said },
    })
  }
  const [assessment] = (await mettle.call('GET', '/api/assessments', { as: asha })).body.data
  await takeAssessment(mettle, asha, assessment.id)
  // Not yet due: the service would be at it before the backup is.
  await source.superuser.query(
    `insert into pgboss.job (name, data, start_after) values ('mail', '{"id": "carried over"}', now() + interval '1 hour')`,
  )
  // Until nothing was written beside it: the service goes on sealing and telling for a while.
  await eventually(async () => {
    rmSync(path, { force: true })
    atBackup = await countRows(source.superuser)
    await backup(path)
    return isDeepStrictEqual(atBackup, await countRows(source.superuser))
  })
})

const backup = (to: string, connection: pg.ClientConfig = source.connection) =>
  writeBackup(connection, { path: to, master: key, mettle: '0.0.0' })

/** An empty database, gone after the test. */
async function emptyDatabase() {
  const database = await testDatabase('template0')
  undoLater(() => database.drop())
  return database
}
const targetOf = (connection: pg.ClientConfig, keys: Buffer[] = [key]) => ({
  admin: connection,
  dataDir: mkdtempSync(join(folder, 'data-')),
  keys,
})
const tablesOf = async ({ superuser }: TestDatabase) =>
  (
    await superuser.query(
      `select count(*)::int as n from pg_tables where schemaname in ('public', 'app', 'mettle_restore')`,
    )
  ).rows[0].n

describe('a backup', () => {
  it('is one file, closed to others, in which nothing can be read', () => {
    assert.deepEqual(
      readdirSync(folder).filter(name => name.startsWith('whole')),
      ['whole.backup'],
    )
    const bytes = readFileSync(path)
    for (const text of ['Grace', 'profiles', said, key.toString('base64'), asha.id])
      assert.equal(bytes.includes(text), false, text)
  })

  it('restored into an empty database is served with everything that was there', async () => {
    const target = await emptyDatabase()
    const place = targetOf(target.connection)
    const restored = await restoreBackup(place, path)
    assert.equal(restored.erasures_listed, false)
    assert.equal(
      restored.rows,
      [...atBackup.values()].reduce((sum, n) => sum + n, 0),
    )
    const counts = await countRows(target.superuser)
    // What restoring itself has written down.
    for (const table of ['app.outbox', 'audit.entries', 'audit.servers'])
      counts.set(table, atBackup.get(table) as number)
    assert.deepEqual(counts, atBackup)
    const { rows } = await target.superuser.query(`select data from pgboss.job where name = 'mail'`)
    assert.deepEqual(rows, [{ data: { id: 'carried over' } }])
    assert.deepEqual(await schemaOf(target.superuser), await schemaOf(source.superuser))

    const again = await testService(
      { METTLE_KEY: key.toString('base64') },
      { ...target, drop: async () => {} },
    )
    const stale = await again.call('GET', '/api/auth/me', { as: asha })
    assert.equal(stale.status, 401, 'whoever was signed in signs in again')
    const token = await again.identity.accessTokenFor(asha.id)
    const there = await again.call('GET', '/api/leads?sort_by=name&include=interactions', { token })
    const before = await mettle.call('GET', '/api/leads?sort_by=name&include=interactions', { as: asha })
    assert.deepEqual(there.body, before.body)
    const verdict = await again.call('GET', '/api/audit/verify', { token })
    assert.equal(verdict.body.data.intact, true)
    await createLead(again, { ...asha, token }, { name: 'After the restore' })
    await again.stop()
  })

  it('is verified by restoring it and walking over the audit chain', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const verdict = await verifyBackup(path, { dataDir, keys: [key] })
    assert.deepEqual([verdict.whole, verdict.different, verdict.audit.intact], [true, [], true])
    assert.deepEqual(readdirSync(dataDir), [])
  })

  it('is not whole where the audit log it holds was tampered with', async () => {
    const { superuser } = source
    const tamper = (change: string) =>
      superuser.query(`alter table audit.entries disable trigger all;
        update audit.entries set action = ${change} where id = (select min(entry_id) from audit.chain);
        alter table audit.entries enable trigger all`)
    const tampered = join(folder, 'tampered.backup')
    await tamper(`action || 'd'`)
    await backup(tampered).finally(() => tamper(`left(action, -1)`))
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const verdict = await verifyBackup(tampered, { dataDir, keys: [key] })
    assert.deepEqual([verdict.whole, verdict.different, verdict.audit.intact], [false, [], false])
  })

  it('needs no superuser, neither to be made nor to be restored', async () => {
    const { superuser } = source
    const target = await emptyDatabase()
    const name = target.connection.database as string
    const role = `${name}_admin`
    await superuser.query(`create role ${role} login password 'secret'`)
    await superuser.query(`create role ${name}_runtime login noinherit`)
    await superuser.query(
      `grant mettle_person, mettle_overseer, mettle_system, mettle_jobs to ${name}_runtime`,
    )
    await superuser.query(`grant mettle_owner, mettle_jobs, ${name}_runtime to ${role}`)
    await superuser.query(`alter database ${name} owner to ${role}`)
    // In an installation that was not made by a superuser it owns this table.
    await superuser.query(`grant select on app.migrations to ${role}`)
    undoLater(() => superuser.query(`drop owned by ${role}; drop role ${role}`))
    undoLater(() => target.superuser.query(`reassign owned by ${role} to postgres; drop owned by ${role}`))
    const as = { user: role, password: 'secret' }
    const plain = join(folder, 'plain.backup')
    // What is not folded yet may be at any moment, between the backup and the count too.
    while ((await source.superuser.query('select app.fold_analytics(10000) as more')).rows[0].more);
    const done = await backup(plain, { ...source.connection, ...as })
    const counts = await countRows(source.superuser)
    assert.equal(
      done.rows,
      [...counts.values()].reduce((sum, n) => sum + n, 0),
    )
    await restoreBackup(targetOf({ ...target.connection, ...as }), plain)
    const { rows } = await target.superuser.query('select count(*)::int as n from leads')
    assert.equal(rows[0].n, 4)
  })

  it('is refused with a reason, and nothing is changed: wrong key, altered, cut off, added to, not one at all', async () => {
    const target = await emptyDatabase()
    const bytes = readFileSync(path)
    let number = 0
    const spoiled = (change: (bytes: Buffer) => Buffer) => {
      const at = join(folder, `spoiled-${++number}.backup`)
      writeFileSync(at, change(Buffer.from(bytes)))
      return at
    }
    const flipped = (at: number) =>
      spoiled(copy => {
        copy[at] = (copy[at] as number) ^ 1
        return copy
      })
    const half = Math.floor(bytes.length / 2)
    const cases: [string, Buffer[], RegExp][] = [
      [path, [otherKey], /opens with the key [0-9a-f]{16}, and the one given is [0-9a-f]{16}/],
      [path, [], /no key was given/],
      [flipped(half), [key], /altered or damaged/],
      [flipped(bytes.length - 1), [key], /altered or damaged/],
      [flipped(40), [key], /altered or damaged|cut off or damaged|cannot|opens with/],
      [spoiled(copy => copy.subarray(0, half)), [key], /cut off|altered/],
      [spoiled(copy => copy.subarray(0, 20)), [key], /cut off/],
      [spoiled(copy => Buffer.concat([copy, Buffer.of(0)])), [key], /added behind the end/],
      [spoiled(() => Buffer.from('not a backup')), [key], /not a backup of Mettle/],
      [join(folder, 'nowhere.backup'), [key], /There is no file/],
    ]
    for (const [file, keys, reason] of cases) {
      await assert.rejects(restoreBackup(targetOf(target.connection, keys), file), reason, String(reason))
      const { rows } = await target.superuser.query(`select to_regclass('public.leads') as leads`)
      if (rows[0].leads)
        assert.equal((await target.superuser.query('select from leads')).rowCount, 0, String(reason))
    }
  })

  it('is refused where the list of disabled people beside it is damaged, before anything is written', async () => {
    const target = await emptyDatabase()
    const beside = mkdtempSync(join(folder, 'damaged-'))
    copyFileSync(path, join(beside, 'whole.backup'))
    writeFileSync(join(beside, 'disabled.json'), '["11111111-')
    await assert.rejects(
      restoreBackup(targetOf(target.connection), join(beside, 'whole.backup')),
      /disabled\.json, the list of people who were disabled, is damaged\..*Nothing was changed\./,
    )
    const { rows } = await target.superuser.query(`select to_regclass('public.leads') as leads`)
    assert.equal(rows[0].leads, null)
  })

  it('goes into an empty installation alone', async () => {
    const before = await tablesOf(source)
    await assert.rejects(
      restoreBackup(targetOf(source.connection), path),
      /Mettle is running on this database/,
    )
    assert.equal(await tablesOf(source), before)
  })

  it('of a newer version is refused, and so is a database that is newer than the backup', async () => {
    const newer = await emptyDatabase()
    await source.superuser.query(`insert into app.migrations values (9999, 'from-the-future', 'x')`)
    const future = join(folder, 'future.backup')
    await backup(future).finally(() =>
      source.superuser.query('delete from app.migrations where number = 9999'),
    )
    await assert.rejects(restoreBackup(targetOf(newer.connection), future), /newer than this version/)
    const migrated = await testDatabase()
    undoLater(() => migrated.drop())
    await migrated.superuser.query(`insert into app.migrations values (9999, 'from-the-future', 'x')`)
    await assert.rejects(
      restoreBackup(targetOf(migrated.connection), path),
      /newer version than the backup's/,
    )
  })

  it('that was cut off keeps the service from starting, and goes on with the same file', async () => {
    const target = await emptyDatabase()
    const place = targetOf(target.connection)
    await target.superuser.query(`create schema mettle_restore`)
    await target.superuser.query(
      `create table mettle_restore.state (backup text, created_at text, step text)`,
    )
    await target.superuser.query(`insert into mettle_restore.state values ('x', '2026-11-15', 'loading')`)
    await assert.rejects(assertNotRestoring(target.connection), /restore of the backup of 2026-11-15/)
    await assert.rejects(
      testService({ METTLE_KEY: key.toString('base64') }, { ...target, drop: async () => {} }),
      /Run "mettle restore" again/,
    )
    await restoreBackup(place, path)
    await assertNotRestoring(target.connection)
    await assert.rejects(restoreBackup(place, path), /not empty/)
  })

  it('does not replace a file, and says where it cannot be written', async () => {
    await assert.rejects(backup(path), /is there already/)
    await assert.rejects(backup(join(folder, 'no/such/place.backup')), /there is no folder/)
    await assert.rejects(backup('/dev/full/x.backup'), /is not a folder/)
  })

  it('does not wait for changes of people, nor they for it', async () => {
    const { superuser } = mettle
    await superuser.query('begin')
    await superuser.query('select pg_advisory_xact_lock(7238412)')
    await backup(join(folder, 'beside.backup'))
    const { rows } = await superuser.query('select app.backup_under_way() as is_under_way')
    await superuser.query('rollback')
    assert.equal(rows[0].is_under_way, false)
  })

  it('holds one moment, whatever is written meanwhile', async () => {
    const writing = new AbortController()
    const writer = (async () => {
      for (let n = 0; !writing.signal.aborted; n++) await createLead(mettle, asha, { name: `Meanwhile ${n}` })
    })()
    const moment = join(folder, 'moment.backup')
    await backup(moment).finally(() => writing.abort())
    await writer
    const target = await emptyDatabase()
    await restoreBackup(targetOf(target.connection), moment)
    const { rows } = await target.superuser.query(
      `select (select count(*)::int from leads) as leads, (select count(*)::int from audit.entries where resource = 'leads' and action = 'create') as audited`,
    )
    assert.equal(rows[0].audited, rows[0].leads)
  })

  it('brings nobody back who was erased since, by the list in the data folder or beside the backup', async () => {
    const { data } = (await mettle.call('GET', '/api/leads?search=Grace', { as: asha })).body
    const asked = await mettle.call('POST', `/api/leads/${data[0].id}/erasure`, { as: asha })
    await eventually(
      async () =>
        (await mettle.call('GET', asked.headers.get('location') as string, { as: asha })).body.data.state ===
        'done',
    )
    const beside = mkdtempSync(join(folder, 'beside-'))
    copyFileSync(path, join(beside, 'mettle.backup'))
    copyFileSync(join(mettle.dataDir, 'erasures.jsonl'), join(beside, 'erasures.jsonl'))
    const target = await emptyDatabase()
    const place = targetOf(target.connection)
    const restored = await restoreBackup(place, join(beside, 'mettle.backup'))
    assert.deepEqual([restored.erased_again, restored.erasures_listed], [1, true])
    const { rows } = await target.superuser.query('select name from leads order by name')
    assert.equal(rows.length, 3)
    assert.equal(
      rows.some(({ name }) => name === 'Grace Hopper'),
      false,
    )
    assert.match(readFileSync(join(place.dataDir, 'erasures.jsonl'), 'utf8'), new RegExp(data[0].id))
  })
})

describe('somebody who was shut out since the backup', () => {
  const password = 'a long enough one 1'
  const signIn = (on: TestService, email: string) =>
    on.call('POST', '/api/auth/login', { body: { email, password } })
  const change = (id: string, body: object) => mettle.call('PATCH', `/api/people/${id}`, { as: asha, body })

  it('does not come back with it: disabled people stay out, and old sign-ins do not count', async () => {
    const emails = ['leaver@example.com', 'stayer@example.com']
    const ids: string[] = []
    const tokens: string[] = []
    for (const email of emails) {
      await mettle.call('POST', '/api/auth/signup', { body: { email, password, first_name: 'Some' } })
      const { rows } = await source.superuser.query(
        'update identity.accounts set email_verified_at = now() where email = $1 returning id',
        [email],
      )
      ids.push(rows[0].id)
      const { access_token } = (await signIn(mettle, email)).body.data
      const made = { name: 'a program' }
      const { token } = (await mettle.call('POST', '/api/auth/tokens', { token: access_token, body: made }))
        .body.data
      tokens.push(access_token, token)
    }
    const beside = mkdtempSync(join(folder, 'before-'))
    const early = join(beside, 'early.backup')
    await backup(early)
    const [leaver, stayer] = ids as [string, string]
    for (const [id, disabled] of [
      [leaver, true],
      [stayer, true],
      [stayer, false],
    ] as const)
      assert.equal((await change(id, { disabled })).status, 200)
    await writeDisabled(beside, await mettle.db.withActor(systemActor('test'), disabledPeople))

    const target = await emptyDatabase()
    const restored = await restoreBackup(targetOf(target.connection), early)
    assert.equal(restored.disabled_again, 1)
    const again = await testService(
      { METTLE_KEY: key.toString('base64') },
      { ...target, drop: async () => {} },
    )
    const statuses: number[] = []
    for (const token of tokens) statuses.push((await again.call('GET', '/api/auth/me', { token })).status)
    assert.deepEqual(statuses, [401, 401, 401, 200], 'a program of somebody who stayed works on')
    assert.equal((await signIn(again, 'leaver@example.com')).status, 401)
    assert.equal((await signIn(again, 'stayer@example.com')).status, 200)
    await again.stop()
  })

  it('or was erased stands in a list in the data folder of every instance', async () => {
    const held = await mettle.person('user')
    await change(held.id, { disabled: true })
    const log = { warn: (_: unknown, problem: string) => assert.fail(problem) } as never
    const dataDir = mkdtempSync(join(folder, 'data-'))
    await keepLists({ db: mettle.db, dataDir, log })()
    assert.ok((await readDisabled(dataDir)).includes(held.id))
    const { rows } = await source.superuser.query(`select subject_id from app.erasures where state = 'done'`)
    assert.ok(rows.length > 0)
    assert.deepEqual(
      (await readLedger(dataDir)).map(({ id }) => id),
      rows.map(({ subject_id }) => subject_id),
    )
    await change(held.id, { disabled: false })
    await keepLists({ db: mettle.db, dataDir, log })()
    assert.ok(!(await readDisabled(dataDir)).includes(held.id))
    assert.deepEqual(await readDisabled(mkdtempSync(join(folder, 'data-'))), [])
  })
})

/** Columns, constraints, indexes, triggers and policies, with all that belongs to them. */
async function schemaOf(client: pg.Client) {
  const texts = [
    `select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) as d, convalidated from pg_constraint
     where connamespace in ('public'::regnamespace, 'app'::regnamespace, 'audit'::regnamespace, 'identity'::regnamespace)`,
    `select indexrelid::regclass::text as t, pg_get_indexdef(indexrelid) as d, indisvalid from pg_index i
     join pg_class c on c.oid = indrelid where relkind = 'r' and relowner = 'mettle_owner'::regrole`,
    `select tgrelid::regclass::text as t, tgname as d, tgenabled from pg_trigger where not tgisinternal`,
    `select oid::regclass::text as t, relrowsecurity, relforcerowsecurity as d from pg_class where relkind = 'r' and relowner = 'mettle_owner'::regrole`,
  ]
  const all = []
  for (const text of texts)
    all.push(...(await client.query(`select x::text from (${text}) x order by 1`)).rows.map(row => row.x))
  return all
}
