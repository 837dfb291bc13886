-- Leads that go by age or by erasure take their contents with them and leave their numbers: what a telecaller did and how
-- a campaign went stays true. Their facts stand under a pseudonym from then on.

-- Transactions in which that happens. A setting alone could be made by whoever can run a statement; this row cannot.
create table app.forgetting (
  xid xid8 primary key
);
alter table app.forgetting enable row level security, force row level security;
create policy forgetting_owner on app.forgetting to mettle_owner using (true) with check (true);

create function app.is_forgetting() returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  return coalesce(current_setting('app.forgetting', true), '') = 'on'
    and exists (select from app.forgetting where xid = pg_current_xact_id_if_assigned());
end
$$;
revoke all on function app.is_forgetting() from public;
grant execute on function app.is_forgetting() to mettle_person, mettle_overseer, mettle_system;

create function app.begin_forgetting() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.forgetting values (pg_current_xact_id()) on conflict do nothing;
  perform set_config('app.forgetting', 'on', true);
end
$$;
create function app.end_forgetting() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  delete from app.forgetting where xid = pg_current_xact_id();
  perform set_config('app.forgetting', '', true);
end
$$;
revoke all on function app.begin_forgetting(), app.end_forgetting() from public;

-- Whoever asked not to be called is not called when their number comes back with another list. Only a digest is kept.
create table app.refused_numbers (
  digest bytea primary key,
  since date not null default current_date
);
alter table app.refused_numbers enable row level security, force row level security;
create policy refused_numbers_owner on app.refused_numbers to mettle_owner using (true) with check (true);

create function app.number_digest(number text) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp
  as $$ select sha256(convert_to(salt || number, 'UTF8')) from identity.installation $$;
revoke all on function app.number_digest(text) from public;

create or replace function app.number_refused(number text) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select exists (select from public.leads l join public.lead_contact_state s on s.lead_id = l.id
      where l.phone_e164 = number and s.do_not_call)
    or exists (select from app.refused_numbers where digest = app.number_digest(number))
$$;

-- Whoever may be called again may be, also where the lead that had asked is forgotten.
create or replace function app.allow_calls(lead uuid, reason text) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  number text;
  refused uuid[];
  was_forgotten integer;
begin
  perform app.must_be_admin();
  select phone_e164 into number from public.leads where id = lead for update;
  if not found then
    raise exception 'Lead not found.' using errcode = 'MT404';
  end if;
  refused := array(select s.lead_id from public.lead_contact_state s join public.leads l on l.id = s.lead_id
    where s.do_not_call and (l.id = lead or l.phone_e164 = number) order by 1);
  delete from app.refused_numbers where digest = app.number_digest(number);
  get diagnostics was_forgotten = row_count;
  if cardinality(refused) + was_forgotten = 0 then
    raise exception 'Nobody asked not to be called here.' using errcode = 'MT409';
  end if;
  update public.lead_contact_state set do_not_call = false, allowed_again_at = clock_timestamp(),
    allowed_again_by = app.user_id(), allowed_again_reason = allow_calls.reason
  where lead_id = any (refused);
  perform audit.record('update', 'lead_contact_state', id::text, '{do_not_call}') from unnest(refused) as id;
  -- Those with the same number that nobody had called may be offered again too.
  perform app.refresh_call_queue(array(select id from public.leads where phone_e164 = number order by id));
  return cardinality(refused) + was_forgotten;
end
$$;

-- One entry says it for all rows of a step.
create or replace function audit.changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    perform audit.record('create', tg_table_name, new.id::text, '{}');
  elsif app.is_forgetting() then
    return null;
  elsif tg_op = 'UPDATE' then
    perform audit.record('update', tg_table_name, new.id::text, app.changed_fields(to_jsonb(old), to_jsonb(new)));
  else
    perform audit.record('delete', tg_table_name, old.id::text, '{}');
  end if;
  return null;
end
$$;

create or replace function app.lead_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
    values (new.id, null, new.status, app.user_id());
    insert into app.outbox (topic, type, row_id, audience_after) values ('leads', 'INSERT', new.id, new.assigned_to);
    perform audit.record('create', 'leads', new.id::text, '{}');
  elsif tg_op = 'UPDATE' then
    if old.status <> new.status then
      insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
      values (new.id, old.status, new.status, app.user_id());
    end if;
    insert into app.outbox (topic, type, row_id, audience_before, audience_after)
    values ('leads', 'UPDATE', new.id, old.assigned_to, new.assigned_to);
    perform audit.record('update', 'leads', new.id::text,
      app.changed_fields(to_jsonb(old) - '{search,phone_e164,email_key}'::text[], to_jsonb(new) - '{search,phone_e164,email_key}'::text[]));
  else
    insert into app.outbox (topic, type, row_id, audience_before) values ('leads', 'DELETE', old.id, old.assigned_to);
    if not app.is_forgetting() then
      perform audit.record('delete', 'leads', old.id::text, '{}');
    end if;
  end if;
  return null;
end
$$;

create or replace function app.mark_leads() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_table_name = 'lead_status_history' then
    insert into app.lead_marks (lead_id) select distinct lead_id from added;
  elsif tg_op = 'DELETE' then
    if not app.is_forgetting() then
      insert into app.lead_marks (lead_id) select id from removed;
    end if;
  else
    insert into app.lead_marks (lead_id)
    select n.id from added n join removed o on o.id = n.id
    where (n.source, n.assigned_to, n.created_at) is distinct from (o.source, o.assigned_to, o.created_at);
  end if;
  return null;
end
$$;

create or replace function app.unmark_call() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.is_forgetting() then
    return old;
  end if;
  insert into app.lead_marks (lead_id) values (old.lead_id);
  insert into app.activity_marks (person, moment, calls, connected, talk_seconds)
  select old.created_by, occurred_at, -1, -(outcome is not distinct from 'connected')::int, -duration_seconds
  from public.calls where interaction_id = old.id and old.created_by is not null;
  return old;
end
$$;

create or replace function app.mark_follow_up() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  ended public.follow_up_history := case when tg_op = 'DELETE' then old else new end;
  change integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  if ended.person is not null and app.came_due(ended.ending, ended.due_at, ended.ended_at)
     and not (tg_op = 'DELETE' and app.is_forgetting()) then
    insert into app.activity_marks (person, moment, follow_ups_due, follow_ups_kept)
    values (ended.person, ended.due_at, change,
      change * app.is_kept(ended.ending, ended.due_at, ended.ended_at)::int);
  end if;
  return null;
end
$$;

-- Takes these leads' numbers out of their source and counts them with those that have none.
create function app.empty_sources(facts uuid[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  with moved as materialized (select * from app.lead_facts where lead_id = any (facts) and source <> ''),
  changes as materialized (
    select -1 as sign, source as counted_as, m.* from moved m union all select 1, '', m.* from moved m
  ),
  sums as (
    insert into app.lead_sums as d
    select grain, false, counted_as, app.start_of(grain, created_at), sum(sign), sum(sign * (first_attempt_at is not null)::int),
      sum(sign * (contacted_at is not null)::int), sum(sign * (qualified_at is not null)::int),
      sum(sign * (converted_at is not null)::int), sum(sign * (lost_at is not null and converted_at is null)::int),
      sum(sign * (status = 'new')::int), sum(sign * (status = 'contacted')::int), sum(sign * (status = 'qualified')::int),
      sum(sign * (status = 'converted')::int), sum(sign * (status = 'lost')::int)
    from changes, (values ('day'), ('quarter')) as grains (grain) group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (grain, every, source, start) do update set leads = d.leads + excluded.leads,
      attempted = d.attempted + excluded.attempted, contacted = d.contacted + excluded.contacted,
      qualified = d.qualified + excluded.qualified, converted = d.converted + excluded.converted, lost = d.lost + excluded.lost,
      status_new = d.status_new + excluded.status_new, status_contacted = d.status_contacted + excluded.status_contacted,
      status_qualified = d.status_qualified + excluded.status_qualified,
      status_converted = d.status_converted + excluded.status_converted, status_lost = d.status_lost + excluded.status_lost
  ),
  waits as (
    insert into app.lead_waits as w
    select false, counted_as, app.start_of('day', created_at), measure, app.wait_step(created_at, ended_at), sum(sign)
    from changes, lateral (values ('first_attempt', first_attempt_at), ('first_contact', first_contact_at),
      ('conversion', converted_at)) as m (measure, ended_at)
    where ended_at is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (every, source, start, measure, step) do update set leads = w.leads + excluded.leads
  )
  update app.lead_facts f set source = '' from moved where f.lead_id = moved.lead_id;
$$;
revoke all on function app.empty_sources(uuid[]) from public;

-- A source that hardly anybody else has could tell who it was. Sums of nothing go with their source's name.
create function app.hide_rare_sources(facts uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  rare text[] := (
    select array_agg(s.source) from (select distinct source from app.lead_facts where lead_id = any (facts) and source <> '') s
    where (select count(*) from (select from app.lead_facts f where f.source = s.source limit 6) others) <= 5);
begin
  if rare is null then
    return;
  end if;
  perform app.empty_sources(array(select lead_id from app.lead_facts where lead_id = any (facts) and source = any (rare)));
  delete from app.lead_sums where not every and source = any (rare) and leads = 0;
  delete from app.lead_waits where not every and source = any (rare) and leads = 0;
end
$$;
revoke all on function app.hide_rare_sources(uuid[]) from public;

-- Removes leads with all that is theirs. Those that wait to be counted, or are under a legal hold, are left: answers the
-- ones that went. Their facts stay under pseudonyms, which only the one lead of an erasure is told.
create function app.forget_leads(ids uuid[], action text, pseudonym uuid default null) returns uuid[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  going uuid[];
  aliases uuid[];
begin
  -- Facts are moved between two folds.
  perform pg_advisory_xact_lock(7238430);
  select array_agg(id) into going from (
    select l.id from public.leads l
    where l.id = any (ids) and not exists (select from app.lead_marks m where m.lead_id = l.id)
      and not exists (select from app.legal_holds h where h.lead_id = l.id)
    order by l.id for update) free;
  if going is null then
    return '{}';
  end if;
  insert into app.refused_numbers (digest)
  select distinct app.number_digest(l.phone_e164) from public.leads l join public.lead_contact_state s on s.lead_id = l.id
  where l.id = any (going) and s.do_not_call and l.phone_e164 is not null on conflict do nothing;

  select array_agg(coalesce(pseudonym, gen_random_uuid())) into aliases from unnest(going);
  update app.lead_facts f set lead_id = g.alias from unnest(going, aliases) as g (id, alias) where f.lead_id = g.id;
  update app.person_leads p set lead_id = g.alias from unnest(going, aliases) as g (id, alias) where p.lead_id = g.id;
  perform app.hide_rare_sources(aliases);

  perform app.begin_forgetting();
  delete from public.leads where id = any (going);
  perform app.end_forgetting();
  insert into audit.entries (actor, action, resource, row_ids)
  values (audit.actor(), forget_leads.action, 'leads', case when pseudonym is null then going::text[] else array[pseudonym::text] end);
  return going;
end
$$;
revoke all on function app.forget_leads(uuid[], text, uuid) from public;
grant execute on function app.forget_leads(uuid[], text, uuid) to mettle_system;
