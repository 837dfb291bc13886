import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import type pg from 'pg'
import { testDatabase, undoLater } from '../../test/harness/index.ts'
import { type Database, openDatabase } from '../platform/db/index.ts'
import { runtimeLogin } from '../platform/db/runtime-role.ts'
import { openSeal } from '../platform/seal.ts'
import { openSealer, type Sealer, verifyAll } from './index.ts'

const keys = [Buffer.alloc(32, 7)]
const seal = openSeal(keys)
let superuser: pg.Client
let db: Database
let sealer: Sealer
before(async () => {
  // A server of its own: the count of transactions is what this is about.
  delete process.env.METTLE_TEST_CLUSTER
  const database = await testDatabase()
  superuser = database.superuser
  const login = await runtimeLogin(database.connection, keys)
  db = openDatabase(login)
  const dataDir = mkdtempSync(join(tmpdir(), 'mettle-restored-'))
  sealer = openSealer(db, seal, dataDir, error => assert.fail(String(error)))
  for (const table of ['entries', 'chain', 'servers'])
    await superuser.query(`alter table audit.${table} disable trigger all`)
  undoLater(async () => {
    await db.close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
})

const write = (times = 1, xid?: number) =>
  superuser.query(
    `insert into audit.entries (xid, actor, action, resource)
     select coalesce($2::text::xid8, pg_current_xact_id()), 'nobody', 'read', 'leads' from generate_series(1, $1)`,
    [times, xid ?? null],
  )
const count = async (): Promise<number> =>
  Number((await superuser.query('select pg_current_xact_id()::text as xid')).rows[0].xid)
const countTo = async (xid: number) => {
  while ((await count()) <= xid);
}
const verify = () => verifyAll(db, seal, { known: undefined }, () => {})
const assertWaiting = async (unsealed: number) => {
  const verdict = await verify()
  assert.deepEqual([verdict.broken_at, verdict.unsealed], [null, unsealed])
}
const assertAllSealed = async () => {
  await sealer.extend()
  const { rows } = await superuser.query('select count(*)::int as n from audit.entries')
  const verdict = await verify()
  assert.deepEqual([verdict.broken_at, verdict.unsealed, verdict.entries], [null, 0, rows[0].n])
}
const assertInserted = async () => {
  const { rows } = await superuser.query('select max(id)::int as id from audit.entries')
  await sealer.extend()
  const { broken_at } = await verify()
  assert.deepEqual([broken_at?.problem, broken_at?.entry_id], ['inserted', rows[0].id])
  await superuser.query('delete from audit.entries where id = $1', [rows[0].id])
}
/** The log as a server would have it that had counted to this transaction. */
const arrive = async (end: number) => {
  const { rows } = await superuser.query('select $1 - max(xid::text::int8) as by from audit.entries', [end])
  for (const table of ['audit.entries', 'audit.chain'])
    await superuser.query(`update ${table} set xid = (xid::text::int8 + $1)::text::xid8`, [rows[0].by])
  await superuser.query(`update audit.servers set epoch = 'elsewhere'`)
}

describe('the audit chain in a database restored from a dump', () => {
  it('is where it was, on the server that it grew on', async () => {
    await write(5)
    await assertAllSealed()
    await write(1, (await count()) - 100)
    await assertInserted()
  })

  it('is not taken for one by a note of the server that nobody signed', async () => {
    await write()
    await assertAllSealed()
    await superuser.query(
      `insert into audit.servers (number, epoch, xid, entry_id, newest, until, signature)
       select number + 1, epoch, '0', 0, 0, 1000000, signature from audit.servers order by number desc limit 1`,
    )
    await sealer.extend()
    await superuser.query(
      `insert into audit.entries (id, xid, actor, action, resource) overriding system value
       select -1, xid, actor, action, resource from audit.entries order by id limit 1`,
    )
    await sealer.extend()
    assert.equal((await verify()).broken_at?.problem, 'inserted')
    await superuser.query('delete from audit.entries where id = -1')
  })

  it('takes what was written before the count passed its end, and sealed after', async () => {
    const end = (await count()) + 50
    await arrive(end)
    await write(3)
    await assertWaiting(3)
    await countTo(end)
    await assertWaiting(3)
    await write(2)
    await assertAllSealed()
    await write()
    await assertAllSealed()
    await write(1, end - 1)
    await assertInserted()
  })

  it('takes it too when it had been at work there before', async () => {
    const end = (await count()) + 50
    await write(2)
    await arrive(end)
    await assertAllSealed()
    await write(3)
    await countTo(end)
    await assertAllSealed()
    await write()
    await assertAllSealed()
  })

  it('takes what is written while older numbers are still ahead of the count', async () => {
    const end = (await count()) + 1_000_000
    await arrive(end)
    for (const _ of [1, 2, 3]) {
      await write(2)
      await assertWaiting(2)
      await assertAllSealed()
    }
    await write(1, end + 10)
    await assertInserted()
  })

  it('takes everything a dump brought along unsealed, in whatever order it was committed', async () => {
    const end = (await count()) + 2_000_000
    await write(1, end + 2)
    await write(10_500, end + 1)
    await superuser.query(`update audit.servers set epoch = 'elsewhere'`)
    await write(2)
    await assertWaiting(10_000)
    await assertAllSealed()
  })
})
