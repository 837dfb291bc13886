import type { Bank } from './bank.ts'
import { type Estimate, logPrior, summarise } from './eap.ts'
import { type Answer, addEvidence, itemAt } from './sitting.ts'

/** A component's standing on the scale on which people in general are N(0, 1), and how much it rests on. */
export type ComponentScore = Estimate & { n: number }

/**
 * EAP and posterior SD of every dimension of the bank, from answers in the order they were given. Unanswered items
 * add nothing; of a twin pair the first answered counts. A dimension without answers stands at the prior, n = 0.
 */
export const scoreSelf = (bank: Bank, answers: readonly Answer[]): Record<string, ComponentScore> =>
  scored(bank, bank.dimensions, answers)

/** The same of one dimension, from answers to its items alone. */
export const scoreDimension = (bank: Bank, dimension: string, answers: readonly Answer[]): ComponentScore =>
  scored(bank, [dimension], answers)[dimension]!

function scored(bank: Bank, wanted: readonly string[], answers: readonly Answer[]) {
  const posteriors = new Map(wanted.map(dimension => [dimension, logPrior.slice()]))
  const counts = new Map(wanted.map(dimension => [dimension, 0]))
  const answered = new Set<number>()
  for (const { id, category } of answers) {
    const item = itemAt(bank, id)
    if (answered.has(item)) throw new RangeError(`Item ${id} was answered twice`)
    if (category === null) continue
    const twin = bank.twinOf[item]!
    if (twin < 0 || !answered.has(twin)) {
      const dimension = bank.dimensions[bank.dimensionOf[item]!]!
      addEvidence(bank, item, category, posteriors.get(dimension)!, 0)
      counts.set(dimension, counts.get(dimension)! + 1)
    }
    answered.add(item)
  }
  return Object.fromEntries(
    wanted.map(dimension => [
      dimension,
      { ...summarise(posteriors.get(dimension)!), n: counts.get(dimension)! },
    ]),
  )
}
