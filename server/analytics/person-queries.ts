import type { Tx } from '../platform/db/index.ts'
import { intervalsOf } from './lead-queries.ts'
import { type Interval, type Period, planAnew } from './period.ts'

export type PersonCounts = {
  id: string
  first_name: string | null
  last_name: string | null
  role: string
  leads_assigned: number
  calls: number
  connected: number
  talk_seconds: number
  unique_leads_called: number
  contacted: number
  contacted_converted: number
  conversions: number
  follow_ups_due: number
  follow_ups_kept: number
  first_contact_n: number
  first_contact: [number, number] | null
}

const summed = [
  'calls',
  'connected',
  'talk_seconds',
  'follow_ups_due',
  'follow_ups_kept',
  'contacted',
  'contacted_converted',
  'conversions',
  'last_called',
] as const

const sums = `select person, ${summed.map(name => `sum(${name})::int8 as ${name}`).join(', ')}
  from app.person_sums where person <> app.everybody() and app.within_period(grain, start, $1, $2)`

/**
 * Everybody who makes calls, or did something that counts in the period; one person where an id is given. Leads called
 * are counted once a person: up to now, by their last call; in a period that is over, by those that were called in it.
 */
export function countPeople(tx: Tx, { from, to }: Period, person: string | undefined) {
  const values: unknown[] = [from, to, to >= new Date()]
  const only = person === undefined ? '' : `and person = $${values.push(person)}`
  return tx.rows<PersonCounts>(
    `with sums as (${sums} ${only} group by person),
     open as (
       select l.assigned_to as person, count(*)::int8 as due from public.follow_ups f join public.leads l on l.id = f.lead_id
       where f.due_at >= $1 and f.due_at < least($2, now() - interval '24 hours') group by 1),
     assigned as (select person, sum(leads)::int8 as leads from app.lead_counts group by 1),
     called as (
       select person, count(*)::int8 as leads from app.person_leads
       where not $3 and last_call_at >= $1 and first_call_at < $2 ${only}
         and (first_call_at >= $1 or last_call_at < $2 or exists (
           select from public.interactions i join public.calls c on c.interaction_id = i.id
           where i.lead_id = person_leads.lead_id and i.created_by = person_leads.person
             and c.occurred_at >= $1 and c.occurred_at < $2))
       group by 1)
     select p.id, p.first_name, p.last_name, p.role, coalesce(a.leads, 0) as leads_assigned, coalesce(s.calls, 0) as calls,
       coalesce(s.connected, 0) as connected, coalesce(s.talk_seconds, 0) as talk_seconds,
       coalesce(case when $3 then s.last_called else c.leads end, 0) as unique_leads_called,
       coalesce(s.contacted, 0) as contacted, coalesce(s.contacted_converted, 0) as contacted_converted,
       coalesce(s.conversions, 0) as conversions, coalesce(s.follow_ups_due, 0) + coalesce(o.due, 0) as follow_ups_due,
       coalesce(s.follow_ups_kept, 0) as follow_ups_kept, coalesce(w.n, 0) as first_contact_n, w.waits as first_contact
     from app.measured_people() p
     left join sums s on s.person = p.id left join open o on o.person = p.id left join assigned a on a.person = p.id
     left join called c on c.person = p.id left join app.first_contact_waits($1, $2) w on w.person = p.id
     where ${person === undefined ? `p.role = 'telecaller' or s.person is not null` : `p.id = $${values.length}`}`,
    values,
    planAnew,
  )
}

/** Calls by interval, of one person or of everybody. */
export function callSeries(
  tx: Tx,
  { from, to, timeZone }: Period,
  interval: Interval,
  person: string | undefined,
) {
  return tx.rows<{ start: string; calls: number; connected: number; talk_seconds: number }>(
    `select app.iso(i.start) as start, coalesce(calls, 0) as calls, coalesce(connected, 0) as connected,
       coalesce(talk_seconds, 0) as talk_seconds
     from (${intervalsOf(interval)}) i
     left join (
       select date_trunc('${interval}', start at time zone $3) at time zone $3 as start, sum(calls)::int8 as calls,
         sum(connected)::int8 as connected, sum(talk_seconds)::int8 as talk_seconds
       from app.person_sums where grain = 'quarter' and person = coalesce($4::uuid, app.everybody())
         and start >= $1 and start < $2 group by 1) c using (start)
     order by i.start`,
    [from, to, timeZone, person ?? null],
    planAnew,
  )
}

export const listRanks = (tx: Tx, { from, to }: Period) =>
  tx.rows<{ person: string; rank: number; people: number }>('select * from app.telecaller_ranks($1, $2)', [
    from,
    to,
  ])
