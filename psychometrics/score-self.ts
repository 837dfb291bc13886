import type { Bank } from './bank.ts'
import { type Estimate, logPrior, summarise } from './eap.ts'
import { type Answer, addEvidence, itemAt } from './sitting.ts'

/** A component's standing on the scale on which people in general are N(0, 1), and how much it rests on. */
export type ComponentScore = Estimate & { n: number }

/**
 * EAP and posterior SD of every dimension of the bank, from answers in the order they were given. Unanswered items
 * add nothing; of a twin pair the first answered counts. A dimension without answers stands at the prior, n = 0.
 */
export function scoreSelf(bank: Bank, answers: readonly Answer[]): Record<string, ComponentScore> {
  const posteriors = bank.dimensions.map(() => logPrior.slice())
  const counts = bank.dimensions.map(() => 0)
  const answered = new Set<number>()
  for (const { id, category } of answers) {
    const item = itemAt(bank, id)
    if (answered.has(item)) throw new RangeError(`Item ${id} was answered twice`)
    if (category === null) continue
    const twin = bank.twinOf[item]!
    if (twin < 0 || !answered.has(twin)) {
      const d = bank.dimensionOf[item]!
      addEvidence(bank, item, category, posteriors[d]!, 0)
      counts[d]!++
    }
    answered.add(item)
  }
  return Object.fromEntries(
    bank.dimensions.map((dimension, d) => [dimension, { ...summarise(posteriors[d]!), n: counts[d]! }]),
  )
}
