import type { Tx } from '../platform/db/index.ts'
import { type Period, planAnew } from './period.ts'
import type { StepCount, Waited } from './waits.ts'

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
 * Everybody who makes calls, or did something that counts in the period; one person where an id is given. Leads called are
 * counted once a person: at their last call, if that lies in the period, and else if they were called in it and again
 * later. Of those there are few at any moment, and in most of them all calls lie within a fortnight.
 */
export function countPeople(tx: Tx, { from, to }: Period, person: string | undefined) {
  const values: unknown[] = [from, to]
  const only = person === undefined ? '' : `and person = $${values.push(person)}`
  const calledAgain = `select first_call_at, lead_id from app.person_leads
    where person = p.id and first_call_at < $2 and last_call_at >= $2`
  return tx.rows<PersonCounts>(
    `with people as materialized (select * from app.measured_people() ${person === undefined ? '' : `where id = $3`}),
     sums as (${sums} ${only} group by person),
     open as (
       select l.assigned_to as person, count(*)::int8 as due from public.follow_ups f join public.leads l on l.id = f.lead_id
       where f.due_at >= $1 and f.due_at < least($2, now() - interval '24 hours') group by 1),
     assigned as (select person, sum(leads)::int8 as leads from app.lead_counts group by 1),
     called_again as (
       select p.id as person, count(*)::int8 as leads
       from people p, lateral (
         ${calledAgain} and last_call_at < $2::timestamptz + interval '14 days' and last_call_at - first_call_at < interval '14 days'
         union all ${calledAgain} and last_call_at - first_call_at >= interval '14 days') l
       where first_call_at >= $1 or exists (
         select from public.interactions i join public.calls c on c.interaction_id = i.id
         where i.lead_id = l.lead_id and i.created_by = p.id and c.occurred_at >= $1 and c.occurred_at < $2)
       group by 1)
     select p.id, p.first_name, p.last_name, p.role, coalesce(a.leads, 0) as leads_assigned, coalesce(s.calls, 0) as calls,
       coalesce(s.connected, 0) as connected, coalesce(s.talk_seconds, 0) as talk_seconds,
       coalesce(s.last_called, 0) + coalesce(c.leads, 0) as unique_leads_called,
       coalesce(s.contacted, 0) as contacted, coalesce(s.contacted_converted, 0) as contacted_converted,
       coalesce(s.conversions, 0) as conversions, coalesce(s.follow_ups_due, 0) + coalesce(o.due, 0) as follow_ups_due,
       coalesce(s.follow_ups_kept, 0) as follow_ups_kept
     from people p
     left join sums s on s.person = p.id left join open o on o.person = p.id left join assigned a on a.person = p.id
     left join called_again c on c.person = p.id
     ${person === undefined ? `where p.role = 'telecaller' or s.person is not null` : ''}`,
    values,
    planAnew,
  )
}

/** Calls of one person or of everybody, for a series by blocks of six hours. */
export function callsBy(person: string | undefined) {
  const sumsBy = (grain: string) =>
    `select * from app.person_sums where grain = '${grain}' and person = ${person ?? 'app.everybody()'}`
  return { columns: ['calls', 'connected'], blocks: sumsBy('six hours'), finer: sumsBy('quarter') } as const
}

export const listRanks = (tx: Tx, { from, to }: Period) =>
  tx.rows<{ person: string; rank: number; people: number }>('select * from app.telecaller_ranks($1, $2)', [
    from,
    to,
  ])

/** How long each person took to first speak with leads, to the second; it reads every one of those. */
export async function contactWaits(tx: Tx, { from, to }: Period, person: string | undefined) {
  const rows = await tx.rows<Waited & { person: string }>(
    'select * from app.first_contact_waits($1, $2, $3)',
    [from, to, person ?? null],
  )
  return new Map(rows.map(({ person, ...waited }) => [person, waited]))
}

export const contactSteps = (tx: Tx, { from, to }: Period, person: string | undefined) =>
  tx.rows<StepCount & { person: string }>('select * from app.first_contact_steps($1, $2, $3)', [
    from,
    to,
    person ?? null,
  ])
