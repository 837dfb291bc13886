-- What analytics count, kept beside the leads: one row of facts a lead, and sums over them by day and by quarter of an
-- hour. Writers only leave a mark that there is something to look at; app.fold_analytics() follows behind and moves the
-- sums by the difference, so that nobody who writes waits for a sum. Every time zone's offset is a multiple of a quarter
-- of an hour, so quarters add up to anybody's days.

create table app.lead_marks (
  id bigint generated always as identity primary key,
  lead_id uuid not null,
  at timestamptz not null default clock_timestamp()
);

-- What people did, as differences: a deleted call takes back what it had added.
create table app.activity_marks (
  id bigint generated always as identity primary key,
  person uuid not null,
  moment timestamptz not null,
  calls integer not null default 0,
  connected integer not null default 0,
  talk_seconds integer not null default 0,
  follow_ups_due integer not null default 0,
  follow_ups_kept integer not null default 0,
  at timestamptz not null default clock_timestamp()
);

-- No reference to the lead: when it goes, its sums are taken back from what stands here.
create table app.lead_facts (
  lead_id uuid primary key,
  created_at timestamptz(3) not null,
  source text not null,
  assigned_to uuid,
  status text not null,
  first_attempt_at timestamptz(3),
  first_contact_at timestamptz(3),
  contacted_at timestamptz(3),
  contacted_by uuid,
  qualified_at timestamptz(3),
  converted_at timestamptz(3),
  converted_by uuid,
  lost_at timestamptz(3)
);
create index lead_facts_created on app.lead_facts (created_at, lead_id);
create index lead_facts_own on app.lead_facts (assigned_to, created_at, lead_id);
create index lead_facts_source on app.lead_facts (source, created_at, lead_id);
create index lead_facts_contacted on app.lead_facts (contacted_by, contacted_at);
create index lead_facts_converted on app.lead_facts (converted_by, converted_at);

-- Whom somebody called, for counting each lead once.
create table app.person_leads (
  person uuid not null,
  lead_id uuid not null,
  first_call_at timestamptz(3) not null,
  last_call_at timestamptz(3) not null,
  primary key (lead_id, person)
);
create index person_leads_last on app.person_leads (person, last_call_at) include (first_call_at, lead_id);

-- Leads by when they were created, in UTC days and in quarters of an hour; those of all sources together have every = true.
create table app.lead_sums (
  grain text not null check (grain in ('day', 'quarter')),
  every boolean not null,
  source text not null,
  start timestamptz not null,
  leads bigint not null,
  attempted bigint not null,
  contacted bigint not null,
  qualified bigint not null,
  converted bigint not null,
  lost bigint not null,
  status_new bigint not null,
  status_contacted bigint not null,
  status_qualified bigint not null,
  status_converted bigint not null,
  status_lost bigint not null,
  primary key (grain, every, source, start)
);
create index lead_sums_start on app.lead_sums (grain, every, start);

-- How long it took, by UTC day of creation and in steps of a fifth: enough for a median that is right within a tenth.
create table app.lead_waits (
  every boolean not null,
  source text not null,
  start timestamptz not null,
  measure text not null check (measure in ('first_attempt', 'first_contact', 'conversion')),
  step smallint not null,
  leads bigint not null,
  primary key (every, source, start, measure, step)
);

-- What each person did, and app.everybody() for all together.
create table app.person_sums (
  grain text not null check (grain in ('day', 'quarter')),
  person uuid not null,
  start timestamptz not null,
  calls bigint not null default 0,
  connected bigint not null default 0,
  talk_seconds bigint not null default 0,
  follow_ups_due bigint not null default 0,
  follow_ups_kept bigint not null default 0,
  -- Leads they first brought to contacted then, and how many of those have converted since.
  contacted bigint not null default 0,
  contacted_converted bigint not null default 0,
  -- Leads they brought to converted then.
  conversions bigint not null default 0,
  -- Leads they called then and not again since.
  last_called bigint not null default 0,
  primary key (grain, person, start)
);
create index person_sums_start on app.person_sums (grain, start);

create function app.start_of(grain text, moment timestamptz) returns timestamptz
  language sql immutable parallel safe
  return date_bin(case grain when 'day' then interval '1 day' else interval '15 minutes' end, moment, '2000-01-01 00:00:00+00');

-- Whether a sum counts for a period whose ends lie on quarters of an hour: whole UTC days by day, the rest by quarter.
create function app.within_period(grain text, start timestamptz, since timestamptz, until timestamptz) returns boolean
  language sql immutable parallel safe
  return (grain = 'day' and start >= app.start_of('day', since + interval '1 day' - interval '1 microsecond')
      and start < app.start_of('day', until))
    or (grain = 'quarter' and start >= since and start < until
      and (start < app.start_of('day', since + interval '1 day' - interval '1 microsecond')
        or start >= app.start_of('day', until)));

-- 0 below a minute, then a step for each fifth more.
create function app.wait_step(started timestamptz, ended timestamptz) returns smallint
  language sql immutable parallel safe
  return case when ended - started < interval '1 minute' then 0
    else 1 + floor(ln(extract(epoch from ended - started)::float8 / 60) / ln(1.2)) end::smallint;

-- Kept within a day of when it was due.
create function app.is_kept(ending text, due_at timestamptz, ended_at timestamptz) returns boolean
  language sql immutable parallel safe
  return ending = 'done' and ended_at <= due_at + interval '24 hours';
-- Moved or dropped beforehand, it never came due.
create function app.came_due(ending text, due_at timestamptz, ended_at timestamptz) returns boolean
  language sql immutable parallel safe
  return ending = 'done' or ended_at >= due_at;

create function app.mark_leads() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_table_name = 'lead_status_history' then
    insert into app.lead_marks (lead_id) select distinct lead_id from added;
  elsif tg_op = 'DELETE' then
    insert into app.lead_marks (lead_id) select id from removed;
  else
    insert into app.lead_marks (lead_id)
    select n.id from added n join removed o on o.id = n.id
    where (n.source, n.assigned_to, n.created_at) is distinct from (o.source, o.assigned_to, o.created_at);
  end if;
  return null;
end
$$;
create trigger history_marks_leads after insert on public.lead_status_history
  referencing new table as added for each statement execute function app.mark_leads();
create trigger leads_marked_on_update after update on public.leads
  referencing old table as removed new table as added for each statement execute function app.mark_leads();
create trigger leads_marked_on_delete after delete on public.leads
  referencing old table as removed for each statement execute function app.mark_leads();

create function app.mark_call() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  with marked as (
    insert into app.lead_marks (lead_id) select lead_id from public.interactions where id = new.interaction_id
  )
  insert into app.activity_marks (person, moment, calls, connected, talk_seconds)
  select created_by, new.occurred_at, 1, (new.outcome is not distinct from 'connected')::int, new.duration_seconds
  from public.interactions where id = new.interaction_id and created_by is not null;
  return null;
end
$$;
create trigger calls_marked after insert on public.calls for each row execute function app.mark_call();

-- Before, while the call is still there to be read.
create function app.unmark_call() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.lead_marks (lead_id) values (old.lead_id);
  insert into app.activity_marks (person, moment, calls, connected, talk_seconds)
  select old.created_by, occurred_at, -1, -(outcome is not distinct from 'connected')::int, -duration_seconds
  from public.calls where interaction_id = old.id and old.created_by is not null;
  return old;
end
$$;
create trigger interactions_unmarked before delete on public.interactions
  for each row when (old.type = 'call') execute function app.unmark_call();

create function app.mark_moved_interaction() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.lead_marks (lead_id) values (old.lead_id), (new.lead_id);
  return null;
end
$$;
create trigger interactions_marked_on_move after update of lead_id on public.interactions
  for each row when (old.lead_id <> new.lead_id) execute function app.mark_moved_interaction();

create function app.mark_follow_up() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  ended public.follow_up_history := case when tg_op = 'DELETE' then old else new end;
  change integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  if ended.person is not null and app.came_due(ended.ending, ended.due_at, ended.ended_at) then
    insert into app.activity_marks (person, moment, follow_ups_due, follow_ups_kept)
    values (ended.person, ended.due_at, change,
      change * app.is_kept(ended.ending, ended.due_at, ended.ended_at)::int);
  end if;
  return null;
end
$$;
create trigger follow_up_history_marked after insert or delete on public.follow_up_history
  for each row execute function app.mark_follow_up();

do $$
declare
  name text;
begin
  foreach name in array array['lead_marks', 'activity_marks', 'lead_facts', 'person_leads', 'lead_sums', 'lead_waits',
    'person_sums'] loop
    execute format('alter table app.%I enable row level security, force row level security', name);
    execute format('create policy %I on app.%I to mettle_owner using (true) with check (true)', name || '_owner', name);
    if name not in ('lead_marks', 'activity_marks') then
      execute format('create policy %I on app.%I for select to mettle_overseer using (true)', name || '_all', name);
      execute format('grant select on app.%I to mettle_overseer', name);
    end if;
  end loop;
end
$$;
create policy lead_facts_of_own on app.lead_facts for select to mettle_person using (assigned_to = (select app.user_id()));
create policy person_leads_of_own on app.person_leads for select to mettle_person using (person = (select app.user_id()));
create policy person_sums_of_own on app.person_sums for select to mettle_person using (person = (select app.user_id()));
grant select on app.lead_facts, app.person_leads, app.person_sums to mettle_person;

-- What is there already is looked at like anything new.
insert into app.lead_marks (lead_id) select id from public.leads;
insert into app.activity_marks (person, moment, calls, connected, talk_seconds)
select i.created_by, c.occurred_at, 1, (c.outcome is not distinct from 'connected')::int, c.duration_seconds
from public.calls c join public.interactions i on i.id = c.interaction_id where i.created_by is not null;
insert into app.activity_marks (person, moment, follow_ups_due, follow_ups_kept)
select person, due_at, 1, app.is_kept(ending, due_at, ended_at)::int
from public.follow_up_history where person is not null and app.came_due(ending, due_at, ended_at);
