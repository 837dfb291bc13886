-- A year of analytics is read from hundreds of rows, whoever's it is. Leads are summed by who holds them too, waits in
-- spans of four weeks beside days, and how long people took to first speak with leads is kept as a distribution.

create or replace function app.start_of(grain text, moment timestamptz) returns timestamptz
  language sql immutable parallel safe
  return date_bin(case grain when 'four weeks' then interval '28 days' when 'day' then interval '1 day'
    else interval '15 minutes' end, moment, '2000-01-01 00:00:00+00');

-- A period is the whole days or four weeks in it, and what lies beside those at both ends. Stable, so that they are
-- inlined and their bounds looked up.
create function app.in_whole(grain text, start timestamptz, since timestamptz, until timestamptz) returns boolean
  language sql stable parallel safe
  return start >= app.start_of(grain, since + case grain when 'four weeks' then interval '28 days' else interval '1 day' end
      - interval '1 microsecond')
    and start < app.start_of(grain, until);
create function app.beside_whole(grain text, moment timestamptz, since timestamptz, until timestamptz) returns boolean
  language sql stable parallel safe
  return moment >= since and moment < until
    and (moment < app.start_of(grain, since + case grain when 'four weeks' then interval '28 days' else interval '1 day' end
        - interval '1 microsecond')
      or moment >= app.start_of(grain, until));

-- Of one person by day and source; beside whole days their leads are read one by one.
alter table app.lead_sums
  add column person uuid not null default app.everybody(),
  drop constraint lead_sums_pkey,
  add primary key (person, grain, every, source, start);
drop index app.lead_sums_start;
create index lead_sums_start on app.lead_sums (person, grain, every, start);
create policy lead_sums_of_own on app.lead_sums for select to mettle_person using (person = (select app.user_id()));
grant select on app.lead_sums to mettle_person;

-- Of one person in four weeks and from all sources together: by day there would be nearly as many rows as leads.
alter table app.lead_waits
  add column person uuid not null default app.everybody(),
  add column grain text not null default 'day' check (grain in ('four weeks', 'day')),
  drop constraint lead_waits_pkey,
  add primary key (person, every, source, grain, start, measure, step);
alter table app.lead_waits alter column grain drop default;
create policy lead_waits_of_own on app.lead_waits for select to mettle_person using (person = (select app.user_id()));
grant select on app.lead_waits to mettle_person;

-- How long leads had waited until somebody first spoke with them, by who brought them to contacted and when.
create table app.person_waits (
  person uuid not null,
  grain text not null check (grain in ('four weeks', 'day')),
  start timestamptz not null,
  step smallint not null,
  leads bigint not null,
  primary key (person, grain, start, step)
);
create index person_waits_start on app.person_waits (grain, start);
alter table app.person_waits enable row level security, force row level security;
create policy person_waits_owner on app.person_waits to mettle_owner using (true) with check (true);
create policy person_waits_all on app.person_waits for select to mettle_overseer using (true);
create policy person_waits_of_own on app.person_waits for select to mettle_person using (person = (select app.user_id()));
grant select on app.person_waits to mettle_person, mettle_overseer;

insert into app.lead_sums (person, grain, every, source, start, leads, attempted, contacted, qualified, converted, lost,
  status_new, status_contacted, status_qualified, status_converted, status_lost)
select assigned_to, 'day', false, source, app.start_of('day', created_at), count(*), count(first_attempt_at),
  count(contacted_at), count(qualified_at), count(converted_at),
  count(*) filter (where lost_at is not null and converted_at is null), count(*) filter (where status = 'new'),
  count(*) filter (where status = 'contacted'), count(*) filter (where status = 'qualified'),
  count(*) filter (where status = 'converted'), count(*) filter (where status = 'lost')
from app.lead_facts where assigned_to is not null group by 1, 4, 5;

insert into app.lead_waits (person, grain, every, source, start, measure, step, leads)
select person, 'four weeks', every, source, app.start_of('four weeks', start), measure, step, sum(leads)
from app.lead_waits group by 1, 3, 4, 5, 6, 7
union all
select assigned_to, 'four weeks', true, '', app.start_of('four weeks', created_at), measure,
  app.wait_step(created_at, ended_at), count(*)
from app.lead_facts, lateral (values ('first_attempt', first_attempt_at), ('first_contact', first_contact_at),
  ('conversion', converted_at)) as m (measure, ended_at)
where assigned_to is not null and ended_at is not null group by 1, 5, 6, 7;

insert into app.person_waits
select contacted_by, grain, app.start_of(grain, contacted_at), app.wait_step(created_at, first_contact_at), count(*)
from app.lead_facts, (values ('four weeks'), ('day')) as grains (grain)
where contacted_by is not null group by 1, 2, 3, 4;

-- Moves the sums by what became of leads' facts.
create function app.move_lead_sums(before app.lead_facts[], after app.lead_facts[]) returns void
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
    from changes, lateral (values (app.everybody(), 'day', true, ''), (app.everybody(), 'quarter', true, ''),
      (app.everybody(), 'day', false, source), (app.everybody(), 'quarter', false, source),
      (assigned_to, 'day', false, source)) as kept (person, grain, every, source)
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
  ) moves, (values ('day'), ('quarter')) as grains (grain), lateral (values (person), (app.everybody())) as both_ways (whose)
  where person is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (grain, person, start) do update set contacted = d.contacted + excluded.contacted,
    contacted_converted = d.contacted_converted + excluded.contacted_converted, conversions = d.conversions + excluded.conversions
$$;
revoke all on function app.move_lead_sums(app.lead_facts[], app.lead_facts[]) from public;

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
    (values ('day'), ('quarter')) as grains (grain), lateral (values (person), (app.everybody())) as both_ways (whose)
  group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
  on conflict (grain, person, start) do update set last_called = d.last_called + excluded.last_called;
  return counted;
end
$$;

-- Takes these leads' numbers out of their source and counts them with those that have none.
create or replace function app.empty_sources(facts uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  before app.lead_facts[] := array(select f from app.lead_facts f where lead_id = any (facts) and source <> '');
  after app.lead_facts[];
begin
  with emptied as (
    update app.lead_facts f set source = '' where lead_id = any (facts) and source <> '' returning f
  )
  select array_agg(e.f) into after from emptied e;
  perform app.move_lead_sums(before, after);
end
$$;

-- What they did, and what they held, counts for the pseudonym. A lead that was counted half way, under both, is counted
-- again. Whether something was left to do.
create or replace function app.move_sums(whose uuid, pseudonym uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(7238430);
  if not exists (select from app.person_sums where person = whose) and not exists (select from app.person_leads where person = whose)
     and not exists (select from app.lead_counts where person = whose) and not exists (select from app.lead_sums where person = whose)
     and not exists (select from app.lead_waits where person = whose)
     and not exists (select from app.person_waits where person = whose) then
    return false;
  end if;
  insert into app.lead_marks (lead_id)
  select p.lead_id from app.person_leads p join app.person_leads q on q.lead_id = p.lead_id and q.person = pseudonym
  where p.person = whose;
  update app.person_leads p set person = pseudonym where person = whose
    and not exists (select from app.person_leads q where q.lead_id = p.lead_id and q.person = pseudonym);
  with gone as (delete from app.person_sums where person = whose returning *)
  insert into app.person_sums as d
  select grain, pseudonym, start, calls, connected, talk_seconds, follow_ups_due, follow_ups_kept, contacted,
    contacted_converted, conversions, last_called from gone
  on conflict (grain, person, start) do update set calls = d.calls + excluded.calls, connected = d.connected + excluded.connected,
    talk_seconds = d.talk_seconds + excluded.talk_seconds, follow_ups_due = d.follow_ups_due + excluded.follow_ups_due,
    follow_ups_kept = d.follow_ups_kept + excluded.follow_ups_kept, contacted = d.contacted + excluded.contacted,
    contacted_converted = d.contacted_converted + excluded.contacted_converted,
    conversions = d.conversions + excluded.conversions, last_called = d.last_called + excluded.last_called;
  with gone as (delete from app.person_waits where person = whose returning *)
  insert into app.person_waits as w select pseudonym, grain, start, step, leads from gone where leads <> 0
  on conflict (person, grain, start, step) do update set leads = w.leads + excluded.leads;
  with gone as (delete from app.lead_waits where person = whose returning *)
  insert into app.lead_waits as w (person, grain, every, source, start, measure, step, leads)
  select pseudonym, grain, every, source, start, measure, step, leads from gone where leads <> 0
  on conflict (person, every, source, grain, start, measure, step) do update set leads = w.leads + excluded.leads;
  with gone as (delete from app.lead_sums where person = whose returning *)
  insert into app.lead_sums as d (person, grain, every, source, start, leads, attempted, contacted, qualified, converted,
    lost, status_new, status_contacted, status_qualified, status_converted, status_lost)
  select pseudonym, grain, every, source, start, leads, attempted, contacted, qualified, converted, lost, status_new,
    status_contacted, status_qualified, status_converted, status_lost from gone where leads <> 0
  on conflict (person, grain, every, source, start) do update set leads = d.leads + excluded.leads,
    attempted = d.attempted + excluded.attempted, contacted = d.contacted + excluded.contacted,
    qualified = d.qualified + excluded.qualified, converted = d.converted + excluded.converted, lost = d.lost + excluded.lost,
    status_new = d.status_new + excluded.status_new, status_contacted = d.status_contacted + excluded.status_contacted,
    status_qualified = d.status_qualified + excluded.status_qualified,
    status_converted = d.status_converted + excluded.status_converted, status_lost = d.status_lost + excluded.status_lost;
  -- They hold no lead any more: what stands here adds up to nothing.
  delete from app.lead_counts where person = whose;
  return true;
end
$$;

-- Who asks is looked up once, not for each of them.
create or replace function app.measured_people() returns table (id uuid, first_name text, last_name text, role text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  return query select p.id, p.first_name, p.last_name, p.role from public.profiles p
    where p.id = (select app.user_id()) or (select app.rank(app.role()) >= app.rank('manager'));
end
$$;

-- How long leads waited until somebody first spoke with them, by who brought them to contacted in the period, whoever's
-- they are now: seconds, median and 95th percentile. Of one person, or of everybody a manager sees; everybody else sees
-- their own. It reads every lead: of very many, app.first_contact_steps tells nearly the same.
drop function app.first_contact_waits(timestamptz, timestamptz);
create function app.first_contact_waits(since timestamptz, until timestamptz, whose uuid)
  returns table (person uuid, n bigint, p50 double precision, p95 double precision)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
  as $$
#variable_conflict use_column
begin
  return query
  select p.id, w.n, w.waits[1], w.waits[2]
  from app.measured_people() p, lateral (
    select count(*) as n, percentile_cont(array[0.5, 0.95]) within group
      (order by greatest(extract(epoch from first_contact_at - created_at)::float8, 0)) as waits
    from app.lead_facts where contacted_by = p.id and contacted_at >= since and contacted_at < until) w
  where w.n > 0 and (whose is null or p.id = whose);
end
$$;
revoke all on function app.first_contact_waits(timestamptz, timestamptz, uuid) from public;
grant execute on function app.first_contact_waits(timestamptz, timestamptz, uuid) to mettle_person, mettle_overseer;

-- The same as a distribution: how many leads waited how many steps of a fifth.
create function app.first_contact_steps(since timestamptz, until timestamptz, whose uuid)
  returns table (person uuid, step smallint, leads bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
  as $$
#variable_conflict use_column
begin
  return query
  with visible as materialized (select id from app.measured_people() where whose is null or id = whose)
  select s.person, s.step, sum(s.leads)::int8
  from (
    select person, step, sum(leads) as leads from app.person_waits
    where (grain = 'four weeks' and app.in_whole('four weeks', start, since, until)
      or grain = 'day' and app.in_whole('day', start, since, until) and app.beside_whole('four weeks', start, since, until))
      and (whose is null or person = whose)
    group by 1, 2
    union all
    select v.id, app.wait_step(f.created_at, f.first_contact_at), 1
    from visible v join app.lead_facts f on f.contacted_by = v.id and app.beside_whole('day', f.contacted_at, since, until)
  ) s
  where s.person in (select id from visible) group by 1, 2 having sum(s.leads) > 0 order by 1, 2;
end
$$;
revoke all on function app.first_contact_steps(timestamptz, timestamptz, uuid) from public;
grant execute on function app.first_contact_steps(timestamptz, timestamptz, uuid) to mettle_person, mettle_overseer;

-- Leads that may still convert are counted without being read, of one source or person too.
drop index app.lead_facts_open;
create index lead_facts_open on app.lead_facts (created_at) include (source, assigned_to)
  where converted_at is null and status <> 'lost';

-- Whom somebody called both before and after a moment: in most pairs both calls lie close to it, the rest stands here.
create index person_leads_long on app.person_leads (person, last_call_at) include (first_call_at, lead_id)
  where last_call_at - first_call_at >= interval '14 days';
