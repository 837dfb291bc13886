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

/**
 * log P of each category. The difference of two logistic curves is written as a product,
 * P*ₖ(1 − P*ₖ₊₁)(1 − e^{−a(bₖ₊₁ − bₖ)}), which stays exact far out where the difference would cancel to 0.
 */
export function logProbabilities({ a, b }: ItemParameters, theta: number): number[] {
  const last = b.length
  const logs = new Array<number>(last + 1)
  for (let k = 0; k <= last; k++) {
    let log = 0
    if (k > 0) log += logLogistic(a * (theta - b[k - 1]!))
    if (k < last) log += logLogistic(-a * (theta - b[k]!))
    if (k > 0 && k < last) log += Math.log(-Math.expm1(-a * (b[k]! - b[k - 1]!)))
    logs[k] = log
  }
  return logs
}

export const probabilities = (item: ItemParameters, theta: number): number[] =>
  logProbabilities(item, theta).map(Math.exp)

/** d log Pₖ / dθ = a(1 − P*ₖ − P*ₖ₊₁). */
export function logSlopes({ a, b }: ItemParameters, theta: number): number[] {
  const slopes = new Array<number>(b.length + 1)
  let above = 1
  for (let k = 0; k <= b.length; k++) {
    const next = k === b.length ? 0 : logistic(a * (theta - b[k]!))
    slopes[k] = a * (1 - above - next)
    above = next
  }
  return slopes
}

/** Fisher information, Σ P′²/P, which is Σ P·(d log P/dθ)². */
export function information({ a, b }: ItemParameters, theta: number): number {
  let total = 0
  let above = 1
  for (let k = 0; k <= b.length; k++) {
    const next = k === b.length ? 0 : logistic(a * (theta - b[k]!))
    total += (above - next) * (1 - above - next) ** 2
    above = next
  }
  return a * a * total
}

/** Expected category, 0…m−1: the item's characteristic curve. */
export const expectedCategory = (item: ItemParameters, theta: number): number =>
  item.b.reduce((total, threshold) => total + logistic(item.a * (theta - threshold)), 0)
