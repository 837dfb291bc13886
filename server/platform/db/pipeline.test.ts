import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { after, before, describe, it } from 'node:test'
import type pg from 'pg'
import { eventually } from '../../../test/harness/eventually.ts'
import { testDatabase } from '../../../test/harness/index.ts'
import { fromDatabase } from '../errors.ts'
import { openPipeline, prepare } from './pipeline.ts'

const enter = { statement: 'enter', values: ['somebody'] }
const read = (name: string, text: string, values: (string | number | null)[] = []) => ({ name, text, values })
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

describe('queries that share a connection', { timeout: 180_000 }, () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  const opened: ReturnType<typeof openPipeline>[] = []
  let number = 0

  before(async () => {
    database = await testDatabase()
  })
  after(async () => {
    await Promise.all(opened.map(pipeline => pipeline.close()))
    await database.drop()
  })

  function open(
    settings: pg.ClientConfig = {},
    onConnect: (client: pg.Client) => Promise<unknown> = () => Promise.resolve(),
    size = 1,
  ) {
    const application_name = `lane ${++number}`
    const pipeline = openPipeline(
      { ...database.connection, application_name, ...settings },
      size,
      async client => {
        await prepare(client, 'enter', `select set_config('app.user_id', $1, true)`)
        await onConnect(client)
      },
    )
    opened.push(pipeline)
    const connections = async () =>
      (
        await database.superuser.query('select from pg_stat_activity where application_name = $1', [
          application_name,
        ])
      ).rowCount
    const backend = async () =>
      (await pipeline.run(enter, read('backend', 'select pg_backend_pid()')))[0]?.[0]
    return { ...pipeline, application_name, connections, backend }
  }

  it('read their columns alike, whether these were asked for or are known', async () => {
    const { run } = open()
    const row = () =>
      run(enter, read('typed', `select 7::int8, true, null, 'é'::text, '\\x00ff'::bytea, $1::int`, [5]))
    const expected = [[7, true, null, 'é', Buffer.from([0, 255]), 5]]
    // The second is sent before the columns of the first are known, the third after.
    const [first, second] = await Promise.all([row(), row()])
    for (const rows of [first, second, await row()]) assert.deepEqual(rows, expected)
  })

  it('may have no columns, or no rows, or be no query that answers with any', async () => {
    const { run } = open()
    for (let n = 0; n < 2; n++) {
      assert.deepEqual(await run(enter, read('bare', 'select from generate_series(1, 2)')), [[], []])
      assert.deepEqual(await run(enter, read('empty', 'select 1 where false')), [])
      assert.deepEqual(await run(enter, read('silent', 'set local work_mem = 1024')), [])
    }
  })

  it('fail alone: those sent before and behind one that fails are answered', async () => {
    const { run } = open()
    const one = (n: number) =>
      run(enter, read('divide', 'select 1 / $1::int', [n])).then(
        ([row]) => row?.[0],
        ({ code }) => code,
      )
    assert.deepEqual(await Promise.all([one(1), one(0), one(1), one(0), one(1)]), [1, '22012', 1, '22012', 1])
  })

  it('are answered or told to come again while a statement cannot be parsed, and answered from then on', async () => {
    const { run } = open()
    const { superuser } = database
    await superuser.query('create table comes_and_goes (n int)')
    const outcomes = new Set<string>()
    for (let round = 0; round < 20; round++) {
      await superuser.query('alter table comes_and_goes rename to gone')
      const statement = read(`fleeting ${round}`, 'select n from comes_and_goes')
      const asked = Array.from({ length: 400 }, async (_, n) => {
        await wait(n / 20)
        await run(enter, statement).then(
          () => outcomes.add('answered'),
          error => outcomes.add(error.code === '42P01' ? 'gone' : (fromDatabase(error)?.code ?? error.code)),
        )
      })
      await wait(5)
      await superuser.query('alter table gone rename to comes_and_goes')
      await Promise.all(asked)
      assert.deepEqual(await run(enter, statement), [])
    }
    for (const outcome of outcomes) assert.ok(['answered', 'gone', 'UNAVAILABLE'].includes(outcome), outcome)
  })

  it('are sent again, writes too, where the first with their statement failed before it was prepared', async () => {
    const { superuser } = database
    await superuser.query('create table busy (n int)')
    const { run } = open({}, client => client.query(`set lock_timeout = '3s'`))
    await superuser.query('begin; lock table busy in access exclusive mode')
    const write = () => run(enter, read('into busy', 'insert into busy values (1)'))
    const [first, second] = [write(), write()]
    await assert.rejects(first, { code: '55P03' })
    await superuser.query('rollback')
    await second
    const { rows } = await superuser.query('select count(*)::int as n from busy')
    assert.equal(rows[0].n, 1)
  })

  it('are not asked again when they took too long', async () => {
    await database.superuser.query('create sequence tries')
    const { run } = open({ statement_timeout: 100 })
    await assert.rejects(run(enter, read('slow', `select nextval('tries'), pg_sleep(5)`)), { code: '57014' })
    const { rows } = await database.superuser.query('select last_value from tries')
    assert.equal(Number(rows[0].last_value), 1)
  })

  it('keep their connection when the driver has a time-out of its own', async () => {
    const { backend } = open({ query_timeout: 1_500 })
    const first = await backend()
    await wait(1_800)
    assert.equal(await backend(), first)
  })

  it('leave no connection behind that could not be made ready', async () => {
    const { run, connections } = open({}, client => client.query('select from no_such_table'))
    for (let n = 0; n < 3; n++) await assert.rejects(run(enter, read('any', 'select 1')), { code: '42P01' })
    await eventually(async () => (await connections()) === 0)
  })

  it('are answered after a migration changed what they return, and read as it is now', async () => {
    const { run, connections } = open({}, undefined, 2)
    const { superuser } = database
    await superuser.query('create table migrated (n int); insert into migrated values (1)')
    const ask = () => run(enter, read('migrated', 'select n from migrated'))
    assert.deepEqual(await Promise.all([ask(), ask()]), Array(2).fill([[1]]))
    await superuser.query('alter table migrated alter n type text')
    assert.deepEqual(await Promise.all(Array.from({ length: 10 }, ask)), Array(10).fill([['1']]))
    await eventually(async () => (await connections()) === 2)
  })

  it('read their columns as they are on their own connection', async () => {
    const { run } = open({}, undefined, 2)
    const { superuser } = database
    await superuser.query('create table widened (n int); insert into widened values (1)')
    const ask = () => run(enter, read('widened', 'select n from widened'))
    assert.deepEqual(await ask(), [[1]])
    await superuser.query('alter table widened alter n type text')
    assert.deepEqual(await ask(), [['1']])
  })

  it('are settled when the connection closes while it opens, which leaves none open', async () => {
    const { run, close, connections } = open()
    const told = (error: unknown) => fromDatabase(error)?.code
    const asked = run(enter, read('last', 'select 1')).then(([row]) => row?.[0], told)
    await close()
    assert.ok([1, 'UNAVAILABLE'].includes((await asked) as number | string))
    assert.equal(await run(enter, read('late', 'select 1')).catch(told), 'UNAVAILABLE')
    await eventually(async () => (await connections()) === 0)
  })

  it('find a new connection when theirs is lost', async () => {
    const { run, backend, application_name } = open({}, undefined, 2)
    await Promise.all([backend(), backend()])
    await database.superuser.query('create sequence asked')
    const patient = `select pg_backend_pid(), pg_sleep(case when nextval('asked') = 1 then 30 else 0 end)`
    const asked = run(enter, read('patient', patient))
    const lost = await eventually(async () => {
      const { rows } = await database.superuser.query(
        `select pid, pg_terminate_backend(pid) from pg_stat_activity
         where application_name = $1 and state = 'active'`,
        [application_name],
      )
      return rows[0]?.pid
    })
    const [row] = await asked
    assert.notEqual(row?.[0], lost)
  })

  it('are never sent twice where they write: what was lost may have been done', async () => {
    await database.superuser.query('create sequence sent; create table written (n int)')
    const { run, backend, application_name } = open({}, undefined, 2)
    await Promise.all([backend(), backend()])
    const statement = read('write', `insert into written select nextval('sent') from pg_sleep(30)`)
    const asked = run(enter, statement).then(
      () => 'done',
      error => fromDatabase(error)?.code,
    )
    await eventually(async () => {
      const { rowCount } = await database.superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and state = 'active'`,
        [application_name],
      )
      return rowCount
    })
    assert.equal(await asked, 'UNAVAILABLE')
    await Promise.all([backend(), backend()])
    const { rows } = await database.superuser.query(
      `select (select count(*)::int from written) as written,
         (select count(*)::int from pg_stat_activity where application_name = $1 and query like 'insert%') as sent`,
      [application_name],
    )
    assert.deepEqual(rows, [{ written: 0, sent: 0 }])
  })

  it('fail alone when their answer cannot be read, and the process goes on', async () => {
    const { run } = open({}, undefined, 2)
    const large = run(enter, read('large', `select repeat('x', 140000000)`))
    const beside = run(enter, read('beside', 'select 1'))
    const behind = run(enter, read('behind', 'select 2'))
    await assert.rejects(large, { code: 'ERR_ANSWER_TOO_LARGE' })
    assert.deepEqual(await beside, [[1]])
    assert.deepEqual(await behind, [[2]])
  })

  it('find another server when theirs takes no more writes', async () => {
    const { run } = open()
    await database.superuser.query('create table taken (n int)')
    const write = () => run(enter, read('take', 'insert into taken values (1)'))
    await write()
    // As on a connection to a server that has become a standby meanwhile.
    await run(enter, read('standby', `select set_config('default_transaction_read_only', 'on', false)`))
    await write()
    const { rows } = await database.superuser.query('select count(*)::int as n from taken')
    assert.equal(rows[0].n, 2)
  })

  it('are told to come again when nobody answers at the database', async () => {
    const silent = createServer(socket => socket.unref())
      .listen(0, '127.0.0.1')
      .unref()
    await new Promise(resolve => silent.once('listening', resolve))
    const { port } = silent.address() as { port: number }
    const { run } = open({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 })
    await assert.rejects(
      run(enter, read('unheard', 'select 1')),
      error => fromDatabase(error)?.code === 'UNAVAILABLE',
    )
    silent.close()
  })
})
