-- Of one person with tens of thousands of leads: sums by six hours, so that their local days are not put together lead by
-- lead, and waits by week instead of four weeks, so that a week's leads at most are read one by one at either end.
create or replace function app.start_of(grain text, moment timestamptz) returns timestamptz
  language sql immutable parallel safe
  return date_bin(case grain when 'four weeks' then interval '28 days' when 'week' then interval '7 days'
    when 'day' then interval '1 day' when 'six hours' then interval '6 hours' else interval '15 minutes' end,
    moment, '2000-01-01 00:00:00+00');
create or replace function app.start_from(grain text, moment timestamptz) returns timestamptz
  language sql immutable parallel safe
  return app.start_of(grain, ((moment at time zone 'UTC')
    + case grain when 'four weeks' then interval '28 days' when 'week' then interval '7 days' when 'day' then interval '1 day'
      else interval '15 minutes' end
    - interval '1 microsecond') at time zone 'UTC');

alter table app.lead_waits drop constraint lead_waits_grain_check,
  add constraint lead_waits_grain_check check (grain in ('four weeks', 'week', 'day'));
delete from app.lead_waits where person <> app.everybody();
insert into app.lead_waits (person, grain, every, source, start, measure, step, leads)
select assigned_to, 'week', true, '', app.start_of('week', created_at), measure, app.wait_step(created_at, ended_at), count(*)
from app.lead_facts, lateral (values ('first_attempt', first_attempt_at), ('first_contact', first_contact_at),
  ('conversion', converted_at)) as m (measure, ended_at)
where assigned_to is not null and ended_at is not null group by 1, 5, 6, 7;

insert into app.lead_sums (person, grain, every, source, start, leads, attempted, contacted, qualified, converted, lost,
  status_new, status_contacted, status_qualified, status_converted, status_lost)
select assigned_to, 'six hours', true, '', app.start_of('six hours', created_at), count(*), count(first_attempt_at),
  count(contacted_at), count(qualified_at), count(converted_at),
  count(*) filter (where lost_at is not null and converted_at is null), count(*) filter (where status = 'new'),
  count(*) filter (where status = 'contacted'), count(*) filter (where status = 'qualified'),
  count(*) filter (where status = 'converted'), count(*) filter (where status = 'lost')
from app.lead_facts where assigned_to is not null group by 1, 5;

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
      (assigned_to, 'four weeks', false, source), (assigned_to, 'day', false, source),
      (assigned_to, 'six hours', true, '')) as kept (person, grain, every, source)
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
      (assigned_to, 'week', true, '')) as kept (person, grain, every, source),
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
