import { normalCdf } from './distributions.ts'

/** From z to the scale of 1 to 10 and its bands. docs/adr/psy-04-composite-and-scale.md */

export type Band = 'exceptional' | 'strong' | 'moderate' | 'developing' | 'growth'

/** Chosen so that 8 and above is the top 5% and 6 and above the top 25% of the norm group. */
const knots: readonly (readonly [z: number, score: number])[] = [
  [-3.09, 1],
  [-1.645, 2],
  [-0.674, 4],
  [0.674, 6],
  [1.645, 8],
  [3.09, 10],
]

/** Half-open: a band begins at its `from` and ends just below that of the next one up. Highest first. */
export const bands: readonly { band: Band; from: number }[] = [
  { band: 'exceptional', from: 8 },
  { band: 'strong', from: 6 },
  { band: 'moderate', from: 4 },
  { band: 'developing', from: 2 },
  { band: 'growth', from: Number.NEGATIVE_INFINITY },
]

/** In z, from the middle of people (5) to the middle of the band above (7). */
export const oneBand = (0.674 + 1.645) / 2

const lowest = knots[0]![1]
const highest = knots.at(-1)![1]

/** Straight lines between the knots; 1 and 10 beyond them. */
export const toScore = (z: number): number => Math.min(highest, Math.max(lowest, onTheLines(z)))

/**
 * Half the width of z ± 1.96 SE on the scale, over 1.96. The outermost lines go on beyond 1 and 10: cut off there, the
 * highest and lowest scores would look the surest.
 */
export const scoreError = (z: number, se: number): number =>
  (onTheLines(z + 1.96 * se) - onTheLines(z - 1.96 * se)) / (2 * 1.96)

function onTheLines(z: number): number {
  const above = knots.findIndex(([at]) => z < at)
  const upper = above < 0 ? knots.length - 1 : Math.max(1, above)
  const [z0, s0] = knots[upper - 1]!
  const [z1, s1] = knots[upper]!
  return s0 + ((z - z0) / (z1 - z0)) * (s1 - s0)
}

/** The band of an unrounded score. */
export const bandOf = (score: number): Band => bands.find(({ from }) => score >= from)?.band ?? 'growth'

/** One decimal; a score just short of a band is never shown as though it had reached it. */
export function shownScore(score: number): number {
  const rounded = Math.round(score * 10) / 10
  return bandOf(rounded) === bandOf(score) ? rounded : Math.floor(score * 10) / 10
}

/** How likely each band is, the true standing being N(z, se²). They add up to 1. */
export function bandProbabilities(z: number, se: number): Record<Band, number> {
  const atLeast = (score: number) => {
    const cut = knots.find(([, s]) => s === score)?.[0] ?? Number.NEGATIVE_INFINITY
    if (se > 0) return normalCdf((z - cut) / se)
    return z >= cut ? 1 : 0
  }
  let above = 0
  const entries = bands.map(({ band, from }) => {
    const reached = atLeast(from)
    const share = reached - above
    above = reached
    return [band, share] as const
  })
  return Object.fromEntries(entries) as Record<Band, number>
}
