import type { Bank } from '../bank.ts'
import { gridSize, logPrior } from '../eap.ts'
import { asGiven } from '../keying.ts'
import { mean } from '../statistics.ts'
import type { Sheet } from './replicates.ts'

/** Whether answers look read: docs/adr/psy-06-validity-indices.md */

/** Habits are taken to last this many answers when they change on the way, about a page of a questionnaire. */
const stretch = 10

/**
 * Log of how much likelier the answers, in their order, are from somebody who doesn't read the questions than from
 * somebody who answers them by their own standing. Nothing in it was fitted to a study.
 */
export const unreadLogRatio = (bank: Bank, sheet: Sheet): number =>
  logUnread(bank, sheet) - logRead(bank, sheet)

/** Every second point of the grid: a posterior is smooth enough for that, and this is worked out hundreds of times. */
const step = 2

/** Under the model, over people in general: each dimension's standing is N(0, 1). */
function logRead(bank: Bank, { items, categories }: Sheet): number {
  const posteriors = new Float64Array(bank.dimensions.length * gridSize)
  for (let d = 0; d < bank.dimensions.length; d++) posteriors.set(logPrior, d * gridSize)
  for (let n = 0; n < items.length; n++) {
    const from = bank.dimensionOf[items[n]!]! * gridSize
    const table = bank.logProbability[items[n]!]!
    const row = categories[n]! * gridSize
    for (let k = 0; k < gridSize; k += step) posteriors[from + k]! += table[row + k]!
  }
  let total = 0
  for (let d = 0; d < bank.dimensions.length; d++) total += logSum(posteriors, d * gridSize) - logPriorTotal
  return total
}

function logSum(logs: Float64Array, from: number): number {
  let top = Number.NEGATIVE_INFINITY
  for (let k = 0; k < gridSize; k += step) if (logs[from + k]! > top) top = logs[from + k]!
  let total = 0
  for (let k = 0; k < gridSize; k += step) total += Math.exp(logs[from + k]! - top)
  return top + Math.log(total)
}
const logPriorTotal = logSum(logPrior, 0)

/** Three ways not to read, none preferred: at random, by habit all along, by a habit that changes on the way. */
function logUnread(bank: Bank, { items, categories }: Sheet): number {
  let atRandom = 0
  for (const item of items) atRandom -= Math.log(bank.items[item]!.b.length + 1)
  const ways = [
    atRandom,
    logHabit(bank, { items, categories }, items.length),
    logHabit(bank, { items, categories }, stretch),
  ]
  const top = Math.max(...ways)
  return top + Math.log(mean(ways.map(way => Math.exp(way - top))))
}

/**
 * Somebody with favourite answers, whichever they are: each is as likely as it was often chosen before (Laplace's rule
 * of succession, which is the Dirichlet–multinomial with every set of favourites equally likely). Scales with different
 * numbers of answers have favourites of their own.
 */
function logHabit(bank: Bank, { items, categories }: Sheet, lasts: number): number {
  let total = 0
  let counts = new Map<number, number[]>()
  for (let n = 0; n < items.length; n++) {
    if (n % lasts === 0) counts = new Map()
    const item = bank.items[items[n]!]!
    const size = item.b.length + 1
    // The last place counts all of them.
    const chosen = counts.get(size) ?? new Array<number>(size + 1).fill(0)
    counts.set(size, chosen)
    const answer = asGiven(item, categories[n]!) - 1
    total += Math.log((chosen[answer]! + 1) / (chosen[size]! + size))
    chosen[answer]!++
    chosen[size]!++
  }
  return total
}
