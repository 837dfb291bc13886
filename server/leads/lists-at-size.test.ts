import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { testDatabase } from '../../test/harness/index.ts'
import { type Actor, type Database, openDatabase, type Tx } from '../platform/db/index.ts'
import { runtimeLogin } from '../platform/db/runtime-role.ts'
import { type Cursor, listLeads, type Sort, searchLeads } from './list-queries.ts'
import type { Person } from './queries.ts'

const origin = { requestId: 'r', address: '127.0.0.1' }
const newest: Sort = { column: 'created_at', descending: true }
const own = 10_000
const all = 2 * own

describe('lists among many leads', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  const actor = (sees: 'own' | 'all', id = randomUUID()): Person => ({
    kind: 'person',
    id,
    sees,
    least: 'user',
    origin,
  })
  const [telecaller, halfTimer, manager] = [actor('own'), actor('own'), actor('all')]
  const newcomer = randomUUID()
  const colleagues = Array.from({ length: 20 }, () => randomUUID())

  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [randomBytes(32)])
    db = openDatabase(login)
    await database.superuser.query(
      `insert into profiles (id, role) values ($1, 'telecaller'), ($2, 'manager'), ($3, 'user'), ($4, 'telecaller')`,
      [telecaller.id, manager.id, newcomer, halfTimer.id],
    )
    await database.superuser.query(
      `insert into profiles (id, role) select id, 'telecaller' from unnest($1::uuid[]) id`,
      [colleagues],
    )
    await database.superuser.query(
      'alter table leads disable trigger user, enable always trigger leads_fill_search',
    )
    await database.superuser.query(
      `insert into leads (name, email, company, source, assigned_to, created_at)
       select case when n % 4000 < 2 then 'Quetzal Yáñez' when n % 10 < 2 then 'Asha Rao'
           when n > 400 and n % 12 = 7 then 'Rahul Xavier' else 'Grace Hopper' end,
         'lead' || n || '@example.com', case when n > ${all - 3_000} then 'Old Mill Sand' when n > ${own} then 'Old Mill' when n = 503 then 'Xavier, formerly Rahul' end,
         case when n % 4000 < 2 then 'fair' else 'web' end,
         case when n % 2 = 0 then $1 when n % 20 = 3 then $3 else ($2::uuid[])[n % 20 + 1] end::uuid, now() - n * interval '1 minute'
       from generate_series(1, ${all}) n`,
      [telecaller.id, colleagues, halfTimer.id],
    )
    await database.superuser.query(
      `alter table leads enable trigger user;
       insert into app.lead_counts select assigned_to, status, 0, count(*) from leads group by 1, 2
         union all select app.everybody(), status, 0, count(*) from leads group by 2`,
    )
    await database.superuser.query('vacuum analyze leads')
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  /** Rows of leads that this connection has read, by whichever kind of scan. */
  async function rowsSoFar(tx: Tx): Promise<number> {
    const [row] = await tx.rows<{ n: number }>(
      `select seq_tup_read + coalesce(idx_tup_fetch, 0) as n from pg_stat_xact_user_tables where relname = 'leads'`,
    )
    return row?.n ?? 0
  }
  async function watch<T>(tx: Tx, work: () => Promise<T>) {
    const before = await rowsSoFar(tx)
    const result = await work()
    return { result, rows: (await rowsSoFar(tx)) - before }
  }
  /** Eight times on one connection: a prepared statement has its final plan from the sixth on. */
  async function read(person: Person, words: string, slice: Parameters<typeof searchLeads>[3]) {
    let most = 0
    let found: Awaited<ReturnType<typeof searchLeads>> | undefined
    for (let n = 0; n < 8; n++)
      await db.withActor(person, async tx => {
        const { result, rows } = await watch(tx, () => searchLeads(tx, { patterns: [words] }, newest, slice))
        found = result
        most = Math.max(most, rows)
      })
    return { most, found: found as NonNullable<typeof found>, names: namesOf(found?.body) }
  }
  const namesOf = (body = '[]') => JSON.parse(body).map((lead: { name: string }) => lead.name) as string[]

  // 400 newest leads tell a frequent word from a rare one.
  for (const [words, matches] of [
    ['%quetzal yáñez%', 5],
    ['%lead7702@example.com%', 1],
    ['quetz%', 5],
    ['%nobody has this%', 0],
  ] as const) {
    it(`a search for ${words} reads few of a telecaller’s own, however often it is asked`, async () => {
      const { most, found } = await read(telecaller, words, { limit: 10, offset: 0 })
      assert.equal(found.total, matches)
      assert.ok(most <= 1_000, `${most} rows`)
    })
    it(`a search for ${words} reads few of all for a manager`, async () => {
      const { most, found } = await read(manager, words, { limit: 10, offset: 0 })
      assert.equal(found.total, matches === 5 ? 10 : matches)
      assert.ok(most <= 1_000, `${most} rows`)
    })
  }

  for (const [person, words] of [
    [telecaller, '%example%'],
    [manager, '%example%'],
    [telecaller, '%asha rao%'],
    [manager, '%asha rao%'],
  ] as const)
    it(`a search for ${words} with many matches stops counting at 1,000 (${person.sees})`, async () => {
      const { most, found, names } = await read(person, words, { limit: 10, offset: 0 })
      assert.deepEqual([found.total, found.capped, names.length], [1000, true, 10])
      assert.ok(most <= 8_000, `${most} rows`)
    })

  it('a search finds none that its caller cannot read', async () => {
    const owners = async (person: Person, words: string) => {
      const ids = await db.withActor(
        person,
        async tx =>
          (await tx.rows<{ ids: string[] }>('select ids from app.leads_found($1, 5000, null)', [[words]]))[0]
            ?.ids,
      )
      const { rows } = await database.superuser.query(
        'select distinct assigned_to from leads where id = any ($1)',
        [ids],
      )
      return new Set(rows.map(row => row.assigned_to))
    }
    for (const words of ['%quetzal%', '%grace%', '%@%', '%example%']) {
      assert.deepEqual(await owners(telecaller, words), new Set([telecaller.id]), words)
      assert.ok((await owners(manager, words)).size >= 2, words)
      assert.equal((await owners(actor('own', newcomer), words)).size, 0, words)
    }
  })

  // Few, many, many of which none is new, in two orders, by their beginning.
  for (const patterns of [
    ['%quetzal%'],
    ['%asha rao%'],
    ['%example%'],
    ['%mill sand%'],
    ['%old mill%'],
    ['%lead12345@example.com%'],
    ['%mill%asha%', '%asha%mill%'],
    ['as%', '% as%'],
    ['sa%', '% sa%'],
    ['zz%', '% zz%'],
  ])
    for (const person of [telecaller, manager])
      it(`a search for ${patterns} shows what reading every lead would find (${person.sees})`, async () => {
        const { rows } = await database.superuser.query(
          `select id from leads where search like any ($1) and ($2::uuid is null or assigned_to = $2)
           order by created_at desc, id desc`,
          [patterns, person.sees === 'own' ? person.id : null],
        )
        for (const offset of [0, 15, 990]) {
          const found = await db.withActor(person, tx =>
            searchLeads(tx, { patterns }, newest, { limit: 10, offset }),
          )
          assert.deepEqual(
            JSON.parse(found.body).map((lead: { id: string }) => lead.id),
            rows.slice(offset, offset + 10).map(row => row.id),
          )
          assert.deepEqual([found.total, found.capped], [Math.min(rows.length, 1_000), rows.length > 1_000])
        }
      })

  it('where enough names begin with two words, the newest matches are met without looking at all of them', async () => {
    const patterns = ['%xavier%rahul%', '%rahul%xavier%']
    const { rows: wanted } = await database.superuser.query(
      `select id, name from leads where search like any ($1) order by created_at desc, id desc limit 20`,
      [patterns],
    )
    assert.ok(wanted.some(({ name }) => name === 'Grace Hopper'))
    // Only among very many leads is it worth a look.
    const size = `update pg_class set reltuples = $1 where oid = 'leads'::regclass`
    await database.superuser.query(size, [1_000_000])
    await db.withActor(manager, async tx => {
      const { result, rows } = await watch(tx, () =>
        searchLeads(tx, { patterns }, newest, { limit: 20, offset: 0 }),
      )
      assert.deepEqual(
        JSON.parse(result.body).map((lead: { id: string }) => lead.id),
        wanted.map(({ id }) => id),
      )
      assert.deepEqual([result.total, result.capped], [1_000, true])
      assert.ok(rows <= 1_500, `${rows} rows`)
    })
    await database.superuser.query(size, [all])
  })

  for (const person of [halfTimer, manager])
    for (const column of ['name', 'updated_at', 'status', 'created_at'] as const)
      for (const descending of [true, false])
        it(`a list by ${column}, ${descending ? 'downwards' : 'upwards'}, reads about the page it shows (${person.sees})`, async () => {
          const direction = descending ? 'desc' : 'asc'
          const { rows: wanted } = await database.superuser.query(
            `select id from leads where $1::uuid is null or assigned_to = $1
             order by ${column} ${direction}, id ${direction} limit 20`,
            [person.sees === 'own' ? person.id : null],
          )
          await db.withActor(person, async tx => {
            const page = (after: Cursor | undefined) =>
              watch(tx, () => searchLeads(tx, {}, { column, descending }, { limit: 10, after }))
            const first = await page(undefined)
            const second = await page(first.result.last)
            assert.deepEqual(
              [first, second].flatMap(({ result }) =>
                JSON.parse(result.body).map((lead: { id: string }) => lead.id),
              ),
              wanted.map(({ id }) => id),
            )
            // Of a thousand of one's own; the newest are met among everybody's.
            const few = person.sees === 'own' ? 400 : 20
            assert.ok(first.rows <= few && second.rows <= few, `${first.rows} and ${second.rows} rows`)
          })
        })

  it('the leads of somebody who has few are not looked for along everybody’s names', async () => {
    await db.withActor(actor('own', newcomer), async tx => {
      const byName = { column: 'name', descending: false } as const
      const { result, rows } = await watch(tx, () =>
        searchLeads(tx, {}, byName, { limit: 10, after: undefined }),
      )
      assert.equal(result.body, '[]')
      assert.ok(rows < 100, `${rows} rows`)
    })
  })

  it('every page of a search with many matches can be reached, in order', async () => {
    const { found } = await read(telecaller, '%asha rao%', { limit: 7, offset: 1_990 })
    const { rows } = await database.superuser.query(
      `select id from leads where name = 'Asha Rao' and assigned_to = $1 order by created_at desc, id desc limit 7 offset 1990`,
      [telecaller.id],
    )
    assert.ok(rows.length > 0)
    assert.deepEqual(
      JSON.parse(found.body).map((lead: { id: string }) => lead.id),
      rows.map(row => row.id),
    )
  })

  it('a page by cursor reads itself and counts nothing', async () => {
    for (const filters of [{ source: 'web' }, { status: 'new' }, {}])
      await db.withActor(manager, async tx => {
        const { result, rows } = await watch(tx, () =>
          searchLeads(tx, filters, newest, { limit: 10, after: undefined }),
        )
        assert.equal(result.total, filters.source ? undefined : all)
        assert.ok(rows <= 20, `${rows} rows`)
      })
  })

  it('a rare source is not looked for among all leads', async () => {
    await db.withActor(manager, async tx => {
      const { result, rows } = await watch(tx, () =>
        searchLeads(tx, { source: 'fair' }, newest, { limit: 10, offset: 0 }),
      )
      assert.equal(result.total, 10)
      assert.ok(rows <= 20, `${rows} rows`)
    })
  })

  for (const offset of [1_010, all / 2 - 20, all / 2 + 20, all - 7, all, 10 ** 12])
    for (const status of [undefined, 'new'])
      it(`the page at ${offset} of ${status ?? 'all'} reads what it shows`, async () => {
        let read: number | undefined
        const watched = {
          ...db,
          withActor: <T>(person: Actor, work: (tx: Tx) => Promise<T>) =>
            db.withActor(person, async tx => {
              const watched = await watch(tx, () => work(tx))
              read = watched.rows
              return watched.result
            }),
        }
        const page = await listLeads(watched, manager, 10, offset, status)
        const { rows } = await database.superuser.query(
          'select id from leads order by created_at desc, id desc limit 10 offset $1',
          [offset],
        )
        assert.deepEqual(
          JSON.parse(page.body).map((lead: { id: string }) => lead.id),
          rows.map(row => row.id),
        )
        assert.equal(page.total, all)
        assert.equal(read, rows.length)
      })

  it('leads of nobody are not looked for among newer ones', async () => {
    const oldest = `created_at < (select min(created_at) + interval '2000 minutes' from leads)`
    await database.superuser.query(`update leads set assigned_to = null where ${oldest}`)
    await database.superuser.query('vacuum analyze leads')
    const nobodys = { assigned_to: 'nobody' }
    for (const descending of [true, false])
      for (const filters of [nobodys, { ...nobodys, status: 'new' }])
        await db.withActor(manager, async tx => {
          const sort: Sort = { column: 'created_at', descending }
          const first = await watch(tx, () => searchLeads(tx, filters, sort, { limit: 10, after: undefined }))
          const { result: second, rows } = await watch(tx, () =>
            searchLeads(tx, filters, sort, { limit: 10, after: first.result.last }),
          )
          assert.equal(first.result.total, 2_000)
          const ids = [first.result, second].flatMap(({ body }) =>
            JSON.parse(body).map((lead: { id: string }) => lead.id),
          )
          const direction = descending ? 'desc' : 'asc'
          const { rows: wanted } = await database.superuser.query(
            `select id from leads where assigned_to is null order by created_at ${direction}, id ${direction} limit 20`,
          )
          assert.deepEqual(
            ids,
            wanted.map(({ id }) => id),
          )
          assert.ok(first.rows <= 20 && rows <= 20, `${first.rows} and ${rows} rows`)
        })
    const own = await db.withActor(telecaller, tx =>
      searchLeads(tx, nobodys, newest, { limit: 10, offset: 0 }),
    )
    assert.deepEqual([own.body, own.total], ['[]', 0])
  })
})
