import { grid, gridSize } from './eap.ts'
import { type ItemParameters, information, logProbabilities } from './grm.ts'
import { hashText } from './random.ts'
import { finish, type Steps } from './steps.ts'

/** A self-assessment item. Its parameters describe the keyed answer, so `a` is positive for reversed items too. */
export type SelfItem = ItemParameters & {
  id: string
  dimension: string
  reversed?: boolean
  /** The item that asks the same in other words; asked later to see whether the answers agree. */
  twin?: string
  /** Items never asked of the same person as this one. */
  enemies?: readonly string[]
}

/** Everything about a set of items that does not depend on the person, worked out once. */
export type Bank = {
  items: readonly SelfItem[]
  dimensions: readonly string[]
  indexOf: ReadonlyMap<string, number>
  /** Per item: the place of its dimension, its place within it, its twin (−1: none), its enemies, the number it is drawn by. */
  dimensionOf: Int32Array
  placeOf: Int32Array
  twinOf: Int32Array
  enemiesOf: readonly (readonly number[])[]
  drawNumberOf: Uint32Array
  /** Per dimension: its items. */
  members: readonly Int32Array[]
  /** Per item: log P at [category · gridSize + point]. */
  logProbability: readonly Float64Array[]
  /** Per dimension: information at [point · members + place], so that one θ reads one stretch of memory. */
  information: readonly Float64Array[]
}

export type ItemProblem = { id: string; problem: string }

/** Everything that keeps the items from making a bank; empty when they do. */
export function bankProblems(items: readonly SelfItem[]): ItemProblem[] {
  const problems: ItemProblem[] = []
  const seen = new Set<string>()
  const known = new Set(items.map(item => item.id))
  for (const { id, a, b, twin, enemies = [] } of items) {
    const say = (problem: string) => problems.push({ id, problem })
    if (seen.has(id)) say('its id is used twice')
    seen.add(id)
    if (!(a > 0 && Number.isFinite(a))) say('a must be a positive number')
    if (b.length === 0) say('b needs at least one threshold')
    if (!b.every((x, k) => Number.isFinite(x) && (k === 0 || x > b[k - 1]!))) say('b must increase strictly')
    if (twin === id) say('it names itself as its twin')
    if (twin !== undefined && !known.has(twin)) say(`its twin ${twin} is not in the bank`)
    for (const enemy of enemies) if (!known.has(enemy)) say(`its enemy ${enemy} is not in the bank`)
  }
  return problems
}

export const prepareBank = (items: readonly SelfItem[]): Bank => finish(prepareBankInSteps(items))

export function* prepareBankInSteps(items: readonly SelfItem[]): Steps<Bank> {
  const problems = bankProblems(items)
  if (problems.length > 0) {
    throw new RangeError(problems.map(({ id, problem }) => `Item ${id}: ${problem}`).join('; '))
  }
  const indexOf = new Map(items.map((item, index) => [item.id, index]))
  const dimensions = [...new Set(items.map(item => item.dimension))]
  const dimensionOf = Int32Array.from(items, item => dimensions.indexOf(item.dimension))
  const all = Int32Array.from(items.keys())
  const members = dimensions.map((_, d) => all.filter(index => dimensionOf[index] === d))
  const placeOf = new Int32Array(items.length)
  for (const list of members) for (const [place, index] of list.entries()) placeOf[index] = place
  const twinOf = twins(items, indexOf)
  return {
    items,
    dimensions,
    indexOf,
    dimensionOf,
    placeOf,
    twinOf,
    enemiesOf: enemies(items, indexOf),
    drawNumberOf: drawNumbers(items, twinOf),
    members,
    logProbability: yield* logProbabilityTables(items),
    information: yield* informationTables(items, members),
  }
}

/** Naming a twin or an enemy on one side is enough. */
function twins(items: readonly SelfItem[], indexOf: ReadonlyMap<string, number>): Int32Array {
  const twinOf = new Int32Array(items.length).fill(-1)
  items.forEach((item, index) => {
    if (item.twin === undefined) return
    const other = indexOf.get(item.twin)!
    twinOf[index] = other
    if (items[other]!.twin === undefined) twinOf[other] = index
  })
  return twinOf
}

function enemies(items: readonly SelfItem[], indexOf: ReadonlyMap<string, number>): number[][] {
  const sets = items.map(() => new Set<number>())
  items.forEach((item, index) => {
    for (const id of item.enemies ?? []) {
      const other = indexOf.get(id)!
      sets[index]!.add(other)
      sets[other]!.add(index)
    }
  })
  return sets.map(set => [...set])
}

/** Twins are drawn as one, so that an item is not seen once by its own number and again by its twin's. */
function drawNumbers(items: readonly SelfItem[], twinOf: Int32Array): Uint32Array {
  const hashes = Uint32Array.from(items, item => hashText(item.id))
  return hashes.map((hash, index) => (twinOf[index]! < 0 ? hash : Math.min(hash, hashes[twinOf[index]!]!)))
}

function* logProbabilityTables(items: readonly SelfItem[]): Steps<Float64Array[]> {
  const tableOf = oncePerParameters(logProbabilityTable)
  const tables: Float64Array[] = []
  for (const item of items) {
    tables.push(tableOf(item))
    yield
  }
  return tables
}

/** Items with the same parameters, those without their own before all, have one table between them. */
function oncePerParameters(make: (item: SelfItem) => Float64Array) {
  const made = new Map<string, Float64Array>()
  return (item: SelfItem) => {
    const parameters = `${item.a} ${item.b}`
    const table = made.get(parameters) ?? make(item)
    made.set(parameters, table)
    return table
  }
}

function logProbabilityTable(item: SelfItem): Float64Array {
  const table = new Float64Array((item.b.length + 1) * gridSize)
  for (const [point, theta] of grid.entries()) {
    for (const [category, value] of logProbabilities(item, theta).entries()) {
      table[category * gridSize + point] = value
    }
  }
  return table
}

function* informationTables(
  items: readonly SelfItem[],
  members: readonly Int32Array[],
): Steps<Float64Array[]> {
  const curveOf = oncePerParameters(item => grid.map(theta => information(item, theta)))
  const tables: Float64Array[] = []
  for (const list of members) {
    const table = new Float64Array(gridSize * list.length)
    for (const [place, index] of list.entries()) {
      for (const [point, value] of curveOf(items[index]!).entries()) {
        table[point * list.length + place] = value
      }
      yield
    }
    tables.push(table)
  }
  return tables
}
