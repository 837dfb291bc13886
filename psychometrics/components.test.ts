import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aggregatePeers,
  asGiven,
  composite,
  countedRaters,
  interpret,
  isStraightLine,
  keyAnswer,
  normFrom,
  priorNorm,
  scoreExercises,
  scoreScenario,
  scoreSituational,
  standingIn,
} from './index.ts'
import { generator } from './random.ts'
import { sd } from './statistics.ts'

const near = (actual: number, expected: number, tolerance = 1e-12) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`)

test('reverse-keying turns the scale round and back', () => {
  const plain = { b: [-1, 0, 1, 2] }
  const reversed = { ...plain, reversed: true }
  assert.equal(keyAnswer(plain, 1), 0)
  assert.equal(keyAnswer(reversed, 1), 4)
  for (const answer of [1, 2, 3, 4, 5]) assert.equal(asGiven(reversed, keyAnswer(reversed, answer)), answer)
  for (const wrong of [0, 6, 2.5, Number.NaN]) assert.throws(() => keyAnswer(plain, wrong), RangeError)
})

test('ratings like the key score 0, the reverse −4, whatever level and spread the person uses', () => {
  const scenario = { key: [1, 2, 4, 5] }
  near(scoreScenario(scenario, { kind: 'rate', ratings: [1, 2, 4, 5] }).raw, 0)
  near(scoreScenario(scenario, { kind: 'rate', ratings: [2, 2.5, 3.5, 4] }).raw, 0)
  near(scoreScenario(scenario, { kind: 'rate', ratings: [5, 4, 2, 1] }).raw, -4)
})

test('equal ratings for all options earn what guessing earns, not more', () => {
  near(scoreScenario({ key: [1, 2, 4, 5] }, { kind: 'rate', ratings: [3, 3, 3, 3] }).raw, -2)
})

test('picking best and worst as the key has them scores 1, the other way round −1', () => {
  const scenario = { key: [2, 5, 1, 4] }
  near(scoreScenario(scenario, { kind: 'pick', best: 1, worst: 2 }).raw, 1)
  near(scoreScenario(scenario, { kind: 'pick', best: 2, worst: 1 }).raw, -1)
  near(scoreScenario(scenario, { kind: 'pick', best: 3, worst: 0 }).raw, 0.5)
  assert.throws(() => scoreScenario(scenario, { kind: 'pick', best: 1, worst: 1 }), RangeError)
})

test('a key that tells nothing apart, or ratings of another length, are refused', () => {
  assert.throws(() => scoreScenario({ key: [3, 3] }, { kind: 'pick', best: 0, worst: 1 }), RangeError)
  assert.throws(() => scoreScenario({ key: [1, 3] }, { kind: 'rate', ratings: [1, 2, 3] }), RangeError)
})

test('a known reference group takes the place of the assumed one', () => {
  const answer = { kind: 'rate', ratings: [1, 2, 4, 5] } as const
  near(scoreScenario({ key: [1, 2, 4, 5], reference: { mean: -0.5, sd: 0.25 } }, answer).z, 2)
})

test('more scenarios make the situational score surer and less shrunken', () => {
  const one = { scenario: { key: [1, 2, 4, 5] }, answer: { kind: 'rate', ratings: [1, 2, 4, 5] } } as const
  const few = scoreSituational([one, one])!
  const many = scoreSituational(Array.from({ length: 10 }, () => one))!
  assert.ok(many.se < few.se && few.se < 1)
  assert.ok(many.theta > few.theta && few.theta > 0)
  assert.equal(scoreSituational([]), null)
  // Spearman–Brown: ten parts of reliability 0.15 have 10·0.15/(1 + 9·0.15) = 0.638….
  near(many.se ** 2, 1 - 1.5 / 2.35)
})

/** People whose ratings are the key blurred by noise, as the reference assumes on average. */
test('people whose standing varies as assumed get scores with the stated error', () => {
  const random = generator(8)
  const singleReliability = 0.15
  const errors: number[] = []
  for (let person = 0; person < 4000; person++) {
    const truth = random.normal()
    const scores = Array.from(
      { length: 6 },
      () => Math.sqrt(singleReliability) * truth + Math.sqrt(1 - singleReliability) * random.normal(),
    )
    const found = scoreSituational(
      scores.map(z => ({
        // A raw score of −4…0 stands for z here: the perfect answer scores 0, so the mean is set to give z.
        scenario: { key: [1, 5], reference: { mean: -z, sd: 1 } },
        answer: { kind: 'rate', ratings: [1, 5] },
      })),
    )!
    errors.push((found.theta - truth) / found.se)
  }
  near(sd(errors), 1, 0.03)
})

test('nothing is shown of peers below three, not even to the composite', () => {
  const two = aggregatePeers(
    [
      [3, 4],
      [4, 4],
    ],
    5,
  )
  assert.deepEqual(two, { shown: false, raters: 2, needed: 3 })
  const blank = aggregatePeers([[3], [4], [null]], 5)
  assert.equal(blank.shown, false)
})

test('peers are averaged by rater, with the reliability of their number', () => {
  const result = aggregatePeers(
    [
      [3, 3, null],
      [4, 4, 4],
      [2, 2, 2],
    ],
    5,
  )
  assert.ok(result.shown)
  near(result.mean, 3)
  // 3·0.37/(1 + 2·0.37)
  near(result.reliability, 1.11 / 1.74)
  near(result.score.se, Math.sqrt(1 - 1.11 / 1.74))
  // The two items all three answered: variances 1 and 1 against 2, so 2·½/(2·½ + ½).
  near(result.agreement!, 2 / 3)
})

test('peers count by rounds of three or more, so that no change shows what one of them said', () => {
  const three = [[3], [4], [2]]
  const zeros = (n: number) => Array.from({ length: n }, () => [0])
  assert.deepEqual(countedRaters([three, zeros(1)]), three)
  assert.deepEqual(countedRaters([three, [...zeros(2), [null]]]), three, 'one passed the dimension over')
  assert.deepEqual(countedRaters([three, zeros(4)]), [...three, ...zeros(4)])
  assert.deepEqual(countedRaters([zeros(2), zeros(2)]), [])
})

test('a peer who gives one answer to statements and their opposites is told from one who agrees with all', () => {
  const line = (value: number, reversed: number, n = 8) =>
    Array.from({ length: n }, (_, i) => ({ value, reversed: i < reversed }))
  assert.equal(isStraightLine(line(5, 2)), true)
  assert.equal(isStraightLine(line(3, 7)), true)
  assert.equal(isStraightLine(line(5, 0)), false, 'nothing was asked the other way round')
  assert.equal(isStraightLine(line(5, 2, 5)), false, 'too few to tell')
  assert.equal(isStraightLine([...line(5, 2), { value: 4, reversed: false }]), false)
})

test('a peer who passed statements over counts for as much as any other', () => {
  const result = aggregatePeers(
    [
      [4, null, null],
      [2, 2, 2],
      [3, 3, 3],
    ],
    5,
  )
  assert.ok(result.shown)
  near(result.mean, 3)
})

test('missing components share out their weight, and the composite says which are missing', () => {
  const self = { theta: 1, se: 0.3, n: 8 }
  const situational = { theta: 0.5, se: 0.5, n: 5 }
  const all = composite({ self, situational, peer: { theta: 0, se: 0.6, n: 3 } })!
  assert.deepEqual(all.weights, { self: 0.4, situational: 0.35, peer: 0.25 })
  assert.deepEqual(all.missing, [])

  const two = composite({ self, situational, peer: null })!
  near(two.weights.self, 0.4 / 0.75)
  near(two.weights.situational, 0.35 / 0.75)
  assert.deepEqual(two.missing, ['peer'])

  const one = composite({ self })!
  assert.deepEqual([one.theta, one.se, one.weights.self], [1, 0.3, 1])
  assert.equal(composite({}), null)
  assert.equal(composite({ self: { theta: 0, se: 1, n: 0 } }), null)
})

test('a composite of components that all stand at 1 stands above 1, since they rarely do so together', () => {
  const part = { theta: 1, se: 0.4, n: 5 }
  const whole = composite({ self: part, situational: part, peer: part })!
  const spread =
    0.4 ** 2 + 0.35 ** 2 + 0.25 ** 2 + 2 * (0.4 * 0.35 * 0.3 + 0.4 * 0.25 * 0.36 + 0.35 * 0.25 * 0.26)
  near(whole.theta, 1 / Math.sqrt(spread))
})

test('by the prior norm 5% of shrunken scores pass 1.645, whatever their error', () => {
  const random = generator(3)
  for (const se of [0.3, 0.6]) {
    let passed = 0
    for (let n = 0; n < 20_000; n++) {
      const theta = Math.sqrt(1 - se * se) * random.normal()
      if (standingIn(priorNorm(), { theta, se }).z >= 1.645) passed++
    }
    near(passed / 20_000, 0.05, 0.006)
  }
})

test('a norm group needs 200 people; then its own quantiles decide', () => {
  const random = generator(5)
  const group = Array.from({ length: 1000 }, () => ({ theta: 0.8 + 0.5 * random.normal(), se: 0.3 }))
  assert.equal(normFrom(group.slice(0, 199)), null)
  const norm = normFrom(group)!
  const sorted = group.toSorted((x, y) => x.theta - y.theta)
  near(standingIn(norm, sorted[500]!).percentile, 50, 0.5)
  near(standingIn(norm, sorted[950]!).percentile, 95, 0.5)
  assert.ok(standingIn(norm, { theta: 3, se: 0.3 }).percentile > 99.9)
  assert.ok(standingIn(norm, { theta: -3, se: 0.3 }).percentile < 0.1)
  const wider = standingIn(norm, sorted[500]!).se / standingIn(priorNorm(), sorted[500]!).se
  near(wider, Math.sqrt(1 - 0.3 ** 2) / 0.5, 0.2)
  assert.ok(
    standingIn(norm, { theta: 0, se: 0.3 }).percentile <
      standingIn(priorNorm(), { theta: 0, se: 0.3 }).percentile,
  )
})

test('a group in which all scored alike makes no norm', () => {
  assert.equal(normFrom(Array.from({ length: 300 }, () => ({ theta: 1, se: 0.3 }))), null)
})

test('a result holds together: band of the unrounded score, interval round it, percentile of its z', () => {
  const result = interpret(priorNorm(), { theta: 1.2, se: 0.35 })
  assert.equal(result.band, 'strong')
  assert.ok(result.interval.low < result.score && result.score < result.interval.high)
  assert.ok(result.bandProbabilities.strong > 0.3)
  near(result.z, 1.2 / Math.sqrt(1 - 0.35 ** 2))
  assert.ok(result.percentile > 89 && result.percentile < 91)
})

test('exercises give a weak standing of their own', () => {
  assert.equal(scoreExercises([]), null)
  const good = scoreExercises([1, 1])!
  assert.ok(good.theta > 0 && good.se > 0.8 && good.se < 1)
  near(scoreExercises([0.5, 0.7])!.theta, 0, 1e-12)
})
