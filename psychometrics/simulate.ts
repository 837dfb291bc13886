import { type Bank, prepareBank, type SelfItem } from './bank.ts'
import { type ItemParameters, probabilities } from './grm.ts'
import { type Generator, generator } from './random.ts'
import { nextItems } from './select.ts'
import { giveItem, type Rules, type Sitting, startSitting } from './sitting.ts'

export type SimulationReport = {
  people: number
  /** Over people and dimensions: root mean square and mean of θ̂ − θ. */
  rmse: number
  bias: number
  /** Share of true values inside θ̂ ± 1.96 SE. */
  coverage: number
  /** Scored items per dimension, checks per person, share of dimensions that reached the target. */
  itemsPerDimension: number
  checksPerPerson: number
  reached: number
  /** Share of people who saw the most seen item, mean share, number of items nobody saw. */
  largestExposure: number
  meanExposure: number
  neverUsed: number
}

/** An answer as the model has it from a person at θ. */
export function drawCategory(item: ItemParameters, theta: number, random: Generator): number {
  let left = random.uniform()
  const chances = probabilities(item, theta)
  const category = chances.findIndex(p => {
    left -= p
    return left < 0
  })
  return category < 0 ? chances.length - 1 : category
}

/** People with independent N(0, 1) standing on each dimension, taken through the whole adaptive sitting. */
export function simulate(bank: Bank, rules: Rules, people: number, seed: number): SimulationReport {
  const random = generator(seed)
  const seen = new Int32Array(bank.items.length)
  const size = bank.dimensions.length
  const total = { error: 0, square: 0, covered: 0, items: 0, checks: 0, reached: 0 }
  for (let person = 0; person < people; person++) {
    const truth = bank.dimensions.map(() => random.normal())
    const sitting = sitThrough(bank, rules, `${seed}/${person}`, truth, random)
    for (const item of sitting.given) seen[item]!++
    for (let d = 0; d < size; d++) {
      const error = sitting.theta[d]! - truth[d]!
      total.error += error
      total.square += error * error
      total.covered += Math.abs(error) <= 1.96 * sitting.se[d]! ? 1 : 0
      total.items += sitting.scored[d]!
      total.checks += sitting.checks[d]!
      total.reached += sitting.se[d]! <= rules.targetSe ? 1 : 0
    }
  }
  const cases = people * size
  return {
    people,
    rmse: Math.sqrt(total.square / cases),
    bias: total.error / cases,
    coverage: total.covered / cases,
    itemsPerDimension: total.items / cases,
    checksPerPerson: total.checks / people,
    reached: total.reached / cases,
    largestExposure: Math.max(...seen) / people,
    meanExposure: (total.items + total.checks) / people / bank.items.length,
    neverUsed: seen.filter(n => n === 0).length,
  }
}

/** One simulated person's sitting, from the first question to the stop. */
export function sitThrough(
  bank: Bank,
  rules: Rules,
  seed: string,
  truth: readonly number[],
  random: Generator,
): Sitting {
  const sitting = startSitting(bank, rules, seed)
  for (;;) {
    const item = nextItems(bank, sitting, rules).items[0]
    if (item === undefined) return sitting
    const theta = truth[bank.dimensions.indexOf(item.dimension)]!
    giveItem(bank, sitting, { id: item.id, category: drawCategory(item, theta, random) })
  }
}

/**
 * A bank of five-category items such as a well-made questionnaire has: discriminations around 1.8, thresholds over
 * the range where people are; of every ten items two are twins and two are enemies.
 */
export function simulatedBank(dimensions: readonly string[], perDimension: number, seed: number): Bank {
  const random = generator(seed)
  const items = dimensions.flatMap(dimension =>
    Array.from({ length: perDimension }, (_, n): SelfItem => {
      const id = `${dimension}-${n}`
      const centre = 0.6 * random.normal()
      const step = 0.75 + 0.3 * random.uniform()
      const b = [-1.5, -0.5, 0.5, 1.5].map(k => centre + k * step + 0.1 * (random.uniform() - 0.5))
      const item = { id, dimension, a: 1.8 * Math.exp(0.25 * random.normal()), b }
      const next = `${dimension}-${n + 1}`
      if (n + 1 === perDimension) return item
      if (n % 10 === 0) return { ...item, twin: next }
      return n % 10 === 5 ? { ...item, enemies: [next] } : item
    }),
  )
  return prepareBank(items)
}
