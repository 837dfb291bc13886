import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { builtInId } from '../built-in.ts'

type Shown = { id: string; kind: string; answer: string; options?: { id: string }[] }

/** A plausible answer to whatever is asked. */
export function answerTo(question: Shown, level = 4): unknown {
  const ids = question.options?.map(option => option.id) ?? []
  switch (question.answer) {
    case 'scale':
      return level
    case 'rate':
      return Object.fromEntries(ids.map((id, i) => [id, (i % 5) + 1]))
    case 'best_worst':
      return { best: ids[0], worst: ids[1] }
    case 'choice':
      return ids[0]
    case 'order':
      return ids
    case 'number':
      return 7
    default:
      return 'text'
  }
}

describe('the journey from start to results', () => {
  let mettle: TestService
  let taker: TestPerson
  before(async () => {
    mettle = await testService()
    taker = await mettle.person('user')
  })

  it('goes from start through adaptive questions to results on all eight dimensions', async () => {
    const list = await mettle.call('GET', '/api/assessments', { as: taker })
    assert.equal(list.body.data[0].id, builtInId, 'the built-in assessment is in force from first start')
    const started = await mettle.call('POST', '/api/assessments/start', {
      as: taker,
      body: { assessment_id: builtInId, intake: { time: 'short' } },
    })
    assert.equal(started.status, 201, started.text)
    let attempt = started.body.data
    let asked = 0
    while (attempt.questions.length > 0 && asked < 200) {
      const question = attempt.questions[0]
      const answered = await mettle.call('POST', `/api/assessments/${builtInId}/responses`, {
        as: taker,
        body: {
          answers: [
            { question_id: question.id, value: answerTo(question, 1 + (asked % 5)), elapsed_ms: 4000 },
          ],
        },
      })
      assert.equal(answered.status, 200, answered.text)
      attempt = answered.body.data.attempt
      asked++
    }
    assert.equal(attempt.progress.phase, 'ready_to_submit')
    const submitted = await mettle.call('POST', '/api/assessments/submit', {
      as: taker,
      body: { attempt_id: attempt.id },
    })
    assert.equal(submitted.status, 200, submitted.text)
    console.log(
      asked,
      JSON.stringify(submitted.body.data.results.dimensions[0]),
      JSON.stringify(submitted.body.data.results.validity),
    )
    const results = await mettle.call('GET', `/api/assessments/${builtInId}/results`, { as: taker })
    assert.equal(results.status, 200, results.text)
    assert.equal(results.body.data.dimensions.length, 8)
  })
})
