import assert from 'node:assert/strict'
import { execFile, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import pg from 'pg'
import { assertNotRestoring, countRows } from '../../server/platform/backup/index.ts'
import { bareEnvironment } from '../harness/bare-environment.ts'
import { eventually } from '../harness/eventually.ts'
import { type TestDatabase, testDatabase, testService, undoLater } from '../harness/index.ts'
import { createLead } from '../spec/support.ts'
import { dataFolder, type Settings } from './running.ts'

const cli = join(import.meta.dirname, '../../server/cli.ts')
const key = Buffer.alloc(32, 'killed').toString('base64')
const envOf = (settings: Settings) => ({
  ...bareEnvironment,
  METTLE_KEY: key,
  METTLE_DATA: folder,
  ...settings,
})
const run = (args: string[], settings: Settings) =>
  promisify(execFile)(process.execPath, [cli, ...args], { env: envOf(settings) })

let folder: string
let source: TestDatabase
before(async () => {
  folder = dataFolder()
  source = await testDatabase()
  const mettle = await testService({ METTLE_KEY: key }, source)
  await createLead(mettle, await mettle.person('admin'), { name: 'Grace Hopper' })
})

/** The command in a process of its own, killed by force once `moment` has come. */
async function killedAt(args: string[], settings: Settings, moment: () => Promise<unknown>) {
  const child = spawn(process.execPath, [cli, ...args], { env: envOf(settings), stdio: 'ignore' })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await eventually(moment)
  child.kill('SIGKILL')
  await ended
}

/** Whoever wants to read or change the table waits until the given work is done. */
async function holding(database: TestDatabase, table: string, work: () => Promise<void>) {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${table} in access exclusive mode`)
    await work()
    await client.query('rollback')
  } finally {
    await client.end()
  }
}

const waits = async ({ superuser }: TestDatabase, name: string) =>
  (
    await superuser.query(
      `select from pg_stat_activity where datname = current_database()
    and application_name = $1 and wait_event_type = 'Lock'`,
      [name],
    )
  ).rowCount

describe('a backup killed by force', () => {
  const path = () => join(folder, 'mettle.backup')

  it('leaves no file of its name, and the next one clears away what it left', async () => {
    const settings = { DATABASE_URL: source.url }
    await holding(source, 'pgboss.job', () =>
      killedAt(['backup', '--to', path()], settings, () => waits(source, 'mettle backup')),
    )
    const left = readdirSync(folder).filter(name => name.startsWith('mettle.backup'))
    assert.equal(left.length, 1)
    assert.match(left[0] as string, /\.partial$/)
    await eventually(async () => (await waits(source, 'mettle backup')) === 0)
    const { stdout } = await run(['backup', '--to', path()], settings)
    assert.equal(JSON.parse(stdout).path, path())
    assert.deepEqual(
      readdirSync(folder).filter(name => name.startsWith('mettle.backup')),
      ['mettle.backup'],
    )
  })

  it('and a restore killed by force goes on, before, during and after the load, and nobody is served meanwhile', async () => {
    const target = await testDatabase('template0')
    undoLater(() => target.drop())
    const settings = { DATABASE_URL: target.url, METTLE_DATA: dataFolder() }
    const args = ['restore', '--from', path()]
    const step = async () => {
      const { rows } = await target.superuser.query(`select to_regclass('mettle_restore.state') as there`)
      if (!rows[0].there) return undefined
      return (await target.superuser.query('select step from mettle_restore.state')).rows[0]?.step
    }
    const isRefused = () =>
      assert.rejects(assertNotRestoring(target.connection), /restore of the backup of .* was cut off/)
    const gone = () =>
      eventually(async () => {
        // What a killed process had asked for last may still be under way there.
        const { rowCount } = await target.superuser.query(`select from pg_stat_activity
          where datname = current_database() and application_name like 'mettle %'`)
        return rowCount === 0
      })
    const begun = async () =>
      (await target.superuser.query('select xmin::text as by from mettle_restore.state')).rows[0].by

    await killedAt(args, settings, async () => (await step()) === 'loading')
    await gone()
    await isRefused()

    const first = await begun()
    const restoring = spawn(process.execPath, [cli, ...args], { env: envOf(settings), stdio: 'ignore' })
    const ended = new Promise<void>(resolve => restoring.once('exit', () => resolve()))
    await eventually(async () => (await begun()) !== first)
    // The last that is loaded.
    await holding(target, 'mettle_restore.jobs', async () => {
      await eventually(() => waits(target, 'mettle restore'))
      restoring.kill('SIGKILL')
      await ended
    })
    await gone()
    assert.equal((await target.superuser.query('select from leads')).rowCount, 0)
    await isRefused()

    await killedAt(args, settings, async () => (await step()) === 'loaded')
    await isRefused()
    const { stdout } = await run(args, settings)
    const counts = await countRows(source.superuser)
    assert.equal(JSON.parse(stdout).tables, counts.size)
    assert.equal((await target.superuser.query('select name from leads')).rows[0].name, 'Grace Hopper')
    const { stdout: people } = await run(['user', 'list'], settings)
    assert.match(people, /"role":"admin"/)
  })

  it('on a full disk leaves nothing, and says so', async t => {
    const disk = join(folder, 'full')
    mkdirSync(disk)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      return t.skip('a small disk can only be mounted by root, where mounting is permitted')
    }
    undoLater(() => execFileSync('umount', ['-l', disk]))
    const file = openSync(join(disk, 'filler'), 'w')
    for (const size of [4096 * 12, 4096]) writeSync(file, Buffer.alloc(size))
    closeSync(file)
    const to = join(disk, 'mettle.backup')
    await assert.rejects(run(['backup', '--to', to], { DATABASE_URL: source.url }), /the disk is full/)
    assert.equal(existsSync(to), false)
    assert.deepEqual(readdirSync(disk), ['filler'])
  })
})
