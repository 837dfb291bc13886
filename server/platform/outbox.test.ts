import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import pg from 'pg'
import { eventually } from '../../test/harness/eventually.ts'
import { testDatabase, undoLater } from '../../test/harness/index.ts'
import { type Database, openDatabase } from './db/index.ts'
import { runtimeLogin } from './db/runtime-role.ts'
import { type Change, type Outbox, openOutbox } from './outbox.ts'
import { showCursor } from './outbox-cursor.ts'
import { pruneOutbox } from './outbox-queries.ts'
import { openSignal } from './outbox-signal.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let superuser: pg.Client
let login: pg.ClientConfig
let db: Database
let ada: string
let ben: string
before(async () => {
  database = await testDatabase()
  superuser = database.superuser
  login = await runtimeLogin(database.connection, [Buffer.alloc(32)])
  db = openDatabase(login)
  undoLater(async () => {
    await db.close()
    await database.drop()
  })
  const { rows } = await superuser.query(
    `insert into profiles (id, role) values (gen_random_uuid(), 'telecaller'), (gen_random_uuid(), 'telecaller') returning id`,
  )
  ada = rows[0].id
  ben = rows[1].id
})

const silent = (error: unknown) => assert.fail(error as Error)
const instance = () => {
  const signal = openSignal(login, silent)
  const outbox = openOutbox({ db, signal, onTrouble: silent })
  return {
    ...outbox,
    signal,
    async stop() {
      await outbox.close()
      await signal.close()
    },
  }
}
const insertLead = async (
  client: pg.Client,
  name = 'Grace Hopper',
  owner: string | null = ada,
): Promise<string> =>
  (await client.query('insert into leads (name, assigned_to) values ($1, $2) returning id', [name, owner]))
    .rows[0].id
const startAttempt = async (client: pg.Client, person: string): Promise<string> => {
  const { rows } = await client.query(
    `with made as (insert into assessments (title) values ('T') returning id)
     insert into attempts (id, assessment_id, user_id, seed, engine_version)
     select gen_random_uuid(), id, $1, 's', '1' from made returning id`,
    [person],
  )
  return rows[0].id
}
const connected = async () => {
  const client = new pg.Client(database.connection)
  await client.connect()
  return client
}
/**
 * The changes of these rows, once there are so many: others on the same server may hold them back for a moment, and
 * let a reader begin a little earlier.
 */
const readAll = (after: Outbox['after'], cursor: string, rows: string[], count: number) =>
  eventually(async () => {
    const changes = (await after(cursor)).changes.filter(change => rows.includes(change.row_id))
    return changes.length >= count && changes
  })
const brief = ({ topic, type, row_id, before, after }: Change) => [topic, type, row_id, before, after]

describe('the outbox', () => {
  it('tells which lead changed and who could see it before and after', async () => {
    const { end, after, stop } = instance()
    const start = await end()
    const id = await insertLead(superuser)
    await superuser.query('update leads set assigned_to = $2 where id = $1', [id, ben])
    await superuser.query('update leads set company = $2 where id = $1', [id, 'Navy'])
    await superuser.query('delete from leads where id = $1', [id])
    assert.deepEqual((await readAll(after, start, [id], 4)).map(brief), [
      ['leads', 'INSERT', id, null, ada],
      ['leads', 'UPDATE', id, ada, ben],
      ['leads', 'UPDATE', id, ben, ben],
      ['leads', 'DELETE', id, ben, null],
    ])
    await stop()
  })

  it('holds nothing of what a lead said, before it was deleted or after', async () => {
    const secret = randomUUID()
    const id = await insertLead(superuser, `Called ${secret}`)
    await superuser.query('update leads set company = $2, email = $3 where id = $1', [
      id,
      secret,
      `${secret}@x.example`,
    ])
    await superuser.query('delete from leads where id = $1', [id])
    const { rows } = await superuser.query('select o::text as row from app.outbox o')
    assert.ok(rows.some(({ row }) => row.includes(id)))
    assert.ok(!rows.some(({ row }) => row.includes(secret)))
  })

  it('tells of attempts that start and move on, and of results, to whom they belong', async () => {
    const { end, after, stop } = instance()
    const start = await end()
    const { rows } = await superuser.query(`insert into assessments (title) values ('T') returning id`)
    const [assessment, attempt, result] = [rows[0].id, randomUUID(), randomUUID()]
    await superuser.query(
      `insert into attempts (id, assessment_id, user_id, seed, engine_version) values ($1, $2, $3, 's', '1')`,
      [attempt, assessment, ada],
    )
    await superuser.query(`update attempts set submitted_at = now() where id = $1`, [attempt])
    await superuser.query(`update attempts set state = 'completed' where id = $1`, [attempt])
    await superuser.query(
      `insert into assessment_results (id, attempt_id, user_id, assessment_id, engine_version, reason, sealed)
       values ($1, $2, $3, $4, '1', 'submitted', '')`,
      [result, attempt, ada, assessment],
    )
    assert.deepEqual((await readAll(after, start, [attempt, result], 4)).map(brief), [
      ['attempts', 'INSERT', attempt, null, ada],
      ['attempts', 'UPDATE', attempt, ada, ada],
      ['assessment.completed', 'INSERT', attempt, null, ada],
      ['assessment_results', 'INSERT', result, null, ada],
    ])
    await stop()
  })
})

describe('a reader of the outbox', () => {
  it('does not pass over a transaction that began first and commits last', async () => {
    const { end, after, stop } = instance()
    const slow = await connected()
    const start = await end()
    await slow.query('begin')
    // Not a lead: those of two connections may share a counter, and the second would wait for the first for ever.
    const first = await startAttempt(slow, ben)
    const second = await insertLead(superuser)
    const early = await after(start)
    assert.ok(!early.changes.some(({ row_id }) => row_id === first || row_id === second))
    await slow.query('commit')
    const late = await readAll(after, early.cursor, [first, second], 2)
    assert.deepEqual(
      late.map(change => change.row_id),
      [first, second],
    )
    await slow.end()
    await stop()
  })

  it('waits for no transaction of another database on the same server', async t => {
    const { end, after, stop } = instance()
    const elsewhere = new pg.Client({ ...database.connection, database: 'postgres' })
    await elsewhere.connect()
    t.after(() => elsewhere.end())
    const start = await end()
    await elsewhere.query('begin; select pg_current_xact_id()')
    const lead = await insertLead(superuser)
    await readAll(after, start, [lead], 1)
    const { cursor } = await after(await end())
    const next = await insertLead(superuser)
    const [told] = await readAll(after, cursor, [next], 1)
    assert.equal(told?.row_id, next)
    const { rows } = await superuser.query(
      'select $1::xid8 > pg_snapshot_xmin(pg_current_snapshot()) as beside',
      [told?.cursor.xid],
    )
    assert.equal(rows[0].beside, true, 'the other one is still under way')
    await stop()
  })

  it('page by page gets each change once, and what was rolled back never', async () => {
    const { end, after, stop } = instance()
    let cursor = await end()
    const made: string[] = []
    for (let n = 0; n < 7; n++) made.push(await insertLead(superuser))
    await superuser.query('begin')
    await insertLead(superuser)
    await superuser.query('rollback')
    await readAll(after, cursor, made, 7)
    const read: string[] = []
    // A transaction of another test's database that has just begun may hold the rest back for a moment.
    await eventually(async () => {
      const page = await after(cursor, 3)
      assert.ok(page.changes.length <= 3)
      read.push(...page.changes.map(change => change.row_id))
      cursor = page.cursor
      return page.changes.length === 0 && made.every(id => read.includes(id))
    })
    assert.deepEqual(
      read.filter(id => made.includes(id)),
      made,
    )
    assert.equal(new Set(read).size, read.length)
    await stop()
  })

  it('in each of several instances hears of every change of many writers, once and in the same order', async () => {
    const instances = [instance(), instance()]
    const heard = instances.map(({ listen }) => {
      const ids: string[] = []
      listen(changes => ids.push(...(changes === 'reset' ? ['reset'] : changes.map(change => change.row_id))))
      return ids
    })
    // Listening begins when its first look is done.
    const probe = await eventually(async () => {
      const id = await insertLead(superuser, 'Probe')
      instances[0]?.signal.changed()
      await new Promise(resolve => setTimeout(resolve, 60))
      return heard.every(ids => ids.includes(id)) && id
    })
    const from = heard.map(ids => ids.indexOf(probe) + 1)
    const writers = await Promise.all([connected(), connected(), connected(), connected()])
    const made = (
      await Promise.all(
        writers.map(async client => {
          const ids: string[] = []
          for (let n = 0; n < 25; n++) {
            await client.query('begin')
            ids.push(await insertLead(client))
            if (n % 5 === 0) await new Promise(resolve => setTimeout(resolve, 10))
            await client.query('commit')
            instances[1]?.signal.changed()
          }
          await client.end()
          return ids
        }),
      )
    ).flat()
    await eventually(() => heard.every((ids, i) => ids.length - (from[i] as number) >= made.length))
    for (const [i, ids] of heard.entries()) assert.deepEqual(ids.slice(from[i]).toSorted(), made.toSorted())
    assert.deepEqual(heard[0]?.slice(from[0]), heard[1]?.slice(from[1]))
    for (const { stop } of instances) await stop()
  })

  it('hears of a change at the next look where notifications do not come through', async () => {
    const deaf = { changed() {}, onChange: () => () => {}, close: async () => {} }
    const outbox = openOutbox({ db, signal: deaf, onTrouble: silent })
    const heard: Change[] = []
    outbox.listen(changes => changes !== 'reset' && heard.push(...changes))
    await eventually(async () => {
      await insertLead(superuser, 'Unannounced')
      await new Promise(resolve => setTimeout(resolve, 300))
      return heard.length > 0
    })
    await outbox.close()
  })

  it('with a name goes on where it stopped, works once among several, and repeats what failed', async () => {
    const name = `test ${randomUUID()}`
    await superuser.query('create table if not exists public.worked (row_id uuid, pid int)')
    await superuser.query('grant insert on public.worked to mettle_system')
    const [one, two] = [instance(), instance()]
    let failing = true
    const work = async (
      tx: { rows: (text: string, values: unknown[]) => Promise<unknown> },
      changes: Change[],
    ) => {
      for (const { row_id } of changes)
        await tx.rows('insert into public.worked values ($1, pg_backend_pid())', [row_id])
      if (failing) throw new Error('the work failed')
    }
    const troubles: unknown[] = []
    const failingOutbox = openOutbox({ db, signal: one.signal, onTrouble: error => troubles.push(error) })
    failingOutbox.follow(name, 'true', work)
    await eventually(
      async () => (await superuser.query('select from app.outbox_readers where name = $1', [name])).rowCount,
    )
    const made = [await insertLead(superuser), await insertLead(superuser)]
    one.signal.changed()
    await eventually(() => troubles.length > 0)
    await failingOutbox.close()
    failing = false
    one.follow(name, 'true', work)
    two.follow(name, 'true', work)
    for (let n = 0; n < 20; n++) made.push(await insertLead(superuser))
    two.signal.changed()
    const worked = async () =>
      (await superuser.query('select row_id from public.worked')).rows.map(row => row.row_id)
    await eventually(async () => (await worked()).length >= made.length)
    await one.stop()
    await two.stop()
    assert.deepEqual(await worked(), made)
    await superuser.query('drop table public.worked')
  })

  it('with a name is told what concerns it, and passes by the rest', async () => {
    const name = `test ${randomUUID()}`
    const { follow, signal, stop } = instance()
    const told: string[] = []
    follow(name, `topic <> 'leads'`, async (_, changes) => {
      told.push(...changes.map(({ topic }) => topic))
    })
    const place = async () =>
      (await superuser.query('select xid::text, id from app.outbox_readers where name = $1', [name])).rows[0]
    await eventually(place)
    await superuser.query(
      `insert into leads (name, assigned_to) select 'Grace Hopper', $1 from generate_series(1, 1200)`,
      [ada],
    )
    await startAttempt(superuser, ada)
    const newest = await insertLead(superuser)
    const { rows } = await superuser.query('select xid::text, id from app.outbox where row_id = $1', [newest])
    signal.changed()
    await eventually(async () => (await place()).id === rows[0].id)
    assert.deepEqual([told, await place()], [['attempts'], rows[0]])
    await stop()
  })

  it('with a name rests between two looks, however often it is told to look', async () => {
    let looks = 0
    let tell = () => {}
    const counting = {
      ...db,
      withActor(...all: Parameters<typeof db.withActor>) {
        looks++
        return db.withActor(...all)
      },
    }
    const signal = {
      changed() {},
      onChange(look: () => void) {
        tell = look
        return () => {}
      },
      close: async () => {},
    }
    const outbox = openOutbox({ db: counting as Database, signal, onTrouble: silent })
    outbox.follow(`test ${randomUUID()}`, 'true', async () => {})
    const begun = performance.now()
    while (looks < 4) {
      tell()
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    const took = performance.now() - begun
    await outbox.close()
    // Three rests of 200 ms; slower looks make it longer, never shorter.
    assert.ok(took > 590, `${took} ms`)
  })

  it('begins behind what is over, also where another database is done while it asks', async t => {
    const [elsewhere, gate, asking] = [
      new pg.Client({ ...database.connection, database: 'postgres' }),
      await connected(),
      await connected(),
    ]
    await elsewhere.connect()
    t.after(() => Promise.all([elsewhere, gate, asking].map(client => client.end())))
    await elsewhere.query('begin; select pg_current_xact_id()')
    const over = await insertLead(superuser)
    const { rows } = await superuser.query('select xid::text from app.outbox where row_id = $1', [over])
    await gate.query('select pg_advisory_lock(20261120)')
    const asked = asking.query(
      `select app.settled_by_now() > $1::xid8 as behind from (select pg_advisory_xact_lock(20261120) offset 0) waited`,
      [rows[0].xid],
    )
    await eventually(
      async () =>
        (
          await superuser.query(
            `select from pg_locks where locktype = 'advisory' and objid = 20261120 and not granted`,
          )
        ).rows.length,
    )
    await elsewhere.query('rollback')
    await gate.query('select pg_advisory_unlock(20261120)')
    assert.equal((await asked).rows[0].behind, true)
  })

  it('misses nothing without being told: what an earlier transaction may still precede is not cleared away', async () => {
    const { end, after, stop } = instance()
    const start = await end()
    const earlier = await connected()
    await earlier.query('begin')
    await earlier.query('select pg_current_xact_id()')
    const old = await insertLead(superuser)
    await superuser.query(`update app.outbox set at = now() - interval '4 days' where row_id = $1`, [old])
    const isThere = async () =>
      (await superuser.query('select from app.outbox where row_id = $1', [old])).rows.length === 1
    await pruneOutbox(db)
    assert.equal(await isThere(), true)
    await earlier.query('rollback')
    await earlier.end()
    await eventually(async () => {
      await pruneOutbox(db)
      return !(await isThere())
    })
    assert.equal((await after(start)).reset, true)
    await stop()
  })

  it('misses nothing without being told either where another database is done while rows go', async t => {
    const { end, after, stop } = instance()
    const start = await end()
    const [elsewhere, gate] = [
      new pg.Client({ ...database.connection, database: 'postgres' }),
      await connected(),
    ]
    await elsewhere.connect()
    t.after(() => Promise.all([elsewhere.end(), gate.end(), stop()]))
    await elsewhere.query('begin; select pg_current_xact_id()')
    const old = await insertLead(superuser)
    await superuser.query(`update app.outbox set at = now() - interval '4 days' where row_id = $1`, [old])
    await gate.query('select pg_advisory_lock(20261119)')
    await superuser.query(`create function wait_at_gate() returns trigger language plpgsql security definer as
      'begin perform pg_advisory_xact_lock(20261119); return old; end'`)
    await superuser.query(
      'create trigger gate before delete on app.outbox for each row execute function wait_at_gate()',
    )

    let isPruning = false
    let pruned = Promise.resolve()
    await eventually(async () => {
      const { rows } = await superuser.query(
        `select from pg_locks where locktype = 'advisory' and objid = 20261119 and not granted`,
      )
      if (rows.length > 0) return true
      // Beside the tests of others a row may not be settled yet when it is looked at.
      if (!isPruning) pruned = pruneOutbox(db).finally(() => (isPruning = false))
      isPruning = true
      return false
    })
    await elsewhere.query('rollback')
    await gate.query('select pg_advisory_unlock(20261119)')
    await pruned
    await superuser.query('drop function wait_at_gate cascade')

    const { rows } = await superuser.query('select from app.outbox where row_id = $1', [old])
    assert.equal(rows.length, 0)
    assert.equal((await after(start)).reset, true)
  })

  it('is not disturbed where rows that came with a backup of another server are cleared away', async () => {
    const { end, after, stop } = instance()
    const start = await end()
    const restored = await insertLead(superuser)
    await superuser.query(
      `update app.outbox set at = now() - interval '4 days', xid = (xid::text::numeric + 1000000)::text::xid8 where row_id = $1`,
      [restored],
    )
    const fresh = await insertLead(superuser)
    await pruneOutbox(db)
    const { rows } = await superuser.query('select from app.outbox where row_id = $1', [restored])
    assert.equal(rows.length, 0)
    await readAll(after, start, [fresh], 1)
    assert.equal((await after(start)).reset, false)
    await stop()
  })

  it('whose place was cleared away, or is of another course of the database, is told to begin anew', async () => {
    const { end, after, stop } = instance()
    const start = await end()
    const old = await insertLead(superuser)
    await superuser.query(`update app.outbox set at = now() - interval '4 days'`)
    const fresh = await insertLead(superuser)
    const [seen] = await readAll(after, start, [old, fresh], 2)
    const cursor = showCursor((seen as Change).cursor)
    // What may still be overtaken goes the next time, and nothing goes without being noted.
    await eventually(async () => {
      await pruneOutbox(db)
      const { rows } = await superuser.query('select row_id from app.outbox where row_id = $1', [old])
      return rows.length === 0
    })
    assert.deepEqual([(await after(start)).reset, (await after(start)).changes], [true, []])
    const next = await eventually(async () => {
      const page = await after(cursor)
      return page.changes.length > 0 && page
    })
    assert.deepEqual([next.reset, next.changes.map(change => change.row_id)], [false, [fresh]])

    const [epoch = '', xid = '', id = ''] = (await end()).split('.')
    assert.equal((await after(`${'0'.repeat(epoch.length)}.${xid}.${id}`)).reset, true)
    assert.equal(
      (await after(`${epoch}.${BigInt(xid) + 1_000_000n}.${id}`)).reset,
      true,
      'from a future that never was',
    )
    await assert.rejects(after('nonsense'), /not a valid cursor/)
    await stop()
  })
})
