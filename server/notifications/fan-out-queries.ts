import type { Tx } from '../platform/db/index.ts'
import type { Event, Notice } from './events.ts'

/** While it is paused or fails, an endpoint keeps so many; what happens beyond that it misses, and says so. */
const mostWaiting = 100_000
/** Of one lead or attempt so many may wait for the first; the rest is parked. */
const mostOfSubject = 1_000

/** Of the outbox: leads are told to endpoints alone, and a busy day writes thousands of rows where there is none. */
export const concerning = `(topic not in ('leads', 'lead.converted')
  or exists (select from public.notification_endpoints where deleted_at is null))`

export async function assessmentsOf(tx: Tx, attempts: string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; assessment_id: string }>(
    'select id, assessment_id from public.attempts where id = any ($1::uuid[])',
    [attempts],
  )
  return new Map(rows.map(({ id, assessment_id }) => [id, assessment_id]))
}

/** One delivery for each event and each endpoint that wants it. */
export const queueDeliveries = (tx: Tx, events: Event[]) =>
  tx.rows(
    `with told as (
       select gen_random_uuid() as id, e.* 
       from rows from (json_to_recordset($1) as (type text, subject uuid, at timestamptz, data json))
         with ordinality as e (type, subject, at, data, place)
     ), endpoints as (
       select e.id, e.events, e.created_at, case when e.is_active and e.failing_since is null then null
         else ${mostWaiting} - (select count(*) from (select from app.event_deliveries d
           where d.endpoint_id = e.id and d.state = 'waiting' and not d.by_hand limit ${mostWaiting}) w) end as room
       from public.notification_endpoints e where e.deleted_at is null
     ), wanted as (
       select n.id as endpoint_id, n.room, t.*, row_number() over (partition by n.id order by t.place) as nth
       from endpoints n join told t on t.at >= n.created_at and ('*' = any (n.events) or t.type = any (n.events))
     ), missed as (
       update public.notification_endpoints e set missed_events = e.missed_events + m.count
       from (select endpoint_id, count(*) from wanted where nth > room group by 1) m where e.id = m.endpoint_id
     ), placed as (
       select w.*, (select count(*) from (select from app.event_deliveries d where d.endpoint_id = w.endpoint_id
           and d.subject = w.subject and d.state = 'waiting' and not d.by_hand limit ${mostOfSubject}) s)
         + row_number() over (partition by w.endpoint_id, w.subject order by w.place) > ${mostOfSubject} as crowded
       from wanted w where w.room is null or w.nth <= w.room
     )
     insert into app.event_deliveries (endpoint_id, event_id, type, subject, data, occurred_at, state, next_attempt_at)
     select endpoint_id, id, type, subject, data, at, case when crowded then 'parked' else 'waiting' end,
       case when crowded then null else clock_timestamp() end
     from placed order by place`,
    [JSON.stringify(events.map(({ person: _, ...event }) => event))],
  )

/** In the order given, whichever way they are found; whoever is gone meanwhile is told nothing. */
export const insertNotices = (tx: Tx, notices: Notice[]) =>
  tx.rows(
    `insert into public.notifications (person, type, data, created_at, read_at)
     select n.person, n.type, n.data, n.at, case when n.read then n.at end
     from rows from (json_to_recordset($1) as (person uuid, type text, data json, at timestamptz, read boolean))
       with ordinality as n (person, type, data, at, read, place)
     where exists (select from public.profiles p where p.id = n.person) order by n.place`,
    [JSON.stringify(notices)],
  )
