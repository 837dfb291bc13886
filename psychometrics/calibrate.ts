import { type CountedCase, type CumulativeLogit, fitCumulativeLogit } from './cumulative-logit.ts'
import { type ItemParameters, logProbabilities, probabilities } from './grm.ts'
import { inverse } from './linear-algebra.ts'
import { mergeRare, splitMerged } from './rare-categories.ts'

/** Item parameters from answers: Bock & Aitkin's (1981) EM. docs/adr/psy-07-calibration-linking-drift.md */

const points = Array.from({ length: 61 }, (_, q) => -6 + q / 5)
const densities = points.map(theta => Math.exp(-0.5 * theta * theta))
const logWeights = densities.map(density => Math.log(density / densities.reduce((t, d) => t + d, 0)))

export type CalibratedItem = ItemParameters & {
  /** Answers it rests on. */
  n: number
  se: { a: number; b: number[] } | null
  /** Categories so rare that they were counted with a neighbour; where they begin follows from their share alone. */
  rare: number[]
}

export type Calibration = {
  /** In the columns' order; null for those that could not be calibrated. */
  items: (CalibratedItem | null)[]
  leftOut: { column: number; reason: string }[]
  logLik: number
  iterations: number
  converged: boolean
}

/** A column needs this many answers; a category with fewer than so many is counted with its neighbour. */
export const leastAnswers = 100
const leastInCategory = 5

type Pattern = { categories: readonly (number | null)[]; count: number }

/**
 * Rows are people, columns items of one dimension, entries keyed categories from 0, null where not asked. `sizes`
 * gives the number of categories of each column. People are taken to be N(0, 1); `link` then puts the items onto the
 * scale in use.
 */
export function calibrate(
  rows: readonly (readonly (number | null)[])[],
  sizes: readonly number[],
  maxIterations = 2000,
): Calibration {
  const counts = sizes.map((size, column) => countCategories(rows, column, size))
  const places = counts.map(column => mergeRare(column, leastInCategory))
  const leftOut = counts.flatMap((column, j) => {
    const reason = whyNot(column, places[j]!)
    return reason === null ? [] : [{ column: j, reason }]
  })
  const used = [...sizes.keys()].filter(column => leftOut.every(left => left.column !== column))
  const patterns = collapse(
    rows.map(row =>
      used.map(column => {
        const category = row[column] ?? null
        return category === null ? null : places[column]![category]!
      }),
    ),
  )
  let models = used.map((column, j) => startingModel(patterns, j, places[column]!.at(-1)! + 1))

  let logLik = Number.NEGATIVE_INFINITY
  let iterations = 0
  let converged = false
  while (iterations < maxIterations && !converged) {
    iterations++
    const expected = expectation(models.map(asItem), patterns)
    const next = models.map((model, j) => fitCumulativeLogit(model, expected.cases[j]!, 3).model)
    converged = largestChange(models, next) < 1e-5
    models = next
    logLik = expected.logLik
  }
  const found = models.map(asItem)
  const errors = standardErrors(found, patterns)
  const items: (CalibratedItem | null)[] = sizes.map(() => null)
  for (const [j, column] of used.entries()) {
    const n = total(counts[column]!)
    const { a } = found[j]!
    const split = splitMerged(found[j]!, errors[j]?.b ?? null, places[column]!, counts[column]!, shareAbove)
    const se = errors[j] && split.se ? { a: errors[j].a, b: split.se } : null
    items[column] = { a, b: split.b, n, se, rare: rareOf(counts[column]!) }
  }
  return { items, leftOut, logLik, iterations, converged }
}

const total = (counts: readonly number[]) => counts.reduce((t, n) => t + n, 0)
const rareOf = (counts: readonly number[]) => [...counts.keys()].filter(k => counts[k]! < leastInCategory)

function countCategories(
  rows: readonly (readonly (number | null)[])[],
  column: number,
  size: number,
): number[] {
  const counts = new Array<number>(size).fill(0)
  for (const row of rows) {
    const category = row[column] ?? null
    if (category === null) continue
    if (counts[category] === undefined) throw new RangeError(`Column ${column} has no category ${category}`)
    counts[category]++
  }
  return counts
}

function whyNot(counts: readonly number[], places: readonly number[]): string | null {
  const answers = total(counts)
  if (answers < leastAnswers) return `${answers} answers; ${leastAnswers} are needed`
  return places.at(-1)! > 0 ? null : 'all but a handful of people gave the same answer'
}

/** Share of people in general above a threshold, and how fast it falls as the threshold rises. */
function shareAbove({ a, b }: { a: number; b: number }): { share: number; density: number } {
  let share = 0
  let density = 0
  for (const [q, theta] of points.entries()) {
    const above = 1 / (1 + Math.exp(-a * (theta - b)))
    const weight = Math.exp(logWeights[q]!)
    share += weight * above
    density += weight * a * above * (1 - above)
  }
  return { share, density }
}

/** People who answered alike are worked out once. */
function collapse(rows: (number | null)[][]): Pattern[] {
  const byKey = new Map<string, { categories: (number | null)[]; count: number }>()
  for (const categories of rows) {
    if (categories.every(category => category === null)) continue
    const key = categories.join()
    const known = byKey.get(key)
    if (known) known.count++
    else byKey.set(key, { categories, count: 1 })
  }
  return [...byKey.values()]
}

/** Slope 1, and cuts that reproduce the shares of the categories at the middle of the scale. */
function startingModel(patterns: readonly Pattern[], j: number, size: number): CumulativeLogit {
  const counts = new Array<number>(size).fill(0)
  for (const { categories, count } of patterns) if (categories[j] !== null) counts[categories[j]!]! += count
  const cuts = counts.slice(1).map((_, k) => {
    const above = total(counts.slice(k + 1)) / total(counts)
    return Math.log(above / (1 - above))
  })
  return { cuts, slopes: [1] }
}

const asItem = ({ cuts, slopes }: CumulativeLogit): ItemParameters => ({
  a: slopes[0]!,
  b: cuts.map(cut => -cut / slopes[0]!),
})

const largestChange = (before: readonly CumulativeLogit[], after: readonly CumulativeLogit[]) =>
  Math.max(
    ...before.flatMap((model, j) => [
      Math.abs(model.slopes[0]! - after[j]!.slopes[0]!),
      ...model.cuts.map((cut, k) => Math.abs(cut - after[j]!.cuts[k]!)),
    ]),
  )

/** log P per item, at [category · points + point]. */
const tablesOf = (items: readonly ItemParameters[]) =>
  items.map(item => {
    const table = new Float64Array((item.b.length + 1) * points.length)
    for (const [q, theta] of points.entries()) {
      for (const [k, log] of logProbabilities(item, theta).entries()) table[k * points.length + q] = log
    }
    return table
  })

/** Calls back with each pattern's posterior over the points; the array is used again for the next. */
function eachPosterior(
  items: readonly ItemParameters[],
  patterns: readonly Pattern[],
  use: (pattern: Pattern, posterior: Float64Array, logMarginal: number) => void,
) {
  const tables = tablesOf(items)
  const posterior = new Float64Array(points.length)
  for (const pattern of patterns) {
    posterior.set(logWeights)
    pattern.categories.forEach((category, j) => {
      if (category === null) return
      const table = tables[j]!
      const from = category * points.length
      for (let q = 0; q < points.length; q++) posterior[q]! += table[from + q]!
    })
    const top = posterior.reduce((best, x) => Math.max(best, x), Number.NEGATIVE_INFINITY)
    let total = 0
    for (let q = 0; q < points.length; q++) {
      posterior[q] = Math.exp(posterior[q]! - top)
      total += posterior[q]!
    }
    for (let q = 0; q < points.length; q++) posterior[q]! /= total
    use(pattern, posterior, top + Math.log(total))
  }
}

/** How many people at each point are expected to have chosen each category of each item. */
function expectation(
  items: readonly ItemParameters[],
  patterns: readonly Pattern[],
): { cases: CountedCase[][]; logLik: number } {
  const counts = items.map(item => points.map(() => new Float64Array(item.b.length + 1)))
  let logLik = 0
  eachPosterior(items, patterns, ({ categories, count }, posterior, logMarginal) => {
    logLik += count * logMarginal
    categories.forEach((category, j) => {
      if (category === null) return
      for (let q = 0; q < points.length; q++) counts[j]![q]![category]! += count * posterior[q]!
    })
  })
  const cases = counts.map(perPoint => perPoint.map((row, q) => ({ x: [points[q]!], counts: row })))
  return { cases, logLik }
}

/**
 * From the cross-products of each person's score, item by item. The covariances between items are left out: adaptive
 * answers are too sparse to estimate them.
 */
function standardErrors(
  items: readonly ItemParameters[],
  patterns: readonly Pattern[],
): CalibratedItem['se'][] {
  const sums = items.map(({ b }) =>
    Array.from({ length: b.length + 1 }, () => new Array<number>(b.length + 1).fill(0)),
  )
  const slopes = items.map(item => points.map(theta => gradients(item, theta)))
  eachPosterior(items, patterns, ({ categories, count }, posterior) => {
    categories.forEach((category, j) => {
      if (category === null) return
      const score = new Array<number>(sums[j]!.length).fill(0)
      for (let q = 0; q < points.length; q++) {
        const gradient = slopes[j]![q]![category]!
        for (let i = 0; i < score.length; i++) score[i]! += posterior[q]! * gradient[i]!
      }
      for (let i = 0; i < score.length; i++) {
        for (let k = 0; k < score.length; k++) sums[j]![i]![k]! += count * score[i]! * score[k]!
      }
    })
  })
  return sums.map(info => {
    const errors = inverse(info)?.map((row, i) => Math.sqrt(row[i]!))
    return errors ? { a: errors[0]!, b: errors.slice(1) } : null
  })
}

/** Derivatives of log P of each category by a and the thresholds. */
function gradients(item: ItemParameters, theta: number): number[][] {
  const { a, b } = item
  const above = b.map(threshold => 1 / (1 + Math.exp(-a * (theta - threshold))))
  return probabilities(item, theta).map((p, k) => {
    const byCut = above.map((f, i) => {
      const density = f * (1 - f)
      return i === k - 1 ? density / p : i === k ? -density / p : 0
    })
    const byA = byCut.reduce((t, slope, i) => t + slope * (theta - b[i]!), 0)
    return [byA, ...byCut.map(slope => -a * slope)]
  })
}
