import assert from 'node:assert/strict'
import { dimensions } from '../../content/definition.ts'
import type { TestPerson, TestService } from '../../test/harness/index.ts'

/** An assessment of one question a dimension: a whole sitting is two requests. */
export async function quickAssessment(mettle: TestService, by: TestPerson): Promise<string> {
  const questions = dimensions.map(dimension => ({
    id: dimension,
    kind: 'self',
    dimension,
    text: `How much of ${dimension}?`,
    parameters: { a: 2.3, b: [-1.5, -0.5, 0.5, 1.5] },
  }))
  const made = await mettle.call('POST', '/api/assessments', { as: by, body: { title: 'Quick', questions } })
  assert.equal(made.status, 201, made.text)
  return made.body.data.id
}

/** Takes it: 5 on the dimensions named, 2 on all others. */
export async function takeQuick(
  mettle: TestService,
  taker: TestPerson,
  assessment: string,
  strong: readonly string[],
  intake: object = {},
) {
  const started = await mettle.call('POST', '/api/assessments/start', {
    as: taker,
    body: { assessment_id: assessment, intake },
  })
  assert.equal(started.status, 201, started.text)
  const answers = dimensions.map(dimension => ({
    question_id: dimension,
    value: strong.includes(dimension) ? 5 : 2,
  }))
  const submitted = await mettle.call('POST', '/api/assessments/submit', {
    as: taker,
    body: { attempt_id: started.body.data.id, answers },
  })
  assert.equal(submitted.status, 200, submitted.text)
  return started.body.data.id as string
}
