import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { normalCdf } from './distributions.ts'
import { bandOf, bandProbabilities, oneBand, shownScore, toScore } from './index.ts'
import { scoreError } from './scale.ts'

test('the knots fall where the bands begin', () => {
  const knots = [
    [-3.09, 1],
    [-1.645, 2],
    [-0.674, 4],
    [0.674, 6],
    [1.645, 8],
    [3.09, 10],
  ] as const
  for (const [z, score] of knots) assert.equal(toScore(z), score)
  assert.equal(toScore(0), 5)
  assert.equal(toScore(-9), 1)
  assert.equal(toScore(9), 10)
})

test('one band up is from the middle of moderate to the middle of strong', () => {
  assert.equal(toScore(oneBand), 7)
})

test('of people in general 5% reach 8 and 25% reach 6', () => {
  const people = 200_000
  let eight = 0
  let six = 0
  for (let n = 0; n < people; n++) {
    // Evenly spaced over the normal distribution, found by walking z and not by a quantile function.
    const score = toScore(-4 + (8 * n) / people)
    const density = Math.exp(-0.5 * (-4 + (8 * n) / people) ** 2) / Math.sqrt(2 * Math.PI)
    if (score >= 8) eight += (density * 8) / people
    if (score >= 6) six += (density * 8) / people
  }
  assert.ok(Math.abs(eight - 0.05) < 0.0005, `${eight}`)
  assert.ok(Math.abs(six - 0.25) < 0.001, `${six}`)
})

test('bands are half-open on the unrounded score', () => {
  assert.equal(bandOf(8), 'exceptional')
  assert.equal(bandOf(7.9999), 'strong')
  assert.equal(bandOf(6), 'strong')
  assert.equal(bandOf(5.9999), 'moderate')
  assert.equal(bandOf(4), 'moderate')
  assert.equal(bandOf(3.9999), 'developing')
  assert.equal(bandOf(2), 'developing')
  assert.equal(bandOf(1.9999), 'growth')
})

test('a shown decimal never crosses into another band, and is never off by a tenth', () => {
  assert.equal(shownScore(7.96), 7.9)
  assert.equal(shownScore(5.999999), 5.9)
  assert.equal(shownScore(8), 8)
  assert.equal(shownScore(6.04), 6)
  fc.assert(
    fc.property(fc.double({ min: 1, max: 10, noNaN: true }), score => {
      const shown = shownScore(score)
      assert.equal(bandOf(shown), bandOf(score))
      assert.ok(Math.abs(shown - score) < 0.1)
      assert.equal(shown, Number(shown.toFixed(1)))
    }),
  )
})

test('beyond the ends of the scale a score is as unsure as on the line that leads there', () => {
  const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-12)
  near(scoreError(0, 0.3), (0.3 * 2) / 1.348)
  near(scoreError(3.09, 0.3), (0.3 * 2) / 1.445)
  near(scoreError(9, 0.3), (0.3 * 2) / 1.445)
  near(scoreError(-9, 0.3), 0.3 / 1.445)
})

test('scores rise with z', () => {
  const z = fc.double({ min: -5, max: 5, noNaN: true })
  fc.assert(fc.property(z, z, (x, y) => (x <= y ? toScore(x) <= toScore(y) : toScore(x) >= toScore(y))))
})

test('the chances of the bands add up to 1 and are those of the normal distribution', () => {
  const chances = bandProbabilities(0.5, 0.4)
  const total = Object.values(chances).reduce((t, p) => t + p, 0)
  assert.ok(Math.abs(total - 1) < 1e-12)
  assert.ok(
    Math.abs(chances.moderate - (normalCdf((0.674 - 0.5) / 0.4) - normalCdf((-0.674 - 0.5) / 0.4))) < 1e-12,
  )
  assert.equal(bandProbabilities(1.645, 0).exceptional, 1)
  assert.equal(bandProbabilities(1.6449, 0).strong, 1)
})
