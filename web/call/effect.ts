import type { components } from '../../contract/schema.ts'

export type Rules = components['schemas']['CallOutcomes']
export type Outcome = keyof Rules
export type Status = components['schemas']['Lead']['status']

/** What somebody enters of a call, as far as they have. */
export type Entered = {
  outcome?: Outcome
  /** When to speak next; null: nothing, by choice. */
  followUp?: string | null
  /** They bought. */
  converted?: boolean
}

/** In the order of their keys. */
export const outcomes: readonly Outcome[] = [
  'connected',
  'no_answer',
  'busy',
  'voicemail',
  'callback',
  'not_interested',
  'wrong_number',
  'do_not_call',
]

export type Effect = {
  status: Status | undefined
  neverCalled: boolean
  /** When it comes back by itself, where nothing was agreed. */
  retryMinutes: number | undefined
  /** What was planned before stands, and is what brings it back. */
  keepsFollowUp: boolean
  leavesQueue: boolean
}

/** What is planned and still to come when a call is made; a call ends what was due by then. */
export const stillAhead = (due: string | undefined, calledAt: string | number = Date.now()) =>
  due && Date.parse(due) > new Date(calledAt).getTime() ? due : undefined

/** What saving this outcome will do, by the rules an admin has set: the service applies the same. */
export function effectOf(
  rules: Rules,
  outcome: Outcome,
  lead: { status: Status; attemptsInRow: number; hasFollowUp?: boolean },
  { followUp, converted = false }: { followUp: boolean; converted?: boolean | undefined },
): Effect {
  const { status, do_not_call, retry_minutes, max_attempts, follow_up } = rules[outcome]
  const target = converted
    ? 'converted'
    : status && (status.from as Status[]).includes(lead.status)
      ? status.to
      : undefined
  const attempt = lead.attemptsInRow + 1
  const isExhausted = max_attempts !== null && attempt >= max_attempts
  const retry = retry_minutes[Math.min(attempt, retry_minutes.length) - 1]
  // Where a time must be said, nothing is saved without one.
  const isOpen = !followUp && follow_up === 'required'
  const isUnplanned = !isOpen && !followUp && !do_not_call
  const keepsFollowUp = isUnplanned && lead.hasFollowUp === true
  const comesBack = isUnplanned && !keepsFollowUp && !converted && !isExhausted && retry !== undefined
  return {
    status: target === lead.status ? undefined : target,
    neverCalled: do_not_call,
    retryMinutes: comesBack ? retry : undefined,
    keepsFollowUp,
    leavesQueue: isUnplanned && !keepsFollowUp && !comesBack,
  }
}

/** Whether they may have bought in a call that went like this. */
export const canConvert = ({ contact, do_not_call, status }: Rules[Outcome]) =>
  contact && !do_not_call && status?.to !== 'lost'

const unreached: readonly string[] = ['no_answer', 'busy', 'voicemail']

/** How many of the newest calls in a row reached nobody. */
export function unreachedInRow(calls: readonly { type: string; outcome?: string | null }[]): number {
  const made = calls.filter(({ type }) => type === 'call')
  const reached = made.findIndex(({ outcome }) => !unreached.includes(outcome ?? ''))
  return reached === -1 ? made.length : reached
}
