import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFormat } from '../texts/format.ts'
import { addDays, momentOf } from '../texts/zoned.ts'
import type { Query } from './data.ts'

export const actions = [
  'create',
  'update',
  'delete',
  'read',
  'export',
  'refuse',
  'sign_in_failed',
  'new_address',
  'verify',
  'resume',
  'forget',
  'erase',
] as const

export type Wanted = { who: string; action: string; resource: string; row: string; from: string; to: string }
const names = ['who', 'action', 'resource', 'row', 'from', 'to'] as const

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : ''
const day = (value: string) => (Number.isNaN(Date.parse(`${value}T00:00Z`)) ? '' : value)

/** What is searched for, as the address has it and as the service is asked for it. */
export function useAuditAddress() {
  const navigate = useNavigate()
  const { timeZone } = useFormat()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const wanted = Object.fromEntries(names.map(name => [name, text(search[name])])) as Wanted
  const from = day(wanted.from)
  const to = day(wanted.to)
  const action = actions.find(one => one === wanted.action)
  const query: Query = {
    ...(wanted.who ? { actor: wanted.who } : {}),
    ...(action ? { action } : {}),
    ...(wanted.resource ? { resource: wanted.resource } : {}),
    ...(wanted.row.trim() ? { row_id: wanted.row.trim().toLowerCase() } : {}),
    ...(from ? { from: momentOf(from, '00:00', timeZone).toISOString() } : {}),
    ...(to ? { to: momentOf(addDays(to, 1), '00:00', timeZone).toISOString() } : {}),
  }
  // What is typed counts a moment later: what was chosen meanwhile stays chosen.
  const go = (change: (before: Partial<Wanted>) => Partial<Wanted>) =>
    void navigate({
      to: '/audit',
      search: ((before: Partial<Wanted>) =>
        Object.fromEntries(Object.entries(change(before)).filter(([, value]) => value))) as never,
      replace: true,
      resetScroll: false,
    })
  return {
    wanted,
    query,
    change: (next: Partial<Wanted>) => go(before => ({ ...before, ...next })),
    clear: () => go(() => ({})),
  }
}
export type AuditAddress = ReturnType<typeof useAuditAddress>
