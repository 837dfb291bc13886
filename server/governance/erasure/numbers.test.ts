import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import fc from 'fast-check'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import {
  createAssessment,
  crowd,
  runJob,
  seededRandom,
  smallQuestions,
} from '../../assessments/crowd.fixture.ts'
import { openSeal } from '../../platform/seal.ts'
import { openSealer } from '../sealer.ts'
import { replayErasures } from './replay.ts'

const key = Buffer.alloc(32, 'of these numbers')
const seal = openSeal([key])

let mettle: TestService
let admin: TestPerson
before(async () => {
  mettle = await testService({ METTLE_KEY: key.toString('base64') })
  admin = await mettle.person('admin')
})

const rows = async (text: string) => (await mettle.superuser.query(text)).rows
/** As the job does it, but that small tables are not written anew. */
async function erase(kind: 'person' | 'lead', ids: string[]) {
  const sealer = openSealer(mettle.db, seal, mettle.dataDir, () => {})
  const parts = { db: mettle.db, seal, sealer, dataDir: mettle.dataDir, rewrite: async () => [] }
  const at = new Date(Date.now() + 60_000).toISOString()
  const lines = ids.map(id => ({ kind, id, at, receipt: randomUUID() }))
  assert.equal(await replayErasures(parts, lines), ids.length)
}

const sources = ['web', 'fair', null]
const outcomes = ['connected', 'no_answer', 'busy', 'not_interested', null]
const statuses = ['contacted', 'qualified', 'converted', 'lost']
/** Whose turn it is, on which lead, doing what, how many hours after the last thing. */
const deed = fc.record({
  who: fc.nat(2),
  lead: fc.nat(5),
  hours: fc.integer({ min: 1, max: 200 }),
  what: fc.oneof(
    fc.record({ outcome: fc.constantFrom(...outcomes), seconds: fc.nat(600) }),
    fc.record({ status: fc.constantFrom(...statuses) }),
    fc.record({ kept: fc.boolean() }),
    fc.record({ given_to: fc.nat(2) }),
  ),
})
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

async function live(people: string[], deeds: Deed[]) {
  const query = (text: string, values: unknown[]) => mettle.superuser.query(text, values)
  let at = Date.parse('2025-03-01T00:00:00Z')
  const leads = Array.from({ length: 6 }, () => randomUUID())
  for (const [n, id] of leads.entries())
    await query('insert into leads (id, name, assigned_to, source, created_at) values ($1, $2, $3, $4, $5)', [
      id,
      `Lead ${n}`,
      people[n % 3],
      sources[n % 3],
      new Date(at),
    ])
  for (const { who, lead, hours, what } of deeds) {
    at += hours * 3_600_000
    const [person, id, moment] = [people[who], leads[lead], new Date(at)]
    if ('outcome' in what) {
      const call = randomUUID()
      await query(`insert into interactions (id, lead_id, type, created_by) values ($1, $2, 'call', $3)`, [
        call,
        id,
        person,
      ])
      await query(
        'insert into calls (interaction_id, outcome, duration_seconds, occurred_at, reached) values ($1, $2, $3, $4, $5)',
        [call, what.outcome, what.seconds, moment, what.outcome === 'connected'],
      )
    } else if ('status' in what) {
      await query('update leads set status = $2 where id = $1', [id, what.status])
      await query(
        `update lead_status_history set changed_at = $2, changed_by = $3 where id = (
           select id from lead_status_history where lead_id = $1 order by changed_at desc, id desc limit 1)`,
        [id, moment, person],
      )
      await query('insert into app.lead_marks (lead_id) values ($1)', [id])
    } else if ('kept' in what)
      await query(
        `insert into follow_up_history (lead_id, person, due_at, ended_at, ending) values ($1, $2, $3, $4, 'done')`,
        [id, person, moment, new Date(at + (what.kept ? 1 : 50) * 3_600_000)],
      )
    else await query('update leads set assigned_to = $2 where id = $1', [id, people[what.given_to]])
  }
  return leads
}

/** Everything that is counted of everybody, and of those who stay. */
async function numbers(manager: TestPerson, staying: string[]) {
  while ((await rows('select app.fold_analytics(10000) as more'))[0].more);
  const held = `select person, grain, source, start, leads from app.lead_sums where person <> app.everybody() and leads <> 0`
  const facts = `select assigned_to, grain, kept.source, app.start_of(grain, created_at), count(*)
    from app.lead_facts, lateral (values ('four weeks', source), ('day', source), ('six hours', '')) as kept (grain, source)
    where assigned_to is not null group by 1, 2, 3, 4`
  assert.deepEqual(await rows(`(${held} except ${facts}) union all (${facts} except ${held})`), [])
  const query = '?from=2025-01-01&to=2026-01-01&interval=month'
  const { body } = await mettle.call('GET', `/api/analytics/leads${query}`, { as: manager })
  // Sources that hardly anybody has lose their name, and a source without one takes what they had.
  const { counted_up_to: _, by_source, ...leads } = body.data
  const people = await mettle.call('GET', `/api/analytics/telecallers${query}`, { as: manager })
  const shown = people.body.data.filter(({ id }: { id: string }) => staying.includes(id))
  const sums = `calls, connected, talk_seconds, follow_ups_due, follow_ups_kept, contacted, contacted_converted, conversions`
  return {
    leads,
    bySource: by_source.reduce((sum: number, one: { leads: number }) => sum + one.leads, 0),
    // What is theirs now belongs to nobody once its lead is gone, and places are among those who are there.
    people: shown.map(({ leads_assigned, rank, ranked_people, ...one }: Record<string, unknown>) => one),
    waits: await rows(
      `select * from app.lead_waits where person = app.everybody() and every and leads <> 0 order by grain, start, measure, step`,
    ),
    contacts: await rows(
      `select grain, start, step, sum(leads) as leads from app.person_waits group by 1, 2, 3 having sum(leads) <> 0 order by 1, 2, 3`,
    ),
    everybody: await rows(
      `select grain, start, ${sums} from app.person_sums where person = app.everybody() order by 1, 2`,
    ),
    together: await rows(
      `select ${sums.replaceAll(/\w+/g, 'sum($&) as $&')} from app.person_sums where person <> app.everybody()`,
    ),
  }
}

describe('what is counted', () => {
  it('is the same before and after anybody or anything is erased, and the chain holds', async () => {
    const manager = await mettle.person('manager')
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { minLength: 5, maxLength: 25 }),
        fc.subarray([0, 1, 2], { minLength: 1, maxLength: 2 }),
        fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (deeds, goingPeople, goingLeads, peopleFirst) => {
          const people: string[] = []
          for (let n = 0; n < 3; n++) people.push((await mettle.person('telecaller')).id)
          const leads = await live(people, deeds)
          const staying = people.filter((_, n) => !goingPeople.includes(n))
          const before = await numbers(manager, staying)
          const [there] = await rows('select count(*)::int as n from leads')
          const steps = [
            () =>
              erase(
                'person',
                goingPeople.map(n => people[n] as string),
              ),
            () =>
              erase(
                'lead',
                goingLeads.map(n => leads[n] as string),
              ),
          ]
          for (const step of peopleFirst ? steps : steps.reverse()) await step()
          assert.deepEqual(await numbers(manager, staying), before)
          const [counted] = await rows(
            `select (select count(*)::int from leads) as leads,
               (select sum(leads)::int from app.lead_counts where person = app.everybody()) as counted`,
          )
          assert.deepEqual(counted, {
            leads: there.n - goingLeads.length,
            counted: there.n - goingLeads.length,
          })
          const verdict = (await mettle.call('GET', '/api/audit/verify', { as: admin })).body.data
          assert.equal(verdict.intact, true, JSON.stringify(verdict))
        },
      ),
      { numRuns: 5 },
    )
  })

  it('are norms as they were, and from the next night on those of whoever is left', async () => {
    const assessment = await createAssessment(
      mettle,
      admin,
      smallQuestions(['work_ethic', 'learning_agility'], 8),
    )
    const random = seededRandom(5)
    const join = (n: number, seed: number) => {
      const simulees = Array.from({ length: n }, () => ({
        theta: { work_ethic: random.normal(), learning_agility: random.normal() },
      }))
      return crowd(mettle, key.toString('base64'), assessment, simulees, { seed })
    }
    const norms = () => rows('select dimension, n, norm from norms order by dimension')
    const refreshed = async () => {
      await runJob(mettle, 'assessments-nightly')
      return norms()
    }
    await join(215, 1)
    const without = await refreshed()
    assert.equal(without.length, 2)
    const later = await join(4, 2)
    const withThem = await refreshed()
    assert.notDeepEqual(withThem, without)
    await erase('person', later)
    assert.deepEqual(await norms(), withThem, 'numbers name nobody')
    assert.deepEqual(await refreshed(), without)
  })
})
