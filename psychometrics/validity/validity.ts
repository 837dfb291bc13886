import type { Bank } from '../bank.ts'
import { chiSquareQuantile } from '../distributions.ts'
import { type Estimate, logPrior, summarise } from '../eap.ts'
import { asGiven } from '../keying.ts'
import { scoreSelf } from '../score-self.ts'
import { type Answer, addEvidence, itemAt } from '../sitting.ts'
import { halvesAgreement, individualVariability, longString, mahalanobis } from './careless.ts'
import { fitParts, lzStar } from './person-fit.ts'
import { summariseTimes } from './times.ts'
import { twinAgreement } from './twins.ts'

/** Whether answers can be taken at their word. docs/adr/psy-06-validity-indices.md */

export type CheckName =
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
  evidence: string
}

export type Validity = {
  /**
   * No flag or one: sound, since honest people raise one now and then. Two: caution. Three or more: doubtful. Unchecked
   * when there was too little for any check.
   */
  verdict: 'sound' | 'caution' | 'doubtful' | 'unchecked'
  /** How many were raised. What is far off counts twice: a fit as random answers have it, a line nobody honest draws. */
  flags: number
  checks: Check[]
}

export type TimedAnswer = Answer & { elapsedMs?: number | null }

/** How reported standings on the dimensions, in the bank's order, vary among people. */
export type ProfileReference = { centre: readonly number[]; covariances: readonly (readonly number[])[] }

type Answered = { item: number; category: number; given: number }

/** Every check on one person's answers, in the order given. `useTimes` false leaves answer times out. */
export function validity(
  bank: Bank,
  answers: readonly TimedAnswer[],
  useTimes = true,
  profile: ProfileReference = priorProfile(bank.dimensions.length),
): Validity {
  const answered = answers.flatMap(({ id, category }): Answered[] => {
    const item = itemAt(bank, id)
    return category === null ? [] : [{ item, category, given: asGiven(bank.items[item]!, category) }]
  })
  const scores = scoreSelf(bank, answers)
  const estimates = bank.dimensions.map(dimension => scores[dimension]!)
  const byDimension = bank.dimensions.map((_, d) =>
    answered.filter(({ item }) => bank.dimensionOf[item] === d),
  )
  const checks = [
    longStringCheck(answered),
    variabilityCheck(bank, answered),
    profileCheck(estimates, profile),
    evenOddCheck(bank, byDimension),
    twinCheck(bank, answered, estimates),
    personFitCheck(bank, byDimension),
    timeCheck(useTimes ? answers.map(answer => answer.elapsedMs) : []),
  ]
  const flagged = checks.filter(check => check.verdict === 'flagged')
  const farOff = flagged.filter(
    ({ check, value, cutoff }) =>
      (check === 'person_fit' && value! < 2 * cutoff) || (check === 'long_string' && value! > 2 * cutoff),
  )
  const flags = flagged.length + farOff.length
  if (checks.every(check => check.verdict === 'not_evaluated')) return { verdict: 'unchecked', flags, checks }
  return { verdict: flags <= 1 ? 'sound' : flags === 2 ? 'caution' : 'doubtful', flags, checks }
}

const priorProfile = (size: number): ProfileReference => ({
  centre: new Array<number>(size).fill(0),
  // Strengths described by one and the same person go together: 0.3 is assumed until this installation's own are known.
  covariances: Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? 1 : 0.3)),
  ),
})

function judged(
  check: CheckName,
  value: number | null,
  flaggedWhen: Check['flaggedWhen'],
  cutoff: number,
  evidence: string,
): Check {
  const verdict =
    value === null || Number.isNaN(value)
      ? 'not_evaluated'
      : (flaggedWhen === 'above' ? value > cutoff : value < cutoff)
        ? 'flagged'
        : 'passed'
  return { check, value: verdict === 'not_evaluated' ? null : value, cutoff, flaggedWhen, verdict, evidence }
}

const decimals = (x: number) => x.toFixed(2)
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const leastAnswers = 20

function longStringCheck(answered: readonly Answered[]): Check {
  const run = longString(answered.map(({ given }) => given))
  const enough = answered.length >= leastAnswers
  const evidence = `The longest run of the same answer is ${run} of ${counted(answered.length, 'answer', 'answers')}.`
  return judged('long_string', enough ? run : null, 'above', 14, evidence)
}

/** As a share of the answer scale's width, so that scales of any length compare. */
function variabilityCheck(bank: Bank, answered: readonly Answered[]): Check {
  const shares = answered.map(({ item, given }) => (given - 1) / bank.items[item]!.b.length)
  const value = shares.length >= leastAnswers ? individualVariability(shares) : null
  const evidence =
    value === null
      ? `Only ${counted(shares.length, 'answer', 'answers')}.`
      : `The answers vary by ${decimals(100 * value)}% of the scale's width.`
  return judged('variability', value, 'below', 0.12, evidence)
}

function profileCheck(estimates: readonly (Estimate & { n: number })[], profile: ProfileReference): Check {
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

/** The two halves of each dimension's answers, scored apart: adaptive items differ too much for bare means. */
function evenOddCheck(bank: Bank, byDimension: readonly (readonly Answered[])[]): Check {
  const long = byDimension.filter(list => list.length >= 4)
  const halves = long.map(list => ({
    odd: thetaFrom(
      bank,
      list.filter((_, n) => n % 2 === 0),
    ),
    even: thetaFrom(
      bank,
      list.filter((_, n) => n % 2 === 1),
    ),
  }))
  const value = halves.length >= 5 ? halvesAgreement(halves) : null
  const evidence =
    value === null
      ? `${counted(halves.length, 'dimension has', 'dimensions have')} enough answers to be halved; five are needed.`
      : `The two halves of the answers agree at ${decimals(value)} over ${halves.length} dimensions.`
  return judged('even_odd', value, 'below', 0.3, evidence)
}

function thetaFrom(bank: Bank, list: readonly Answered[]): number {
  const posterior = logPrior.slice()
  for (const { item, category } of list) addEvidence(bank, item, category, posterior, 0)
  return summarise(posterior).theta
}

function twinCheck(bank: Bank, answered: readonly Answered[], estimates: readonly Estimate[]): Check {
  const categories = new Map(answered.map(({ item, category }) => [item, category]))
  const twins = twinAgreement(bank, categories, d => estimates[d]!.theta)
  const enough = twins !== null && twins.pairs >= 3
  const evidence =
    twins === null
      ? 'No pair of twin questions was answered.'
      : `Over ${counted(twins.pairs, 'pair', 'pairs')} of twin questions the answers lie ${decimals(twins.meanDistance)} steps apart.`
  return judged('twins', enough ? twins.z : null, 'above', 2.33, evidence)
}

function personFitCheck(bank: Bank, byDimension: readonly (readonly Answered[])[]): Check {
  const parts = byDimension
    .filter(list => list.length >= 4)
    .map(list => fitParts(list.map(({ item, category }) => ({ item: bank.items[item]!, category }))))
  const value = parts.length > 0 ? lzStar(parts) : null
  const evidence =
    value === null
      ? 'Too few answers.'
      : `Given the person's own scores, the answers are ${value < 0 ? 'less' : 'more'} likely than expected (lz* ${decimals(value)}).`
  return judged('person_fit', value, 'below', -2.33, evidence)
}

function timeCheck(times: readonly (number | null | undefined)[]): Check {
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
  return judged('response_times', usable >= leastAnswers ? effort : null, 'below', 0.9, evidence)
}
