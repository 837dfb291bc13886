import { type ItemParameters, logProbabilities, logSlopes } from '../grm.ts'
import type { Steps } from '../steps.ts'

/** How well answers fit the model at the person's own standing. docs/adr/psy-06-validity-indices.md */

export type Answered = { item: ItemParameters; category: number }

/** lz (Drasgow, Levine & Williams 1985), called Zh in mirt: log-likelihood against its expectation at θ. */
export function lz(answers: readonly Answered[], theta: number): number {
  let excess = 0
  let spread = 0
  for (const { item, category } of answers) {
    const logs = logProbabilities(item, theta)
    const { expected, variance } = moments(logs, logs)
    excess += logs[category]! - expected
    spread += variance
  }
  return excess / Math.sqrt(spread)
}

export type FitParts = { excess: number; variance: number }

/**
 * The parts of lz* (Snijders 2001; for graded items Sinharay 2016): as lz, but θ is estimated from the same answers,
 * which makes lz too narrow. Each log probability is corrected by the part of it that moves with θ. Parts of
 * several dimensions add up.
 */
export function* fitParts(answers: readonly Answered[]): Steps<FitParts> {
  const theta = yield* mapEstimate(answers)
  let likelihoodSlope = 0
  let information = 0
  for (const { item } of answers) {
    const logs = logProbabilities(item, theta)
    const slopes = logSlopes(item, theta)
    logs.forEach((log, k) => {
      const p = Math.exp(log)
      likelihoodSlope += p * slopes[k]! * log
      information += p * slopes[k]! ** 2
    })
  }
  const correction = likelihoodSlope / information
  // At the MAP the scores add up to θ and not to 0: the normal prior's pull.
  let excess = -correction * theta
  let variance = 0
  for (const { item, category } of answers) {
    const logs = logProbabilities(item, theta)
    const slopes = logSlopes(item, theta)
    const weights = logs.map((log, k) => log - correction * slopes[k]!)
    const { expected } = moments(logs, logs)
    excess += logs[category]! - expected
    variance += moments(logs, weights).variance
  }
  return { excess, variance }
}

export const lzStar = (parts: readonly FitParts[]): number =>
  parts.reduce((t, part) => t + part.excess, 0) / Math.sqrt(parts.reduce((t, part) => t + part.variance, 0))

/** Expectation and variance of a value per category. */
function moments(logs: readonly number[], values: readonly number[]) {
  let expected = 0
  let square = 0
  logs.forEach((log, k) => {
    expected += Math.exp(log) * values[k]!
    square += Math.exp(log) * values[k]! ** 2
  })
  return { expected, variance: square - expected * expected }
}

/** The mode of the posterior under N(0, 1): lz* is defined at the root of an estimating equation, as the EAP is not. */
function* mapEstimate(answers: readonly Answered[]): Steps<number> {
  let low = -6
  let high = 6
  // The posterior of graded answers has one mode: its slope changes sign once.
  for (let i = 0; i < 60; i++) {
    const theta = (low + high) / 2
    const slope = answers.reduce((t, { item, category }) => t + logSlopes(item, theta)[category]!, -theta)
    if (slope > 0) low = theta
    else high = theta
    yield
  }
  return (low + high) / 2
}
