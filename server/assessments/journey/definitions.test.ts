import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { takeAssessment } from '../../../test/harness/taker.ts'

const item = (id: string, more: object = {}) => ({
  id,
  kind: 'self',
  dimension: 'work_ethic',
  text: `I finish what I begin, number ${id}.`,
  ...more,
})

describe('definitions posted by others', () => {
  let mettle: TestService
  let author: TestPerson
  before(async () => {
    mettle = await testService()
    author = await mettle.person('user')
  })

  const post = async (questions: unknown, scoring_rules?: unknown) => {
    const made = await mettle.call('POST', '/api/assessments', {
      as: author,
      body: { title: 'Own', questions, scoring_rules },
    })
    assert.equal(made.status, 201, made.text)
    return made.body.data.id as string
  }
  const start = (assessment_id: string) =>
    mettle.call('POST', '/api/assessments/start', { as: author, body: { assessment_id } })

  it('work as far as they say enough: a few bare items are asked, scored and say what is missing', async () => {
    const id = await post(Array.from({ length: 12 }, (_, i) => item(`q${i}`)))
    const { results, asked } = await takeAssessment(mettle, author, id, {})
    assert.ok(asked >= 8 && asked <= 12)
    assert.equal(results.dimensions.length, 1)
    assert.deepEqual(results.dimensions[0].missing, ['situational', 'peer'])
  })

  it('state the time their own questions take, where they do not say it themselves', async () => {
    const bare = (await start(await post(Array.from({ length: 30 }, (_, i) => item(`q${i}`))))).body.data
    assert.deepEqual(bare.time.stated_minutes, { from: 2, to: 3 })
  })

  it('that give no weight to what was answered say so', async () => {
    const id = await post([item('only')], { weights: { self: 0, situational: 0.5, peer: 0.5 } })
    const { results } = await takeAssessment(mettle, author, id, {})
    assert.equal(results.dimensions[0].score, null)
    assert.match(results.dimensions[0].note, /carries no weight/)
  })

  it('with too few answers for any check are not called sound', async () => {
    const { results } = await takeAssessment(mettle, author, await post([item('only')]), {})
    assert.equal(results.validity.verdict, 'unchecked')
    assert.match(results.validity.summary, /too few answers to check/)
  })

  it('are stored and listed but not administered when they do not meet the format, naming question and field', async () => {
    const cases: [unknown, string | undefined, string][] = [
      [[], undefined, 'questions'],
      [null, undefined, 'questions'],
      ['three questions', undefined, 'questions'],
      [['three questions'], 'questions[0]', ''],
      [[item('a', { dimension: 'charm' })], 'a', 'dimension'],
      [[item('a', { twin: 'b' }), item('b', { twin: 'c' }), item('c', { twin: 'a' })], 'a', 'twin'],
      [[item('a', { parameters: { a: 1, b: [1, 0, 2, 3] } })], 'a', 'parameters.b[1]'],
    ]
    for (const [questions, question, field] of cases) {
      const answer = await start(await post(questions))
      assert.equal(answer.status, 400, answer.text)
      assert.equal(answer.body.error.code, 'VALIDATION_ERROR')
      assert.equal(answer.body.error.details.question, question, answer.text)
      assert.equal(answer.body.error.details.field, field, answer.text)
      assert.ok(answer.body.error.details.problems.length >= 1)
      assert.doesNotMatch(answer.body.error.message, / {2}|, must/, 'and reads as a sentence')
    }
  })

  it('may have 5,000 questions and no more', async () => {
    const many = Array.from({ length: 5000 }, (_, i) => item(`q${i}`))
    assert.equal((await start(await post(many))).status, 201)
    const answer = await start(await post([...many, item('one-more')]))
    assert.equal(answer.status, 400)
    assert.equal(answer.body.error.details.field, 'questions')
  })

  it('may set a time limit, which stands still in a pause and can be extended ten times', async () => {
    const id = await post(
      Array.from({ length: 12 }, (_, i) => item(`q${i}`)),
      { time_limit_minutes: 10 },
    )
    const attempt = (await start(id)).body.data
    assert.equal(attempt.time.limit_seconds, 600)
    assert.equal(attempt.time.extensions_left, 10)
    // An hour ago, as far as the record says, and read anew: what the service remembers ends with a pause.
    await mettle.call('PUT', `/api/assessments/${id}/pause`, { as: author })
    await mettle.call('DELETE', `/api/assessments/${id}/pause`, { as: author })
    await mettle.superuser.query(
      `update assessment_responses set at = at - interval '1 hour' where attempt_id = $1`,
      [attempt.id],
    )
    await mettle.superuser.query(
      `update attempts set started_at = started_at - interval '1 hour' where id = $1`,
      [attempt.id],
    )
    const answers = [{ question_id: attempt.questions[0].id, value: 3 }]
    const late = await mettle.call('POST', `/api/assessments/${id}/responses`, {
      as: author,
      body: { answers },
    })
    assert.equal(late.status, 409, late.text)
    assert.equal(late.body.error.details.reason, 'TIME_UP')
    const atOnce = await mettle.call('POST', '/api/assessments/submit', {
      as: author,
      body: { assessment_id: id, answers },
    })
    assert.equal(atOnce.body.error?.details.reason, 'TIME_UP', 'nor by way of submit')
    for (let n = 1; n <= 10; n++) {
      const more = await mettle.call('POST', `/api/assessments/${id}/extensions`, { as: author })
      assert.equal(more.body.data.time.limit_seconds, 600 + 300 * n)
    }
    assert.equal((await mettle.call('POST', `/api/assessments/${id}/extensions`, { as: author })).status, 409)
    const paused = await mettle.call('PUT', `/api/assessments/${id}/pause`, { as: author })
    assert.equal(paused.body.data.time.paused, true)
    await mettle.superuser.query(
      `update assessment_responses set at = at - interval '1 hour' where kind = 'pause' and number > 4 and attempt_id = $1`,
      [attempt.id],
    )
    const resumed = await mettle.call('DELETE', `/api/assessments/${id}/pause`, { as: author })
    assert.ok(resumed.body.data.time.active_seconds < 4000, 'the pause does not count')
  })

  it('given more time in a pause, an attempt stays paused', async () => {
    const id = await post([item('only')], { time_limit_minutes: 10 })
    await start(id)
    await mettle.call('PUT', `/api/assessments/${id}/pause`, { as: author })
    const more = await mettle.call('POST', `/api/assessments/${id}/extensions`, { as: author })
    assert.deepEqual([more.body.data.time.paused, more.body.data.time.limit_seconds], [true, 900])
  })

  it('without a limit there is nothing to extend', async () => {
    const id = await post([item('only')])
    await start(id)
    assert.equal((await mettle.call('POST', `/api/assessments/${id}/extensions`, { as: author })).status, 409)
  })

  it('given up, an attempt takes no more answers and a new one can be started', async () => {
    const id = await post([item('only')])
    const first = (await start(id)).body.data
    assert.equal(
      (await mettle.call('DELETE', `/api/assessments/${id}/attempt`, { as: author })).body.data.state,
      'abandoned',
    )
    const second = (await start(id)).body.data
    assert.notEqual(second.id, first.id)
    const listed = await mettle.call('GET', `/api/assessments/${id}/attempts`, { as: author })
    assert.deepEqual(
      listed.body.data.map((a: { state: string }) => a.state),
      ['in_progress', 'abandoned'],
    )
  })

  it('intake answers that were not offered are refused by name', async () => {
    const body = { assessment_id: await post([item('only')]), intake: { time: 'forever' } }
    const answer = await mettle.call('POST', '/api/assessments/start', { as: author, body })
    assert.equal(answer.status, 400)
    assert.equal(answer.body.error.details.field, 'intake.time')
  })
})
