import type { Bank } from '../bank.ts'
import { probabilities } from '../grm.ts'

export type TwinAgreement = {
  pairs: number
  /** Mean distance between the answers of a pair, in categories. */
  meanDistance: number
  /** How far that lies above what the model expects of two separate questions at this standing, in its SDs. */
  z: number
}

/** Twins answered by one person, compared; null without a complete pair. */
export function twinAgreement(
  bank: Bank,
  categories: ReadonlyMap<number, number>,
  thetaOf: (dimension: number) => number,
): TwinAgreement | null {
  let pairs = 0
  let observed = 0
  let expected = 0
  let variance = 0
  for (const [item, category] of categories) {
    const twin = bank.twinOf[item]!
    const other = categories.get(twin)
    // Each pair is met twice; it counts from its earlier item in the bank.
    if (other === undefined || twin < item) continue
    const theta = thetaOf(bank.dimensionOf[item]!)
    const distance = distanceMoments(
      probabilities(bank.items[item]!, theta),
      probabilities(bank.items[twin]!, theta),
    )
    pairs++
    observed += Math.abs(category - other)
    expected += distance.mean
    variance += distance.variance
  }
  if (pairs === 0) return null
  return { pairs, meanDistance: observed / pairs, z: (observed - expected) / Math.sqrt(variance) }
}

function distanceMoments(p: readonly number[], q: readonly number[]) {
  let mean = 0
  let square = 0
  p.forEach((pi, i) => {
    q.forEach((qj, j) => {
      mean += pi * qj * Math.abs(i - j)
      square += pi * qj * (i - j) ** 2
    })
  })
  return { mean, variance: square - mean * mean }
}
