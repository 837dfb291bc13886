import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Answer,
  defaultRules,
  giveItem,
  information,
  nextItems,
  prepareBank,
  progressOf,
  replaySitting,
  type SelfItem,
  scoreSelf,
  simulatedBank,
  startSitting,
} from './index.ts'

const dimensions = ['one', 'two', 'three', 'four']
const bank = simulatedBank(dimensions, 30, 5)

/** A person who answers by the item's place in the bank: as good as any, and the same every time. */
const answerTo = (id: string): Answer => ({ id, category: (bank.indexOf.get(id)! * 7) % 5 })

function sit(seed: string, rules = defaultRules): Answer[] {
  const sitting = startSitting(bank, rules, seed)
  const answers: Answer[] = []
  for (;;) {
    const item = nextItems(bank, sitting, rules).items[0]
    if (!item) return answers
    answers.push(answerTo(item.id))
    giveItem(bank, sitting, answers.at(-1)!)
  }
}

test('the same seed and answers give the same questions, on any instance', () => {
  assert.deepEqual(sit('anna'), sit('anna'))
  const answers = sit('anna')
  for (const n of [0, 7, 20]) {
    const replayed = replaySitting(bank, defaultRules, 'anna', answers.slice(0, n))
    assert.equal(nextItems(bank, replayed, defaultRules).items[0]!.id, answers[n]!.id)
  }
})

test('another seed gives other questions', () => {
  assert.notDeepEqual(sit('anna'), sit('bela'))
})

test('after the first answer one of the three most informative questions comes, and each of them does', () => {
  const one = prepareBank(
    Array.from({ length: 12 }, (_, n) => ({ id: `${n}`, dimension: 'd', a: 1 + 0.1 * n, b: [-1, 0, 1] })),
  )
  const given: Answer = { id: '0', category: 1 }
  const { theta } = replaySitting(one, defaultRules, '', [given])
  const best = one.items
    .slice(1)
    .toSorted((x, y) => information(y, theta[0]!) - information(x, theta[0]!))
    .slice(0, 3)
    .map(item => item.id)
  const met = Array.from({ length: 60 }, (_, seed) => {
    const sitting = replaySitting(one, defaultRules, `${seed}`, [given])
    return nextItems(one, sitting, defaultRules).items[0]!.id
  })
  assert.deepEqual(new Set(met), new Set(best))
})

test('no item is asked twice, enemies are never asked of one person, twins stand apart', () => {
  let twinsSeen = 0
  for (let person = 0; person < 40; person++) {
    const places = new Map(sit(`person ${person}`).map(({ id }, place) => [id, place]))
    for (const item of bank.items) {
      const place = places.get(item.id)
      if (place === undefined) continue
      for (const enemy of item.enemies ?? []) assert.ok(!places.has(enemy), `${item.id} met ${enemy}`)
      const twin = item.twin === undefined ? undefined : places.get(item.twin)
      if (twin === undefined) continue
      twinsSeen++
      assert.ok(Math.abs(twin - place) >= defaultRules.twinGap, `${item.id} and its twin are too close`)
    }
  }
  assert.ok(twinsSeen > 40, `only ${twinsSeen} pairs were asked in full`)
})

test('no more twin pairs are asked in full than the rules say', () => {
  const pairsIn = (twinPairs: number) => {
    const asked = new Set(sit('anna', { ...defaultRules, twinPairs }).map(({ id }) => id))
    return bank.items.filter(
      ({ id, twin }) => twin !== undefined && id < twin && asked.has(id) && asked.has(twin),
    ).length
  }
  assert.deepEqual([0, 1, 3].map(pairsIn), [0, 1, 3])
})

test('no two questions in a row are about one dimension while others are still open', () => {
  const asked = sit('anna').map(({ id }) => bank.dimensionOf[bank.indexOf.get(id)!])
  const opening = asked.slice(0, 24)
  assert.ok(opening.every((d, n) => n === 0 || d !== opening[n - 1]))
})

test('a sitting stops at the target, at the caps and at the time, and says which', () => {
  const done = replaySitting(bank, defaultRules, 'anna', sit('anna'))
  assert.match(nextItems(bank, done, defaultRules).stop!, /precision|items/)

  const precise = { ...defaultRules, targetSe: 0.6 }
  assert.equal(
    nextItems(bank, replaySitting(bank, precise, 'a', sit('a', precise)), precise).stop,
    'precision',
  )

  const capped = { ...defaultRules, maxPerDimension: 3, minPerDimension: 1, targetSe: 0.01, twinPairs: 0 }
  assert.equal(sit('anna', capped).length, 3 * dimensions.length)
  assert.equal(nextItems(bank, replaySitting(bank, capped, 'a', sit('a', capped)), capped).stop, 'items')

  const short = { ...defaultRules, maxItems: 5 }
  assert.equal(sit('anna', short).length, 5)

  const timed = { ...defaultRules, maxMs: 1000 }
  const start = startSitting(bank, timed, 'anna')
  assert.deepEqual(nextItems(bank, start, timed, 1, 1000), { items: [], stop: 'time' })
  assert.equal(nextItems(bank, start, timed, 1, 999).stop, null)

  const endless = { ...defaultRules, targetSe: 0.01, maxPerDimension: 1000 }
  assert.equal(
    nextItems(bank, replaySitting(bank, endless, 'a', sit('a', endless)), endless).stop,
    'exhausted',
  )
})

test('progress tells of each dimension how sure its score is and whether it is done', () => {
  const start = progressOf(bank, startSitting(bank, defaultRules, 'anna'), defaultRules)
  assert.deepEqual(start[0], { dimension: 'one', theta: 0, se: 1, scored: 0, done: false })
  const end = progressOf(bank, replaySitting(bank, defaultRules, 'anna', sit('anna')), defaultRules)
  assert.ok(
    end.every(({ done, se, scored }) => done && (se <= 0.3 || scored === defaultRules.maxPerDimension)),
  )
})

test('several questions at once are different ones, spread over the dimensions', () => {
  const { items } = nextItems(bank, startSitting(bank, defaultRules, 'anna'), defaultRules, 4)
  assert.equal(new Set(items.map(item => item.dimension)).size, 4)
  const many = nextItems(bank, startSitting(bank, defaultRules, 'anna'), defaultRules, 25)
  assert.equal(new Set(many.items.map(item => item.id)).size, 25)
})

test('what is still open counts as given when more are chosen', () => {
  const start = startSitting(bank, defaultRules, 'anna')
  const five = nextItems(bank, start, defaultRules, 5).items.map(item => item.id)
  const rest = nextItems(bank, start, defaultRules, 3, 0, five.slice(0, 2)).items.map(item => item.id)
  assert.deepEqual(rest, five.slice(2))
})

test('the running estimate equals the score of the finished answers, unanswered items and checks included', () => {
  const answers = sit('anna').map((answer, n) => (n % 6 === 0 ? { ...answer, category: null } : answer))
  const sitting = replaySitting(bank, defaultRules, 'anna', answers)
  const scores = scoreSelf(bank, answers)
  for (const [d, dimension] of bank.dimensions.entries()) {
    assert.equal(sitting.theta[d], scores[dimension]!.theta)
    assert.equal(sitting.se[d], scores[dimension]!.se)
    assert.equal(sitting.scored[d], scores[dimension]!.n)
  }
})

test('of twins only the first answered is scored', () => {
  const items: SelfItem[] = [
    { id: 'a', dimension: 'd', a: 2, b: [-1, 0, 1], twin: 'b' },
    { id: 'b', dimension: 'd', a: 2, b: [-1, 0, 1] },
  ]
  const pair = prepareBank(items)
  const first = scoreSelf(pair, [{ id: 'a', category: 3 }]).d
  const both = [
    { id: 'a', category: 3 },
    { id: 'b', category: 0 },
  ]
  assert.deepEqual(scoreSelf(pair, both).d, first)
})

test('items that suit the person are asked earlier', () => {
  const favoured = (id: string) => bank.indexOf.get(id)! % 2 === 0
  const count = (suits: number) => {
    let n = 0
    for (let person = 0; person < 30; person++) {
      const sitting = startSitting(bank, defaultRules, `p${person}`, item => (favoured(item.id) ? suits : 1))
      for (let step = 0; step < 12; step++) {
        const item = nextItems(bank, sitting, defaultRules).items[0]!
        if (favoured(item.id)) n++
        giveItem(bank, sitting, answerTo(item.id))
      }
    }
    return n
  }
  assert.ok(count(2) > count(1) * 1.15)
})

test('a bank that cannot work is refused with every problem named', () => {
  const broken = [
    { id: 'x', dimension: 'd', a: -1, b: [0] },
    { id: 'y', dimension: 'd', a: 1, b: [1, 1], twin: 'nowhere' },
  ]
  assert.throws(() => prepareBank(broken), /x: a must be.*y: b must increase.*y: its twin nowhere/)
})

test('an answer outside the categories, to an unknown item, or given twice is refused', () => {
  const sitting = startSitting(bank, defaultRules, 'anna')
  assert.throws(() => giveItem(bank, sitting, { id: 'one-0', category: 5 }), RangeError)
  assert.throws(() => giveItem(bank, sitting, { id: 'nobody', category: 0 }), RangeError)
  giveItem(bank, sitting, { id: 'one-1', category: 0 })
  assert.throws(() => giveItem(bank, sitting, { id: 'one-1', category: 0 }), RangeError)
})
