import type { Bank } from '../bank.ts'
import { chiSquareQuantile, normalQuantile } from '../distributions.ts'
import { type Estimate, logPrior, summarise } from '../eap.ts'
import { asGiven } from '../keying.ts'
import { addEvidence } from '../sitting.ts'
import { mean, quantile, sd, sum } from '../statistics.ts'
import type { Steps } from '../steps.ts'
import { individualVariability, longString, mahalanobis } from './careless.ts'
import { type FitParts, fitParts, lzStar } from './person-fit.ts'
import type { Sheet } from './replicates.ts'
import { summariseTimes } from './times.ts'
import { twinAgreement } from './twins.ts'
import { unreadLogRatio } from './unread.ts'

/** The checks, one by one. docs/adr/psy-06-validity-indices.md */

export type CheckName =
  | 'unread_answers'
  | 'long_string'
  | 'variability'
  | 'profile_distance'
  | 'even_odd'
  | 'twins'
  | 'person_fit'
  | 'response_times'

export type Check = {
  check: CheckName
  /** Null when it could not be worked out. */
  value: number | null
  cutoff: number
  /** On which side of the cutoff a value is flagged. */
  flaggedWhen: 'above' | 'below'
  verdict: 'passed' | 'flagged' | 'not_evaluated'
  /** What it adds to the index, in standard deviations of honest people; 0 for what is shown as evidence alone. */
  contribution: number
  evidence: string
}

/** How reported standings on the dimensions, in the bank's order, vary among people. */
export type ProfileReference = { centre: readonly number[]; covariances: readonly (readonly number[])[] }

/** A check is flagged where one honest person in a hundred would be. */
const rare = 0.01
const rareZ = normalQuantile(1 - rare)

/** Fewer say too little to be judged. */
export const leastAnswers = 20

const decimals = (x: number) => x.toFixed(2)
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

function judged(
  check: CheckName,
  value: number | null,
  flaggedWhen: Check['flaggedWhen'],
  cutoff: number,
  evidence: string,
  contribution = 0,
): Check {
  const judgeable = value !== null && !Number.isNaN(value)
  const beyond = judgeable && (flaggedWhen === 'above' ? value > cutoff : value < cutoff)
  return {
    check,
    value: judgeable ? value : null,
    cutoff,
    flaggedWhen,
    verdict: judgeable ? (beyond ? 'flagged' : 'passed') : 'not_evaluated',
    contribution: judgeable ? contribution : 0,
    evidence,
  }
}

/** `honest` are the log ratios of honest people on the same questions. */
export function unreadCheck(bank: Bank, sheet: Sheet, honest: readonly number[]): Check {
  const { length } = sheet.items
  const z = length >= leastAnswers ? (unreadLogRatio(bank, sheet) - mean(honest)) / sd(honest) : null
  const evidence =
    z === null
      ? `Only ${counted(length, 'answer', 'answers')}; ${leastAnswers} are needed.`
      : `Against honest people on the same questions the answers lie ${decimals(Math.abs(z))} standard deviations ${
          z > 0 ? 'towards' : 'away from'
        } what is given without reading.`
  return judged('unread_answers', z, 'above', rareZ, evidence, z ?? 0)
}

/** As given, before keying, which would hide a straight line. */
export const longestRun = (bank: Bank, { items, categories }: Sheet): number =>
  longString(items.map((item, n) => asGiven(bank.items[item]!, categories[n]!)))

export function longStringCheck(bank: Bank, sheet: Sheet, honest: readonly number[]): Check {
  const { length } = sheet.items
  const run = longestRun(bank, sheet)
  const evidence = `The longest run of the same answer is ${run} of ${counted(length, 'answer', 'answers')}.`
  return judged('long_string', length >= leastAnswers ? run : null, 'above', upper(honest), evidence)
}

/** As a share of the answer scale's width, so that scales of any length compare; one answer doesn't vary. */
export function spreadOfAnswers(bank: Bank, { items, categories }: Sheet): number {
  if (items.length < 2) return 0
  return individualVariability(
    items.map((item, n) => (asGiven(bank.items[item]!, categories[n]!) - 1) / bank.items[item]!.b.length),
  )
}

export function variabilityCheck(bank: Bank, sheet: Sheet, honest: readonly number[]): Check {
  const { length } = sheet.items
  const value = length >= leastAnswers ? spreadOfAnswers(bank, sheet) : null
  const evidence =
    value === null
      ? `Only ${counted(length, 'answer', 'answers')}.`
      : `The answers vary by ${decimals(100 * value)}% of the scale's width.`
  return judged('variability', value, 'below', lower(honest), evidence)
}

/** The honest values beyond which one in a hundred lies; 0 where there was too little to compare. */
const upper = (honest: readonly number[]) => beyond(honest, 1 - rare)
const lower = (honest: readonly number[]) => beyond(honest, rare)
const beyond = (honest: readonly number[], share: number) =>
  honest.length === 0
    ? 0
    : quantile(
        honest.toSorted((x, y) => x - y),
        share,
      )

export const priorProfile = (size: number): ProfileReference => ({
  centre: new Array<number>(size).fill(0),
  // Strengths described by one and the same person go together: 0.3 is assumed until this installation's own are known.
  covariances: Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? 1 : 0.3)),
  ),
})

export function profileCheck(
  estimates: readonly (Estimate & { n: number })[],
  profile: ProfileReference,
): Check {
  const cutoff = chiSquareQuantile(0.999, estimates.length)
  const measured = estimates.every(({ n, se }) => n > 0 && se < 0.7)
  const standing = estimates.map(({ theta, se }) => theta / Math.sqrt(1 - se * se))
  const value = measured ? mahalanobis(standing, profile.centre, profile.covariances) : null
  const evidence =
    value === null
      ? 'Not all dimensions were measured well enough to compare the profile.'
      : `The profile over ${estimates.length} dimensions lies at a squared distance of ${decimals(value)} from people in general.`
  return judged('profile_distance', value, 'above', cutoff, evidence)
}

/**
 * Every other answer of a dimension against the rest. The distances are set against their errors and not correlated
 * over the dimensions: in somebody whose strengths are all alike a correlation has nothing to go by.
 */
export function evenOddCheck(bank: Bank, { items, categories }: Sheet): Check {
  const halves = bank.dimensions.flatMap((_, d) => {
    const places = [...items.keys()].filter(n => bank.dimensionOf[items[n]!] === d)
    if (places.length < 4) return []
    const [odd, even] = [0, 1].map(from => {
      const posterior = logPrior.slice()
      for (let i = from; i < places.length; i += 2) {
        addEvidence(bank, items[places[i]!]!, categories[places[i]!]!, posterior, 0)
      }
      return unshrunk(summarise(posterior))
    })
    return [{ distance: odd!.theta - even!.theta, variance: odd!.se ** 2 + even!.se ** 2 }]
  })
  const enough = halves.length >= 5
  const value = sum(halves.map(({ distance, variance }) => distance ** 2 / variance))
  const cutoff = chiSquareQuantile(1 - rare, Math.max(5, halves.length))
  const evidence = enough
    ? `The two halves of the answers lie ${decimals(mean(halves.map(({ distance }) => Math.abs(distance))))} standard deviations apart on average over ${halves.length} dimensions.`
    : `${counted(halves.length, 'dimension has', 'dimensions have')} enough answers to be halved; five are needed.`
  return judged('even_odd', enough ? value : null, 'above', cutoff, evidence)
}

/** Both halves are pulled towards the middle by the prior, which would make them look alike. */
const unshrunk = ({ theta, se }: Estimate): Estimate => ({
  theta: theta / (1 - se * se),
  se: se / Math.sqrt(1 - se * se),
})

export function twinCheck(bank: Bank, { items, categories }: Sheet, estimates: readonly Estimate[]): Check {
  const given = new Map(items.map((item, n) => [item, categories[n]!]))
  const twins = twinAgreement(bank, given, d => estimates[d]!.theta)
  const enough = twins !== null && twins.pairs >= 3
  const evidence =
    twins === null
      ? 'No pair of twin questions was answered.'
      : `Over ${counted(twins.pairs, 'pair', 'pairs')} of twin questions the answers lie ${decimals(twins.meanDistance)} steps apart.`
  return judged('twins', enough ? twins.z : null, 'above', rareZ, evidence)
}

export function* personFitCheck(bank: Bank, { items, categories }: Sheet): Steps<Check> {
  const parts: FitParts[] = []
  for (const d of bank.dimensions.keys()) {
    const answers = items.flatMap((item, n) =>
      bank.dimensionOf[item] === d ? [{ item: bank.items[item]!, category: categories[n]! }] : [],
    )
    if (answers.length >= 4) parts.push(yield* fitParts(answers))
  }
  const value = parts.length > 0 ? lzStar(parts) : null
  const evidence =
    value === null
      ? 'Too few answers.'
      : `Given the person's own scores, the answers are ${value < 0 ? 'less' : 'more'} likely than expected (lz* ${decimals(value)}).`
  return judged('person_fit', value, 'below', -rareZ, evidence)
}

/** Nobody reads and answers a statement in less (Huang and others 2012); honest people's logarithms vary by about 0.4. */
const readingMs = 2_000
const spreadOfLogTimes = 0.4

export function timeCheck(times: readonly (number | null | undefined)[]): Check {
  const { usable, rapid, effort, medianMs, impossible, pauses } = summariseTimes(times)
  const left = [
    impossible > 0 ? ` ${counted(impossible, 'impossible time was', 'impossible times were')} left out.` : '',
    pauses > 0
      ? ` ${counted(pauses, 'pause of more than ten minutes was', 'pauses of more than ten minutes were')} left out.`
      : '',
  ].join('')
  const evidence =
    medianMs === null
      ? `No answer times were used.${left}`
      : `${rapid} of ${usable} answers came in under a second; half took no more than ${decimals(medianMs / 1000)} s.${left}`
  const haste = medianMs === null ? 0 : Math.max(0, Math.log(readingMs / medianMs) / spreadOfLogTimes)
  return judged('response_times', usable >= leastAnswers ? effort : null, 'below', 0.9, evidence, haste)
}
