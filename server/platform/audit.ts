import type { AuditNotes } from './audit-notes.ts'
import type { Actor, Origin } from './db/index.ts'
import { Failure } from './errors.ts'

export type ReadLog = ReturnType<typeof openReadLog>

/** Requests that returned somebody else's data. */
export function openReadLog(notes: AuditNotes) {
  return {
    /** One entry for the request, whichever rows it returned. */
    note(actor: Extract<Actor, { kind: 'person' }>, resource: string, ids: string[]) {
      if (ids.length === 0) return
      const { requestId: request, address } = actor.origin
      // As the database spells them: whoever writes an id in capitals is found all the same.
      const spelled = ids.map(id => id.toLowerCase())
      const [row = null, ...more] = spelled
      const named = more.length === 0 ? { row, rows: [] } : { row: null, rows: spelled }
      const note = {
        actor: actor.id,
        action: 'read',
        resource,
        ...named,
        fields: [],
        times: 1,
        request,
        address,
      }
      // Nothing is shown that cannot be noted.
      if (!notes.add(note)) throw new Failure('UNAVAILABLE')
    },
  }
}

/** What happens without changing a row, and is worth knowing. */
export const eventActions = ['read', 'export', 'refuse', 'sign_in_failed', 'new_address', 'verify'] as const

export type AuditEvent = {
  action: (typeof eventActions)[number]
  /** A profile id, or `anonymous` where nobody is signed in. */
  actor: string
  resource: string
  /** The row it was about: the account that was guessed at, the token that was used. */
  row?: string | undefined
  /** What else to know, never a value somebody typed. */
  fields?: string[]
  origin: Origin
}

const windowMs = 60_000
/** Of each action; beyond it, callers are counted together. */
const mostKinds = 1_000

export type AuditEvents = ReturnType<typeof openAuditEvents>

/**
 * The first of its kind in a minute is written at once; the same again, by the same person from the same address, is
 * counted and written once with the number. So a flood leaves some thousand entries a minute, whoever sends it.
 */
export function openAuditEvents(notes: AuditNotes) {
  type Counted = { event: AuditEvent; again: number; timer: NodeJS.Timeout }
  const counted = new Map<string, Counted>()
  const kinds = new Map<string, number>()

  const write = ({ actor, action, resource, row, fields = [], origin }: AuditEvent, times: number) =>
    notes.add({
      actor,
      action,
      resource,
      row: row ?? null,
      rows: [],
      fields,
      times,
      request: origin.requestId,
      address: origin.address,
    })

  const finish = (key: string) => {
    const { event, again, timer } = counted.get(key) as Counted
    clearTimeout(timer)
    counted.delete(key)
    kinds.set(event.action, (kinds.get(event.action) ?? 1) - 1)
    if (again > 0) write({ ...event, origin: { ...event.origin, requestId: '' } }, again)
  }

  return {
    record(given: AuditEvent) {
      const crowded = (kinds.get(given.action) ?? 0) >= mostKinds
      const event: AuditEvent = crowded
        ? { action: given.action, actor: 'various', resource: given.resource, origin: nowhere }
        : given
      const { action, actor, resource, row, fields = [], origin } = event
      const key = [action, actor, resource, row, origin.address, ...fields].join('\0')
      const known = counted.get(key)
      if (known) {
        known.again++
        return
      }
      const timer = setTimeout(finish, windowMs, key).unref()
      counted.set(key, { event, again: 0, timer })
      kinds.set(event.action, (kinds.get(event.action) ?? 0) + 1)
      write(event, 1)
    },
    /** Writes what was counted so far. */
    close() {
      for (const key of [...counted.keys()]) finish(key)
    },
  }
}

const nowhere: Origin = { requestId: '', address: '' }
