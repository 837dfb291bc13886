import type { Lead } from '../../contract/client.ts'
import { preferences, timeZoneOf } from '../device/preferences.ts'
import { dayAndTime } from '../texts/zoned.ts'
import { createdOf, daysOf } from './created.ts'

export const statuses = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const
export type Status = (typeof statuses)[number]
export const followUpFilters = ['due', 'overdue', 'none'] as const
export type FollowUpFilter = (typeof followUpFilters)[number]

/** Stands where a person's id would: leads that are assigned to no one. */
export const nobody = 'nobody'

/** What narrows the list, as it stands in the address. */
export type Filters = {
  q?: string
  status?: Status
  source?: string
  assigned?: string
  follow_up?: FollowUpFilter
  created?: string
  /** The id of an import: what it created or changed. */
  import?: string
}

const oneOf = <T extends string>(list: readonly T[], value: unknown) => list.find(one => one === value)

/** What an address asks for; what nobody could have meant is left out. */
export function filtersOf(search: Record<string, unknown>): Filters {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : undefined
  const uuid = (value: unknown) => (/^[0-9a-f-]{36}$/.test(String(value)) ? String(value) : undefined)
  const found = {
    q: text(search.q),
    status: oneOf(statuses, search.status),
    source: text(search.source),
    assigned: search.assigned === nobody ? nobody : uuid(search.assigned),
    follow_up: oneOf(followUpFilters, search.follow_up),
    created: createdOf(search.created),
    import: uuid(search.import),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as Filters
}

/** The same as the service understands it. Days are those of the person's time zone. */
export const queryOf = ({ q, assigned, created, ...rest }: Filters) => ({
  ...rest,
  ...(q?.trim() ? { search: q.trim() } : {}),
  ...(assigned ? { assigned_to: assigned } : {}),
  ...(created ? createdQuery(created) : {}),
})

const dayOf = (moment: string | number) => dayAndTime(moment, timeZoneOf(preferences())).day

function createdQuery(created: string) {
  const { from, to } = daysOf(created, dayOf(Date.now()))
  return {
    ...(from ? { created_from: from } : {}),
    ...(to ? { created_to: to } : {}),
    time_zone: timeZoneOf(preferences()),
  }
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Whether a lead that the feed tells of belongs into the list; where only the service knows, no. */
export function belongs(lead: Lead, filters: Filters): boolean {
  const { q, status, source, assigned, follow_up, created } = filters
  if (status && lead.status !== status) return false
  if (source && lead.source !== source) return false
  if (assigned && (lead.assigned_to ?? nobody) !== assigned) return false
  if ((follow_up && follow_up !== 'none') || filters.import) return false
  if (created && !isWithin(lead.created_at, created)) return false
  const wanted = q?.trim().toLowerCase()
  if (!wanted) return true
  const text = [lead.name, lead.company, lead.email].join(' ').toLowerCase()
  const number = digits(wanted)
  return text.includes(wanted) || (number.length >= 3 && digits(lead.phone ?? '').includes(number))
}

function isWithin(moment: string, created: string) {
  const { from = '', to = '9999' } = daysOf(created, dayOf(Date.now()))
  return dayOf(moment) >= from && dayOf(moment) <= to
}
