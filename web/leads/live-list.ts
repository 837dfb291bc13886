import type { InfiniteData } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Lead, LeadChange } from '../../contract/client.ts'
import { queryClient } from '../api/client.ts'
import { session } from '../api/session.ts'
import { onLeadChange } from '../frame/live.ts'
import { settled } from '../frame/settle.ts'
import { type ListPage, managing, type Row } from './data.ts'
import { belongs, type Filters } from './filters.ts'

/** A lead as it was heard of last; cameAt: when it came into this person's sight, made or given to them. */
type Arrival = { lead: Lead; at: number; cameAt: number | undefined }

// More than anybody would look through one by one; "show" reads the list anew in any case.
const mostArrivals = 500
const listeners = new Set<() => void>()
let arrivals: readonly Arrival[] = []

function setArrivals(next: readonly Arrival[]) {
  arrivals = next.slice(-mostArrivals)
  for (const listener of listeners) listener()
}

/** Changes rows where they stand: none moves, and none goes away, while somebody looks at the list. */
function changeRow(id: string, change: (row: Row) => Row) {
  queryClient.setQueriesData<InfiniteData<ListPage>>({ queryKey: ['lead-list'] }, list => {
    const page = list?.pages.find(one => one.data.some(row => row.id === id))
    if (!list || !page) return list
    const changed = { ...page, data: page.data.map(row => (row.id === id ? change(row) : row)) }
    return { ...list, pages: list.pages.map(one => (one === page ? changed : one)) }
  })
}

/** What somebody changed here is in the list at once. */
export const putIntoLists = (lead: Lead) => changeRow(lead.id, row => ({ ...row, ...lead }))

/** What leaves the sight of those who see every lead was deleted; others are not told whether it was given away. */
function goneFromSight() {
  const state = session.state()
  return 'person' in state && managing(state.person.role) ? 'deleted' : 'away'
}

const readContactsSoon = settled(() => void queryClient.invalidateQueries({ queryKey: ['lead-contacts'] }))

/** Whether somebody may be called goes by the number, which others may share: it is read again for all that are shown. */
function followContacts(id: string) {
  const asked = queryClient.getQueryCache().findAll({ queryKey: ['lead-contacts'] })
  if (asked.some(({ queryKey }) => queryKey.includes(id))) readContactsSoon()
}

function hear(change: LeadChange | 'reset') {
  if (change === 'reset') {
    void queryClient.invalidateQueries({ queryKey: ['lead-list'] })
    void queryClient.invalidateQueries({ queryKey: ['lead'] })
    void queryClient.invalidateQueries({ queryKey: ['lead-contacts'] })
    return
  }
  const lead = change.new
  const id = lead?.id ?? change.old?.id
  if (!id) return
  const others = arrivals.filter(one => one.lead.id !== id)
  if (lead) {
    const at = Date.now()
    const cameAt = change.type === 'INSERT' ? at : arrivals.find(one => one.lead.id === id)?.cameAt
    changeRow(id, ({ gone: _, ...row }) => ({ ...row, ...lead }))
    setArrivals([...others, { lead, at, cameAt }])
    followContacts(id)
  } else {
    changeRow(id, row => ({ ...row, gone: row.gone ?? goneFromSight() }))
    setArrivals(others)
  }
  void queryClient.invalidateQueries({ queryKey: ['lead', id] })
  void queryClient.invalidateQueries({ queryKey: ['lead-history', id] })
}

// From the first visit on, so that a list come back to is as it should be.
onLeadChange(hear)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Leads that would be in the list had it been read just now. */
export function useNewSince(list: InfiniteData<ListPage> | undefined, filters: Filters): Lead[] {
  const heard = useSyncExternalStore(subscribe, () => arrivals)
  const first = list?.pages[0]
  if (!first || heard.length === 0) return []
  const known = new Set(list.pages.flatMap(page => page.data.map(row => row.id)))
  // Where more can be scrolled to, an older lead that changed may be further down already.
  const isWhole = !list.pages.at(-1)?.meta.next_cursor
  const newest = first.data[0]?.created_at ?? ''
  return heard
    .filter(({ lead, at }) => at > first.loadedAt && !known.has(lead.id) && belongs(lead, filters))
    .filter(({ lead, cameAt = 0 }) => isWhole || cameAt > first.loadedAt || lead.created_at > newest)
    .map(({ lead }) => lead)
}
