import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { openSeal } from '../../platform/seal.ts'
import {
  createAssessment,
  crowd,
  runJob,
  type Simulee,
  seededRandom,
  smallQuestions,
} from '../crowd.fixture.ts'
import { refreshCrmOutcomes } from './outcomes.ts'
import { validityOf } from './validity.ts'

const key = randomBytes(32).toString('base64')
const none = '00000000-0000-4000-8000-000000000000'
const march = { period_from: '2025-03-01', period_to: '2025-03-31' }

let mettle: TestService
let admin: TestPerson
let manager: TestPerson
let telecaller: TestPerson
before(async () => {
  mettle = await testService({ METTLE_KEY: key })
  admin = await mettle.person('admin')
  manager = await mettle.person('manager')
  telecaller = await mettle.person('telecaller')
})

const record = (person: string, body: unknown, as = manager) =>
  mettle.call('POST', `/api/people/${person}/outcomes`, { as, body })
const outcomes = (person: string, as = manager, query = '') =>
  mettle.call('GET', `/api/people/${person}/outcomes${query}`, { as })

describe('what people achieved', () => {
  it('is recorded by managers, one or many at a time, and the same period again replaces it', async () => {
    const one = await record(telecaller.id, { metric: 'sales', ...march, value: 12.5, n: 40 })
    assert.equal(one.status, 201, one.text)
    const many = await record(telecaller.id, [
      { metric: 'sales', ...march, value: 14 },
      { metric: 'rating', ...march, value: -1, n: null },
    ])
    assert.equal(many.status, 201, many.text)
    const { body } = await outcomes(telecaller.id, telecaller)
    assert.deepEqual(
      body.data.map(({ metric, value, n, source, recorded_by }: Record<string, unknown>) => ({
        metric,
        value,
        n,
        source,
        recorded_by,
      })),
      [
        { metric: 'rating', value: -1, n: null, source: 'manual', recorded_by: manager.id },
        { metric: 'sales', value: 14, n: null, source: 'manual', recorded_by: manager.id },
      ],
    )
    assert.equal(body.meta.total, 2)
    const second = await outcomes(telecaller.id, manager, '?page=2&limit=1')
    assert.equal(second.body.data[0].metric, 'sales')
  })

  it('refuses what cannot be, by name', async () => {
    const good = { metric: 'sales', ...march, value: 1 }
    const wrong: [unknown, string][] = [
      [{ ...good, metric: 'Sales!' }, 'metric'],
      [{ ...good, value: '1' }, 'value'],
      [{ ...good, value: 1e300 }, 'value'],
      [{ ...good, n: 0 }, 'n'],
      [{ ...good, period_from: '2025-02-30' }, 'period_from'],
      [{ ...good, period_from: '0000-01-01' }, 'period_from'],
      [{ ...good, period_to: '2025-02-01' }, 'period_to'],
      [{ ...good, colour: 1 }, 'colour'],
      [{ metric: 'sales', ...march }, 'value'],
      [[good, { ...good, value: null }], '1.value'],
      [[good, good], '1.metric'],
      [[good, { ...good, metric: 'x', period_to: '2025-02-01' }], '1.period_to'],
      [[], 'body'],
      ['sales', 'body'],
    ]
    for (const [body, field] of wrong) {
      const answer = await record(telecaller.id, body)
      assert.equal(answer.status, 400, `${JSON.stringify(body)}: ${answer.text}`)
      if (typeof body !== 'string') assert.equal(answer.body.error.details.field, field, answer.text)
    }
  })

  it('is for oneself and for managers, whose reading is noted', async () => {
    const other = await mettle.person('telecaller')
    const good = { metric: 'sales', ...march, value: 1 }
    assert.equal((await record(other.id, good, telecaller)).status, 403)
    assert.equal((await outcomes(other.id, telecaller)).status, 403)
    assert.deepEqual((await outcomes(other.id, other)).body.data, [])
    assert.deepEqual((await outcomes(other.id.toUpperCase(), other)).body.data, [])
    for (const absent of [none, 'none']) {
      assert.equal((await record(absent, good)).status, 404)
      assert.equal((await outcomes(absent)).status, 404)
      assert.equal((await outcomes(absent, telecaller)).status, 403)
    }
    await outcomes(other.id, admin)
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select from audit.entries where actor = $1 and action = 'read' and resource = 'person_outcomes' and row_id = $2`,
        [admin.id, other.id],
      )
      return rows.length === 1
    })
  })

  it('comes by itself from calls, leads and follow-ups, month by month', async () => {
    const ann = await mettle.person('telecaller')
    const bob = await mettle.person('telecaller')
    const { superuser } = mettle
    const lead = async (of: TestPerson) =>
      (
        await superuser.query(`insert into leads (name, assigned_to) values ('Lead', $1) returning id`, [
          of.id,
        ])
      ).rows[0].id as string
    const call = async (by: TestPerson, to: string, outcome: string, at: string) => {
      const { rows } = await superuser.query(
        `insert into interactions (id, lead_id, type, created_by) values (gen_random_uuid(), $1, 'call', $2) returning id`,
        [to, by.id],
      )
      await superuser.query('insert into calls (interaction_id, outcome, occurred_at) values ($1, $2, $3)', [
        rows[0].id,
        outcome,
        at,
      ])
    }
    const move = (of: string, to: string, at: string, by: string | null) =>
      superuser.query(
        'insert into lead_status_history (lead_id, to_status, changed_at, changed_by) values ($1, $2, $3, $4)',
        [of, to, at, by],
      )
    const followUp = (of: string, person: TestPerson, due: string, ended: string, ending: string) =>
      superuser.query(
        'insert into follow_up_history (lead_id, person, due_at, ended_at, ending) values ($1, $2, $3, $4, $5)',
        [of, person.id, due, ended, ending],
      )
    const [first, second, third] = [await lead(ann), await lead(ann), await lead(ann)]
    await call(ann, first, 'connected', '2024-05-31T23:59:00Z')
    await call(ann, first, 'connected', '2024-06-01T00:00:00Z')
    for (const outcome of ['connected', 'busy', 'no_answer'])
      await call(ann, second, outcome, '2024-06-10T10:00:00Z')
    await move(first, 'contacted', '2024-06-02T10:00:00Z', ann.id)
    await move(first, 'converted', '2024-06-20T10:00:00Z', null)
    await move(second, 'contacted', '2024-06-03T10:00:00Z', ann.id)
    await move(second, 'lost', '2024-06-04T10:00:00Z', ann.id)
    await move(third, 'qualified', '2024-06-04T10:00:00Z', bob.id)
    await followUp(first, ann, '2024-06-05T10:00:00Z', '2024-06-06T09:59:00Z', 'done')
    await followUp(first, ann, '2024-06-15T10:00:00Z', '2024-06-16T10:01:00Z', 'done')
    await followUp(first, ann, '2024-06-17T10:00:00Z', '2024-06-18T10:00:00Z', 'dropped')
    await followUp(first, ann, '2024-06-19T10:00:00Z', '2024-06-18T10:00:00Z', 'moved')
    await superuser.query(
      `insert into follow_ups (lead_id, due_at) values ($1, '2024-06-25T10:00:00Z'), ($2, now() + interval '1 day')`,
      [first, second],
    )
    const of = async (person: TestPerson) =>
      (await outcomes(person.id)).body.data
        .filter(({ period_from }: { period_from: string }) => period_from < '2024-12-01')
        .map(({ metric, period_from, period_to, value, n, source }: Record<string, unknown>) => [
          metric,
          period_from,
          period_to,
          value,
          n,
          source,
        ])
    await refreshCrmOutcomes(mettle.db, AbortSignal.abort())
    assert.deepEqual(await of(ann), [], 'where the counting was broken off nothing is told')
    await runJob(mettle, 'outcomes-weekly')
    const june = ['2024-06-01', '2024-06-30'] as const
    const may = ['2024-05-01', '2024-05-31'] as const
    assert.deepEqual(await of(ann), [
      ['connection_rate', ...june, 0.5, 4, 'crm'],
      ['conversion_rate', ...june, 0.5, 2, 'crm'],
      ['follow_up_compliance', ...june, 0.25, 4, 'crm'],
      ['connection_rate', ...may, 1, 1, 'crm'],
      ['conversion_rate', ...may, null, 0, 'crm'],
      ['follow_up_compliance', ...may, null, 0, 'crm'],
    ])
    assert.deepEqual(await of(bob), [
      ['connection_rate', ...june, null, 0, 'crm'],
      ['conversion_rate', ...june, 0, 1, 'crm'],
      ['follow_up_compliance', ...june, null, 0, 'crm'],
    ])
    // What a manager says stands, and doing it again adds nothing.
    await record(bob.id, { metric: 'conversion_rate', period_from: june[0], period_to: june[1], value: 0.3 })
    await runJob(mettle, 'outcomes-weekly')
    assert.deepEqual((await of(bob))[1], ['conversion_rate', ...june, 0.3, null, 'manual'])
    assert.equal((await of(ann)).length, 6)
  })
})

describe('whether scores go together with what people achieve', () => {
  const questions = smallQuestions(['work_ethic', 'learning_agility'], 10)
  const read = (assessment: string, as = manager) =>
    mettle.call('GET', `/api/assessments/${assessment}/validity`, { as })
  type Cell = { score: string; metric: string; n: number } & Record<string, unknown>
  const cellOf = (cells: Cell[], score: string, metric: string) =>
    cells.find(cell => cell.score === score && cell.metric === metric) as never as {
      n: number
      needed: number
      r: number
      interval: { low: number; high: number }
      p_adjusted: number
      claim: string | null
      sentence: string
      corrected: { r: number; sd_here: number; sd_norm_group: number; norm_group: string }
      one_band_higher: { difference: number; low: number; high: number } | null
    }
  const give = (people: string[], metric: string, values: number[]) =>
    mettle.superuser.query(
      `insert into person_outcomes (person_id, metric, period_from, period_to, value, n, source)
       select *, 'manual' from (select unnest($1::uuid[]), $2, date '2025-03-01', date '2025-03-31', unnest($3::float8[]), 10) v`,
      [people, metric, values],
    )
  const simulees = (n: number, seed: number, standing = (z: number) => z): Simulee[] => {
    const random = seededRandom(seed)
    return Array.from({ length: n }, () => {
      const work_ethic = standing(random.normal())
      const exercise = work_ethic + 0.7 * random.normal() > 0 ? 10 : 20
      return { theta: { work_ethic, learning_agility: random.normal() }, exercise }
    })
  }
  /** An outcome that goes with the standing by `r`, in a group that varies as people in general do. */
  const planted = (people: Simulee[], r: number, seed: number) => {
    const random = seededRandom(seed)
    return people.map(({ theta }) => r * theta.work_ethic! + Math.sqrt(1 - r * r) * random.normal())
  }

  it('finds a planted relation, none where there is none, and says how sure it is', async () => {
    const assessment = await createAssessment(mettle, admin, questions)
    const group = simulees(240, 5)
    const people = await crowd(mettle, key, assessment, group)
    await give(people, 'planted', planted(group, 0.6, 6))
    await give(people, 'noise', planted(group, 0, 8))
    const { status, body, text } = await read(assessment)
    assert.equal(status, 200, text)
    const { outcomes: cells, exercises, people: counted, multiple_testing } = body.data
    assert.equal(counted.scored, 240)
    const found = cellOf(cells, 'work_ethic', 'planted')
    assert.equal(found.n, 240 - counted.left_out)
    // Scores of ten items are reliable by about 0.87, so that r is seen as 0.6 · √0.87.
    assert.ok(found.interval.low < 0.56 && 0.56 < found.interval.high, JSON.stringify(found))
    assert.ok(found.p_adjusted < 0.001)
    assert.match(found.claim!, /^Higher work_ethic goes with higher planted \(r = 0\.\d\d, 95% interval/)
    assert.equal(found.corrected.norm_group, 'assumed')
    // From the middle to the middle of the band above are 1.16 standard deviations, of which each is worth 0.6.
    const { difference, low, high } = found.one_band_higher!
    assert.ok(low < 0.7 && 0.7 < high && low < difference && difference < high, JSON.stringify(found))
    for (const score of ['learning_agility', 'overall', 'work_ethic']) {
      const cell = cellOf(cells, score, 'noise')
      assert.equal(cell.claim, null, JSON.stringify(cell))
      assert.match(cell.sentence, /chance/)
      assert.equal(cell.one_band_higher, null)
    }
    assert.equal(multiple_testing.relations, 8)
    assert.match(multiple_testing.sentence, /^8 relations were looked at/)
    const work = exercises.find((one: { dimension: string }) => one.dimension === 'work_ethic')
    assert.match(work.claim, /self-assessment goes with higher results in the exercises/)
    assert.equal(
      exercises.find((one: { dimension: string }) => one.dimension === 'learning_agility').claim,
      null,
    )
  })

  it('corrects for people who vary less than the norm group', async () => {
    const assessment = await createAssessment(mettle, admin, questions)
    const group = simulees(160, 15, z => 0.8 + 0.5 * z)
    const people = await crowd(mettle, key, assessment, group)
    await give(people, 'planted', planted(group, 0.6, 16))
    const { r, corrected } = cellOf((await read(assessment)).body.data.outcomes, 'work_ethic', 'planted')
    assert.ok(corrected.sd_here < 0.8 && corrected.sd_norm_group === 1, JSON.stringify(corrected))
    assert.ok(r > 0 && corrected.r > r * 1.15, `${r} → ${corrected.r}`)
  })

  it('says nothing below 30 people but how many are missing', async () => {
    const assessment = await createAssessment(mettle, admin, questions)
    const group = simulees(29, 25)
    const people = await crowd(mettle, key, assessment, group)
    await give(people, 'planted', planted(group, 0.99, 26))
    const { outcomes: cells, exercises, people: counted } = (await read(assessment)).body.data
    const n = 29 - counted.left_out
    for (const cell of [...cells, ...exercises]) {
      assert.deepEqual(
        [cell.n, cell.needed, cell.r, cell.interval, cell.p, cell.p_adjusted, cell.claim],
        [n, 30 - n, null, null, null, null, null],
      )
      assert.match(cell.sentence, new RegExp(`^${n} people have both so far; ${30 - n} more (is|are) needed`))
    }
    assert.ok(cells.every((cell: { corrected: unknown }) => cell.corrected === null))
  })

  it('is not told from half of what happened', async () => {
    const assessment = await createAssessment(mettle, admin, questions)
    const actor = {
      kind: 'person',
      id: manager.id,
      sees: 'all',
      least: 'manager',
      origin: { requestId: 'r', address: '127.0.0.1' },
    } as const
    await assert.rejects(
      validityOf(
        { db: mettle.db, seal: openSeal([Buffer.from(key, 'base64')]) },
        actor,
        assessment,
        AbortSignal.abort(),
      ),
      {
        code: 'UNAVAILABLE',
        message: /still being counted/,
      },
    )
  })

  it('is for managers, noted in the audit log, and empty where nobody was scored', async () => {
    const assessment = await createAssessment(mettle, admin, questions)
    assert.equal((await read(assessment, telecaller)).status, 403)
    assert.equal((await read(none)).status, 404)
    assert.equal((await read('none')).status, 404)
    const { body } = await read(assessment)
    assert.deepEqual(body.data.people, { scored: 0, left_out: 0 })
    assert.deepEqual(body.data.outcomes, [])
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select from audit.entries where actor = $1 and resource = 'assessment_validity' and row_id = $2`,
        [manager.id, assessment],
      )
      return rows.length === 1
    })
  })
})
