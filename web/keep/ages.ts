import type { components } from '../../contract/schema.ts'

export type Ages = components['schemas']['RetentionSetting']
export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const

export type AgeName =
  | `leads.${(typeof leadStatuses)[number]}`
  | 'interactions'
  | 'answers'
  | 'results'
  | 'audit'
  | 'sessions'
  | 'mail'
  | 'webhooks'
  | 'imports'
  | 'events'

type Bounds = { least: number; most: number; orNever: boolean }

/** What each age may be; a test holds it against the service's own schema. */
export const bounds: Record<AgeName, Bounds> = {
  ...(Object.fromEntries(
    leadStatuses.map(status => [`leads.${status}`, { least: 30, most: 36_500, orNever: true }]),
  ) as Record<`leads.${(typeof leadStatuses)[number]}`, Bounds>),
  interactions: { least: 30, most: 36_500, orNever: true },
  answers: { least: 30, most: 36_500, orNever: true },
  results: { least: 30, most: 36_500, orNever: true },
  audit: { least: 365, most: 36_500, orNever: true },
  sessions: { least: 1, most: 365, orNever: false },
  mail: { least: 1, most: 365, orNever: false },
  webhooks: { least: 1, most: 365, orNever: false },
  imports: { least: 1, most: 3650, orNever: false },
  events: { least: 1, most: 30, orNever: false },
}
export const ageNames = Object.keys(bounds) as AgeName[]

export type Typed = Record<AgeName, string>

const ageIn = (ages: Ages, name: AgeName): number | null => {
  const [first, status] = name.split('.') as [keyof Ages, keyof Ages['leads'] | undefined]
  return (status ? ages.leads[status] : ages[first]) as number | null
}

export const typedOf = (ages: Ages): Typed =>
  Object.fromEntries(ageNames.map(name => [name, String(ageIn(ages, name) ?? '')])) as Typed

/** Undefined where what is typed is no age that the kind may have. */
export function ageFrom(name: AgeName, typed: string): number | null | undefined {
  const { least, most, orNever } = bounds[name]
  const text = typed.trim()
  if (text === '') return orNever ? null : undefined
  const days = Number(text)
  return Number.isInteger(days) && days >= least && days <= most ? days : undefined
}

export const wrongAges = (typed: Typed): AgeName[] =>
  ageNames.filter(name => ageFrom(name, typed[name]) === undefined)

/** For what has no wrong ages. */
export function agesFrom(typed: Typed): Ages {
  const age = (name: AgeName) => ageFrom(name, typed[name]) as never
  return {
    leads: Object.fromEntries(
      leadStatuses.map(status => [status, age(`leads.${status}`)]),
    ) as unknown as Ages['leads'],
    interactions: age('interactions'),
    answers: age('answers'),
    results: age('results'),
    audit: age('audit'),
    sessions: age('sessions'),
    mail: age('mail'),
    webhooks: age('webhooks'),
    imports: age('imports'),
    events: age('events'),
  }
}
