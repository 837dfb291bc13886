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

/**
 * What a change is for somebody: a lead that comes into their sight is new to them, one that leaves it is gone. Each of
 * the few possible events is made once, however many are told of it.
 */
export function eventsOf(change: Change, record: Record | undefined) {
  const made: Partial<{ [type in Event['type']]: Event }> = {}
  const base = { schema: 'public', table: 'leads', commit_timestamp: change.at } as const
  const remember = (type: Event['type'], row: Pick<Event, 'new' | 'old'>) => {
    made[type] ??= { type, ...base, ...row }
    return made[type]
  }
  return (sawBefore: boolean, seesAfter: boolean, maySeeNow: boolean): Event | undefined => {
    const gone = change.type === 'DELETE' || !seesAfter
    if (gone) return sawBefore ? remember('DELETE', { old: { id: change.row_id } }) : undefined
    // Changed again or gone since: a later change tells of it.
    if (!record || !maySeeNow) return undefined
    return remember(change.type === 'UPDATE' && sawBefore ? 'UPDATE' : 'INSERT', { new: record })
  }
}

/** Server-sent events: a block of lines, an empty one behind it. */
export const frame = (id: string, data: unknown, event?: string) =>
  `id: ${id}\n${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`

const frames = new WeakMap<Event, Buffer>()

/** The same bytes for everybody who is told. */
export function eventFrame(id: string, event: Event): Buffer {
  const known = frames.get(event)
  if (known) return known
  const made = Buffer.from(frame(id, event))
  frames.set(event, made)
  return made
}

/** Moves the reader's place along without telling anything, and keeps proxies from thinking the line is dead. */
export const heartbeat = (id: string) => `: still here\nid: ${id}\n\n`
