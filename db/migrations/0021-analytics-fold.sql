-- A lead's facts as they are now, worked out from what happened. A later stage counts as having passed the earlier ones.
create function app.facts_of(leads uuid[]) returns setof app.lead_facts
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select l.id, l.created_at, coalesce(l.source, ''), l.assigned_to, l.status, c.first_attempt_at,
    least(c.spoken_at, h.contacted_at), h.contacted_at,
    case when h.contacted_at is not null then coalesce(h.contacted_by, l.assigned_to) end, h.qualified_at, h.converted_at,
    case when h.converted_at is not null then coalesce(h.converted_by, l.assigned_to) end, h.lost_at
  from public.leads l
  left join lateral (
    select min(c.occurred_at) as first_attempt_at,
      min(c.occurred_at) filter (where c.reached) as spoken_at
    from public.interactions i join public.calls c on c.interaction_id = i.id where i.lead_id = l.id
  ) c on true
  left join lateral (
    select min(changed_at) filter (where to_status in ('contacted', 'qualified', 'converted')) as contacted_at,
      (array_agg(changed_by order by changed_at, id) filter (where to_status in ('contacted', 'qualified', 'converted')))[1] as contacted_by,
      min(changed_at) filter (where to_status in ('qualified', 'converted')) as qualified_at,
      min(changed_at) filter (where to_status = 'converted') as converted_at,
      (array_agg(changed_by order by changed_at, id) filter (where to_status = 'converted'))[1] as converted_by,
      min(changed_at) filter (where to_status = 'lost') as lost_at
    from public.lead_status_history where lead_id = l.id
  ) h on true
  where l.id = any (leads)
$$;
revoke all on function app.facts_of(uuid[]) from public;

-- Whom each person called among these leads.
create function app.calls_by_person(leads uuid[]) returns setof app.person_leads
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select i.created_by, i.lead_id, min(c.occurred_at), max(c.occurred_at)
  from public.interactions i join public.calls c on c.interaction_id = i.id
  where i.lead_id = any (leads) and i.created_by is not null
  group by i.created_by, i.lead_id
$$;
revoke all on function app.calls_by_person(uuid[]) from public;

-- Looks at marked leads again and moves the sums by what changed. How many marks it took. One at a time: see fold_analytics.
create function app.fold_leads(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  taken uuid[];
  counted integer;
begin
  with gone as (
    delete from app.lead_marks where id in (select id from app.lead_marks order by id limit most) returning lead_id
  )
  select array_agg(distinct lead_id), count(*) into taken, counted from gone;
  if counted = 0 then
    return 0;
  end if;

  with after as materialized (select * from app.facts_of(taken)),
  before as materialized (select * from app.lead_facts where lead_id = any (taken)),
  written as (
    insert into app.lead_facts select * from after
    on conflict (lead_id) do update set (created_at, source, assigned_to, status, first_attempt_at, first_contact_at,
      contacted_at, contacted_by, qualified_at, converted_at, converted_by, lost_at) = (excluded.created_at,
      excluded.source, excluded.assigned_to, excluded.status, excluded.first_attempt_at, excluded.first_contact_at,
      excluded.contacted_at, excluded.contacted_by, excluded.qualified_at, excluded.converted_at, excluded.converted_by,
      excluded.lost_at)
  ),
  removed as (
    delete from app.lead_facts where lead_id = any (taken) and not exists (select from after a where a.lead_id = lead_facts.lead_id)
  ),
  changes as materialized (
    select f.*, sign * (first_attempt_at is not null)::int as attempted,
      sign * (contacted_at is not null)::int as contacted, sign * (qualified_at is not null)::int as qualified,
      sign * (converted_at is not null)::int as converted, sign * (lost_at is not null and converted_at is null)::int as lost
    from (select 1 as sign, * from after union all select -1, * from before) f
  ),
  sums as (
    insert into app.lead_sums as d
    select grain, every, case when every then '' else source end, app.start_of(grain, created_at), sum(sign), sum(attempted),
      sum(contacted), sum(qualified), sum(converted), sum(lost), sum(sign * (status = 'new')::int),
      sum(sign * (status = 'contacted')::int), sum(sign * (status = 'qualified')::int),
      sum(sign * (status = 'converted')::int), sum(sign * (status = 'lost')::int)
    from changes, (values ('day'), ('quarter')) as grains (grain), (values (true), (false)) as both_ways (every)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (grain, every, source, start) do update set leads = d.leads + excluded.leads,
      attempted = d.attempted + excluded.attempted, contacted = d.contacted + excluded.contacted,
      qualified = d.qualified + excluded.qualified, converted = d.converted + excluded.converted, lost = d.lost + excluded.lost,
      status_new = d.status_new + excluded.status_new, status_contacted = d.status_contacted + excluded.status_contacted,
      status_qualified = d.status_qualified + excluded.status_qualified,
      status_converted = d.status_converted + excluded.status_converted, status_lost = d.status_lost + excluded.status_lost
  ),
  waits as (
    insert into app.lead_waits as w
    select every, case when every then '' else source end, app.start_of('day', created_at), measure,
      app.wait_step(created_at, ended_at), sum(sign)
    from changes, (values (true), (false)) as both_ways (every), lateral (values ('first_attempt', first_attempt_at),
      ('first_contact', first_contact_at), ('conversion', converted_at)) as m (measure, ended_at)
    where ended_at is not null group by 1, 2, 3, 4, 5 having sum(sign) <> 0 order by 1, 2, 3, 4, 5
    on conflict (every, source, start, measure, step) do update set leads = w.leads + excluded.leads
  ),
  pairs_after as materialized (select * from app.calls_by_person(taken)),
  pairs_before as materialized (select * from app.person_leads where lead_id = any (taken)),
  pairs_written as (
    insert into app.person_leads select * from pairs_after
    on conflict (lead_id, person) do update set first_call_at = excluded.first_call_at, last_call_at = excluded.last_call_at
  ),
  pairs_removed as (
    delete from app.person_leads p where lead_id = any (taken)
      and not exists (select from pairs_after a where (a.person, a.lead_id) = (p.person, p.lead_id))
  )
  insert into app.person_sums as d (grain, person, start, contacted, contacted_converted, conversions, last_called)
  select grain, whose, app.start_of(grain, moment), sum(contacted), sum(contacted_converted), sum(conversions), sum(last_called)
  from (
    select contacted_at as moment, contacted_by as person, contacted, sign * (converted_at is not null)::int as contacted_converted,
      0 as conversions, 0 as last_called
    from changes where contacted_at is not null
    union all select converted_at, converted_by, 0, 0, converted, 0 from changes where converted_at is not null
    union all select last_call_at, person, 0, 0, 0, 1 from pairs_after
    union all select last_call_at, person, 0, 0, 0, -1 from pairs_before
  ) moves, (values ('day'), ('quarter')) as grains (grain), lateral (values (person), (app.everybody())) as both_ways (whose)
  where person is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (grain, person, start) do update set contacted = d.contacted + excluded.contacted,
    contacted_converted = d.contacted_converted + excluded.contacted_converted,
    conversions = d.conversions + excluded.conversions, last_called = d.last_called + excluded.last_called;
  return counted;
end
$$;
revoke all on function app.fold_leads(integer) from public;

create function app.fold_activity(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  counted integer;
begin
  with taken as materialized (
    delete from app.activity_marks where id in (select id from app.activity_marks order by id limit most) returning *
  ),
  sums as (
    insert into app.person_sums as d (grain, person, start, calls, connected, talk_seconds, follow_ups_due, follow_ups_kept)
    select grain, whose, app.start_of(grain, moment), sum(calls), sum(connected), sum(talk_seconds), sum(follow_ups_due),
      sum(follow_ups_kept)
    from taken, (values ('day'), ('quarter')) as grains (grain), lateral (values (person), (app.everybody())) as both_ways (whose)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (grain, person, start) do update set calls = d.calls + excluded.calls, connected = d.connected + excluded.connected,
      talk_seconds = d.talk_seconds + excluded.talk_seconds, follow_ups_due = d.follow_ups_due + excluded.follow_ups_due,
      follow_ups_kept = d.follow_ups_kept + excluded.follow_ups_kept
  )
  select count(*) into counted from taken;
  return counted;
end
$$;
revoke all on function app.fold_activity(integer) from public;

-- Up to `most` marks of each kind; whether more are waiting. Sums are differences, so only one may work at them at a time:
-- who comes second finds the work being done and does not wait.
create function app.fold_analytics(most integer) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  leads integer;
  activity integer;
begin
  if not pg_try_advisory_xact_lock(7238430) then
    return false;
  end if;
  leads := app.fold_leads(most);
  activity := app.fold_activity(most);
  return leads = most or activity = most;
end
$$;
revoke all on function app.fold_analytics(integer) from public;
grant execute on function app.fold_analytics(integer) to mettle_system;

-- Since when analytics wait for something to be counted; null when everything is.
create function app.analytics_behind_since() returns timestamptz
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select least((select at from app.lead_marks order by id limit 1), (select at from app.activity_marks order by id limit 1))
$$;
revoke all on function app.analytics_behind_since() from public;
grant execute on function app.analytics_behind_since() to mettle_person, mettle_overseer, mettle_system;

-- Places among those who make calls, by leads converted, then by the share of contacted leads that converted, then by
-- calls. A manager sees everybody's place, everybody else their own.
create function app.telecaller_ranks(since timestamptz, until timestamptz) returns table (person uuid, rank bigint, people bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select r.person, r.rank, r.people
  from (
    select p.id as person, count(*) over () as people,
      rank() over (order by coalesce(s.conversions, 0) desc, coalesce(s.contacted_converted::float8 / nullif(s.contacted, 0), 0) desc,
        coalesce(s.calls, 0) desc) as rank
    from public.profiles p left join (
      select d.person, sum(conversions) as conversions, sum(contacted) as contacted,
        sum(contacted_converted) as contacted_converted, sum(calls) as calls
      from app.person_sums d where app.within_period(d.grain, d.start, since, until)
      group by 1) s on s.person = p.id
    where p.role = 'telecaller'
  ) r
  where r.person = app.user_id() or app.rank(app.role()) >= app.rank('manager')
$$;
revoke all on function app.telecaller_ranks(timestamptz, timestamptz) from public;
grant execute on function app.telecaller_ranks(timestamptz, timestamptz) to mettle_person, mettle_overseer;

-- How long leads waited until somebody first spoke with them, by who brought them to contacted in the period, whoever's
-- they are now: seconds, median and 95th percentile. A manager sees everybody's, everybody else their own.
create function app.first_contact_waits(since timestamptz, until timestamptz)
  returns table (person uuid, n bigint, waits double precision[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select contacted_by, count(*), percentile_cont(array[0.5, 0.95]) within group
    (order by greatest(extract(epoch from first_contact_at - created_at)::float8, 0))
  from app.lead_facts
  where contacted_at >= since and contacted_at < until and contacted_by is not null
    and (contacted_by = app.user_id() or app.rank(app.role()) >= app.rank('manager'))
  group by 1
$$;
revoke all on function app.first_contact_waits(timestamptz, timestamptz) from public;
grant execute on function app.first_contact_waits(timestamptz, timestamptz) to mettle_person, mettle_overseer;

-- Who a manager may see numbers of, with their names; everybody else sees themselves.
create function app.measured_people() returns table (id uuid, first_name text, last_name text, role text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  return query select p.id, p.first_name, p.last_name, p.role from public.profiles p
    where p.id = app.user_id() or app.rank(app.role()) >= app.rank('manager');
end
$$;
revoke all on function app.measured_people() from public;
grant execute on function app.measured_people() to mettle_person, mettle_overseer;

-- Per person and calendar month (UTC), by the definitions of the analytics:
--   connection_rate       connected calls ÷ calls
--   conversion_rate       leads first brought to contacted in the month that have converted since ÷ leads first brought
--                         to contacted in the month
--   follow_up_compliance  follow-ups done within 24 hours of when they were due ÷ follow-ups that came due
-- Somebody who did anything in a month has all three for it, with null where there was nothing to count.
create or replace function app.crm_outcomes(since date)
  returns table (person_id uuid, metric text, period_from date, period_to date, value double precision, n integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  with months as (
    select person, date_trunc('month', start at time zone 'UTC')::date as month, sum(calls) as calls, sum(connected) as connected,
      sum(contacted) as contacted, sum(contacted_converted) as converted, sum(follow_ups_due) as due, sum(follow_ups_kept) as kept
    from (
      select person, start, calls, connected, contacted, contacted_converted, follow_ups_due, follow_ups_kept
      from app.person_sums
      where grain = 'day' and person <> app.everybody() and start >= since::timestamp at time zone 'UTC'
      union all
      select l.assigned_to, f.due_at, 0, 0, 0, 0, 1, 0
      from public.follow_ups f join public.leads l on l.id = f.lead_id
      where f.due_at >= since::timestamp at time zone 'UTC' and f.due_at < now() - interval '24 hours'
    ) activity group by 1, 2
  )
  select p.id, rates.metric, m.month, (m.month + interval '1 month - 1 day')::date,
    rates.hits::double precision / nullif(rates.n, 0), rates.n::integer
  from months m join public.profiles p on p.id = m.person,
    lateral (values ('connection_rate', m.connected, m.calls), ('conversion_rate', m.converted, m.contacted),
      ('follow_up_compliance', m.kept, m.due)) as rates (metric, hits, n)
  where m.calls + m.contacted + m.due > 0
$$;
