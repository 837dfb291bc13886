import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { connectionsWhere } from '../../../test/harness/connections.ts'
import { eventually } from '../../../test/harness/eventually.ts'
import { testDatabase } from '../../../test/harness/index.ts'
import { fromDatabase } from '../errors.ts'
import { type Actor, type Database, openDatabase, systemActor } from './index.ts'
import { runtimeLogin } from './runtime-role.ts'

type Person = Extract<Actor, { kind: 'person' }>
const origin = { requestId: 'r', address: '127.0.0.1' }
const as = (id: string, sees: 'own' | 'all' = 'own', least: Person['least'] = 'user'): Person => ({
  kind: 'person',
  id,
  sees,
  least,
  origin,
})
const read = (name: string, text: string, values: (string | number)[] = []) => ({ name, text, values })

describe('identity and query in one round trip', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  const people = Array.from({ length: 60 }, () => randomUUID())
  const manager = randomUUID()
  const disabled = randomUUID()

  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [randomBytes(32)])
    db = openDatabase(login)
    await database.superuser.query(
      `insert into profiles (id, role) select unnest($1::uuid[]), 'telecaller'`,
      [[...people, disabled]],
    )
    await database.superuser.query(`insert into profiles (id, role) values ($1, 'manager')`, [manager])
    await database.superuser.query('insert into identity.accounts (id, disabled_at) values ($1, now())', [
      disabled,
    ])
    await database.superuser.query(
      `insert into leads (name, assigned_to) select 'A lead', p from unnest($1::uuid[]) p, generate_series(1, 3)`,
      [people],
    )
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  const owners = (actor: Actor) =>
    db.one<[string, string]>(
      actor,
      read('owners', 'select assigned_to, app.user_id() from leads where $1 = $1', ['x']),
    )

  const kinds: ((id: string) => Promise<void>)[] = [
    async id => {
      const rows = await owners(as(id))
      assert.equal(rows.length, 3)
      for (const row of rows) assert.deepEqual(row, [id, id])
    },
    async () => {
      assert.equal((await owners(as(manager, 'all'))).length, people.length * 3)
    },
    async id => {
      const rows = await db.withActor(as(id), tx =>
        tx.rows<{ assigned_to: string }>('select assigned_to from leads'),
      )
      assert.deepEqual(
        rows.map(row => row.assigned_to),
        [id, id, id],
      )
    },
    async id => {
      await assert.rejects(db.one(as(id), read('fails', 'select 1 / (random() * 0)::int from leads')), {
        code: '22012',
      })
    },
    async id => {
      // Those sent behind the first, before it was refused, name a statement that never came to be.
      await assert.rejects(
        db.one(as(id), read('unknown', 'select nothing_of_the_sort from leads')),
        (error: { code: string }) => ['42703', '26000'].includes(error.code),
      )
    },
    async id => {
      await assert.rejects(db.one(as(id, 'own', 'admin'), read('too-low', 'select from leads')), {
        code: 'MT403',
      })
    },
    async () => {
      await assert.rejects(owners(as(disabled)), { code: 'MT401' })
    },
    async () => {
      await assert.rejects(owners(as(randomUUID())), { code: 'MT403' })
    },
    async () => {
      await assert.rejects(owners(as('not a uuid')), { code: '22P02' })
    },
    async id => {
      const failing = db.withActor(as(id), async tx => {
        await tx.rows(`update leads set company = 'gone with the rollback'`)
        throw new Error('no')
      })
      await assert.rejects(failing, /no/)
    },
  ]

  it('never shows anybody a foreign row, whatever goes wrong around them', async () => {
    const requests = Array.from({ length: 1500 }, (_, i) => {
      const kind = kinds[(i * 7 + Math.floor(i / 11)) % kinds.length] as (typeof kinds)[number]
      return kind(people[(i * 13) % people.length] as string)
    })
    await Promise.all(requests)
    const { rows } = await database.superuser.query('select from leads where company is not null')
    assert.equal(rows.length, 0)
  })

  it('lets a demoted manager see no more than their own at once', async () => {
    const id = randomUUID()
    await database.superuser.query(`insert into profiles (id, role) values ($1, 'manager')`, [id])
    assert.equal((await owners(as(id, 'all'))).length, people.length * 3)
    await database.superuser.query(`update profiles set role = 'telecaller' where id = $1`, [id])
    assert.equal((await owners(as(id, 'all'))).length, 0)
  })

  it('lets nothing write that begins as a read does, whatever it calls', async () => {
    await database.superuser.query(
      `create function public.rename_leads(name text) returns setof uuid language sql
       as 'update public.leads set name = rename_leads.name returning id'`,
    )
    const [id] = people as [string]
    const names = () => db.one<[string]>(as(id), read('names', 'select name from leads'))
    const before = await names()
    const renamed = db.one(as(id), read('renames', 'select public.rename_leads($1)', ['Renamed']))
    await assert.rejects(renamed, { code: '25006' })
    assert.deepEqual(await names(), before)
    const change = `with changed as (update leads set name = $1 returning name) select name from changed`
    assert.equal((await db.one(as(id), read('changes', change, ['Changed']))).length, 3)
    await database.superuser.query('drop function public.rename_leads')
  })

  it('reads while writes wait, however many', async () => {
    const [id] = people as [string]
    const blocker = new pg.Client(database.connection)
    await blocker.connect()
    await blocker.query('begin; lock table leads in share mode')
    const insert = `insert into leads (name, assigned_to) values ($1, $2) returning id`
    const writes = Array.from({ length: 20 }, () => db.one(as(id), read('insert', insert, ['Waits', id])))
    await eventually(async () => (await connectionsWhere(database.superuser, `wait_event_type = 'Lock'`)) > 1)
    for (let n = 0; n < 4; n++) assert.ok((await owners(as(id))).length > 0)
    await blocker.query('rollback')
    await blocker.end()
    await Promise.all(writes)
    await database.superuser.query(`delete from leads where name = 'Waits'`)
  })

  it('keeps plans in the pipeline, and there alone', async () => {
    const inPipeline = await db.one(
      as(manager),
      read('settings', `select current_setting('plan_cache_mode'), current_setting('random_page_cost')`),
    )
    assert.deepEqual(inPipeline, [['force_generic_plan', '1.1']])
    const [alone] = await db.withActor(as(manager), tx =>
      tx.rows<{ mode: string }>(`select current_setting('plan_cache_mode') as mode`),
    )
    assert.equal(alone?.mode, 'auto')
  })

  describe('by a session', () => {
    const opened = (person: string, client = database.superuser) =>
      client
        .query<{ id: string }>(
          `insert into identity.sessions (id, person, seed, expires_at)
           values (gen_random_uuid(), $1, '', now() + interval '1 hour') returning id`,
          [person],
        )
        .then(({ rows }) => rows[0]?.id as string)
    const joined = async (role: string) => {
      const id = randomUUID()
      await database.superuser.query('insert into profiles (id, role) values ($1, $2)', [id, role])
      await database.superuser.query('insert into identity.accounts (id) values ($1)', [id])
      return id
    }
    const by = (id: string, session: string, least: Person['least'] = 'manager') =>
      owners({ ...as(id, 'all', least), session })
    /** The other begins while the first is not committed yet, and waits for it. */
    async function meanwhile<T>(
      change: string,
      id: string,
      other: (client: pg.Client) => Promise<T>,
    ): Promise<T> {
      const clients = [new pg.Client(database.connection), new pg.Client(database.connection)] as const
      await Promise.all(clients.map(client => client.connect()))
      const [first, second] = clients
      try {
        await first.query('begin')
        await first.query(change, [id])
        const done = other(second)
        await eventually(() => connectionsWhere(database.superuser, `wait_event_type = 'Lock'`))
        await first.query('commit')
        return await done
      } finally {
        await Promise.all(clients.map(client => client.end()))
      }
    }
    const demote = `update profiles set role = 'telecaller' where id = $1`
    const disable = 'update identity.accounts set disabled_at = now() where id = $1'

    it('counts the role of the moment, and lets nobody in who is disabled', async () => {
      const id = await joined('manager')
      const session = await opened(id)
      assert.equal((await by(id, session)).length, people.length * 3)
      await assert.rejects(by(manager, session), { code: 'MT401' })
      await database.superuser.query(demote, [id])
      await assert.rejects(by(id, session), { code: 'MT403' })
      assert.equal((await by(id, session, 'telecaller')).length, 0)
      await database.superuser.query(disable, [id])
      await assert.rejects(by(id, session, 'user'), { code: 'MT401', message: /disabled/ })
      await database.superuser.query('update identity.accounts set disabled_at = null where id = $1', [id])
      assert.equal((await by(id, session, 'telecaller')).length, 0)
    })

    it('is disabled with an account that comes into being so', async () => {
      const id = randomUUID()
      await database.superuser.query(`insert into profiles (id, role) values ($1, 'manager')`, [id])
      const session = await opened(id)
      await database.superuser.query('insert into identity.accounts (id, disabled_at) values ($1, now())', [
        id,
      ])
      await assert.rejects(by(id, session), { code: 'MT401' })
    })

    it('opened while a change is under way has what the change says', async () => {
      const demoted = await joined('manager')
      const early = await meanwhile(demote, demoted, client => opened(demoted, client))
      await assert.rejects(by(demoted, early), { code: 'MT403' })
      const gone = await joined('manager')
      const late = await meanwhile(disable, gone, client => opened(gone, client))
      await assert.rejects(by(gone, late), { code: 'MT401' })
    })

    it('keeps both of two changes made at the same moment', async () => {
      for (const [first, second] of [
        [demote, disable],
        [disable, demote],
      ] as const) {
        const id = await joined('manager')
        const session = await opened(id)
        await meanwhile(first, id, client => client.query(second, [id]))
        const { rows } = await database.superuser.query(
          'select role, disabled from identity.sessions where id = $1',
          [session],
        )
        assert.deepEqual(rows, [{ role: 'telecaller', disabled: true }])
      }
    })
  })

  it('heals after its connections were killed, failing only what was under way', async () => {
    const ada = people[0] as string
    for (let round = 0; round < 5; round++) {
      const underWay = Array.from({ length: 40 }, () =>
        owners(as(ada)).then(
          rows => rows.length,
          error => fromDatabase(error)?.code,
        ),
      )
      const killed = await database.superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name like 'mettle#%' and datname = current_database()`,
      )
      assert.ok(killed.rows.length > 0)
      for (const outcome of await Promise.all(underWay))
        assert.ok(outcome === 3 || outcome === 'UNAVAILABLE', String(outcome))
      // The pool's idle connections may only now be noticed as gone.
      const afterwards = await Promise.allSettled([owners(as(ada)), owners(as(ada))])
      for (const result of afterwards)
        if (result.status === 'rejected') assert.equal(fromDatabase(result.reason)?.code, 'UNAVAILABLE')
      assert.equal((await owners(as(ada))).length, 3)
      assert.equal((await owners(as(ada))).length, 3)
    }
  })

  it('keeps no pooled connection to a server that takes no writes, and whoever waits for one gets another', async () => {
    const [first, second, third] = people as [string, string, string]
    const rename = (id: string) =>
      db.withActor(as(id), tx => tx.rows(`update leads set source = 'moved' where assigned_to = $1`, [id]))
    const busy = Promise.withResolvers<void>()
    const connected = Promise.withResolvers<void>()
    // Every connection that the pool may have, each as if its server had become a standby, and one who waits behind them.
    let waiting = 12
    const holders = Array.from({ length: 12 }, (_, n) =>
      db.withActor(systemActor(`holder ${n}`), async tx => {
        await tx.rows(`select set_config('default_transaction_read_only', 'on', false)`)
        if (--waiting === 0) connected.resolve()
        await busy.promise
      }),
    )
    await connected.promise
    const behind = rename(first)
    const next = holders.map(() => rename(second))
    await new Promise(resolve => setImmediate(resolve))
    db.reconnect()
    await behind
    await Promise.all(next)
    busy.resolve()
    await Promise.all(holders)
    await rename(third)
  })

  it('tells nobody of a pooled connection whose server became a standby', async () => {
    const [id] = people as [string]
    await db.withActor(systemActor('standby'), tx =>
      tx.rows(`select set_config('default_transaction_read_only', 'on', false)`),
    )
    const change = () =>
      db.withActor(as(id), tx => tx.rows(`update leads set source = 'after' where assigned_to = $1`, [id]))
    for (let n = 0; n < 3; n++) await change()
  })

  it('does a transaction again that was undone for a deadlock', async () => {
    const [first, second] = (await database.superuser.query('select id from leads order by id limit 2')).rows
    let arrived = 0
    let both: () => void
    const together = new Promise<void>(resolve => {
      both = resolve
    })
    let tries = 0
    const touch = (one: string, other: string) =>
      db.withActor(as(manager, 'all'), async tx => {
        tries++
        await tx.rows('update leads set source = $2 where id = $1', [one, 'x'])
        if (++arrived === 2) both()
        await together
        await tx.rows('update leads set source = $2 where id = $1', [other, 'x'])
      })
    await Promise.all([touch(first.id, second.id), touch(second.id, first.id)])
    // One of them is the victim of the deadlock, at times both, or one twice.
    assert.ok(tries >= 3, `${tries} tries`)
  })
})
