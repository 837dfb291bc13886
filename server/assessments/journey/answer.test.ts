import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { dimensions } from '../../../content/definition.ts'
import { planFrom } from '../../../content/intake.ts'
import { finish } from '../../../psychometrics/index.ts'
import type { Seal } from '../../platform/seal.ts'
import { type Prepared, prepare } from '../definitions.ts'
import { type AnswerGiven, eventsFor } from './answer.ts'
import { choose } from './next.ts'
import { type AttemptRow, apply, openState, type State, serve, sittingOf } from './state.ts'

const prepared = finish(
  prepare({
    id: 'any',
    version: 1,
    title: 'One of each',
    description: null,
    questions: Array.from({ length: 400 }, (_, n) => ({
      id: `q${n}`,
      kind: 'self',
      dimension: dimensions[n % dimensions.length],
      text: `I am ${n}.`,
    })),
    scoring_rules: { stopping: { target_se: 0.3, min_items_per_dimension: 1, max_items_per_dimension: 1 } },
    calibration_id: null,
    calibration_number: null,
    parameters: null,
  }),
) as Prepared
const parts = { seal: { seal: () => Buffer.alloc(0) } as unknown as Seal }

function started(from: Prepared): State {
  const attempt = { seed: 'seed', state: 'in_progress', started_at: '2026-01-01T00:00:00.000Z' } as AttemptRow
  const state = openState(attempt, from, planFrom([], {}).plan, {} as never)
  serve(state, choose(state))
  return state
}

async function answeredAll(from: Prepared): Promise<State> {
  const state = started(from)
  for (let open = [...state.open]; open.length > 0; open = [...state.open])
    await eventsFor(
      parts,
      state,
      open.map(question_id => ({ question_id, value: 3 })),
    )
  return state
}

const changes = (question_id: string): AnswerGiven[] =>
  Array.from({ length: 500 }, (_, n) => ({ question_id, value: 1 + (n % 2) }))

/** Every turn is over as soon as it is looked at. */
const shortestTurns = (t: TestContext) => {
  let now = 0
  t.mock.method(performance, 'now', () => (now += 1000))
}

describe('many answers in one request', () => {
  it('have the sitting replayed once, however often one of them is changed', async () => {
    let looks = 0
    const logProbability = new Proxy(prepared.bank.logProbability, {
      get(tables, item, self) {
        looks++
        return Reflect.get(tables, item, self)
      },
    })
    const state = await answeredAll({ ...prepared, bank: { ...prepared.bank, logProbability } })
    looks = 0
    const { events, recorded } = await eventsFor(parts, state, changes(state.answered[0] as string))
    assert.equal(events.length, 500)
    assert.ok(recorded.every(({ outcome }) => outcome === 'changed'))
    assert.ok(looks <= state.answered.length, `${looks} looks for ${state.answered.length} answers`)
  })

  it('lead to the questions to which the changed answers lead, and to the same state when they are read back', async () => {
    const state = started(prepared)
    const [first, ...others] = [...state.open] as [string, ...string[]]
    const answers = [
      { question_id: first, value: 5 },
      ...changes(first),
      ...others.map(question_id => ({ question_id, value: 4 })),
      ...changes(others[0] as string),
    ]
    const { events } = await eventsFor(parts, state, answers)
    const again = started(prepared)
    const values = new Map<string, unknown>()
    const written = answers.filter(({ question_id, value }) => {
      const isNew = values.get(question_id) !== value
      values.set(question_id, value)
      return isNew
    })
    assert.equal(events.length, written.length)
    for (const [n, { number, served }] of events.entries()) {
      const { question_id, value } = written[n] as AnswerGiven
      const given = { value, elapsed_ms: null, client_id: null }
      apply(again, { kind: 'answer', number, at: 0, served, question_id, given })
    }
    assert.deepEqual([again.served, [...again.open]], [state.served, [...state.open]])
    assert.deepEqual(sittingOf(again), sittingOf(state))
    assert.deepEqual(choose(again), [])
  })

  it('let others have their turn in between', async t => {
    const state = await answeredAll(prepared)
    shortestTurns(t)
    let turns = 0
    let isOver = false
    const other = () => {
      turns++
      if (!isOver) setImmediate(other)
    }
    setImmediate(other)
    await eventsFor(parts, state, changes(state.answered[0] as string))
    isOver = true
    assert.ok(turns >= 499, `others had ${turns} turns`)
  })
})
