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
    // A read that waited behind it until the other one is done would be given up.
    await database.superuser.query(`set lock_timeout = '1s'`)
    let going = true
    const reading = async () => {
      while (going) await database.superuser.query('select from app.settings')
    }
    const rewriting = openRewrite(database.connection)(['app.settings']).finally(() => {
      going = false
    })
    const [left] = await Promise.all([rewriting, reading()])
    await other.query('rollback')
    assert.deepEqual(left, ['app.settings'])
  })
})
