import type { Tx } from '../platform/db/index.ts'
import { type LeadScope, secondsTo } from './lead-queries.ts'
import type { Period } from './period.ts'

const converted = 'converted_at is not null'
const lost = 'lost_at is not null and converted_at is null'

/**
 * What a number counts, as a condition on the facts of the leads created in the period. Each is named as the field of
 * /analytics/leads that holds the number; those of totals without that word.
 */
export const leadMeasures = {
  leads: 'true',
  attempted: 'first_attempt_at is not null',
  contacted: 'contacted_at is not null',
  qualified: 'qualified_at is not null',
  converted,
  lost,
  'by_status.new': `f.status = 'new'`,
  'by_status.contacted': `f.status = 'contacted'`,
  'by_status.qualified': `f.status = 'qualified'`,
  'by_status.converted': `f.status = 'converted'`,
  'by_status.lost': `f.status = 'lost'`,
  'conversion_rate_of.numerator': converted,
  'conversion_rate_of.denominator': 'true',
  'win_rate_of.numerator': converted,
  'win_rate_of.denominator': `(${converted} or ${lost})`,
  time_to_first_attempt: 'first_attempt_at is not null',
  time_to_first_contact: 'first_contact_at is not null',
  time_to_conversion: converted,
  // Of those younger than leads usually take.
  'maturity.leads_too_young': `f.status not in ('converted', 'lost')`,
} as const
export type LeadMeasure = keyof typeof leadMeasures

const wholeSecondsTo = (column: string) => `round(${secondsTo(column, 'f.created_at')})::int`
const leadWaits: Partial<Record<LeadMeasure, string>> = {
  time_to_first_attempt: wholeSecondsTo('f.first_attempt_at'),
  time_to_first_contact: wholeSecondsTo('f.first_contact_at'),
  time_to_conversion: wholeSecondsTo('f.converted_at'),
}

export type After = { at: string; id: string }
type Row = { body: string; at: string; id: string; lead_id: string; notOwn: boolean }

const notOwn = `l.assigned_to is distinct from (select app.user_id()) as "notOwn"`

/** The leads behind a number, newest first. */
export function leadsBehind(
  tx: Tx,
  { period, source, assignedTo }: LeadScope,
  measure: LeadMeasure,
  limit: number,
  after: After | undefined,
) {
  const values: unknown[] = [period.from, period.to, limit]
  const bind = (value: unknown) => `$${values.push(value)}`
  const only = [
    source === undefined ? '' : `and f.source = ${bind(source)}`,
    assignedTo === undefined ? '' : `and f.assigned_to = ${bind(assignedTo)}`,
    after === undefined
      ? ''
      : `and (f.created_at, f.lead_id) < (${bind(after.at)}::timestamptz, ${bind(after.id)}::uuid)`,
  ].join(' ')
  return tx.rows<Row>(
    `select (app.lead_json(l)::jsonb || jsonb_build_object('wait_seconds', ${leadWaits[measure] ?? 'null::int'}))::text as body,
       app.iso(f.created_at) as at, f.lead_id as id, f.lead_id, ${notOwn}
     from app.lead_facts f join public.leads l on l.id = f.lead_id
     where f.created_at >= $1 and f.created_at < $2 and ${leadMeasures[measure]} ${only}
     order by f.created_at desc, f.lead_id desc limit $3`,
    values,
  )
}

const callsOf = (
  whose: string,
) => `select c.occurred_at as at, i.id, i.lead_id, c.outcome, c.duration_seconds, i.created_by as person
  from public.interactions i join public.calls c on c.interaction_id = i.id
  where i.created_by ${whose} and c.occurred_at >= $1 and c.occurred_at < $2`
const calls = callsOf('= $4')
const ended = `select h.due_at as at, h.lead_id as id, h.lead_id, null as outcome, null::int as duration_seconds,
    h.ended_at, h.ending
  from public.follow_up_history h where h.person = $4 and h.due_at >= $1 and h.due_at < $2 and app.came_due(h.ending, h.due_at, h.ended_at)`
const reached = (stage: 'contacted' | 'converted') =>
  `select f.${stage}_at as at, f.lead_id as id, f.lead_id, null as outcome, null::int as duration_seconds,
     ${wholeSecondsTo('f.first_contact_at')} as wait_seconds
   from app.lead_facts f where f.${stage}_by = $4 and f.${stage}_at >= $1 and f.${stage}_at < $2`

const connected = `${calls} and c.outcome = 'connected'`

/** What a person did, as the events that a number counts, by the name of its field in /analytics/telecallers. */
export const personMeasures = {
  // Theirs now, whatever the period, which is never empty.
  leads_assigned: `select l.created_at as at, l.id, l.id as lead_id, null as outcome, null::int as duration_seconds
    from public.leads l where l.assigned_to = $4 and $1::timestamptz < $2::timestamptz`,
  total_calls: calls,
  connected_calls: connected,
  // Each lead at their last call with it in the period.
  unique_leads_called: `select max(c.at) as at, c.lead_id as id, c.lead_id,
      (array_agg(c.outcome order by c.at desc))[1] as outcome, sum(c.duration_seconds)::int as duration_seconds
    from (${calls}) c group by c.lead_id`,
  'connection_rate_of.numerator': connected,
  'connection_rate_of.denominator': calls,
  talk_time_seconds: `${calls} and c.duration_seconds > 0`,
  conversions: reached('converted'),
  'conversion_rate_of.numerator': `${reached('contacted')} and f.converted_at is not null`,
  'conversion_rate_of.denominator': reached('contacted'),
  time_to_first_contact: reached('contacted'),
  'follow_up_compliance_of.numerator': `${ended} and app.is_kept(h.ending, h.due_at, h.ended_at)`,
  'follow_up_compliance_of.denominator': `${ended} union all select u.due_at, u.lead_id, u.lead_id, null, null, null, null
    from public.follow_ups u join public.leads o on o.id = u.lead_id
    where o.assigned_to = $4 and u.due_at >= $1 and u.due_at < least($2, now() - interval '24 hours')`,
} as const
export type PersonMeasure = keyof typeof personMeasures

/** One that is still open a day after it was due is not kept. */
const followUp = `json_build_object('due_at', app.iso(e.at), 'ended_at', app.iso(e.ended_at), 'ending', e.ending,
  'kept', coalesce(app.is_kept(e.ending, e.at, e.ended_at), false))`
const isFollowUps = (measure: PersonMeasure) => measure.startsWith('follow_up_compliance_of.')

export function eventsBehind(
  tx: Tx,
  { from, to }: Period,
  person: string,
  measure: PersonMeasure,
  limit: number,
  after: After | undefined,
) {
  const values: unknown[] = [from, to, limit, person]
  const beyond = after
    ? `where (e.at, e.id) < ($${values.push(after.at)}::timestamptz, $${values.push(after.id)}::uuid)`
    : ''
  return tx.rows<Row>(
    `select json_build_object('at', app.iso(e.at), 'outcome', e.outcome, 'duration_seconds', e.duration_seconds,
       'wait_seconds', ${measure === 'time_to_first_contact' ? 'e.wait_seconds' : 'null::int'},
       'follow_up', ${isFollowUps(measure) ? followUp : 'null::json'},
       'lead', app.lead_json(l))::text as body, app.iso(e.at) as at, e.id, e.lead_id, ${notOwn}
     from (${personMeasures[measure]}) e join public.leads l on l.id = e.lead_id ${beyond}
     order by e.at desc, e.id desc limit $3`,
    values,
  )
}

/** How many of them the caller can read, up to a number. */
export async function countEvents(
  tx: Tx,
  { from, to }: Period,
  person: string,
  measure: PersonMeasure,
  upTo: number,
): Promise<number> {
  const [row] = await tx.rows<{ n: number }>(
    `select count(*)::int as n from (
       select from (${personMeasures[measure]}) e join public.leads l on l.id = e.lead_id limit $3) found`,
    [from, to, upTo, person],
  )
  return row?.n ?? 0
}

/** By the name of the field in the series of /analytics/leads. */
export const callMeasures = { calls: '', connected_calls: `and c.outcome = 'connected'` } as const

/** Calls of one person, or everybody's. */
export function callsBehind(
  tx: Tx,
  { from, to }: Period,
  person: string | undefined,
  measure: keyof typeof callMeasures,
  limit: number,
  after: After | undefined,
) {
  const values: unknown[] = [from, to, limit]
  const bind = (value: unknown) => `$${values.push(value)}`
  const whose = person === undefined ? 'is not null' : `= ${bind(person)}`
  const beyond = after
    ? `and (c.occurred_at, i.id) < (${bind(after.at)}::timestamptz, ${bind(after.id)}::uuid)`
    : ''
  return tx.rows<Row>(
    `with page as materialized (
       select e.*, app.lead_json(l) as lead, ${notOwn}
       from (${callsOf(whose)} ${callMeasures[measure]} ${beyond}) e join public.leads l on l.id = e.lead_id
       order by e.at desc, e.id desc limit $3)
     select json_build_object('at', app.iso(e.at), 'outcome', e.outcome, 'duration_seconds', e.duration_seconds,
       'caller', json_build_object('id', e.person, 'first_name', p.first_name, 'last_name', p.last_name),
       'lead', e.lead)::text as body, app.iso(e.at) as at, e.id, e.lead_id, e."notOwn"
     from page e left join app.measured_people() p on p.id = e.person order by e.at desc, e.id desc`,
    values,
  )
}
