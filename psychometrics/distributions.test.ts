import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { chiSquareQuantile, chiSquareUpper, normalCdf, normalQuantile } from './distributions.ts'
import { drawAt, generator, hashText } from './random.ts'

const near = (actual: number, expected: number, tolerance: number) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`)

// From tables of the normal and chi-square distributions.
test('normal and chi-square probabilities are those of the tables', () => {
  near(normalCdf(0), 0.5, 1e-15)
  near(normalCdf(1), 0.8413447460685429, 1e-14)
  near(normalCdf(-1.96), 0.024997895148220435, 1e-14)
  near(normalCdf(-8) / 6.220960574271786e-16, 1, 1e-9)
  near(normalQuantile(0.95), 1.6448536269514722, 1e-12)
  near(normalQuantile(0.975), 1.959963984540054, 1e-12)
  near(chiSquareUpper(3.841458820694124, 1), 0.05, 1e-12)
  near(chiSquareUpper(5.991464547107979, 2), 0.05, 1e-12)
  near(chiSquareQuantile(0.999, 8), 26.12448155837614, 1e-8)
})

test('the normal quantile undoes the probability', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true }), p => {
      near(normalCdf(normalQuantile(p)) / p, 1, 1e-9)
    }),
  )
})

test('draws are the same for the same seed and place, even, and unlike their neighbours', () => {
  const seed = hashText('anna')
  assert.equal(drawAt(seed, 5), drawAt(seed, 5))
  const draws = Array.from({ length: 20_000 }, (_, place) => drawAt(seed, place))
  near(draws.reduce((t, x) => t + x, 0) / draws.length, 0.5, 0.01)
  const lag = draws.slice(1).reduce((t, x, n) => t + (x - 0.5) * (draws[n]! - 0.5), 0) / draws.length
  near(lag * 12, 0, 0.03)
  const other = Array.from({ length: 20_000 }, (_, place) => drawAt(hashText('annb'), place))
  near((12 * draws.reduce((t, x, n) => t + (x - 0.5) * (other[n]! - 0.5), 0)) / draws.length, 0, 0.03)
})

test('the generator draws from the normal distribution', () => {
  const random = generator(1)
  const draws = Array.from({ length: 50_000 }, random.normal)
  const mean = draws.reduce((t, x) => t + x, 0) / draws.length
  near(mean, 0, 0.02)
  near(draws.reduce((t, x) => t + x * x, 0) / draws.length, 1, 0.03)
  near(draws.filter(x => x > 1.645).length / draws.length, 0.05, 0.004)
})
