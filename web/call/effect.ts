import type { components } from '../../contract/schema.ts'

export type Rules = components['schemas']['CallOutcomes']
export type Outcome = keyof Rules
export type Status = components['schemas']['Lead']['status']

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
  leavesQueue: boolean
}

/** What saving this outcome will do, by the rules an admin has set: the service applies the same. */
export function effectOf(
  rules: Rules,
  outcome: Outcome,
  lead: { status: Status; attemptsInRow: number },
  followUp: boolean,
): Effect {
  const { status, do_not_call, retry_minutes, max_attempts } = rules[outcome]
  const moves = status && (status.from as Status[]).includes(lead.status) && status.to !== lead.status
  const attempt = lead.attemptsInRow + 1
  const isExhausted = max_attempts !== null && attempt >= max_attempts
  const retry = retry_minutes[Math.min(attempt, retry_minutes.length) - 1]
  const comesBack = !followUp && !do_not_call && !isExhausted && retry !== undefined
  return {
    status: moves ? status.to : undefined,
    neverCalled: do_not_call,
    retryMinutes: comesBack ? retry : undefined,
    leavesQueue: !followUp && !comesBack && !do_not_call,
  }
}

const unreached: readonly string[] = ['no_answer', 'busy', 'voicemail']

/** How many of the newest calls in a row reached nobody. */
export function unreachedInRow(calls: readonly { type: string; outcome?: string | null }[]): number {
  const made = calls.filter(({ type }) => type === 'call')
  const reached = made.findIndex(({ outcome }) => !unreached.includes(outcome ?? ''))
  return reached === -1 ? made.length : reached
}
