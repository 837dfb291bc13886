import assert from 'node:assert/strict'
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { testDatabase } from '../../test/harness/index.ts'
import { type Actor, type Database, openDatabase, systemActor, type Tx } from '../platform/db/index.ts'
import { runtimeLogin } from '../platform/db/runtime-role.ts'
import { beforeFirst } from './chain.ts'
import { type AuditFilters, listEntries } from './queries.ts'
import { judge } from './verify.ts'

const common = 20_000

describe('the audit log among many entries', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  const admin: Actor = {
    kind: 'person',
    id: randomUUID(),
    sees: 'all',
    least: 'admin',
    origin: { requestId: 'r', address: '127.0.0.1' },
  }
  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [randomBytes(32)])
    db = openDatabase(login)
    const { superuser } = database
    await superuser.query(`insert into profiles (id, role) values ($1, 'admin')`, [admin.id])
    // The rare ones are the oldest: whoever walks back from the newest passes all the others.
    await superuser.query(
      `insert into audit.entries (actor, action, resource, row_id) select 'rare', 'rare', 'rare', 'rare' from generate_series(1, 3);
       insert into audit.entries (actor, action, resource, row_ids) select 'a', 'read', 'leads', '{in a list}' from generate_series(1, 3);
       insert into audit.entries (actor, action, resource, row_id)
       select 'person ' || n % 5, 'read', 'leads', 'row ' || n from generate_series(1, ${common}) n`,
    )
    await superuser.query('vacuum analyze audit.entries')
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  const rowsRead = async (tx: Tx) =>
    (
      await tx.rows<{ n: number }>(
        `select seq_tup_read + coalesce(idx_tup_fetch, 0) as n from pg_stat_xact_user_tables where relname = 'entries'`,
      )
    )[0]?.n ?? 0

  /** Eight times on one connection: a prepared statement has its final plan from the sixth on. */
  async function most(filters: AuditFilters, found?: number) {
    let most = 0
    for (let n = 0; n < 8; n++)
      await db.withActor(admin, async tx => {
        const before = await rowsRead(tx)
        const slice = { before: Number.MAX_SAFE_INTEGER, limit: 10, offset: 0 }
        const { entries } = await listEntries(tx, filters, slice)
        if (found !== undefined) assert.equal(entries.length, found)
        most = Math.max(most, (await rowsRead(tx)) - before)
      })
    return most
  }

  const listed = (filters: AuditFilters) =>
    db.withActor(admin, async tx => {
      const slice = { before: Number.MAX_SAFE_INTEGER, limit: 10, offset: 0 }
      return (await listEntries(tx, filters, slice)).entries
    })

  const rare: AuditFilters[] = [
    { actor: 'rare' },
    { action: 'rare' },
    { resource: 'rare' },
    { row_id: 'rare' },
    { row_id: 'in a list' },
    { action: 'rare', resource: 'leads' },
    { action: 'read', resource: 'rare' },
    { actor: 'rare', action: 'read' },
  ]
  for (const filters of rare)
    it(`${JSON.stringify(filters)} reads few of them, however often it is asked`, async () => {
      const one = Object.values(filters).length === 1
      const rows = await most(filters, one ? 3 : 0)
      assert.ok(rows <= 100, `${rows} rows`)
    })

  it('no filter at all reads a page and what is counted, and no more', async () => {
    const rows = await most({}, 10)
    assert.ok(rows <= 1_100, `${rows} rows`)
  })

  it('a time long ago reads its own entries and few others, whatever else is asked for', async () => {
    const { rows } = await database.superuser.query(
      `select app.iso(at) as oldest, app.iso(at + interval '1 millisecond') as beyond from audit.entries
       order by id limit 1`,
    )
    const [{ oldest, beyond }] = rows
    const early = { from: oldest, to: beyond }
    for (const filters of [early, { ...early, action: 'read' }, { to: beyond, actor: 'person 1' }])
      assert.ok((await most(filters, undefined)) <= 4_000, JSON.stringify(filters))
    assert.equal((await listed({ from: '2020-01-01T00:00:00Z', to: oldest })).length, 0)
    assert.ok((await listed({ from: oldest, actor: 'rare' })).length > 0)
  })

  it('row_id together with what is frequent reads few of them', async () => {
    const rows = await most({ row_id: 'row 7', resource: 'leads' }, 1)
    assert.ok(rows <= 100, `${rows} rows`)
  })

  it('is verified by its indexes, though by its statistics the chain is a page long', async () => {
    await database.superuser.query(
      `insert into audit.chain (position, entry_id, xid, mac)
       select row_number() over (order by xid, id), id, xid, '' from (select * from audit.entries order by xid, id limit 20) e;
       analyze audit.chain`,
    )
    await db.withActor(systemActor('a test'), async tx => {
      const key = createSecretKey(randomBytes(32))
      const { unsealed } = await judge(tx, key, { known: undefined }, { from: 0, last: beforeFirst })
      assert.equal(unsealed, 10_000)
      const [chain] = await tx.rows(
        `select seq_scan, idx_scan > 0 as by_index from pg_stat_xact_user_tables where relname = 'chain'`,
      )
      assert.deepEqual(chain, { seq_scan: 0, by_index: true })
    })
  })
})
