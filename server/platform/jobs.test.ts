import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, afterEach, before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { testDatabase } from '../../test/harness/index.ts'
import { openConfirmation } from './db/confirmation.ts'
import { type Actor, type Database, openDatabase, systemActor } from './db/index.ts'
import type { Confirmation } from './db/places.ts'
import { runtimeLogin } from './db/runtime-role.ts'
import { type Jobs, longWork, openJobs } from './jobs.ts'

const system = systemActor('test')

describe('jobs', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  let open: (told?: (error: unknown) => void, confirmation?: Confirmation) => Promise<Jobs>
  const opened = new Set<Jobs>()
  const stop = async (jobs: Jobs) => {
    opened.delete(jobs)
    await jobs.stop()
  }
  const troubles: unknown[] = []

  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [randomBytes(32)])
    db = openDatabase(login)
    open = async (told = error => troubles.push(error), confirmation = openConfirmation()) => {
      const jobs = await openJobs({ ...login, confirmation }, told)
      opened.add(jobs)
      return jobs
    }
  })
  afterEach(() => Promise.all([...opened].map(stop)))
  after(async () => {
    await db.close()
    await database.drop()
    assert.deepEqual(troubles, [])
  })

  /** Resolves with the data of the next job. */
  const next = (jobs: Jobs, queue: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      jobs.work(queue, async data => resolve(data)).catch(reject)
    })

  it('are done when what they belong to was committed, and not when it was undone', async () => {
    const jobs = await open()
    const undone = db.withActor(system, async tx => {
      await jobs.enqueue(tx, 'after-commit', { which: 'undone' })
      throw new Error('changed my mind')
    })
    await assert.rejects(undone, /changed my mind/)
    await db.withActor(system, tx => jobs.enqueue(tx, 'after-commit', { which: 'kept' }))
    assert.deepEqual(await next(jobs, 'after-commit'), { which: 'kept' })
    await stop(jobs)
    const { rows } = await database.superuser.query(`select data from pgboss.job where name = 'after-commit'`)
    assert.deepEqual(rows, [{ data: { which: 'kept' } }])
  })

  it('are not looked for while every commit waits for a standby', async () => {
    let missing = false
    const told = Promise.withResolvers<Error>()
    const jobs = await open(error => told.resolve(error as Error), {
      ...openConfirmation(),
      assert() {
        if (missing) throw new Error('The standby is missing.')
      },
    })
    const done = Promise.withResolvers<void>()
    await jobs.work('not-confirmed', async () => done.resolve())
    missing = true
    await database.superuser.query(`insert into pgboss.job (name) values ('not-confirmed')`)
    assert.match((await told.promise).message, /The standby is missing/)
    missing = false
    await done.promise
  })

  it('of the clock are looked for at rest no more than a few times a minute, and at once when woken', async () => {
    const jobs = await open()
    let done = 0
    await jobs.every('0 0 1 1 *', 'by-the-clock', async () => {
      done++
    })
    const put = () => database.superuser.query(`insert into pgboss.job (name) values ('by-the-clock')`)
    const isDone = (times: number) =>
      eventually(() => {
        jobs.wake('by-the-clock')
        return done === times
      })
    await put()
    await isDone(1)
    // What woke it once too often has been looked after by then.
    await new Promise(resolve => setTimeout(resolve, 1_000))
    await put()
    await new Promise(resolve => setTimeout(resolve, 3_000))
    assert.equal(done, 1)
    await isDone(2)
  })

  it('are found within seconds, and looking for them costs no more with many queues', async () => {
    const jobs = await open()
    const done: string[] = []
    const queues = Array.from({ length: 20 }, (_, n) => `one-of-many-${n}`)
    for (const queue of queues) await jobs.work(queue, async () => void done.push(queue))
    // Taking jobs is an update, of none where there are none.
    await database.superuser.query(`
      create sequence app.looks;
      create function app.count_look() returns trigger language plpgsql security definer
        as $$ begin perform nextval('app.looks'); return null; end $$;
      create trigger counted after update on pgboss.job_common for each statement execute function app.count_look()`)
    await new Promise(resolve => setTimeout(resolve, 5_000))
    const { rows } = await database.superuser.query(`select nextval('app.looks')::int as n`)
    assert.ok(rows[0].n < 20, `looked ${rows[0].n} times`)
    for (const queue of queues.slice(0, 2))
      await database.superuser.query('insert into pgboss.job (name) values ($1)', [queue])
    await eventually(() => done.length === 2, 30_000)
    assert.deepEqual(done.toSorted(), queues.slice(0, 2))
    await database.superuser.query('drop function app.count_look cascade; drop sequence app.looks')
  })

  it('that fail are told of, and tried again', async () => {
    const jobs = await open()
    await jobs.work('fails', async () => {
      throw new Error('not today')
    })
    await db.withActor(system, tx => jobs.enqueue(tx, 'fails', {}))
    const [trouble] = await eventually(() => troubles.length > 0 && troubles.splice(0))
    assert.equal((trouble as Error).message, 'not today')
    await stop(jobs)
    const { rows } = await database.superuser.query(`select state from pgboss.job where name = 'fails'`)
    assert.deepEqual(rows, [{ state: 'retry' }])
  })

  it('wait for the next instance when this one has gone', async () => {
    const first = await open()
    await db.withActor(system, tx => first.enqueue(tx, 'left-behind', { for: 'whoever comes' }))
    await stop(first)
    const second = await open()
    assert.deepEqual(await next(second, 'left-behind'), { for: 'whoever comes' })
  })

  it('under way at a stop are asked to end, and those that cannot are left to another without complaint', async () => {
    const jobs = await open()
    const begun = Promise.withResolvers<AbortSignal>()
    const closed = Promise.withResolvers<never>()
    const failed = Promise.withResolvers<void>()
    await jobs.work('outlasts', async (_, stopping) => {
      begun.resolve(stopping)
      await closed.promise.finally(failed.resolve)
    })
    await db.withActor(system, tx => jobs.enqueue(tx, 'outlasts', {}))
    const stopping = await begun.promise
    assert.equal(stopping.aborted, false)
    const stopped = stop(jobs)
    assert.equal(stopping.aborted, true)
    await stopped
    closed.reject(new Error('Cannot use a pool after calling end on the pool'))
    await failed.promise
    await new Promise(setImmediate)
    assert.deepEqual(troubles.splice(0), [])
  })

  it('that an instance was at when it died go to another within seconds', async () => {
    const jobs = await open()
    await db.withActor(system, tx => jobs.enqueue(tx, 'orphaned', {}))
    // Taken by somebody of whom nothing was heard since.
    await database.superuser.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '11 s',
         heartbeat_on = now() - interval '11 s' where name = 'orphaned'`,
    )
    await eventually(async () => {
      const { rows } = await database.superuser.query(`select state from pgboss.job where name = 'orphaned'`)
      return rows[0].state === 'retry'
    })
  })

  it('are scheduled again after a clock was put back', async () => {
    const first = await open()
    await first.every('* * * * *', 'by-the-clock', async () => {})
    await stop(first)
    await database.superuser.query(
      `update pgboss.version set cron_on = now() + interval '1 day';
       update pgboss.queue set monitor_claim_on = now() + interval '1 day', maintain_on = now() + interval '1 day'`,
    )
    const second = await open()
    await stop(second)
    const { rows } = await database.superuser.query(
      `select from pgboss.version where cron_on > now() union all
       select from pgboss.queue where greatest(monitor_claim_on, maintain_on) > now()`,
    )
    assert.equal(rows.length, 0)
  })

  it('that may take hours are not taken for dead meanwhile, those an older version put there neither', async () => {
    const jobs = await open()
    await jobs.work('was-short', async () => {})
    await stop(jobs)
    const next = await open()
    await next.work('was-short', async () => {}, longWork)
    await db.withActor(system, tx => next.enqueue(tx, 'was-short', {}))
    const { rows } = await database.superuser.query(
      `select expire_seconds, heartbeat_seconds from pgboss.job where name = 'was-short'`,
    )
    assert.deepEqual(rows, [{ expire_seconds: 43_200, heartbeat_seconds: 10 }])
  })

  it('leave the person’s rights as they were in the transaction that sent them', async () => {
    const jobs = await open()
    const id = randomUUID()
    await database.superuser.query('insert into profiles (id) values ($1)', [id])
    const person: Actor = { kind: 'person', id, sees: 'own', least: 'user', origin: system.origin }
    const seen = await db.withActor(person, async tx => {
      await jobs.enqueue(tx, 'rights', {})
      return tx.rows(`select current_user as role, app.user_id() as id`)
    })
    assert.deepEqual(seen, [{ role: 'mettle_person', id }])
  })
})
