import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { testDatabase } from '../../../test/harness/index.ts'
import { type Actor, type Database, openDatabase, type Tx } from '../../platform/db/index.ts'
import { runtimeLogin } from '../../platform/db/runtime-role.ts'
import { leadsLike } from './queries.ts'

const own = 5_000
const chunk = 100

describe('a first import, of whose leads nothing is known to the planner yet', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  const telecaller: Actor = {
    kind: 'person',
    id: randomUUID(),
    sees: 'own',
    least: 'telecaller',
    origin: { requestId: 'r', address: '127.0.0.1' },
  }
  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [randomBytes(32)])
    db = openDatabase(login)
    const { superuser } = database
    await superuser.query(
      'alter table leads set (autovacuum_enabled = false); set session_replication_role = replica',
    )
    await superuser.query(`insert into profiles (id, role) values ($1, 'telecaller')`, [telecaller.id])
    await superuser.query('vacuum analyze leads')
    await superuser.query(
      `insert into leads (name, phone_e164, email_key, assigned_to)
       select 'Ada', '+919' || lpad(n::text, 9, '0'), 'ada' || n || '@example.com', $1 from generate_series(1, ${own}) n`,
      [telecaller.id],
    )
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  /** Entries that this transaction has read in the indexes of leads, and rows it has read without one. */
  const readSoFar = async (tx: Tx) =>
    (
      await tx.rows<{ n: number }>(
        `select (select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_index where indrelid = 'public.leads'::regclass)
           + pg_stat_get_xact_tuples_returned('public.leads'::regclass) as n`,
      )
    )[0]?.n ?? 0

  for (const [what, first] of [
    ['are there', 1],
    ['are not', own + 1],
  ] as const)
    it(`looks for the phones and addresses of its rows alone, where they ${what}`, async () => {
      const numbers = Array.from({ length: chunk }, (_, n) => n + first)
      // From the sixth use on a statement may have another plan.
      for (let times = 0; times < 8; times++)
        await db.withActor(telecaller, async tx => {
          const before = await readSoFar(tx)
          const found = await leadsLike(
            tx,
            randomUUID(),
            numbers.map(n => `+919${String(n).padStart(9, '0')}`),
            numbers.map(n => `ada${n}@example.com`),
            'for update',
          )
          assert.equal(found.length, first === 1 ? chunk : 0)
          const read = (await readSoFar(tx)) - before
          assert.ok(read <= 5 * chunk, `${read} entries read for ${chunk} rows`)
        })
    })
})
