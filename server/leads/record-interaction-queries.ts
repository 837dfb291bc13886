import type { NamedQuery } from '../platform/db/pipeline.ts'
import type { Moved, NewInteraction } from './schemas.ts'

type Status = Moved['status']['to']
type State = {
  status: Status
  attempts: number
  do_not_call: boolean
  next_attempt_at: string | null
  follow_up_at: string | null
  claimed: boolean
}

/** What the database answers to an interaction that was written, and the lead as it was before and is after. */
export type Recorded = {
  created_at: string
  first_name: string | null
  last_name: string | null
  outcome: NewInteraction['outcome']
  duration_seconds: number | null
  occurred_at: string | null
  reached: boolean
  before: State
  after: State
  wanted_status: Status | null
}

/** No row: no such lead for this person. A row of nulls: a lead that has no key yet. */
export const keyOfLead = (lead: string): NamedQuery => ({
  name: 'interactions.key',
  text: `select k.id, k.master_id, k.wrapped from public.leads l left join app.data_keys k on k.lead_id = l.id and k.moved_at is null
    where l.id = $1`,
  values: [lead],
})

export const recordInteraction = (
  entry: object,
  sealed: Buffer | null,
  wrappedKey: Buffer | null,
): NamedQuery => ({
  name: 'interactions.record',
  // Not a bare select, which would be asked again when the connection is lost.
  text: `with recorded as materialized (select app.record_interaction($1, $2, $3) as made) select made from recorded`,
  values: [JSON.stringify(entry), sealed, wrappedKey],
})
