import type { Tx } from '../../platform/db/index.ts'

export type Assigned = {
  lead_id: string
  person: string | null
  rule: number | null
  problem: 'no_rule' | 'nobody_free' | null
}

export const assignByRules = (tx: Tx, leads: string[]) =>
  tx.rows<Assigned>('select * from app.assign_by_rules($1)', [leads])

/** What assigning would do, without doing it: it reads, and nobody waits for it. */
export const chooseByRules = (tx: Tx, leads: string[], rules?: unknown[]) =>
  tx.rows<Assigned>('select lead_id, person, rule, problem from app.choose_by_rules($1, $2)', [
    leads,
    rules === undefined ? null : JSON.stringify(rules),
  ])

const ids = async (tx: Tx, text: string, values: unknown[]) =>
  (await tx.rows<{ id: string }>(text, values)).map(({ id }) => id)

export const unassignedLeads = (tx: Tx, limit: number) =>
  ids(tx, 'select id from public.leads where assigned_to is null order by created_at, id limit $1', [limit])

export const newestLeads = (tx: Tx, limit: number) =>
  ids(tx, 'select id from public.leads order by created_at desc, id desc limit $1', [limit])

export type AssignablePerson = {
  id: string
  first_name: string | null
  last_name: string | null
  available: boolean
  until: string | null
  open_leads: number
  given: number
  last_given_at: string | null
}

export const listAssignable = (tx: Tx) =>
  tx.rows<AssignablePerson>(
    `select id, first_name, last_name, available, app.iso(until) as until, open_leads, given,
       app.iso(last_given_at) as last_given_at from app.assignable_people()`,
  )

export type Availability = { available: boolean; until: string | null; updated_at: string | null }

/** Somebody away is back by themselves when the time has come. */
export async function findAvailability(tx: Tx, person: string): Promise<Availability> {
  const [row] = await tx.rows<Availability>(
    `select available or coalesce(until <= now(), false) as available,
       case when until > now() then app.iso(until) end as until, app.iso(updated_at) as updated_at
     from public.availability where id = $1`,
    [person],
  )
  return row ?? { available: true, until: null, updated_at: null }
}

export const putAvailability = (
  tx: Tx,
  person: string,
  by: string,
  available: boolean,
  until: string | null,
) =>
  tx.rows(
    `insert into public.availability (id, available, until, updated_by) values ($1, $2, $3, $4)
     on conflict (id) do update set available = excluded.available, until = excluded.until, updated_by = excluded.updated_by`,
    [person, available, until, by],
  )

export type HistoryEntry = Record<string, unknown>

/** What happened with a lead besides what was said: statuses, hands, follow-ups and how they ended, merges, consent. */
export const listHistory = (tx: Tx, lead: string, limit: number, offset: number) =>
  tx.rows<{ total: number; entry: HistoryEntry; notOwn: boolean }>(
    `with events as (
       select 'status' as kind, changed_at as at, id::text, json_build_object('from', from_status, 'to', to_status, 'by', changed_by) as detail
       from public.lead_status_history where lead_id = $1
       union all
       select 'assignment', changed_at, id::text, json_build_object('from', from_person, 'to', to_person, 'by', changed_by, 'reason', reason)
       from public.lead_assignment_history where lead_id = $1
       union all
       select 'follow_up', ended_at, id::text, json_build_object('due_at', app.iso(due_at), 'ending', ending, 'by', person)
       from public.follow_up_history where lead_id = $1
       union all
       select 'merge', merged_at, id::text, json_build_object('merge_id', id, 'absorbed_id', absorbed_id, 'by', merged_by)
       from public.lead_merges where survivor_id = $1
       union all
       select 'merge_undone', undone_at, id::text, json_build_object('merge_id', id, 'returned_id', absorbed_id, 'by', undone_by)
       from public.lead_merges where survivor_id = $1 and undone_at is not null
       union all
       select 'consent', allowed_again_at, lead_id::text,
         json_build_object('do_not_call', false, 'by', allowed_again_by, 'reason', allowed_again_reason)
       from public.lead_contact_state where lead_id = $1 and allowed_again_at is not null
     )
     select (select count(*) from events) as total, l.assigned_to is distinct from (select app.user_id()) as "notOwn",
       json_build_object('kind', e.kind, 'at', app.iso(e.at), 'detail', e.detail) as entry
     from public.leads l left join lateral (select * from events order by at desc, kind, id desc limit $2 offset $3) e on true
     where l.id = $1`,
    [lead, limit, offset],
  )
