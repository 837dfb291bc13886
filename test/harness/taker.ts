import assert from 'node:assert/strict'
import type { TestPerson, TestService } from './index.ts'

export type Shown = { id: string; kind: string; answer: string; options?: { id: string }[] }

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

/** Takes an assessment as a person would, question by question, and submits it. */
export async function takeAssessment(
  mettle: Pick<TestService, 'call'>,
  taker: TestPerson,
  assessment: string,
  intake: object = { time: 'short' },
  answer: (question: Shown, n: number) => unknown = (question, n) => answerTo(question, 1 + (n % 5)),
) {
  const started = await mettle.call('POST', '/api/assessments/start', {
    as: taker,
    body: { assessment_id: assessment, intake },
  })
  assert.equal(started.status, 201, started.text)
  let attempt = started.body.data
  let asked = 0
  while (attempt.questions.length > 0) {
    const [question] = attempt.questions
    const answered = await mettle.call('POST', `/api/assessments/${assessment}/responses`, {
      as: taker,
      body: {
        attempt_id: attempt.id,
        answers: [{ question_id: question.id, value: answer(question, asked++), elapsed_ms: 4000 }],
      },
    })
    assert.equal(answered.status, 200, answered.text)
    attempt = answered.body.data.attempt
  }
  const submitted = await mettle.call('POST', '/api/assessments/submit', {
    as: taker,
    body: { attempt_id: attempt.id },
  })
  assert.equal(submitted.status, 200, submitted.text)
  return { asked, attempt: submitted.body.data.attempt, results: submitted.body.data.results }
}
