import type { Tx } from '../platform/db/index.ts'
import type { Change } from '../platform/outbox.ts'
import { eventOf, isOfAttempt, noticeOf } from './events.ts'
import { assessmentsOf, insertNotices, queueDeliveries } from './fan-out-queries.ts'

/**
 * Events become deliveries, and what concerns one person becomes a notification of theirs, in the transaction that notes
 * how far the outbox was read: each once, in the order in which things happened. Answers whether there was anything.
 */
export async function fanOut(tx: Tx, changes: Change[]): Promise<boolean> {
  const attempts = changes.filter(isOfAttempt).map(change => change.row_id)
  const assessments = attempts.length > 0 ? await assessmentsOf(tx, attempts) : new Map<string, string>()
  const told = changes.map(change => ({ change, event: eventOf(change, assessments) }))
  const events = told.flatMap(({ event }) => event ?? [])
  const notices = told.flatMap(({ change, event }) => noticeOf(change, event) ?? [])
  if (events.length > 0) await queueDeliveries(tx, events)
  if (notices.length > 0) await insertNotices(tx, notices)
  return events.length + notices.length > 0
}
