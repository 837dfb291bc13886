import type { Bank } from '../bank.ts'
import { scoreSelf } from '../score-self.ts'
import { type Answer, itemAt } from '../sitting.ts'
import { finish, type Steps } from '../steps.ts'
import {
  type Check,
  evenOddCheck,
  leastAnswers,
  longestRun,
  longStringCheck,
  type ProfileReference,
  personFitCheck,
  priorProfile,
  profileCheck,
  spreadOfAnswers,
  timeCheck,
  twinCheck,
  unreadCheck,
  variabilityCheck,
} from './checks.ts'
import { replicate, type Sheet } from './replicates.ts'
import { unreadLogRatio } from './unread.ts'

/** Whether answers can be taken at their word. docs/adr/psy-06-validity-indices.md */

export type Validity = {
  /** By the index alone. Unchecked when there was too little for it. */
  verdict: 'sound' | 'caution' | 'doubtful' | 'unchecked'
  /** The sum of the checks' contributions: higher is less credible, 0 the middle of honest people. */
  index: number | null
  /** From which value of the index on each verdict is given. */
  thresholds: { caution: number; doubtful: number }
  /** How many checks found something. */
  flags: number
  checks: Check[]
}

/** At most 5% and 1% of honest people lie beyond, simulated or real; real ones fit any model less well. */
export const thresholds = { caution: 2.75, doubtful: 4 }

export type TimedAnswer = Answer & { elapsedMs?: number | null }

/** Every check on one person's answers, in the order given. `useTimes` false leaves answer times out. */
export const validity = (...given: Parameters<typeof validityInSteps>): Validity =>
  finish(validityInSteps(...given))

export function* validityInSteps(
  bank: Bank,
  answers: readonly TimedAnswer[],
  useTimes = true,
  profile: ProfileReference = priorProfile(bank.dimensions.length),
): Steps<Validity> {
  const answered = answers.filter(({ category }) => category !== null)
  const items = answered.map(({ id }) => itemAt(bank, id))
  const sheet: Sheet = { items, categories: answered.map(({ category }) => category!) }
  const scores = scoreSelf(bank, answers)
  const estimates = bank.dimensions.map(dimension => scores[dimension]!)

  const honest =
    items.length < leastAnswers ? [] : yield* replicate(bank, sheet, other => measure(bank, other))
  const checks = [
    unreadCheck(
      bank,
      sheet,
      honest.map(({ unread }) => unread),
    ),
    longStringCheck(
      bank,
      sheet,
      honest.map(({ run }) => run),
    ),
    variabilityCheck(
      bank,
      sheet,
      honest.map(({ spread }) => spread),
    ),
    profileCheck(estimates, profile),
    evenOddCheck(bank, sheet),
    twinCheck(bank, sheet, estimates),
    yield* personFitCheck(bank, sheet),
    timeCheck(useTimes ? answers.map(answer => answer.elapsedMs) : []),
  ]
  const flags = checks.filter(check => check.verdict === 'flagged').length
  const index =
    checks[0]!.value === null ? null : checks.reduce((total, check) => total + check.contribution, 0)
  return { verdict: verdictOf(index), index, thresholds, flags, checks }
}

const measure = (bank: Bank, sheet: Sheet) => ({
  unread: unreadLogRatio(bank, sheet),
  run: longestRun(bank, sheet),
  spread: spreadOfAnswers(bank, sheet),
})

function verdictOf(index: number | null): Validity['verdict'] {
  if (index === null) return 'unchecked'
  if (index >= thresholds.doubtful) return 'doubtful'
  return index >= thresholds.caution ? 'caution' : 'sound'
}
