import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import type { Database } from '../../platform/db/index.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { openSealer } from '../sealer.ts'
import { erase } from './erase.ts'

const many = 20_000

/** Rows of others, without what triggers would make of them. */
const others = `
  set session_replication_role = replica;
  insert into notification_endpoints (id, url, events, secret) values (gen_random_uuid(), 'https://e.example', '{endpoint.test}', '');
  insert into app.outbox (topic, type, row_id, audience_before, audience_after)
    select 'leads', 'UPDATE', gen_random_uuid(), gen_random_uuid(), gen_random_uuid() from generate_series(1, ${many});
  insert into app.event_deliveries (endpoint_id, event_id, type, subject, data, occurred_at, state, next_attempt_at)
    select e.id, gen_random_uuid(), 'lead.updated', gen_random_uuid(),
      json_build_object('lead_id', gen_random_uuid(), 'assigned_to', gen_random_uuid()), now(), 'delivered', null
    from notification_endpoints e, generate_series(1, ${many});
  insert into notifications (person, type, data)
    select gen_random_uuid(), 'follow_up.due', json_build_object('lead_id', gen_random_uuid()) from generate_series(1, ${many});
  insert into app.lead_import_changes (import_id, lead_id, row, created, before, version)
    select gen_random_uuid(), gen_random_uuid(), n, false, '{"name": "Before"}', now() from generate_series(1, ${many}) n;
  insert into lead_merges (survivor_id, absorbed_id) select gen_random_uuid(), gen_random_uuid() from generate_series(1, ${many});
  insert into lead_status_history (lead_id, to_status, changed_by)
    select gen_random_uuid(), 'new', gen_random_uuid() from generate_series(1, ${many});
  insert into lead_assignment_history (lead_id, from_person, to_person, reason, changed_by)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'by_hand', gen_random_uuid() from generate_series(1, ${many});
  insert into lead_contact_state (lead_id) select gen_random_uuid() from generate_series(1, ${many});
  insert into audit.entries (actor, action, resource, row_id)
    select gen_random_uuid(), 'read', 'leads', gen_random_uuid() from generate_series(1, ${many});
  set session_replication_role = origin;
  analyze`

describe('an erasure among many rows of others', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    await mettle.superuser.query(others)
    // What is sealed beside would be new to the planner.
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        'select (select count(*) from audit.entries) = (select count(*) from audit.chain) as sealed',
      )
      return rows[0].sealed
    })
    await mettle.superuser.query('analyze audit.chain')
  })

  /** Which tables it reads more of than it can have found there. */
  async function readBy(kind: 'person' | 'lead', subject: string) {
    const { rows } = await mettle.superuser.query(
      'insert into app.erasures (kind, subject_id) values ($1, $2) returning id',
      [kind, subject],
    )
    const read = new Map<string, number>()
    const db: Database = {
      ...mettle.db,
      withActor: (actor, work) =>
        mettle.db.withActor(actor, async tx => {
          const soFar = async () =>
            await tx.rows<{ name: string; n: number }>(
              `select schemaname || '.' || relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as n
               from pg_stat_xact_all_tables where schemaname in ('public', 'app', 'identity', 'audit', 'pgboss')`,
            )
          const before = new Map((await soFar()).map(({ name, n }) => [name, n]))
          const result = await work(tx)
          for (const { name, n } of await soFar())
            read.set(name, (read.get(name) ?? 0) + n - (before.get(name) ?? 0))
          return result
        }),
    }
    const seal = openSeal(readMasterKeys(undefined as never, mettle.dataDir) as Buffer[])
    const sealer = openSealer(mettle.db, seal, mettle.dataDir, () => {})
    await erase({ db, seal, sealer, dataDir: mettle.dataDir, rewrite: async () => [] }, rows[0].id)
    assert.equal((read.get('app.erasures') ?? 0) > 0, true, 'what is read is counted')
    return [...read].filter(([, n]) => n > 500)
  }
  const createLead = async (as: TestPerson, phone: string) =>
    (await mettle.call('POST', '/api/leads', { as, body: { name: 'One of many', phone } })).body.data.id

  it('of a person reads what is theirs', async () => {
    const gone = await mettle.person('telecaller')
    await createLead(gone, '9876500001')
    assert.deepEqual(await readBy('person', gone.id), [])
  })

  it('of a lead reads what is its own', async () => {
    const id = await createLead(admin, '9876500002')
    assert.deepEqual(await readBy('lead', id), [])
  })
})
