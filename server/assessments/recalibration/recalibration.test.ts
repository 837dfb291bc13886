import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe, it } from 'node:test'
import type { ItemParameters } from '../../../content/definition.ts'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import {
  createAssessment,
  crowd,
  itemParameters,
  runJob,
  seededRandom,
  smallQuestions,
} from '../crowd.fixture.ts'

const key = randomBytes(32).toString('base64')
const questions = smallQuestions(['work_ethic', 'learning_agility'], 8)
const moved = 'work_ethic-s-1'
const unfair = 'work_ethic-s-4'
const none = '00000000-0000-4000-8000-000000000000'

const harder = ({ a, b }: ItemParameters, by: number): ItemParameters => ({ a, b: b.map(t => t + by) })

describe('recalibration', () => {
  let mettle: TestService
  let admin: TestPerson
  let manager: TestPerson
  let taker: TestPerson
  let assessment: string
  let sparse: string
  before(async () => {
    mettle = await testService({ METTLE_KEY: key })
    admin = await mettle.person('admin')
    manager = await mettle.person('manager')
    taker = await mettle.person('user')
    assessment = await createAssessment(mettle, admin, questions)
    sparse = await createAssessment(mettle, admin, questions)
    const random = seededRandom(7)
    const simulee = (intake: Record<string, unknown>) => ({
      theta: { work_ethic: random.normal(), learning_agility: random.normal() },
      intake,
    })
    // One item has become harder for all, one is harder for those who read with effort.
    const truth = { [moved]: harder(itemParameters(1), 0.9) }
    const easy = Array.from({ length: 200 }, () => simulee({ language: 'easy', experience: 'under_2' }))
    const effort = Array.from({ length: 200 }, () => simulee({ language: 'hard', experience: 'over_15' }))
    await crowd(mettle, key, assessment, easy, { seed: 11, truth })
    await crowd(mettle, key, assessment, effort, {
      seed: 12,
      truth: { ...truth, [unfair]: harder(itemParameters(4), 1.3) },
    })
    await crowd(mettle, key, sparse, easy.slice(0, 50))
    // Everything about work ethic and three answers about learning agility: a fragment.
    await crowd(
      mettle,
      key,
      sparse,
      easy.slice(0, 20).map(one => ({ ...one, answers: 11 })),
    )
  })

  const path = (rest = '', of = assessment) => `/api/assessments/${of}${rest}`
  const call = (method: string, rest: string, as: TestPerson, body?: unknown, of = assessment) =>
    mettle.call(method, path(rest, of), { as, ...(body === undefined ? {} : { body }) })
  const finished = (id: string, of = assessment) =>
    eventually(async () => {
      const { body } = await call('GET', `/recalibrations/${id}`, admin, undefined, of)
      return body.data.state !== 'running' && body.data
    }, 120_000)
  const resultsOf = async () =>
    (
      await mettle.superuser.query(
        `select r.id, r.attempt_id, r.reason, r.calibration_id, a.state from assessment_results r
         join attempts a on a.id = r.attempt_id where r.assessment_id = $1 order by r.attempt_id, r.computed_at`,
        [assessment],
      )
    ).rows

  let proposed: { id: string; parameters: Record<string, ItemParameters> }

  it('is proposed from what people answered, with drift, fit and fairness of each item', async () => {
    const begun = await call('POST', '/recalibrations', admin)
    assert.equal(begun.status, 202, begun.text)
    assert.equal(begun.body.data.state, 'running')
    assert.equal((await call('POST', '/recalibrations', admin)).status, 409, 'one at a time')
    const done = await finished(begun.body.data.id)
    assert.equal(done.state, 'proposed', done.summary)
    proposed = done
    const { report, parameters } = done
    assert.ok(
      report.people + report.doubtful_left_out === 400 && report.people > 300,
      JSON.stringify(report.people),
    )
    assert.deepEqual(Object.keys(parameters).length, 16)

    const [work] = report.dimensions
    assert.equal(work.state, 'calibrated')
    assert.ok(work.reliability > 0.6 && work.reliability < 0.95, `${work.reliability}`)
    const item = (id: string) => work.items.find((one: { id: string }) => one.id === id)
    assert.ok(item(moved).drift.drifted)
    assert.ok(item(moved).drift.meanThreshold > 0.5, JSON.stringify(item(moved).drift))
    assert.ok(!work.link.anchors.includes(moved), 'what has moved does not hold the scale')
    assert.ok(Math.abs(work.link.slope - 1) < 0.15 && Math.abs(work.link.intercept) < 0.15)
    const byLanguage = item(unfair).dif.find((one: { grouping: string }) => one.grouping === 'language')
    assert.deepEqual(
      byLanguage.n.reduce((t: number, n: number) => t + n),
      report.people,
    )
    assert.notEqual(byLanguage.size, 'negligible')
    assert.ok(byLanguage.shift < -0.6, `${byLanguage.shift}`)
    assert.equal(item('work_ethic-s-0').dif[0].size, 'negligible')
    assert.equal(item('work_ethic-s-0').fit.misfit, false)
    // What has not moved comes out as it was, and its error says how sure that is.
    const { a, b } = parameters['work_ethic-s-3']
    const { se } = item('work_ethic-s-3')
    const was = itemParameters(3)
    assert.ok(Math.abs(a - was.a) < 4 * se.a, `${a} ± ${se.a}`)
    for (const [k, threshold] of b.entries()) assert.ok(Math.abs(threshold - was.b[k]!) < 4 * se.b[k] + 0.1)
  })

  it('is harmless when its job comes twice', async () => {
    await runJob(mettle, 'recalibration', { id: proposed.id })
    const { body } = await call('GET', `/recalibrations/${proposed.id}`, admin)
    assert.deepEqual(body.data, proposed)
    await runJob(mettle, 'recalibration', { id: none })
  })

  it('changes nothing until it is approved, and then only attempts that start', async () => {
    const start = async (as: TestPerson) =>
      (await mettle.call('POST', '/api/assessments/start', { as, body: { assessment_id: assessment } })).body
        .data
    const before = await start(taker)
    assert.equal(before.calibration_id, null)
    const approved = await call('POST', `/recalibrations/${proposed.id}/approval`, admin, { approve: true })
    assert.equal(approved.status, 200, approved.text)
    assert.equal(approved.body.data.state, 'approved')
    assert.equal(approved.body.data.decided_by, admin.id)
    const after = await start(await mettle.person('user'))
    assert.equal(after.calibration_id, proposed.id)
    assert.equal(after.engine_version, `${before.engine_version}+calibration.1`, 'a new engine version')
    assert.equal((await start(taker)).calibration_id, null, 'what is under way stays with what it began with')
    const again = await call('POST', `/recalibrations/${proposed.id}/approval`, admin, { approve: false })
    assert.equal(again.status, 409)
    const results = await resultsOf()
    assert.ok(results.every(result => result.reason === 'submitted' && result.state === 'scored'))
  })

  it('works results out anew beside the old ones when asked to, and only once', async () => {
    const before = await resultsOf()
    const begun = await call('POST', '/rescores', admin, {})
    assert.equal(begun.status, 202, begun.text)
    assert.deepEqual(begun.body.data, { calibration_id: proposed.id, attempts: 400 })
    // Jobs of one queue are done in order: when this second one is done, the first is, and it has added nothing more.
    await runJob(mettle, 'rescoring', { assessment, calibration: proposed.id })
    const after = await resultsOf()
    assert.equal(after.length, 800)
    assert.ok(after.every(result => result.state === 'rescored'))
    const added = after.filter(result => result.reason === 'rescored')
    assert.equal(added.length, 400)
    assert.ok(added.every(result => result.calibration_id === proposed.id))
    const old = new Set(after.map(result => result.id))
    assert.ok(
      before.every(result => old.has(result.id)),
      'nothing of the old is gone',
    )
  })

  it('shows a manager the new result, computed with the approved parameters', async () => {
    const [{ user_id, attempt_id }] = (
      await mettle.superuser.query(
        'select user_id, attempt_id from assessment_results where calibration_id = $1',
        [proposed.id],
      )
    ).rows
    const { body } = await mettle.call('GET', path(`/results?user_id=${user_id}&attempt_id=${attempt_id}`), {
      as: manager,
    })
    assert.equal(body.data.reason, 'rescored')
    assert.equal(body.data.calibration_id, proposed.id)
    assert.match(body.data.engine_version, /\+calibration\.1$/)
  })

  it('starts from the parameters in force the next time, and can be rejected', async () => {
    const next = (await call('POST', '/recalibrations', admin)).body.data
    assert.equal(next.number, 2)
    const done = await finished(next.id)
    assert.equal(done.report.base_calibration_id, proposed.id)
    const [work] = done.report.dimensions
    assert.ok(work.items.every((item: { drift: { drifted: boolean } }) => !item.drift.drifted))
    const rejected = await call('POST', `/recalibrations/${next.id}/approval`, admin, { approve: false })
    assert.equal(rejected.body.data.state, 'rejected')
    const list = (await call('GET', '/recalibrations', admin)).body.data
    assert.deepEqual(
      list.map(({ number, state }: { number: number; state: string }) => [number, state]),
      [
        [2, 'rejected'],
        [1, 'approved'],
      ],
    )
    const rescore = await call('POST', '/rescores', admin, { calibration_id: next.id })
    assert.equal(rescore.status, 409, 'a rejected one scores nobody')
  })

  it('fails with a reason in words when too few people have answered', async () => {
    const begun = await call('POST', '/recalibrations', admin, undefined, sparse)
    const done = await finished(begun.body.data.id, sparse)
    assert.equal(done.state, 'failed')
    assert.match(done.summary, /work_ethic: answered by \d+ of the 200 people it needs/)
    assert.ok(done.report.people <= 50 && done.report.doubtful_left_out >= 20, 'fragments stay out')
    const approval = await call(
      'POST',
      `/recalibrations/${done.id}/approval`,
      admin,
      { approve: true },
      sparse,
    )
    assert.equal(approval.status, 409)
  })

  it('comes by itself as often as was set, where somebody was scored since', async () => {
    const set = (every: unknown, as = admin) => call('PUT', '/recalibration-schedule', as, { every })
    assert.deepEqual((await call('GET', '/recalibration-schedule', admin)).body.data, {
      every: null,
      next_at: null,
    })
    const { every, next_at } = (await set('week')).body.data
    assert.equal(every, 'week')
    assert.equal(Math.round((Date.parse(next_at) - Date.now()) / 86_400_000), 7)
    const count = async () => (await call('GET', '/recalibrations', admin)).body.data.length
    const due = () => mettle.superuser.query(`update recalibration_schedules set next_at = now()`)
    await runJob(mettle, 'assessments-nightly')
    assert.equal(await count(), 2, 'not yet due')
    await due()
    await runJob(mettle, 'assessments-nightly')
    assert.equal(await count(), 2, 'nobody new')
    await crowd(mettle, key, assessment, [{ theta: { work_ethic: 0, learning_agility: 0 } }])
    await mettle.superuser.query(
      `update attempts set submitted_at = now() where assessment_id = $1 and state = 'scored'`,
      [assessment],
    )
    await due()
    await runJob(mettle, 'assessments-nightly')
    await runJob(mettle, 'assessments-nightly')
    assert.equal(await count(), 3)
    const [newest] = (await call('GET', '/recalibrations', admin)).body.data
    assert.equal(newest.requested_by, null)
    assert.equal((await finished(newest.id)).state, 'proposed')
    assert.deepEqual((await set(null)).body.data, { every: null, next_at: null })
    for (const bad of ['day', 7, undefined]) assert.equal((await set(bad)).status, 400)
  })

  it('is for admins, and names nothing that is not there', async () => {
    const routes: [string, string, unknown?][] = [
      ['POST', '/recalibrations'],
      ['GET', '/recalibrations'],
      ['GET', `/recalibrations/${proposed.id}`],
      ['POST', `/recalibrations/${proposed.id}/approval`, { approve: true }],
      ['GET', '/recalibration-schedule'],
      ['PUT', '/recalibration-schedule', { every: 'week' }],
      ['POST', '/rescores', {}],
    ]
    for (const [method, rest, body] of routes) {
      for (const as of [taker, manager])
        assert.equal((await call(method, rest, as, body)).status, 403, `${method} ${rest}`)
      for (const absent of [none, 'none'])
        assert.equal(
          (await call(method, rest, admin, body, absent)).status,
          404,
          `${method} ${rest} of ${absent}`,
        )
    }
    for (const id of [none, 'none']) {
      assert.equal((await call('GET', `/recalibrations/${id}`, admin)).status, 404)
      assert.equal(
        (await call('POST', `/recalibrations/${id}/approval`, admin, { approve: true })).status,
        404,
      )
      assert.equal((await call('POST', '/rescores', admin, { calibration_id: id })).status, 404)
    }
    const other = await call('GET', `/recalibrations/${proposed.id}`, admin, undefined, sparse)
    assert.equal(other.status, 404, 'another assessment’s')
    const bad = await call('POST', `/recalibrations/${proposed.id}/approval`, admin, { approve: 'yes' })
    assert.equal(bad.body.error.details.field, 'approve')
  })
})
