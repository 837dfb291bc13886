import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { leadAnalytics } from '../server/analytics/lead-analytics.ts'
import { countLeads, stepCounts } from '../server/analytics/lead-queries.ts'
import { countPeople, listRanks } from '../server/analytics/person-queries.ts'
import { eventsBehind, leadsBehind } from '../server/analytics/row-queries.ts'
import { telecallerAnalytics } from '../server/analytics/telecaller-analytics.ts'
import { people } from '../server/identity/queries.ts'
import { listContacts } from '../server/leads/contact-queries.ts'
import { listFollowUps } from '../server/leads/follow-up-queries.ts'
import { listQueue } from '../server/leads/queue-queries.ts'
import { type Database, openDatabase, type Tx } from '../server/platform/db/index.ts'
import { runtimeLogin } from '../server/platform/db/runtime-role.ts'
import type { Person } from '../server/platform/http/app-types.ts'
import { testDatabase } from './harness/index.ts'

const leads = 6_000
const callers = 20
const watched = [
  'leads',
  'interactions',
  'calls',
  'follow_ups',
  'call_queue',
  'lead_facts',
  'lead_sums',
  'person_sums',
]

describe('among many leads, calls and people', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  let someLead: string
  const actor = (sees: 'own' | 'all'): Person => ({
    kind: 'person',
    id: randomUUID(),
    sees,
    least: 'user',
    origin: { requestId: 'r', address: '127.0.0.1' },
  })
  const [telecaller, admin] = [actor('own'), actor('all')]
  const period = { from: new Date(Date.now() - 7 * 86_400_000), to: new Date(), timeZone: 'UTC' }

  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [randomBytes(32)])
    db = openDatabase(login)
    await database.superuser.query(`
      set session_replication_role = replica;
      insert into profiles (id, role) values ('${telecaller.id}', 'telecaller'), ('${admin.id}', 'admin');
      insert into profiles (id, role, created_at)
        select md5('person ' || n)::uuid, case when n <= ${callers} then 'telecaller' else 'user' end, now() - n * interval '1 hour'
        from generate_series(1, 2000) n;
      insert into identity.accounts (id, email) select id, id || '@example.com' from profiles;
      insert into leads (name, phone, phone_e164, assigned_to, created_at)
        select 'Lead ' || n, '+9198' || (10000000 + n), '+9198' || (10000000 + n),
          case when n % ${callers} = 0 then '${telecaller.id}' else md5('person ' || n % ${callers})::uuid end,
          now() - n * interval '20 hours' from generate_series(1, ${leads}) n;
      insert into lead_status_history (lead_id, to_status, changed_at) select id, 'new', created_at from leads;
      insert into interactions (id, lead_id, type, created_by, created_at)
        select gen_random_uuid(), id, 'call', assigned_to, created_at + interval '1 hour' from leads;
      insert into calls (interaction_id, outcome, occurred_at, reached) select id, 'no_answer', created_at, false from interactions;
      insert into follow_ups (lead_id, due_at)
        select id, now() + (row_number() over (order by id) - ${leads / 2}) * interval '6 hours' from leads;
      insert into app.lead_counts select assigned_to, status, 0, count(*) from leads group by 1, 2
        union all select app.everybody(), status, 0, count(*) from leads group by 2;
      insert into app.lead_facts select * from app.facts_of(array(select id from leads));
      insert into app.person_sums (grain, person, start, calls)
        select 'quarter', md5('person ' || n % ${callers})::uuid, app.start_of('quarter', now()) - n * interval '15 minutes', 1
        from generate_series(1, 20000) n;
      insert into app.lead_sums select 'quarter', true, '', app.start_of('quarter', now()) - n * interval '15 minutes',
        1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0 from generate_series(1, 20000) n;
      insert into app.lead_sums select grain, false, 'web', app.start_of(grain, now()) - n * step, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0
        from (values ('quarter', interval '15 minutes', 20000), ('day', interval '1 day', 208)) g (grain, step, most),
          generate_series(1, most) n;
      set session_replication_role = origin;
      select app.refresh_call_queue(array(select id from leads));`)
    await database.superuser.query('vacuum analyze')
    someLead = (await database.superuser.query('select id from leads limit 1')).rows[0].id
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  const seen = async (tx: Tx) =>
    new Map(
      (
        await tx.rows<{ relname: string; n: number }>(
          `select relname, seq_tup_read as n from pg_stat_xact_user_tables where relname = any ($1)`,
          [watched],
        )
      ).map(({ relname, n }) => [relname, n]),
    )

  /** Eight times on one connection: a prepared statement has its final plan from the sixth on. */
  async function readFromEndToEnd(person: Person, work: (tx: Tx) => Promise<unknown>) {
    const found = new Set<string>()
    for (let n = 0; n < 8; n++)
      await db.withActor(person, async tx => {
        const before = await seen(tx)
        await work(tx)
        for (const [table, rows] of await seen(tx))
          if (rows - (before.get(table) ?? 0) > 100) found.add(table)
      })
    return [...found]
  }

  /** What would be asked on a connection of its own is asked in the transaction that counts. */
  const asked = (ask: (db: Database) => Promise<unknown>) => async (tx: Tx) => {
    const one = async (_actor: unknown, { text, values }: { text: string; values: unknown[] }) => {
      const rows = await tx.rows<Record<string, unknown>>(text, values)
      return rows.map(row => Object.values(row))
    }
    await ask({ one } as unknown as Database)
  }
  const anyTime = { from: null, to: null, day: null, zone: 'UTC' }

  it('follow-ups of some leads are looked up by the plan for any leads and times too', async () => {
    const read = await db.withActor(admin, async tx => {
      const fetched = async () =>
        (
          await tx.rows<{ n: number }>(
            `select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'follow_ups'`,
          )
        )[0]?.n ?? 0
      await tx.rows('set local plan_cache_mode = force_generic_plan')
      const before = await fetched()
      await asked(own => listFollowUps(own, admin, 10, 0, undefined, anyTime, [someLead, randomUUID()]))(tx)
      return (await fetched()) - before
    })
    assert.ok(read > 0 && read < 10, `${read} read`)
  })

  for (const [name, person] of [
    ['a telecaller', telecaller],
    ['an admin', admin],
  ] as const) {
    const reads: Record<string, (tx: Tx) => Promise<unknown>> = {
      'follow-ups that are due': asked(own => listFollowUps(own, person, 10, 0, 'now', anyTime)),
      'the follow-ups of a day': asked(own =>
        listFollowUps(own, person, 10, 0, undefined, {
          ...anyTime,
          day: new Date().toISOString().slice(0, 10),
        }),
      ),
      'follow-ups of some leads': asked(own =>
        listFollowUps(own, person, 10, 0, undefined, anyTime, [someLead, randomUUID()]),
      ),
      'last contacts of some leads': asked(own => listContacts(own, person, [someLead, randomUUID()])),
      'leads of the call queue': asked(own => listQueue(own, person, '91', 20, 0)),
      'analytics of a week': tx =>
        leadAnalytics(tx, { period, assignedTo: person === telecaller ? telecaller.id : undefined }, 'day'),
      'the leads behind a number': tx =>
        leadsBehind(tx, { period, source: undefined, assignedTo: undefined }, 'attempted', 50, undefined),
      'numbers of telecallers': tx => telecallerAnalytics(tx, period),
      'the calls behind a number': tx =>
        eventsBehind(tx, period, telecaller.id, 'total_calls', 50, undefined),
    }
    for (const [what, read] of Object.entries(reads))
      it(`${what}: ${name} has them without a table being read from end to end`, async () => {
        assert.deepEqual(await readFromEndToEnd(person, read), [])
      })
  }

  describe('a year is counted by days, from the first time to the eighth', () => {
    const year = { ...period, from: new Date(Date.now() - 365 * 86_400_000) }
    const scope = { period: year, source: undefined, assignedTo: undefined }
    const counts: Record<string, [table: string, (tx: Tx) => Promise<unknown>]> = {
      leads: ['lead_sums', tx => countLeads(tx, scope)],
      waits: ['lead_facts', tx => stepCounts(tx, scope, ['first_attempt', 'first_contact', 'conversion'])],
      people: ['person_sums', tx => countPeople(tx, year, undefined)],
      ranks: ['person_sums', tx => listRanks(tx, year)],
    }
    for (const [what, [table, count]] of Object.entries(counts))
      it(what, async () => {
        const read = async (tx: Tx) =>
          (
            await tx.rows<{ n: number }>(
              `select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = $1`,
              [table],
            )
          )[0]?.n ?? 0
        for (let n = 0; n < 8; n++)
          await db.withActor(admin, async tx => {
            const before = await read(tx)
            await count(tx)
            const rows = (await read(tx)) - before
            assert.ok(rows < 400, `${rows} rows of ${table}`)
          })
      })
  })

  it('the bounds of a period are worked out once, not for every row', async () => {
    const { rows } = await database.superuser.query(
      `explain (costs off) select from app.person_sums
       where app.within_period(grain, start, '2025-01-01 09:00Z', '2026-01-01 09:00Z')`,
    )
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    assert.match(plan, /2025-01-02 00:00:00/)
    assert.doesNotMatch(plan, /date_bin|interval/)
  })

  it('waits of somebody with very many leads are theirs alone', async () => {
    await database.superuser.query(`
      set session_replication_role = replica;
      insert into app.lead_facts (lead_id, created_at, source, assigned_to, status, first_attempt_at)
        select gen_random_uuid(), moment, 'web', '${telecaller.id}', 'new', moment + interval '90 seconds'
        from (select now() - interval '2 days' as moment from generate_series(1, 20500)) made;
      insert into app.lead_sums select 'day', false, 'web', app.start_of('day', now() - interval '2 days'),
        20500, 20500, 0, 0, 0, 0, 20500, 0, 0, 0, 0, '${telecaller.id}';
      insert into app.lead_waits (grain, every, source, start, measure, step, leads)
        select 'day', true, '', app.start_of('day', now() - interval '2 days'), 'first_attempt', 40, 90000;
      set session_replication_role = origin;`)
    for (const person of [telecaller, admin]) {
      const { time_to_first_attempt } = await db.withActor(person, tx =>
        leadAnalytics(tx, { period, assignedTo: telecaller.id }, 'day'),
      )
      assert.equal(time_to_first_attempt.exact, false)
      assert.ok(Math.abs((time_to_first_attempt.p50_seconds ?? 0) - 90) < 9)
    }
  })

  it('a page of people is found without reading all of them', async () => {
    assert.deepEqual(await readFromEndToEnd(admin, tx => people(tx, undefined, 50, 0)), [])
  })

  it('the next lead is claimed without reading a table from end to end', async () => {
    const claim = (tx: Tx) => tx.rows('select app.claim_next($1)', ['91'])
    assert.deepEqual(await readFromEndToEnd(telecaller, claim), [])
  })

  it('a change of many compares no row with every other, though the connection planned for a change of one', async () => {
    const { superuser } = database
    const plans: string[] = []
    const heard = ({ message = '' }) => plans.push(message)
    await superuser.query('begin')
    await superuser.query(`set local session_replication_role = origin; load 'auto_explain';
      set local auto_explain.log_min_duration = 0; set local auto_explain.log_nested_statements = on;
      set local client_min_messages = log`)
    superuser.on('notice', heard)
    for (const many of [1, 5_000])
      await superuser.query(
        `update leads set company = 'Navy' || $1::int where id in (select id from leads limit $1::int)`,
        [many],
      )
    superuser.off('notice', heard)
    await superuser.query('rollback')
    const compared = plans.filter(plan => plan.match(/Named Tuplestore Scan/g)?.length === 2)
    assert.equal(
      compared.filter(plan => plan.includes('Join Filter') || plan.includes('Nested Loop')).length,
      0,
    )
    assert.ok(compared.length >= 6, `${compared.length} plans`)
  })
})
