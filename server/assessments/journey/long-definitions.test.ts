import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { dimensions } from '../../../content/definition.ts'
import { planFrom } from '../../../content/intake.ts'
import { finish, type Steps } from '../../../psychometrics/index.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { type DefinitionRow, type Prepared, prepare } from '../definitions.ts'
import { computeResults } from './compute.ts'
import { apply, openState } from './state.ts'

const length = 4_000
const questions = Array.from({ length }, (_, n) => ({
  id: `q${n}`,
  kind: 'self',
  dimension: dimensions[n % dimensions.length],
  text: `I am ${n}.`,
  parameters: { a: 1 + n / length, b: [-2, -1, 1, 2] },
}))
const stopping = { target_se: 0.05, min_items_per_dimension: 500, max_items_per_dimension: 500 }
const scoring_rules = { stopping }
const values = questions.map((_, n) => 1 + ((n * 7) % 5))

/** How long it takes at once, and how many steps it has. */
function timed<T>(steps: Steps<T>) {
  const began = performance.now()
  let count = 0
  for (let step = steps.next(); ; step = steps.next(), count++)
    if (step.done) return { made: step.value, count, ms: performance.now() - began }
}

/** An attempt at which every question was served and answered by `answerTo`. */
function answered(prepared: Prepared, ids: string[], answerTo: (id: string, n: number) => unknown) {
  const attempt = { seed: 's', state: 'in_progress', started_at: '2026-01-01T00:00:00.000Z' } as never
  const state = openState(attempt, prepared, planFrom(prepared.rules.intake, {}).plan, {} as never)
  apply(state, { kind: 'start', number: 1, at: 0, served: ids })
  for (const [n, question_id] of ids.entries()) {
    const given = { value: answerTo(question_id, n), elapsed_ms: null, client_id: null }
    apply(state, { kind: 'answer', number: n + 2, at: 0, served: [], question_id, given })
  }
  return state
}

const rowOf = (questions: unknown[]) =>
  ({
    id: 'any',
    version: 1,
    title: 'Long',
    questions,
    scoring_rules,
    calibration_number: null,
    parameters: null,
  }) as unknown as DefinitionRow

it('scenes and exercises are scored in steps of their own, none with many people or many texts', t => {
  const size = 12
  const common = { dimension: 'work_ethic', text: 'What now?' }
  const options = Array.from({ length: 10 }, (_, n) => ({
    id: `o${n}`,
    text: 'O',
    effectiveness: 1 + n * 0.41,
  }))
  const accept = Array.from({ length: 100 }, (_, n) => `text ${n}`)
  const prepared = finish(
    prepare(
      rowOf([
        { ...common, id: 'self', kind: 'self' },
        ...Array.from({ length: size }, (_, n) => [
          { ...common, id: `scene${n}`, kind: 'situational', format: 'best_worst', options },
          { ...common, id: `task${n}`, kind: 'exercise', exercise: { type: 'text_match', rule: { accept } } },
        ]).flat(),
      ]),
    ),
  ) as Prepared
  const ids = [...prepared.questions.keys()]
  const state = answered(prepared, ids, id =>
    id === 'self' ? 3 : id.startsWith('scene') ? { best: 'o9', worst: 'o0' } : 'none of them',
  )
  const { exp } = Math
  let weighed = 0
  Math.exp = x => {
    weighed++
    return exp(x)
  }
  t.after(() => {
    Math.exp = exp
  })
  const normalize = t.mock.method(String.prototype, 'normalize')
  const most = { weighed: 0, texts: 0 }
  const steps = computeResults(state, [], {})
  for (let done = false; !done; ) {
    weighed = 0
    normalize.mock.resetCalls()
    done = steps.next().done === true
    most.weighed = Math.max(most.weighed, weighed)
    most.texts = Math.max(most.texts, normalize.mock.callCount())
  }
  assert.ok(most.weighed > 0 && most.weighed <= 10_000, `${most.weighed} at once`)
  assert.equal(most.texts, accept.length + 1)
})

describe('a definition of thousands of questions', () => {
  let mettle: TestService
  let author: TestPerson
  before(async () => {
    mettle = await testService()
    author = await mettle.person('user')
  })

  it('is prepared and scored in many short turns, between which others are served', async t => {
    const preparing = timed(prepare(rowOf(questions)))
    const prepared = preparing.made as Prepared
    const state = answered(
      prepared,
      questions.map(({ id }) => id),
      (_, n) => values[n],
    )
    const scoring = timed(computeResults(state, [], {}))
    assert.equal(scoring.made.complete, true)

    const made = await mettle.call('POST', '/api/assessments', {
      as: author,
      body: { title: 'Long', questions, scoring_rules },
    })
    assert.equal(made.status, 201, made.text)
    let longest = 0
    let over = false
    let last = performance.now()
    const look = () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      if (!over) setImmediate(look)
    }
    look()
    const answers = questions.map(({ id }, n) => ({ question_id: id, value: values[n] }))
    const submitted = await mettle.call('POST', '/api/assessments/submit', {
      as: author,
      body: { assessment_id: made.body.data.id, answers },
    })
    over = true
    assert.equal(submitted.status, 200, submitted.text)
    assert.deepEqual(
      [submitted.body.data.results.complete, submitted.body.data.results.not_counted],
      [true, 0],
    )
    t.diagnostic(
      `prepared in ${preparing.ms} ms, ${preparing.count} steps; scored in ${scoring.ms}, ${scoring.count}; longest ${longest}`,
    )
    assert.ok(longest < (preparing.ms + scoring.ms) / 4, `others waited ${longest} ms`)
  })
})
