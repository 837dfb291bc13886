import type { Bank } from '../bank.ts'
import { gridSize, logPrior } from '../eap.ts'
import { type Generator, generator } from '../random.ts'
import { addEvidence } from '../sitting.ts'
import type { Steps } from '../steps.ts'

/** The answered items in order, with keyed categories. */
export type Sheet = { items: readonly number[]; categories: ArrayLike<number> }

/** Enough for a mean within 0.07 and a spread within 5% of their true values; always the same draws. */
const people = 200
const seed = 8_128

/** What honest people would have answered to the same questions, so that a check's value can be set against theirs. */
export function* replicate<T>(
  bank: Bank,
  { items, categories: own }: Sheet,
  measure: (sheet: Sheet) => T,
): Steps<T[]> {
  const random = generator(seed)
  const cumulative = honestStandings(bank, { items, categories: own }).map(cumulate)
  const points = new Int32Array(cumulative.length)
  const categories = new Uint8Array(items.length)
  const measured: T[] = []
  for (let person = 0; person < people; person++) {
    for (let d = 0; d < points.length; d++) points[d] = drawPoint(cumulative[d]!, random)
    for (let n = 0; n < items.length; n++) {
      const item = items[n]!
      categories[n] = drawFrom(bank.logProbability[item]!, points[bank.dimensionOf[item]!]!, random)
    }
    measured.push(measure({ items, categories }))
    yield
  }
  return measured
}

/**
 * Where honest people stand: anywhere, where all of a dimension was asked. Where questions were chosen by the answers, as
 * the answers say: others would hardly have been asked these.
 */
function honestStandings(bank: Bank, { items, categories }: Sheet): Float64Array[] {
  const posteriors = bank.dimensions.map(() => logPrior.slice())
  const asked = bank.dimensions.map(() => 0)
  for (const [n, item] of items.entries()) {
    const d = bank.dimensionOf[item]!
    addEvidence(bank, item, categories[n]!, posteriors[d]!, 0)
    asked[d]!++
  }
  return posteriors.map((posterior, d) => (asked[d] === bank.members[d]!.length ? logPrior : posterior))
}

function cumulate(logs: Float64Array): Float64Array {
  const top = logs.reduce((best, x) => Math.max(best, x), Number.NEGATIVE_INFINITY)
  let total = 0
  return logs.map(log => (total += Math.exp(log - top)))
}

function drawPoint(cumulative: Float64Array, random: Generator): number {
  const at = random.uniform() * cumulative[gridSize - 1]!
  let point = 0
  while (at >= cumulative[point]!) point++
  return point
}

function drawFrom(table: Float64Array, point: number, random: Generator): number {
  const last = table.length / gridSize - 1
  let left = random.uniform()
  for (let category = 0; category < last; category++) {
    left -= Math.exp(table[category * gridSize + point]!)
    if (left < 0) return category
  }
  return last
}
