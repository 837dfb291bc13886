import type { Bank, SelfItem } from './bank.ts'
import { gridSize, logPrior, summarise } from './eap.ts'
import { drawAt, hashText } from './random.ts'

/** How a sitting chooses and when it stops. docs/adr/psy-02-selection-and-exposure.md */
export type Rules = {
  /** A dimension is done at this standard error, after the least and at the latest after the greatest number. */
  targetSe: number
  minPerDimension: number
  maxPerDimension: number
  /** Caps on the whole sitting; null for none. */
  maxItems: number | null
  maxMs: number | null
  /** One of this many most informative items is taken. */
  randomesque: number
  /**
   * Share of a dimension's items open to any one person from the start, which bounds how often an item can be seen;
   * but at least so many, or a small bank would ask everybody poor questions to spare good ones.
   */
  openShare: number
  leastOpen: number
  /** Twin pairs asked in full, at most, and the least number of questions between the two. */
  twinPairs: number
  twinGap: number
}

export const defaultRules: Rules = {
  targetSe: 0.3,
  minPerDimension: 4,
  maxPerDimension: 18,
  maxItems: null,
  maxMs: null,
  randomesque: 3,
  openShare: 0.33,
  leastOpen: 18,
  twinPairs: 6,
  twinGap: 10,
}

/** An item given to the person; `category` is the keyed answer from 0, null when it was passed over. */
export type Answer = { id: string; category: number | null }

/** May be chosen; held back until the open ones run out; may come only as the twin of one given; never again. */
export const standing = { open: 0, heldBack: 1, checkOnly: 2, closed: 3 } as const

/**
 * One person's way through the bank. It is changed in place by `giveItem`, because a step has to cost microseconds;
 * `replaySitting` makes the same one from the seed and the answers alone.
 */
export type Sitting = {
  readonly seed: number
  given: number[]
  categories: (number | null)[]
  /** Per item: 0 until it was given, 1 when it was passed over, 2 when it was answered. */
  taken: Uint8Array
  standing: Uint8Array
  /** What an item's information is multiplied by: above 1 for those that suit the person. */
  suits: Float64Array
  logPosterior: Float64Array
  theta: Float64Array
  se: Float64Array
  /** Per dimension: answers that count, and twins asked as a check. */
  scored: Int32Array
  checks: Int32Array
}

export function startSitting(
  bank: Bank,
  rules: Rules,
  seed: string,
  suits?: (item: SelfItem) => number,
): Sitting {
  const seedHash = hashText(seed)
  const logPosterior = new Float64Array(bank.dimensions.length * gridSize)
  for (let d = 0; d < bank.dimensions.length; d++) logPosterior.set(logPrior, d * gridSize)
  return {
    seed: seedHash,
    given: [],
    categories: [],
    taken: new Uint8Array(bank.items.length),
    standing: lottery(bank, rules, seedHash),
    suits: suits ? Float64Array.from(bank.items, suits) : new Float64Array(bank.items.length).fill(1),
    logPosterior,
    theta: new Float64Array(bank.dimensions.length),
    se: new Float64Array(bank.dimensions.length).fill(1),
    scored: new Int32Array(bank.dimensions.length),
    checks: new Int32Array(bank.dimensions.length),
  }
}

/** A fixed share of each dimension's items, drawn for this person, is open; the others are held back. */
function lottery(bank: Bank, rules: Rules, seed: number): Uint8Array {
  const standings = new Uint8Array(bank.items.length).fill(standing.heldBack)
  const draws = new Float64Array(bank.items.length)
  for (let item = 0; item < draws.length; item++) draws[item] = drawAt(seed, bank.drawNumberOf[item]!)
  for (const members of bank.members) {
    const open = Math.max(rules.leastOpen, Math.floor(rules.openShare * members.length))
    const sorted = new Float64Array(members.length)
    for (let place = 0; place < members.length; place++) sorted[place] = draws[members[place]!]!
    const highest = sorted.sort()[Math.min(open, members.length) - 1] ?? 0
    for (const item of members) if (draws[item]! <= highest) standings[item] = standing.open
  }
  return standings
}

export function replaySitting(
  bank: Bank,
  rules: Rules,
  seed: string,
  answers: readonly Answer[],
  suits?: (item: SelfItem) => number,
): Sitting {
  const sitting = startSitting(bank, rules, seed, suits)
  for (const answer of answers) takeIn(bank, sitting, answer)
  for (let d = 0; d < bank.dimensions.length; d++) estimate(sitting, d)
  return sitting
}

/** Takes in one administered item and its answer. */
export function giveItem(bank: Bank, sitting: Sitting, answer: Answer): void {
  takeIn(bank, sitting, answer)
  estimate(sitting, bank.dimensionOf[sitting.given.at(-1)!]!)
}

function takeIn(bank: Bank, sitting: Sitting, { id, category }: Answer): void {
  const item = itemAt(bank, id)
  if (sitting.taken[item] !== 0) throw new RangeError(`Item ${id} was already given`)
  const dimension = bank.dimensionOf[item]!
  const isCheck = answersTwin(bank, sitting, item)
  if (category !== null && !isCheck) {
    addEvidence(bank, item, category, sitting.logPosterior, dimension * gridSize)
    sitting.scored[dimension]!++
  }
  if (isCheck) sitting.checks[dimension]!++
  close(bank, sitting, item)
  sitting.given.push(item)
  sitting.categories.push(category)
  sitting.taken[item] = category === null ? 1 : 2
}

/** Before any answer the standing is the prior's, 0 and 1 exactly. */
function estimate(sitting: Sitting, dimension: number): void {
  if (sitting.scored[dimension] === 0) return
  const { theta, se } = summarise(sitting.logPosterior, dimension * gridSize)
  sitting.theta[dimension] = theta
  sitting.se[dimension] = se
}

export function itemAt(bank: Bank, id: string): number {
  const item = bank.indexOf.get(id)
  if (item === undefined) throw new RangeError(`Item ${id} is not in the bank`)
  return item
}

/** Two wordings of one question are not independent evidence: the second answered is a check, and is not scored. */
function answersTwin(bank: Bank, sitting: Sitting, item: number): boolean {
  const twin = bank.twinOf[item]!
  return twin >= 0 && sitting.taken[twin] === 2
}

/** The item and its enemies are over for this person; its twin, if it was open, may still come as a check. */
export function close(bank: Bank, sitting: Pick<Sitting, 'standing'>, item: number): void {
  sitting.standing[item] = standing.closed
  for (const enemy of bank.enemiesOf[item]!) sitting.standing[enemy] = standing.closed
  const twin = bank.twinOf[item]!
  if (twin < 0) return
  sitting.standing[twin] = sitting.standing[twin] === standing.open ? standing.checkOnly : standing.closed
}

export function addEvidence(
  bank: Bank,
  item: number,
  category: number,
  logPosterior: Float64Array,
  from: number,
): void {
  const table = bank.logProbability[item]!
  if (!Number.isInteger(category) || category < 0 || category > bank.items[item]!.b.length) {
    throw new RangeError(`Item ${bank.items[item]!.id} has no category ${category}`)
  }
  const row = category * gridSize
  for (let k = 0; k < gridSize; k++) logPosterior[from + k]! += table[row + k]!
}
