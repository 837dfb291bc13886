import {
  type Correlation,
  correctRangeRestriction,
  correlation,
  oneBand,
} from '../../../psychometrics/index.ts'

/** Below this many people nothing is claimed: the interval would reach from next to nothing to a strong relation. */
export const leastPeople = 30

export type Pair = { x: number; y: number }
export type Spread = { sd: number; group: 'assumed' | 'measured' | 'everybody_scored' }
export type Relation = { names: [score: string, metric: string]; pairs: Pair[]; normGroup: Spread | null }

const round = (x: number) => x.toFixed(2)

const groupNames: Record<Spread['group'], string> = {
  assumed: 'the assumed population, no norm group having been measured yet',
  measured: 'the norm group',
  everybody_scored: 'everybody scored with this assessment',
}

/** Every relation with what may be said of it; Holm's adjustment is over all of them together. */
export function describeRelations(relations: Relation[]) {
  const found = relations.map(({ pairs }) =>
    pairs.length < leastPeople
      ? null
      : correlation(
          pairs.map(pair => pair.x),
          pairs.map(pair => pair.y),
        ),
  )
  const adjusted = holm(found.map(one => one?.p ?? null))
  return relations.map((relation, i) => {
    const one = found[i] ?? null
    const cell = cellOf(relation, one, adjusted[i] ?? null)
    return {
      ...cell,
      corrected: one && correctedOf(relation, one),
      one_band_higher: cell.claim === null ? null : perBand(relation.pairs, one),
    }
  })
}

function cellOf({ names, pairs }: Relation, found: Correlation | null, adjusted: number | null) {
  const n = pairs.length
  const needed = Math.max(0, leastPeople - n)
  if (!found) {
    const sentence =
      needed > 0
        ? `${n === 1 ? '1 person has' : `${n} people have`} both so far; ${needed} more ${needed === 1 ? 'is' : 'are'} needed before anything can be said.`
        : 'All these people have the same value on one side, so there is no relation to see.'
    return { n, needed, r: null, interval: null, p: null, p_adjusted: null, claim: null, sentence }
  }
  const { r, low, high, p } = found
  const figures = `r = ${round(r)}, 95% interval ${round(low)} to ${round(high)}, ${n} people`
  const sure = adjusted !== null && adjusted < 0.05
  const claim = sure
    ? `Higher ${names[0]} goes with ${r > 0 ? 'higher' : 'lower'} ${names[1]} (${figures}).`
    : null
  const sentence =
    claim ??
    (p < 0.05
      ? `There may be a relation (${figures}), but among so many looked at one like it would often appear by chance.`
      : `No relation that can be told from chance (${figures}).`)
  return { n, needed, r, interval: { low, high }, p, p_adjusted: adjusted, claim, sentence }
}

function correctedOf({ pairs, normGroup }: Relation, found: Correlation) {
  const sdHere = spreadOf(pairs.map(pair => pair.x))
  if (!normGroup || !(sdHere > 0) || !(normGroup.sd > 0)) return null
  const { r, low, high } = correctRangeRestriction(found, sdHere, normGroup.sd)
  return {
    r,
    interval: { low, high },
    sd_here: sdHere,
    sd_norm_group: normGroup.sd,
    norm_group: normGroup.group,
    sentence: `Corrected for range restriction (Thorndike’s case II): scores of these people spread by ${round(sdHere)}, those of ${groupNames[normGroup.group]} by ${round(normGroup.sd)}.`,
  }
}

/** How far the outcome of somebody one band higher lies from others', by the regression line, the spreads taken as known. */
function perBand(pairs: readonly Pair[], found: Correlation | null) {
  if (!found) return null
  const step = (oneBand * spreadOf(pairs.map(({ y }) => y))) / spreadOf(pairs.map(({ x }) => x))
  return { difference: found.r * step, low: found.low * step, high: found.high * step }
}

export function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((t, x) => t + x, 0) / values.length
  return Math.sqrt(values.reduce((t, x) => t + (x - mean) ** 2, 0) / (values.length - 1))
}

/** Holm (1979): each p by how many are left, never less than one before it. */
function holm(ps: (number | null)[]): (number | null)[] {
  const order = ps.flatMap((p, i) => (p === null ? [] : [{ p, i }])).sort((x, y) => x.p - y.p)
  const adjusted: (number | null)[] = ps.map(() => null)
  let before = 0
  for (const [rank, { p, i }] of order.entries()) {
    before = Math.min(1, Math.max(before, p * (order.length - rank)))
    adjusted[i] = before
  }
  return adjusted
}
