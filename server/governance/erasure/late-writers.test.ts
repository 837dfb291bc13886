import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import pg from 'pg'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService, undoLater } from '../../../test/harness/index.ts'
import type { Database } from '../../platform/db/index.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { openSealer } from '../sealer.ts'
import { erase, redactAudit } from './erase.ts'
import type { Running } from './queries.ts'
import { traceOf } from './traces.fixture.ts'

describe('an erasure, while others still write about its subject', () => {
  let mettle: TestService
  let admin: TestPerson
  let other: pg.Client
  const statements: string[] = []
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    other = await connect(mettle.databaseUrl)
    // Whoever works for hours on another database of the same server holds nobody up here.
    const elsewhere = await connect(mettle.databaseUrl.replace(/mettle_\w+\?/, 'postgres?'))
    await elsewhere.query('begin; select pg_current_xact_id()')
  })

  async function connect(url: string) {
    const client = new pg.Client(url)
    await client.connect()
    undoLater(() => client.end())
    return client
  }
  /** Begun, and every statement of it noted. */
  async function begin(kind: 'person' | 'lead', subject: string) {
    const { rows } = await mettle.superuser.query(
      'insert into app.erasures (kind, subject_id) values ($1, $2) returning id',
      [kind, subject],
    )
    statements.length = 0
    return erase(watched(), rows[0].id)
  }
  function watched() {
    const db: Database = {
      ...mettle.db,
      withActor: (actor, work) =>
        mettle.db.withActor(actor, tx =>
          work({
            ...tx,
            rows: (text, ...rest) => {
              statements.push(text)
              return tx.rows(text, ...rest)
            },
          }),
        ),
    }
    const seal = openSeal(readMasterKeys(undefined as never, mettle.dataDir) as Buffer[])
    const sealer = openSealer(mettle.db, seal, mettle.dataDir, () => {})
    return { db, seal, sealer, dataDir: mettle.dataDir, rewrite: async () => [] }
  }
  const isLook = (text: string) => text.includes('settled_below')

  it('waits for whoever began before them', async () => {
    const gone = await mettle.person('telecaller')
    await other.query('begin')
    await other.query(`insert into leads (name, phone, assigned_to) values ('Late', '9876500004', $1)`, [
      gone.id,
    ])
    const erasing = begin('person', gone.id)
    await eventually(() => statements.filter(isLook).length === 5)
    assert.deepEqual(
      statements.slice(1).filter(text => !isLook(text)),
      [],
    )
    await other.query('commit')
    await erasing
    assert.deepEqual(await traceOf(mettle.superuser, gone.id), ['app.erasures'])
  })

  it('waits for whoever has read of it in the outbox, and removes what they made of that', async () => {
    const body = { name: 'Told Late', phone: '9876500005' }
    const { id } = (await mettle.call('POST', '/api/leads', { as: admin, body })).body.data
    await other.query('begin')
    // Without a number of its own a transaction changes nothing yet, and nobody waits for it.
    await other.query('lock table app.outbox_readers in exclusive mode')
    const erasing = begin('lead', id)
    await eventually(() => statements.some(text => text.includes('app.outbox_readers')))
    await other.query(
      `insert into notifications (person, type, data) values ($1, 'follow_up.due', json_build_object('lead_id', $2::uuid))`,
      [admin.id, id],
    )
    await other.query('commit')
    await erasing
    assert.deepEqual(await traceOf(mettle.superuser, id), ['app.erasures', 'app.outbox'])
  })

  it('waits for entries of the log to be sealed before it takes a name out of them', async () => {
    const gone = await mettle.person('telecaller')
    // What comes after a transaction that is still under way is not sealed yet.
    await other.query('begin; select pg_current_xact_id()')
    await mettle.call('POST', '/api/leads', { as: gone, body: { name: 'Noted', phone: '9876500006' } })
    statements.length = 0
    const pseudonym = randomUUID()
    const running = { id: randomUUID(), subject_id: gone.id, pseudonym } as Running
    const redacting = redactAudit(watched(), running, new Date(Date.now() + 60_000))
    await eventually(() => statements.filter(text => text.includes('as waiting')).length === 3)
    await other.query('commit')
    await redacting
    const { rows } = await mettle.superuser.query('select actor from audit.entries where actor = any ($1)', [
      [gone.id, pseudonym],
    ])
    assert.ok(rows.length > 0)
    assert.ok(rows.every(({ actor }) => actor === pseudonym))
  })
})
