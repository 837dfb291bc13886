import type { Change } from '../platform/outbox.ts'

/** What can be registered for, and what it tells. docs/events.md has every payload. */
export const eventTypes = [
  'assessment.started',
  'assessment.completed',
  'assessment.error',
  'report.generated',
  'lead.created',
  'lead.updated',
  'lead.deleted',
  'lead.converted',
] as const
export type EventType = (typeof eventTypes)[number]

export const testType = 'endpoint.test'

/** Ids and words of ours alone: what an event tells of is read by whoever may read it. */
export type EventData = Record<string, string | null>
export type Event = { type: EventType; subject: string; person: string | null; at: string; data: EventData }

const leadTypes = { INSERT: 'lead.created', UPDATE: 'lead.updated', DELETE: 'lead.deleted' } as const

/** Undefined for what is nobody's event. Of which assessment an attempt is, only the attempt says. */
export function eventOf(change: Change, assessments: Map<string, string>): Event | undefined {
  const { topic, type, row_id, after, at, detail } = change
  if (topic === 'leads') return leadEvent(leadTypes[type], change)
  if (topic === 'lead.converted') return leadEvent(topic, change)
  const name = topic === 'attempts' && type === 'INSERT' ? 'assessment.started' : attemptTopics.get(topic)
  const assessment_id = assessments.get(row_id)
  // Gone, and with it whatever there was to tell.
  if (!name || assessment_id === undefined) return undefined
  const data = { attempt_id: row_id, assessment_id, user_id: after }
  const more: EventData =
    name === 'report.generated'
      ? { report_id: detail }
      : name === 'assessment.error'
        ? { reason: detail }
        : {}
  return { type: name, subject: row_id, person: after, at, data: { ...data, ...more } }
}

const leadEvent = (type: EventType, { row_id, after, at }: Change): Event => ({
  type,
  subject: row_id,
  person: null,
  at,
  data: type === 'lead.deleted' ? { lead_id: row_id } : { lead_id: row_id, assigned_to: after },
})

const attemptTopics = new Map<string, EventType>(
  (['assessment.completed', 'assessment.error', 'report.generated'] as const).map(name => [name, name]),
)
const attemptRows = new Set(['attempts', ...attemptTopics.keys()])
export const isOfAttempt = ({ topic }: Change) => attemptRows.has(topic)

/** What somebody is told in the app. */
export type Notice = { person: string; type: string; data: EventData; at: string; read: boolean }

export function noticeOf(change: Change, event: Event | undefined): Notice | undefined {
  const { topic, row_id, after, at } = change
  if (topic === 'follow_up_reminders' && after)
    return { person: after, type: 'follow_up.due', data: { lead_id: row_id }, at, read: false }
  if (!event?.person) return undefined
  const { user_id: _, ...data } = event.data
  // What they have just done themselves is told to their other pages, and is no news.
  const read = event.type === 'assessment.started'
  return { person: event.person, type: event.type, data, at, read }
}
