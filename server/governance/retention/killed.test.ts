import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { before, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestService, testService } from '../../../test/harness/index.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { runRetention } from './run.ts'
import { retentionSetting } from './setting.ts'

const leads = 3_000
let mettle: TestService

before(async () => {
  mettle = await testService()
  await mettle.superuser.query(
    `insert into leads (name, phone, status, created_at)
     select 'Old Lead ' || n, '98765' || lpad(n::text, 5, '0'), 'lost', now() - interval '2 years'
     from generate_series(1, ${leads}) n`,
  )
  const ages = { ...retentionSetting.default, leads: { ...retentionSetting.default.leads, lost: 365 } }
  await mettle.superuser.query(`insert into app.settings (id, value) values ('retention', $1)`, [
    JSON.stringify(ages),
  ])
  while ((await mettle.superuser.query('select app.fold_analytics(10000) as more')).rows[0].more);
})

const left = async () => Number((await mettle.superuser.query('select count(*) as n from leads')).rows[0].n)
const counted = async () =>
  Number(
    (
      await mettle.superuser.query(
        `select coalesce(sum((removed ->> 'leads lost')::int), 0) as n from app.retention_runs`,
      )
    ).rows[0].n,
  )

it('a night that is killed in the middle goes on where it was, and counts every lead once', async () => {
  const script = fileURLToPath(new URL('run-once.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, [script, mettle.databaseUrl, mettle.dataDir], { stdio: 'inherit' })
  const ended = new Promise(resolve => child.once('exit', resolve))
  await eventually(async () => (await left()) < leads)
  child.kill('SIGKILL')
  await ended
  // What the killed process had begun is undone once its connection is found to be gone.
  const remaining = await eventually(async () => {
    const now = await left()
    return (await counted()) === leads - now && now
  })
  assert.ok(remaining > 0 && remaining < leads, `${remaining} are left`)

  const seal = openSeal(readMasterKeys(undefined as never, mettle.dataDir) as Buffer[])
  const parts = { ...mettle, seal, config: { publicUrl: mettle.url }, mail: { send: async () => {} } }
  const removed = await runRetention(parts as never)
  assert.equal(removed['leads lost'], leads)
  assert.equal(await left(), 0)
  const { rows } = await mettle.superuser.query(
    `select sum(cardinality(row_ids)) as n from audit.entries where action = 'forget' and resource = 'leads'`,
  )
  assert.equal(Number(rows[0].n), leads)
  const { rows: runs } = await mettle.superuser.query('select from app.retention_runs')
  assert.equal(runs.length, 1)
})
