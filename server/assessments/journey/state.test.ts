import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { builtIn } from '../../../content/built-in.ts'
import { planFrom } from '../../../content/intake.ts'
import { finish } from '../../../psychometrics/index.ts'
import { type Prepared, prepare } from '../definitions.ts'
import { scoresSoFar } from './show.ts'
import { type AttemptRow, apply, openState, type State, suitability } from './state.ts'

const prepared = finish(
  prepare({
    ...builtIn,
    id: 'any',
    version: 1,
    calibration_id: null,
    calibration_number: null,
    parameters: null,
  }),
) as Prepared
const asked = prepared.of.self.slice(0, 40).map(({ id }) => id)

/** As it was written down: every question asked, then answered with each value in turn. */
function rebuilt(from: Prepared, values: number[]): State {
  const attempt = { seed: 'seed', state: 'in_progress', started_at: '2026-01-01T00:00:00.000Z' } as AttemptRow
  const state = openState(attempt, from, planFrom([], {}).plan, {} as never)
  apply(state, { kind: 'start', number: 1, at: 0, served: asked })
  let number = 1
  for (const value of values)
    for (const question_id of asked) {
      const given = { value, elapsed_ms: null, client_id: null }
      apply(state, { kind: 'answer', number: ++number, at: 0, served: [], question_id, given })
    }
  return state
}

describe('an attempt as its events say it stands', () => {
  it('costs one look at each answer that stands, however often answers were changed', () => {
    let looks = 0
    const logProbability = new Proxy(prepared.bank.logProbability, {
      get(tables, item, self) {
        if (item !== 'length') looks++
        return Reflect.get(tables, item, self)
      },
    })
    const counted = { ...prepared, bank: { ...prepared.bank, logProbability } }
    const changed = scoresSoFar(rebuilt(counted, [1, 5, 2, 4, 3, 1, 4, 5, 2, 3]))
    assert.ok(looks <= asked.length, `${looks} looks for ${asked.length} answers`)
    assert.deepEqual(changed, scoresSoFar(rebuilt(prepared, [3])))
  })
  it('leaves nothing behind of what suits each role and field', () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const { plan } = planFrom([], {})
    const used = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const before = used()
    for (let n = 0; n < 2000; n++) {
      const suits = suitability(prepared, { ...plan, role: `role ${n}` })
      assert.ok(prepared.bank.items.every(item => suits(item) > 0))
    }
    const grown = used() - before
    assert.ok(grown < 5_000_000, `${grown} bytes more`)
  })
})
