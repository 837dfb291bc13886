import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { testDatabase } from '../../../test/harness/index.ts'
import { Client } from './client.ts'
import { openRewrite } from './rewrite.ts'

describe('a table that held something erased', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let other: Client
  before(async () => {
    database = await testDatabase()
    other = new Client(database.connection)
    await other.connect()
  })
  after(async () => {
    await other.end()
    await database.drop()
  })
  const fileOf = async () =>
    (await database.superuser.query(`select pg_relation_filenode('app.settings') as file`)).rows[0].file

  it('is written anew, and while a backup is made only vacuumed', async () => {
    const rewrite = openRewrite(database.connection)
    const first = await fileOf()
    assert.deepEqual(await rewrite(['app.settings']), [])
    const second = await fileOf()
    assert.notEqual(second, first)
    await other.query(
      'begin; select pg_advisory_xact_lock(7238480); lock table app.settings in access share mode',
    )
    assert.deepEqual(await rewrite(['app.settings']), ['app.settings'])
    assert.equal(await fileOf(), second)
    await other.query('rollback')
  })

  it('that somebody holds is not waited for: whoever else needs it would wait too', async () => {
    await other.query('begin; lock table app.settings in access share mode')
    const lasting = async (work: () => Promise<unknown>) => {
      const began = performance.now()
      await work()
      return performance.now() - began
    }
    const givenUpSoon = await lasting(() =>
      assert.rejects(
        database.superuser.query(
          `set local lock_timeout = '100ms'; lock table app.settings in access exclusive mode`,
        ),
      ),
    )
    let longest = 0
    let going = true
    const reading = (async () => {
      while (going)
        longest = Math.max(longest, await lasting(() => database.superuser.query('select from app.settings')))
    })()
    const left = await openRewrite(database.connection)(['app.settings'])
    going = false
    await reading
    await other.query('rollback')
    assert.deepEqual(left, ['app.settings'])
    assert.ok(longest < 8 * givenUpSoon, `${longest} ms, where to give up took ${givenUpSoon}`)
  })
})
