-- Sums are kept in spans of four weeks too, so that a year of somebody's numbers is thirteen rows and what lies beside them,
-- and by six hours, so that a day in India is four of them and a half hour moved at each end, not twenty-two quarters.
alter table app.person_sums drop constraint person_sums_grain_check,
  add constraint person_sums_grain_check check (grain in ('four weeks', 'day', 'six hours', 'quarter'));
alter table app.lead_sums drop constraint lead_sums_grain_check,
  add constraint lead_sums_grain_check check (grain in ('four weeks', 'day', 'six hours', 'quarter'));

create or replace function app.start_of(grain text, moment timestamptz) returns timestamptz
  language sql immutable parallel safe
  return date_bin(case grain when 'four weeks' then interval '28 days' when 'day' then interval '1 day'
    when 'six hours' then interval '6 hours' else interval '15 minutes' end, moment, '2000-01-01 00:00:00+00');

-- The same steps, without a detour by numeric: half the time.
create or replace function app.wait_step(started timestamptz, ended timestamptz) returns smallint
  language sql immutable parallel safe
  return (case when ended - started < interval '1 minute' then 0
    else 1 + floor(ln(date_part('epoch', ended - started) / 60) / ln(1.2::float8)) end)::smallint;

insert into app.person_sums (grain, person, start, calls, connected, talk_seconds, follow_ups_due, follow_ups_kept, contacted,
  contacted_converted, conversions, last_called)
select coarser, person, app.start_of(coarser, start), sum(calls), sum(connected), sum(talk_seconds),
  sum(follow_ups_due), sum(follow_ups_kept), sum(contacted), sum(contacted_converted), sum(conversions), sum(last_called)
from app.person_sums, (values ('four weeks', 'day'), ('six hours', 'quarter')) as grains (coarser, finer)
where grain = finer group by 1, 2, 3;

insert into app.lead_sums (person, grain, every, source, start, leads, attempted, contacted, qualified, converted, lost,
  status_new, status_contacted, status_qualified, status_converted, status_lost)
select person, coarser, every, source, app.start_of(coarser, start), sum(leads), sum(attempted), sum(contacted),
  sum(qualified), sum(converted), sum(lost), sum(status_new), sum(status_contacted), sum(status_qualified),
  sum(status_converted), sum(status_lost)
from app.lead_sums, (values ('four weeks', 'day'), ('six hours', 'quarter')) as grains (coarser, finer)
where grain = finer group by 1, 2, 3, 4, 5;

-- Whether a sum counts for a period whose ends lie on quarters of an hour: each grain where no coarser one does.
create or replace function app.within_period(grain text, start timestamptz, since timestamptz, until timestamptz) returns boolean
  language sql stable parallel safe
  return (grain = 'four weeks' and app.in_whole('four weeks', start, since, until))
    or (grain = 'day' and app.in_whole('day', start, since, until) and app.beside_whole('four weeks', start, since, until))
    or (grain = 'quarter' and app.beside_whole('day', start, since, until));

-- Leads that may still convert are counted from sums.
drop index app.lead_facts_open;

create or replace function app.move_lead_sums(before app.lead_facts[], after app.lead_facts[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  with changes as materialized (
    select 1 as sign, f.* from (select * from unnest(after) except select * from unnest(before)) f
    union all select -1, f.* from (select * from unnest(before) except select * from unnest(after)) f
  ),
  sums as (
    insert into app.lead_sums as d (person, grain, every, source, start, leads, attempted, contacted, qualified, converted,
      lost, status_new, status_contacted, status_qualified, status_converted, status_lost)
    select person, grain, every, kept.source, app.start_of(grain, created_at), sum(sign),
      sum(sign * (first_attempt_at is not null)::int), sum(sign * (contacted_at is not null)::int),
      sum(sign * (qualified_at is not null)::int), sum(sign * (converted_at is not null)::int),
      sum(sign * (lost_at is not null and converted_at is null)::int), sum(sign * (status = 'new')::int),
      sum(sign * (status = 'contacted')::int), sum(sign * (status = 'qualified')::int),
      sum(sign * (status = 'converted')::int), sum(sign * (status = 'lost')::int)
    from changes, lateral (values (app.everybody(), 'four weeks', true, ''), (app.everybody(), 'day', true, ''),
      (app.everybody(), 'six hours', true, ''), (app.everybody(), 'quarter', true, ''),
      (app.everybody(), 'four weeks', false, source), (app.everybody(), 'day', false, source),
      (app.everybody(), 'six hours', false, source), (app.everybody(), 'quarter', false, source),
      (assigned_to, 'four weeks', false, source), (assigned_to, 'day', false, source)) as kept (person, grain, every, source)
    where person is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (person, grain, every, source, start) do update set leads = d.leads + excluded.leads,
      attempted = d.attempted + excluded.attempted, contacted = d.contacted + excluded.contacted,
      qualified = d.qualified + excluded.qualified, converted = d.converted + excluded.converted, lost = d.lost + excluded.lost,
      status_new = d.status_new + excluded.status_new, status_contacted = d.status_contacted + excluded.status_contacted,
      status_qualified = d.status_qualified + excluded.status_qualified,
      status_converted = d.status_converted + excluded.status_converted, status_lost = d.status_lost + excluded.status_lost
  ),
  waits as (
    insert into app.lead_waits as w (person, grain, every, source, start, measure, step, leads)
    select person, grain, every, kept.source, app.start_of(grain, created_at), measure, app.wait_step(created_at, ended_at),
      sum(sign)
    from changes, lateral (values (app.everybody(), 'four weeks', true, ''), (app.everybody(), 'day', true, ''),
      (app.everybody(), 'four weeks', false, source), (app.everybody(), 'day', false, source),
      (assigned_to, 'four weeks', true, '')) as kept (person, grain, every, source),
      lateral (values ('first_attempt', first_attempt_at), ('first_contact', first_contact_at),
        ('conversion', converted_at)) as m (measure, ended_at)
    where person is not null and ended_at is not null
    group by 1, 2, 3, 4, 5, 6, 7 having sum(sign) <> 0 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (person, every, source, grain, start, measure, step) do update set leads = w.leads + excluded.leads
  ),
  contacts as (
    insert into app.person_waits as w
    select contacted_by, grain, app.start_of(grain, contacted_at), app.wait_step(created_at, first_contact_at), sum(sign)
    from changes, (values ('four weeks'), ('day')) as grains (grain)
    where contacted_by is not null group by 1, 2, 3, 4 having sum(sign) <> 0 order by 1, 2, 3, 4
    on conflict (person, grain, start, step) do update set leads = w.leads + excluded.leads
  )
  insert into app.person_sums as d (grain, person, start, contacted, contacted_converted, conversions)
  select grain, whose, app.start_of(grain, moment), sum(contacted), sum(contacted_converted), sum(conversions)
  from (
    select contacted_at as moment, contacted_by as person, sign as contacted,
      sign * (converted_at is not null)::int as contacted_converted, 0 as conversions
    from changes where contacted_at is not null
    union all select converted_at, converted_by, 0, 0, sign from changes where converted_at is not null
  ) moves, (values ('four weeks'), ('day'), ('six hours'), ('quarter')) as grains (grain), lateral (values (person), (app.everybody())) as both_ways (whose)
  where person is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (grain, person, start) do update set contacted = d.contacted + excluded.contacted,
    contacted_converted = d.contacted_converted + excluded.contacted_converted, conversions = d.conversions + excluded.conversions
$$;

create or replace function app.fold_leads(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  taken uuid[];
  counted integer;
  before app.lead_facts[];
  after app.lead_facts[];
begin
  with gone as (
    delete from app.lead_marks where id in (select id from app.lead_marks order by id limit most) returning lead_id
  )
  select array_agg(distinct lead_id), count(*) into taken, counted from gone;
  if counted = 0 then
    return 0;
  end if;

  select array_agg(f) into before from app.lead_facts f where lead_id = any (taken);
  select array_agg(f) into after from app.facts_of(taken) f;
  delete from app.lead_facts where lead_id = any (taken) and lead_id not in (select lead_id from unnest(after));
  insert into app.lead_facts select * from unnest(after)
  on conflict (lead_id) do update set (created_at, source, assigned_to, status, first_attempt_at, first_contact_at,
    contacted_at, contacted_by, qualified_at, converted_at, converted_by, lost_at) = (excluded.created_at,
    excluded.source, excluded.assigned_to, excluded.status, excluded.first_attempt_at, excluded.first_contact_at,
    excluded.contacted_at, excluded.contacted_by, excluded.qualified_at, excluded.converted_at, excluded.converted_by,
    excluded.lost_at);
  perform app.move_lead_sums(before, after);

  with pairs_after as materialized (select * from app.calls_by_person(taken)),
  pairs_before as materialized (select * from app.person_leads where lead_id = any (taken)),
  pairs_written as (
    insert into app.person_leads select * from pairs_after
    on conflict (lead_id, person) do update set first_call_at = excluded.first_call_at, last_call_at = excluded.last_call_at
  ),
  pairs_removed as (
    delete from app.person_leads p where lead_id = any (taken)
      and not exists (select from pairs_after a where (a.person, a.lead_id) = (p.person, p.lead_id))
  )
  insert into app.person_sums as d (grain, person, start, last_called)
  select grain, whose, app.start_of(grain, last_call_at), sum(sign)
  from (select 1 as sign, person, last_call_at from pairs_after
    union all select -1, person, last_call_at from pairs_before) moves,
    (values ('four weeks'), ('day'), ('six hours'), ('quarter')) as grains (grain), lateral (values (person), (app.everybody())) as both_ways (whose)
  group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
  on conflict (grain, person, start) do update set last_called = d.last_called + excluded.last_called;
  return counted;
end
$$;

create or replace function app.fold_activity(most integer) returns integer
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
    from taken, (values ('four weeks'), ('day'), ('six hours'), ('quarter')) as grains (grain), lateral (values (person), (app.everybody())) as both_ways (whose)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (grain, person, start) do update set calls = d.calls + excluded.calls, connected = d.connected + excluded.connected,
      talk_seconds = d.talk_seconds + excluded.talk_seconds, follow_ups_due = d.follow_ups_due + excluded.follow_ups_due,
      follow_ups_kept = d.follow_ups_kept + excluded.follow_ups_kept
  )
  select count(*) into counted from taken;
  return counted;
end
$$;
