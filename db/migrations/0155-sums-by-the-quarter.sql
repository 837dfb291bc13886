-- Every lead was put into ten sums one by one. Those of one person and source in a quarter of an hour are added up first, and
-- what has not ended is left out before it is looked at by person, grain and source.
create or replace function app.move_lead_sums(before app.lead_facts[], after app.lead_facts[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  with changes as materialized (
    select 1 as sign, f.* from (select * from unnest(after) except select * from unnest(before)) f
    union all select -1, f.* from (select * from unnest(before) except select * from unnest(after)) f
  ),
  quarters as (
    select assigned_to, source, app.start_of('quarter', created_at) as created_at, sum(sign) as leads,
      sum(sign * (first_attempt_at is not null)::int) as attempted, sum(sign * (contacted_at is not null)::int) as contacted,
      sum(sign * (qualified_at is not null)::int) as qualified, sum(sign * (converted_at is not null)::int) as converted,
      sum(sign * (lost_at is not null and converted_at is null)::int) as lost,
      sum(sign * (status = 'new')::int) as status_new, sum(sign * (status = 'contacted')::int) as status_contacted,
      sum(sign * (status = 'qualified')::int) as status_qualified,
      sum(sign * (status = 'converted')::int) as status_converted, sum(sign * (status = 'lost')::int) as status_lost
    from changes group by 1, 2, 3
  ),
  sums as (
    insert into app.lead_sums as d (person, grain, every, source, start, leads, attempted, contacted, qualified, converted,
      lost, status_new, status_contacted, status_qualified, status_converted, status_lost)
    select person, grain, every, kept.source, app.start_of(grain, created_at), sum(leads), sum(attempted), sum(contacted),
      sum(qualified), sum(converted), sum(lost), sum(status_new), sum(status_contacted), sum(status_qualified),
      sum(status_converted), sum(status_lost)
    from quarters, lateral (values (app.everybody(), 'four weeks', true, ''), (app.everybody(), 'day', true, ''),
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
  ended as materialized (
    select sign, assigned_to, source, created_at, measure, ended_at
    from changes, lateral (values ('first_attempt', first_attempt_at), ('first_contact', first_contact_at),
      ('conversion', converted_at)) as m (measure, ended_at)
    where ended_at is not null
  ),
  waits as (
    insert into app.lead_waits as w (person, grain, every, source, start, measure, step, leads)
    select person, grain, every, kept.source, app.start_of(grain, created_at), measure, app.wait_step(created_at, ended_at),
      sum(sign)
    from ended, lateral (values (app.everybody(), 'four weeks', true, ''), (app.everybody(), 'day', true, ''),
      (app.everybody(), 'four weeks', false, source), (app.everybody(), 'day', false, source),
      (assigned_to, 'week', true, '')) as kept (person, grain, every, source)
    where person is not null
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

-- Most leads have not been spoken with yet, and were written into both all the same.
drop index app.lead_facts_contacted;
create index lead_facts_contacted on app.lead_facts (contacted_by, contacted_at) where contacted_by is not null;
drop index app.lead_facts_converted;
create index lead_facts_converted on app.lead_facts (converted_by, converted_at) where converted_by is not null;
