import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  aggregatePeers,
  composite,
  interpret,
  keyAnswer,
  prepareBank,
  priorNorm,
  probabilities,
  type SelfItem,
  scoreScenario,
  scoreSelf,
  scoreSituational,
} from '../../psychometrics/index.ts'

/** The person of docs/worked-example.md, through the engine. Every number of the document's tables has to follow. */
const items: (SelfItem & { answer: number })[] = [
  { id: 'S1', a: 2, b: [-2, -1, 0.2, 1.4], answer: 4 },
  { id: 'S2', a: 1.5, b: [-1.8, -0.6, 0.5, 1.7], reversed: true, answer: 2 },
  { id: 'S3', a: 1.8, b: [-2.2, -1.1, -0.1, 1.1], answer: 5 },
  { id: 'S4', a: 1.2, b: [-1.5, -0.4, 0.6, 1.9], answer: 3 },
].map(item => ({ ...item, dimension: 'communication_skills' }))

const rated = { scenario: { key: [5, 4, 2, 1] }, answer: { kind: 'rate', ratings: [4, 4, 1, 2] } } as const
const picked = { scenario: { key: [2, 5, 1, 4] }, answer: { kind: 'pick', best: 1, worst: 0 } } as const
const peerRatings = [
  [3, 3],
  [4, 3],
  [3, 2],
]

function expectedNumbers(): Record<string, number> {
  const numbers: Record<string, number> = {}
  const keyed = items.map(item => ({ id: item.id, category: keyAnswer(item, item.answer) }))
  for (const [n, { id, category }] of keyed.entries()) {
    numbers[`${id}: keyed category`] = category
    numbers[`${id}: chance of the answer at θ = 1`] = probabilities(items[n]!, 1)[category]!
  }
  for (const theta of [-1, 0, 1, 2]) {
    const likelihood = keyed.reduce((t, { category }, n) => t * probabilities(items[n]!, theta)[category]!, 1)
    numbers[`prior × likelihood at θ = ${theta}`] = Math.exp(-0.5 * theta * theta) * likelihood
  }
  const self = scoreSelf(prepareBank(items), keyed).communication_skills!
  numbers['self: θ'] = self.theta
  numbers['self: SE'] = self.se

  const rate = scoreScenario(rated.scenario, rated.answer)
  const pick = scoreScenario(picked.scenario, picked.answer, 1)
  const situational = scoreSituational([rated, picked])!
  numbers['first scenario: −mean d²'] = rate.raw
  numbers['first scenario: z'] = rate.z
  numbers['second scenario: share of the distance'] = pick.raw
  numbers['second scenario: z'] = pick.z
  numbers['situational: θ'] = situational.theta
  numbers['situational: SE'] = situational.se

  const peers = aggregatePeers(peerRatings, 5)
  assert.ok(peers.shown)
  numbers['peers: mean category'] = peers.mean
  numbers['peers: reliability'] = peers.reliability
  numbers['peers: r_wg(j)'] = peers.agreement!
  numbers['peer: θ'] = peers.score.theta
  numbers['peer: SE'] = peers.score.se

  const whole = composite({ self, situational, peer: peers.score })!
  numbers['composite: θ'] = whole.theta
  numbers['composite: SE'] = whole.se
  addResult(numbers, '', whole)
  const withoutPeers = composite({ self, situational })!
  numbers['without peers: weight of self'] = withoutPeers.weights.self
  numbers['without peers: weight of situational'] = withoutPeers.weights.situational
  addResult(numbers, 'without peers: ', withoutPeers)
  return numbers
}

function addResult(numbers: Record<string, number>, prefix: string, estimate: { theta: number; se: number }) {
  const result = interpret(priorNorm(), estimate)
  numbers[`${prefix}z`] = result.z
  numbers[`${prefix}SE of z`] = result.standardError
  numbers[`${prefix}percentile`] = result.percentile
  numbers[`${prefix}score`] = result.score
  numbers[`${prefix}shown`] = result.shown
  numbers[`${prefix}interval from`] = result.interval.low
  numbers[`${prefix}interval to`] = result.interval.high
  if (prefix !== '') return
  for (const [band, chance] of Object.entries(result.bandProbabilities)) numbers[`chance of ${band}`] = chance
}

/** Rows `| name | number |` of the document's tables. */
function numbersOf(document: string): Map<string, string> {
  const rows = document.matchAll(/^\| ([^|]+?) +\| +(−?[\d.]+) +\|$/gm)
  return new Map(Array.from(rows, ([, name, number]) => [name!, number!.replace('−', '-')]))
}

test('every number of the worked example is what the engine gives, to its last decimal', () => {
  const stated = numbersOf(readFileSync(new URL('../../docs/worked-example.md', import.meta.url), 'utf8'))
  const expected = expectedNumbers()
  assert.deepEqual([...stated.keys()].sort(), Object.keys(expected).sort())
  for (const [name, text] of stated) {
    const decimals = text.split('.')[1]?.length ?? 0
    assert.equal(Number(text), Number(expected[name]!.toFixed(decimals)), name)
  }
})

/** The same sums without the engine, written out as the document tells them. */
test('the worked example follows by plain arithmetic', () => {
  const stated = numbersOf(readFileSync(new URL('../../docs/worked-example.md', import.meta.url), 'utf8'))
  const value = (name: string) => Number(stated.get(name))
  const near = (actual: number, expected: number, tolerance: number) =>
    assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`)

  const curve = (a: number, b: number, theta: number) => 1 / (1 + Math.exp(-a * (theta - b)))
  near(curve(2, 0.2, 1) - curve(2, 1.4, 1), value('S1: chance of the answer at θ = 1'), 0.0001)

  let total = 0
  let first = 0
  let second = 0
  const categories = [3, 3, 4, 2]
  for (let theta = -6; theta <= 6.0001; theta += 0.1) {
    let weight = Math.exp(-0.5 * theta * theta)
    for (const [n, { a, b }] of items.entries()) {
      const edges = [1, ...b.map(threshold => curve(a, threshold, theta)), 0]
      weight *= edges[categories[n]!]! - edges[categories[n]! + 1]!
    }
    total += weight
    first += weight * theta
    second += weight * theta * theta
  }
  near(first / total, value('self: θ'), 0.0001)
  near(Math.sqrt(second / total - (first / total) ** 2), value('self: SE'), 0.0001)

  const weights = [0.4, 0.35, 0.25]
  const correlations = [
    [1, 0.3, 0.36],
    [0.3, 1, 0.26],
    [0.36, 0.26, 1],
  ]
  const names = ['self', 'situational', 'peer']
  const reliabilities = names.map(name => 1 - value(`${name}: SE`) ** 2)
  let ofTruth = 0
  let ofEstimate = 0
  let betweenThem = 0
  for (const i of [0, 1, 2]) {
    for (const j of [0, 1, 2]) {
      const shared = weights[i]! * weights[j]! * correlations[i]![j]!
      ofTruth += shared
      ofEstimate += shared * reliabilities[i]! * (i === j ? 1 : reliabilities[j]!)
      betweenThem += shared * reliabilities[i]!
    }
  }
  const sum = names.reduce((total, name, i) => total + weights[i]! * value(`${name}: θ`), 0)
  near(((betweenThem / ofEstimate) * sum) / Math.sqrt(ofTruth), value('composite: θ'), 0.0003)
  near(Math.sqrt(1 - betweenThem ** 2 / (ofEstimate * ofTruth)), value('composite: SE'), 0.0003)
  near(sum / Math.sqrt(ofEstimate), value('z'), 0.0003)
  const z = value('z')
  near(z < 0.674 ? 4 + (2 * (z + 0.674)) / 1.348 : 6 + (2 * (z - 0.674)) / 0.971, value('score'), 0.001)
})
