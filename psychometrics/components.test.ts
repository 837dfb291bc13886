import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aggregatePeers,
  asGiven,
  composite,
  countedRaters,
  defaultRules,
  interpret,
  isStraightLine,
  keyAnswer,
  normFrom,
  priorNorm,
  scoreExercises,
  scoreScenario,
  scoreSituational,
  simulateBands,
  simulatedBank,
  standingIn,
} from './index.ts'
import { judgeOf } from './judgement.ts'
import { generator } from './random.ts'
import { scoreSituationalInSteps, standardKey } from './situational.ts'
import { mean, pearson, sd } from './statistics.ts'

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

test('the best and the worst answers to scenes stand equally far from the middle, and far enough', () => {
  const keys = [
    [1, 4, 5, 2, 3],
    [3, 4, 5, 2, 1],
    [5, 1, 3, 2, 4],
  ]
  const rated = (turn: (x: number) => number) =>
    keys.map(key => ({ scenario: { key }, answer: { kind: 'rate', ratings: key.map(turn) } }) as const)
  const picked = (best: number, worst: number) =>
    [2, 3].map(() => ({ scenario: { key: [5, 3, 4, 2, 1] }, answer: { kind: 'pick', best, worst } }) as const)
  const best = scoreSituational([...rated(x => x), ...picked(0, 4)])!
  const worst = scoreSituational([...rated(x => 6 - x), ...picked(4, 0)])!
  assert.ok(best.theta > 2, `${best.theta}`)
  near(best.theta, -worst.theta, 0.05)
})

test('a score stands where it stands among people on the same scene', () => {
  const random = generator(40)
  const key = [5, 1, 3, 2, 4]
  for (const kind of ['rate', 'pick'] as const) {
    const truths: number[] = []
    const scores: number[] = []
    for (let person = 0; person < 3000; person++) {
      truths.push(random.normal())
      const answer = judgeOf(kind, standardKey({ key }))(truths.at(-1)!, random)
      scores.push(scoreScenario({ key }, answer).z)
    }
    near(mean(scores), 0, 0.06)
    near(sd(scores), 1, 0.04)
    near(pearson(truths, scores) ** 2, 0.15, 0.04)
  }
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

test('scenes nobody has met are scored in small steps, and weigh each pair of options once for each person', t => {
  const { exp } = Math
  let weighed = 0
  Math.exp = x => {
    weighed++
    return exp(x)
  }
  t.after(() => {
    Math.exp = exp
  })
  const key = Array.from({ length: 9 }, (_, place) => 1 + place * 0.37)
  const answer = { kind: 'pick', best: 8, worst: 0 } as const
  const workOf = (lasts: number[]) => {
    const steps = scoreSituationalInSteps(lasts.map(last => ({ scenario: { key: [...key, last] }, answer })))
    let [all, most] = [0, 0]
    for (let done = false; !done; ) {
      weighed = 0
      done = steps.next().done === true
      all += weighed
      most = Math.max(most, weighed)
    }
    return { all, most }
  }
  const [one, three] = [workOf([1.01]), workOf([1.02, 1.03, 1.04])]
  const pairs = 2_000 * 10 * 9
  // Beside the pairs, each person's keenness and the quantiles of the scores that occur.
  assert.ok(one.all > pairs && one.all < 1.05 * pairs, `${one.all} in all`)
  assert.ok(three.all < 3.15 * pairs, `${three.all} in all`)
  for (const { most } of [one, three]) assert.ok(most <= 10_000, `${most} at once`)
  assert.ok(workOf([1.02, 1.03, 1.04]).all < 100, 'what was worked out is known')
})

test('people who judge as assumed get scores with the stated error', () => {
  const random = generator(8)
  const scenes = [
    { kind: 'rate', key: [1, 4, 5, 2, 3] },
    { kind: 'pick', key: [4, 1, 5, 2, 3] },
    { kind: 'rate', key: [3, 4, 5, 2, 1] },
    { kind: 'rate', key: [3, 4, 5, 2, 1] },
  ] as const
  const errors = Array.from({ length: 3000 }, () => {
    const truth = random.normal()
    const answers = scenes.map(({ kind, key }) => ({
      scenario: { key },
      answer: judgeOf(kind, standardKey({ key }))(truth, random),
    }))
    const { theta, se } = scoreSituational(answers)!
    return (theta - truth) / se
  })
  near(mean(errors), 0, 0.06)
  near(sd(errors), 1, 0.04)
})

test('of people as the engine assumes them 5% are exceptional and 25% strong or better, whatever is present', () => {
  const bank = simulatedBank(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 30, 3)
  const scenes = [
    { kind: 'rate', key: [1, 4, 5, 2, 3] },
    { kind: 'pick', key: [4, 1, 5, 2, 3] },
    { kind: 'rate', key: [3, 4, 5, 2, 1] },
    { kind: 'pick', key: [5, 3, 4, 2, 1] },
    { kind: 'rate', key: [5, 1, 3, 2, 4] },
  ] as const
  for (const used of [['self'], ['self', 'situational'], ['self', 'situational', 'peer']] as const) {
    const shares = simulateBands(bank, defaultRules, scenes, used, 400, 11)
    near(shares.exceptional, 0.05, 0.01)
    near(shares.growth, 0.05, 0.01)
    near(shares.strong + shares.exceptional, 0.25, 0.025)
    near(shares.coverage, 0.95, 0.015)
  }
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
  near(one.theta, 1)
  near(one.se, 0.3)
  assert.equal(one.weights.self, 1)
  assert.equal(composite({}), null)
  assert.equal(composite({ self: { theta: 0, se: 1, n: 0 } }), null)
})

test('components that all stand high make a whole that stands higher, since they rarely do so together', () => {
  const part = { theta: 1, se: 0.4, n: 5 }
  const whole = composite({ self: part, situational: part, peer: part })!
  const own = 0.4 ** 2 + 0.35 ** 2 + 0.25 ** 2
  const between = 2 * (0.4 * 0.35 * 0.3 + 0.4 * 0.25 * 0.36 + 0.35 * 0.25 * 0.26)
  // Each with a reliability of 0.84: of what they share between them only 0.84² shows.
  const varies = Math.sqrt(0.84 * own + 0.84 ** 2 * between)
  near(standingIn(priorNorm(), whole).z, 1 / varies)
  assert.ok(standingIn(priorNorm(), whole).z > standingIn(priorNorm(), part).z)
  near(whole.se ** 2, 1 - (0.84 * (own + between)) ** 2 / (varies ** 2 * (own + between)))
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
