import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { createAssessment, smallQuestions } from '../crowd.fixture.ts'

const questions = smallQuestions(['work_ethic'], 4)
const answers = questions
  .filter(question => question.kind === 'self')
  .map(question => ({ question_id: question.id, value: 4 }))

describe('a retake', () => {
  let mettle: TestService
  let admin: TestPerson
  let manager: TestPerson
  let assessment: string
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    manager = await mettle.person('manager')
    assessment = await createAssessment(mettle, admin, questions)
  })
  const start = (as: TestPerson) =>
    mettle.call('POST', '/api/assessments/start', { as, body: { assessment_id: assessment } })
  const submit = (as: TestPerson) =>
    mettle.call('POST', '/api/assessments/submit', { as, body: { assessment_id: assessment, answers } })
  const allow = (user: string, as = manager, of = assessment) =>
    mettle.call('PUT', `/api/assessments/${of}/retake-permissions/${user}`, { as })

  it('asks for a pause of 30 days, and says why and until when', async () => {
    const taker = await mettle.person('user')
    assert.equal((await submit(taker)).status, 200)
    for (const refused of [await start(taker), await submit(taker)]) {
      assert.equal(refused.status, 409, refused.text)
      const { details, message } = refused.body.error
      assert.equal(details.reason, 'RETAKE_PAUSE')
      assert.equal(Math.round((Date.parse(details.retry_at) - Date.now()) / 86_400_000), 30)
      assert.match(message, /answers come from memory/)
      assert.ok(message.includes(`again from ${details.retry_at.slice(0, 10)} on`), message)
    }
    await mettle.superuser.query(
      `update attempts set submitted_at = submitted_at - interval '30 days' where user_id = $1`,
      [taker.id],
    )
    assert.equal((await start(taker)).status, 201)
  })

  it('can be allowed earlier by a manager, once, and not to oneself', async () => {
    const taker = await mettle.person('user')
    await submit(taker)
    const allowed = await allow(taker.id)
    assert.equal(allowed.status, 200, allowed.text)
    assert.equal(allowed.body.data.granted_by, manager.id)
    assert.equal((await submit(taker)).status, 200)
    assert.equal((await start(taker)).status, 409)
    await allow(taker.id, admin)
    assert.equal((await start(taker)).status, 201)
    assert.equal((await allow(manager.id.toUpperCase())).status, 403)
    assert.equal((await allow('nobody')).status, 404)
    assert.equal((await allow(taker.id, manager, taker.id)).status, 404)
  })

  it('comes at once after too few answers for any score', async () => {
    const taker = await mettle.person('user')
    const body = { assessment_id: assessment, answers: answers.slice(0, 1) }
    const submitted = await mettle.call('POST', '/api/assessments/submit', { as: taker, body })
    assert.equal(submitted.body.data.results.dimensions[0].score, null, submitted.text)
    assert.equal((await submit(taker)).status, 200)
    assert.equal((await start(taker)).status, 409)
  })

  it('comes at once after answers that cannot be taken at their word, as their report advises', async () => {
    const taker = await mettle.person('user')
    const long = smallQuestions(['work_ethic', 'learning_agility'], 24)
    const assessment_id = await createAssessment(mettle, admin, long)
    const straight = long
      .filter(({ kind }) => kind === 'self')
      .map(question => ({ question_id: question.id, value: 5 }))
    const take = () =>
      mettle.call('POST', '/api/assessments/submit', {
        as: taker,
        body: { assessment_id, answers: straight },
      })
    const first = await take()
    assert.equal(first.status, 200, first.text)
    const { results } = first.body.data
    assert.equal(results.validity.verdict, 'doubtful')
    assert.ok(results.dimensions[0].score !== null)
    assert.equal((await take()).status, 200)
  })

  it('comes as soon as the setting says', async () => {
    const taker = await mettle.person('user')
    await submit(taker)
    const set = (pause_days: number) =>
      mettle.call('PUT', '/api/settings/assessment-retakes', { as: admin, body: { pause_days } })
    await set(0)
    assert.equal((await start(taker)).status, 201)
    await set(30)
  })

  it('is told of beforehand, with what was begun or taken, also where that is no longer in use', async () => {
    const taker = await mettle.person('user')
    const taken = async () => (await mettle.call('GET', '/api/assessments/taken', { as: taker })).body.data
    assert.deepEqual(await taken(), [])
    const retired = await createAssessment(mettle, admin, questions)
    await mettle.call('POST', '/api/assessments/start', { as: taker, body: { assessment_id: retired } })
    await mettle.call('DELETE', `/api/assessments/${retired}`, { as: admin })
    const { text } = await submit(taker)
    const [done, open, ...none] = await taken()
    assert.deepEqual(none, [])
    assert.deepEqual([done.id, done.is_active, done.begun_at], [assessment, true, null], text)
    assert.equal(Date.parse(done.again_from) - Date.parse(done.taken_at), 30 * 86_400_000)
    assert.deepEqual([open.id, open.is_active, open.taken_at, open.again_from], [retired, false, null, null])
    assert.ok(Date.parse(open.begun_at) <= Date.parse(done.taken_at))
    const shown = await mettle.call('GET', `/api/assessments/${retired}`, { as: taker })
    assert.deepEqual([shown.body.data.title, shown.body.data.scoring_rules], [open.title, null])

    await mettle.call('DELETE', `/api/assessments/${retired}/attempt`, { as: taker })
    await allow(taker.id)
    assert.deepEqual(await taken(), [{ ...done, again_from: null }])
  })

  it('is not put off, and not said to be, after too few answers for any score', async () => {
    const taker = await mettle.person('user')
    const body = { assessment_id: assessment, answers: answers.slice(0, 1) }
    await mettle.call('POST', '/api/assessments/submit', { as: taker, body })
    const [done] = (await mettle.call('GET', '/api/assessments/taken', { as: taker })).body.data
    assert.ok(done.taken_at)
    assert.equal(done.again_from, null)
  })
})
