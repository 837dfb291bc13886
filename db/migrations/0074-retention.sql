-- What holds until an admin changes it; server/governance/retention/setting.ts declares the same, and a test compares
-- them. Null: kept.
create function app.default_retention() returns jsonb
  language sql immutable parallel safe
  as $$ select '{"leads": {"new": null, "contacted": null, "qualified": null, "converted": null, "lost": null},
    "interactions": null, "answers": null, "results": null, "audit": null,
    "sessions": 7, "mail": 30, "imports": 90, "events": 3}'::jsonb $$;

create function app.retention_days(kind text) returns integer
  language sql stable set search_path = pg_catalog, pg_temp
  as $$ select (coalesce(app.setting('retention') -> kind, app.default_retention() -> kind) #>> '{}')::int $$;
revoke all on function app.retention_days(text) from public;
grant execute on function app.retention_days(text) to mettle_system;

-- One night's work: how far it came, and what it removed so far.
create table app.retention_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz(3) not null default clock_timestamp(),
  finished_at timestamptz(3),
  progress jsonb not null default '{}',
  removed jsonb not null default '{}'
);
create index retention_runs_newest on app.retention_runs (started_at desc);
create unique index retention_runs_one_open on app.retention_runs ((true)) where finished_at is null;
alter table app.retention_runs enable row level security, force row level security;
create policy retention_runs_owner on app.retention_runs to mettle_owner using (true) with check (true);
create policy retention_runs_system on app.retention_runs to mettle_system using (true) with check (true);
grant select, insert, update, delete on app.retention_runs to mettle_system;

-- When somebody last dealt with a lead.
create function app.last_contact(lead public.leads) returns timestamptz
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select greatest(lead.created_at, (select s.last_attempt_at from public.lead_contact_state s where s.lead_id = lead.id),
    (select i.created_at from public.interactions i where i.lead_id = lead.id order by i.created_at desc limit 1))
$$;
revoke all on function app.last_contact(public.leads) from public;

-- Due: nobody dealt with it since, nothing is planned with it, and no hold is on it.
create function app.is_lead_due(lead public.leads, cutoff timestamptz) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select app.last_contact(lead) < cutoff
    and not exists (select from public.follow_ups f where f.lead_id = lead.id and f.due_at > now())
    and not exists (select from app.legal_holds h where h.lead_id = lead.id)
$$;
revoke all on function app.is_lead_due(public.leads, timestamptz) from public;

-- One step: looks at the next leads of a status from the oldest on, and forgets those that are due. The age is looked up
-- here, so that whoever changes it changes what the next step does.
create function app.forget_old_leads(of_status text, after_at timestamptz, after_id uuid, most integer)
  returns table (looked integer, gone integer, last_at timestamptz, last_id uuid)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  days integer := (coalesce(app.setting('retention'), app.default_retention()) -> 'leads' ->> of_status)::int;
  cutoff timestamptz := now() - make_interval(days => days);
  due uuid[];
begin
  if days is null then
    return query select 0, 0, after_at, after_id;
    return;
  end if;
  with next as materialized (
    select l.id, l.created_at, app.is_lead_due(l, cutoff) as due from public.leads l
    where l.status = of_status and l.created_at < cutoff and (l.created_at, l.id) > (after_at, after_id)
    order by l.created_at, l.id limit most
  )
  select count(*)::int, array_agg(id) filter (where next.due), max(created_at),
    (array_agg(id order by created_at desc, id desc))[1] into looked, due, last_at, last_id from next;
  gone := 0;
  if due is not null then
    gone := cardinality(app.forget_leads(due, 'forget'));
  end if;
  return next;
end
$$;
revoke all on function app.forget_old_leads(text, timestamptz, uuid, integer) from public;
grant execute on function app.forget_old_leads(text, timestamptz, uuid, integer) to mettle_system;

-- What was said goes; that there was a call, when and how long, counts on until its lead goes.
create function app.empty_old_interactions(after_id uuid, most integer)
  returns table (looked integer, gone integer, last_id uuid)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  cutoff timestamptz := now() - make_interval(days => app.retention_days('interactions'));
  due uuid[];
begin
  if cutoff is null then
    return query select 0, 0, after_id;
    return;
  end if;
  with next as materialized (
    select i.id, i.created_at < cutoff and i.content is not null
      and not exists (select from app.legal_holds h where h.lead_id = i.lead_id) as due
    from public.interactions i where i.id > after_id order by i.id limit most
  )
  select count(*)::int, array_agg(id) filter (where next.due), max(id::text)::uuid into looked, due, last_id from next;
  gone := coalesce(cardinality(due), 0);
  if due is not null then
    perform app.begin_forgetting();
    update public.interactions set content = null where id = any (due);
    perform app.end_forgetting();
    insert into audit.entries (actor, action, resource, row_ids, fields)
    values (audit.actor(), 'forget', 'interactions', due::text[], '{content}');
  end if;
  return next;
end
$$;
revoke all on function app.empty_old_interactions(uuid, integer) from public;
grant execute on function app.empty_old_interactions(uuid, integer) to mettle_system;

create function app.attempt_ended(a public.attempts) returns timestamptz
  language sql immutable
  as $$ select case when a.state <> 'in_progress' then coalesce(a.submitted_at, a.updated_at) end $$;

create function app.person_held(person uuid) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  as $$ select exists (select from app.legal_holds h where h.person_id = person) $$;
revoke all on function app.person_held(uuid) from public;

-- Answers go, what was worked out from them stays.
create function app.forget_old_answers(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  cutoff timestamptz := now() - make_interval(days => app.retention_days('answers'));
  due uuid[] := array(
    select a.id from public.attempts a
    where app.attempt_ended(a) < cutoff and not app.person_held(a.user_id)
      and (a.intake is not null or exists (select from public.assessment_responses r where r.attempt_id = a.id)
        or exists (select from public.peer_answers p where p.attempt_id = a.id))
    limit most for update skip locked);
begin
  if due = '{}' then
    return 0;
  end if;
  delete from public.assessment_responses where attempt_id = any (due);
  delete from public.peer_answers where attempt_id = any (due);
  update public.attempts set intake = null where id = any (due) and intake is not null;
  insert into audit.entries (actor, action, resource, row_ids)
  values (audit.actor(), 'forget', 'assessment_responses', due::text[]);
  return cardinality(due);
end
$$;
revoke all on function app.forget_old_answers(integer) from public;
grant execute on function app.forget_old_answers(integer) to mettle_system;

create function app.forget_old_results(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  cutoff timestamptz := now() - make_interval(days => app.retention_days('results'));
  due uuid[] := array(
    select a.id from public.attempts a where app.attempt_ended(a) < cutoff and not app.person_held(a.user_id)
    limit most for update skip locked);
begin
  if due = '{}' then
    return 0;
  end if;
  delete from public.attempts where id = any (due);
  insert into audit.entries (actor, action, resource, row_ids) values (audit.actor(), 'forget', 'attempts', due::text[]);
  return cardinality(due);
end
$$;
revoke all on function app.forget_old_results(integer) from public;
grant execute on function app.forget_old_results(integer) to mettle_system;

-- How much would go now, by the ages given, with examples. Counting stops at a hundred thousand.
create function app.preview_retention(ages jsonb) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  most constant integer := 100000;
  named text;
  days integer;
  cutoff timestamptz;
  shown jsonb;
  answer jsonb := '[]';
begin
  if app.role() is distinct from 'admin' then
    raise exception '%', app.role_needed('admin') using errcode = 'MT403';
  end if;
  foreach named in array array['new', 'contacted', 'qualified', 'converted', 'lost'] loop
    days := (ages -> 'leads' ->> named)::int;
    if days is not null then
      cutoff := now() - make_interval(days => days);
      with due as materialized (
        select l.id, l.name, app.last_contact(l) as since from public.leads l
        where l.status = named and l.created_at < cutoff and app.is_lead_due(l, cutoff) order by l.created_at, l.id limit most
      )
      select jsonb_build_object('kind', 'leads', 'status', named, 'days', days, 'count', (select count(*) from due), 'examples',
        coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'since', app.iso(since)))
          from (select * from due limit 5) e), '[]')) into shown;
      answer := answer || shown;
    end if;
  end loop;
  days := (ages ->> 'interactions')::int;
  if days is not null then
    with due as materialized (
      select i.id, i.type, i.created_at from public.interactions i
      where i.content is not null and i.created_at < now() - make_interval(days => days)
        and not exists (select from app.legal_holds h where h.lead_id = i.lead_id) limit most
    )
    select jsonb_build_object('kind', 'interactions', 'days', days, 'count', (select count(*) from due), 'examples',
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', type, 'since', app.iso(created_at)))
        from (select * from due limit 5) e), '[]')) into shown;
    answer := answer || shown;
  end if;
  foreach named in array array['answers', 'results'] loop
    days := (ages ->> named)::int;
    if days is not null then
      with due as materialized (
        select a.id, app.attempt_ended(a) as since from public.attempts a
        where app.attempt_ended(a) < now() - make_interval(days => days) and not app.person_held(a.user_id)
          and (named = 'results' or a.intake is not null
            or exists (select from public.assessment_responses r where r.attempt_id = a.id)
            or exists (select from public.peer_answers p where p.attempt_id = a.id)) limit most
      )
      select jsonb_build_object('kind', named, 'days', days, 'count', (select count(*) from due), 'examples',
        coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', null, 'since', app.iso(since)))
          from (select * from due limit 5) e), '[]')) into shown;
      answer := answer || shown;
    end if;
  end loop;
  foreach named in array array['sessions', 'mail', 'imports', 'events', 'audit'] loop
    days := (ages ->> named)::int;
    if days is not null then
      execute format('select count(*) from (select from %s < now() - make_interval(days => $1) limit $2) due', case named
        when 'sessions' then 'identity.sessions where revoked_at'
        when 'mail' then 'app.mail where created_at'
        when 'imports' then 'public.lead_imports where created_at'
        when 'events' then 'app.outbox where at'
        else 'audit.entries where at' end) into shown using days, most;
      answer := answer || jsonb_build_object('kind', named, 'days', days, 'count', shown, 'examples', '[]'::jsonb);
    end if;
  end loop;
  return answer;
end
$$;
revoke all on function app.preview_retention(jsonb) from public;
grant execute on function app.preview_retention(jsonb) to mettle_overseer;
