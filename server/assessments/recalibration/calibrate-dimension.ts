import {
  type CalibratedItem,
  calibrate,
  type DifResult,
  type Drift,
  dif,
  expectedCategory,
  type ItemParameters,
  link,
  prepareBank,
  probabilities,
  type SelfItem,
  scoreSelf,
  type Transform,
} from '../../../psychometrics/index.ts'
import type { Grouping, Membership } from './gather.ts'
import { shrinkTowards } from './shrink.ts'

/** People who answered anything on the dimension; fewer say too little about any of its items. */
export const leastPeople = 200
export const tooFewPeople = (n: number) => `answered by ${n} of the ${leastPeople} people it needs`
const lowestA = 0.2
const highestA = 6
/** An estimate that is less sure than this says too little to replace anything. */
const largestError = 1
/** Fewer cannot hold the scale (psy-07). */
const leastEstimated = 4

export type DimensionInput = {
  dimension: string
  /** With the parameters in force. */
  items: SelfItem[]
  /** Per person, in the items' order: the keyed category, or null where not asked. */
  rows: (number | null)[][]
  groups: Membership[]
}

export type ItemReport = {
  id: string
  answers: number
  state: 'calibrated' | 'kept'
  /** Why its parameters were kept. */
  reason: string | null
  old: ItemParameters
  new: ItemParameters
  se: CalibratedItem['se']
  drift: Omit<Drift, 'id'> | null
  /** Mean squares of the standardised residuals, 1 when answers vary as the model says. */
  fit: { infit: number; outfit: number; misfit: boolean } | null
  dif: (DifResult & { grouping: Grouping })[]
}

export type DimensionReport = {
  dimension: string
  people: number
  state: 'calibrated' | 'kept'
  reason: string | null
  iterations: number | null
  log_likelihood: number | null
  /** Share of the variance of scores that is not error. */
  reliability: number | null
  link: (Transform & { anchors: string[] }) | null
  items: ItemReport[]
}

/** One dimension's items estimated anew, put onto the scale in use, and looked at. Pure, so that any thread can do it. */
export function calibrateDimension(input: DimensionInput): DimensionReport {
  const { items, rows } = input
  if (rows.length < leastPeople) return keepAll(input, tooFewPeople(rows.length))
  const found = calibrate(
    rows,
    items.map(item => item.b.length + 1),
  )
  if (!found.converged) return keepAll(input, 'the estimation did not converge')
  const reasons = items.map((_, j) => whyKept(found.items[j] ?? null, found.leftOut, j))
  const pairs = items.flatMap((old, j) =>
    reasons[j] === null ? [{ id: old.id, old, new: found.items[j] as CalibratedItem }] : [],
  )
  if (pairs.length < leastEstimated)
    return keepAll(
      input,
      `only ${pairs.length} of its ${items.length} items could be estimated, and ${leastEstimated} are needed to hold the scale`,
      reasons,
    )
  const linking = link(pairs)
  if (!linking)
    return keepAll(
      input,
      `fewer than ${leastEstimated} of the ${pairs.length} items that could be estimated behave as before, so there is no scale to link to`,
      reasons,
    )

  const proposals = items.map((old, j) => {
    const item = found.items[j]
    return reasons[j] === null && item ? shrinkTowards(old, item, linking) : { ...plain(old), se: null }
  })
  const parameters = proposals.map(plain)
  const { thetas, reliability } = standings(items, parameters, rows)
  return {
    dimension: input.dimension,
    people: rows.length,
    state: 'calibrated',
    reason: null,
    iterations: found.iterations,
    log_likelihood: found.logLik,
    reliability,
    link: { slope: linking.slope, intercept: linking.intercept, anchors: linking.anchors },
    items: items.map((item, j) => {
      const moved = linking.drift.find(({ id }) => id === item.id)
      const cases = casesOf(rows, thetas, input.groups, j)
      return {
        id: item.id,
        answers: cases.length,
        state: reasons[j] === null ? 'calibrated' : 'kept',
        reason: reasons[j] ?? null,
        old: plain(item),
        new: parameters[j] as ItemParameters,
        se: proposals[j]!.se,
        drift: moved ? withoutId(moved) : null,
        fit: fitOf(parameters[j] as ItemParameters, cases),
        dif: difOf(item, cases),
      }
    }),
  }
}

const plain = ({ a, b }: ItemParameters): ItemParameters => ({ a, b: [...b] })
const withoutId = ({ id: _id, ...drift }: Drift) => drift

function keepAll(
  { dimension, items, rows }: DimensionInput,
  reason: string,
  reasons: (string | null)[] = [],
): DimensionReport {
  return {
    dimension,
    people: rows.length,
    state: 'kept',
    reason,
    iterations: null,
    log_likelihood: null,
    reliability: null,
    link: null,
    items: items.map((item, j) => ({
      id: item.id,
      answers: rows.filter(row => row[j] !== null).length,
      state: 'kept',
      reason: reasons[j] ?? reason,
      old: plain(item),
      new: plain(item),
      se: null,
      drift: null,
      fit: null,
      dif: [],
    })),
  }
}

function whyKept(item: CalibratedItem | null, leftOut: { column: number; reason: string }[], column: number) {
  if (!item) return leftOut.find(left => left.column === column)?.reason ?? 'it could not be estimated'
  if (![item.a, ...item.b].every(Number.isFinite) || item.a > highestA) return 'its estimate is out of range'
  if (item.a < lowestA) return 'answers to it hardly depend on the dimension; look at its wording'
  if (item.se === null) return 'how sure its estimate is could not be worked out'
  const error = Math.max(item.se.a, ...item.se.b.filter((_, cut) => !touchesRare(item, cut)))
  return error > largestError
    ? `its estimate rests on ${item.n} answers and is too unsure: a standard error of ${error.toFixed(2)}, ${largestError} at most`
    : null
}

/** A threshold next to a rare answer is little known and shrinks to the one in force; that need not hold up the item. */
const touchesRare = ({ rare }: CalibratedItem, cut: number) => rare.includes(cut) || rare.includes(cut + 1)

/** Where each person stands under the new parameters. */
function standings(items: SelfItem[], parameters: ItemParameters[], rows: (number | null)[][]) {
  const bank = prepareBank(items.map(({ id, dimension }, j) => ({ id, dimension, ...parameters[j]! })))
  const scores = rows.map(row => {
    const answers = items.map(({ id }, j) => ({ id, category: row[j] ?? null }))
    return Object.values(scoreSelf(bank, answers))[0]!
  })
  const error = scores.reduce((t, { se }) => t + se * se, 0) / scores.length
  const mean = scores.reduce((t, { theta }) => t + theta, 0) / scores.length
  const spread = scores.reduce((t, { theta }) => t + (theta - mean) ** 2, 0) / scores.length
  return { thetas: scores.map(({ theta }) => theta), reliability: spread / (spread + error) }
}

type Case = { theta: number; category: number; groups: Membership }

const casesOf = (rows: (number | null)[][], thetas: number[], groups: Membership[], j: number): Case[] =>
  rows.flatMap((row, i) => {
    const category = row[j] ?? null
    return category === null ? [] : [{ theta: thetas[i]!, category, groups: groups[i]! }]
  })

function fitOf(item: ItemParameters, cases: Case[]): ItemReport['fit'] {
  if (cases.length < 100) return null
  let squares = 0
  let variances = 0
  let standardised = 0
  for (const { theta, category } of cases) {
    const expected = expectedCategory(item, theta)
    const variance = probabilities(item, theta).reduce((t, p, k) => t + p * (k - expected) ** 2, 0)
    const square = (category - expected) ** 2
    squares += square
    variances += variance
    standardised += square / Math.max(variance, 1e-6)
  }
  const infit = squares / variances
  return { infit, outfit: standardised / cases.length, misfit: infit < 0.7 || infit > 1.3 }
}

function difOf(item: SelfItem, cases: Case[]): ItemReport['dif'] {
  return (['language', 'experience'] as const).flatMap(grouping => {
    const known = cases.flatMap(({ theta, category, groups }) => {
      const group = groups[grouping]
      return group === null ? [] : [{ theta, category, group }]
    })
    const result = dif(known, item.b.length + 1)
    return result ? [{ grouping, ...result }] : []
  })
}
