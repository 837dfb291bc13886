import { normalQuantile } from './distributions.ts'
import { type Generator, generator } from './random.ts'
import { mean, sd } from './statistics.ts'
import type { Steps } from './steps.ts'

/** How people are assumed to judge scenes until an installation's own are known. docs/adr/psy-03-situational-scoring.md */

export type SituationalAnswer =
  /** One rating for each option, in the key's order. */
  | { kind: 'rate'; ratings: readonly number[] }
  /** The places of the options picked. */
  | { kind: 'pick'; best: number; worst: number }

/** A typical person's ratings agree with the key half-way between not at all and fully. */
const typicalAgreement = 0.5

/**
 * How much one standard deviation of standing moves agreement (Fisher's z) and the log of how keenly people choose: as
 * much as makes a single scene's reliability 0.15.
 */
const agreementByStanding = 0.21
const keennessByStanding = 0.47

/** Ratings from 1 to 5 are cut from a normal judgement at these points, 0.8 standard deviations apart. */
const cuts = [-1.2, -0.4, 0.4, 1.2]

/** One person's answer to a scene, by their standing. */
type Judge = (standing: number, random: Generator) => SituationalAnswer

/** How people answer one scene, `key` standardised: what is the same for all of them is worked out once. */
export const judgeOf = (kind: SituationalAnswer['kind'], key: readonly number[]): Judge =>
  kind === 'rate' ? raterOf(key) : pickerOf(key)

function raterOf(key: readonly number[]): Judge {
  return (standing, random) => {
    const agreement = Math.tanh(Math.atanh(typicalAgreement) + agreementByStanding * standing)
    const noise = Math.sqrt(1 - agreement ** 2)
    return {
      kind: 'rate',
      ratings: key.map(x => {
        const judgement = agreement * x + noise * random.normal()
        return 1 + cuts.filter(cut => judgement > cut).length
      }),
    }
  }
}

/** Best i and worst j with a chance proportional to e^(keyᵢ − keyⱼ) for a typical person (Marley & Louviere 2005). */
function pickerOf(key: readonly number[]): Judge {
  const pairs = key.flatMap((_, best) =>
    key.flatMap((_, worst) => (best === worst ? [] : [{ kind: 'pick', best, worst } as const])),
  )
  const apart = Float64Array.from(pairs, ({ best, worst }) => key[best]! - key[worst]!)
  const chances = new Float64Array(pairs.length)
  return (standing, random) => {
    const keenness = Math.exp(keennessByStanding * standing)
    let total = 0
    for (let i = 0; i < apart.length; i++) {
      chances[i] = Math.exp(keenness * apart[i]!)
      total += chances[i]!
    }
    let left = random.uniform() * total
    const drawn = chances.findIndex(chance => {
      left -= chance
      return left < 0
    })
    // Where rounding leaves none it is −1: the last.
    return pairs.at(drawn)!
  }
}

/** Enough for normal scores that are exact to about 0.03; always the same draws. */
const people = 2_000
const peopleAtOnce = 100
const seed = 496

/** What the same 2,000 people score on a scene, and what any raw score on it is worth among them. */
export type SceneReference = { scores: Float64Array; scoreOf: (raw: number) => number }

/**
 * Normal scores: on each scene people are N(0, 1) as nearly as so few different raw scores allow. Raw scores bunch below
 * the perfect one; left as they are, the best answers would stand hardly above the middle and the worst far below it.
 * `place` tells scenes of one person apart that have the same key: people err on each by itself.
 */
export function* sceneReference(
  kind: SituationalAnswer['kind'],
  key: readonly number[],
  place: number,
  rawOf: (answer: SituationalAnswer) => number,
): Steps<SceneReference> {
  const standings = generator(seed)
  const noise = generator(seed + 1 + place)
  const judge = judgeOf(kind, key)
  const raws = new Float64Array(people)
  for (let person = 0; person < people; person++) {
    if (person % peopleAtOnce === 0) yield
    raws[person] = rawOf(judge(standings.normal(), noise))
  }
  yield
  const normalScore = normalScores(raws)
  const all: number[] = []
  for (const raw of raws) {
    if (all.length % peopleAtOnce === 0) yield
    all.push(normalScore(raw))
  }
  yield
  const [centre, spread] = [mean(all), sd(all)]
  const scoreOf = (raw: number) => (normalScore(raw) - centre) / spread
  return { scores: raws.map(scoreOf), scoreOf }
}

/** From a value to the normal quantile of its rank among `values`. */
export function normalScores(values: Float64Array): (value: number) => number {
  const sorted = values.toSorted()
  const known = new Map<number, number>()
  return value => {
    const found = known.get(value)
    if (found !== undefined) return found
    // Rounding makes equal values differ in the last digits.
    const [below, upTo] = [countBelow(sorted, value - 1e-9), countBelow(sorted, value + 1e-9)]
    // Halfway up those who have the same; one half from the ends, for a value that nobody has.
    const rank = Math.min(sorted.length - 0.5, Math.max(0.5, (below + upTo) / 2))
    const score = normalQuantile(rank / sorted.length)
    known.set(value, score)
    return score
  }
}

function countBelow(sorted: Float64Array, limit: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}
