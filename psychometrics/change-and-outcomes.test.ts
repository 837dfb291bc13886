import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correctRangeRestriction, correlation, reliableChange } from './index.ts'

const near = (actual: number, expected: number, tolerance: number) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`)

test('a difference within the errors of both occasions is no reliable change', () => {
  assert.equal(reliableChange({ theta: 0, se: 0.3 }, { theta: 0.8, se: 0.3 }).verdict, 'no_reliable_change')
  assert.equal(reliableChange({ theta: 0, se: 0.3 }, { theta: 0.9, se: 0.3 }).verdict, 'rise')
  assert.equal(reliableChange({ theta: 0.9, se: 0.3 }, { theta: 0, se: 0.3 }).verdict, 'fall')
  const change = reliableChange({ theta: 0.1, se: 0.3 }, { theta: 0.6, se: 0.4 })
  near(change.se, 0.5, 1e-12)
  near(change.z, 1, 1e-12)
  near(change.p, 0.3173105, 1e-6)
})

// r = 0.5 with n = 28: z = 0.549306, SE = 0.2, so the ends are tanh(0.157306) and tanh(0.941306).
test("a correlation carries Fisher's interval", () => {
  const xs = Array.from({ length: 28 }, (_, n) => (n % 2 === 0 ? 1 : -1))
  const ys = Array.from({ length: 28 }, (_, n) => (n < 14 ? 1 : -1) * Math.sqrt(3) + (n % 2 === 0 ? 1 : -1))
  const found = correlation(xs, ys)!
  near(found.r, 0.5, 1e-12)
  near(found.low, 0.15602, 1e-5)
  near(found.high, 0.73582, 1e-5)
  near(found.p, 0.006, 5e-4)
})

test('too few pairs, or a side that does not vary, give no correlation', () => {
  assert.equal(correlation([1, 2, 3], [1, 2, 3]), null)
  assert.equal(
    correlation(
      new Array(12).fill(1),
      Array.from({ length: 12 }, (_, n) => n),
    ),
    null,
  )
})

// Thorndike's case II with r = 0.3 and half the spread: 0.6 / √(1 − 0.09 + 0.36) = 0.532414.
test('range restriction is undone by the ratio of the spreads, interval included', () => {
  const found = { r: 0.3, n: 50, low: 0.02, high: 0.53, p: 0.03 }
  const corrected = correctRangeRestriction(found, 0.5, 1)
  near(corrected.r, 0.532414, 1e-6)
  assert.ok(corrected.low > found.low && corrected.high > found.high && corrected.high < 1)
  assert.deepEqual(correctRangeRestriction(found, 1, 1), found)
})
