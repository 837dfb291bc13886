import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { testDatabase } from '../../test/harness/index.ts'
import { type Database, openDatabase, type Tx } from '../platform/db/index.ts'
import { runtimeLogin } from '../platform/db/runtime-role.ts'
import { deleteLead, type Person } from './queries.ts'

const leads = 1_000
const each = 5

describe('among many leads with much history', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  const manager: Person = {
    kind: 'person',
    id: randomUUID(),
    sees: 'all',
    least: 'user',
    origin: { requestId: 'r', address: '127.0.0.1' },
  }
  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [randomBytes(32)])
    db = openDatabase(login)
    const { superuser } = database
    await superuser.query(`insert into profiles (id, role) values ($1, 'manager')`, [manager.id])
    await superuser.query(
      `insert into leads (name, assigned_to) select 'Grace Hopper', $1 from generate_series(1, ${leads})`,
      [manager.id],
    )
    const fill = (table: string, columns: string, values: string) =>
      superuser.query(
        `insert into ${table} (lead_id, ${columns}) select id, ${values} from leads, generate_series(1, ${each})`,
      )
    await superuser.query('set session_replication_role = replica')
    await fill('lead_status_history', 'to_status', `'contacted'`)
    await fill('follow_up_history', 'due_at, ending', `now(), 'done'`)
    await fill('interactions', 'id, type', `gen_random_uuid(), 'note'`)
    await superuser.query(
      `insert into follow_ups (lead_id, due_at)
       select id, now() + row_number() over () * interval '1 minute' from leads`,
    )
    await superuser.query('reset session_replication_role')
    await superuser.query('vacuum analyze')
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  /** Rows that this transaction has read, by table and by whichever kind of scan. */
  const rowsRead = async (tx: Tx) =>
    Object.fromEntries(
      (
        await tx.rows<{ table: string; n: number }>(
          `select relname as table, seq_tup_read + coalesce(idx_tup_fetch, 0) as n from pg_stat_xact_user_tables`,
        )
      ).map(({ table, n }) => [table, n]),
    )

  it('deleting one reads its own rows, however often it is asked', async () => {
    const { rows } = await database.superuser.query<{ id: string }>('select id from leads limit 8')
    for (const { id } of rows)
      await db.withActor(manager, async tx => {
        const before = await rowsRead(tx)
        await deleteLead(tx, id)
        const after = await rowsRead(tx)
        for (const [table, n] of Object.entries(after))
          assert.ok(n - (before[table] ?? 0) <= 60, `${n - (before[table] ?? 0)} rows of ${table}`)
      })
  })
})
