-- Erasing a person or a lead: who asked, how far it is, and the receipt. The subject's id stays, so that a backup which
-- is restored can be brought up to date; nothing else here says who it was.
create table app.erasures (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('person', 'lead')),
  subject_id uuid not null,
  requested_by uuid references public.profiles (id) on delete set null,
  requested_at timestamptz(3) not null default clock_timestamp(),
  -- Whoever asks for themselves has time to change their mind.
  due_at timestamptz(3) not null default clock_timestamp(),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'cancelled')),
  -- What stands for the subject in others' rows. Forgotten with the last trace that may still come in.
  pseudonym uuid,
  -- Transactions older than this may still act for the subject.
  begun_xid xid8,
  went jsonb not null default '{}',
  updated_at timestamptz(3) not null default clock_timestamp(),
  finished_at timestamptz(3),
  receipt json,
  signature bytea
);
create unique index erasures_open on app.erasures (subject_id) where state in ('waiting', 'running');
create index erasures_due on app.erasures (due_at) where state in ('waiting', 'running');
create index erasures_newest on app.erasures (requested_at desc, id);
create index erasures_subject on app.erasures (subject_id);
create index erasures_requested_by on app.erasures (requested_by);
create trigger erasures_touch before update on app.erasures for each row execute function app.touch();
create trigger erasures_audit after insert or update of state on app.erasures
  for each row execute function audit.row_changed();

alter table app.erasures enable row level security, force row level security;
create policy erasures_owner on app.erasures to mettle_owner using (true) with check (true);
create policy erasures_system on app.erasures to mettle_system using (true) with check (true);
create policy erasures_admin on app.erasures for select to mettle_overseer using ((select app.role()) = 'admin');
create policy erasures_own on app.erasures for select to mettle_person, mettle_overseer
  using (subject_id = (select app.user_id()));
grant select, insert, update on app.erasures to mettle_system;
grant select on app.erasures to mettle_person, mettle_overseer;

-- Stands for somebody erased in others' rows. Nobody can sign in as it, assign to it or find it among the people.
alter table public.profiles add column erased_at timestamptz(3);

create or replace function app.person(person uuid) returns json
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform app.must_be_admin();
  return (select app.person_record(p.id) from public.profiles p where p.id = person.person and p.erased_at is null);
end
$$;

create or replace function app.people(search text, page_limit integer, page_offset bigint) returns json
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform app.must_be_admin();
  return (
    with found as (
      select p.id, p.created_at
      from public.profiles p left join identity.accounts a on a.id = p.id
      where p.erased_at is null and (search is null or position(lower(search) in
        lower(concat_ws(' ', p.first_name, p.last_name, p.role, a.email,
          (select string_agg(i.email, ' ') from identity.identities i where i.person = p.id)))) > 0)
    )
    select json_build_object('total', (select count(*) from found),
      'people', coalesce((select json_agg(app.person_record(page.id) order by page.created_at desc, page.id desc)
        from (select * from found order by created_at desc, id desc limit page_limit offset page_offset) page), '[]'))
  );
end
$$;

create or replace function app.people_names() returns json
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.role() is null or app.rank(app.role()) < app.rank('manager') then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  return (
    select coalesce(json_agg(json_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
      'role', p.role) order by p.first_name, p.last_name, p.id), '[]')
    from public.profiles p left join identity.accounts a on a.id = p.id
    where a.disabled_at is null and p.erased_at is null
  );
end
$$;

create function app.refuse_change_of_erased() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$ begin raise exception 'Nobody here has this id.' using errcode = 'MT410'; end $$;
create trigger profiles_erased before update on public.profiles
  for each row when (old.erased_at is not null) execute function app.refuse_change_of_erased();

-- Oneself, or anybody by an admin. What is under way already is the answer; an admin need not wait for it.
create function app.request_erasure(of_kind text, subject uuid, waiting_days integer) returns app.erasures
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  wanted app.erasures;
  at_once boolean := subject is distinct from app.user_id();
begin
  if at_once and app.role() is distinct from 'admin' then
    raise exception '%', app.role_needed('admin') using errcode = 'MT403';
  end if;
  perform pg_advisory_xact_lock(7238412);
  if of_kind = 'lead' then
    perform from public.leads where id = subject for update;
    if not found then
      raise exception 'Lead not found.' using errcode = 'MT404';
    end if;
  else
    perform from public.profiles where id = subject and erased_at is null for update;
    if not found then
      raise exception 'Nobody here has this id.' using errcode = 'MT410';
    end if;
    if not exists (select from public.profiles p left join identity.accounts a on a.id = p.id
        where p.role = 'admin' and a.disabled_at is null and p.id <> subject) then
      raise exception 'The last admin cannot be erased. Make somebody else an admin first.' using errcode = 'MT409';
    end if;
  end if;
  if exists (select from app.legal_holds h where subject in (h.lead_id, h.person_id)) then
    raise exception '%', case of_kind when 'lead' then 'This lead' else 'This person' end
      || ' is under a legal hold and cannot be erased until an admin lifts it.' using errcode = 'MT409';
  end if;
  select * into wanted from app.erasures where subject_id = subject and state in ('waiting', 'running') for update;
  if wanted.id is null then
    insert into app.erasures (kind, subject_id, requested_by, due_at)
    values (of_kind, subject, app.user_id(),
      clock_timestamp() + make_interval(days => case when at_once then 0 else waiting_days end))
    returning * into wanted;
  elsif at_once and wanted.due_at > now() then
    update app.erasures set due_at = clock_timestamp(), requested_by = app.user_id() where id = wanted.id returning * into wanted;
  end if;
  return wanted;
end
$$;
revoke all on function app.request_erasure(text, uuid, integer) from public;
grant execute on function app.request_erasure(text, uuid, integer) to mettle_person, mettle_overseer;

create function app.cancel_erasure(erasure uuid) returns app.erasures
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  wanted app.erasures;
begin
  select * into wanted from app.erasures where id = erasure for update;
  if wanted.id is null or (wanted.subject_id is distinct from app.user_id() and app.role() is distinct from 'admin') then
    raise exception 'There is no such erasure.' using errcode = 'MT410';
  elsif wanted.state <> 'waiting' then
    raise exception '%', case wanted.state when 'cancelled' then 'This erasure was cancelled already.'
      else 'This erasure has begun and cannot be cancelled.' end using errcode = 'MT409';
  end if;
  update app.erasures set state = 'cancelled' where id = erasure returning * into wanted;
  return wanted;
end
$$;
revoke all on function app.cancel_erasure(uuid) from public;
grant execute on function app.cancel_erasure(uuid) to mettle_person, mettle_overseer;

-- Nothing can be done in their name from the next transaction on.
create function app.shut_out(whose uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into identity.accounts as a (id, disabled_at) select id, clock_timestamp() from public.profiles where id = whose
  on conflict (id) do update set disabled_at = coalesce(a.disabled_at, excluded.disabled_at);
  perform app.end_sessions(whose);
  delete from identity.api_tokens where person = whose;
  delete from identity.tickets where person = whose;
  delete from app.realtime_tickets where person = whose;
end
$$;
revoke all on function app.shut_out(uuid) from public;

create function app.begin_erasure(erasure uuid) returns app.erasures
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  wanted app.erasures;
begin
  select * into wanted from app.erasures where id = erasure for update;
  if wanted.state = 'waiting' and wanted.due_at <= clock_timestamp() then
    if exists (select from app.legal_holds h where wanted.subject_id in (h.lead_id, h.person_id)) then
      return null;
    end if;
    update app.erasures set state = 'running', pseudonym = gen_random_uuid(), begun_xid = pg_current_xact_id()
    where id = erasure returning * into wanted;
    if wanted.kind = 'person' and exists (select from public.profiles where id = wanted.subject_id) then
      insert into public.profiles (id, first_name, last_name, role, erased_at)
      values (wanted.pseudonym, 'Erased', 'person', 'user', clock_timestamp());
      insert into identity.accounts (id, disabled_at) values (wanted.pseudonym, clock_timestamp());
      perform app.shut_out(wanted.subject_id);
    end if;
  end if;
  return wanted;
end
$$;
revoke all on function app.begin_erasure(uuid) from public;
grant execute on function app.begin_erasure(uuid) to mettle_system;

-- Puts a pseudonym in the place of somebody in a column that outlives them, some rows at a time.
create function app.pseudonymise(target regclass, column_name text, old_id uuid, new_id uuid, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  changed integer;
begin
  if (select relnamespace::regnamespace::text from pg_class where oid = target) not in ('public', 'app', 'identity') then
    raise exception 'Not a table of ours.' using errcode = 'MT403';
  end if;
  if target in ('app.lead_facts'::regclass, 'app.activity_marks'::regclass) then
    perform pg_advisory_xact_lock(7238430);
  end if;
  perform app.begin_forgetting();
  execute format('with chosen as materialized (select ctid from %1$s where %2$I = $1 limit $3 for update)
    update %1$s t set %2$I = $2 from chosen where t.ctid = chosen.ctid', target, column_name) using old_id, new_id, most;
  get diagnostics changed = row_count;
  perform app.end_forgetting();
  return changed;
end
$$;
revoke all on function app.pseudonymise(regclass, text, uuid, uuid, integer) from public;
grant execute on function app.pseudonymise(regclass, text, uuid, uuid, integer) to mettle_system;

-- Their leads belong to nobody. Where nobody is named for a step of a lead, whoever holds it counts as having done it:
-- that has to be written down before it cannot be seen any more.
create function app.release_leads(whose uuid, pseudonym uuid, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  freed uuid[] := array(select id from public.leads where assigned_to = whose order by id limit most for update);
begin
  update public.lead_status_history set changed_by = pseudonym
  where lead_id = any (freed) and changed_by is null and to_status in ('contacted', 'qualified', 'converted');
  update public.leads set assigned_to = null where id = any (freed);
  return cardinality(freed);
end
$$;
revoke all on function app.release_leads(uuid, uuid, integer) from public;
grant execute on function app.release_leads(uuid, uuid, integer) to mettle_system;

-- What they did counts for the pseudonym. A lead that was counted half way, under both, is counted again. Whether
-- something was left to do.
create function app.move_sums(whose uuid, pseudonym uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(7238430);
  if not exists (select from app.person_sums where person = whose) and not exists (select from app.person_leads where person = whose)
     and not exists (select from app.lead_counts where person = whose) then
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
  -- They hold no lead any more: what stands here adds up to nothing.
  delete from app.lead_counts where person = whose;
  return true;
end
$$;
revoke all on function app.move_sums(uuid, uuid) from public;
grant execute on function app.move_sums(uuid, uuid) to mettle_system;

-- Records that are kept to be undone name who held a lead before.
create function app.unname_in_records(whose uuid, pseudonym uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  update public.lead_merges set before = replace(before::text, whose::text, pseudonym::text)::jsonb
  where before::text like '%' || whose || '%';
  update app.lead_import_changes set before = replace(before::text, whose::text, pseudonym::text)::jsonb,
    after = replace(after::text, whose::text, pseudonym::text)::jsonb
  where before::text like '%' || whose || '%' or after::text like '%' || whose || '%';
$$;
revoke all on function app.unname_in_records(uuid, uuid) from public;
grant execute on function app.unname_in_records(uuid, uuid) to mettle_system;

-- Wherever a setting names them.
create function app.replace_in_settings(old_text text, new_text text) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  pattern text := regexp_replace(old_text, '([^[:alnum:]@_-])', '\\\1', 'g');
  changed integer;
begin
  update app.settings set value = regexp_replace(value::text, pattern, new_text, 'gi')::jsonb where value::text ~* pattern;
  get diagnostics changed = row_count;
  return changed;
end
$$;
revoke all on function app.replace_in_settings(text, text) from public;
grant execute on function app.replace_in_settings(text, text) to mettle_system;

-- Somebody whom a test taker had asked: what they answered stays the test taker's, their address goes.
create function app.unname_peer(invitation uuid, sealed_email bytea, digest bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ update public.peer_invitations set email = sealed_email, email_digest = digest where id = invitation $$;
revoke all on function app.unname_peer(uuid, bytea, bytea) from public;
grant execute on function app.unname_peer(uuid, bytea, bytea) to mettle_system;

-- How many rows of each table go with a person or a lead.
create function app.count_dependents(parent regclass, id uuid) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  found record;
  n bigint;
  counted jsonb := '{}';
begin
  for found in
    select c.relnamespace::regnamespace || '.' || c.relname as name, k.conrelid::regclass as child, a.attname
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = parent and k.confdeltype = 'c' order by 1, 3
  loop
    execute format('select count(*) from %s where %I = $1', found.child, found.attname) into n using id;
    if n > 0 then
      counted := counted || jsonb_build_object(found.name, n);
    end if;
  end loop;
  return counted;
end
$$;
revoke all on function app.count_dependents(regclass, uuid) from public;
grant execute on function app.count_dependents(regclass, uuid) to mettle_system;

-- The last step: the person, and with them what is theirs alone. Somebody who came back under the same id since is another.
create function app.remove_person(whose uuid, begun_before timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  counted jsonb;
begin
  perform from public.profiles where id = whose and created_at <= begun_before for update;
  if not found then
    return '{}';
  end if;
  counted := app.count_dependents('public.profiles', whose) || '{"public.profiles": 1}';
  delete from public.profiles where id = whose;
  return counted;
end
$$;
revoke all on function app.remove_person(uuid, timestamptz) from public;
grant execute on function app.remove_person(uuid, timestamptz) to mettle_system;

-- A lead, and what still speaks of it: the news that it is gone is for the change feed, and is cleared away in days.
create function app.remove_lead(lead uuid, pseudonym uuid, begun_before timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  counted jsonb := '{}';
begin
  if exists (select from public.leads where id = lead and created_at <= begun_before) then
    counted := app.count_dependents('public.leads', lead) || '{"public.leads": 1}';
    if app.forget_leads(array[lead], 'erase', pseudonym) = '{}' then
      return null;
    end if;
  end if;
  update public.lead_merges set absorbed_id = pseudonym where absorbed_id = lead;
  delete from app.outbox where row_id = lead and type <> 'DELETE';
  return counted;
end
$$;
revoke all on function app.remove_lead(uuid, uuid, timestamptz) from public;
grant execute on function app.remove_lead(uuid, uuid, timestamptz) to mettle_system;

-- A token outlives its person by minutes: whoever is not there has no session.
create or replace function app.enter(person uuid, least_role text, session uuid, api_token uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  found_role text;
  disabled timestamptz;
  holds boolean;
begin
  select p.role, a.disabled_at,
    (session is null or exists (select from identity.sessions s
      where s.id = session and s.person = p.id and s.revoked_at is null and s.expires_at > now()))
    and (api_token is null or exists (select from identity.api_tokens t
      where t.id = api_token and t.person = p.id and (t.expires_at is null or t.expires_at > now())))
  into found_role, disabled, holds
  from public.profiles p left join identity.accounts a on a.id = p.id
  where p.id = enter.person;
  if disabled is not null then
    raise exception 'This account is disabled.' using errcode = 'MT401';
  end if;
  if not coalesce(holds, session is null and api_token is null) then
    raise exception '%', case when api_token is null then 'Your session has ended. Sign in again.'
      else 'This API token was revoked or has run out.' end using errcode = 'MT401';
  end if;
  if found_role is null or app.rank(found_role) < app.rank(least_role) then
    raise exception '%', app.role_needed(least_role) using errcode = 'MT403';
  end if;
  perform set_config('app.role', found_role, true);
  return case when found_role in ('admin', 'manager') then 'mettle_overseer' else 'mettle_person' end;
end
$$;

-- In a restored backup: whoever is there, was there before they were erased, and has to go again. A legal hold of then was
-- lifted before the erasure.
create function app.erase_again(of_kind text, subject uuid, erased timestamptz) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  made uuid;
begin
  if not (of_kind = 'lead' and exists (select from public.leads where id = subject and created_at < erased)
      or of_kind = 'person' and exists (select from public.profiles where id = subject and created_at < erased)) then
    return null;
  end if;
  delete from app.legal_holds h where subject in (h.lead_id, h.person_id);
  update app.erasures set due_at = clock_timestamp() where subject_id = subject and state in ('waiting', 'running') returning id into made;
  if made is null then
    insert into app.erasures (kind, subject_id) values (of_kind, subject) returning id into made;
  end if;
  return made;
end
$$;
revoke all on function app.erase_again(text, uuid, timestamptz) from public;
grant execute on function app.erase_again(text, uuid, timestamptz) to mettle_system;
