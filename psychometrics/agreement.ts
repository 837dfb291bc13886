import { mean, stepUp, variance } from './statistics.ts'

/** How well raters agree: intraclass correlations (Shrout & Fleiss 1979) and r_wg(j) (James, Demaree & Wolf 1984). */

export type Icc = { icc1: number; icc2: number; icc3: number; icc1k: number; icc2k: number; icc3k: number }

/** Rows are targets, columns raters; every rater rated every target. */
export function intraclass(ratings: readonly (readonly number[])[]): Icc {
  const n = ratings.length
  const k = ratings[0]!.length
  const all = ratings.flat()
  const grand = mean(all)
  const targets = ratings.map(row => mean(row))
  const raters = ratings[0]!.map((_, j) => mean(ratings.map(row => row[j]!)))
  const total = all.reduce((t, x) => t + (x - grand) ** 2, 0)
  const between = k * targets.reduce((t, x) => t + (x - grand) ** 2, 0)
  const byRater = n * raters.reduce((t, x) => t + (x - grand) ** 2, 0)
  const msb = between / (n - 1)
  const msw = (total - between) / (n * (k - 1))
  const msj = byRater / (k - 1)
  const mse = (total - between - byRater) / ((n - 1) * (k - 1))
  return {
    icc1: (msb - msw) / (msb + (k - 1) * msw),
    icc2: (msb - mse) / (msb + (k - 1) * mse + (k * (msj - mse)) / n),
    icc3: (msb - mse) / (msb + (k - 1) * mse),
    icc1k: (msb - msw) / msb,
    icc2k: (msb - mse) / (msb + (msj - mse) / n),
    icc3k: (msb - mse) / msb,
  }
}

/** ICC(1) where each target has its own raters, as many as it happens to have; null when it can't be told. */
export function intraclassUneven(
  groups: readonly (readonly number[])[],
): { icc1: number; icc1k: number } | null {
  const sizes = groups.map(group => group.length)
  const total = sizes.reduce((t, size) => t + size, 0)
  if (groups.length < 2 || total <= groups.length) return null
  const grand = mean(groups.flat())
  const between = groups.reduce((t, group) => t + group.length * (mean(group) - grand) ** 2, 0)
  const within = groups.reduce((t, group) => {
    const centre = mean(group)
    return t + group.reduce((s, x) => s + (x - centre) ** 2, 0)
  }, 0)
  const msb = between / (groups.length - 1)
  const msw = within / (total - groups.length)
  const k = total / groups.length
  const icc1 = (msb - msw) / (msb + (k - 1) * msw)
  return { icc1, icc1k: stepUp(icc1, k) }
}

/**
 * Agreement of one target's raters over J items against the variance of raters who answer at random over
 * `categories`. Rows are raters, columns items. 0 when they agree no better than that.
 */
export function withinGroupAgreement(ratings: readonly (readonly number[])[], categories: number): number {
  const items = ratings[0]!.length
  const observed = mean(ratings[0]!.map((_, j) => variance(ratings.map(row => row[j]!))))
  const share = observed / ((categories ** 2 - 1) / 12)
  return share >= 1 ? 0 : (items * (1 - share)) / (items * (1 - share) + share)
}
