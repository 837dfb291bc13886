import type { Outcome, Rules, Status } from '../call/effect.ts'
import { outcomes } from '../call/effect.ts'

type Rule = Rules[Outcome]
export type MovableStatus = NonNullable<Rule['status']>['from'][number]
/** What an outcome does, as it stands in the form. */
export type Draft = Omit<Rule, 'status' | 'retry_minutes' | 'max_attempts'> & {
  from: MovableStatus[]
  /** Empty: the status stays. */
  to: Status | ''
  /** How long to wait after each attempt: 15 min, 1 h, 1 d. */
  waits: string
  attempts: string
}
export type Drafts = Record<Outcome, Draft>
export type FieldName = 'contact' | 'status' | 'retry_minutes' | 'max_attempts' | 'do_not_call' | 'follow_up'

const units = { min: 1, h: 60, d: 1440 }

export const spanText = (minutes: number) => {
  const unit = minutes % units.d === 0 ? 'd' : minutes % units.h === 0 ? 'h' : 'min'
  return `${minutes / units[unit]} ${unit}`
}

/** The minutes of "15 min, 1 h, 1 d"; undefined where it cannot be read. */
export function readSpans(text: string): number[] | undefined {
  const parts = text
    .split(',')
    .map(part => part.trim().toLowerCase())
    .filter(Boolean)
  const minutes = parts.map(part => {
    const [, count, unit = 'min'] = /^(\d{1,6})\s*(min|h|d)?$/.exec(part) ?? []
    return Number(count) * units[unit as keyof typeof units]
  })
  return minutes.every(value => value >= 1) ? minutes : undefined
}

export const draftOf = ({ status, retry_minutes, max_attempts, ...rest }: Rule): Draft => ({
  ...rest,
  from: status?.from ?? [],
  to: status?.to ?? '',
  waits: retry_minutes.map(spanText).join(', '),
  attempts: max_attempts === null ? '' : String(max_attempts),
})

export const ruleOf = ({ from, to, waits, attempts, ...rest }: Draft): Rule => ({
  ...rest,
  status: to === '' ? null : { from, to },
  retry_minutes: readSpans(waits) ?? [],
  max_attempts: attempts.trim() === '' ? null : Number(attempts),
})

const each = <From, To>(all: Record<Outcome, From>, make: (one: From) => To) =>
  Object.fromEntries(outcomes.map(outcome => [outcome, make(all[outcome])])) as Record<Outcome, To>

export const draftsOf = (rules: Rules): Drafts => each(rules, draftOf)
export const rulesOf = (drafts: Drafts): Rules => each(drafts, ruleOf)

/** A field with text in it that cannot be read. */
export function unreadableIn({ waits, attempts }: Draft): 'retry_minutes' | 'max_attempts' | undefined {
  if (!readSpans(waits)) return 'retry_minutes'
  return attempts.trim() === '' || /^\s*[1-9]\d{0,3}\s*$/.test(attempts) ? undefined : 'max_attempts'
}

export type Problem = { outcome: Outcome; field: FieldName }

/** The first that cannot be meant. What the service alone knows, it refuses. */
export function problemIn(drafts: Drafts): Problem | undefined {
  for (const outcome of outcomes) {
    const { from, to } = drafts[outcome]
    if (to !== '' && from.length === 0) return { outcome, field: 'status' }
    const field = unreadableIn(drafts[outcome])
    if (field) return { outcome, field }
  }
  return undefined
}
