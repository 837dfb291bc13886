import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ItemParameters, probabilities, type SelfItem } from '../../../psychometrics/index.ts'
import { seededRandom } from '../crowd.fixture.ts'
import { calibrateDimension, type DimensionInput } from './calibrate-dimension.ts'
import { shrinkTowards } from './shrink.ts'

const items = Array.from(
  { length: 12 },
  (_, n): SelfItem => ({
    id: `i${n}`,
    dimension: 'd',
    a: 1.3 + 0.1 * (n % 5),
    b: [-1.7, -0.6, 0.4, 1.4].map(threshold => threshold + 0.15 * ((n % 4) - 1.5)),
  }),
)

/** People around `mean`, each asked an item with the chance that `asked` gives. */
function input(
  people: number,
  {
    mean = 0,
    spread = 1,
    asked = (_: number): number => 1,
    truth = items as ItemParameters[],
    seed = 1,
  } = {},
): DimensionInput {
  const random = seededRandom(seed)
  const rows = Array.from({ length: people }, () => {
    const theta = mean + spread * random.normal()
    return truth.map((item, j) => {
      if (random.uniform() >= asked(j)) return null
      let left = random.uniform()
      const category = probabilities(item, theta).findIndex(p => {
        left -= p
        return left < 0
      })
      return category < 0 ? item.b.length : category
    })
  })
  return { dimension: 'd', items, rows, groups: rows.map(() => ({ language: null, experience: null })) }
}

test('where answers are merely few, that is the reason, for the dimension and for each item', () => {
  const report = calibrateDimension(input(311, { asked: () => 0.2 }))
  assert.equal(report.state, 'kept')
  assert.match(report.reason!, /^only 0 of its 12 items could be estimated, and 4 are needed/)
  for (const { state, reason, answers } of report.items) {
    assert.equal(state, 'kept')
    assert.equal(reason, `${answers} answers; 100 are needed`)
  }
})

test('items that all behave differently are the reason only when they do', () => {
  const truth = items.map(({ a, b }, n) => ({ a, b: b.map(t => t + (n % 2 === 0 ? 0.25 : -0.25) * (n + 1)) }))
  const report = calibrateDimension(input(800, { truth }))
  assert.match(report.reason!, /^fewer than 4 of the \d+ items that could be estimated behave as before/)
  assert.ok(report.items.every(({ reason }) => reason !== null))
})

test('every item that keeps its parameters has a reason', () => {
  const report = calibrateDimension(input(400, { asked: j => (j < 6 ? 1 : 0.1) }))
  assert.equal(report.state, 'calibrated')
  assert.ok(report.items.some(({ state }) => state === 'kept'))
  for (const { state, reason } of report.items) assert.equal(reason === null, state === 'calibrated')
})

test('new parameters are on the scale in use, wherever the people stand who answered', () => {
  const report = calibrateDimension(input(1500, { mean: 0.9, spread: 1.4 }))
  assert.equal(report.state, 'calibrated')
  assert.ok(report.link!.intercept > 0.7 && report.link!.slope > 1.25, JSON.stringify(report.link))
  const shifts = report.items.flatMap(item => item.new.b.map((threshold, k) => threshold - item.old.b[k]!))
  const mean = shifts.reduce((t, x) => t + x, 0) / shifts.length
  assert.ok(Math.abs(mean) < 0.06, `thresholds moved by ${mean}`)
  const ratio = report.items.reduce((t, item) => t + item.new.a / item.old.a, 0) / report.items.length
  assert.ok(Math.abs(ratio - 1) < 0.06, `discriminations became ${ratio} times theirs`)
})

test('nothing is proposed whose estimate has a standard error above 1', () => {
  const truth = items.map((item, n) => (n === 3 ? { a: 5.5, b: [-0.4, -0.2, 0.2, 0.4] } : item))
  const report = calibrateDimension(input(500, { truth, asked: j => (j === 3 ? 0.22 : 1), seed: 4 }))
  const unsure = report.items[3]!
  assert.ok(unsure.answers >= 100)
  assert.equal(unsure.state, 'kept')
  assert.match(unsure.reason!, /too unsure: a standard error of [\d.]+, 1 at most/)
  assert.deepEqual(unsure.new, unsure.old)
  for (const { se } of report.items) if (se) assert.ok(Math.max(se.a, ...se.b) < 1)
})

test('an item with an answer that hardly anybody gave is calibrated too', () => {
  const truth = items.map((item, n) => (n === 5 ? { a: item.a, b: [-1.7, -0.6, 0.4, 6] } : item))
  const report = calibrateDimension(input(400, { truth }))
  assert.equal(report.items[5]!.state, 'calibrated', report.items[5]!.reason ?? '')
})

test('an estimate replaces the value in force as far as its error allows', () => {
  const old = { a: 1, b: [-1, 0, 1] }
  const same = { slope: 1, intercept: 0 }
  const found = (error: number) => ({
    a: 2,
    b: [-0.5, 0.5, 1.5],
    n: 500,
    rare: [],
    se: { a: error, b: [error, error, error] },
  })
  const sure = shrinkTowards(old, found(0.001), same)
  assert.ok(Math.abs(sure.a - 2) < 1e-4 && Math.abs(sure.b[1]! - 0.5) < 1e-4)
  const half = shrinkTowards(old, found(0.5), same)
  assert.equal(half.a, 1.5)
  assert.deepEqual(half.b, [-0.75, 0.25, 1.25])
  assert.ok(Math.abs(half.se.a - Math.SQRT1_2 * 0.5) < 1e-12)
  const unsure = shrinkTowards(old, found(50), same)
  assert.ok(Math.abs(unsure.a - 1) < 1e-3)
})
