/** The graded response model (Samejima 1969). docs/adr/psy-01-model-and-estimation.md */

export type ItemParameters = {
  /** Discrimination, positive. */
  a: number
  /** Thresholds, strictly increasing; one fewer than there are categories. */
  b: readonly number[]
}

const logistic = (x: number) => (x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x)))

/** log(1 / (1 + e^−x)) without overflow. */
const logLogistic = (x: number) => (x >= 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x)))

/** P(answer in category k or above), for k = 0…m; the first is 1 and the last 0. */
function cumulative({ a, b }: ItemParameters, theta: number): number[] {
  return [1, ...b.map(threshold => logistic(a * (theta - threshold))), 0]
}

/**
 * log P of each category. The difference of two logistic curves is written as a product,
 * P*ₖ(1 − P*ₖ₊₁)(1 − e^{−a(bₖ₊₁ − bₖ)}), which stays exact far out where the difference would cancel to 0.
 */
export function logProbabilities({ a, b }: ItemParameters, theta: number): number[] {
  const last = b.length
  return Array.from({ length: last + 1 }, (_, k) => {
    const above = k === 0 ? 0 : logLogistic(a * (theta - b[k - 1]!))
    const below = k === last ? 0 : logLogistic(-a * (theta - b[k]!))
    const width = k === 0 || k === last ? 0 : Math.log(-Math.expm1(-a * (b[k]! - b[k - 1]!)))
    return above + below + width
  })
}

export const probabilities = (item: ItemParameters, theta: number): number[] =>
  logProbabilities(item, theta).map(Math.exp)

/** d log Pₖ / dθ = a(1 − P*ₖ − P*ₖ₊₁). */
export function logSlopes(item: ItemParameters, theta: number): number[] {
  const edges = cumulative(item, theta)
  return edges.slice(1).map((upper, k) => item.a * (1 - edges[k]! - upper))
}

/** Fisher information, Σ P′²/P, which is Σ P·(d log P/dθ)². */
export function information(item: ItemParameters, theta: number): number {
  const slopes = logSlopes(item, theta)
  return probabilities(item, theta).reduce((total, p, k) => total + p * slopes[k]! ** 2, 0)
}

/** Expected category, 0…m−1: the item's characteristic curve. */
export const expectedCategory = (item: ItemParameters, theta: number): number =>
  item.b.reduce((total, threshold) => total + logistic(item.a * (theta - threshold)), 0)
