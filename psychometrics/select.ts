import type { Bank, SelfItem } from './bank.ts'
import { gridSize } from './eap.ts'
import { drawAt } from './random.ts'
import { close, type Rules, type Sitting, standing } from './sitting.ts'

/** Why no further question comes: every dimension exact enough; its caps; the clock; nothing left to ask. */
export type StopReason = 'precision' | 'items' | 'time' | 'exhausted'

export type Next = { items: SelfItem[]; stop: StopReason | null }

/** A check is put in at every fifth place, so that checks don't crowd at the end. */
const checkEvery = 5

/**
 * The next `count` questions. With more than one, each later one is chosen as though those before it had been
 * answered as expected; so are all of them where some were shown that are still `open`. The same sitting always gives
 * the same questions.
 */
export function nextItems(
  bank: Bank,
  sitting: Sitting,
  rules: Rules,
  count = 1,
  elapsedMs = 0,
  open: readonly string[] = [],
): Next {
  if (rules.maxMs !== null && elapsedMs >= rules.maxMs) return { items: [], stop: 'time' }
  const items: SelfItem[] = []
  let view = open.reduce((now, id) => asThoughGiven(bank, now, bank.indexOf.get(id)!), sitting)
  while (items.length < count) {
    if (rules.maxItems !== null && view.given.length >= rules.maxItems) {
      return { items, stop: items.length === 0 ? 'items' : null }
    }
    const item = chooseItem(bank, view, rules)
    if (item < 0) return { items, stop: items.length === 0 ? whyFinished(bank, view, rules) : null }
    items.push(bank.items[item]!)
    if (items.length < count) view = asThoughGiven(bank, view, item)
  }
  return { items, stop: null }
}

export type DimensionProgress = {
  dimension: string
  theta: number
  se: number
  scored: number
  done: boolean
}

/** Where each dimension stands: its score so far, how sure that is, and whether more will be asked about it. */
export const progressOf = (bank: Bank, sitting: Sitting, rules: Rules): DimensionProgress[] =>
  bank.dimensions.map((dimension, d) => ({
    dimension,
    theta: sitting.theta[d]!,
    se: sitting.se[d]!,
    scored: sitting.scored[d]!,
    done: dimensionDone(sitting, rules, d),
  }))

function dimensionDone(sitting: Sitting, rules: Rules, d: number): boolean {
  const n = sitting.scored[d]!
  return n >= rules.maxPerDimension || (n >= rules.minPerDimension && sitting.se[d]! <= rules.targetSe)
}

function whyFinished(bank: Bank, sitting: Sitting, rules: Rules): StopReason {
  const dimensions = bank.dimensions.map((_, d) => d)
  if (dimensions.some(d => !dimensionDone(sitting, rules, d))) return 'exhausted'
  return dimensions.every(d => sitting.se[d]! <= rules.targetSe) ? 'precision' : 'items'
}

/** −1 when there is nothing more to ask. */
function chooseItem(bank: Bank, sitting: Sitting, rules: Rules): number {
  const n = sitting.given.length
  const previous = n === 0 ? -1 : bank.dimensionOf[sitting.given[n - 1]!]!
  if (n % checkEvery === checkEvery - 1) {
    const check = chooseCheck(bank, sitting, rules, previous)
    if (check >= 0) return check
  }
  const tried = new Uint8Array(bank.dimensions.length)
  for (;;) {
    const d = chooseDimension(bank, sitting, rules, tried, previous)
    if (d < 0) return chooseCheck(bank, sitting, rules, -1)
    const item = chooseWithin(bank, sitting, rules, d)
    if (item >= 0) return item
    tried[d] = 1
  }
}

/** The dimension farthest from its target; not the one just asked about while another is still short of its own. */
function chooseDimension(
  bank: Bank,
  sitting: Sitting,
  rules: Rules,
  tried: Uint8Array,
  previous: number,
): number {
  const size = bank.dimensions.length
  const start = Math.floor(drawAt(sitting.seed, 2 * sitting.given.length) * size)
  let best = -1
  for (let i = 0; i < size; i++) {
    const d = (start + i) % size
    if (d === previous || tried[d] === 1 || dimensionDone(sitting, rules, d)) continue
    if (best < 0 || sitting.se[d]! > sitting.se[best]!) best = d
  }
  if (best >= 0 || previous < 0 || tried[previous] === 1 || dimensionDone(sitting, rules, previous))
    return best
  return previous
}

/**
 * Nothing is known before a dimension's first answer, so its first item is any open one: every item is used and
 * keeps collecting answers. After that, one of the most informative at the present estimate.
 */
function chooseWithin(bank: Bank, sitting: Sitting, rules: Rules, d: number): number {
  const members = bank.members[d]!
  let rank: number = standing.open
  let left = countOf(members, sitting, rank)
  if (left === 0) {
    rank = standing.heldBack
    left = countOf(members, sitting, rank)
    if (left === 0) return -1
  }
  const draw = drawAt(sitting.seed, 2 * sitting.given.length + 1)
  if (sitting.scored[d] === 0) return nthOf(members, sitting, rank, Math.floor(draw * left))
  const keep = Math.min(rules.randomesque, left)
  return mostInformative(bank, sitting, d, rank, keep)[Math.floor(draw * keep)]!
}

function countOf(members: Int32Array, sitting: Sitting, rank: number): number {
  let n = 0
  for (let place = 0; place < members.length; place++) if (sitting.standing[members[place]!] === rank) n++
  return n
}

function nthOf(members: Int32Array, sitting: Sitting, rank: number, n: number): number {
  let left = n
  return members.find(item => sitting.standing[item] === rank && left-- === 0)!
}

const pointOf = (theta: number) => Math.max(0, Math.min(gridSize - 1, Math.round((theta + 6) * 10)))

function mostInformative(bank: Bank, sitting: Sitting, d: number, rank: number, keep: number): number[] {
  const members = bank.members[d]!
  const table = bank.information[d]!
  const row = pointOf(sitting.theta[d]!) * members.length
  const items: number[] = []
  const values: number[] = []
  for (let place = 0; place < members.length; place++) {
    const item = members[place]!
    if (sitting.standing[item] !== rank) continue
    const value = table[row + place]! * sitting.suits[item]!
    if (items.length === keep && value <= values[keep - 1]!) continue
    let at = Math.min(items.length, keep - 1)
    while (at > 0 && values[at - 1]! < value) {
      items[at] = items[at - 1]!
      values[at] = values[at - 1]!
      at--
    }
    items[at] = item
    values[at] = value
  }
  return items
}

/** The twin of an item given long enough ago, from the dimension, other than the one to avoid, with the fewest checks. */
function chooseCheck(bank: Bank, sitting: Sitting, rules: Rules, avoid: number): number {
  let done = 0
  for (const n of sitting.checks) done += n
  if (done >= rules.twinPairs) return -1
  let fewest = Number.POSITIVE_INFINITY
  let due: number[] = []
  for (let n = 0; n < sitting.given.length - rules.twinGap; n++) {
    const twin = bank.twinOf[sitting.given[n]!]!
    if (twin < 0 || sitting.categories[n] === null || sitting.standing[twin] !== standing.checkOnly) continue
    if (bank.dimensionOf[twin] === avoid) continue
    const checks = sitting.checks[bank.dimensionOf[twin]!]!
    if (checks < fewest) due = []
    fewest = Math.min(fewest, checks)
    if (checks === fewest) due.push(twin)
  }
  return due[Math.floor(drawAt(sitting.seed, 2 * sitting.given.length + 1) * due.length)] ?? -1
}

/** A copy in which the item has been given and its information has come in, without moving the estimate. */
function asThoughGiven(bank: Bank, sitting: Sitting, item: number): Sitting {
  const d = bank.dimensionOf[item]!
  const members = bank.members[d]!
  const view: Sitting = {
    ...sitting,
    given: [...sitting.given, item],
    categories: [...sitting.categories, null],
    standing: sitting.standing.slice(),
    se: sitting.se.slice(),
    scored: sitting.scored.slice(),
    checks: sitting.checks.slice(),
  }
  if (sitting.standing[item] === standing.checkOnly) view.checks[d]!++
  else {
    const gained = bank.information[d]![pointOf(sitting.theta[d]!) * members.length + bank.placeOf[item]!]!
    view.se[d] = 1 / Math.sqrt(1 / sitting.se[d]! ** 2 + gained)
    view.scored[d]!++
  }
  close(bank, view, item)
  return view
}
