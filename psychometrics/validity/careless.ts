import { covariance, solve } from '../linear-algebra.ts'
import { mean, pearson, sd, stepUp } from '../statistics.ts'

/** Indices of careless answering, as the R package careless computes them (Curran 2016). */

/** Length of the longest run of one and the same answer. */
export function longString(answers: readonly number[]): number {
  let longest = 0
  let run = 0
  answers.forEach((answer, n) => {
    run = n > 0 && answer === answers[n - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

/** Standard deviation of one person's answers; low when they hardly vary (Dunn and others 2018). */
export const individualVariability = (answers: readonly number[]): number => sd(answers)

/** D² of a profile from a group's centre; null when the covariances are singular. */
export function mahalanobis(
  profile: readonly number[],
  centre: readonly number[],
  covariances: readonly (readonly number[])[],
): number | null {
  const off = profile.map((x, j) => x - centre[j]!)
  const solved = solve(covariances, off)
  return solved && off.reduce((t, x, j) => t + x * solved[j]!, 0)
}

/** D² of each row from the rows' own centre. */
export function mahalanobisAll(rows: readonly (readonly number[])[]): (number | null)[] {
  const { centre, matrix } = covariance(rows)
  return rows.map(row => mahalanobis(row, centre, matrix))
}

/**
 * Agreement of the two halves of the scales, over the scales of one person, stepped up to full length. High is
 * consistent; never below −1, where the step-up leaves its range. NaN when a half does not vary.
 */
export function halvesAgreement(halves: readonly { odd: number; even: number }[]): number {
  const r = pearson(
    halves.map(half => half.odd),
    halves.map(half => half.even),
  )
  return Number.isNaN(r) ? r : Math.max(-1, stepUp(r, 2))
}

/** Even–odd consistency over scales of keyed answers, with careless's sign: high is careless. */
export function evenOdd(scales: readonly (readonly number[])[]): number {
  const half = (scale: readonly number[], from: number) => mean(scale.filter((_, i) => i % 2 === from))
  return -halvesAgreement(scales.map(scale => ({ odd: half(scale, 0), even: half(scale, 1) })))
}

/** Pairs of items that correlate at least so in the group, for `synonymAgreement`. */
export function synonymPairs(rows: readonly (readonly number[])[], least: number): [number, number][] {
  const columns = rows[0]!.map((_, j) => rows.map(row => row[j]!))
  return columns.flatMap((column, i) =>
    columns
      .slice(0, i)
      .flatMap((other, j): [number, number][] => (pearson(column, other) > least ? [[i, j]] : [])),
  )
}

/** One person's correlation over the pairs; NaN when their answers don't vary over them. */
export const synonymAgreement = (answers: readonly number[], pairs: readonly [number, number][]): number =>
  pearson(
    pairs.map(([i]) => answers[i]!),
    pairs.map(([, j]) => answers[j]!),
  )
