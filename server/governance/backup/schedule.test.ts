import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import {
  type TestPerson,
  type TestService,
  testDatabase,
  testService,
  undoLater,
} from '../../../test/harness/index.ts'
import { isDiskSilent } from '../../platform/backup/disk.ts'
import { readConfig } from '../../platform/config.ts'
import { readDisabled } from './disabled-list.ts'
import { backUpIfDue, backupsToKeep } from './schedule.ts'

const folder = mkdtempSync(join(tmpdir(), 'mettle-scheduled-'))
const key = Buffer.alloc(32, 'by the clock')
const letters: { to: string; text: string }[] = []
let mettle: TestService
let asha: TestPerson
let backUpAt: (at: string) => Promise<void>
before(async () => {
  undoLater(() => rmSync(folder, { recursive: true, force: true }))
  const database = await testDatabase()
  mettle = await testService(
    { METTLE_KEY: key.toString('base64'), METRICS_TOKEN: 'for prometheus' },
    database,
  )
  asha = await mettle.person('admin')
  const { db, log } = mettle
  const mail = { send: async (_: unknown, letter: (typeof letters)[0]) => void letters.push(letter) }
  const parts = {
    config: readConfig({ METTLE_DATA: mettle.dataDir }),
    admin: database.connection,
    master: key,
    mettle: '0.0.0',
    db,
    log,
    mail: mail as never,
  }
  backUpAt = at => backUpIfDue(parts, new Date(at))
})

const put = (value: object) => mettle.call('PUT', '/api/settings/backups', { as: asha, body: value })
const status = async () => (await mettle.call('GET', '/api/system/status', { as: asha })).body.data
const files = () => readdirSync(folder).sort()

describe('backups by the clock', () => {
  it('are off until a folder is named, and an admin is told that there is none', async () => {
    await backUpAt('2026-11-15T02:00:00Z')
    const { backups, warnings } = await status()
    assert.deepEqual(backups, { scheduled: false, last: null, last_failure: null })
    assert.equal(
      warnings.some((warning: string) => /There is no backup/.test(warning)),
      true,
    )
  })

  it('take a folder that is there, can be written to and lies outside of the data folder', async () => {
    const rest = { hour: 2, keep_daily: 2, keep_weekly: 1 }
    const link = join(folder, 'link')
    symlinkSync(mettle.dataDir, link)
    const refused = [
      'backups',
      '/nowhere/at/all',
      '/proc',
      mettle.dataDir,
      join(mettle.dataDir, 'audit'),
      link,
    ]
    for (const place of refused) {
      const { status, body } = await put({ folder: place, ...rest })
      assert.deepEqual([status, body.error.details.field], [400, 'folder'], place)
    }
    rmSync(link)
    assert.equal((await put({ folder, ...rest })).status, 200)
  })

  it('are made once in their hour, and stand in status and metrics', async () => {
    await backUpAt('2026-11-15T01:50:00Z')
    assert.deepEqual(files(), [])
    await backUpAt('2026-11-15T02:00:00Z')
    await backUpAt('2026-11-15T02:10:00Z')
    assert.deepEqual(files(), ['mettle-2026-11-15T02-00-00-000Z.backup'])
    const { backups } = await status()
    assert.deepEqual([backups.scheduled, backups.last.state, backups.last.scheduled], [true, 'done', true])
    const { text } = await mettle.call('GET', '/metrics', { token: 'for prometheus' })
    assert.match(text, /^mettle_backup_last_success_timestamp_seconds 1794708000$/m)
    assert.match(text, /^mettle_backup_last_size_bytes [1-9]\d+$/m)
    assert.doesNotMatch(text, /^mettle_backup_last_failure_timestamp_seconds /m)
    assert.match(text, /^mettle_data_volume_encryption\{encryption="(encrypted|none_seen|unknown)"\} 1$/m)
  })

  it('keep the newest of the last days and weeks, and remove only what they made themselves', async () => {
    const theirs = join(folder, 'mettle-by-hand.backup')
    writeFileSync(theirs, '')
    for (const day of ['16', '17', '18']) await backUpAt(`2026-11-${day}T02:00:00Z`)
    assert.deepEqual(files(), [
      'mettle-2026-11-17T02-00-00-000Z.backup',
      'mettle-2026-11-18T02-00-00-000Z.backup',
      'mettle-by-hand.backup',
    ])
  })

  it('that fail are tried again in their hour, and told to admins once', async () => {
    rmSync(folder, { recursive: true })
    for (const minute of ['00', '10', '20']) await backUpAt(`2026-11-19T02:${minute}:00Z`)
    assert.deepEqual(
      letters.map(({ to }) => to),
      [`${asha.id}@example.com`],
    )
    assert.match(letters[0]?.text ?? '', /there is no folder/)
    const { backups, warnings } = await status()
    assert.match(backups.last_failure.problem, /there is no folder/)
    assert.equal(warnings.includes('The last backup could not be made.'), true)
    mkdirSync(folder)
    await backUpAt('2026-11-19T02:30:00Z')
    assert.equal(files().length, 1)
  })

  it('that a kill cut off are found to be so, and what a restore needs is kept beside them', async () => {
    await mettle.superuser.query(
      `insert into app.backups (id, scheduled, state, path, started_at) values (gen_random_uuid(), true, 'running', '/x', now() - interval '2 minutes')`,
    )
    const erasure = '{"kind":"lead","id":"x","at":"2026-11-19T00:00:00.000Z","receipt":"r"}'
    writeFileSync(join(mettle.dataDir, 'erasures.jsonl'), erasure)
    const { id } = await mettle.person('user')
    await mettle.superuser.query('update identity.accounts set disabled_at = now() where id = $1', [id])
    await backUpAt('2026-11-20T01:00:00Z')
    assert.deepEqual(await readDisabled(folder), [id])
    assert.equal(
      readFileSync(join(folder, 'erasures.jsonl'), 'utf8').trim(),
      erasure,
      'kept beside the backups',
    )
    const { rows } = await mettle.superuser.query(`select problem from app.backups where path = '/x'`)
    assert.deepEqual(rows, [{ problem: 'It was cut off.' }])
  })

  it('on a disk that does not answer cost no request, and admins are told that the lists are not there', async () => {
    const fifo = join(folder, 'erasures.jsonl')
    rmSync(fifo)
    // Whoever opens it to read waits until somebody opens it to write.
    execFileSync('mkfifo', [fifo])
    letters.length = 0
    let over = false
    const backing = backUpAt('2026-11-20T04:00:00Z').finally(() => {
      over = true
    })
    for (let n = 0; n < 3; n++)
      assert.equal((await mettle.call('GET', '/api/leads', { as: asha })).status, 200)
    assert.equal(over, false)
    await backing
    const isWarned = async () =>
      (await status()).warnings.some((warning: string) =>
        /erased and disabled.*does not answer/.test(warning),
      )
    assert.deepEqual(
      letters.map(({ text }) => /does not answer/.test(text)),
      [true],
    )
    assert.equal(await isWarned(), true)
    const { body } = await put({ folder, hour: 2, keep_daily: 2, keep_weekly: 1 })
    assert.match(body.error.message, /a disk that answers/)
    await backUpAt('2026-11-20T04:10:00Z')
    assert.equal(letters.length, 1, 'told once')

    const other = openSync(fifo, 'w')
    rmSync(fifo)
    closeSync(other)
    await eventually(() => !isDiskSilent())
    await backUpAt('2026-11-20T04:20:00Z')
    assert.equal(await isWarned(), false)
    assert.ok(files().includes('erasures.jsonl'))
  })
})

it('of backups over months, the last days and the last weeks stay', () => {
  const days = Array.from({ length: 60 }, (_, n) => ({
    started_at: new Date(Date.UTC(2026, 10, 15 - n, 2)).toISOString(),
  }))
  const kept = backupsToKeep(days, { keep_daily: 3, keep_weekly: 3 }).map(({ started_at }) =>
    started_at.slice(0, 10),
  )
  // The 15th is a Sunday, the last day of its week.
  assert.deepEqual(kept, ['2026-11-15', '2026-11-14', '2026-11-13', '2026-11-08', '2026-11-01'])
})
