import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chiSquareQuantile } from '../distributions.ts'
import {
  type Bank,
  type CheckName,
  defaultRules,
  finish,
  giveItem,
  keyAnswer,
  nextItems,
  prepareBank,
  type Sitting,
  scoreSelf,
  simulatedBank,
  startSitting,
  type TimedAnswer,
  validity,
} from '../index.ts'
import { generator } from '../random.ts'
import { drawCategory, sitThrough } from '../simulate.ts'
import { mean, sd } from '../statistics.ts'
import { fitParts, lz, lzStar } from './person-fit.ts'
import { summariseTimes } from './times.ts'

const plain = simulatedBank(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 30, 2)
// A third of the items reverse-keyed, as in a real questionnaire: without them a straight line could be honest.
const bank = prepareBank(plain.items.map((item, n) => (n % 3 === 0 ? { ...item, reversed: true } : item)))
const rules = { ...defaultRules, twinPairs: 12 }

const answersOf = (sitting: Sitting, from: Bank = bank): TimedAnswer[] =>
  sitting.given.map((item, n) => ({ id: from.items[item]!.id, category: sitting.categories[n]! }))

function answering(seed: string, choose: (n: number) => number): TimedAnswer[] {
  const sitting = startSitting(bank, rules, seed)
  for (let n = 0; ; n++) {
    const item = nextItems(bank, sitting, rules).items[0]
    if (!item) return answersOf(sitting)
    giveItem(bank, sitting, { id: item.id, category: keyAnswer(item, choose(n)) })
  }
}

const honest = (seed: number) => {
  const random = generator(seed)
  return answersOf(sitThrough(bank, rules, `${seed}`, bank.dimensions.map(random.normal), random))
}

const verdictOf = (answers: TimedAnswer[], check: CheckName, useTimes = true) =>
  validity(bank, answers, useTimes).checks.find(one => one.check === check)!

test('at most one honest person in twenty is read with caution, and one in a hundred doubted', () => {
  const verdicts = Array.from({ length: 100 }, (_, n) => validity(bank, honest(n + 1)).verdict)
  const count = (...which: string[]) => verdicts.filter(verdict => which.includes(verdict)).length
  assert.ok(count('caution', 'doubtful') <= 5, `${count('caution', 'doubtful')} of 100 not sound`)
  assert.ok(count('doubtful') <= 1, `${count('doubtful')} of 100 doubtful`)
})

test('honest people whose strengths are all alike are not flagged for it', () => {
  const random = generator(15)
  const results = Array.from({ length: 60 }, (_, n) => {
    const theta = random.normal()
    const standing = bank.dimensions.map(() => theta)
    return validity(bank, answersOf(sitThrough(bank, rules, `flat ${n}`, standing, random)))
  })
  assert.ok(results.filter(({ verdict }) => verdict !== 'sound').length <= 3)
  const halves = results.filter(({ checks }) =>
    checks.some(({ check, verdict }) => check === 'even_odd' && verdict === 'flagged'),
  )
  assert.ok(halves.length <= 3, `even–odd flags ${halves.length} of 60`)
})

test('whoever clicks anything from 2 to 4 is not sound', () => {
  const random = generator(44)
  for (let person = 0; person < 20; person++) {
    const answers = answering(`2 to 4, ${person}`, () => 2 + Math.floor(3 * random.uniform()))
    assert.notEqual(validity(bank, answers).verdict, 'sound', `person ${person}`)
  }
})

test('most who stop reading half-way are not sound', () => {
  const random = generator(45)
  const verdicts = Array.from({ length: 10 }, (_, person) => {
    const answers = honest(900 + person)
    const half = answers.map((answer, n) =>
      n < answers.length / 2 ? answer : { ...answer, category: Math.floor(5 * random.uniform()) },
    )
    return validity(bank, half).verdict
  })
  assert.ok(verdicts.filter(verdict => verdict !== 'sound').length >= 8, verdicts.join())
})

test('the same answer throughout is doubted, whichever it is', () => {
  for (const answer of [1, 2, 3, 4, 5]) {
    const result = validity(
      bank,
      answering(`line of ${answer}`, () => answer),
    )
    assert.equal(result.verdict, 'doubtful', `${answer}`)
  }
})

test('the evidence against the same answer throughout says why', () => {
  const answers = answering('s', () => 4)
  const result = validity(bank, answers)
  const run = result.checks.find(check => check.check === 'long_string')!
  assert.equal(run.verdict, 'flagged')
  assert.equal(run.value, answers.length)
  assert.match(run.evidence, /longest run of the same answer/)
  assert.equal(verdictOf(answers, 'variability').verdict, 'flagged')
  assert.match(verdictOf(answers, 'unread_answers').evidence, /towards what is given without reading/)
  assert.equal(result.flags, result.checks.filter(check => check.verdict === 'flagged').length)
})

test('the index is the sum of what the checks contribute, and the verdict follows from it alone', () => {
  const fast = honest(5).map(answer => ({ ...answer, elapsedMs: 500 }))
  const slow = fast.map(answer => ({ ...answer, elapsedMs: 5000 }))
  for (const answers of [fast, slow, honest(6), answering('s', () => 2)]) {
    const { index, verdict, checks, thresholds } = validity(bank, answers)
    assert.equal(
      index,
      checks.reduce((total, check) => total + check.contribution, 0),
    )
    const expected =
      index! >= thresholds.doubtful ? 'doubtful' : index! >= thresholds.caution ? 'caution' : 'sound'
    assert.equal(verdict, expected)
  }
  // ln(2 s ÷ 0.5 s) ÷ 0.4.
  assert.ok(Math.abs(validity(bank, fast).index! - validity(bank, slow).index! - 3.4657) < 1e-3)
  assert.equal(
    validity(bank, slow).index,
    validity(bank, honest(5)).index,
    'time enough to read adds nothing',
  )
  assert.equal(validity(bank, fast, false).index, validity(bank, honest(5)).index, 'times not to be used')
})

test('where all of a dimension was asked people in general are the measure, not people of this standing', () => {
  const items = bank.items.filter((_, n) => n % 5 === 0)
  const short = prepareBank(items.map(({ id, dimension, a, b }) => ({ id, dimension, a, b })))
  const long = prepareBank([
    ...short.items,
    ...short.items.map(item => ({ ...item, id: `${item.id} again` })),
  ])
  const random = generator(12)
  const answers = short.items.map(item => ({
    id: item.id,
    category: drawCategory(item, short.dimensions.indexOf(item.dimension) / 3 - 1, random),
  }))
  const whole = validity(short, answers)
  const part = validity(long, answers)
  assert.ok(whole.index !== null && part.index !== null)
  assert.notEqual(whole.index, part.index)
})

test('random answers do not fit the model, and are doubted', () => {
  const random = generator(77)
  for (let person = 0; person < 20; person++) {
    const answers = answering(`r${person}`, () => 1 + Math.floor(5 * random.uniform()))
    assert.equal(verdictOf(answers, 'person_fit').verdict, 'flagged')
    assert.equal(validity(bank, answers).verdict, 'doubtful')
  }
})

test('twins answered far apart are noticed', () => {
  const answers = honest(3)
  const twinPairs = answers.flatMap(({ id }) => {
    const twin = bank.items[bank.indexOf.get(id)!]!.twin
    return twin && answers.some(answer => answer.id === twin) ? [[id, twin] as const] : []
  })
  assert.ok(twinPairs.length >= 3)
  const torn = answers.map(answer => {
    if (twinPairs.some(([first]) => first === answer.id)) return { ...answer, category: 0 }
    return twinPairs.some(([, second]) => second === answer.id) ? { ...answer, category: 4 } : answer
  })
  assert.equal(verdictOf(answers, 'twins').verdict, 'passed')
  assert.equal(verdictOf(torn, 'twins').verdict, 'flagged')
})

test('whoever agrees with everything contradicts themselves in twins with opposite keys', () => {
  const random = generator(46)
  const answers = answering('agrees', () => 4 + Math.floor(2 * random.uniform()))
  const check = verdictOf(answers, 'twins')
  assert.equal(check.verdict, 'flagged', check.evidence)
  assert.equal(validity(bank, answers).verdict, 'doubtful')
})

test('how far twins lie apart is measured in what it varies by among honest people', () => {
  const values = Array.from({ length: 60 }, (_, n) => verdictOf(honest(500 + n), 'twins').value!)
  assert.ok(Math.abs(sd(values) - 1) < 0.2 && Math.abs(mean(values)) < 0.3, `${mean(values)}, ${sd(values)}`)
})

test('halves that contradict each other are noticed', () => {
  const places = bank.dimensions.map(() => 0)
  const torn = honest(7).map(answer => {
    const d = bank.dimensionOf[bank.indexOf.get(answer.id)!]!
    const first = places[d]!++ % 2 === 0
    return { ...answer, category: first === (d % 2 === 0) ? 4 : 0 }
  })
  assert.equal(verdictOf(honest(7), 'even_odd').verdict, 'passed')
  assert.equal(verdictOf(torn, 'even_odd').verdict, 'flagged')
})

test('a profile like nobody’s is noticed', () => {
  const random = generator(9)
  const standing = bank.dimensions.map((_, d) => (d % 2 === 0 ? 2.5 : -2.5))
  const odd = answersOf(sitThrough(bank, rules, 'odd', standing, random))
  assert.equal(verdictOf(honest(8), 'profile_distance').verdict, 'passed')
  assert.equal(verdictOf(odd, 'profile_distance').verdict, 'flagged')
})

test('the cutoffs are those of the decision record', () => {
  const { checks, thresholds } = validity(bank, honest(1))
  assert.deepEqual(thresholds, { caution: 2.75, doubtful: 4 })
  const cutoffs = new Map(checks.map(({ check, cutoff }) => [check, cutoff]))
  assert.equal(cutoffs.get('profile_distance'), chiSquareQuantile(0.999, 8))
  assert.equal(cutoffs.get('even_odd'), chiSquareQuantile(0.99, 8))
  assert.equal(cutoffs.get('response_times'), 0.9)
  for (const [check, side] of [
    ['unread_answers', 1],
    ['twins', 1],
    ['person_fit', -1],
  ] as const)
    assert.ok(Math.abs(cutoffs.get(check)! - side * 2.3263) < 1e-3, check)
})

test('negative times and 78-hour answers are set aside and counted, and judge nobody', () => {
  const answers = honest(4).map((answer, n) => ({ ...answer, elapsedMs: 4000 + 10 * n }))
  const strange = answers.map((answer, n) => {
    if (n === 0) return { ...answer, elapsedMs: -3_600_000 }
    if (n === 1) return { ...answer, elapsedMs: 78 * 3_600_000 }
    return n === 2 ? { ...answer, elapsedMs: Number.NaN } : answer
  })
  const check = verdictOf(strange, 'response_times')
  assert.equal(check.verdict, 'passed')
  assert.equal(check.value, 1)
  assert.match(check.evidence, /2 impossible times/)
  assert.match(check.evidence, /1 pause of more than ten minutes was left out/)
  assert.equal(summariseTimes([9 * 60_000, 11 * 60_000]).pauses, 1, 'ten minutes are a pause')
  assert.deepEqual(summariseTimes([null, undefined, -1, 0]), {
    usable: 0,
    rapid: 0,
    effort: null,
    medianMs: null,
    impossible: 2,
    pauses: 0,
  })
})

test('answers faster than reading are flagged, unless times are not to be used', () => {
  const fast = honest(5).map((answer, n) => ({ ...answer, elapsedMs: n % 2 === 0 ? 400 : 5000 }))
  assert.equal(verdictOf(fast, 'response_times').verdict, 'flagged')
  assert.equal(verdictOf(fast, 'response_times', false).verdict, 'not_evaluated')
})

test('with only a few answers nothing is judged, and nothing is called sound', () => {
  for (const few of [
    validity(bank, honest(6).slice(0, 3)),
    validity(bank, honest(6).slice(0, 1)),
    validity(bank, []),
  ]) {
    assert.equal(few.verdict, 'unchecked')
    assert.equal(few.index, null)
    assert.ok(few.checks.every(check => check.verdict === 'not_evaluated'))
    assert.ok(few.checks.every(check => Number.isFinite(check.cutoff)))
  }
})

test('lz* of people who fit the model is all but standard normal, where lz at their own estimate is too narrow', () => {
  const random = generator(21)
  const items = bank.items.slice(0, 12)
  const stars: number[] = []
  const plainValues: number[] = []
  for (let person = 0; person < 3000; person++) {
    const theta = random.normal()
    const answers = items.map(item => ({ item, category: drawCategory(item, theta, random) }))
    const own = scoreSelf(
      bank,
      answers.map(({ item, category }) => ({ id: item.id, category })),
    ).a!
    stars.push(lzStar([finish(fitParts(answers))]))
    plainValues.push(lz(answers, own.theta))
  }
  assert.ok(Math.abs(mean(stars)) < 0.2 && Math.abs(sd(stars) - 1) < 0.1, `${mean(stars)}, ${sd(stars)}`)
  assert.ok(sd(plainValues) < sd(stars) - 0.02, `${sd(plainValues)} against ${sd(stars)}`)
})
