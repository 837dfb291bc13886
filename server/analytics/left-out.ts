import type { Tx } from '../platform/db/index.ts'
import { seesEverything } from './lead-queries.ts'
import type { Period } from './period.ts'
import type { PersonCounts } from './person-queries.ts'
import { countEvents, type PersonMeasure } from './row-queries.ts'

/** How many rows a number stands for; of seconds nobody counts the calls. */
const rowsOf: Record<PersonMeasure, ((counts: PersonCounts) => number) | undefined> = {
  leads_assigned: counts => counts.leads_assigned,
  total_calls: counts => counts.calls,
  connected_calls: counts => counts.connected,
  unique_leads_called: counts => counts.unique_leads_called,
  'connection_rate_of.numerator': counts => counts.connected,
  'connection_rate_of.denominator': counts => counts.calls,
  talk_time_seconds: undefined,
  conversions: counts => counts.conversions,
  'conversion_rate_of.numerator': counts => counts.contacted_converted,
  'conversion_rate_of.denominator': counts => counts.contacted,
  time_to_first_contact: counts => counts.contacted,
  'follow_up_compliance_of.numerator': counts => counts.follow_ups_kept,
  'follow_up_compliance_of.denominator': counts => counts.follow_ups_due,
}

export const leftOutReasons = ['assigned_elsewhere', 'forgotten'] as const

/**
 * What a number counts and its rows do not show: a number stays when its leads go by age or by erasure, and what somebody
 * did stays theirs when the lead is given to somebody else, who alone reads it then.
 */
export async function countLeftOut(
  tx: Tx,
  period: Period,
  counts: PersonCounts,
  measure: PersonMeasure,
  /** Where they are all on the first page, they need not be counted. */
  all: number | undefined,
) {
  const number = rowsOf[measure]?.(counts) ?? 0
  if (number === 0) return null
  const readable = all ?? (await countEvents(tx, period, counts.id, measure, number))
  const rows = Math.max(0, number - readable)
  const reason: (typeof leftOutReasons)[number] = seesEverything(tx) ? 'forgotten' : 'assigned_elsewhere'
  return rows === 0 ? null : { rows, reason }
}
