import type { Lead } from '../../contract/client.ts'

export const statuses = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const
export type Status = (typeof statuses)[number]
export const followUpFilters = ['due', 'overdue', 'none'] as const
export type FollowUpFilter = (typeof followUpFilters)[number]

/** What narrows the list, as it stands in the address. */
export type Filters = {
  q?: string
  status?: Status
  source?: string
  assigned?: string
  follow_up?: FollowUpFilter
}

const oneOf = <T extends string>(list: readonly T[], value: unknown) => list.find(one => one === value)

/** What an address asks for; what nobody could have meant is left out. */
export function filtersOf(search: Record<string, unknown>): Filters {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : undefined
  const uuid = /^[0-9a-f-]{36}$/
  const found = {
    q: text(search.q),
    status: oneOf(statuses, search.status),
    source: text(search.source),
    assigned: uuid.test(String(search.assigned)) ? String(search.assigned) : undefined,
    follow_up: oneOf(followUpFilters, search.follow_up),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as Filters
}

export const queryOf = ({ q, assigned, ...rest }: Filters) => ({
  ...rest,
  ...(q?.trim() ? { search: q.trim() } : {}),
  ...(assigned ? { assigned_to: assigned } : {}),
})

const digits = (text: string) => text.replace(/\D/g, '')

/** Whether a lead that the feed tells of belongs into the list; where only the service knows, no. */
export function belongs(lead: Lead, { q, status, source, assigned, follow_up }: Filters): boolean {
  if (status && lead.status !== status) return false
  if (source && lead.source !== source) return false
  if (assigned && lead.assigned_to !== assigned) return false
  if (follow_up && follow_up !== 'none') return false
  const wanted = q?.trim().toLowerCase()
  if (!wanted) return true
  const text = [lead.name, lead.company, lead.email].join(' ').toLowerCase()
  const number = digits(wanted)
  return text.includes(wanted) || (number.length >= 3 && digits(lead.phone ?? '').includes(number))
}
