/** Plain sample statistics. */

export const sum = (xs: Iterable<number>): number => {
  let total = 0
  for (const x of xs) total += x
  return total
}

export const mean = (xs: readonly number[]): number => sum(xs) / xs.length

/** With n − 1 in the denominator. */
export function variance(xs: readonly number[]): number {
  const centre = mean(xs)
  return sum(xs.map(x => (x - centre) ** 2)) / (xs.length - 1)
}

export const sd = (xs: readonly number[]): number => Math.sqrt(variance(xs))

/** Pearson's correlation; NaN when either side does not vary. */
export function pearson(xs: readonly number[], ys: readonly number[]): number {
  const mx = mean(xs)
  const my = mean(ys)
  let xy = 0
  let xx = 0
  let yy = 0
  for (let i = 0; i < xs.length; i++) {
    const dx = xs[i]! - mx
    const dy = ys[i]! - my
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : Number.NaN
}

/** Linear interpolation between order statistics, as R's default. */
export function quantile(sorted: readonly number[], p: number): number {
  const at = p * (sorted.length - 1)
  const below = Math.floor(at)
  const low = sorted[below]!
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!
  return low + (at - below) * (high - low)
}

/** Reliability of the mean of k parallel measurements from that of one (Spearman–Brown). */
export const stepUp = (single: number, k: number): number => (k * single) / (1 + (k - 1) * single)
