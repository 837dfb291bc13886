import assert from 'node:assert/strict'
import { dimensions } from '../../content/definition.ts'

export type Report = { id: string; state: string; problem: string | null }

export async function call<T = { id: string }>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  assert.ok(answer.ok, `${path} ${answer.status}`)
  return ((await answer.json()) as { data: T }).data
}

/** An assessment of one question a dimension, taken: there is something to report on. */
export async function takeQuickly(url: string, token: string): Promise<string> {
  const questions = dimensions.map(dimension => ({
    id: dimension,
    kind: 'self',
    dimension,
    text: `How much of ${dimension}?`,
    parameters: { a: 2.3, b: [-1.5, -0.5, 0.5, 1.5] },
  }))
  const { id: assessment_id } = await call(url, token, 'POST', '/assessments', { title: 'Quick', questions })
  const { id: attempt_id } = await call(url, token, 'POST', '/assessments/start', { assessment_id })
  const answers = dimensions.map((question_id, n) => ({ question_id, value: 1 + (n % 5) }))
  await call(url, token, 'POST', '/assessments/submit', { attempt_id, answers })
  return assessment_id
}
