import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { testDatabase } from '../../../test/harness/index.ts'
import { type Actor, type Database, openDatabase, systemActor, type Tx } from '../../platform/db/index.ts'
import { runtimeLogin } from '../../platform/db/runtime-role.ts'
import { leadsLike } from '../import/queries.ts'
import { receiveLead } from '../outside-queries.ts'
import { listDuplicates } from './queries.ts'

const same = 5_000
const phone = '+910000000000'
const email = 'nobody@example.com'

describe('among thousands of leads with one phone and one e-mail', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  let lead: string
  const person = (sees: 'own' | 'all'): Actor & { id: string } => ({
    kind: 'person',
    id: randomUUID(),
    sees,
    least: 'user',
    origin: { requestId: 'r', address: '127.0.0.1' },
  })
  const [telecaller, manager] = [person('own'), person('all')]

  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [randomBytes(32)])
    db = openDatabase(login)
    const { superuser } = database
    await superuser.query(`insert into profiles (id, role) values ($1, 'telecaller'), ($2, 'manager')`, [
      telecaller.id,
      manager.id,
    ])
    await superuser.query('set session_replication_role = replica')
    await superuser.query(
      `insert into leads (name, phone_e164, email_key, assigned_to)
       select 'Nobody', $1, $2, $3 from generate_series(1, ${same})`,
      [phone, email, telecaller.id],
    )
    await superuser.query('reset session_replication_role')
    await superuser.query('vacuum analyze leads')
    lead = (await superuser.query<{ id: string }>('select id from leads limit 1')).rows[0]?.id as string
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  const rowsRead = async (tx: Tx) =>
    (
      await tx.rows<{ n: number }>(
        `select seq_tup_read + coalesce(idx_tup_fetch, 0) as n from pg_stat_xact_user_tables where relname = 'leads'`,
      )
    )[0]?.n ?? 0
  const watch = <T>(actor: Actor, work: (tx: Tx) => Promise<T>) =>
    db.withActor(actor, async tx => {
      const before = await rowsRead(tx)
      const result = await work(tx)
      return { result, rows: (await rowsRead(tx)) - before }
    })

  for (const [who, actor] of Object.entries({ telecaller, manager }))
    it(`a ${who} sees a hundred of one's duplicates, and a thousand are counted`, async () => {
      const { result, rows } = await watch(actor, tx => listDuplicates(tx, lead))
      assert.deepEqual(
        [JSON.parse(result?.body ?? '').length, result?.shown, result?.all],
        [100, 1_000, 1_000],
      )
      assert.ok(rows < 3_500, `${rows} rows`)
    })

  it('one more from outside is received without counting all of them', async () => {
    const given = { name: 'Nobody', email: null, phone: null, company: null, source: null }
    const { result, rows } = await watch(systemActor('webhooks'), tx =>
      receiveLead(tx, randomUUID(), { ...given, phone_e164: phone, email_key: email }),
    )
    assert.equal(result, 1_000)
    assert.ok(rows < 2_500, `${rows} rows`)
  })

  it('an import reads and locks a few of them', async () => {
    const { result, rows } = await watch(telecaller, tx =>
      leadsLike(tx, randomUUID(), [phone], [email], 'for update'),
    )
    assert.ok(result.length >= 2 && result.length <= 40, `${result.length} leads`)
    assert.ok(rows <= 200, `${rows} rows`)
  })
})
