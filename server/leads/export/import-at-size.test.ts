import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { testDatabase } from '../../../test/harness/index.ts'
import { type Database, openDatabase, type Tx } from '../../platform/db/index.ts'
import { runtimeLogin } from '../../platform/db/runtime-role.ts'
import type { Person } from '../queries.ts'
import { type LeadFilters, leadPages } from './export-leads.ts'

// More than the ids that are held at once.
const imported = 51_500

describe('an export of the leads of a large import', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  const person = (sees: 'own' | 'all'): Person => ({
    kind: 'person',
    id: randomUUID(),
    sees,
    least: 'telecaller',
    origin: { requestId: 'r', address: '127.0.0.1' },
  })
  const [manager, telecaller] = [person('all'), person('own')]
  const imports = new Map([telecaller, manager].map(({ id }) => [id, randomUUID()]))

  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [randomBytes(32)])
    db = openDatabase(login)
    const sql = database.superuser
    await sql.query(`insert into profiles (id, role) values ($1, 'manager'), ($2, 'telecaller')`, [
      manager.id,
      telecaller.id,
    ])
    await sql.query(
      `alter table leads disable trigger all, enable always trigger leads_fill_search;
       alter table app.lead_import_changes disable trigger all`,
    )
    await sql.query(
      `insert into leads (name, source, status, assigned_to, created_at)
       select 'Lead ' || n, case when n > 1500 then 'file' end, case when n % 1000 = 0 then 'lost' else 'new' end,
         case when n % 10 = 0 then $1 else $2 end::uuid, now() - (n * 7919 % 1000) * interval '1 minute'
       from generate_series(1, ${imported + 1500}) n`,
      [telecaller.id, manager.id],
    )
    await sql.query('vacuum analyze leads')
    for (const [id, file] of imports) {
      await sql.query(
        `insert into lead_imports (id, person, size, digest, format, columns, mapping, rows)
         values ($1, $2, 1, '', '{"encoding": "utf-8", "delimiter": ",", "heading": 1, "named": true}', '{Name}', '{name}', 1)`,
        [file, id],
      )
      await sql.query(
        `insert into app.lead_import_changes (import_id, lead_id, row, created, version)
         select $1, id, row_number() over (), true, now() from leads where source = 'file'`,
        [file],
      )
      // Between two imports, so that nothing is known of the second one.
      if (id === telecaller.id) await sql.query('analyze app.lead_import_changes')
    }
    await sql.query(
      'alter table leads enable trigger all; alter table app.lead_import_changes enable trigger all',
    )
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  async function rowsSoFar(tx: Tx): Promise<number> {
    const [row] = await tx.rows<{ n: number }>(
      `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int8 as n from pg_stat_xact_user_tables
       where relname in ('leads', 'lead_import_changes')`,
    )
    return row?.n ?? 0
  }

  /** What is exported, and how many rows each transaction read for it. */
  async function exported(
    actor: Person,
    filters: LeadFilters = {},
    meanwhile: (ids: string[]) => Promise<unknown> = async () => {},
  ) {
    const costs: number[] = []
    const read = <T>(reader: Person, work: (tx: Tx) => Promise<T>) =>
      db.withActor(reader, async tx => {
        const before = await rowsSoFar(tx)
        const result = await work(tx)
        costs.push((await rowsSoFar(tx)) - before)
        return result
      })
    const ids: string[] = []
    const all = { ...filters, import: imports.get(actor.id) as string }
    for await (const page of leadPages({ read, readLog: { note: () => {} } as never }, actor, all, 'IN')) {
      const isFirst = ids.length === 0
      ids.push(...page.map(({ id }) => id))
      if (isFirst) await meanwhile(ids)
    }
    return { ids, costs }
  }

  const wanted = async (conditions: string) =>
    (
      await database.superuser.query<{ id: string }>(
        `select id from leads where source = 'file' and ${conditions} order by created_at desc, id desc`,
      )
    ).rows.map(({ id }) => id)

  it('has each that its importer can read once, in order, and looks for them few times in all', async () => {
    const { ids, costs } = await exported(manager)
    assert.deepEqual(ids, await wanted('true'))
    assert.equal(costs.filter(cost => cost > 3_000).length, 2, costs.join())
    const own = await exported(telecaller)
    assert.deepEqual(own.ids, await wanted(`assigned_to = '${telecaller.id}'`))
    for (const each of [costs, own.costs]) {
      const rows = each.reduce((sum, n) => sum + n, 0)
      assert.ok(rows <= 6 * imported, `${rows} rows`)
    }
  })

  it('takes the other filters, and does not read page after page for few', async () => {
    const lost = await exported(manager, { status: 'lost' })
    assert.deepEqual(lost.ids, await wanted(`status = 'lost'`))
    const found = await exported(manager, { search: 'lead 5000' })
    assert.deepEqual(found.ids, await wanted(`name like 'Lead %5000%'`))
    for (const { costs } of [lost, found]) assert.equal(costs.length, 2)
  })

  it('leaves out what is undone, deleted, changed or given to somebody else meanwhile', async () => {
    const later = await wanted(`assigned_to = '${telecaller.id}'`)
    const [undone, deleted, given, changed] = [1_500, 2_501, 3_502, -1].map(at => later.at(at) as string)
    const sql = database.superuser
    const { ids } = await exported(telecaller, { status: 'new' }, async () => {
      await sql.query('update app.lead_import_changes set undone = true where lead_id = $1', [undone])
      await sql.query('delete from leads where id = $1', [deleted])
      await sql.query('update leads set assigned_to = $1 where id = $2', [manager.id, given])
      await sql.query(`update leads set status = 'lost' where id = $1`, [changed])
    })
    const left = await wanted(`assigned_to = '${telecaller.id}' and status = 'new' and id <> '${undone}'`)
    assert.deepEqual(ids, left)
    assert.ok([undone, deleted, given, changed].every(id => id && !ids.includes(id)))
  })
})
