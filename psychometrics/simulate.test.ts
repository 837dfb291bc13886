import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultRules, simulate, simulatedBank } from './index.ts'

const dimensions = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const bank = simulatedBank(dimensions, 60, 7)

// 300 people × 8 dimensions: the standard error of the coverage is 0.0044, of an exposure rate near 0.3 it is 0.026.
test('of 300 simulated people the intervals hold the truth as often as they say', () => {
  const report = simulate(bank, defaultRules, 300, 12)
  assert.ok(Math.abs(report.coverage - 0.95) < 0.015, `coverage ${report.coverage}`)
  assert.ok(Math.abs(report.bias) < 0.02, `bias ${report.bias}`)
  assert.ok(report.rmse < 0.31, `RMSE ${report.rmse}`)
  assert.ok(report.itemsPerDimension < 9.5, `${report.itemsPerDimension} items`)
  assert.ok(report.reached > 0.95, `${report.reached} reached the target`)
})

test('no item is seen by more than a good third, and none by nobody', () => {
  const report = simulate(bank, defaultRules, 300, 12)
  assert.ok(report.largestExposure < 0.42, `largest exposure ${report.largestExposure}`)
  assert.equal(report.neverUsed, 0)
})

test('without the lottery the best items are seen by most people', () => {
  const open = simulate(bank, { ...defaultRules, openShare: 1 }, 100, 12)
  assert.ok(open.largestExposure > 0.6, `largest exposure ${open.largestExposure}`)
})

test('the same seed simulates the same people', () => {
  assert.deepEqual(simulate(bank, defaultRules, 20, 4), simulate(bank, defaultRules, 20, 4))
})
