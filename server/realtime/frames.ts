import type { Change } from '../platform/outbox.ts'
import type { Record } from './queries.ts'

export type Event = {
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  schema: 'public'
  table: 'leads'
  commit_timestamp: string
  new?: Record
  old?: { id: string }
}

/** What a change is for somebody: a lead that comes into their sight is new to them, one that leaves it is gone. */
export function eventFor(
  change: Change,
  sawBefore: boolean,
  seesAfter: boolean,
  record: Record | undefined,
): Event | undefined {
  const base = { schema: 'public', table: 'leads', commit_timestamp: change.at } as const
  const gone = change.type === 'DELETE' || !seesAfter
  if (gone) return sawBefore ? { type: 'DELETE', ...base, old: { id: change.row_id } } : undefined
  // Changed again or gone since: a later change tells of it.
  if (!record) return undefined
  return { type: change.type === 'UPDATE' && sawBefore ? 'UPDATE' : 'INSERT', ...base, new: record }
}

/** Server-sent events: a block of lines, an empty one behind it. */
export const frame = (id: string, data: unknown, event?: string) =>
  `id: ${id}\n${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`

/** Moves the reader's place along without telling anything, and keeps proxies from thinking the line is dead. */
export const heartbeat = (id: string) => `: still here\nid: ${id}\n\n`
