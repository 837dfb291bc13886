import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  calibrate,
  type DifCase,
  dif,
  driftReport,
  type ItemPair,
  type ItemParameters,
  link,
  transformItem,
} from './index.ts'
import { generator } from './random.ts'
import { drawCategory } from './simulate.ts'

const near = (actual: number, expected: number, tolerance: number, what = '') =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${what} ${actual} is not ${expected} ± ${tolerance}`)

const items: ItemParameters[] = Array.from({ length: 10 }, (_, n) => ({
  a: 1.2 + 0.1 * n,
  b: [-1.8, -0.6, 0.5, 1.6].map(threshold => threshold + 0.15 * (n - 5)),
}))

/** Answers of people around `mean`, each asked a random part of the items. */
function answers(
  bank: readonly ItemParameters[],
  people: number,
  mean: number,
  spread: number,
  seed: number,
) {
  const random = generator(seed)
  return Array.from({ length: people }, () => {
    const theta = mean + spread * random.normal()
    return bank.map(item => (random.uniform() < 0.25 ? null : drawCategory(item, theta, random)))
  })
}

const sizes = items.map(() => 5)

test('calibration finds the parameters answers were made with, missing answers and all', () => {
  const found = calibrate(answers(items, 3000, 0, 1, 1), sizes)
  assert.ok(found.converged)
  for (const [n, item] of found.items.entries()) {
    const { a, b, se } = item!
    near(a, items[n]!.a, 4 * se!.a, `a of item ${n}`)
    for (const [k, threshold] of b.entries())
      near(threshold, items[n]!.b[k]!, 4 * se!.b[k]! + 0.02, `b${k} of item ${n}`)
    assert.ok(se!.a > 0.02 && se!.a < 0.15)
  }
})

test('the log-likelihood never falls from one iteration to the next', () => {
  const rows = answers(items.slice(0, 5), 400, 0, 1, 2)
  const values = [2, 4, 8, 16, 32].map(iterations => calibrate(rows, sizes.slice(0, 5), iterations).logLik)
  for (const [n, value] of values.entries()) assert.ok(n === 0 || value >= values[n - 1]!, `${values}`)
})

test('columns with too few answers are left out by name, and the others are calibrated', () => {
  const rows = answers(items, 500, 0, 1, 3).map((row, n) => [...row.slice(0, 9), n < 60 ? row[9]! : null])
  const found = calibrate(rows, sizes)
  assert.deepEqual(
    found.leftOut.map(left => left.column),
    [9],
  )
  assert.match(found.leftOut[0]!.reason, /answers; 100 are needed/)
  assert.equal(found.items[9], null)
  assert.ok(found.items.slice(0, 9).every(item => item !== null))
})

test('an answer that hardly anybody chose is counted with its neighbour, and the item is calibrated', () => {
  const extreme = items.map((item, n) => (n === 4 ? { a: item.a, b: [-1.5, -0.3, 1, 4.8] } : item))
  const rows = answers(extreme, 800, 0, 1, 31)
  const chosen = rows.filter(row => row[4] === 4).length
  assert.ok(chosen > 0 && chosen < 5, `${chosen} chose it`)
  const found = calibrate(rows, sizes)
  assert.deepEqual(found.leftOut, [])
  const { a, b, se, rare } = found.items[4]!
  assert.deepEqual(rare, [4])
  assert.equal(b.length, 4)
  assert.ok(b.every((threshold, k) => k === 0 || threshold > b[k - 1]!))
  near(a, extreme[4]!.a, 4 * se!.a, 'a')
  for (const [k, threshold] of b.entries()) near(threshold, extreme[4]!.b[k]!, 4 * se!.b[k]!, `b${k}`)
  assert.ok(se!.b[3]! > se!.b[2]!, 'of the rare one less is known')
  assert.ok(found.items.every((item, n) => n === 4 || item!.rare.length === 0))
})

test('rare answers in the middle and at the bottom leave the thresholds in order', () => {
  const rows = answers(items, 600, 0, 1, 32).map(([first, second, ...rest], n) => [
    n % 200 === 0 ? 0 : (first ?? 1) === 0 ? 1 : first!,
    second === 2 && n % 150 !== 0 ? 3 : second!,
    ...rest,
  ])
  const found = calibrate(rows, sizes)
  assert.deepEqual(found.items[0]!.rare, [0])
  assert.deepEqual(found.items[1]!.rare, [2])
  for (const { b } of [found.items[0]!, found.items[1]!]) {
    assert.equal(b.length, 4)
    assert.ok(
      b.every((threshold, k) => k === 0 || threshold > b[k - 1]!),
      b.join(),
    )
  }
})

test('linking undoes a change of scale exactly', () => {
  const scale = { slope: 1.3, intercept: -0.4 }
  const back = { slope: 1 / scale.slope, intercept: -scale.intercept / scale.slope }
  const pairs = items.map((old, n): ItemPair => ({ id: `${n}`, old, new: transformItem(old, back) }))
  const found = link(pairs)!
  near(found.slope, 1.3, 1e-6)
  near(found.intercept, -0.4, 1e-6)
  assert.equal(found.anchors.length, items.length)
})

test('a group that stands higher is put back onto the old scale', () => {
  const found = calibrate(answers(items, 3000, 0.5, 1.2, 5), sizes)
  const pairs = items.map((old, n): ItemPair => ({ id: `${n}`, old, new: found.items[n]! }))
  const { slope, intercept } = link(pairs)!
  near(slope, 1.2, 0.06)
  near(intercept, 0.5, 0.06)
})

test('items that moved are reported and do not pull the link', () => {
  const moved = items.map((item, n) =>
    n < 2 ? { ...item, b: item.b.map(threshold => threshold + 0.8) } : item,
  )
  const found = calibrate(answers(moved, 3000, 0, 1, 6), sizes)
  const pairs = items.map((old, n): ItemPair => ({ id: `${n}`, old, new: found.items[n]! }))
  const linking = link(pairs)!
  const drifted = linking.drift.filter(item => item.drifted).map(item => item.id)
  assert.deepEqual(drifted, ['0', '1'])
  near(linking.intercept, 0, 0.06)
  near(linking.drift[0]!.meanThreshold, 0.8, 0.2)
  assert.deepEqual(linking.drift, driftReport(pairs, linking))
})

test('items that have not moved are not reported at 400 answers each', () => {
  const distances: number[] = []
  for (let seed = 10; seed < 15; seed++) {
    const found = calibrate(answers(items, 530, 0, 1, seed), sizes)
    const linking = link(items.map((old, n) => ({ id: `${n}`, old, new: found.items[n]! })))!
    distances.push(...linking.drift.map(item => item.distance))
  }
  distances.sort((x, y) => x - y)
  assert.ok(distances.at(-1)! < 0.05, `largest ${distances.at(-1)}`)
  near(distances[Math.floor(0.95 * distances.length)]!, 0.023, 0.01)
})

test('there is no link when next to nothing holds still', () => {
  const pairs = items.slice(0, 6).map(
    (old, n): ItemPair => ({
      id: `${n}`,
      old,
      new: { ...old, b: old.b.map(t => t + 1.5 * (n % 2 === 0 ? n : -n)) },
    }),
  )
  assert.equal(link(pairs), null)
  const still = items.map((old, n): ItemPair => ({ id: `${n}`, old, new: old }))
  assert.equal(link(still.slice(0, 3)), null, 'three are too few')
  assert.equal(link(still.slice(0, 4))?.anchors.length, 4)
})

function groups(item: ItemParameters, forGroup1: ItemParameters, people: number, seed: number): DifCase[] {
  const random = generator(seed)
  return Array.from({ length: people }, (_, n) => {
    const group = n % 2 === 0 ? 0 : 1
    const theta = random.normal() + 0.5 * group
    return { theta, group, category: drawCategory(group === 1 ? forGroup1 : item, theta, random) }
  })
}

test('an item that works alike for both groups is not blamed for their different standing', () => {
  let significant = 0
  for (let seed = 1; seed <= 40; seed++) {
    const result = dif(groups(items[4]!, items[4]!, 600, seed), 5)!
    assert.equal(result.size, 'negligible')
    if (result.p.any < 0.05) significant++
  }
  assert.ok(significant <= 6, `${significant} of 40 at the 5% level`)
})

test('where there is no difference p is one half on average, however many categories there are', () => {
  // With one degree of freedom too many or too few the mean moves by more than 0.1; its standard error is 0.026.
  const trials = 120
  for (const thresholds of [1, 4]) {
    const item = { ...items[4]!, b: items[4]!.b.slice(0, thresholds) }
    const results = Array.from({ length: trials }, (_, n) => dif(groups(item, item, 400, n), thresholds + 1)!)
    for (const kind of ['any', 'uniform', 'nonUniform'] as const) {
      const mean = results.reduce((total, { p }) => total + p[kind], 0) / trials
      near(mean, 0.5, 0.08, `${kind}, ${thresholds + 1} categories:`)
    }
  }
})

test('an item that is harder for one group at the same standing is found, and by how much', () => {
  const harder = { ...items[4]!, b: items[4]!.b.map(threshold => threshold + 1) }
  const result = dif(groups(items[4]!, harder, 2000, 7), 5)!
  assert.ok(result.p.uniform < 1e-6 && result.p.nonUniform > 0.001)
  assert.notEqual(result.size, 'negligible')
  near(result.shift, -1, 0.15)
})

test('an item that discriminates differently is found as non-uniform', () => {
  const result = dif(groups(items[4]!, { ...items[4]!, a: 0.5 }, 2000, 8), 5)!
  assert.ok(result.p.nonUniform < 1e-6)
  assert.equal(result.size, 'large')
  near(result.effect, 0.21, 0.05)
})

test('groups too small to judge get no verdict', () => {
  assert.equal(dif(groups(items[4]!, items[4]!, 150, 1), 5), null)
})
