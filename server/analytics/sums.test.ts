import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import type { Tx } from '../platform/db/index.ts'
import {
  countBySource,
  countLeads,
  hasSteps,
  type LeadScope,
  leadSeries,
  measures,
  stepCounts,
} from './lead-queries.ts'
import type { Period } from './period.ts'
import { contactSteps, countPeople } from './person-queries.ts'

let mettle: TestService
let manager: TestPerson
let telecallers: TestPerson[]

const rows = async (text: string, values: unknown[] = []) =>
  (await mettle.superuser.query(text, values)).rows as Record<string, unknown>[]
const asManager = <T>(read: (tx: Tx) => Promise<T>) => as(manager, read)
const as = <T>({ id }: TestPerson, read: (tx: Tx) => Promise<T>) =>
  mettle.db.withActor(
    {
      kind: 'person',
      id,
      sees: id === manager.id ? 'all' : 'own',
      least: 'user',
      origin: { requestId: 'r', address: '127.0.0.1' },
    },
    read,
  )

/** As good as random, and the same every time. */
const some = (salt: string, most: number) => `((hashtextextended('${salt}' || n, 0) & 2147483647) % ${most})`
const whoever = (salt: string) => `($1::uuid[])[1 + ${some(salt, 3)}]`

before(async () => {
  mettle = await testService()
  manager = await mettle.person('manager')
  telecallers = [
    await mettle.person('telecaller'),
    await mettle.person('telecaller'),
    await mettle.person('telecaller'),
  ]
  const ids = telecallers.map(({ id }) => id)
  const lead = `md5('lead ' || n % 400)::uuid`
  const moment = (salt: string, days: number) =>
    `timestamptz '2025-01-10' + ${some(salt, days * 1440)} * interval '1 minute'`
  const call = (n: string) => `md5('call ' || ${n})::uuid`
  await rows(
    `insert into leads (id, name, assigned_to, source, created_at)
     select ${lead}, 'Somebody', ${whoever('holder')}, (array['web', 'fair'])[1 + ${some('source', 3)}], ${moment('made', 200)}
     from generate_series(1, 400) n`,
    [ids],
  )
  await rows(
    `insert into interactions (id, lead_id, type, created_by)
     select ${call('n')}, ${lead}, 'call', ${whoever('caller')} from generate_series(1, 1200) n`,
    [ids],
  )
  await rows(
    `insert into calls (interaction_id, outcome, occurred_at, reached)
     select ${call('n')}, 'no_answer', l.created_at + ${some('called', 90)} ^ 2 * interval '11 minutes', ${some('reached', 2)} = 1
     from generate_series(1, 1200) n join leads l on l.id = ${lead}`,
  )
  await rows(
    `insert into lead_status_history (lead_id, to_status, changed_by, changed_at)
     select ${lead}, (array['contacted', 'converted', 'lost'])[1 + ${some('status', 3)}],
       case when ${some('named', 4)} > 0 then ${whoever('mover')} end, l.created_at + ${some('moved', 40_000)} * interval '1 minute'
     from generate_series(1, 600) n join leads l on l.id = ${lead}`,
    [ids],
  )
  const foldAll = async () => {
    while ((await rows('select app.fold_analytics(100) as more'))[0]?.more);
  }
  await foldAll()
  await rows(
    `update leads l set assigned_to = ${whoever('next')}, source = 'web', created_at = created_at + interval '3 hours'
     from generate_series(1, 60) n where l.id = ${lead}`,
    [ids],
  )
  await rows(`delete from interactions where id in (select ${call('n')} from generate_series(1, 100) n)`)
  await rows(`delete from leads where id in (select ${lead} from generate_series(50, 90) n)`)
  await foldAll()
})

/** Within days and on them, shorter and longer than four weeks, in zones on both sides of Greenwich. */
const periods: Period[] = [
  ['2025-01-01T00:00:00Z', '2025-12-31T00:00:00Z', 'UTC'],
  ['2025-01-20T18:30:00Z', '2025-07-03T18:30:00Z', 'Asia/Kolkata'],
  ['2025-02-11T05:15:00Z', '2025-05-20T19:45:00Z', 'America/New_York'],
  ['2025-03-02T12:00:00Z', '2025-03-21T11:45:00Z', 'Pacific/Auckland'],
  ['2025-03-05T06:00:00Z', '2025-03-05T20:30:00Z', 'Asia/Kathmandu'],
].map(([from = '', to = '', timeZone = '']) => ({ from: new Date(from), to: new Date(to), timeZone }))

/** The facts of the leads as they are now, worked out anew. */
const facts = `(select * from app.facts_of(array(select id from leads)))`
const scopes = (period: Period): [LeadScope, string][] => [
  [{ period }, ''],
  [{ period, source: 'web' }, `and source = 'web'`],
  [{ period, assignedTo: telecallers[0]?.id }, `and assigned_to = '${telecallers[0]?.id}'`],
  [
    { period, assignedTo: telecallers[0]?.id, source: 'web' },
    `and assigned_to = '${telecallers[0]?.id}' and source = 'web'`,
  ],
]
const sorted = <Row>(list: Row[]) => list.map(row => JSON.stringify(row)).toSorted()
const inPeriod = (column: string) => `${column} >= $1 and ${column} < $2`

describe('sums that are kept', () => {
  it('of leads are what counting anew gives, in whatever period, of all, one source and one person', async () => {
    for (const period of periods)
      for (const [scope, only] of scopes(period)) {
        const { totals, bySource } = await asManager(tx => countBySource(tx, scope))
        assert.deepEqual(
          { source: null, whole: true, ...(await asManager(tx => countLeads(tx, scope))) },
          totals,
        )
        const anew = await rows(
          `select source, count(*)::int as leads, count(first_attempt_at)::int as attempted, count(contacted_at)::int as contacted,
             count(converted_at)::int as converted from ${facts} f where ${inPeriod('created_at')} ${only} group by 1`,
          [period.from, period.to],
        )
        const shown = bySource.map(({ source, leads, attempted, contacted, converted }) => ({
          source,
          leads,
          attempted,
          contacted,
          converted,
        }))
        assert.deepEqual(sorted(shown), sorted(anew))
        assert.equal(
          totals.leads,
          anew.reduce((sum, { leads }) => sum + Number(leads), 0),
        )
      }
  })

  it('of leads and calls by day, week and month are those of the local ones', async () => {
    const person = telecallers[0]?.id
    for (const period of periods)
      for (const interval of ['day', 'week', 'month'] as const) {
        const values = [period.from, period.to, period.timeZone]
        const local = (column: string) =>
          `app.iso(date_trunc('${interval}', ${column} at time zone $3) at time zone $3) as start`
        for (const [scope, only] of scopes(period)) {
          const series = await asManager(tx => leadSeries(tx, scope, interval))
          const anew = await rows(
            `select ${local('created_at')}, count(*)::int as leads, count(converted_at)::int as converted
             from ${facts} f where ${inPeriod('created_at')} ${only} group by 1`,
            values,
          )
          const shown = series.filter(({ leads }) => leads !== 0)
          assert.deepEqual(
            sorted(shown.map(({ start, leads, converted }) => ({ start, leads, converted }))),
            sorted(anew),
          )
          assert.equal(new Set(series.map(({ start }) => start)).size, series.length)
        }
        for (const caller of [undefined, person]) {
          const series = await asManager(tx => leadSeries(tx, { period, assignedTo: caller }, interval))
          const anew = await rows(
            `select ${local('c.occurred_at')}, count(*)::int as calls from interactions i join calls c on c.interaction_id = i.id
             where ${inPeriod('c.occurred_at')} and ($4::uuid is null or i.created_by = $4) group by 1`,
            [...values, caller],
          )
          const shown = series.filter(({ calls }) => calls !== 0)
          assert.deepEqual(sorted(shown.map(({ start, calls }) => ({ start, calls }))), sorted(anew))
        }
      }
  })

  it('of waits, leads’ and people’s, are the distributions of those leads', async () => {
    for (const period of periods) {
      const values = [period.from, period.to]
      for (const [scope, only] of scopes(period).filter(([scope]) => hasSteps(scope))) {
        const steps = await asManager(tx => stepCounts(tx, scope, measures))
        const anew = await rows(
          `select measure, app.wait_step(created_at, ended_at) as step, count(*)::int as leads
           from ${facts} f, lateral (values ('first_attempt', first_attempt_at), ('first_contact', first_contact_at),
             ('conversion', converted_at)) m (measure, ended_at)
           where ${inPeriod('created_at')} and ended_at is not null ${only} group by 1, 2`,
          values,
        )
        assert.deepEqual(sorted(steps), sorted(anew))
      }
      const anew = await rows(
        `select contacted_by as person, app.wait_step(created_at, first_contact_at) as step, count(*)::int as leads
         from ${facts} f where contacted_by is not null and ${inPeriod('contacted_at')} group by 1, 2`,
        values,
      )
      assert.deepEqual(sorted(await asManager(tx => contactSteps(tx, period, undefined))), sorted(anew))
      for (const caller of telecallers) {
        const own = sorted(anew.filter(({ person }) => person === caller.id))
        assert.deepEqual(sorted(await asManager(tx => contactSteps(tx, period, caller.id))), own)
        assert.deepEqual(sorted(await as(caller, tx => contactSteps(tx, period, undefined))), own)
      }
    }
  })

  it('of leads called count each once, whether or not it was called before and after', async () => {
    for (const period of periods) {
      const people = await asManager(tx => countPeople(tx, period, undefined))
      const anew = await rows(
        `select i.created_by as id, count(distinct i.lead_id)::int as leads from interactions i
         join calls c on c.interaction_id = i.id where ${inPeriod('c.occurred_at')} group by 1`,
        [period.from, period.to],
      )
      const shown = people.map(({ id, unique_leads_called: leads }) => ({ id, leads }))
      assert.deepEqual(sorted(shown.filter(({ leads }) => leads > 0)), sorted(anew))
    }
  })
})
