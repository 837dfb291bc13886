import type { Estimate } from './eap.ts'
import { stepUp } from './statistics.ts'

/**
 * The mean of n standardised parts, each of which measures the same N(0, 1) standing with the reliability `single`,
 * as the posterior of that standing: Kelley's regressed true score and its standard error. It is to a mean of parts
 * what the EAP is to a set of answers, and shrinks in the same way, so the two can be added up.
 */
export function regressedStanding(meanOfParts: number, n: number, single: number): Estimate {
  const reliability = stepUp(single, n)
  const spreadOfMean = Math.sqrt((1 + (n - 1) * single) / n)
  return {
    theta: (Math.sqrt(reliability) * meanOfParts) / spreadOfMean,
    se: Math.sqrt(1 - reliability),
  }
}
