CREATE ROLE mettle_runtime;
ALTER ROLE mettle_runtime WITH NOSUPERUSER NOINHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS PASSWORD 'SCRAM-SHA-256$4096:YO31O4LxKn9KAmunXDq2Fw==$YI7xVHjA/0T97CwPmJPkdyH940F7/tN1GEnP4ifkybU=:zoZEHlAnYmvo3vGpbVvkDa47ebOY5RjAzuHMwWWEXfA=';
GRANT mettle_jobs TO mettle_runtime GRANTED BY postgres;
GRANT mettle_overseer TO mettle_runtime GRANTED BY postgres;
GRANT mettle_person TO mettle_runtime GRANTED BY postgres;
GRANT mettle_system TO mettle_runtime GRANTED BY postgres;

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA app;
ALTER SCHEMA app OWNER TO mettle_owner;
CREATE SCHEMA audit;
ALTER SCHEMA audit OWNER TO mettle_owner;
CREATE SCHEMA identity;
ALTER SCHEMA identity OWNER TO mettle_owner;
CREATE SCHEMA pgboss;
ALTER SCHEMA pgboss OWNER TO mettle_jobs;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
ALTER TYPE pgboss.job_state OWNER TO mettle_jobs;
CREATE FUNCTION app.bump() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$ begin update app.versions set version = version + 1 where topic = tg_argv[0]; return null; end $$;
ALTER FUNCTION app.bump() OWNER TO mettle_owner;
CREATE FUNCTION app.call_made() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
  called uuid := (select lead_id from public.interactions where id = new.interaction_id);
begin
  insert into public.lead_contact_state as s (lead_id, attempts, last_attempt_at, last_outcome, do_not_call)
  values (called, 1, new.occurred_at, new.outcome, new.outcome is not distinct from 'do_not_call')
  on conflict (lead_id) do update set attempts = s.attempts + 1,
    last_attempt_at = greatest(s.last_attempt_at, excluded.last_attempt_at),
    last_outcome = case when excluded.last_attempt_at >= s.last_attempt_at then excluded.last_outcome else s.last_outcome end,
    do_not_call = s.do_not_call or excluded.do_not_call;
  -- A do_not_call person is not called again, so nothing is due; any other attempt answers what was due.
  delete from public.follow_ups where lead_id = called and (due_at <= new.occurred_at or new.outcome is not distinct from 'do_not_call');
  return null;
end
$$;
ALTER FUNCTION app.call_made() OWNER TO mettle_owner;
CREATE FUNCTION app.change_person(person uuid, changes jsonb) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
  was record;
begin
  perform app.must_be_admin();
  perform pg_advisory_xact_lock(7238412);
  select p.role, a.disabled_at into was
  from public.profiles p left join identity.accounts a on a.id = p.id
  where p.id = person for update of p;
  if not found then
    return 'absent';
  end if;
  if was.role = 'admin' and was.disabled_at is null
     and (changes ->> 'role' <> 'admin' or (changes ->> 'disabled')::boolean)
     and not exists (select from public.profiles p left join identity.accounts a on a.id = p.id
       where p.role = 'admin' and a.disabled_at is null and p.id <> person) then
    return 'last_admin';
  end if;
  update public.profiles p set
    role = coalesce(changes ->> 'role', p.role),
    first_name = case when changes ? 'first_name' then changes ->> 'first_name' else p.first_name end,
    last_name = case when changes ? 'last_name' then changes ->> 'last_name' else p.last_name end
  where p.id = person and changes ?| array['role', 'first_name', 'last_name'];
  if changes ? 'disabled' then
    insert into identity.accounts as a (id, disabled_at)
    values (person, case when (changes ->> 'disabled')::boolean then clock_timestamp() end)
    on conflict (id) do update set disabled_at = excluded.disabled_at
    where (a.disabled_at is null) <> (excluded.disabled_at is null);
    if (changes ->> 'disabled')::boolean then
      perform app.end_sessions(person);
    end if;
  end if;
  return 'done';
end
$$;
ALTER FUNCTION app.change_person(person uuid, changes jsonb) OWNER TO mettle_owner;
CREATE FUNCTION app.changed_fields(before jsonb, after jsonb) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    AS $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(after) as a (key, value)
  where before -> key is distinct from value and key <> 'updated_at'
$$;
ALTER FUNCTION app.changed_fields(before jsonb, after jsonb) OWNER TO mettle_owner;
CREATE FUNCTION app.count_leads() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
  own_slot smallint := (pg_backend_pid() % 8)::smallint;
begin
  -- Keys in one order, so that two statements that touch the same rows cannot lock each other out.
  if tg_op = 'INSERT' then
    insert into app.lead_counts as c (person, status, slot, leads)
    select person, status, own_slot, sum(change) from (
      select coalesce(assigned_to, app.nobody()) as person, status, 1 as change from added
      union all select app.everybody(), status, 1 from added
    ) moves group by person, status order by person, status
    on conflict (person, status, slot) do update set leads = c.leads + excluded.leads;
  elsif tg_op = 'DELETE' then
    insert into app.lead_counts as c (person, status, slot, leads)
    select person, status, own_slot, sum(change) from (
      select coalesce(assigned_to, app.nobody()) as person, status, -1 as change from removed
      union all select app.everybody(), status, -1 from removed
    ) moves group by person, status order by person, status
    on conflict (person, status, slot) do update set leads = c.leads + excluded.leads;
  else
    insert into app.lead_counts as c (person, status, slot, leads)
    select person, status, own_slot, sum(change) from (
      select coalesce(assigned_to, app.nobody()) as person, status, 1 as change from added
      union all select app.everybody(), status, 1 from added
      union all select coalesce(assigned_to, app.nobody()), status, -1 from removed
      union all select app.everybody(), status, -1 from removed
    ) moves group by person, status having sum(change) <> 0 order by person, status
    on conflict (person, status, slot) do update set leads = c.leads + excluded.leads;
  end if;
  return null;
end
$$;
ALTER FUNCTION app.count_leads() OWNER TO mettle_owner;
CREATE FUNCTION app.counted_person() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select case when app.role() in ('admin', 'manager') then app.everybody() else app.user_id() end $$;
ALTER FUNCTION app.counted_person() OWNER TO mettle_owner;
CREATE FUNCTION app.creator_names(lead uuid) RETURNS TABLE(id uuid, first_name text, last_name text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  if app.role() is null or (app.rank(app.role()) < app.rank('manager')
     and not exists (select from public.leads l where l.id = lead and l.assigned_to = app.user_id())) then
    return;
  end if;
  return query select p.id, p.first_name, p.last_name from public.profiles p
    where p.id in (select i.created_by from public.interactions i where i.lead_id = lead);
end
$$;
ALTER FUNCTION app.creator_names(lead uuid) OWNER TO mettle_owner;
CREATE FUNCTION app.crm_outcomes(since date) RETURNS TABLE(person_id uuid, metric text, period_from date, period_to date, value double precision, n integer)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
  with calls as (
    select i.created_by as person, date_trunc('month', c.occurred_at at time zone 'UTC')::date as month,
      count(*)::int as n, count(*) filter (where c.outcome = 'connected')::int as hits
    from public.calls c join public.interactions i on i.id = c.interaction_id
    where c.occurred_at >= since::timestamp at time zone 'UTC' and i.created_by is not null
    group by 1, 2
  ), moves as (
    select coalesce(h.changed_by, l.assigned_to) as person,
      date_trunc('month', h.changed_at at time zone 'UTC')::date as month,
      count(distinct h.lead_id)::int as n,
      count(distinct h.lead_id) filter (where h.to_status = 'converted')::int as hits
    from public.lead_status_history h join public.leads l on l.id = h.lead_id
    where h.changed_at >= since::timestamp at time zone 'UTC' and h.to_status in ('contacted', 'qualified', 'converted')
    group by 1, 2
  ), came_due as (
    select h.person, h.due_at, h.ending = 'done' and h.ended_at <= h.due_at + interval '24 hours' as met
    from public.follow_up_history h
    where h.due_at >= since::timestamp at time zone 'UTC' and (h.ending = 'done' or h.ended_at >= h.due_at)
    union all
    select l.assigned_to, f.due_at, false
    from public.follow_ups f join public.leads l on l.id = f.lead_id
    where f.due_at >= since::timestamp at time zone 'UTC' and f.due_at < now() - interval '24 hours'
  ), follow_ups as (
    select person, date_trunc('month', due_at at time zone 'UTC')::date as month,
      count(*)::int as n, count(*) filter (where met)::int as hits
    from came_due group by 1, 2
  ), active as (
    select person, month from calls union select person, month from moves union select person, month from follow_ups
  ), counted as (
    select a.person, a.month, 'connection_rate' as metric, coalesce(c.n, 0) as n, c.hits
    from active a left join calls c using (person, month)
    union all
    select a.person, a.month, 'conversion_rate', coalesce(m.n, 0), m.hits from active a left join moves m using (person, month)
    union all
    select a.person, a.month, 'follow_up_compliance', coalesce(f.n, 0), f.hits
    from active a left join follow_ups f using (person, month)
  )
  select p.id, c.metric, c.month, (c.month + interval '1 month - 1 day')::date, c.hits::double precision / nullif(c.n, 0), c.n
  from counted c join public.profiles p on p.id = c.person
$$;
ALTER FUNCTION app.crm_outcomes(since date) OWNER TO mettle_owner;
CREATE FUNCTION app.email_taken(address text) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  perform app.must_be_admin();
  return exists (select from identity.accounts
    where email = address and owns_email and email_verified_at is not null);
end
$$;
ALTER FUNCTION app.email_taken(address text) OWNER TO mettle_owner;
CREATE FUNCTION app.end_sessions(whose uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
  update identity.sessions set revoked_at = clock_timestamp() where person = whose and revoked_at is null;
  delete from identity.tickets where person = whose and kind in ('reset', 'exchange');
$$;
ALTER FUNCTION app.end_sessions(whose uuid) OWNER TO mettle_owner;
CREATE FUNCTION app.enter(person uuid, least_role text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
  found_role text;
  disabled timestamptz;
begin
  select p.role, a.disabled_at into found_role, disabled
  from public.profiles p left join identity.accounts a on a.id = p.id
  where p.id = person;
  if disabled is not null then
    raise exception 'This account is disabled.' using errcode = 'MT401';
  end if;
  if found_role is null or app.rank(found_role) < app.rank(least_role) then
    raise exception 'This needs the role % or above.', least_role using errcode = 'MT403';
  end if;
  perform set_config('app.role', found_role, true);
  return case when found_role in ('admin', 'manager') then 'mettle_overseer' else 'mettle_person' end;
end
$$;
ALTER FUNCTION app.enter(person uuid, least_role text) OWNER TO mettle_owner;
CREATE FUNCTION app.everybody() RETURNS uuid
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;
ALTER FUNCTION app.everybody() OWNER TO mettle_owner;
CREATE FUNCTION app.folded(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN NORMALIZE(lower(NORMALIZE(words, NFKC)), NFKC);
ALTER FUNCTION app.folded(words text) OWNER TO mettle_owner;
CREATE FUNCTION app.follow_up_ended() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  -- When the lead itself goes, its history goes with it.
  if not exists (select from public.leads where id = old.lead_id) then
    return null;
  end if;
  insert into public.follow_up_history (lead_id, person, due_at, ending)
  select old.lead_id, l.assigned_to, old.due_at,
    case when tg_op = 'UPDATE' then 'moved' when pg_trigger_depth() > 1 then 'done' else 'dropped' end
  from public.leads l where l.id = old.lead_id;
  return null;
end
$$;
ALTER FUNCTION app.follow_up_ended() OWNER TO mettle_owner;
CREATE FUNCTION app.iso(moment timestamp with time zone) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
ALTER FUNCTION app.iso(moment timestamp with time zone) OWNER TO mettle_owner;
CREATE FUNCTION app.lead_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
    values (new.id, null, new.status, app.user_id());
    insert into app.outbox (topic, type, audience_after, new)
    values ('leads', 'INSERT', new.assigned_to, app.lead_json(new));
    perform audit.record('create', 'leads', new.id::text, '{}');
  elsif tg_op = 'UPDATE' then
    if old.status <> new.status then
      insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
      values (new.id, old.status, new.status, app.user_id());
    end if;
    insert into app.outbox (topic, type, audience_before, audience_after, new, old)
    values ('leads', 'UPDATE', old.assigned_to, new.assigned_to, app.lead_json(new), json_build_object('id', old.id));
    perform audit.record('update', 'leads', new.id::text,
      app.changed_fields(to_jsonb(old) - '{search,phone_e164,email_key}'::text[], to_jsonb(new) - '{search,phone_e164,email_key}'::text[]));
  else
    insert into app.outbox (topic, type, audience_before, old)
    values ('leads', 'DELETE', old.assigned_to, app.lead_json(old));
    perform audit.record('delete', 'leads', old.id::text, '{}');
  end if;
  return null;
end
$$;
ALTER FUNCTION app.lead_changed() OWNER TO mettle_owner;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.leads (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text,
    phone text,
    company text,
    status text DEFAULT 'new'::text NOT NULL,
    source text,
    assigned_to uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    phone_e164 text,
    email_key text,
    search text GENERATED ALWAYS AS (((((app.folded(((((name || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || COALESCE(email, ''::text))) || ' '::text) || regexp_replace(COALESCE(phone, ''::text), '[^0-9]'::text, ''::text, 'g'::text)) || ' '::text) || COALESCE(phone_e164, ''::text))) STORED,
    CONSTRAINT leads_company_check CHECK ((char_length(company) <= 200)),
    CONSTRAINT leads_email_check CHECK ((char_length(email) <= 320)),
    CONSTRAINT leads_name_check CHECK (((char_length(btrim(name)) >= 2) AND (char_length(name) <= 200))),
    CONSTRAINT leads_phone_check CHECK (((char_length(phone) >= 10) AND (char_length(phone) <= 50))),
    CONSTRAINT leads_phone_e164_check CHECK ((phone_e164 ~ '^\+[0-9]{4,15}$'::text)),
    CONSTRAINT leads_source_check CHECK ((char_length(source) <= 200)),
    CONSTRAINT leads_status_check CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'converted'::text, 'lost'::text])))
);
ALTER TABLE ONLY public.leads FORCE ROW LEVEL SECURITY;
ALTER TABLE public.leads OWNER TO mettle_owner;
CREATE FUNCTION app.lead_json(l public.leads) RETURNS json
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select json_build_object('id', l.id, 'name', l.name, 'email', l.email, 'phone', l.phone, 'company', l.company,
    'status', l.status, 'source', l.source, 'assigned_to', l.assigned_to,
    'created_at', app.iso(l.created_at), 'updated_at', app.iso(l.updated_at))
$$;
ALTER FUNCTION app.lead_json(l public.leads) OWNER TO mettle_owner;
CREATE FUNCTION app.must_be_admin() RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  if app.role() is distinct from 'admin' and current_setting('role') <> 'mettle_system' then
    raise exception 'This needs the role admin or above.' using errcode = 'MT403';
  end if;
end
$$;
ALTER FUNCTION app.must_be_admin() OWNER TO mettle_owner;
CREATE FUNCTION app.nobody() RETURNS uuid
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid $$;
ALTER FUNCTION app.nobody() OWNER TO mettle_owner;
CREATE FUNCTION app.own_record() RETURNS json
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$ select app.person_record(app.user_id()) $$;
ALTER FUNCTION app.own_record() OWNER TO mettle_owner;
CREATE FUNCTION app.people(search text, page_limit integer, page_offset bigint) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  perform app.must_be_admin();
  return (
    with found as (
      select p.id, p.created_at
      from public.profiles p left join identity.accounts a on a.id = p.id
      where search is null or position(lower(search) in
        lower(concat_ws(' ', p.first_name, p.last_name, p.role, a.email,
          (select string_agg(i.email, ' ') from identity.identities i where i.person = p.id)))) > 0
    )
    select json_build_object('total', (select count(*) from found),
      'people', coalesce((select json_agg(app.person_record(page.id) order by page.created_at desc, page.id desc)
        from (select * from found order by created_at desc, id desc limit page_limit offset page_offset) page), '[]'))
  );
end
$$;
ALTER FUNCTION app.people(search text, page_limit integer, page_offset bigint) OWNER TO mettle_owner;
CREATE FUNCTION app.people_among(ids uuid[]) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  if app.role() is null or app.rank(app.role()) < app.rank('manager') then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  return query select p.id from public.profiles p where p.id = any (ids);
end
$$;
ALTER FUNCTION app.people_among(ids uuid[]) OWNER TO mettle_owner;
CREATE FUNCTION app.people_names() RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  if app.role() is null or app.rank(app.role()) < app.rank('manager') then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  return (
    select coalesce(json_agg(json_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
      'role', p.role) order by p.first_name, p.last_name, p.id), '[]')
    from public.profiles p left join identity.accounts a on a.id = p.id
    where a.disabled_at is null
  );
end
$$;
ALTER FUNCTION app.people_names() OWNER TO mettle_owner;
CREATE FUNCTION app.person(person uuid) RETURNS json
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  perform app.must_be_admin();
  return app.person_record(person);
end
$$;
ALTER FUNCTION app.person(person uuid) OWNER TO mettle_owner;
CREATE FUNCTION app.person_record(person uuid) RETURNS json
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
  select json_build_object('id', p.id,
    'email', coalesce(a.email, (select i.email from identity.identities i where i.person = p.id order by i.created_at limit 1)),
    'email_verified', a.email_verified_at is not null,
    'first_name', p.first_name, 'last_name', p.last_name, 'role', p.role, 'disabled', a.disabled_at is not null,
    'created_at', app.iso(p.created_at), 'updated_at', app.iso(p.updated_at))
  from public.profiles p left join identity.accounts a on a.id = p.id
  where p.id = person
$$;
ALTER FUNCTION app.person_record(person uuid) OWNER TO mettle_owner;
CREATE FUNCTION app.rank(role text) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select array_position(array['user', 'telecaller', 'manager', 'admin'], role) $$;
ALTER FUNCTION app.rank(role text) OWNER TO mettle_owner;
CREATE FUNCTION app.role() RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.role', true), '') $$;
ALTER FUNCTION app.role() OWNER TO mettle_owner;
CREATE FUNCTION app.touch() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond');
  return new;
end
$$;
ALTER FUNCTION app.touch() OWNER TO mettle_owner;
CREATE FUNCTION app.user_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
ALTER FUNCTION app.user_id() OWNER TO mettle_owner;
CREATE FUNCTION audit.actor() RETURNS text
    LANGUAGE sql STABLE
    AS $$ select coalesce(nullif(current_setting('app.user_id', true), ''), 'system:' || nullif(current_setting('app.system', true), ''), 'database:' || session_user) $$;
ALTER FUNCTION audit.actor() OWNER TO mettle_owner;
CREATE FUNCTION audit.changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  if tg_op = 'INSERT' then
    perform audit.record('create', tg_table_name, new.id::text, '{}');
  elsif tg_op = 'UPDATE' then
    perform audit.record('update', tg_table_name, new.id::text, app.changed_fields(to_jsonb(old), to_jsonb(new)));
  else
    perform audit.record('delete', tg_table_name, old.id::text, '{}');
  end if;
  return null;
end
$$;
ALTER FUNCTION audit.changed() OWNER TO mettle_owner;
CREATE FUNCTION audit.follow_up_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  if tg_op = 'INSERT' then
    perform audit.record('create', 'follow_ups', new.lead_id::text, '{}');
  elsif tg_op = 'UPDATE' then
    perform audit.record('update', 'follow_ups', new.lead_id::text,
      app.changed_fields(to_jsonb(old) - 'set_at', to_jsonb(new) - 'set_at'));
  else
    perform audit.record('delete', 'follow_ups', old.lead_id::text, '{}');
  end if;
  return null;
end
$$;
ALTER FUNCTION audit.follow_up_changed() OWNER TO mettle_owner;
CREATE FUNCTION audit.named_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  name text;
begin
  select string_agg(row_now ->> column_name, '/' order by place) into name
  from unnest(tg_argv) with ordinality as named (column_name, place);
  perform audit.record(case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
    tg_table_name, name, '{}');
  return null;
end
$$;
ALTER FUNCTION audit.named_changed() OWNER TO mettle_owner;
CREATE FUNCTION audit.record(action text, resource text, row_id text, fields text[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  insert into audit.entries (actor, action, resource, row_id, fields, request_id, address)
  values (audit.actor(), action, resource, row_id, fields,
          nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), ''));
end
$$;
ALTER FUNCTION audit.record(action text, resource text, row_id text, fields text[]) OWNER TO mettle_owner;
CREATE FUNCTION audit.refuse() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$ begin raise exception 'The audit log only grows.' using errcode = 'MT403'; end $$;
ALTER FUNCTION audit.refuse() OWNER TO mettle_owner;
CREATE FUNCTION audit.response_given() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  perform audit.record('create', 'assessment_responses', new.attempt_id || '/' || new.number, '{}');
  return null;
end
$$;
ALTER FUNCTION audit.response_given() OWNER TO mettle_owner;
CREATE FUNCTION audit.row_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  perform audit.record(case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
    tg_table_name, case when tg_op = 'DELETE' then old.id else new.id end::text, '{}');
  return null;
end
$$;
ALTER FUNCTION audit.row_changed() OWNER TO mettle_owner;
CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;
      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;
ALTER FUNCTION pgboss.create_queue(queue_name text, options jsonb) OWNER TO mettle_jobs;
CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;
      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;
ALTER FUNCTION pgboss.delete_queue(queue_name text) OWNER TO mettle_jobs;
CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;
ALTER FUNCTION pgboss.job_now() OWNER TO mettle_jobs;
CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;
ALTER FUNCTION pgboss.job_table_format(command text, table_name text) OWNER TO mettle_jobs;
CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;
      EXECUTE pgboss.job_table_format(command, 'job_common');
      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;
ALTER FUNCTION pgboss.job_table_run(command text, tbl_name text, queue_name text) OWNER TO mettle_jobs;
CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;
      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;
ALTER FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text, queue_name text) OWNER TO mettle_jobs;
CREATE TABLE app.data_keys (
    id uuid NOT NULL,
    lead_id uuid,
    person_id uuid,
    master_id text NOT NULL,
    wrapped bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT data_keys_check CHECK ((num_nonnulls(lead_id, person_id) = 1))
);
ALTER TABLE ONLY app.data_keys FORCE ROW LEVEL SECURITY;
ALTER TABLE app.data_keys OWNER TO mettle_owner;
CREATE TABLE app.lead_counts (
    person uuid NOT NULL,
    status text NOT NULL,
    slot smallint NOT NULL,
    leads bigint NOT NULL
)
WITH (fillfactor='50');
ALTER TABLE ONLY app.lead_counts FORCE ROW LEVEL SECURITY;
ALTER TABLE app.lead_counts OWNER TO mettle_owner;
CREATE TABLE app.mail (
    id uuid NOT NULL,
    content bytea NOT NULL,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    problem text,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    sent_at timestamp(3) with time zone,
    CONSTRAINT mail_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'kept'::text, 'sent'::text, 'failed'::text])))
);
ALTER TABLE ONLY app.mail FORCE ROW LEVEL SECURITY;
ALTER TABLE app.mail OWNER TO mettle_owner;
CREATE TABLE app.migrations (
    number integer NOT NULL,
    name text NOT NULL,
    digest text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE app.migrations OWNER TO postgres;
CREATE TABLE app.outbox (
    id bigint NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    topic text NOT NULL,
    type text NOT NULL,
    audience_before uuid,
    audience_after uuid,
    new json,
    old json,
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE ONLY app.outbox FORCE ROW LEVEL SECURITY;
ALTER TABLE app.outbox OWNER TO mettle_owner;
ALTER TABLE app.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME app.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE app.replays (
    person uuid NOT NULL,
    key text NOT NULL,
    fingerprint bytea NOT NULL,
    status smallint,
    answer bytea,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT replays_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 255)))
);
ALTER TABLE ONLY app.replays FORCE ROW LEVEL SECURITY;
ALTER TABLE app.replays OWNER TO mettle_owner;
CREATE TABLE app.secrets (
    name text NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY app.secrets FORCE ROW LEVEL SECURITY;
ALTER TABLE app.secrets OWNER TO mettle_owner;
CREATE TABLE app.versions (
    topic text NOT NULL,
    version bigint NOT NULL
);
ALTER TABLE ONLY app.versions FORCE ROW LEVEL SECURITY;
ALTER TABLE app.versions OWNER TO mettle_owner;
CREATE TABLE audit.chain (
    "position" bigint NOT NULL,
    entry_id bigint NOT NULL,
    xid xid8 NOT NULL,
    mac bytea NOT NULL
);
ALTER TABLE ONLY audit.chain FORCE ROW LEVEL SECURITY;
ALTER TABLE audit.chain OWNER TO mettle_owner;
CREATE TABLE audit.entries (
    id bigint NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    resource text NOT NULL,
    row_id text,
    row_ids text[] DEFAULT '{}'::text[] NOT NULL,
    fields text[] DEFAULT '{}'::text[] NOT NULL,
    request_id text,
    address text
);
ALTER TABLE ONLY audit.entries FORCE ROW LEVEL SECURITY;
ALTER TABLE audit.entries OWNER TO mettle_owner;
ALTER TABLE audit.entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME audit.entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE identity.accounts (
    id uuid NOT NULL,
    email text,
    email_verified_at timestamp(3) with time zone,
    password_hash text,
    disabled_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    owns_email boolean DEFAULT true NOT NULL,
    CONSTRAINT accounts_email_check CHECK (((email = lower(email)) AND (char_length(email) <= 320)))
);
ALTER TABLE ONLY identity.accounts FORCE ROW LEVEL SECURITY;
ALTER TABLE identity.accounts OWNER TO mettle_owner;
CREATE TABLE identity.identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    person uuid NOT NULL,
    email text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT identities_email_check CHECK ((char_length(email) <= 320)),
    CONSTRAINT identities_issuer_check CHECK ((char_length(issuer) <= 500)),
    CONSTRAINT identities_subject_check CHECK ((char_length(subject) <= 500))
);
ALTER TABLE ONLY identity.identities FORCE ROW LEVEL SECURITY;
ALTER TABLE identity.identities OWNER TO mettle_owner;
CREATE TABLE identity.installation (
    "only" boolean DEFAULT true NOT NULL,
    salt uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT installation_only_check CHECK ("only")
);
ALTER TABLE ONLY identity.installation FORCE ROW LEVEL SECURITY;
ALTER TABLE identity.installation OWNER TO mettle_owner;
CREATE TABLE identity.invitations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    first_name text,
    last_name text,
    digest bytea NOT NULL,
    invited_by uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    accepted_at timestamp(3) with time zone,
    CONSTRAINT invitations_email_check CHECK (((email = lower(email)) AND (char_length(email) <= 320))),
    CONSTRAINT invitations_first_name_check CHECK ((char_length(first_name) <= 200)),
    CONSTRAINT invitations_last_name_check CHECK ((char_length(last_name) <= 200)),
    CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'manager'::text, 'telecaller'::text, 'user'::text])))
);
ALTER TABLE ONLY identity.invitations FORCE ROW LEVEL SECURITY;
ALTER TABLE identity.invitations OWNER TO mettle_owner;
CREATE TABLE identity.sessions (
    id uuid NOT NULL,
    person uuid NOT NULL,
    seed bytea NOT NULL,
    generation integer DEFAULT 0 NOT NULL,
    rotated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone
);
ALTER TABLE ONLY identity.sessions FORCE ROW LEVEL SECURITY;
ALTER TABLE identity.sessions OWNER TO mettle_owner;
CREATE TABLE identity.signing_keys (
    kid text NOT NULL,
    public jsonb NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    active_from timestamp(3) with time zone NOT NULL
);
ALTER TABLE ONLY identity.signing_keys FORCE ROW LEVEL SECURITY;
ALTER TABLE identity.signing_keys OWNER TO mettle_owner;
CREATE TABLE identity.tickets (
    digest bytea NOT NULL,
    kind text NOT NULL,
    person uuid,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT tickets_kind_check CHECK ((kind = ANY (ARRAY['setup'::text, 'reset'::text, 'verify'::text, 'exchange'::text])))
);
ALTER TABLE ONLY identity.tickets FORCE ROW LEVEL SECURITY;
ALTER TABLE identity.tickets OWNER TO mettle_owner;
CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);
ALTER TABLE pgboss.bam OWNER TO mettle_jobs;
CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);
ALTER TABLE pgboss.job OWNER TO mettle_jobs;
CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);
ALTER TABLE pgboss.job_common OWNER TO mettle_jobs;
CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);
ALTER TABLE pgboss.job_dependency OWNER TO mettle_jobs;
CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);
ALTER TABLE pgboss.queue OWNER TO mettle_jobs;
CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);
ALTER TABLE pgboss.queue_stats OWNER TO mettle_jobs;
CREATE TABLE pgboss.queue_stats_20261115 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE pgboss.queue_stats_20261115 OWNER TO mettle_jobs;
CREATE TABLE pgboss.queue_stats_20261116 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE pgboss.queue_stats_20261116 OWNER TO mettle_jobs;
CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);
ALTER TABLE pgboss.schedule OWNER TO mettle_jobs;
CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE pgboss.subscription OWNER TO mettle_jobs;
CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);
ALTER TABLE pgboss.version OWNER TO mettle_jobs;
CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE pgboss.warning OWNER TO mettle_jobs;
CREATE TABLE public.assessment_responses (
    attempt_id uuid NOT NULL,
    number integer NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    question_id text,
    sealed bytea,
    served text[],
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT assessment_responses_check CHECK (((kind = 'answer'::text) = ((question_id IS NOT NULL) AND (sealed IS NOT NULL)))),
    CONSTRAINT assessment_responses_kind_check CHECK ((kind = ANY (ARRAY['start'::text, 'answer'::text, 'pause'::text, 'resume'::text, 'extend'::text, 'submit'::text]))),
    CONSTRAINT assessment_responses_number_check CHECK ((number > 0))
);
ALTER TABLE ONLY public.assessment_responses FORCE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_responses OWNER TO mettle_owner;
CREATE TABLE public.assessment_results (
    id uuid NOT NULL,
    attempt_id uuid NOT NULL,
    user_id uuid NOT NULL,
    assessment_id uuid NOT NULL,
    engine_version text NOT NULL,
    calibration_id uuid,
    reason text NOT NULL,
    sealed bytea NOT NULL,
    computed_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT assessment_results_reason_check CHECK ((reason = ANY (ARRAY['submitted'::text, 'peers'::text, 'rescored'::text])))
);
ALTER TABLE ONLY public.assessment_results FORCE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_results OWNER TO mettle_owner;
CREATE TABLE public.assessments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    description text,
    questions json,
    scoring_rules json,
    created_by uuid,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT assessments_description_check CHECK ((char_length(description) <= 20000)),
    CONSTRAINT assessments_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 300)))
);
ALTER TABLE ONLY public.assessments FORCE ROW LEVEL SECURITY;
ALTER TABLE public.assessments OWNER TO mettle_owner;
CREATE TABLE public.attempts (
    id uuid NOT NULL,
    assessment_id uuid NOT NULL,
    user_id uuid NOT NULL,
    state text DEFAULT 'in_progress'::text NOT NULL,
    seed text NOT NULL,
    engine_version text NOT NULL,
    calibration_id uuid,
    intake bytea,
    started_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    submitted_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT attempts_state_check CHECK ((state = ANY (ARRAY['in_progress'::text, 'completed'::text, 'scored'::text, 'rescored'::text, 'abandoned'::text, 'expired'::text])))
);
ALTER TABLE ONLY public.attempts FORCE ROW LEVEL SECURITY;
ALTER TABLE public.attempts OWNER TO mettle_owner;
CREATE TABLE public.calibrations (
    id uuid NOT NULL,
    assessment_id uuid NOT NULL,
    number integer NOT NULL,
    state text NOT NULL,
    requested_by uuid,
    decided_by uuid,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    finished_at timestamp(3) with time zone,
    decided_at timestamp(3) with time zone,
    engine_version text NOT NULL,
    parameters json,
    report json,
    CONSTRAINT calibrations_number_check CHECK ((number > 0)),
    CONSTRAINT calibrations_state_check CHECK ((state = ANY (ARRAY['running'::text, 'proposed'::text, 'approved'::text, 'rejected'::text, 'failed'::text])))
);
ALTER TABLE ONLY public.calibrations FORCE ROW LEVEL SECURITY;
ALTER TABLE public.calibrations OWNER TO mettle_owner;
CREATE TABLE public.calls (
    interaction_id uuid NOT NULL,
    outcome text,
    duration_seconds integer DEFAULT 0 NOT NULL,
    occurred_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT calls_duration_seconds_check CHECK (((duration_seconds >= 0) AND (duration_seconds <= 86400))),
    CONSTRAINT calls_outcome_check CHECK ((outcome = ANY (ARRAY['connected'::text, 'no_answer'::text, 'busy'::text, 'voicemail'::text, 'wrong_number'::text, 'callback'::text, 'not_interested'::text, 'do_not_call'::text])))
);
ALTER TABLE ONLY public.calls FORCE ROW LEVEL SECURITY;
ALTER TABLE public.calls OWNER TO mettle_owner;
CREATE TABLE public.follow_up_history (
    id bigint NOT NULL,
    lead_id uuid NOT NULL,
    person uuid,
    due_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    ending text NOT NULL,
    CONSTRAINT follow_up_history_ending_check CHECK ((ending = ANY (ARRAY['done'::text, 'moved'::text, 'dropped'::text])))
);
ALTER TABLE ONLY public.follow_up_history FORCE ROW LEVEL SECURITY;
ALTER TABLE public.follow_up_history OWNER TO mettle_owner;
ALTER TABLE public.follow_up_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.follow_up_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.follow_ups (
    lead_id uuid NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    set_by uuid,
    set_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE ONLY public.follow_ups FORCE ROW LEVEL SECURITY;
ALTER TABLE public.follow_ups OWNER TO mettle_owner;
CREATE TABLE public.interactions (
    id uuid NOT NULL,
    lead_id uuid NOT NULL,
    type text NOT NULL,
    content bytea,
    created_by uuid,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT interactions_type_check CHECK ((type = ANY (ARRAY['call'::text, 'email'::text, 'meeting'::text, 'note'::text])))
);
ALTER TABLE ONLY public.interactions FORCE ROW LEVEL SECURITY;
ALTER TABLE public.interactions OWNER TO mettle_owner;
CREATE TABLE public.lead_contact_state (
    lead_id uuid NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_attempt_at timestamp(3) with time zone,
    last_outcome text,
    do_not_call boolean DEFAULT false NOT NULL,
    CONSTRAINT lead_contact_state_attempts_check CHECK ((attempts >= 0))
);
ALTER TABLE ONLY public.lead_contact_state FORCE ROW LEVEL SECURITY;
ALTER TABLE public.lead_contact_state OWNER TO mettle_owner;
CREATE TABLE public.lead_status_history (
    id bigint NOT NULL,
    lead_id uuid NOT NULL,
    from_status text,
    to_status text NOT NULL,
    changed_by uuid,
    changed_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE ONLY public.lead_status_history FORCE ROW LEVEL SECURITY;
ALTER TABLE public.lead_status_history OWNER TO mettle_owner;
ALTER TABLE public.lead_status_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.lead_status_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.norms (
    assessment_id uuid NOT NULL,
    dimension text NOT NULL,
    n integer NOT NULL,
    norm json NOT NULL,
    computed_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT norms_n_check CHECK ((n > 0))
);
ALTER TABLE ONLY public.norms FORCE ROW LEVEL SECURITY;
ALTER TABLE public.norms OWNER TO mettle_owner;
CREATE TABLE public.peer_answers (
    invitation_id uuid NOT NULL,
    attempt_id uuid NOT NULL,
    user_id uuid NOT NULL,
    sealed bytea NOT NULL,
    answered_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE ONLY public.peer_answers FORCE ROW LEVEL SECURITY;
ALTER TABLE public.peer_answers OWNER TO mettle_owner;
CREATE TABLE public.peer_invitations (
    id uuid NOT NULL,
    attempt_id uuid NOT NULL,
    user_id uuid NOT NULL,
    email bytea NOT NULL,
    email_digest bytea NOT NULL,
    sent_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp(3) with time zone DEFAULT (clock_timestamp() + '30 days'::interval) NOT NULL,
    reminded_at timestamp(3) with time zone,
    withdrawn_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.peer_invitations FORCE ROW LEVEL SECURITY;
ALTER TABLE public.peer_invitations OWNER TO mettle_owner;
CREATE TABLE public.peer_tokens (
    digest bytea NOT NULL,
    invitation_id uuid NOT NULL,
    letter text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT peer_tokens_letter_check CHECK ((letter = ANY (ARRAY['invitation'::text, 'reminder'::text, 'automatic'::text])))
);
ALTER TABLE ONLY public.peer_tokens FORCE ROW LEVEL SECURITY;
ALTER TABLE public.peer_tokens OWNER TO mettle_owner;
CREATE TABLE public.person_outcomes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    person_id uuid NOT NULL,
    metric text NOT NULL,
    period_from date NOT NULL,
    period_to date NOT NULL,
    value double precision,
    n integer,
    source text NOT NULL,
    recorded_by uuid,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT person_outcomes_check CHECK ((period_to >= period_from)),
    CONSTRAINT person_outcomes_metric_check CHECK ((metric ~ '^[a-z][a-z0-9_]{0,59}$'::text)),
    CONSTRAINT person_outcomes_n_check CHECK ((n >= 0)),
    CONSTRAINT person_outcomes_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'crm'::text])))
);
ALTER TABLE ONLY public.person_outcomes FORCE ROW LEVEL SECURITY;
ALTER TABLE public.person_outcomes OWNER TO mettle_owner;
CREATE TABLE public.profiles (
    id uuid NOT NULL,
    first_name text,
    last_name text,
    role text DEFAULT 'user'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT profiles_first_name_check CHECK ((char_length(first_name) <= 200)),
    CONSTRAINT profiles_last_name_check CHECK ((char_length(last_name) <= 200)),
    CONSTRAINT profiles_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'manager'::text, 'telecaller'::text, 'user'::text])))
);
ALTER TABLE ONLY public.profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE public.profiles OWNER TO mettle_owner;
CREATE TABLE public.recalibration_schedules (
    assessment_id uuid NOT NULL,
    every text NOT NULL,
    next_at timestamp(3) with time zone NOT NULL,
    set_by uuid,
    set_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT recalibration_schedules_every_check CHECK ((every = ANY (ARRAY['week'::text, 'month'::text, 'quarter'::text])))
);
ALTER TABLE ONLY public.recalibration_schedules FORCE ROW LEVEL SECURITY;
ALTER TABLE public.recalibration_schedules OWNER TO mettle_owner;
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261115 FOR VALUES FROM ('2026-11-15 00:00:00+00') TO ('2026-11-16 00:00:00+00');
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261116 FOR VALUES FROM ('2026-11-16 00:00:00+00') TO ('2026-11-17 00:00:00+00');
INSERT INTO app.data_keys VALUES
	('1de5fab9-5ece-4f8d-87ee-9c1be880a9fc', 'f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', NULL, '55725833bbdd9edf', '\x013c5d15ebe560ce209da93767ef8f642566f7dece8398470082acebed1a1f61858c793540a0831fe974d445184683b095428117d47800e3233780ef32', '2026-11-15 16:08:22.391+00'),
	('ea354854-0851-49f8-b7a2-97a67137d37b', 'fe19f18a-a49b-4473-a1c2-da51f00f7003', NULL, '55725833bbdd9edf', '\x0167190ea4c5ce71249d0eaa9fce09459c19bc9d5e38d907cfb74fa555259ad7e8629bc629a92ff5e41c801d845ea51b48032b15882900f5f37a77dd3e', '2026-11-15 16:08:22.423+00'),
	('a3a5248f-c8b4-4442-b4bd-cd3b174be370', NULL, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '55725833bbdd9edf', '\x01e39883864167e5157d8c96654593c6d13e83fc38fe9d597be25aaf0d15b01184c298fe1d782facad2ec88985fcdabf05829f42bf993111da1268c5ca', '2026-11-15 16:08:22.488+00'),
	('78e65892-ee71-4718-8780-26c32de87aa9', NULL, '6645904e-3dff-494c-8d92-54f773346a85', '55725833bbdd9edf', '\x016d48fe1d5817e78b7adc6df1bf795aaf9ee722c97c49b159728b285a071a477a127e55a277994c8507a2051e9ba0e9f61a8bcd0fac051af324e02b15', '2026-11-15 16:08:23.33+00');
INSERT INTO app.lead_counts VALUES
	('00000000-0000-0000-0000-000000000000', 'new', 3, 1),
	('bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'new', 3, 1),
	('00000000-0000-0000-0000-000000000000', 'new', 2, 2),
	('bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'new', 2, 2),
	('00000000-0000-0000-0000-000000000000', 'contacted', 1, 1),
	('bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'contacted', 1, 1),
	('00000000-0000-0000-0000-000000000000', 'lost', 1, 1),
	('bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'lost', 1, 1),
	('00000000-0000-0000-0000-000000000000', 'new', 1, -3),
	('00000000-0000-0000-0000-000000000000', 'qualified', 1, 1),
	('bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'new', 1, -3),
	('bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'qualified', 1, 1);
INSERT INTO app.mail VALUES
	('04f140c7-6543-463a-924c-5dfc710519e9', '\x55725833bbdd9edf015bd1c758c2ceb64d54c072801394a269f05fc894c55e968d05995e922879311b8705bc6a2ca11c3b385a8873b024b6ae1a5c9a3dd010b26b396a148536e9a7037b83d2174275ef7c8a8d53f5a18a5881480edb7ae619c51762e2d5718ee607eba42556d6d3ea0051562cce348a12c2f07315a79b92c19fcf40f02c4801eabb65c6967801c5a1b0206b2ea7895abf258a1687ad83bd486a64d9e21f5ef5da4a9208b5c854f94954799c07d6b6e8402727483cea462addc8fa853f83137f45581f6821089c81b056cfe77ec35f37f949195c27f38912b522c9dbe5b76da6748bb76f26d283dbc451db7fe145177db61c121ca50b7669198be5636d474c6d0ddc78942163db30da48c0a803475173ede76cceb8559a8f365d1d5748e7fcb15d37730fd2561e3e92acf05822df581bf640b199710c3ed0eec1acb52505c31c2a9fdc48eab07a0372ca133c90fb769fb8850b286e3f0ab286b2af79a0ed150cc5c41dfcfc6252b16a5b1e0f8d21293b3bbf28d044ba36eedb7df470a0039c62506a93209bec290c81a502a40c85cf457b1a6d69f237454851606c8b8b6be94cdbe720e7b2700247227317aa30bcf581a382f529aad3fc4bcc8650d6a78cf877aeb6b18f17274d848085989b2f3fbe4d5cd549377657d58d8d2d00befaf82637b8044b49fea9e3b4629e1173ab274add5370227c1f52a339d0e2b8e0ae281273af506b502c91d6c27bdd', 'kept', 0, NULL, '2026-11-15 16:08:23.171+00', NULL),
	('d0d774fc-3eb1-44f2-9ea8-3711d15a4da8', '\x55725833bbdd9edf01a2972feb951134a127545431ca5255439b47b6cfd3e50802bce67d2e567333ed3899696594317b500eab72a500e1d7385615744f779d0a29c145b568fead879b595c97c71e7972b0e7c619bc85ce7ca17d68a6448d42f73426f53fff0517342a59200d636364fd438b54f8d4e4313efc019f9b5b0df43a5744da872939b34a633e81db9a7de530ee564e6e10542bef952047fb63e875903680ffca4761d507bc813165ae56410a2c2afda0398c5de7393ffa6646adde248ee46a41b78fa8655e397cbd5108c2d8d5dc11722c5e44895a547083649f72934852f86626e9beae5691ecf6b6ab55411fa788da303b8f1e891e9dc9ad39c553a7cbf5252f5b39c4cec59e3c6d431ee6bbd08676e13fca13dc0648509afc95db7d9a18a61f84a94aa4bca6b1d54cf1ef4fa673e3e018e531b9c56756daae108e48a323e05ce22622c87e861e0e87172e54cf977141797eb91a9c45f9460c184cce012f7dc9a2948b909f334ef93ed21c02e120fe84bd131a7efd2e9d6e0ce36111b36e5a609ff0863a310be99f15fdaae0e1a6c7536c5a76aaa9a14eff4604850eb44a4b7b77f78277dcf9f996b02b29f5327fa2cc2e96c85dc81235bf57752e9877c927e89619f47dd5315c1af2157cd8fd7737a943247218be820efe17af5ed487014c44ec7e4dcabd420ebd549b337d91771f3baa826bdc02783c68a235a2defa88beb9fc076a6451e197a650f36a', 'kept', 0, NULL, '2026-11-15 16:08:23.176+00', NULL),
	('01a0ba8a-2d9a-42db-9dee-457cd53973dc', '\x55725833bbdd9edf019af5fe97fb7755fe2db93b83289f25f8874cd5956d645d9c8d8c551a133c742cf78ce160a24e6857bdc72a2321820464f6c6c54f280a1a10579728f274b69d4590abacce538864fc10c12decb027be112085442f7b7ab75121412ebde87b290fb2e3fc7b1df48bc3a632a7f22cad18271c2a2d1c4bca9c0646eb0c6b95735b72310e37336df52cc3fd3b99021e25566731bef69cdeb5160841ea318379ca1feeb10b84e7fb547e95026c2c605ca359cb74e0043072ab4c37db3208c2da03a8de52ec3ae868f364aaba553598e7eea324f5886f94287dd33e51610f0f3849c63bccc82e07daa68655cfcc8704d2ec3baf4fdc61250098c9dad7c0ece0d761089874300f6f817f1964aa85c7c4e4aa2090b06d4f49525174cf65b9c027cf0eae03e379af336f095628e2095266faa415c8f66eaaf1b508fbfe8a235e3ea9057756140d92d8882e766f11a7fa1dcb145afca40be71f0100198805b7ca2fb8c5463e61a951582ede8aa1695d5569d2cc5a76d5630c7893b687fb4569b5cd6cbbc6a0dd9bdb29d2d156703dd872423b3c9a15bc01a68fbf2079ef93b79412ffe4670631e062e7de3d4c0686f2e3c08b53747441f345350d642d5fb52941953e65ba8cc560710370ce280219dd02e8cfbb844a528ba70c1edf5e9cfec0b3ec1986a01ff30da9421f86bef0c24422c90b5569e09451f6233751542c707f02b63710c78d130149970f7fbac33e', 'kept', 0, NULL, '2026-11-15 16:08:23.181+00', NULL),
	('8540f5a4-3b0f-40ce-80a2-68489752739c', '\x55725833bbdd9edf01bb8eba2afb6f44df249ee618659ffd041b4898287737ec0809ded1c0650da75b955b288f02a631ffe70e4eae73315c24b0814d6391682d98482843c24bc07c38e0bca63569c81c9da1520d2d7e85001ac2c5ae5b9a078c45a3dfaee3052265340fece66c3c58335abd66859034a7cb4d1ef3465428bde725e68b89cd3c2c07f41cf9e54335d9e19e130bb1a9bc8a07efeb4fdbe95d9910e87f4ecb7cbfe9410f179f8db3cb47cc7f11b0fcef4291d96f74fae826f34c4c9140494adcdd0fd7d8ad63d9853bb03a83bbb99d8928fdba50be851c5e49d953ee295d438bf6b12042512e861a0fad9cdf4dd4459a9f09c57be5242a9a6a1ac56a9e1eb4abb11d9cf5b4d5ab91fbd1f7680421525eccb63dc0e2e8e10842159657720096b9081e164f8b2b4f9f236cbbc65ea0b9f28debe241e459b48066b4529c43fd31f6eec256b98c3868270e9823cdabaf42e924cb5582324820d522da56de9b58ac6f5f71a688dd8f4bd2755a1951301d0ad944687f3ca7b99f55d40e50fc9633081adeb77206de4b7c6486a02dc94665faa4db23153840dc41b3e136fd2fdd4a7796b2ad135b15b6cc2376e6d9fd7e6ccac17957e9616a2e4372f76d764413278ddab4ce3d3768ed3228fb453a5d4b1902df97cb1ade3e3d22ccf18583aa7cf3b6286d716576d6447f418fa5f710ccdbcf7d118838c14dce198d4a81e58974d2931e8231ab7e651d66e1f9a2532b', 'kept', 0, NULL, '2026-11-15 16:08:23.19+00', NULL),
	('b3ac2e0c-e6df-42a8-a670-b87afa081c09', '\x55725833bbdd9edf0127d8000b9ab1515a604dbb30f63d3cde35ebbd2962d00bcf4119ec1d07d9ac0c15e9d76fd4f32e7708df13c8c1e940f4469c7704397eb1ca0bc1f93a9532d5f34af743384712a4eded6b69ad15dfdd0f23d2cdbf2f6db89fe1ab2620f4a1905d28a3a6a84c16f0eb4d7bfaf7a7ca05167d23cca90c44b9b036965a73d96c6eb53649bb066f9ac8c3f66a9efbaa4644b8440126956600e5622a7d1fe9cadf82e15edfc580ad6682f8940fab9c0b76603c0d2dbc2110d4167be337bf0df388f5f2bd593b21818d1307d55bb9e57e8a0674e0b4aaa67080709bb6dd89cdaf8c03abe95f4a8b90cd97aa998c58aa19f730add1ae914d32c4d00c5acf42d64bfc76fa6a2621df0fd6aa2ade95fbe1894ee9682a3d2f6505b7ff50627d3ca01483b120816854d2630ebc5824ac1f2ae798ae3938cc2ac61f7769601e70d86f4d799040bb684e2373dab445e38680e4f3cc631d6e3834cdef165ce42849fed007f5ef8bb4da2985b2ca1bbb41f2baebb98693b9eae95499cf', 'kept', 0, NULL, '2026-11-15 16:08:23.516+00', NULL);
INSERT INTO app.migrations VALUES
	(1, 'roles', '6927e42078446d73b5912ad6afd91ac5ac166622643b70e573a0b2753114f732', '2026-11-15 16:08:17.372699+00'),
	(2, 'people', 'd05819b1ed2ed9c0964829edcd517d8e961fb190673ea0f6c80601f6bfc9b3aa', '2026-11-15 16:08:17.382639+00'),
	(3, 'audit-and-outbox', 'cbbd1a431e35375e0eed2cba12701b289d7cfd1bf6ebc27a87c19427e4b07443', '2026-11-15 16:08:17.390347+00'),
	(4, 'leads', 'ddbb8c25e4b0fc29f288c5b0df6ecc055d8e1aa3e8c28ec57b8c6cce53830246', '2026-11-15 16:08:17.401041+00'),
	(5, 'lead-counts', 'c3ce64cd76107a5044827605a37221d69b9c8f564a894eecf34bd98ce4bfb6c1', '2026-11-15 16:08:17.414721+00'),
	(6, 'interactions', 'f380d6eae6ddb32b11ac01a5593ea9d8f0f6ed989ceb49d9ae66bf8ac0d3fe8a', '2026-11-15 16:08:17.417954+00'),
	(7, 'assessments', '0899ba6919d6864633d0824f43904f2303081da36a3629f7bf2b5df50890c092', '2026-11-15 16:08:17.430822+00'),
	(8, 'sealing-and-replay', '6eab3d3ac372d63167ff45dfd08f3f634df93c5f83a40c709e0571a1ea55d9fa', '2026-11-15 16:08:17.438829+00'),
	(9, 'identity', '09d4ad12ff939c936f958f9dcc136fb8e372948688e8c1024ba8d023b2eba1a1', '2026-11-15 16:08:17.452451+00'),
	(10, 'people', '49e05a5ff82fca94f528bba3ce68adcf50ffb0d828eda02bdc148064397a4249', '2026-11-15 16:08:17.490249+00'),
	(11, 'attempts', 'e94202c449ced637ff4e1ff9d516c80dea15c222adc977df62a4f7007d1091e6', '2026-11-15 16:08:17.494841+00'),
	(12, 'peers-and-outcomes', '926d113f8623d5df0ffeed3291223a4a9862495c08e99a6bbcc7f81e86798bb1', '2026-11-15 16:08:17.521551+00'),
	(13, 'follow-up-audit', 'f0fb8fd7feecc38c0e66504265146b1b31ed3142a315a300037448b6e6a79588', '2026-11-15 16:08:17.542413+00'),
	(14, 'bulk', 'a306f4c80cd21fc70eddaf9528ac1c166602d4c2036714465ff970ef79abb230', '2026-11-15 16:08:17.543298+00'),
	(15, 'audit-of-the-rest', '4f06383e9d657b395b1e167845dbfca407b08708424ec332334aaa8a55f5d15c', '2026-11-15 16:08:17.543967+00');
INSERT INTO app.outbox OVERRIDING SYSTEM VALUE VALUES
	(1, '787', 'leads', 'INSERT', NULL, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '{"id" : "f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9", "name" : "Grace Hopper", "email" : null, "phone" : "098765 43210", "company" : "Navy", "status" : "new", "source" : "website", "assigned_to" : "bca9419c-4171-4f1f-afcc-b3bb0d7f9018", "created_at" : "2026-11-15T16:08:22.333Z", "updated_at" : "2026-11-15T16:08:22.333Z"}', NULL, '2026-11-15 16:08:22.341+00'),
	(2, '788', 'leads', 'INSERT', NULL, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '{"id" : "fe19f18a-a49b-4473-a1c2-da51f00f7003", "name" : "Ada Lovelace", "email" : null, "phone" : "098765 43211", "company" : "Navy", "status" : "new", "source" : "website", "assigned_to" : "bca9419c-4171-4f1f-afcc-b3bb0d7f9018", "created_at" : "2026-11-15T16:08:22.360Z", "updated_at" : "2026-11-15T16:08:22.360Z"}', NULL, '2026-11-15 16:08:22.367+00'),
	(3, '789', 'leads', 'INSERT', NULL, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '{"id" : "c489dcf6-33a8-4906-8cbe-32a0104928e7", "name" : "Katherine Johnson", "email" : null, "phone" : "098765 43212", "company" : "Navy", "status" : "new", "source" : "website", "assigned_to" : "bca9419c-4171-4f1f-afcc-b3bb0d7f9018", "created_at" : "2026-11-15T16:08:22.380Z", "updated_at" : "2026-11-15T16:08:22.380Z"}', NULL, '2026-11-15 16:08:22.381+00'),
	(4, '790', 'leads', 'UPDATE', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '{"id" : "f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9", "name" : "Grace Hopper", "email" : null, "phone" : "098765 43210", "company" : "Navy", "status" : "contacted", "source" : "website", "assigned_to" : "bca9419c-4171-4f1f-afcc-b3bb0d7f9018", "created_at" : "2026-11-15T16:08:22.333Z", "updated_at" : "2026-11-15T16:08:22.403Z"}', '{"id" : "f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9"}', '2026-11-15 16:08:22.406+00'),
	(5, '792', 'leads', 'UPDATE', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '{"id" : "fe19f18a-a49b-4473-a1c2-da51f00f7003", "name" : "Ada Lovelace", "email" : null, "phone" : "098765 43211", "company" : "Navy", "status" : "lost", "source" : "website", "assigned_to" : "bca9419c-4171-4f1f-afcc-b3bb0d7f9018", "created_at" : "2026-11-15T16:08:22.360Z", "updated_at" : "2026-11-15T16:08:22.446Z"}', '{"id" : "fe19f18a-a49b-4473-a1c2-da51f00f7003"}', '2026-11-15 16:08:22.447+00'),
	(6, '793', 'leads', 'UPDATE', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '{"id" : "c489dcf6-33a8-4906-8cbe-32a0104928e7", "name" : "Katherine Johnson", "email" : null, "phone" : "098765 43212", "company" : "Navy", "status" : "qualified", "source" : "website", "assigned_to" : "bca9419c-4171-4f1f-afcc-b3bb0d7f9018", "created_at" : "2026-11-15T16:08:22.380Z", "updated_at" : "2026-11-15T16:08:22.456Z"}', '{"id" : "c489dcf6-33a8-4906-8cbe-32a0104928e7"}', '2026-11-15 16:08:22.457+00');
INSERT INTO app.secrets VALUES
	('refresh tokens', '\x55725833bbdd9edf01179a9ef85ccaf58ea46862051d9bb380bf28be0198b6cb719756c43531be1125954e59d5b23f7d6395c99fa08f38eee5723baffb16575021550b2e72426ab0f96bb8addad7c036d3'),
	('audit chain', '\x55725833bbdd9edf01fee57b3b416569ecec9b1d2a69889e43e9611c40dc756a975230fdbf351e3e99300de1771d3abab189b08bdfe89fda5efbe4e929b7716794f44d62ea6986612f2b998665d64bf37b');
INSERT INTO app.versions VALUES
	('assessments', 4);
INSERT INTO audit.chain VALUES
	(1, 1, '760', '\xfbb92748794e59975c027245713cf74b0a2dce3381472fe560e81ae87d8a0fcc'),
	(2, 2, '775', '\x4780c591e83877feb32e5308ab575efaf204843753fe625714b46bc55235cbdf'),
	(3, 3, '775', '\x9186230ec6fde69b1f5870c6ce791525e1b4e0ecc6e095c0104dfe64eef75ea1'),
	(4, 4, '777', '\xaf0f7788e01038bd33f4fd3c85a42033bf38280de54688d99b489a034cc5e94e'),
	(5, 5, '777', '\xf1bfaa3c8cd024802e11d1ae8111acb3b933cb71bd88a67a31ebac7af9721c59'),
	(6, 6, '779', '\x33da7eb3d9c62fdb2dc1caef4bdb045a01c3305617d08fd59ba33f28d43906cb'),
	(7, 7, '779', '\x57aa226b39f7f882da8ea8672e1b87cdaad5c5416b4cb968e6efe1084ea58700'),
	(8, 8, '781', '\x95c920168c718e360fa8fd15e197428f5d1e48daa7fe11dfd4027e7d9973ed27'),
	(9, 9, '781', '\x8a0cf480ce65877b7f4bf86e432c5aa634abce6dc8a5f3752d2983e4c4bcdeb8'),
	(10, 10, '782', '\x7d6fe7a954c9d34e16f36976fb456734e1940b6f7e488a6de4d797ec5a469e9e'),
	(11, 11, '783', '\x03e57f5a634d5c1c2693410acbef0eb516b2391816e3072e2dae2897cd1acaa0'),
	(12, 12, '784', '\x4a9a6502a899126775bf892bfa5a2927bfea20ea41f2d22bc6dbe40393eb6a25'),
	(13, 13, '786', '\x1a3e8515740853900bc630cb40dd1bfc42d62190c027c6c9563979e5af70d913'),
	(14, 14, '787', '\x45b489a0872572b88a10baee01fee046ae96732479597f654e5344108370968a'),
	(15, 15, '788', '\x9acee61e70a41b850fa16ce106c0a4a383be07e8cd5960a4813af1c08531a695'),
	(16, 16, '789', '\x9ce60658cc71f08e5e874f76d0a9c84294f341473ff888755cb06f8a9db8f249'),
	(17, 17, '790', '\xa535ef28d1e19e82d594b2626d69e1d305399d7351491a41e40f0d2f96bc263f'),
	(18, 18, '790', '\xe946dd1abcc366e93add9703a682d01eac58e1b606a7dc41bc21ccd6298192e3'),
	(19, 19, '790', '\xaad48299eed3e69f6c1f40587dfd228cbf4fba015311f8064770ea1c48c14cfd'),
	(20, 20, '791', '\x480221b21edd67f491ec98b2b497bc3189b987912bef9ef10b41b36f0adf7167'),
	(21, 21, '792', '\x008bcf887f7ca341b10ed45074fa0d834404b373f8b920766e9fc2fb9c335282'),
	(22, 22, '792', '\x1df1b65fbe3b19032ead449e211edb4cf3d2df2dc722e69dd8dcaf176c6f78f5'),
	(23, 23, '793', '\x447e324a86f7759ddee87acffdc95ff5fafe3395912fc338507739078a87e6b1'),
	(24, 24, '794', '\xcce328393de11ef469a86586cac3dcf29b7ece4a610103766e18f73c32431c64'),
	(25, 25, '794', '\x0d2f7e21d244c6bb440a64d6741e1081f9affc161d034e829dabf3a323861bd6'),
	(26, 26, '796', '\x5f72f8c33ff483f386ece162e656db2568f434c75172e2c7f4cb87befc69bc1d'),
	(27, 27, '797', '\x41520a7ef3c4a297174ab7c6fb6f1f2dc17778510d1c8a65e0e4ca08e3117ef8'),
	(28, 28, '798', '\x0f51ef95f2920dc64ce36808e5b22cabf50962d00f5efc85c586543ae7aed0b8'),
	(29, 29, '799', '\x5efcde1c3fe5fbda4d27f4f90a63c0b07d6ce7221699107fd62e9395bbb68738'),
	(30, 30, '800', '\xcbb5959085a502423e6aac7abd8f01e38b7f64b2e61eeabf495bfa1c4f8e00c3'),
	(31, 31, '801', '\x09707933527435b37fdd8e45c591080278ca6aed17ffd245d5ed2db31e8cdc5b'),
	(32, 32, '802', '\xbb5a9c3a38d9298c579450a829da038dd2983a5af920dfc988b027abe2de3431'),
	(33, 33, '803', '\x0b3bdd8aebe6e062246dca25e968b0c52c5e6a00a53cc8c92208a3c3a42d96ff'),
	(34, 34, '804', '\xa5ad31faf0b6229443fedad93c47bacae3bc5cfd7a33c183a8e17b0542f2fd47'),
	(35, 35, '805', '\xef6a2b6b7ca137e4556ecdbacf3cf39517fe3b05539b750d0317c120bd591d68'),
	(36, 36, '806', '\x7f4e8a02f2b98e0575ebb4f6c744a79c20d7a22fd98b39d46697a33840c694a4'),
	(37, 37, '807', '\xe764a6b8f2750babf584a64e4ec416b58b9464dbea40c4d295fb232d24b99ca7'),
	(38, 38, '808', '\x8130a10a9f7c91ba3c4915226af5e7f0af5d2c791ca453865cd97e7eb3c8ef16'),
	(39, 39, '809', '\xc6040894c08876ebb718283a8c043452b55bdf5ba39dd4d9091273c9b7a7871e'),
	(40, 40, '810', '\x6848d79f96971aea895131cf2012c38d37b8d70ad6467fe19fb6d7d9f4e2d004'),
	(41, 41, '811', '\xd8bc58feba94d43d47824d09db70dbfa866d540fd453894ebcec6d4f1b1e0734'),
	(42, 42, '812', '\x2a8ece05e5faee75f827cc60d09198dc986dd0561154280f9b12062082f7fd99'),
	(43, 43, '813', '\x430ffc82478ff6634c8bb7f8d98f7d2a4c6a93f8b9438f3e7c6060abfa03a2de'),
	(44, 44, '814', '\xb69360fd46f2bb44590291aebca11ae83668d1c1309a6d3ff76d2bb6801f0a5d'),
	(45, 45, '815', '\x94c06c5ecb180f4794b04a3d8d67cbc5b8a587eafe11540fe51914fbe9c39e63'),
	(46, 46, '816', '\x6797c36a7d72c70b76ef7259323c67df98792e350a0e0fc20b6b735e2e1e264b'),
	(47, 47, '817', '\xf4e262802ea69daa9ccb294fb20b2c932473280c621d0c1fc0aee67ad4049f3d'),
	(48, 48, '818', '\x4059e6976589786e2f81ac6aa88d2c3b3c4eec95541f8b77b7c2e2c6700e68c6'),
	(49, 49, '819', '\x75a139bc0bfd6984b9b211b24b3f92c935248c7d93ba3c366fed0116bfb1581f'),
	(50, 50, '820', '\x2a625cb05b439f9fa26bb57258a427ad993576e1233b3e5f1389a3afdbf94aad');
INSERT INTO audit.chain VALUES
	(51, 51, '821', '\xff769467786ef7d3012152833d68b8534ea273581f0bb0c71d1724268ee6a070'),
	(52, 52, '822', '\x055e258ce664ce67d3178ce857d738d12c60481b7a8b39036d3644022a184930'),
	(53, 53, '823', '\xdaa37584b7ba487ceff28eea19dd84a9a1461ad3542cd486140dc2c1b33d4ebb'),
	(54, 54, '824', '\x0818bc9b3ea318a0c369ad512e088fc55efa5d56a43a395f43d77cbdaaef6eff'),
	(55, 55, '825', '\xf22e15faee5a7151fa1d9bcbcc440e78bb69cd715806d42ab80a07d175f8c1f4'),
	(56, 56, '826', '\xc54d27d7f006f2bd998ad547596eb9ab597f79beef23a4eb3a236266aea5e254'),
	(57, 57, '827', '\x84613178922b2a2ec99c7c3af592a7522a1ea0493b6aee5778bb01cbdc8e306b'),
	(58, 58, '828', '\x3babc4bbab99664685c16661badf055846ad78d8c9fe7d4e1e92a537e4fcb32f'),
	(59, 59, '829', '\xc7d8ed12242e0b71f2a0cf17c932cbda9ac498b83b992fea2e7e408a9584c9c6'),
	(60, 60, '830', '\x086ea98cbc0156fd2d006c9557e153ac5725ae5cabef240df56fa8073264a988'),
	(61, 61, '831', '\x14a6d1c244ac662f473b4f4b0ed5e14746c63530e1a0fbe79b9a30043892e52f'),
	(62, 62, '832', '\xb4784091293f6d6ca68a1908f1bfda396c86cdc74564bbcc4270a0058a39af4a'),
	(63, 63, '833', '\x5bf15ec00f140aa99e61c7f6d4beb61c2b389f63f6935a5eb274ff62b0d615c8'),
	(64, 64, '834', '\xac5073574f29351d71b9454f0c46909281a6d6d20fc3d4dbd13de43f19b8d5ed'),
	(65, 65, '835', '\x875d49497f9e60dde62b5588fe572d09f1686ea7be5dbebf997227ecebe2146e'),
	(66, 66, '836', '\xb2edfd8badb3c84b539fbadfbade994ed1868d7c91c30494759e0be3512301ae'),
	(67, 67, '837', '\xef6f99dcdbde35444d99e619c93b105545898fd036456aee5f201516e2cd8c3c'),
	(68, 68, '838', '\x576f9ae2e275ba732132daae2593a5c42b9c1d92c1379b973ec914acbcf2d82f'),
	(69, 69, '839', '\xf66e8d3022258058c6c9fd94be99b5f5ddd56573e915bd825f6219018581c805'),
	(70, 70, '840', '\xb7bed8637f20642d3b5b939f8ddab8d534c296290c63c0b57e8c58a6a515436c'),
	(71, 71, '841', '\x74f6205bbef577e84608e8251a09c8cfca3dbb682a7a8a30079d36789943c38b'),
	(72, 72, '842', '\x1ad2e92001756468942ac38cfc1d19d6894899e2b5fa4b3286781eae29eccc9d'),
	(73, 73, '843', '\x647a770a27bc04abb5ec8ec11d1559d01accc3d94c6229f21983085234ece387'),
	(74, 74, '844', '\x9a65f0ff23775d6eb9016bb9ea11047ce1b0ee2b661054b394eb5cd49ce44eb0'),
	(75, 75, '845', '\xc0d7641857daa1da2ba4b2239f257f6aad7bee29bb8ebf2be9bee3b68640b48a'),
	(76, 76, '845', '\xbac9543fb1852475f269fc5f5c0ced0a21c3e8067496260b07590dae6cf088b9'),
	(77, 77, '846', '\xda6c40ad0d29ca8c1b0c0f920f8b7288a3c2aaef14fc429ccecb8c1ea661fdf0'),
	(78, 78, '847', '\xe1115dc645b5b7438b9683f04b221d9134c3e85927887c2508990d8463b98dfc'),
	(79, 79, '848', '\x4433c8b6a71d62dad7f4b8305dc032e1444d9bf6c5fa29c07b663e2d4966e492'),
	(80, 80, '849', '\x129866d5410e6c6b63181788097887c55aa7ce28efbc07b9d8d694bca0823633'),
	(81, 81, '850', '\xb17ca674acca4d65bc8c4951374dbe33aa07de86ff3742f9e5081908984e8a5d'),
	(82, 82, '851', '\x75e1149e51194111c8474886f65a22132335af0336808d310d9193419ec542d9'),
	(83, 83, '852', '\x1a3ed0c5b6aa5e6a484196415a50fd4c7807d75ae2235e61195e25ca5ca86d59'),
	(84, 84, '853', '\x0460d6a915912ae8ef6a7f4ecfc7c502f78acd65cb3b4045e81efcb603720c7c'),
	(85, 85, '854', '\xaa1549257f541dcde01092a5200b7610826160262d2ce37bd451c3237208a244'),
	(86, 86, '855', '\xf6764850f4f21007c82400a42fd31e01d2a9f366b35a1cba7bee75d6eefb480e'),
	(87, 87, '856', '\xea06cb8d617b14952c32410cfe228ec2551ea23304c7b5fcd7c5908fd85bd99d'),
	(88, 88, '857', '\x66239b4d0570e7bff1598180528523605f48f0126127ef7b4cf7c1aeb25c70c2'),
	(89, 89, '858', '\x21c9f30510e65efa93479fc81f24ce471aebccb43d568dc9e59d715c7fb4380b'),
	(90, 90, '859', '\x123663b56715be03f25101c390fe94d3cfb5f81644870df971e063181212b8cb'),
	(91, 91, '859', '\xcf329a7dcbf0e3c8919938934e9ca85c193a9c0de077201397e1370e186222e3'),
	(92, 92, '859', '\x7c82eca26af0326b2b86e6cb9fa95c771e638c4018ab905bd4ffc0ece87e6147'),
	(93, 93, '860', '\x7b11da39f92e10bd59076d16997483b90184ac65a325128f43a9f37c2b7d8392'),
	(94, 94, '860', '\x83438d718728a470b57c6c17f996744ac86a477ab21888c3f8f953391c572d0b'),
	(95, 95, '860', '\xe76bb684ee1cc7876d0eda7878baca595133dcbe6292cd2f666bf81ac240a9dc'),
	(96, 96, '860', '\x53aabdcfb6d02616fb93a4e4b08085a0f8c0b4b87b440ad3ff2a8aa5b0eb46c2'),
	(97, 97, '864', '\x2539c677795f66d889f0929efbcf2a9ec3ca2d0c61189f63cc0446e1fe4b20a3'),
	(98, 98, '864', '\x2814a6b7a8c81c640f0fca3ab6beef4e587b9ffbb4531694a3c828da1264db10'),
	(99, 99, '865', '\xd7027cbe26f5dd94c7ca1ee8831c3defcbbe9da13dc00611fe2a3accf8b84c0b'),
	(100, 100, '865', '\xc814df4df0c2305a3c06d8daa7967235531f7c909993e7ae3a4b0d9fa270730f');
INSERT INTO audit.chain VALUES
	(101, 101, '866', '\xeac97b582d4dda72e68ebe698711bdfa6be4bef5bf8eec6df087a5e05b138dd4'),
	(102, 102, '867', '\xffede45b78c551121a9b72dd57b3bfa74a65c7f82edeaf6f3c79db3465038c12'),
	(103, 103, '868', '\xf0ea10b2161cb8d5f1a2a42693f82ec79e905ab498de0b52bd153b8c6eb63501'),
	(104, 104, '869', '\x2aa1665fb93e397b48fe82c348872cf0b49193c19e711f20be92a758ed088f18'),
	(105, 105, '870', '\x484af70ad80ac95145666a8db9665ad1cc1f838b3c65c2e56ccff94fcecb4d2b'),
	(106, 106, '871', '\xf6d6b36e3cb3f1790330f3764b02677e7ca9f6c14fff867de3a85cc34f741d40'),
	(107, 107, '872', '\x27b9c59687001d1972e4a8308e965312a82466a35108a0a1bf5bd0d27468eb80'),
	(108, 108, '873', '\xc95840d8c41ff4310b25c76098d7298079fe1840a2e6fd43377cdc5c2ce415a9'),
	(109, 109, '874', '\xa9e6acb39d5c83df151ada34aa22ea92fa0782e2376741adaabfae28b0ed49bb'),
	(110, 110, '875', '\xfcddd3c71f7ef85a85e5ff36e67db9c05044d5a6a56977b2b81ce36aca007d87'),
	(111, 111, '876', '\x865b6ab8cdb455c62d4587cbe14cbd6aee17f416f133e1904c564652b2d929d1'),
	(112, 112, '878', '\xe7b6f14f813fe541dcdc51fa0995e8d9a5e86198387e7e2ca5574015312b29ed'),
	(113, 113, '878', '\xcb272dda009456ed3081c0e705e3187b3d484fdee58f9b737a7cdb67dc7c256d');
INSERT INTO audit.entries OVERRIDING SYSTEM VALUE VALUES
	(1, '760', '2026-11-15 16:08:17.729+00', 'system:built-in assessment', 'create', 'assessments', 'a9f2b724-0175-8f7b-82ce-632a751a5730', '{}', '{}', NULL, NULL),
	(2, '775', '2026-11-15 16:08:19.09+00', 'system:command line', 'create', 'profiles', '95bf4d57-00db-4c19-a9a2-649cd0931384', '{}', '{}', NULL, NULL),
	(3, '775', '2026-11-15 16:08:19.093+00', 'system:command line', 'create', 'accounts', '95bf4d57-00db-4c19-a9a2-649cd0931384', '{}', '{}', NULL, NULL),
	(4, '777', '2026-11-15 16:08:19.86+00', 'system:command line', 'create', 'profiles', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', '{}', '{}', NULL, NULL),
	(5, '777', '2026-11-15 16:08:19.862+00', 'system:command line', 'create', 'accounts', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', '{}', '{}', NULL, NULL),
	(6, '779', '2026-11-15 16:08:20.71+00', 'system:command line', 'create', 'profiles', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '{}', '{}', NULL, NULL),
	(7, '779', '2026-11-15 16:08:20.716+00', 'system:command line', 'create', 'accounts', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '{}', '{}', NULL, NULL),
	(8, '781', '2026-11-15 16:08:21.809+00', 'system:command line', 'create', 'profiles', '6645904e-3dff-494c-8d92-54f773346a85', '{}', '{}', NULL, NULL),
	(9, '781', '2026-11-15 16:08:21.81+00', 'system:command line', 'create', 'accounts', '6645904e-3dff-494c-8d92-54f773346a85', '{}', '{}', NULL, NULL),
	(10, '782', '2026-11-15 16:08:21.942+00', '95bf4d57-00db-4c19-a9a2-649cd0931384', 'create', 'sessions', '002a982e-3003-4ec9-a025-12fea552815a', '{}', '{}', 'e0cc1aa1-8230-4a6c-a32e-20620a91c784', '127.0.0.1'),
	(11, '783', '2026-11-15 16:08:22.058+00', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', 'create', 'sessions', 'a588b09c-cbf8-41a9-8bd5-0067cc8090fa', '{}', '{}', 'f5d2452e-639d-48b5-bd65-7706c2effdbf', '127.0.0.1'),
	(12, '784', '2026-11-15 16:08:22.157+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'sessions', '74b76639-ce02-4364-a767-8726001bb539', '{}', '{}', '68fb3c39-a006-417f-9efa-e042daccfed0', '127.0.0.1'),
	(13, '786', '2026-11-15 16:08:22.222+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'sessions', '24982015-cbe9-42fe-a553-581d80e0a2be', '{}', '{}', 'c1d37c4e-4b1a-4272-9093-4b1d38d8b037', '127.0.0.1'),
	(14, '787', '2026-11-15 16:08:22.342+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'leads', 'f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', '{}', '{}', '614a8302-6668-4db0-a2ae-9321bf06698a', '127.0.0.1'),
	(15, '788', '2026-11-15 16:08:22.368+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'leads', 'fe19f18a-a49b-4473-a1c2-da51f00f7003', '{}', '{}', 'de4ff0e7-3362-402c-960e-16c7940d12f9', '127.0.0.1'),
	(16, '789', '2026-11-15 16:08:22.381+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'leads', 'c489dcf6-33a8-4906-8cbe-32a0104928e7', '{}', '{}', '5694abe7-e2e9-4c09-aacd-90879886ce51', '127.0.0.1'),
	(17, '790', '2026-11-15 16:08:22.4+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'interactions', '64d0f506-a182-435c-accb-9b5475497ded', '{}', '{}', '8d60f312-ed2c-4915-b976-c5d1b045ec74', '127.0.0.1'),
	(18, '790', '2026-11-15 16:08:22.412+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'update', 'leads', 'f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', '{}', '{status}', '8d60f312-ed2c-4915-b976-c5d1b045ec74', '127.0.0.1'),
	(19, '790', '2026-11-15 16:08:22.415+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'follow_ups', 'f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', '{}', '{}', '8d60f312-ed2c-4915-b976-c5d1b045ec74', '127.0.0.1'),
	(20, '791', '2026-11-15 16:08:22.431+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'interactions', '684e1468-5711-4499-b2e9-f266c529e7e6', '{}', '{}', '1af61958-d32f-4e37-bd58-651e3423e18e', '127.0.0.1'),
	(21, '792', '2026-11-15 16:08:22.444+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'interactions', '5ff448d2-6b8a-47eb-8cdc-c42078f98578', '{}', '{}', 'c6d08f30-9075-430b-9250-1e1f68e47e34', '127.0.0.1'),
	(22, '792', '2026-11-15 16:08:22.447+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'update', 'leads', 'fe19f18a-a49b-4473-a1c2-da51f00f7003', '{}', '{status}', 'c6d08f30-9075-430b-9250-1e1f68e47e34', '127.0.0.1'),
	(23, '793', '2026-11-15 16:08:22.457+00', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', 'update', 'leads', 'c489dcf6-33a8-4906-8cbe-32a0104928e7', '{}', '{status}', '65085dc6-f6fe-4f2b-9513-fd356c607760', '127.0.0.1'),
	(24, '794', '2026-11-15 16:08:22.669+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'attempts', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', '{}', '{}', 'ff52bfdd-a7a6-4570-8391-9f5de26efb50', '127.0.0.1'),
	(25, '794', '2026-11-15 16:08:22.676+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/1', '{}', '{}', 'ff52bfdd-a7a6-4570-8391-9f5de26efb50', '127.0.0.1'),
	(26, '796', '2026-11-15 16:08:22.691+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/2', '{}', '{}', 'b4f8c68c-4c1c-45a9-8e13-f2d4b5db7779', '127.0.0.1'),
	(27, '797', '2026-11-15 16:08:22.733+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/3', '{}', '{}', '90984903-9846-4b05-84c4-490f2044080a', '127.0.0.1'),
	(28, '798', '2026-11-15 16:08:22.738+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/4', '{}', '{}', '8afac381-c53b-4d50-92d0-ce03919f9dd8', '127.0.0.1'),
	(29, '799', '2026-11-15 16:08:22.745+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/5', '{}', '{}', 'df65d4bd-8832-4f6a-8940-938edaeabe03', '127.0.0.1'),
	(30, '800', '2026-11-15 16:08:22.754+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/6', '{}', '{}', '95047643-f066-41d1-88fb-46137cb7b200', '127.0.0.1'),
	(31, '801', '2026-11-15 16:08:22.76+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/7', '{}', '{}', 'd15a3e01-b42e-418e-81b4-860482f08f3e', '127.0.0.1'),
	(32, '802', '2026-11-15 16:08:22.769+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/8', '{}', '{}', '65c3cceb-22b8-4f13-88a6-baa4089e40fd', '127.0.0.1'),
	(33, '803', '2026-11-15 16:08:22.778+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/9', '{}', '{}', '7531f902-1769-4176-85ed-4bd7b8c584e3', '127.0.0.1'),
	(34, '804', '2026-11-15 16:08:22.785+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/10', '{}', '{}', '8236402b-28da-4427-8708-5ab1b9846c59', '127.0.0.1'),
	(35, '805', '2026-11-15 16:08:22.791+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/11', '{}', '{}', '9b694a83-05a6-4e93-a039-a040169c3fda', '127.0.0.1'),
	(36, '806', '2026-11-15 16:08:22.796+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/12', '{}', '{}', 'bcf4ec8e-3a10-4a2d-bf1d-c1ef6b346be7', '127.0.0.1'),
	(37, '807', '2026-11-15 16:08:22.802+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/13', '{}', '{}', '3e73b1cc-66eb-4b3b-8cee-f9fb6802e6a1', '127.0.0.1'),
	(38, '808', '2026-11-15 16:08:22.806+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/14', '{}', '{}', '29be87c7-e174-45f3-a4c6-4180c28fb063', '127.0.0.1'),
	(39, '809', '2026-11-15 16:08:22.81+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/15', '{}', '{}', 'afeebbdd-310d-40da-ad1c-3d61d13ebc62', '127.0.0.1'),
	(41, '811', '2026-11-15 16:08:22.821+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/17', '{}', '{}', 'a4e1854c-da66-4d28-bc4a-1a39d48e8fc9', '127.0.0.1'),
	(43, '813', '2026-11-15 16:08:22.832+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/19', '{}', '{}', '98da77e9-644b-4b60-8d13-78b94f999545', '127.0.0.1'),
	(45, '815', '2026-11-15 16:08:22.843+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/21', '{}', '{}', 'ba81af89-f497-437b-9577-eec19b573e30', '127.0.0.1'),
	(47, '817', '2026-11-15 16:08:22.849+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/23', '{}', '{}', '00ceeb78-8ce6-406c-85a7-980bdfceac2b', '127.0.0.1'),
	(49, '819', '2026-11-15 16:08:22.854+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/25', '{}', '{}', '12e0584a-af81-4450-b231-259f0e0c180c', '127.0.0.1'),
	(51, '821', '2026-11-15 16:08:22.873+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/27', '{}', '{}', '89771ab9-aa60-4156-a460-b64c1e07336c', '127.0.0.1'),
	(53, '823', '2026-11-15 16:08:22.879+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/29', '{}', '{}', 'f31d45ba-4520-4ae0-bab6-2416340420ae', '127.0.0.1'),
	(55, '825', '2026-11-15 16:08:22.888+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/31', '{}', '{}', 'fb8bc252-2e8b-4382-ba23-a97a4214531f', '127.0.0.1'),
	(57, '827', '2026-11-15 16:08:22.897+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/33', '{}', '{}', 'c9857c6a-2b61-4d42-9ba1-6ddfa71ac328', '127.0.0.1'),
	(59, '829', '2026-11-15 16:08:22.903+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/35', '{}', '{}', '3a041428-dcb9-4ec8-b6b6-bf0ed5147554', '127.0.0.1'),
	(61, '831', '2026-11-15 16:08:22.917+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/37', '{}', '{}', '7b57f19a-1f65-4297-9b1f-216868febd49', '127.0.0.1');
INSERT INTO audit.entries OVERRIDING SYSTEM VALUE VALUES
	(63, '833', '2026-11-15 16:08:22.927+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/39', '{}', '{}', '2ceb0395-e4cf-48f9-9855-eff50d36a76b', '127.0.0.1'),
	(65, '835', '2026-11-15 16:08:22.934+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/41', '{}', '{}', '998e2ed9-ac95-44eb-a345-62be7c015911', '127.0.0.1'),
	(67, '837', '2026-11-15 16:08:22.941+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/43', '{}', '{}', '559af34f-55ab-4cef-b546-8f613403e8ef', '127.0.0.1'),
	(69, '839', '2026-11-15 16:08:22.947+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/45', '{}', '{}', '05530521-f290-4688-82e0-61f0aa487206', '127.0.0.1'),
	(71, '841', '2026-11-15 16:08:22.955+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/47', '{}', '{}', '7d965bc7-0908-4112-aa49-3099f3ce41f5', '127.0.0.1'),
	(73, '843', '2026-11-15 16:08:22.961+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/49', '{}', '{}', '2504ad7b-b495-4641-ad6c-f07abdaa3363', '127.0.0.1'),
	(77, '846', '2026-11-15 16:08:22.969+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/51', '{}', '{}', '3d5c78ef-4043-4781-b16c-e2acf0d59ef3', '127.0.0.1'),
	(79, '848', '2026-11-15 16:08:22.974+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/53', '{}', '{}', 'e6bdb192-5284-4e14-8a6a-0a0e588ca42c', '127.0.0.1'),
	(81, '850', '2026-11-15 16:08:22.98+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/55', '{}', '{}', '3ea58c6c-7a71-49f3-a6ab-eb6877d19184', '127.0.0.1'),
	(83, '852', '2026-11-15 16:08:22.987+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/57', '{}', '{}', 'c36b10cf-fd87-4c06-9acc-e86b83be7aea', '127.0.0.1'),
	(85, '854', '2026-11-15 16:08:22.995+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/59', '{}', '{}', '99ba43d3-4b34-4eac-881a-cd1c146efeef', '127.0.0.1'),
	(87, '856', '2026-11-15 16:08:23.002+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/61', '{}', '{}', 'd7cc9e0c-4c0b-4178-a201-173bea2fdbbb', '127.0.0.1'),
	(89, '858', '2026-11-15 16:08:23.007+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/63', '{}', '{}', '151704dc-a982-4de6-9297-ec8505be6d8c', '127.0.0.1'),
	(102, '867', '2026-11-15 16:08:23.368+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'assessment_responses', '1747b5bc-ddca-405b-a007-61221f054cfd/3', '{}', '{}', 'ce5b72e5-fc54-410e-b6d2-472d92f11482', '127.0.0.1'),
	(104, '869', '2026-11-15 16:08:23.4+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'assessment_responses', '1747b5bc-ddca-405b-a007-61221f054cfd/5', '{}', '{}', 'af3bf6e8-4184-46a5-88f3-60f9ddb6f35d', '127.0.0.1'),
	(106, '871', '2026-11-15 16:08:23.411+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'assessment_responses', '1747b5bc-ddca-405b-a007-61221f054cfd/7', '{}', '{}', '93eb172a-f3cd-414d-9b87-f200ca6aad6e', '127.0.0.1'),
	(40, '810', '2026-11-15 16:08:22.816+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/16', '{}', '{}', '82a75af4-c203-4080-813a-fea3d18db992', '127.0.0.1'),
	(42, '812', '2026-11-15 16:08:22.825+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/18', '{}', '{}', 'f0b9bed0-ba9c-4285-aba0-aad460acbad3', '127.0.0.1'),
	(44, '814', '2026-11-15 16:08:22.837+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/20', '{}', '{}', '5581d3bc-8f59-4900-be9a-7b6c7a17468f', '127.0.0.1'),
	(46, '816', '2026-11-15 16:08:22.847+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/22', '{}', '{}', 'e3f37281-4913-4b5b-a083-84da42e3e77c', '127.0.0.1'),
	(48, '818', '2026-11-15 16:08:22.852+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/24', '{}', '{}', '9a84217a-3450-4cf5-88b9-58b6ccf74287', '127.0.0.1'),
	(50, '820', '2026-11-15 16:08:22.867+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/26', '{}', '{}', '8b2bab0e-e997-476d-8ad4-5029a61c1cda', '127.0.0.1'),
	(52, '822', '2026-11-15 16:08:22.876+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/28', '{}', '{}', '093d2f79-cb18-4a17-8300-487a7d610ad0', '127.0.0.1'),
	(54, '824', '2026-11-15 16:08:22.882+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/30', '{}', '{}', '0ad30a8c-d15f-4f5f-874c-851e9a0870f0', '127.0.0.1'),
	(56, '826', '2026-11-15 16:08:22.893+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/32', '{}', '{}', '044b5d54-cfd8-4b3c-ae97-bd149665f064', '127.0.0.1'),
	(58, '828', '2026-11-15 16:08:22.9+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/34', '{}', '{}', 'ff955a46-bf8f-494a-937e-8993a1c9bbf7', '127.0.0.1'),
	(60, '830', '2026-11-15 16:08:22.913+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/36', '{}', '{}', '0f4e3f25-fd40-4053-ad76-150e09fb51b9', '127.0.0.1'),
	(62, '832', '2026-11-15 16:08:22.923+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/38', '{}', '{}', '98aaa1f5-5be9-4ce1-bfee-670544161694', '127.0.0.1'),
	(64, '834', '2026-11-15 16:08:22.931+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/40', '{}', '{}', 'a3cb0c2b-9ed6-4ee0-b4e1-78c9eedda70e', '127.0.0.1'),
	(66, '836', '2026-11-15 16:08:22.939+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/42', '{}', '{}', '82239dd9-9592-4306-90da-0702b6fc4f0d', '127.0.0.1'),
	(68, '838', '2026-11-15 16:08:22.944+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/44', '{}', '{}', '5b14f047-26cb-4e21-82e8-89774b18e3d7', '127.0.0.1'),
	(70, '840', '2026-11-15 16:08:22.951+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/46', '{}', '{}', '29f71a36-e996-4c5e-9bd9-ceafb24be90b', '127.0.0.1'),
	(72, '842', '2026-11-15 16:08:22.959+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/48', '{}', '{}', 'f725c57f-057c-4f2f-9aed-cf327a5ed4a4', '127.0.0.1'),
	(74, '844', '2026-11-15 16:08:22.965+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/50', '{}', '{}', '24f57281-7f77-4106-8c60-e5ba502ab2c9', '127.0.0.1'),
	(78, '847', '2026-11-15 16:08:22.971+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/52', '{}', '{}', '4c6e7ac8-7d2a-4d10-b3a8-514991daf035', '127.0.0.1'),
	(80, '849', '2026-11-15 16:08:22.977+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/54', '{}', '{}', '1fd0adbb-1464-467e-b2ff-004757bda939', '127.0.0.1'),
	(82, '851', '2026-11-15 16:08:22.984+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/56', '{}', '{}', '205dda3f-dbd8-44a1-9c5f-8982a67d0080', '127.0.0.1'),
	(84, '853', '2026-11-15 16:08:22.992+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/58', '{}', '{}', '38672d93-ac55-4d7a-a262-eb22ebb1d5fa', '127.0.0.1'),
	(86, '855', '2026-11-15 16:08:22.999+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/60', '{}', '{}', 'c48f8524-dab5-4f5a-94d1-d962b0e85b9d', '127.0.0.1'),
	(88, '857', '2026-11-15 16:08:23.004+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/62', '{}', '{}', 'fd1ce792-7b7f-4bdd-bdda-7a38d3d01245', '127.0.0.1'),
	(101, '866', '2026-11-15 16:08:23.348+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'assessment_responses', '1747b5bc-ddca-405b-a007-61221f054cfd/2', '{}', '{}', '42b8a213-bc45-4829-8770-4adb37cdb57b', '127.0.0.1'),
	(103, '868', '2026-11-15 16:08:23.377+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'assessment_responses', '1747b5bc-ddca-405b-a007-61221f054cfd/4', '{}', '{}', '152b2f47-3d6e-4831-832a-5ae164280233', '127.0.0.1'),
	(105, '870', '2026-11-15 16:08:23.408+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'assessment_responses', '1747b5bc-ddca-405b-a007-61221f054cfd/6', '{}', '{}', '4f7e8b7e-e018-4bd2-a57d-d88b077414db', '127.0.0.1'),
	(107, '872', '2026-11-15 16:08:23.417+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'assessment_responses', '1747b5bc-ddca-405b-a007-61221f054cfd/8', '{}', '{}', 'caa85524-ea23-40df-8a8f-4af19c77d2ee', '127.0.0.1'),
	(75, '845', '2026-11-15 16:08:22.462+00', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', 'read', 'leads', 'f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', '{}', '{}', 'd6b7f8c8-33e1-430b-be61-edf94aa9e907', '127.0.0.1'),
	(76, '845', '2026-11-15 16:08:22.471+00', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', 'read', 'interactions', 'f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', '{}', '{}', 'd6b7f8c8-33e1-430b-be61-edf94aa9e907', '127.0.0.1'),
	(90, '859', '2026-11-15 16:08:23.025+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_responses', '2bf0089c-5fd6-40b6-9810-de15b2b45a74/64', '{}', '{}', '6ccdc589-a891-4485-b3e5-5a0208999dfa', '127.0.0.1'),
	(91, '859', '2026-11-15 16:08:23.026+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'update', 'attempts', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', '{}', '{}', '6ccdc589-a891-4485-b3e5-5a0208999dfa', '127.0.0.1'),
	(92, '859', '2026-11-15 16:08:23.142+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'assessment_results', '08495b67-7513-4fd1-b24c-1ef4715acd1a', '{}', '{}', '6ccdc589-a891-4485-b3e5-5a0208999dfa', '127.0.0.1'),
	(93, '860', '2026-11-15 16:08:23.164+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'peer_invitations', '38fafc07-a5b5-4aa3-a40e-b8444edbccd0', '{}', '{}', '323bc13b-6aa8-4322-b24e-27cd04874118', '127.0.0.1');
INSERT INTO audit.entries OVERRIDING SYSTEM VALUE VALUES
	(94, '860', '2026-11-15 16:08:23.172+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'peer_invitations', '21379347-9425-4e98-98d6-3906331ad795', '{}', '{}', '323bc13b-6aa8-4322-b24e-27cd04874118', '127.0.0.1'),
	(95, '860', '2026-11-15 16:08:23.178+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'peer_invitations', 'f176315d-327a-4fa8-9987-e3111158985f', '{}', '{}', '323bc13b-6aa8-4322-b24e-27cd04874118', '127.0.0.1'),
	(96, '860', '2026-11-15 16:08:23.182+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'peer_invitations', 'acd69b95-4a98-48c0-bcb1-6c078197191f', '{}', '{}', '323bc13b-6aa8-4322-b24e-27cd04874118', '127.0.0.1'),
	(97, '864', '2026-11-15 16:08:23.292+00', 'system:peer feedback', 'create', 'assessment_results', '85667fd9-2680-4e48-8d9d-df0ad5e24b6f', '{}', '{}', '511772cb-a46f-4dba-8b43-197a5b78d736', NULL),
	(98, '864', '2026-11-15 16:08:23.293+00', 'system:peer feedback', 'update', 'attempts', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', '{}', '{}', '511772cb-a46f-4dba-8b43-197a5b78d736', NULL),
	(99, '865', '2026-11-15 16:08:23.333+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'attempts', '1747b5bc-ddca-405b-a007-61221f054cfd', '{}', '{}', 'b91684e0-f795-45b0-9d4f-1c1fc333e114', '127.0.0.1'),
	(100, '865', '2026-11-15 16:08:23.335+00', '6645904e-3dff-494c-8d92-54f773346a85', 'create', 'assessment_responses', '1747b5bc-ddca-405b-a007-61221f054cfd/1', '{}', '{}', 'b91684e0-f795-45b0-9d4f-1c1fc333e114', '127.0.0.1'),
	(108, '873', '2026-11-15 16:08:23.494+00', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', 'create', 'assessments', '42097eac-0ccf-4ece-ac50-f783a81ca7ae', '{}', '{}', 'c70e5163-558b-4de1-831d-cfd990d8b3ff', '127.0.0.1'),
	(109, '874', '2026-11-15 16:08:23.506+00', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', 'create', 'person_outcomes', '1ceec75c-c21e-4c54-97e6-96890d04c933', '{}', '{}', '4d4ff42a-dac2-4ce1-813e-36a6c7a353fd', '127.0.0.1'),
	(110, '875', '2026-11-15 16:08:23.515+00', '95bf4d57-00db-4c19-a9a2-649cd0931384', 'create', 'invitations', '8058a487-c51b-4f73-8850-1514ad8d1d58', '{}', '{}', 'fb3734ea-aed5-4765-93aa-c389d0b177b5', '127.0.0.1'),
	(111, '876', '2026-11-15 16:08:23.637+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'create', 'sessions', 'f775441b-6e8f-40dc-9a53-f5a563af88cb', '{}', '{}', '4a954989-01ab-4722-a888-5fc44607cfa2', '127.0.0.1'),
	(112, '878', '2026-11-15 16:08:23.208+00', '95bf4d57-00db-4c19-a9a2-649cd0931384', 'read', 'mail', NULL, '{8540f5a4-3b0f-40ce-80a2-68489752739c,01a0ba8a-2d9a-42db-9dee-457cd53973dc,d0d774fc-3eb1-44f2-9ea8-3711d15a4da8,04f140c7-6543-463a-924c-5dfc710519e9}', '{}', 'd456b92e-5301-4d61-b419-64ef252ae965', '127.0.0.1'),
	(113, '878', '2026-11-15 16:08:23.684+00', '95bf4d57-00db-4c19-a9a2-649cd0931384', 'read', 'mail', NULL, '{b3ac2e0c-e6df-42a8-a670-b87afa081c09,8540f5a4-3b0f-40ce-80a2-68489752739c,01a0ba8a-2d9a-42db-9dee-457cd53973dc,d0d774fc-3eb1-44f2-9ea8-3711d15a4da8,04f140c7-6543-463a-924c-5dfc710519e9}', '{}', '723198a4-fd84-4f83-a07a-d044d93f8aa8', '127.0.0.1');
INSERT INTO identity.accounts VALUES
	('95bf4d57-00db-4c19-a9a2-649cd0931384', 'asha@before.example', '2026-11-15 16:08:19.039+00', '$argon2id$v=19$m=19456,t=2,p=1$1w0fjKNcPqTZvmIjpa88UA$ZldWk6PEEt7uZA3r/wkCELZjKOQNoyAWf3B+fr/g6F4', NULL, '2026-11-15 16:08:19.039+00', true),
	('1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', 'vikram@before.example', '2026-11-15 16:08:19.807+00', '$argon2id$v=19$m=19456,t=2,p=1$gtRs3bqRLuvyh1TF9uInJQ$cljcx8+EA6WX7eALEX3H4I2vJSdFInkUrEK9cF9W/aE', NULL, '2026-11-15 16:08:19.807+00', true),
	('bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'priya@before.example', '2026-11-15 16:08:20.644+00', '$argon2id$v=19$m=19456,t=2,p=1$FK6aB9MsPns8iK4WqpwsCA$PFDNjWehGUECvVkQUWprG9uz+dc2037aSObiK35MmI0', NULL, '2026-11-15 16:08:20.644+00', true),
	('6645904e-3dff-494c-8d92-54f773346a85', 'daniel@before.example', '2026-11-15 16:08:21.753+00', '$argon2id$v=19$m=19456,t=2,p=1$HIoaRBsQE4x+VsYAWVKhXQ$xsLNReMiRV90L+OAhDPGs/DH/3u05PGjUsrCou5HWNo', NULL, '2026-11-15 16:08:21.753+00', true);
INSERT INTO identity.installation VALUES
	(true, 'f5d1b7c8-819d-4fff-8e18-f5568f0ff344');
INSERT INTO identity.invitations VALUES
	('8058a487-c51b-4f73-8850-1514ad8d1d58', 'nisha@before.example', 'telecaller', NULL, NULL, '\xd76020159ba6d0c12e6c7de760679c53b0df21ff9d5f74126d33bb0081a8eb83', '95bf4d57-00db-4c19-a9a2-649cd0931384', '2026-11-15 16:08:23.51+00', '2026-11-29 16:08:23.512+00', NULL);
INSERT INTO identity.sessions VALUES
	('002a982e-3003-4ec9-a025-12fea552815a', '95bf4d57-00db-4c19-a9a2-649cd0931384', '\xa1c5838593ae9d96286ac8d49ceb19d2333f9d736e525190512e141dec2ec99e', 0, '2026-11-15 16:08:21.941+00', '2026-11-15 16:08:21.941+00', '2027-02-13 16:08:21.94+00', NULL),
	('a588b09c-cbf8-41a9-8bd5-0067cc8090fa', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', '\x655f94e4db0fc39733132bf9ba6df9588883dae14bdd0e8034247946bc8cb726', 0, '2026-11-15 16:08:22.057+00', '2026-11-15 16:08:22.057+00', '2027-02-13 16:08:22.057+00', NULL),
	('74b76639-ce02-4364-a767-8726001bb539', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '\xee862ff6a17242aec0fe931aa9dc753a7abd76e0d10a6ea3ff7bc811577b474a', 0, '2026-11-15 16:08:22.157+00', '2026-11-15 16:08:22.157+00', '2027-02-13 16:08:22.156+00', NULL),
	('24982015-cbe9-42fe-a553-581d80e0a2be', '6645904e-3dff-494c-8d92-54f773346a85', '\x314d42a76a8f1f526a9d47eb06a6e0fabd372da0f773ee9271f2042e7295d0e0', 0, '2026-11-15 16:08:22.222+00', '2026-11-15 16:08:22.222+00', '2027-02-13 16:08:22.222+00', NULL),
	('f775441b-6e8f-40dc-9a53-f5a563af88cb', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '\x69e240c0ce9e55f1b6493bfb0ef77908d1752d42bf62a20cf38e03f6daded57f', 0, '2026-11-15 16:08:23.637+00', '2026-11-15 16:08:23.637+00', '2027-02-13 16:08:23.636+00', NULL);
INSERT INTO identity.signing_keys VALUES
	('Q7Muwz02hMM4al6_suOy_7tU6xpAqBhqTM7YlTwd4XI', '{"x": "0UhraRBDQyHue97MgJ9hE-8uBGhdFB_GZB3k6zCWjdQ", "y": "T6ZAim2hTNmXkxv3qby7qWnMfQlH6Asqn80o4yiuZTg", "alg": "ES256", "crv": "P-256", "kid": "Q7Muwz02hMM4al6_suOy_7tU6xpAqBhqTM7YlTwd4XI", "kty": "EC", "use": "sig"}', '\x55725833bbdd9edf01917b024e38b31f24e4c2919940978d78522177663c5f781220274815fe50090bef3460d8b9e7f88108bf63354f858a4bc0bff47d615bc5ae81aa7eda9fa44d9a08edadb2f58cc3d3a0ca3899eaf3c9e4072518f832c28044ebcd2247979f9e8168cf2b61e1e51d845e28b9caa0efa2c3add33dd7b319560d9dab52b6436388d00cae9fd8fff15b5cb514166630b7d7db84a783106dbcc518404ef52367800f100ca261bb1387c4a35bf792fcc573e5a1474141ca3de770b3b247711ac7e2ed064ece3ea3602e587b3d3b83ca', '2026-11-15 16:08:17.771+00', '2026-11-15 16:08:17.774+00');
INSERT INTO identity.tickets VALUES
	('\x90c76168236d4b01eaa2169c713221bbfb158372126d6db07f83479288dca4fc', 'setup', NULL, '2026-11-15 16:08:18.209+00', '2126-10-22 16:08:18.208+00');
INSERT INTO pgboss.queue VALUES
	('__pgboss__send-it', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-15 16:08:17.650403+00', '2026-11-15 16:08:17.650403+00'),
	('upkeep', 'standard', 8, 10, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-15 16:08:17.673716+00', '2026-11-15 16:08:17.673716+00'),
	('mail', 'standard', 8, 10, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-15 16:08:17.731495+00', '2026-11-15 16:08:17.731495+00'),
	('mail-prune', 'standard', 8, 10, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-15 16:08:17.734358+00', '2026-11-15 16:08:17.734358+00'),
	('recalibration', 'standard', 8, 10, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-15 16:08:17.740291+00', '2026-11-15 16:08:17.740291+00'),
	('rescoring', 'standard', 8, 10, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-15 16:08:17.74174+00', '2026-11-15 16:08:17.74174+00'),
	('assessments-nightly', 'standard', 8, 10, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-15 16:08:17.747792+00', '2026-11-15 16:08:17.747792+00'),
	('outcomes-weekly', 'standard', 8, 10, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-15 16:08:17.766594+00', '2026-11-15 16:08:17.766594+00'),
	('identity-upkeep', 'standard', 8, 10, true, 3600, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-15 16:08:17.797457+00', '2026-11-15 16:08:17.797457+00');
INSERT INTO pgboss.schedule VALUES
	('upkeep', '', 'cron', '7 * * * *', 'UTC', NULL, '{}', '2026-11-15 16:08:17.705047+00', '2026-11-15 16:08:17.705047+00', NULL),
	('mail-prune', '', 'cron', '23 3 * * *', 'UTC', NULL, '{}', '2026-11-15 16:08:17.738924+00', '2026-11-15 16:08:17.738924+00', NULL),
	('assessments-nightly', '', 'cron', '17 2 * * *', 'UTC', NULL, '{}', '2026-11-15 16:08:17.764698+00', '2026-11-15 16:08:17.764698+00', NULL),
	('outcomes-weekly', '', 'cron', '7 3 * * 1', 'UTC', NULL, '{}', '2026-11-15 16:08:17.769138+00', '2026-11-15 16:08:17.769138+00', NULL),
	('identity-upkeep', '', 'cron', '41 * * * *', 'UTC', NULL, '{}', '2026-11-15 16:08:17.800892+00', '2026-11-15 16:08:17.800892+00', NULL);
INSERT INTO pgboss.version VALUES
	(43, '2026-11-15 16:08:17.658688+00', '2026-11-15 16:08:17.661115+00', '2026-11-15 16:08:27.680132+00', NULL, NULL);
INSERT INTO public.assessment_responses VALUES
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 1, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'start', NULL, NULL, '{ana-s-59,lea-s-22,wrk-s-08,tec-s-15,cre-s-45}', '2026-11-15 16:08:22.675+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 2, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'ana-s-59', '\x01f75c42dd225c3fadfa255bd552fb279b86e8c843dc7fdc3fd2f4935426b664c2cbcd67c304c03f0fd0c695fc8826b36da101bac91c5c8119cf754687a763df66ad76d8dabfbcd500f309', NULL, '2026-11-15 16:08:22.69+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 3, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lea-s-22', '\x01cbf1f15c97edf09696f04596901666de4fdbd09e2411f48657a309111666965cff3660300aae6c6688e7da41045f0ab1df406bf0602012bff2e3d36da1ffa9a68cca08c3843db61cf57e', NULL, '2026-11-15 16:08:22.732+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 4, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'wrk-s-08', '\x0154cd8ef79f62ac89b167e93323c8a588856d274be2813f9f967724e538aa66adc0e6721793e6339958a0716d78c891d4018996dfccfb0c6dedb3c531a678743dcfe6f750f5fc2c3e9173', NULL, '2026-11-15 16:08:22.737+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 5, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'tec-s-15', '\x011aa64f37f24ec01dfd920badcf2924aa9761bd2734acf54d067f8d768ad1febcac9c6177ae489ebe51c5bd9f60c03042eb60f6010323d2f3ae329bb07de787716fe2ae0ed5244104b5d7', NULL, '2026-11-15 16:08:22.745+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 6, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'cre-s-45', '\x0102bb7e0cec097eb853691df9d06f8f3ac5b354c7ab0a7a4c2bf61ec6b74d00631e099d9720c35b4e847504a9608fe4af0e02123ea9b3c801e28865bd7f943a39e30e32da59d5d593d851', '{emo-s-41,lrn-s-06,com-s-07,tec-s-49,emo-s-33}', '2026-11-15 16:08:22.754+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 7, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'emo-s-41', '\x01535257108a00e3f211f3ee46f228160aa07f6e6b727ae3bf7fe16e87a933c216953eeb39a8800ddf99f30e673ae10f1ee2e70c0a18881b7f4868a318ccba144f924c584cb21ba43770b7', NULL, '2026-11-15 16:08:22.76+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 8, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lrn-s-06', '\x01f2c96a734994e5ed7ed206f0d0c6172ba77ec9b4e52946c8917981542e85dde654f015ea741ffb3d200f0acaabd422b6bfb57ca6dc7aac6b4f01c81c0dd1d83fa6ac0802c701ae03cdd3', NULL, '2026-11-15 16:08:22.769+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 9, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'com-s-07', '\x01717212ab02c6af7c5d4f93d2af51e61d951c36baa98cf5e69d13a3aef96ee6f0bae70ace6919a6bf448bedc495d3104a1a57d19c7c21465a6ebc3a059d7bbb6c1e98e94d0d032cc2406c', NULL, '2026-11-15 16:08:22.778+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 10, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'tec-s-49', '\x01625877e8df072e4d08c778fc04d889f3fdc03fa8599161fa3d636804004b6f0db606b4d970b6784a7c2a25ce049468be7087e885d3f5a504f5c81983a3b09e61fd58c2667a16cb6ecbda', NULL, '2026-11-15 16:08:22.785+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 11, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'emo-s-33', '\x01029f641cb6025a36868fadac86d9d3be5567dfecd01235dbff4a1a6cd8f00be65aeb9c992d895805356b0467a6181e4aadae580a20c06f9dd2658ff91c56a33ef8a4a9a8100c8b2d2bf7', '{wrk-s-12,com-s-03,lrn-s-16,cre-s-33,lea-s-03}', '2026-11-15 16:08:22.791+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 12, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'wrk-s-12', '\x014d1f589d1c6d14241c01f5674171af83941f644ef32b43c7570d5f4a2e2cbc37408027dbfd5dc4c34a86f6ccf9c147608742d07ae2c4043e04d96efa1ad2ea64c72724146af8684583c1', NULL, '2026-11-15 16:08:22.795+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 13, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'com-s-03', '\x014b282154a9cab5570a7325c08abd36c75ae44736c8a40920a6b60362fd178720629df8fa5ef4d4ff8c0b9278941fcc0833da276691345d024d424730e4f5dd953593b5c0794cf6a0e649', NULL, '2026-11-15 16:08:22.802+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 14, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lrn-s-16', '\x01b3ee51d35b6f25d673bfec46fb108e2cbc3ecfceb12455d5210b8edce7b91027595778429fbdd9822742b8b345ae269c05978f72f928f242ce486db18877ec786845f010970ea8cbe4ee', NULL, '2026-11-15 16:08:22.806+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 15, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'cre-s-33', '\x01ae741f96e74ed4869810a0cfbefb7cfa83c2a1d0a8e0e5b0ddf63d24c824bb3d80356fda2b6af427c292011131f2f5ea69fecd6d2427477771f67c866322013eebd88e3b93a5021a6621', NULL, '2026-11-15 16:08:22.81+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 16, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lea-s-03', '\x0164d6273834a1129c7a822e8656363f3ec9b934a6f282718499878f46d72cbd7fd063a17e213a7a08f2be5b00e774c671d062c71d9d224ca7d6e3c86e61bf811df428685a3e7b61fedd59', '{ana-s-03,com-s-05,lea-s-12,tec-s-02,emo-s-44}', '2026-11-15 16:08:22.816+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 17, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'ana-s-03', '\x010ad13268bdbf23aa2df7c5e66e5da478af4900c616b86be1dcd590a372f826c4b9402bd867ecfa4b857547f13ecb4d55ab048317ed43afc54f49fe2104902688683d8761652619c9f629', NULL, '2026-11-15 16:08:22.821+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 18, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'com-s-05', '\x01aad244359295e7e535e54a5ca7c18fb7e72b2ef3c9eb573ad458dc94a2e51403b63a0fb246bd91954024fb607affc5bbef94bfd954ee42895ccf87fab42c2f2b5b70d62537bdad9c935f', NULL, '2026-11-15 16:08:22.825+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 19, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lea-s-12', '\x01ffb1945be3a7c4c482b294f099475c7304557e9211a595ee67687600c97b31fb02c7cb2d2328784df3daf1f32cbc7bd86b478c5e469c55735fd0ec9417042c75332afafdde556d136b42', NULL, '2026-11-15 16:08:22.832+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 20, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'tec-s-02', '\x01ff4aab76bdb3a2f84a6ae643ce2e7c0badf87f38cdd9697cffd94e091ce3796e4d2fcfdc30a51e0a81702ff7a91cac50303705af695560edd556e419fb49e69202455b67f47f846f91c8', NULL, '2026-11-15 16:08:22.837+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 21, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'emo-s-44', '\x0111b3b6bc7399d8bec512ae3c810b9144ab4e28248306df8d0423defb72c63d133653b6635bd41389ea1752392b531f821b0dbed77f912ab0f5b3e9c478fd824c7bbe8c436c116a03c0d8', '{tec-s-47,ana-s-47,wrk-s-36,com-s-36,cre-s-24}', '2026-11-15 16:08:22.843+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 22, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'tec-s-47', '\x01afe3c3f52fb14234af3ae5e6960698869b2d6813c41759f910382852bb8f7d7f6ad90a9ca28e10f53fbc397365630fc01da1aa9c301fcffd46f115979fd3ca12831d011b0d564b88ef79', NULL, '2026-11-15 16:08:22.847+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 23, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'ana-s-47', '\x01b119787b6712d6a57c7c669948fcb5005458bc854a6b59838fe510840acbf02611c63a75843c1b64d7e0f60b24b64718491e65905787bcc5148c083f04eae988d39684eeecd7dac0ecd5', NULL, '2026-11-15 16:08:22.849+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 24, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'wrk-s-36', '\x01da3e5d5890259c613ab6304410ce557353213c873a0cc2e25875ade52eb0a43745ef2219cd6dfec0a243d4158c6e526bb487dc254ba23c6627b5fe2e8bcff82864a1340a5fb3cece63b0', NULL, '2026-11-15 16:08:22.852+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 25, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'com-s-36', '\x01e2e54afce0333ad0fc680ed15ee1d6be73fdb8c1c3f9295654db4fdeda1d727ee0b2c9c1638c2c796aebe653e59ec6ef7ed1cc4e4df1389a4f48dc21b42d7d964f107f97e131a77c5b18', NULL, '2026-11-15 16:08:22.854+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 26, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'cre-s-24', '\x0130726e08c2d3d59268770b96d75854c47c957355c3b757d133a40b25cf39d36520d4569618baf2db552890b1bbd0d81bed9aa641f6defc50edf4fcc45f5acbab7f6aa0739bbcd000f5e4', '{emo-s-04,lrn-s-23,cre-s-37,com-s-57,ana-s-27}', '2026-11-15 16:08:22.867+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 27, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'emo-s-04', '\x012fd0cd3566c488f0aee9bfb01067053c850766d65ef8b5e402f81597555f388b987dc80a091a7faf2b4412ebf3889ccb50d0f10f6037473189e76572c4dace9fbe459c517fe97483c94c', NULL, '2026-11-15 16:08:22.873+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 28, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lrn-s-23', '\x01d129f020f4ea6a7940f017ab51ccaf36306cc43ba9acde20c55c2bb7948cf649422ee5367fa49c82eff43268f9ae33f1f67b037893f69bbcb24c1872c32b79b57ea5604346af7877557f', NULL, '2026-11-15 16:08:22.876+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 29, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'cre-s-37', '\x01284eea56885b340f0e0900746ac81276718799f7816766d1ed610faaabdcd023101bffff83bcd4074916b003cc1e6e629d814c0d502c095d64647818f65b8e00cbd623b33752b2b5900f', NULL, '2026-11-15 16:08:22.878+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 30, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'com-s-57', '\x01a2a4a3c890dd78b7f561e3b7abf12f0361b30139680378bcc5243ff611eda569e1b18b5aad94fe1d9a59f199da9bf4018a4309533eb391c83e3e06dffcf60affbc5179da4f6eedbd3508', NULL, '2026-11-15 16:08:22.882+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 31, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'ana-s-27', '\x01bde32471a451baf27597236b1042db959963280fbaefd35e608fc2de97a5e0baaa90eb12688edc9ca99df777352fb83c86227ad0a8dd2618c8dad0bfda9f83c6383eb6753f38bfbd33df', '{lrn-s-27,cre-s-11,tec-s-05,wrk-s-26,com-s-27}', '2026-11-15 16:08:22.888+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 32, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lrn-s-27', '\x01a05294495b5014fcf9fe6ea033dfa0e8125d8d460ef6df880978d4a38040c40fe0a12819043dad82d0bf5c733d94375424320cc54d1da88af9c328f762598dfcb8aa42f9f627190b02e0', NULL, '2026-11-15 16:08:22.893+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 33, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'cre-s-11', '\x015c65f97f4c45d817925f8734c2f722f2b38b42eafe0aab21f6325253038bdf7400c37bf2f9115fc2da561cbe5b7dfb5d7242db14f48681b57dfd6114fe401bfe3fa403422e584a141a97', NULL, '2026-11-15 16:08:22.897+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 34, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'tec-s-05', '\x019f3e83ead418a9bf699e0092bd897f9312be53aeef8189632691fec48c9651831e79c6638b17d2a41a983fc3d8c33f8eec388bb558dc5e486eed7ec35849768aeb97428de2fbadb0f320', NULL, '2026-11-15 16:08:22.9+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 35, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'wrk-s-26', '\x014326357f570dd0f76be47cd4c5f3c01fe66328df94b9788198b583653751f2eaba77f9d2f27c1706adf8349e58b4b6eae67c8f14271d0e51f3631675b7e3d32229ad0a3b63724f0f6c72', NULL, '2026-11-15 16:08:22.903+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 36, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'com-s-27', '\x015f14efc58fcbe9d8ba36f174ed5843f5eb48d67bddd61dec92a529ef76ce7bdca0c0272ea89aaa231ac1fc1a81d3c98d3857cf064f6c5032e84fa05012561591758720bb19964b912a9e', '{lrn-s-20,cre-s-17,emo-s-60,lea-s-40,ana-s-35}', '2026-11-15 16:08:22.913+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 37, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lrn-s-20', '\x017d99c312461fbb3455bed7804fff73455fb6d3f660631a53cb3ca7142dc88addd88d0bd6834202d14039de68003e0e50f43aaaedc5541a0e5aaadf5e0cca4156eb01e43d96da703b75dc', NULL, '2026-11-15 16:08:22.917+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 38, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'cre-s-17', '\x0174e368f944619f55fa394cb722dea94014a5202a05a4f877b8030e0cbc7ebc9f894b11a1cde91ff02856d6d8fc95742218f4e7e951c4c0cb622bf3eba9269d85c99a30e9c9c776514f05', NULL, '2026-11-15 16:08:22.922+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 39, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'emo-s-60', '\x018615bf9641c0c4ef9fad56f3dc67e2002678e6c37f96a4422b1acf9b0ea619852e5d642eeec2904649cded676cc85048e7b0d4416bb91cc024f00a231bd2a83fa1a5cffc6aafb9ecb357', NULL, '2026-11-15 16:08:22.927+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 40, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lea-s-40', '\x01069eea609fe93825612b4613037c6e8718c052432ac25e19f16f08fef81f8e6fe0e5054da74ad56671fedcba8eceb06d0389947eb2e6ecc6ffa3b46a04ba33712a71334080e446cc8428', NULL, '2026-11-15 16:08:22.931+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 41, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'ana-s-35', '\x0198731d92d493648167300eff791a14d7ac8b5faaa73904799366f424b2bccb360c43febdc474364125c74a792024d98830d671b4bbb0a4e389510e8b0d75c3f10f4c67f0abe9e237836f', '{lrn-s-31,cre-s-12,ana-s-04,com-s-32,lrn-s-10}', '2026-11-15 16:08:22.934+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 42, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lrn-s-31', '\x015abadf0e6511d76b0031cce082d8b54d55d945fe4377f9bf35d009ed31020339cdca6ec18b65514a12273b5532f5c95b75434c76f7adfad88f362f79df645479ba7320cca2b410eb966a', NULL, '2026-11-15 16:08:22.938+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 43, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'cre-s-12', '\x01f7dd0a76fce0003207ac4a1f3851196f299d4319fe21261292ae4873106377ff102762439cc2ba63913377e5efbfd945e5a95d25660eff6b80e5db2945cc804c33fc30d36beaa61e4bf8', NULL, '2026-11-15 16:08:22.941+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 44, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'ana-s-04', '\x014b1a8f5349caa7660c2e7171f078eb8e29aede31a6a16c70bb8a94e37654bbb87e3222b5838bd4bd01ffe0e75e1b88c83fe5ea06c57242afb18620f18ab6a44b7e8904b15ba3cc7076a9', NULL, '2026-11-15 16:08:22.944+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 45, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'com-s-32', '\x01bf4327146217ff317780020ccee39d56f1207b4443db1299909d1a55cb89f3d7af096d05b81e58a379cb6de1326c71230a554b9631641eeb01f6ae2c21506fb6aec7fc449ee7cadaf5f2', NULL, '2026-11-15 16:08:22.946+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 64, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'submit', NULL, NULL, NULL, '2026-11-15 16:08:23.024+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 46, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lrn-s-10', '\x0157e1ea8fd6088fc28eb1c2015effed8fac25afa8afa1ee194dcba8f1a71658ad235fd1ce34df66750e85fde49ae3367eefdd4aa8509cb5dbf136ef1e62916241541654bf21a9478d3fd4', '{ana-s-42,lea-s-02,wrk-s-53,tec-s-08,emo-s-11}', '2026-11-15 16:08:22.95+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 48, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lea-s-02', '\x018b30e3ad0ecbe1e0eeb8ce78a6f70d537715d011d87563259a3d237baa03277f9f509675decc6911cef5cdb02f0308a9df006503d1562ace2bb291c1f0dd66281c219b424bb16d66874a', NULL, '2026-11-15 16:08:22.959+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 50, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'tec-s-08', '\x01d2225f6296c12954b5d868094b8fd5eddfe5f4d32f47ceeac267d422d4b6c1ac900e1d2b4f9ab46ed2b48f4dfd5eb94a7e332a1cffa04eb95395528c58309f79773e08289f71a94b4c06', NULL, '2026-11-15 16:08:22.965+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 52, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'com-s-02', '\x010b9260c08b7e0ff54efcef622de925a7dd055f743dd9f91ee676f8d1297fd29a76f77d333f3188447d53174455e20ad076053504b6ee122f4900f907bc6259c8e67357733b6bcd911418', NULL, '2026-11-15 16:08:22.971+00');
INSERT INTO public.assessment_responses VALUES
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 54, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'wrk-s-50', '\x018df57a6aa3bb0e82b9858a42cd877ab28c4af8b98973947f68431aaf26f471825f36b10c48a395af423a1222bc51be6487dd816632864a36192123a8d631a6f0c2db70dd350dcea72de3', NULL, '2026-11-15 16:08:22.977+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 56, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'ana-j-06', '\x01e2c00c71df98fdb22d43869958e0b41697db4bc61d04f8306ca00981561c04e27ce6336135a912040c5d6f08832f2e2c5dbc9094f73c950822dd3fb214eb1d54d6c2d55589687651390d08aa246da6d69957a765100619ee87ecea281e0f9a147a', '{cre-j-01}', '2026-11-15 16:08:22.984+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 58, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lea-j-06', '\x01ca80c2e66974483223c6089336a80c0b01109e3fba9589b01ce6b1993623a4254cdca6ff4bde6cd00d121ea8300cc9f4ecf7d34dfbf59852b29fc0f5c4c051b579b7f830061484cc864a63deafbb536ab6391594b07cbfa9ee7ed621ed67280773', '{com-j-05}', '2026-11-15 16:08:22.992+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 60, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'emo-j-03', '\x01467763c8668c3dbe483163537dc4128abf50b37f4851120dd05b3bfc1c7d44a57b2a6919bd1ebbb9f90548221d3a466ca40c0278eedf4fcf2ba469eb6f84f052ef6c2e56e4f9ee596f7218521d89f3fe73ee0b882511fe429afc9edb17eb9b00e1', '{lrn-j-01}', '2026-11-15 16:08:22.999+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 62, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'tec-j-01', '\x0157e0df6bc71aef4115795741fafdc39d9ef91af7d0be07a5e4644d437b3f012945b6bdd4713ff92b93ee62b302d2405b15b3e711905b21ceb5a7e3d225014a0a6b14c350aa508ad91803ae8737ba6f2e2a76f194ff7da492c1c924d228de801ed82b1c08f6feaffe', '{wrk-j-07}', '2026-11-15 16:08:23.004+00'),
	('1747b5bc-ddca-405b-a007-61221f054cfd', 2, '6645904e-3dff-494c-8d92-54f773346a85', 'answer', 'lea-s-01', '\x019066770fa6645baa74d6dda743e68646c711d8a7486032c19d7db30bc86349ac23f7c98a66201f5fe356dd763af5fb587b94dc59c733478f5abc1320816918f4c413c39af8c20ca05ced', NULL, '2026-11-15 16:08:23.347+00'),
	('1747b5bc-ddca-405b-a007-61221f054cfd', 4, '6645904e-3dff-494c-8d92-54f773346a85', 'answer', 'wrk-s-24', '\x01e06328448a0f97fc833922d9469f8856e68f9ac3ddf3e98b1ca7370d3396141655abd9fb606d6f44e08eba4eabdcd1714f62f1b960cd73888fbde5d7e572b083f813b603c7b554888612', NULL, '2026-11-15 16:08:23.377+00'),
	('1747b5bc-ddca-405b-a007-61221f054cfd', 6, '6645904e-3dff-494c-8d92-54f773346a85', 'answer', 'cre-s-11', '\x01a08777f2bdec730426c3d06b95358d5321a3acf61da1b42d0b7ca1ea3e623ea76cd18ae037f69668c265603bac0ea2565d8fc62145daaecf374f225e051cfcc442dee8c2d05bbadb1b17', '{com-s-05,emo-s-18,lrn-s-06,ana-s-35,lrn-s-27}', '2026-11-15 16:08:23.408+00'),
	('1747b5bc-ddca-405b-a007-61221f054cfd', 8, '6645904e-3dff-494c-8d92-54f773346a85', 'answer', 'emo-s-18', '\x01d9a62b0d0c30abe930c36b47131a6f72ba345743a986684d21fd5839bf3e7bf0ed58770ac62ebceed396c37ac50b7c3b72bc90a4220e62bac33b0149f8c8e0442b1189e1e654a9cf0992', NULL, '2026-11-15 16:08:23.417+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 47, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'ana-s-42', '\x01584c434acc85eb49df6f576ece29d8136fe0e6cd38c50b6b26e8625851202a321f2041244c180f299b05f4b8786197a85efd0b3514c306600d7821c5ddec2b148a5d88738b398d522076', NULL, '2026-11-15 16:08:22.955+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 49, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'wrk-s-53', '\x0147d3c79857e93e6c3beeb7e5767c8b33662664700867f04e59dbdee79dd1c2a66143e5e6e32cb8ac83efea54c267626c14c61bce3c8cf6a753797bef9ab73ac4c4395d851cfbf96877e0', NULL, '2026-11-15 16:08:22.961+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 51, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'emo-s-11', '\x0199dfce58f2dcb2641cfaf0d1eff15797908f72ca633f0019a90f467181a5485ba22824a7e604c0f2d6144ed32f5ef13d7ac4a6034ee293d0d215808a4814a1d77aaec9a8b6a6a8d458d2', '{com-s-02,cre-s-08,wrk-s-50,lea-s-60}', '2026-11-15 16:08:22.969+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 53, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'cre-s-08', '\x011d69be5aa3722d558a5f71a484e3fbd09c8952562606d2d3863a87515a9dabdb8054e968941d4c248438b56108c0da2d0aeebd50b571d52c700f639b90090ee7df9edcf346e9751473a3', NULL, '2026-11-15 16:08:22.974+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 55, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lea-s-60', '\x014cf75020542afe365fcbc5ad5118b1a96ae27d350f8a35ee190f67c93cedc2d7acd74fd4f6c14a733b2eb498259f20ee1cd97f109c92982c0bfd0221120f4209dc62933e2f4183f0fcd6', '{ana-j-06}', '2026-11-15 16:08:22.98+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 57, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'cre-j-01', '\x017b2edad7a3c226b61dacf6a74e369edb9eac6d1e5251af35468e1157a2bf7ee9ee67328d40d99041b2147e37b7423a8f405751500ddf4bcb4631fe683dab5aac891b69cd1910ced8520732420324f025dc37067938831bec2cb0243c4d927d036084de87c55ec2b6', '{lea-j-06}', '2026-11-15 16:08:22.987+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 59, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'com-j-05', '\x01d099f849161c6beec938f59d5bc2c688c991a22b20ae6825d56e7a6d78f0e50f80b5004c407b4eff2bab7a0094adbea994565d6fa1f82bffbf430be814f8f5e553cc900e51ef3d145abaff69d1c889bfb30e5a37d2384a27463ae62e2e346d8e96a03ad544f3f108', '{emo-j-03}', '2026-11-15 16:08:22.994+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 61, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'lrn-j-01', '\x019c04480c761e30a5b65ba5a4fc836e9f61f8c5cd80ef6f1053c19b620bc87acce0772c3815ba83a2d5886d64dab4d2b53d14aa0c68db31e736f79ce8b16e945ab84bd9c0d5dbb015a64dd510e0c066df7c958944a7b787c2b37b678f1119161481f36767d4e2211e', '{tec-j-01}', '2026-11-15 16:08:23.001+00'),
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 63, 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'answer', 'wrk-j-07', '\x01737961d27181373cb7d515c9d5f7adceddd47411fc18937f7840f0a932c824ef46dd74255eeaeaacd4d6697b86caf2d52040670525eeb5bd522db0329b735b113694f999eff3b8aefbcbb738616ebcdf1fdf76e5f5db919be2fb9770b42a78c7c350f165fe212f77', NULL, '2026-11-15 16:08:23.006+00'),
	('1747b5bc-ddca-405b-a007-61221f054cfd', 3, '6645904e-3dff-494c-8d92-54f773346a85', 'answer', 'tec-s-21', '\x01facfe897cbc1a964d7bf612e8260fdb0a81491963c9fa1f9b6c1f5e829e0ac43bf11de4c67428aaec62b879746c00b62649ae97ce75b166295d6e8850f9f7777631b3e7386124f41de91', NULL, '2026-11-15 16:08:23.368+00'),
	('1747b5bc-ddca-405b-a007-61221f054cfd', 5, '6645904e-3dff-494c-8d92-54f773346a85', 'answer', 'ana-s-05', '\x015c8d82359684860a17d05d181270264b793547124a6089ea86f03e32887a3f16e3e3efae38a632d80056788039901687b74ce6936eab307fbbce66b73567fa8b8e6f6b4fb9447875a6b3', NULL, '2026-11-15 16:08:23.4+00'),
	('1747b5bc-ddca-405b-a007-61221f054cfd', 7, '6645904e-3dff-494c-8d92-54f773346a85', 'answer', 'com-s-05', '\x012d02237be89bccf8a5c66fbf0c78daa74d75695da3d8c550c60348813e14221003f5b1ca524f8f3e73396cfefb005e5969cafc41a84c982b3ea4549055215f22955983338fc96febcd99', NULL, '2026-11-15 16:08:23.411+00'),
	('1747b5bc-ddca-405b-a007-61221f054cfd', 1, '6645904e-3dff-494c-8d92-54f773346a85', 'start', NULL, NULL, '{lea-s-01,tec-s-21,wrk-s-24,ana-s-05,cre-s-11}', '2026-11-15 16:08:23.335+00');
INSERT INTO public.assessment_results VALUES
	('08495b67-7513-4fd1-b24c-1ef4715acd1a', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'a9f2b724-0175-8f7b-82ce-632a751a5730', '1.0.0', NULL, 'submitted', '\x0185cf7a39380f6e05eb2f813801ba3584433170873f2999288ac9de3b3a2e2a5f2858efc139c861eab3306fa058103a9beb16f43cdb6546716991a3f6758d7e072ebff757769bfafab99d5e71ffdea479a5c439b6584ec6a267ff3dbe056381c4bd22b423c4d8062880104a25d9972f077b0385cb794bd872029cc927277a377b83ed21bb947c6f6da906e021dc2004c9a431875da3465c26940eac692ea6dab47de3597293a74cad38cec2880ef55c1e273088782154324a31e0bdfccf0598173da1f8704b8f5f269844afe558c6127619e2046e188c3df5a3bf2ae946e96f009bf09b0a41f149548065bb03cfe70475543276ff59e6acb07400e77bfd343bed4b9658d542cd1a8d0ac17dce242d72656bd4c8bafa0a6ba97c714fc1bdd5c24a815b726481e550a99c07a23b3da6fffd18063408079ad473f33e22c74a9bffe36b305e4e2389246c0ca4270f1bc284f818de91f102a9c11c894e623e3fbcf06a097ffd9f8966b8925c9680cce9f3febcbc7b8df55a2b67a3d14eda8cdab70fef12c0cfdab5e47777ad83d6bfc1c32be24c56e3523d59e15682c391c9ecbbd98983cb2fe28f2c27d2f9a77cf4c2cd408ec0edeafeb6ab64ebd9b4feb8eb33e6c51d108315d31b2dcf4dc1c8b737a4319db493765979a3a1ece9f90f5dfb3e9c36d573517dabd39adf03b2f7a7a322a4dfa52e2c633ef143d42c69c6df126e3d931cd9a434ab9a77fb6db2692d5883f0c5c2cea19af1e1fab8b8f1e0f67194dafee47297bd883e93adcdc10a60279bdba6676d65fa01d782e76c4b85436f22c7d3ec1c573edf403ce21c01437497810bfc30e673afac1a2467dbbb2a5d7792bb03c32a51b155ecc5ba84a9d21bb6e9bc46c1d1a7c14bd69217cb4787201d99240387a45316ed2a5e9073bf86caf3bfb33b2d9e353eda5c5a1eff7c6627f98d6e068389144f89630d95d546705e2f774a28eda97b7d7cdfec71d0054e20ccda7bde232ed8e96c0ca98298c3d40bdda8e31c9020bf39aed8a0fe1d12d67d4106a0cf1a3aa1330cd3c5f37c6df386e44691dd4f91001b21175d97958b5c523b7da1a0996ac3ba6aa8657bdef508beaae0122ef675e4ce450b4c6024ebb4bb8db966105d64c64f7d6e40794fc31795b6e260c28fff5f29d40b13f0fcc088e62d36b3fbcd47a31598efba07ba0301b9f0e2851831f522dc9d501ab63a78cdce6a8b149be1f00c6ced7dec4952947a398fc20377f528321fc2a29b100e960ab251c422b9c5a09dda1878ecdf6d5b46761152acb23e9c1030e372094c8bd46c1c71e564754bb9e3ceeff093fe132219120636747861d38f2476c1f39894a55cba7ac9ea2e603ce47e3216dca9d8e3c97fd4ff493d2a049372d7b6574e5d0d165e597a5917a74904d33f2cbc1a648fd54411b26becc807752717e03eb2d46a2e1f6ea5026c47de1b821160f061cac194ed8b03a127b43d14256bcb915ab672d40b71e4870b8b5e5564e3040a42cd8bbd9d03668a899542901b349155dd737d406b27ac11dd4917024b80fa5dcf22225295d09719485f282bfc1f84f81531541c980aa8850d4ad560b418a777197b0993b680f3903378c37d9e003ae43029edc4ce693db5074ce3fb1ae94edfbd9cf5a61751a8656139398c14f2dde1f2a50c3a6560a7b2dec99961f7350c940a06ae104a102e9179e147baaa7ec60bd1b35a0065b7f4318e1bb6819c88a4f8bbc131f080ba0930f632a9610abe0c337041b5ee7609b3b649d00bd5d7dc7788e4d12502ffeb75df0f5f475dc78f749b67682632e6a1bac2470ca727f4f5b79b160d379123ab8a3231cbaed4191d33b15f33233d885f8fa407cdb342981fcf8f5e20e95b5464bdc2f32dd923271eecc367835bfd32b7d6d70260f70ad757bf0d9d6474b230bda50ab40a094c944bcfa2da6ac43ec834fd9f6325433d3555a873fb4c18711e3cef40b38bc57980dea27448f8ad0f5259e421b2fc97b059af54549d98c8a7ee5173044edaff0eabd34d4d0735e2646fda497c8a66758ee25f4f47050ff6e634116c8c0705cbbccc3aaa237265a03177ec1386973a2996edd00d399e844ec467fdd65ad73b9749d21346489ea522c28c63c878545a21de86b81108ed6b20d9eb57ae288235a5e98aff004b9f344e46ae442fd11ee13db00893efe4b8bba94b69f544cc4ff35c2a509f6b6ec26b1d425840b2aa8f2474c4993a7fea5c7e8943747ba816833654a882fae16d8a12dcc6f70c352b139c3ec5cb709e4be05a140a2c10f601f8828bb3386bba05d45a4e6339cc3a316bf26cbd1458d1ff6948f953e9ac68d968b08fccceb9ec2b6849454ae81843fea1744015e4d57de90ae33db58e7b60227299c58649d488048b237ec18ffc7167bdc1124832eb487376e50b74cd88b49af0e999d314050a1c54ca1691445c448bc02b4a44037032e781a3325ae24308b2797e21f75c69589f7fc6f760fa53076cea9e5978534e683b4e7473a248700506ec6e7419b9fe4b3d22b410bdad5be8578c63c3aae6bc536a85382b4759c15dd4e62fb0ccf97a56a016572fe75d6d5639c89a3424df974d1ed8ca1034d1496a09973d04e2a6066bf8a585c8b820806794d9efb3b11b967e995575863b05f0e47712badabe2801d2b53fd656ab41b4fe922ae52e669d8792b7d2465e93986e27e1d2cf7ce42413e5766fe5d24e98ef3d466f068ab266c7a341bc2018a9209b3a3515bb6bca7b000746fbdbcdcbbe996493e1c345ab589cbd4b9960046c4af78003044e5e6b276df7fa87f6fc70d4f209956db197878eaa1492f2eab319d07e952d91b667992cf4d0520890da14b5f4ab6fdad33f5277468ce6e5c3f1623ba0153cace92f46bac921de080a188401275fe3f13710183e943b1cb5714170e9ec146852fc904bce88eb59cf385bd7331d620c5f1b48e8e9947b9497582ac437498bb12bf779f2468c4cad5c58a53febe2d4e0fca8c8ccc1272cb048884dbee9efaa76b23a629ce75b546ec17197b7024f1489ebad8e85d05bb426d1a236a21128e1da7bfd723bb0d8cc68bf770f4234a5e44279d524681dfc9a6e25150f170ce0116caba5de84a210ba8f4e6b524c19e1a75e80795d82de8be4a09ebc6c1eb390c02f98c153fdb432411aa95d61e365111045abdabc70987f1a017a1fbc556839fbac3d7b41ba2a731a49fb473d47cb78683e79253a38a0a27f16ff6fdafdaad10ae6a542362b5ebcac36c3a6c03f4a091aef585bf245af07559066b70fb8b76a0fd014306675b4c33db1f100ef0c609b112ae242b77c487b04b23f2f40bd5d66010502f3979e21dab716ad0278f5c375f46276ccb3dbd104e2564bed5f7d96870c98ed751f5ccfabf10fa5717c1cd25b9254031ec094347f1d3142daba5eee0b7689952ea1516b7aeb8e67ef8ba53d926687222a34c6fdf29dbfd98de1f2780346b5718f2f6da8cb5f2ebfd52baa469099bae6acd5b636fe84565b0e1b6658a692ee7d66176374f8c9efab17012d9ddd33e96254d91208755399b1ca6c03e127f3b69a36272f0a7939433627703453731c62ff37923fe518779c1101d6574842011b5ef1c33cb151b3bdb4e53cdcb33fd733583f0423b870dad70183e320a8bd26f33a3da5b8b71fef4d7d6c45c016c351fed1f11f364769efa070e8062cb5625c976086306b43ba0534d8fc7198fb5c0aaddfd71eee8fd885493b11bf2373c956e18a65cf892276b300b1a12d21966b11ef27ef106757b60d2fa7c7e8d0553a5b9be37ffa28d12ff81d7fb9fb01fbbe2405e9201f82f7d896742acc7932ec85bd3c16ce8e15af250b354b563d25abb8c19de6ea3b9f2d1a84acc808382e0b5077f1bd3f3d38d0d40dc031f068ec57d70e9235287129c0268e45495fd1524f8727afc89d4feac5d66a726b9c63cd43e9af60071a59359a5ce35d467f8f6c7e86b76dd939814dcbd6d16d5cf7b1bd63fc81afcf3a6af3457a72266bc95bc2745f9a3eb293eba632d5c55d4a347a2f7efe52d31728f44f59da2aace9a773b9d0356358d8510b5516c7ef088991915067502f8afaae7d47b6dbe2c15649f8be34338772855a109ca0aeedb5c5ce14dd2cfbbc79b8ee6661aeeb027d7e9d07eb0bb917b98f95ba739b153f5a293b9e4dea25db693ce95d3616e953fd092c5979e53bbe21e70cf89dee325c961e7f6ea5da6487186d4bc832cea6ca9676cfc43d0c8bd0dae2724151f909b5e8472e4dcfd8e96a6ed7c89424f0326e82dffe84cd4283d1a200558f7bb5cabd76dc78c0dd1cd6f6c939fcfc7fc5b1ad3aa7453f1da88076847b9ea497c116a988ae38a16e3b092d6222b9dd6c45a6324b78641ef8d4befc7de7b9c58ed9cdef34c0be59a82b236f95d3f1cc3416aab0b94c574f4593dd251250dc6bbbaae5d4f9c166e8507820f1ee07432ae7f1ef40f1728b3370db2d030271760511cfc6bc77d632b07438e039f656015fb613ecda57ff0b742c6dd85a4ae919cb8f018a515bbb6670bf6310fc52c6e3657e661cf90b5b0dc00361f3740f4bed090c3bf530b4fecaefc3ad6d56805f1bf41f3abb62f76fe6d77909d4d989eb5f93369e927b06b1238309694eea82d6b040c7e492c5011af931f2ecf7f2dcad9300738ec3ee9a20a376d5541e1233bfd3c29cf4835fdf2e6be3379694edb95417d83cc5436c301d1fb7b8655897cce93bd57decbdaea2121bf6f9c53588ac26b453ab3f707886ab7b9b8132ae0e6b20a10cd2ea95bc5adda47cd85dd802174dbe11bfd830bc12e5429ccb0d974d693af402dea0d4f19f1a0319a45be127c5854c2d38e06dbe6a2f02f56046bfd5b6b7d8ff206a3bcb34ad4d22af4d7013bf4dba26fa11efac19d49c980a39200b5c55570dc1f04f17bbb0fe83cfe44079620bec7c3c8357b65197802d81ddccc67167eed4efc8ae4f8f268690b341d7cfba9bc3f8ec40e5288c85846cde1483e9aaacf0d82b9cae069e3c86c8f24a2ce56fa5d175fd7e0de2f8a5ede68ccf324d31504d0c8bd79adea65816972a2783c73c176595cb297f9ea5ae8798891be14cd44995457ce6a2ee5ad64f2ea840a857252bb7b659ff017ab3a2a06ce3885f30ddfa1739722b14ee1aa7a57b8308e6eab3f2e9e15e37bb7710a01c9338eb0762137b9d940c3e5fa41e446712b7f1d927b3518cec10976d1d8d0d85645a0fbc6c36a30ce3ba51bb0e095c0ebc73e66f20b95ffe89dc6901c00510992bc857b8fa142c8c68f747341580740cd2c5b6c6313b72e10963c69ab1d1d2360d8840fc1f92937526e64cd3e276a1533aa3fc9bf4a26019d8175362662cb501ecfbcb82a36f6b8be2c55c53ddcfeb9ad9381087d5c9b426012ac3b40e1e873f777c791f709186f6381b5e302b839f808bf97c665955261cb378233b5d1c3c3e0770c79293d552700df7099119dc8f18e577094e3ddd473db11ad3fab6cb0d2dcdbfa3ec4d510fb22213ed89b0434137a2a86da9af3034504e07b881e62ede7949a23d4f6577e1d07720b729c6956f679064c5b7f2600634fceca3e79e639b0b04cbd696de34e686a727f4bd589bedb2b809f3352b781492eb4d10d91adac00f94345b57288d208a4707073f82fc3aed89b06fb6474d986394c5e85110460cbf4194ef7888eed3ed3408c20df3e6a87334e9de94e1f6775177bf9cbfe33c988f2038521e9920d480b6edc0fd879596db2fe0f248acb2960f5f64975d25fdc23c24857d97c6abd661c8f16e503d231a58129c0fb3a583fca01c3a2baf45a1d1ae17c3faf61542f071b514940bb9b85862c8486a0f21c6cde1e344027f1e13d9fd4a848ec66e8d624cb90045056aae6b27fbff801eaf67d2b6a5474d79b1d6f7085c3ff4f6978926007945a882d79f86f3fe1986917213533df760134c9e29326d14bf422e5449c05858de90c9216523418666bc383815ae54e5c6fda2d43647c207ec9567206526b123ff7cc4a48fd11ca039489fccb8057755989b23a13d07767e4b5cea765fa89fb249e2ed36e5cb835b933f9954d7e62f35f3051e5eaacf961776e57099158ff93b383bdac0af0294a0065d8d27a0296ca7ea76b4fab1d20e382227ebf878ca6163686e8f02ca8da37cd4d518a218a5eab461c505f54de6157695f7428693c85dc6ef6f6ee2aadc67defca2022ea3e1973052d73443983e7f4bf71213faf0cb5f3d4524c3467f00c9861559ae3f3d02464b471a26549b0ccaab5d096c8ab6519249fc5ebf33d242803d1d83d15df2019a48088ce2afcf169019a788227da6f14e07142dc8307fedee2294cc79bb97ce0fa9b1a05c3549c9f558229b566964729f7555aafcb196395ab87f96396127d80fb3dd6b7ed9393b6195941ab292c5080c4767bb02f674423b3cf4d7db90cf0f308393ae8aa61ff0839d3319684cbd1399eebfd33a4649c84cd0c0d9fcd2b81d40e719a89050a4d3845894338d81e50d87daf139372f1f8fcddf5299683cb22e3143deb467656572a8c6f1c21d61d508695f2a0ecb59e32f03814de00432a746d9b2a0095816539af08b295037808412d5af79e0740492f5a6deede2135fe749227fa17d503bda66e6551bd027d7250789abd5cdb979011e0f1291be558117813b96a3a59b466b025ad9e6cc838b97716634fe589303e1c3e4f5e23ce01aa5be6695f01125559ba680d54d0db4f1fff4179ab2819e9eb199af9bb05d3b5eb545c6d19f2deac7064d12b19e648539282bc2b9f504beeb916411078b32c375900fbf69bd1c8ca5160d9cce2a239f41362888f9cb66391435240c58925d1a159b85abbf3b3dafa7888dba26ada8d4aae4395fea2d4f7eff0f4858c0171417705d941754ff8a90f0bddd34a93bef3835b18a1b0bbcac6397f42be19edd9703f72c05d58b58acde99942c9116c1d2a1f3d4cbf4fd698a3805e8d8fcacafe3db5bf2b7461457ea7b3e9ce8a67b4a7a128e10b03d9bf2a6e2014bf0a854b526c02f237b2a9f9b89509b5d4f2d4c8ba56443c98d19c48ceedde93b904df424d0cb6364d8fd02adb25bf4178e2ccb7fabc0142b8d4debc5e32e198b0c5c08bb2ab8727670202545ae00f89c44765410c19007c26eb4423b1456125225082320d6b1eefdb8754e29a6b6bbb0b7b134a36c15aa55b7b9ac25d283455339b594e28b8e9c41899e6829e67333016388243506983e0794d9280be625cfeb8cc155c2913e82b9c512428b111a3a3335fd41e79ee3e7e58d1d94771adfaabda07ac976d37102339692855bf3ac64c66cf87bf000b48159b893f0060bdc7892b4542116b1417f14c920c43b796e933c4296c1a69e85cf37d05941110267d3a320a00f98790cff1364d1a63a4fc89719dc93eb01a36e2e2d9abed5963936e01291ded9cd0b4074993a8ffd94b4a97a7a7da4b88e85b6368793690f61492072b7f10cb632b8df0b0598224d26571a018481b2d3f4bfe65e56a54ba72af0e62bede7ccc26aa21998f56ea8733ab114305cee078a116c78810f77a85f1b1f2c194bbb61300afd9dffcd0601ed39006499db10f6f23832820557d325ad9e12475b473e44493debed98beae1a6382c89f40166d5a33f8214360fc373f39973482cff2c43f86027967f352cbbb62a11041abccce87fe9fe850ea3f04d2d68bd795b800f2b8f374023abf0ecb586d6c2e8e299172f5586c439827de5af3719030f188514bfea29b5ecfc7dc6368bd2465de85de41432f19938c52ab59e8fbde0dc934203639169b2e297f7f3553819b31cc8f21b764217fb474ad701b65a7b6e452bbc2912aa226e5f1b061840f6f35016e74820a368156f57c1db26db952e090fc97e1f22bdfcb843e8de05864ac0c1bb6f14b473700988ea6c4489fda6397ed92f9323c16c123366d7a091398a7f209836d741608dcfbbcde1b1ae5f5144500dc23f2b70c0ca2a84917b2c7b9b3f18ec38e491e64a32b037bd17cce50063b2181722e570dd41dfa384f6f874c48bce4c12b507d8a40aaa79e500097242145790574d0e03fa7a29d7fe98bdbfcb1b03ea8f9ebc47a5784d7d06dacf9b824ecaba48237930b5c116ae562dfdeb59de369825686ad472c2ccc6e4977a404a845511f50a2d376af6174627f786152411fca26572223448ce25086a907e3ce52087138e08eea4928fe448a43d082589b04441a81b1cddd66453ba39f6d3f4ccf7ea40d5faf91c29dddee9fbbdba4f349fffd913747e841ed6a314ba94e2ed047ae3d41cd10c24c1ec8569db83f97f82183924b637d2bfbf1fda1c583c1f3739aba6fa6f30808ad74cbd92a5e9787410d28476bba9ca36df7f7ee8e38e62c6b6c71fb9817988b2dc114a9a83ca0d8f185b8c6e2a40cea27185c212faccad919d2bfe1d843a90010e97e3ad2a4e8a3abd019d4f416dc91ed017d2780931eda80441b3eceeffb2c67318e8749837a94f266090af9fc5530e57e4c9c9d3bc373e031cf0bb94db84cdce8db9486f70dee6778dfd81c2296ae4f84269cf39ca07703cbb4d0c385be52c16556908d38fd65a868c0ae2132eb85ebf02f2597feab8ba01f7d1ac0789fbe6bd0ac7cf3945e4879b1170eff8f0f7e0dbc736fe58b5ec836bdabcec494dffb3ae5a0927465939c75482fbc49d3b5ad81a229f5ec61e5dde7d340aac3a196a4fcc807a371ba5dd8697e1c2110f7a2482ec268e0be438f0f31e183bb1aca25ea667559628ec5518c338ef1079cf64659317b3f5464639404b43f559f0ca7198c637bb439f55d5dc0f1438a59222bd3b7e56223779578c0fe5a9bf25cb18a149fff89528b2e593f0226a623d28d8eb3ea2fad87453be0f3f2ec5a7fa9443e5d8d0235d45a4e6bc3f1732e28109357caac695a907bf633afdbeb13001d006418f41f55ef04d7cd4575a68f7d25937e37699ed69c1ab5b33017592a5e2356995eaf1e8eb3543453a8ec1288213f40a60442785c406cc5bdcb66acd9128cab538098d7b3d829dd26a9edac3e8d2b4c9844f57edee3267d0deb572836749a4c6ecd48117b1e016ba287e92ba2b7ebac7626d53fb110b9f0563dbbc1b6a8dfdf07dd0256afb3343a0c0584aeb54a458268080de7f8f33cae47efda876f2abe1002810c2ba8087dd9289d3248f727cbd3606fffb869ca4d79b50f9fdb94f70cdafd4a4446bc86102aeb36eb799cb8f07c594447b3b11610dc591431e3266043f87d243cfeedf2124ddb01f45cd982288087002cd4b64336b74e765355d370c88a02678363591f5dde91aa41b6ffff73d7f33eacae2cf96b3f8b27dca66dbfb3349739245220fdb8ad86b959cb6ebfe06b35b00057861719f91c96af39dcd1a870e53da5ec51ae89ee15a4676428b72d079bfaf22b6d5265c187989f6c8ba48e55d5441982285179463aaceeaa3944f20ed046808d6cf912749ab5f3f543ba0fd9f05166ca580c36957086cc8649e188cecf871e6c30025ce5ccfd868cb726f9871544a73b8ab91d680c4c4108acd5eb2ad72bd23a708cb790f8e23dbefa1bb1b9003f0dcc3faccdd1f0b2fe0d48c638f7043a8dad2671fa0200e0c5c002343cb53551bf1d27312d7774793753ca4fb2de9c9b865f26700901df9c13a7c8ecbf382eded862d41e96d0fe4f524db7a5d765965bbd17400ad8aa6e2bc1d720cf6cc55be3419a5cf8eaa477513cccfe345b67a692740df1f3a7d877fcaba10ee35e74ad635e5f130ab454ad5ef9a12ddf4b7436cd3f513671e23afca5fbf8897394b0378111367a457e39268d06d6d4969ce7f52ccd33cb7e29fc2bfced358a359e2e68b17ace722ec442cf5e3da8e5c05a73328a3d83f8c9026b45d340938309b38f04f49acb8e7c324dbaef4807d2f9dd7b93617d2fb8e438de260b3b8b7e23d4fcb5ca8a49c129633424af49767ef25acc1efa23848860f72eeacd65e8800dba1f2f720e32a6e46bd6e182b10776ea44d5a29eec58449e41ebde34b308b2fdefda56f68f8bdfc72b04b6b9d4b25208d5e36934b4c9545d7e11906139498f2e713e1f2c8ef222377d557d11a211d94e86ed7a608e99acbacd091db242a8ee3bf9fe3900a03a8003e670bead69d88ce66b0489e4a6f050d5996c8a9d4b7d4a7eb7957530b0fde6cbfe2f2a8da8d939e4d559768ffec73bf14378ae85a3317762656512f10ad8ea4c14c2b3d3c4cc3312687f5955b7db7df74bcdb1207ba49b34f02acb58b6ab3de533d7d1ed687f72514782dfae8c87e76f0f4307a36e1c3dec74c23f45acc12d64241fb3efbaee58c744a7e35a2868dcf1847da5b0241a96768b8d81774b866c9ecc5ae18a99d10795c410b27c99965ca70621417cb60a7ecb291688b64d36c16133b269b621d0f16995e63229f97f2c63d85b83e6bae816afbf2d7eb8972b4d762631f2104cc907d667e293872b682bafaa6ccfb021385eb6c33e530c9de3d157fe4bc967d12097fccbfa1dfd36a00a4a270e9042f977acd5971698c4234b265922d062c0b3a14d44934dd5af5a5096079d17607c69f78e4c158f2515622856900b25eb7dbb7f848336076cdcc4a8d7970d851face2a7b2471662886fe902670ae9af59c547953c77d75939c3fbf56c73912c405e7d99b3681bc95b1d815a948552e9ed4dd3ed1a90bc6509c4ff300cb1e3c0a8456274677328ec9609eb0ee4983fec0c0a9cc2378382e40a77279d2dae2124329cc8ea8b8a04b083fdc58e48f5797c3f38afdd2ca3a0aa0da141e33b5047f593b28a9bcf9ba7f07f4721ddd7fa015fea923da094bbd11480d7706ac9219fc18c097fde819f657dcec848def8bf6c3f2adc7bc41e0e3886be9c2c1f314a2a996c2dacca930044ffe0a864db62cff296fd27f06cec5a97c947a611034c4ff035d5a3116d884c27971155a9eb8696c3677778c2996a9eef0c1fc82cdcbe02c3ab9d2ced973d521d7bc6ea9da148d45609791d598d06352dd6e68a9fa155dd8ca6c8747fd2d360eda4ad12b5f36c154396a89711100f737334ff886871390ebf29342e7cf9ec5e284158a217f898e351a68dfce3482fe00231c9f521d981a4e08f42f2e3cf7fc091e16d72ee817bca96f53940d9486d079ae5656126ed8f7de64ffca07b0f4e84cb82ba4edc679cf6c4b221a44eca82786d1cbac6c7ab93e885939cc5410b2d4fbf42f885b823633b9678ef893a83afcb256318a4d9338756c174ffc1299f76e96f6789e267ecd2a114ea84c03dc610b6b76f3b9b462d17bf105820a002442d39b0364f50d1d7ca4bac390301640ab9701cbbd98ccda3a046ea4509ea744ebdab184c6bea0a55ee7614b28caa6b9754e328d6c220b016b6226884802e9af649cb42746f4354282437097236cbb35c4ed5b9d381775bead7e1ac45749e6c1f21b6f451180565df9115c56089d452d2c1d99bd83728e90bd8b6de1a0552eca6af8bccc5a490551d501c8ff594c9c9ba74eecdb34a91e2d56599d05790a0caacbba8706499be48f2ef3a64bf84223015ab8c581d77192a8412dae7c8c5982c737d827b6d3d5b00adba32a55770ea04ffff438d54705b5f58b63be2a96a07e47be755dc17ecdc65bf29eecbf8a592ceb31fa5a9311b1184323f20365d44d2e2db0ef3ea41e9968a3407c87456c44d56af195dfa4cecd03e00c35354bf83fa4693928d642b90b1f9ce91030a765dfa6b5e72e5ff09fe76c3dbb22bd2632ce309c91dae0b3c0ac68034887dfcefba6660f51d0607f8b5aac4011edbe1ad7530252f01aeefabf4ea212ffe6a4d380e47f0d0cc93fef1911afaa82b4e5e73dbe7b56e60e73aa44aa9e223bb9b3ff363e20a099e1664ab730824d18a96a9342f537cdadc782136f3eefa9d4539641724358bec07bd958e7ba332b649bd9e0dd1028752b289e4d89285c4135f530b3ab97a9fedf6a7bea562fa5125749a364eafbc3875f23f59b9f771e53888111628c9358be63e8b6ab527d95706ddef397ea5f06877315531af66ddfa2f8b5bcf581d983155cea904f93b63d24ef3a69ed1471e76dbae512233094df5845d873666cf4a80fda77be6fabb88994768692366a951ce5b03ecfc35447bede68291847c3186daa808ceed4435fff5918d5d5fc9ce170aba409946d2a220f0691b52b55f2bce9682797837edb9dbae59c05ac21358f55ca0174a89f31f6ff5c600662341d1d791d6f9f1c5a741b1c8a4eec0a01b16ea960ef8ea098496b5df8ba8630080b04d9896530dcb2f12bd1d97600550d5553f64b28fbd4946eba1535daed43e01886e0d13c419716cb2eaa9049a25ebfffb72aaba7c92a1b2beb7e149a15edfbaa2d5d4ee56f64ac4ac8635bd52bf2a5fcb7161d406c9c286a749bf9e51803c4082f5efd8665841ab577a4a8ff36f2967387874214cd07522083bd4012632d824af1ae23626c5ff4b3dbe7c494c7136e4eef56dca9206cd77a4c2073fc810494e4c92905da39841709eac7e90ed1f88de35b1ef20669f6ec6e9d07ebbde6d10caedf259498111d604add9723b6aaf133c2d01cc2dc26f1512d85e14e3235b261d5a08407b0ee0d3e0150011da0badacdb46682d3e0a4cfe3fee751aa4303106e12e3f57804f071c8b892ae2068b5b421a51d6bd75b9982548d2cb9e0eef4963ac3ae1cd3291cd7397e85cb518cacabb04333a9576d622fb6b1a0384a3a9465a3b0f3d26a7813668372cae1e0673c6d50740b69d7a43e605fcf928625a67ab2ae33d375a54d833839ab4d08011bc7da83d252d00ac54871075a5f0bf0e08f04ade641e535c8c47fb6c9b6c1b3c9ae4a55dab90a3c276a703d1270570a718143f6aab67251f74293ae7fe258ce9ac43de8e5b2559668bf3d3e5458205b6d77372df81dad052c22d9b4db826787e0addca2811ef01a391d88ebb1c154715ee362756f27f9cbaf1c1e3a558d6fbf2fc9f79b31a51419f1d0957c5ad0d31a31a1b2250881239a45d552b9fe17b5186ee67f8cb30dc6ce97384615ccb5baca4a8f7b34800370e80783050d7780a4777eea2705517d6486e1c74a69ff624579ac8bff782135d11861e3f145bc777472268083e3674c6ad7627d49d20837a4e0144c3e0593748f95866a505683b2a711a00c26e47f56843601ecb950554638c2463073a4cf73986434d5ad2d37477cd40a52752c23bdabc97b85b0bd1c6d1d6590c51ca36a535d86e9177b69300659f72bd9f19caa91db7c9dc0118a7bf4c245d86f23ab432419688aedb50d216bb96fdc35c395b972c57193fff913775d969846942674dec1b215c84059b20da581beac65a27bff945039b523cb884d8b9a22e925df7d43633c546bca24bdfb777ec62b1392ed16d133b7580f68b4502a56214bc8caeded333a008ec7f93cc7bb924a142690f8ff235754420054b9d0f9dc2f5c53bfb5b57473f37371f5d8813796a52f41a5936be82f68070f4ebb48b8bc94003b86ac5a415948400855842cc9b31e3346c4e6e638e15150e52716fcd46bdbab2f776a304a8c98a58cfede7af55636f7fd7ce64412a8ed61f658e07f9fed45efec56d227e150c3413e7706ea2a1563e2bab69cadc553a8b41f5cd2945261ac26b00dab314e7f6cdcb20191b75a11bb5546dd18ebe2b6cf61ec58a997be2ab11f3b1723192adbec42b0e504a848872c852ed56e1de77f5c47fb6b0226fae8f6ac5d1b8ab8a40e16d6adeff643c9b86f842deadf5a0d917cf5e7c7a6e582327e84c83e1fc664a5072c0d0284014e957f4498621ca6eb734881925a8e974fa71d1f620713e9bcde8040551a78b1041a6ded45718b69c5f927cb017104b171a95e55dc53572fb349645a38a1bc627d95ccd9600ffd9c415efaf2b790c6619e3a2a0976016e5029a1f86ec8975f700f92263f483fda80b7822914a8b164195f4ede1f0ee07243d9e9357f393f537999354bab1bf7e83adda3d4a836d1e088fb8dbb7d87c4b6bdb4dbbe7babd082a211b17ea85bd1f5e', '2026-11-15 16:08:23.138+00'),
	('85667fd9-2680-4e48-8d9d-df0ad5e24b6f', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'a9f2b724-0175-8f7b-82ce-632a751a5730', '1.0.0', NULL, 'peers', '\x017df416f48c72d558cff8441badc310e255891091ad3a343054b32a7e0fec2916472721413d622460d6eebb478cf5512c445a4b2d5521c0d71a8ae41253e53f1043604eb02e5668518b276297cdbdc5dbf8d40286eec8e83a89632a2e36b9e89c416c9cc03d7aef50032097f1c25c528a1d37ac4b46e328954b2a64148ec9957cc67224aa2d0dd70a2e1e3c2dae1808905ae78a887930f297d48500afbb8ea8dae35b1b4f2e4859f8223853888e515b573cc635269d155026da64c9ad0b81fd0940beaaaa2ef79e767de49dc37ce37a56c262cc21a1593356098d92b7baa6b987dfe02f1837543445e951231402558b2da3c94320143abe2420f52f3d1d121ceb696f53c3a54d8bff35d6d4b67d6a0a8c51282058e6155c96ae3602f1c3a59db39c018c71c58c46145302bc2d319be705b2215a8f4e96e19e3a541a0778c52b6e99b00bb03bea5559f8f28217c9f0e78806d12ec619563c938edda109af03339463d078ff0274a841cf2d2bb0083e02b65e28831f1a16e3b724a3510d1719d8a27f79443b5c23ed949012e8e685ecdfcfde1c17439ece92afe43694b4e1646ea44d906c39e4e2b49f85788a5ea2284d5cd61244895de94ac54022c20e80e8bf6c9c5f6413807a086aa3120c421f33d75ce71bb8ec78b033915dc0a09e8e1fb39392730baf40412aea6289c1b27f2467dd168aac9c9187115407f08471ac1af216a9e1bfd82d5c057545ba808a4bdd136d6d2fdbca880a99c34081e2b25ffed060783be57f42339b4f75435f783ec8163a371ec51fb0dbda5b765418a4fd515160bdaf02de652db205f5c92920afa216c936cb79c9ff0632bf123a59e79249cd89fb05703ee216caf2a4f1dd15edf95ec64479956722a828b68aa64ffec95e853859f9a1953dbab657191a48c3f7f7bb11aefd4d840f975b84571bdfa6d8cdd0d01aea414014fd6693f5212e3cc496fe3d1497f4e9db59f56c4ac8469ad45f2a29449f60419c5230a2ee2921cd0eebb521bb10bb8fb63199edb75814a4194413264c6246b24946a42613e843ee9444d24e10453d008e2df648bad52f5ba5574f84963fbc29ab2d0f37786e208631ce01f5a42bf521cc97f3b1385c7c7aa7f6cb31c4f911e5ff2e7b8f0a6c603a71c5673439b6eabd08eca3deb3ab775088a7760c4b45cb16379b9f6b6cdb622b8f52e027928230093bd765f675fe240391825b858f881d3da3a354e872d1f54d0839ff48e21e2c2e7b32207593225df4e045b77220920b6ef0b7af17ec73243a810fc33c2a6c2a2f7de3a8a4b8dd5c2d6bcafba58ea8e8f63b8664786151e7358667d121ea250cf146dc62f81db4a68bc407350b88e5eb401bb205c2e21e32faa1047852126d436248997e54fc971fa36698c4a9ab1ae3e4ffcbc9ebbb8c0b2a89f50f8d0f8b118d50057fd88cc6663bcd36f49d25fa9d420d682ba7ab22952d3466b9c817bbfcd58715dd6713030a196b5deb136eb519e391d7410171fd2bb3dfe274d296177dc19071c97ebb6d246163d38d93fff1c60580b5c3ec65957e9d7fc8e63f50e44cd39f61864a5a506df82b7b3c79c5bc3312ae9abe09ef8948f58909bb17840abfddc3a079476f4a1a34bbf5cba2a59f55dc7ee15b5fd0c6e1800c4101868c397c3053797f1df9849fcf9bff11830b1bb56954008adac63893fe8ee2be6b9970606629838b430669503d51b45884b166cb31606e0e0e84e6410e7f601e0b164e7f63f628caa8d571665d7f70289c7294fa94e9acb18ccc35940f901710803d992dfb1850752ea87b11f2dcc1ef8efc4becde109bc487a1c6a0d32dad2fe02f0d8b49598bd451e021e32a498a7ba376d1c48471cff7bd813a1858c001a7363ab9e1b0d1969ef89b2a9f4a7010901a7651d50d1688a918e2319c28b78dad6d698d10a77dadb736454bcc31a722a0576ff16f91251f7599910f5945ea0ad90695a0e1afdcb403db65f8c9c5975a9565564e1a1ce3c9c646fe8e5234fb43596ccee18163fa8bff9019a0bf2245d22abd9f19cf6b7e498058c4db353c039ab46f0a2397ea6c2c1590711c64db705582bd3584ed72196205df48fd513b90b007cc1a00782066ca6b37e892749afffe59f417ec7844f5c5f5f8693dced10599c41f190e5f8b2165ed1bedbab218a6bd351f0d8eb5a4a81fb9f6b0cc92d98fdb643e391e867c78ce6799b629f3ec25c761605fdc48158844a228ffc323f8693fdee0972a6c5277758fd2aa1ccd4b5d7d5561e70ac42bcb6bed789905afb33c857f5b1787442c6ec4ac5cfc4c0ee1914e1df7b3de29cb0ad0368e3a43cd1c188e5f70555a696d429427cc4b9f35a684546472cc01a26c6a85e5867fd7616d3386dc897b5936934f7fb66281f6281bf32ea5346f0a1a53c9dc15e214750ed989f903b1eae6774e893b3cb338c5973e67d30a94b817b0cefdb5f27ef5f87b5f3919aec0141cd02fa7b5ee88b4d02e90b4b344904b05881e3e8268ff80f369b3b345b05f0f6ec14ab483276269a670cebe46e24a69e0e246e9421f3d51224a3749f50e4d05839f0f29e24f668c80c8a88bd27d92a123b6f65876bf77fbce83e608c8d194a1d80d53a477279fba5adc891972299f96a9f7606415b3456da9a1df9fc4486672d4fb9e8e74e17237e39ad7b62a6ee955e3a6fc948022f9a8f3eaddc46617b5e9ac64c8c0b0e7574c173c3e970f3c9a3987745057cef474ff84c4ca49a966cdefd551a5cc5b1f89671316ed9b2896c2058366cfa111b7eb6febd14c88aeb7455b36c8154e8fe36affdef0af8a10717c7b4395a1fb5aba677e3a648e89bb59fd0e743b42bdc4f7d249adeeb79515805a97a811fa8a3d091c988f4e63dbabf8dc4e6af5687c9c0b171fd831009d6ad1b858dcb6a2f66fd65837302ba1d4a52a27a7d47635103a6d980186e0c631119f3a80a2f4d39c2c0babe36cb0a9c6b69b645e9b8569d257f746b892044cdfe9e6fd1e02a81a6f4bc1290dead1105db7f1b73edda2b22fdbc0dab7f148f202391c3c705816242c2e713b4a96c503409d7577cf10c5337953019a9ab1c6a39b2c1dc3860b09980417af3271a25b50ae3266a571de0ac6113bbb46ca62adb81ccb49fdc937c74f674414cd46a502f88dcc3bcd88307d2d63440d6425378b7004a804a703741bb78e1fa26e2e21d466ec50237a0fc19ff08c120f0e2e18b49e076e5ebead94bd055954b010f7a2623a7d977f0d7e44443918cece6a59497adb373fc725590ac3c0b3c3acd3ee2c33ba2709be8730858965ed167499c17d82b3faa004f97bfb729ce7856292ca4fbc3235ba25549dac1ecc2714835adf7cc8fd94e87ccacb449f463cfa30c1b096f0e0a7df55c50b87e1e9b9655de8b0e8f5708242c776904a11c02a1a240ab0cab59e95ac78890ca303a56dcb3c1d1152c745f574075696ab7eea92e9253be105bdf7029101095aca7d9a85bd59a66d3fe882d618ac9514ec8c8db7e14dc57e357c81a8ed92323f12868a19f1a88fdc2d375083a2caff0299aa4d05928a114bfc17e335d26da07f1840653ecc9d3b6d8529123bccb9e66b95f7a36a5a548050863d70d8ebbd69e66482582fcae78d78991baa8ca8aeb78bf87d34a87fa47d85ed43b09597752872b805fea8a92c8c5e88dd11a766220901c70f06022b919e151c80df730dc5479ae41b7599675bdb207aa2277daacc1a655a33aadd77a2f537ce6333f4be8bf6a4b9c47c730290f54bb9a526042fc694976ff44b282f7efd9921beb0e8a60f2c5503e3a9beea326a2830aa0e06766a141406445aa04e9c9fb1703c31d09e019beeb45e6f1ed836ccdce0d37dd0103fc66c47cbb08d529e6289c43043ea7a02f36d6d137dee026a04a13433bab5bf4f00f5159743a872cb339892b1d5757d8a7fb0aae6af5583d8db7a4600fe101bbd587761b6d9fdc6579dee963340f97e5a0fce242a5f475e8a1a412e1cb5ddc14a999b3c322b0eba157405ccf7ac56d4f56a1be793277042dc5ebd9f2bd13aa0a06486c42b1e70b034b4d7a95096eef9e9f9fbf272a53480a314b0e878463baae983ebef6c2f6f9b46883eb33a43a537174ea8685bd9b9472ceb1c48f9ace24c8407c3ab694c04aa4a834e6af9e5ce54735630f71878a60e8b36b78b23ede08d070953067c5681e4be43b46d7cbb2ad06cb7be0bdce818abce6f6d231f01e7ea91eee92f2693830aa5a86fc7946a18542f226ccc17ef33bdf06a02a1ff3bdaf2f4556410dc6866583c789f5f0e5adafded5938761ce3759de9f2aa33fc07cee145e694be801280779352b31b51e55cff75dadc79f46220c9da57af71078a68b999ec69fa34181e9af8b25f80fc48aaf8276a10bbbcb630c2f3bbe8157fb2393205e5cd2c5479d23f01c45006bce6d13e1d5ed861600a73081bbfadcd3d4217ea24f7c55eec31874ece1deb406b5c6c31f539468fa25e2d912af5db8f021d133cd2efe00d66cbd02080aaf78c0092f68e15eb98a779670a0f04a7913540ec9a17c980b03dd10056ab2565ef4a88ac2fdd5629ed60612b66cd88b86664bee500b325331508daa3aa132e0a1dd5b544bc4616dc98d2e82ad2808f710ec0f2d7e5a6361196a28c9dd95034ab187addf998b26a7f294de1e6266f44e6b23e63b02ebe99cecceceeb6c2871ed87c8937965a9594e74be0f23eb673fb4851f1234d05d98697dbd2e79d438e6e3777693108e22cf3aa2571644888c53520d6a49a14a052db0c790967b1012afbf494e3415f260daf531ccefc31302159b71e5a49c08bae25c01e27e54da1c6243063cab1eb5e3c2e40d32debcb9e5ce6b236ab8bfd8280f83095cba0d61c99c875d6663c89730a968b699771ffa5c9db16f761728f61f880e15214da1e26d9977327cb2f6ea2ebafad30b4c4cea769a8c8e7af5fe7348a3daf4e891dc704c7746cd6adb5314f68e4a0a65cf0ec3970e9e29fd7239aa1dff52b965f0a36bb902861382a77c98438e74677089da2198be8e6bcbca0d1a6cd2c1b60c96f87ad8f88574c8022af6f26a868768c98de4badea50a3a1b2f28c21e1d6b6647c977d4c7c1d13b149230e9933fb625fddeaacbba3bfa480543a2e2db5f87dbcdff9a237849b4e05146c3b9addcab88e3ddf076db0058b0781a65a75680c04fc5017676aad5f723d0f231ebe5a9375d646da325f93ebbd4f1a3f4b3a557b515f62b5f483589b480842fb8a7bab5c69ad4e6d44a15930e6ef63d05e1a74213392d7849b6de658c4de0cc4d2555aa3044b5bdb6c585bd6a7c47cb94e45da1971e0b4dc5fa8b71adbd972e1749b7bbd648cec360a7f02fce52c5e00556fd35355d97aba7c88eff7791e569228ad6bede26df9b7ecb0bce833d534a6d87d19777edc7a3072c0f4829e68c7c6637375a9f3185858e1b311a9c0ea4fbf3a4681984a0eb77c315e434a1601b42cc071e1ae041571abaee6281db0c05d13cee028a790ce3f7798b2ae0aed9ca9dc8f2080299254956a5be98df6f45f85e1d0aad4b9924e28e23b67a9c33e6454aa919c206166f5a5d670c82c1885fa823a9e139f4f456db529889d6a9a3d0ec020f90b0343acc7a626557222e625c39513a0cba903da9aeb687b36f1c988ed3b341af9c82ea24edbbc897a5f9c7ec4f1e84bd2895faf1d2d1bf3bd2817374ac20211da4bf5ef0d2899ca705cf4e5333f42f2993fbc50c45787b9e63c50b6da4b518563571be2f3c7f75e39b652805e410ae2190357c5907aaeb8b8124a177144eee9bccf352a8f64a38263f48845d805a2c97296ff349333ec9b9fd56aa2ae8515358810ce1011208a438eb560001cbe40edef2c7e3fccad5a00be53319bc9090873b1622881269f036a61a283e47dc89e7a54d6fe7ae2995504a33f660bb897a3fa913a5f04c54b1a05ab3ffa61581f9ff940a9daf7cbb5ac533f9bad4e6df739a629b6f9a6164b6989034e0db09e5fe1bdc1b79460ecddcab25c457f3a4b1b3caef54f316375c6930d37e35c11f213be20de7e6eebc147e8c6907da2166bdc1a49b11605d5c575408df21f1eb39688e256a1000b63c73205e996cc27330a1bf49aaf0d396f6d560de9f7dd3b5a150684b0ae392fe4562a50f1b4c101f67a224e4c0a41f96b471ebb74eb926d64102b50d17b6186808453ae9a34123932af0141e7e1cf09605ef16990fbdbc89ccfcd49529fd6e54a086395756dfee131e2bc5ec93ee77e32107ee5abfa6d128948f513851b256c2efaab46bf281f903ba2ccf20c2254c5b59038593cd6820baad6947b35995c5d36d06909cba7dbb81c382995a707e89f90480d03519d8d7afa78127534dc1228d37238da0aca61e86212ccf9f2d324f90a7876a96c104adfa8565898c28ecfe12db6cea596ec488325a756c892d64beeb3ff99162ecbd05c8771435404618c9254fdb2de32b7c9119eab86f67c14dc877ca2ab98989c2a1390d9f7ef2150b013d5c5d4963eac0f92d8604059af7a27fb1490ab92f57b9665876137b87477501b0b591d49c4a2421916e9e343590d5be8a4af345c64127e46e38eac596f7278fa58aa07cb8e09cc2dfbdf5e40aa41b233542e09b1dd97e85580389fd576a90718912a9aab7072c534b8bd5ab1e8caa9b2e0fd7788286c7bed2e9f0559b146417ced5c6bb509187a6d95ee4a2fd1a5030e317dbe5109d10d3125145a3bff8a547fd4883132e19ffc8ac47940c6d0b074dbaed9839e738ec8120032a54b14c7a35dbce4ec2f48e0a1b4294e44e8fe8c578e26478ac9117bd6f28875dd30aa26a7a0096c88d0a5b065e46173e43d8868397d2730e16adfd75018f3e94c792c845d90d2b971b18a6d01bacaaf1fdcc21d7f68c860d818e1a904f4a9692d31b94a4f507698dea3917377345c209d76fe8ffdd53a1b437f68d2f03a89eaabd6f9c7fcca8fb0868bbbc2bbd2acc93486a41df69f9fd251e86249f8b05b93fad5cd30d6a53ee9d2d76cbe02dcc065c326fb2333942b03c403a99accf53a6b1af42d36ac41fdb3dcc17f503958df68f3627e5dd9254e6917d0413a70d9ff9fe33d9cf652285f02dcc7c97e5b9ce0ae947810d185555d9a2a69bc041efbd7830f37b11d7e7d37baabc858857c401e25762a41cb924a511e3e4863e43455bb09d20469405f45a3fffb95be5f3da4835baf34b7860357fefb592fffb5939354229eec49b8d6e2055d233fc6153a92bd0c7c5adb1e4b74f9a5056e32091813df778ff4d7b51cd026bf743df526f91d64c87ff46ccc339d5c44e2df84811784a1d2b0d409d7a3ca143d5c5f6cd38e3cda76802c4132736b0583eef9e5fa4d6c8f473bb553449b78caa13f7abf17c2ce3e539822effc8bfa797aad8019cb8d40173434b5641abdfa751b8361c7c6e9ef2c12570beadd2b0fd8d0a4c31bb2fb06176faf92b46798320d8c3280f8cc30c00668be44944963ea10ee35ac20c5ea4615b1b9fea1abce45b0e577c7bf2418cf03aa82e4e9368f1193ab81ab5f72c3fe95a41d15338042cb93cab99412f2076c5ab24d1b91027a78eb0be27d0746c717ed308a13a0a563307bbdb23d36f3c9757e0e74eaec513307cb2a3000758b3e83e0d01041aee45461c1a7e0ea15a65479ef99b51b63759d670114e1708a7bfcfd84cf3d19e6af67fa2511a4cd5a756057ce82bb1b82811061054c7c62ff71342a4beeaff90d4cafd2918382180fc6c5096de592c73319111c63b648a79c45251e9afb43540ddc77a32fe2ac3c35a9dc157e2f0226f463052d6b152627c92ed07d489febc76d6373bac1cd68508d7824d36a44534f94dc25f1f155b32e5a1bb381caa980272cb678cdc6e7c951b1f43094ec05471caec59f40e049780cfe9a3a04ad0c5794d20fb7958532c31dd7b52dc23a4cb100e518d05b563088235baf2138d79726f7b14e3b0c44f722cf2bdc86bb9eb8b99de703408bf5932dac3ec7d18aee61085026ea66e0ca8fb0d74b8597167533ca29bd7f0b2a9dcb585d38eb6420732024601908b7cfd9ae483794eff68256d669d4f2a92c9fe31b9983812e3098f3f02bc3aa1e10a73f77c763f49d79c17b7a2d7c0b64ab015cfbf97fd6504c0ac5d0a36ffff6e4e49c4a382d0154474ce7f50223f8a1d06f2172c90c16eb48489a52c313e063506f15b2669de2e1e7c11cb98f5547abdfb820ecc0ca557b7e48c249bbea9683a7604b2395c907eeaa974320fa97f0a72b1bcd1126f655ce2c69f59c8f25f074840bb67ff613234c450d2bccb047dc08fbca87d99c6bf7b249b6e088154ba2a46b1a8ad848faf4c5e2fe4b065fbf79e70d0eac5cdef18435bed3fcf8b6123f31db4a40d11f4f512f0deaca16722f95941ea89fc51c07d0235266220f6dba821cbd691641940331f7537962f84f2cfb9faf82edf24bb62561763180998f603321a4f5576349d74948535796f4298067327d5c42058fa764722fdd13c18bbbc452601592fc17aeb1bc7f66e0cf301e36af0c2fd553a91f8ec69ef10c203bee03e2943442686882603d3c874a2648b57ee815c000f759ee1e2ffe1e9075729c714848c416a1ea35fedf6bf433f571bd8b224ae6d47168d9cbef5081d8b4e208951f1449ef086feec6249dfbb2dd52245b06a80b48c781881411e1d6ae3d8ddf3e0027b51231daab773fdad5e93d0e24d0fd1c3275650980a40161055416badb32575fa51288e95797fb631f052b76922d85cbd18f366483af077f06e756ebb0182ec02d063a70cd31c711bc2a416864ad9e0f321a7bc50fec3a0ea1750ba73094da01a78b0d75d7267efed909d890cf08062f3d0cb6c582c6cef2df7e0807cc3ed2a64eb5dcee28b03668aa10fa490ed4610ef114aa42d1ce7913b016519b41efa0bd3063ac94184a035c485414698218c8ab391b984ea47bf53a2c45b2e997fa932bcd61d19908545329ba07a4a1404cbbe402d4f146e70e229b9d57045241aee39f9c0c6fd2ce0491c5434697e23de6ff6fce7a4fd76dade7690d70dc8c00baa06737a6873320119504be3ed9e03b1aecea25b865f1e2f68a271074eaad2232efc7adfe0a83ce9de5beafc387a4ef84b547248ec25d20d25eb72ff66c100bdaee83fe5dc37dcd9bb0da737976f7e59965957668795141be0eddd15fd101ffe8bb2b404fdc77811289f9c6b796a9939fb432e55770bba7e1c41f496edec4fca871ccab78327a465bba8f3ede7cefc91524bdc5cf5ea8ee64d0f36dd845b12bb042b3a739b05b32ff99d1f57f0a0ff0d81a477b8ca42cea412b28a6cc174d519ff690f705fa56de18c462562f0b48f6dac8e713a4f09b98989899269f6d8153e59de1cbfde6b66c550537659411b92e37e04a00272163acc7b4f3a7d84bde9d3f9194f140d4a8d9ec2b5f26a5e6d77dcbb6fc29d8ff866986640447a1a9a8d75bfceda400a05a47dafd8dc6dc280f1af2d22727e8b2b994dee4bfca335b433c853080a550d0c4770b0740cbfe7d4ef6b18bf042ef6758bca8c2de5c9408ce61a5160b1fe17cfea5d55dacfcaecb467df540beaa06738aa08b27351490ec4cc83e8a36a2a8ae39025f268af1f8f058f3cbfbf1744306586d66e0bca6b138fbc3cc79008dae784f8a92f4910d624e569ffacc1b93c720c3ba58808342cf61908b79f75f62adf60c0a7a850ead58780374e4525d6d2a24cce1e48bc40b59d770b76105f1740bffcc8b6a8e9b86684cf53d48301674aa3157f2d9f91567915cdef23f696abffc1f2602fc8bf3625552a48a7e7fa63bf159562411d29b6d3ed37bedfc2e1f52d11e12087858c9fea18d87815eef20aa31264f2e72603cb8ef972d79b71cffbddeb4e77ea329e81d68eb6b843588c27a7df1fcf8128233452cd5312a605d7a542c71a78a532993ff791915b400049c048dccc1f0b302ab29a11d203693b11981b96c6933e290232e72a9272c61e1bae0d4cebb64f52e3641ef7f3b3708f2e1e8f1e5eade7bbddfcf467fe2e887fc558c1bc6d7b0572624f6982cf7e007104647bc766bfbd38be50911cd50810b36f1e29c28d3aa76e8846185f3998025411d10cb3f94246385065c18058e9aede6b2418818217a16f21706afe5adea653d3f799b9ee1ca006b47d82a638c027390792f65510c07c4a66de8abbe28caf986635d5f7cc13607c5c7e454e3a1618edd0c1712ea5ed54b27b88c40f5e0b0ebec5d0e05ba32c1d1b62267fcdaa733139600cac2101d65a96c01617d1a2954ac54a99419b460b5d08cd21c0c4760f15ec726cb43f9d0e6ae30c9cdb027ab8a210060d2d9b77ed1b266740244847f64e06643b2678d94f17ea3730881e9cf45ae3eeb99bccce8bd9cdf93315791fe60651b6ec7d34b32882147ebced4d919a232039a872ba13aa6adbcc3922e06324f6ca031007cbf3cdc5e4ef294e504c39fa6dfee66f78f3990e196396592bf6bb0c9df71ab95408c4c755f79434859fd8454f5ac7fcb6b9d5bd3ba2316e989e3e1470b10d80b6a2164d4b8c069e2653f50b8032261c9ea11efdf2d72aa60ffc0d1d14248f1a0b23aced3be011fb52a28f25f2e8b5b614cf3650c45e7d6f88034c3894dc2b17b2539718a27efc6431108c00990f09f7ffd1217735f2d11b980810d98af1c5f6944aa71fe848e73015f2714acfbcf6133fa9a69c87a85dab91985a93003d1b74addc4cff278e6ee9ed77f33c050e63c93bfed6ed7393d5b500bbf4a3c00c5b4e6c32bb953a1d6ef5d155bcb91401b08017d7543d2850361ffaf362a94397f2f11bcf2c9f0cbfd6addf942e0b07bee12a142e034e5c40bcea4564027459473be245d7b002af7276709d16600803c5f587bff0b972b9e6f0a30f6522c1a0e19525ffdc924c8702959de819c888ee4bcdcbcdb725152889c78ee0e1b236ecdb4b17b98a23deddf8c35f993ec26e0c979647539d4cc8c547b5d1cde37b60ec96efb170e83fa6888f4f29163bc36be16dfc0f58463ff458580e4de70d76637d2a022623b6366267141e82b873651e115775ee7eb9cabe7025f845e257b5793a4bce1b55b96cb97d1dd406d8014a3624daec2f46657b17962cca2bf6200396c9909461d44941165d69d6dadf46064f678687ba4e0ed393af7921bf8e61becf2e0b262f6e85c4b97a94e858269f5aee2aef0899c434fbfeb6b7bb239ed43ecae1d90323f30ae1d594f4d504238f34f6b400cc8d7b1de7fcf755064d25d2c31d6bf7fcf887d4a56e7a11fea66954dd84267abd9aa550887d3e0a15df464a914e9b913df64cb981af9c1b00dbf75c405dd26f2bd7e526f11f722b2ec52152d93ee186015de4613c17d187cd18cc975033bad22713eff724873644f237000fcb8790ce22f2ced554001f85ea022e7081e44b3490fa76858ab41eb7dd418547e692070be19befd36e212f78ab924256af874c5da66b60fc17eb15aee714a52071afaa929ffc6f19db3aebd631e7e9ff797d5b3dfce3bfe9b3a065950d8fe9c8adc478d67058892b58ff3a908a35db1bcea86461d021b5fe235c7478437cca19c1e8c8841f5157bcbc8718d9f00ed49f949d78df091a07c3207f31c1cfc0dd6337a1484ca51cad680d85f72e7d0493702cec21c26b86c60bae873d6b8f7d351079dc5e0081d6214a28a3d333b97f54639eb7b486ccd6fb438e2de469670cbc5d5a1b42445295b3a5dc7ebe5ec019a09f37e398a213f0d92ca9a673b34ae5031b42283223c27012d1a8e24faedab3f5896149de2f721217d41714a0ca94a50f3d30cd4d6422f36d861192f465d51b093e1cb9c3f9c1ea698334e3847962fc06fb39a5adeb7cc9f4258691330308255f0f99368f5727e9311969ab57bd8e53efa51dd532df7ab727b4b0eab843906d55eb3c756541f1b31c9f8343224dccdef9bbd869ab86fef4e3f6a18bbf8554aaf29286bfe0d084d3e005fd6ca5d93c91a9a40c52b8ece2d1620b2926a462d270e248f1b787ffd6131339f8f368a54cb285ecc7c9844000d3ce70990e889dfca6a636725e2d5f9565ed49878e4e053d96d2cdb9bfbd9bc6ec1c210f8b7b84f3f1c27ba4a837d2df3848ada7687e208ff27a306f5ab6e41dea07b249c3fec7ea9b6626fd761d3cad198f3449820bbdff87c09c705f2fef1363c8be984016a90865b07654489e2eb1ff02e5aacd7ef4050886960227a51ff2eebc7851ec7b98688e19c5ae3854400b4bdde435f611311fbae8ec7b114ee9d062d598c4bc8c37fe4b416c921ffc493b42a93417582688356359879f96671a6b5c25065387ebf49e9812fc3904b199eb43cb63d7b633a7eec0265e5c8f839fe2eae5eb1fcc16ecf90241dfcc148b3835cbcc10159b780cae2e4c07033316284e62759901ddf58f76b46897622bd7f62ab13de8eb935f4be5424810105c75820e27eaa08d91c95f1dfaa66604a1477b585e095a882e06b9fe87ce9f11e97cf8bcdcc490e06ee55e09e386dd8300b314123fc97ed7412c08acaecf3a6fff378681335a9e75026190c6f0e116dd40306dba8d02a251931c084eab73e7fe47b7cd4a6d23b168f1216c5f57e6b40e351795ec6a05b511dfcf7476a26fac38905acd93a11d6a4a7171b6e754e49353213843542285dac8835f2f503819624affb5157b5c0d3f71a70771c1980b111dd9e06579e09f6d93aff4d71e7eb22ee74c4f8f0037376ec3defaecaa11615d51fdb9c9fe055f9380a03b1f49a47d78732c870c255c5a2220cc305412b83c80d374a70a87740e42bc83c85752b48b3cb5adfa79a74e7e0bc7bd9d474e21dbb8b497c7d1d36182c38a21ebd8bc0038b784905d44dee89f6a4d77d63c0761aab6913d1ede5150470493cc44505bded87eac5ef6b9a72750aba8c6ba4aefd069b4e7caa9d3bef544a0caa54bd8decfafc204f5d924fe70015d39b137ea15b6f761764a1a222ad922932f58c57b49dcf0456124266201de5ca07cca22fee4d6d17fbccf454ce5c20a2c8595b8b528a5be357e81427faf6e0518aebacf75e2ca74f3236551ed1c781ae7c560cbb8e84709c603fb3112039adb611aea5c899378fc0e61cd920808e22a8835e7838892820d2f9627055b61eccb403d1f095e1fa42df209c64f73ea973aae6a31fadf9e1605aeeac75f64009c347d1b69ae387f5dc0b2e9cfe0d6c531e3505f10ce1e7ff2fea2701b9230625327b923f647088b6c7926a080a6b82871286320d092d6ca88a', '2026-11-15 16:08:23.291+00');
INSERT INTO public.assessments VALUES
	('a9f2b724-0175-8f7b-82ce-632a751a5730', 'Mettle Strengths', 'Eight strengths at work, from questions about yourself, scenes from working life and what the people around you see. 60 to 90 minutes in full, about 15 in the short form.', '[{"id":"ana-s-01","kind":"self","dimension":"analytical_thinking","text":"I look for the cause of a problem before I try to fix it.","twin":"ana-s-11","parameters":{"a":2.3,"b":[-2.5,-1.5,-0.5,0.6]},"seconds":9},{"id":"ana-s-02","kind":"self","dimension":"analytical_thinking","text":"I break a large problem into smaller parts.","twin":"ana-s-33","parameters":{"a":1.95,"b":[-2.4,-1.3,-0.2,1]},"seconds":6},{"id":"ana-s-03","kind":"self","dimension":"analytical_thinking","text":"I check whether the facts support a claim before I accept it.","twin":"ana-s-27","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":8},{"id":"ana-s-04","kind":"self","dimension":"analytical_thinking","text":"I choose the first answer that seems to fit.","reversed":true,"parameters":{"a":2,"b":[-1.6,-0.6,0.4,1.5]},"seconds":7},{"id":"ana-s-05","kind":"self","dimension":"analytical_thinking","text":"I can say which facts would make me change my mind.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":7},{"id":"ana-s-06","kind":"self","dimension":"analytical_thinking","text":"I compare several explanations before I choose one.","parameters":{"a":2.3,"b":[-1.6,-0.6,0.4,1.5]},"seconds":6},{"id":"ana-s-07","kind":"self","dimension":"analytical_thinking","text":"When numbers look wrong, I find out why.","parameters":{"a":1.95,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":6},{"id":"ana-s-08","kind":"self","dimension":"analytical_thinking","text":"I accept the figures in a report without checking them.","reversed":true,"parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":7},{"id":"ana-s-09","kind":"self","dimension":"analytical_thinking","text":"I notice when a conclusion does not follow from the facts.","parameters":{"a":2.3,"b":[-1.6,-0.6,0.4,1.5]},"seconds":7},{"id":"ana-s-10","kind":"self","dimension":"analytical_thinking","text":"I write down what I know and what I do not know about a problem.","parameters":{"a":1.45,"b":[-1.4,-0.2,1,2.4]},"seconds":9},{"id":"ana-s-11","kind":"self","dimension":"analytical_thinking","text":"I start to fix a problem before I know what caused it.","reversed":true,"twin":"ana-s-01","parameters":{"a":2,"b":[-1.9,-0.9,0.1,1.2]},"seconds":8},{"id":"ana-s-12","kind":"self","dimension":"analytical_thinking","text":"I test an idea on a small case before I use it widely.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"ana-s-13","kind":"self","dimension":"analytical_thinking","text":"I keep apart what I have seen and what I only guess.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":8},{"id":"ana-s-14","kind":"self","dimension":"analytical_thinking","text":"I find it hard to tell which facts matter for a decision.","reversed":true,"twin":"ana-s-46","parameters":{"a":2,"b":[-2.5,-1.5,-0.5,0.6]},"seconds":8},{"id":"ana-s-15","kind":"self","dimension":"analytical_thinking","text":"I look for patterns in results over time.","parameters":{"a":1.95,"b":[-2.1,-1,0.1,1.3]},"seconds":6},{"id":"ana-s-16","kind":"self","dimension":"analytical_thinking","text":"When two choices are close, I list the good and bad sides of each.","parameters":{"a":1.55,"b":[-2,-0.8,0.4,1.8]},"seconds":9},{"id":"ana-s-17","kind":"self","dimension":"analytical_thinking","text":"Problems with many parts confuse me.","reversed":true,"parameters":{"a":2,"b":[-2.2,-1.2,-0.2,0.9]},"seconds":5},{"id":"ana-s-18","kind":"self","dimension":"analytical_thinking","text":"I ask how a figure was worked out before I use it.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"ana-s-19","kind":"self","dimension":"analytical_thinking","text":"I think about what could happen next before I choose.","parameters":{"a":1.85,"b":[-3,-1.9,-0.8,0.4]},"seconds":7},{"id":"ana-s-20","kind":"self","dimension":"analytical_thinking","text":"I decide first and look at the facts later.","reversed":true,"parameters":{"a":1.65,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":7},{"id":"ana-s-21","kind":"self","dimension":"analytical_thinking","text":"I look for facts that speak against my own view.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":7},{"id":"ana-s-22","kind":"self","dimension":"analytical_thinking","text":"I can explain each step that led me to a decision.","parameters":{"a":1.95,"b":[-2.1,-1,0.1,1.3]},"seconds":7},{"id":"ana-s-23","kind":"self","dimension":"analytical_thinking","text":"I avoid tasks where I have to compare a lot of data.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":8},{"id":"ana-s-24","kind":"self","dimension":"analytical_thinking","text":"I go through a hard problem in a planned order, even when time is short.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":9},{"id":"ana-s-25","kind":"self","dimension":"analytical_thinking","text":"I try to understand why something went wrong.","parameters":{"a":1.85,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":6},{"id":"ana-s-26","kind":"self","dimension":"analytical_thinking","text":"I trust my first feeling when I have to choose at work.","reversed":true,"parameters":{"a":1.15,"b":[-1.4,-0.2,1,2.4]},"seconds":8},{"id":"ana-s-27","kind":"self","dimension":"analytical_thinking","text":"Before I believe what I am told about a problem, I want to see proof.","twin":"ana-s-03","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":9},{"id":"ana-s-28","kind":"self","dimension":"analytical_thinking","text":"When something goes wrong, I move on without asking why.","reversed":true,"parameters":{"a":1.55,"b":[-3,-1.9,-0.8,0.4]},"seconds":7},{"id":"ana-s-29","kind":"self","dimension":"analytical_thinking","text":"When a problem comes back, I look for what the cases have in common.","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":9},{"id":"ana-s-30","kind":"self","dimension":"analytical_thinking","text":"When a problem returns, I fix it the same way as the last time.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":9},{"id":"ana-s-31","kind":"self","dimension":"analytical_thinking","text":"If many people say something, I take it to be true.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":7},{"id":"ana-s-32","kind":"self","dimension":"analytical_thinking","text":"I give less weight to a claim when it rests on a single case.","enemies":["ana-s-45"],"parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":9},{"id":"ana-s-33","kind":"self","dimension":"analytical_thinking","text":"I work on a large problem as a whole instead of dividing it.","reversed":true,"twin":"ana-s-02","parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"ana-s-34","kind":"self","dimension":"analytical_thinking","text":"Before I work on a problem, I say exactly what has to be solved.","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":9},{"id":"ana-s-35","kind":"self","dimension":"analytical_thinking","text":"I work out what I should find if my idea is right, and then check it.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":9},{"id":"ana-s-36","kind":"self","dimension":"analytical_thinking","text":"I compare a case that failed with a similar one that did not.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"ana-s-37","kind":"self","dimension":"analytical_thinking","text":"If a result surprises me, I check it again.","parameters":{"a":1.85,"b":[-3,-1.9,-0.8,0.4]},"seconds":7},{"id":"ana-s-38","kind":"self","dimension":"analytical_thinking","text":"I notice when two statements in a document cannot both be true.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":8},{"id":"ana-s-39","kind":"self","dimension":"analytical_thinking","text":"When two things happen together, I take it that one caused the other.","reversed":true,"parameters":{"a":1.8,"b":[-1.3,-0.3,0.7,1.8]},"seconds":8},{"id":"ana-s-40","kind":"self","dimension":"analytical_thinking","text":"I find the hidden assumption that an argument depends on.","parameters":{"a":2.2,"b":[-0.4,0.6,1.6,2.7]},"seconds":7},{"id":"ana-s-41","kind":"self","dimension":"analytical_thinking","text":"I find it hard to follow an argument that has many steps.","reversed":true,"enemies":["ana-s-17"],"parameters":{"a":1.65,"b":[-2.4,-1.3,-0.2,1]},"seconds":8},{"id":"ana-s-42","kind":"self","dimension":"analytical_thinking","text":"I find errors in reasoning that everybody else has accepted.","parameters":{"a":2.2,"b":[-0.1,0.9,1.9,3]},"seconds":7},{"id":"ana-s-43","kind":"self","dimension":"analytical_thinking","text":"Before I compare two figures, I check that they measure the same thing.","twin":"ana-s-58","parameters":{"a":2.2,"b":[-1,0,1,2.1]},"seconds":8},{"id":"ana-s-44","kind":"self","dimension":"analytical_thinking","text":"I find out how large a change is before I react to it.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"ana-s-45","kind":"self","dimension":"analytical_thinking","text":"I draw general conclusions from one or two cases.","reversed":true,"parameters":{"a":1.8,"b":[-1.6,-0.6,0.4,1.5]},"seconds":7},{"id":"ana-s-46","kind":"self","dimension":"analytical_thinking","text":"I find the few facts that a decision depends on.","twin":"ana-s-14","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":7},{"id":"ana-s-47","kind":"self","dimension":"analytical_thinking","text":"Before I collect information, I work out which question it should answer.","parameters":{"a":2.2,"b":[-1,0,1,2.1]},"seconds":8},{"id":"ana-s-48","kind":"self","dimension":"analytical_thinking","text":"I spend as much time on small points as on the important ones.","reversed":true,"parameters":{"a":1.25,"b":[-2,-0.8,0.4,1.8]},"seconds":8},{"id":"ana-s-49","kind":"self","dimension":"analytical_thinking","text":"I read the details of a case before I give my opinion on it.","parameters":{"a":1.85,"b":[-3,-1.9,-0.8,0.4]},"seconds":9},{"id":"ana-s-50","kind":"self","dimension":"analytical_thinking","text":"I want to know the reasons before I agree to something.","parameters":{"a":1.45,"b":[-3.8,-2.6,-1.4,0]},"seconds":7},{"id":"ana-s-51","kind":"self","dimension":"analytical_thinking","text":"I think about the costs of a choice only after I have made it.","reversed":true,"parameters":{"a":1.65,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":9},{"id":"ana-s-52","kind":"self","dimension":"analytical_thinking","text":"After a decision, I compare what happened with what I had expected.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"ana-s-53","kind":"self","dimension":"analytical_thinking","text":"I believe a report more easily when I like what it says.","reversed":true,"parameters":{"a":1.55,"b":[-0.9,0.2,1.3,2.5]},"seconds":8},{"id":"ana-s-54","kind":"self","dimension":"analytical_thinking","text":"I think a rule through for unusual cases to find out if it still works.","parameters":{"a":1.85,"b":[-0.9,0.2,1.3,2.5]},"seconds":9},{"id":"ana-s-55","kind":"self","dimension":"analytical_thinking","text":"I can name the weakest point of my own reasoning.","parameters":{"a":2.2,"b":[-0.4,0.6,1.6,2.7]},"seconds":7},{"id":"ana-s-56","kind":"self","dimension":"analytical_thinking","text":"I have shown with facts that a common belief at work was wrong.","parameters":{"a":1.85,"b":[-0.3,0.8,1.9,3.1]},"seconds":8},{"id":"ana-s-57","kind":"self","dimension":"analytical_thinking","text":"I can tell which parts of a report are facts and which are opinions.","parameters":{"a":1.85,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":9},{"id":"ana-s-58","kind":"self","dimension":"analytical_thinking","text":"I compare figures without asking if they were counted in the same way.","reversed":true,"twin":"ana-s-43","parameters":{"a":1.8,"b":[-1.3,-0.3,0.7,1.8]},"seconds":8},{"id":"ana-s-59","kind":"self","dimension":"analytical_thinking","text":"When I give an estimate, I say how far off it could be.","parameters":{"a":1.85,"b":[-0.6,0.5,1.6,2.8]},"seconds":8},{"id":"ana-s-60","kind":"self","dimension":"analytical_thinking","text":"I give a definite answer even when I am not sure of it.","reversed":true,"parameters":{"a":1.25,"b":[-1.7,-0.5,0.7,2.1]},"seconds":8},{"id":"ana-s-61","kind":"self","dimension":"analytical_thinking","text":"I write down what I expect and check later how often I was right.","parameters":{"a":1.45,"b":[-0.2,1,2.2,3.6]},"seconds":9},{"id":"ana-s-62","kind":"self","dimension":"analytical_thinking","text":"I would rather guess than look for the answer.","reversed":true,"parameters":{"a":1.55,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":7},{"id":"ana-j-01","kind":"situational","dimension":"analytical_thinking","text":"Last week your team sold one fifth less than usual. Your team lead asks you to find out why by tomorrow.","format":"rate","options":[{"id":"a","text":"Suggest a special offer for this week.","effectiveness":1},{"id":"b","text":"Compare the week with earlier weeks by product and by area.","effectiveness":5},{"id":"c","text":"Check first that all sales of the week have been entered.","effectiveness":4},{"id":"d","text":"Report that there was a public holiday in that week, as sales are often lower then.","effectiveness":2},{"id":"e","text":"Ask each person in the team what they think the main cause was, and report the most common answer.","effectiveness":3}],"seconds":47},{"id":"ana-j-02","kind":"situational","dimension":"analytical_thinking","text":"Three of your 400 customers have told you that the new app is slower than the old one. Your team wants to know whether there is a problem with the app.","format":"best_worst","options":[{"id":"a","text":"Note when and on which device each of the three saw it.","effectiveness":4},{"id":"b","text":"Help the three customers to go back to the old app, so that they can work as before.","effectiveness":1},{"id":"c","text":"Ask 30 other customers, picked by chance, how fast the app is for them.","effectiveness":5},{"id":"d","text":"Keep a list of complaints and look at it again when ten have come in.","effectiveness":2},{"id":"e","text":"Tell the technical team that customers find the app slow, and ask them to look at it.","effectiveness":3}],"seconds":48},{"id":"ana-j-03","kind":"situational","dimension":"analytical_thinking","text":"A company offers you a new list of people to call. It costs twice as much as the list you use now. The seller says it brings up to three times more sales. Your manager asks what you think.","format":"rate","options":[{"id":"a","text":"Ask two other companies that bought the list if they are pleased with it.","effectiveness":3},{"id":"b","text":"Ask the seller how the figure was worked out and for which kind of customer.","effectiveness":4},{"id":"c","text":"Ask to try a small part of it for two weeks, beside the list you use now.","effectiveness":5},{"id":"d","text":"Advise your manager to stay with the list you use now, since its results are known.","effectiveness":2},{"id":"e","text":"Advise your manager to buy it, as the gain is larger than the price.","effectiveness":1}],"seconds":57},{"id":"ana-j-04","kind":"situational","dimension":"analytical_thinking","text":"You must send a report in one hour. You see that two tables in it show different totals for the same month. Somebody else made the tables.","format":"best_worst","options":[{"id":"a","text":"Trace both totals back to where they come from, and correct the wrong one.","effectiveness":5},{"id":"b","text":"Ask the person who made the tables which total is right, and use that one in both tables.","effectiveness":3},{"id":"c","text":"Send the report on time, with a note that names both totals and says that you are checking them.","effectiveness":4},{"id":"d","text":"Take both tables out and send the rest of the report on time.","effectiveness":2},{"id":"e","text":"Use the total that is closer to the total of the month before in both of the tables.","effectiveness":1}],"seconds":49},{"id":"ana-j-05","kind":"situational","dimension":"analytical_thinking","text":"Customers wait too long for an answer to their emails. A colleague says that the team needs two more people. Your manager asks you for a plan.","format":"rate","options":[{"id":"a","text":"Measure how long an email waits at each step.","effectiveness":5},{"id":"b","text":"Ask the team to answer each email within one hour.","effectiveness":1},{"id":"c","text":"Ask the team which emails they find the hardest to answer, and why.","effectiveness":3},{"id":"d","text":"Work out what two more people would cost and when they could start.","effectiveness":2},{"id":"e","text":"Sort the emails of one week by topic, to see which kinds take the most time.","effectiveness":4}],"seconds":48},{"id":"ana-j-06","kind":"situational","dimension":"analytical_thinking","text":"On Monday you changed the first words of your calls. By Wednesday you have made 20 calls and 4 sales. Before, you made 3 sales in 20 calls.","format":"best_worst","options":[{"id":"a","text":"Ask a colleague to try the new words too and to tell you how it feels.","effectiveness":3},{"id":"b","text":"Go back to the old words, since one more sale is only a small change.","effectiveness":2},{"id":"c","text":"Go on with the new words and count again after 200 calls.","effectiveness":4},{"id":"d","text":"Use old and new words in turn for two weeks and compare.","effectiveness":5},{"id":"e","text":"Tell the team that the new words bring one third more sales and that all should use them.","effectiveness":1}],"seconds":46},{"id":"ana-j-07","kind":"situational","dimension":"analytical_thinking","text":"Today half of the numbers on your call list do not answer. On other days it is one in five. You have 60 numbers left.","format":"rate","roles":["telecaller","sales"],"options":[{"id":"a","text":"Compare the hours of your calls today with those of earlier days.","effectiveness":4},{"id":"b","text":"Call the numbers that did not answer once more in the late afternoon.","effectiveness":3},{"id":"c","text":"Tell your team lead that the list is bad and ask for another one.","effectiveness":2},{"id":"d","text":"Check whether this list differs from the others in its source or its format.","effectiveness":5},{"id":"e","text":"Call the numbers that are left at a faster pace.","effectiveness":1}],"seconds":48},{"id":"ana-p-01","kind":"peer","dimension":"analytical_thinking","text":"This person looks for the cause of a problem before acting.","parameters":{"a":2.1,"b":[-2.1,-1.1,-0.1,1]},"seconds":8},{"id":"ana-p-02","kind":"peer","dimension":"analytical_thinking","text":"This person has facts to support their views.","parameters":{"a":1.75,"b":[-2.3,-1.2,-0.1,1.1]},"seconds":7},{"id":"ana-p-03","kind":"peer","dimension":"analytical_thinking","text":"This person checks figures before using them.","parameters":{"a":1.75,"b":[-2,-0.9,0.2,1.4]},"seconds":7},{"id":"ana-p-04","kind":"peer","dimension":"analytical_thinking","text":"This person comes to conclusions too quickly.","reversed":true,"parameters":{"a":1.8,"b":[-1.8,-0.8,0.2,1.3]},"seconds":7},{"id":"ana-p-05","kind":"peer","dimension":"analytical_thinking","text":"This person can explain how they reached a decision.","parameters":{"a":1.75,"b":[-2.6,-1.5,-0.4,0.8]},"seconds":8},{"id":"ana-p-06","kind":"peer","dimension":"analytical_thinking","text":"This person finds it hard to see which facts matter.","reversed":true,"parameters":{"a":1.45,"b":[-2.6,-1.5,-0.4,0.8]},"seconds":8},{"id":"ana-x-01","kind":"exercise","dimension":"analytical_thinking","text":"Look at the table. Which statement is shown to be true by it?","table":{"caption":"Calls and sales in one week","columns":["Caller","Calls","Sales"],"rows":[["Caller A","50","10"],["Caller B","80","12"],["Caller C","40","10"],["Caller D","100","15"]]},"exercise":{"type":"choice","options":[{"id":"a","text":"A caller who makes more calls always makes more sales."},{"id":"b","text":"Caller D would sell more than Caller C if both made 40 calls."},{"id":"c","text":"Caller B works harder than Caller A."},{"id":"d","text":"Caller C made the most sales for each call."}],"rule":{"credit":{"d":1}}},"seconds":75},{"id":"ana-x-02","kind":"exercise","dimension":"analytical_thinking","text":"A team has 240 open leads. Each day it closes 30 leads, and 18 new leads come in. At the end of which day are fewer than 100 leads open for the first time? Give the number of the day.","exercise":{"type":"number","unit":"days","rule":{"answer":12,"tolerance":0,"partial_tolerance":1}},"seconds":90},{"id":"ana-x-03","kind":"exercise","dimension":"analytical_thinking","text":"A rule says: each refund above 100 must carry the name of a manager. You have four records, but you can see only one fact about each. Record 1 is a refund of 150. Record 2 is a refund of 60. Record 3 carries the name of a manager. Record 4 carries no name. Which records must you open to find out if the rule was broken?","exercise":{"type":"choice","options":[{"id":"a","text":"Record 1 only"},{"id":"b","text":"Records 1 and 3"},{"id":"c","text":"Records 1 and 4"},{"id":"d","text":"All four records"},{"id":"e","text":"Records 2 and 3"}],"rule":{"credit":{"a":0.5,"b":0.25,"c":1,"d":0.25}}},"seconds":90},{"id":"cre-s-01","kind":"self","dimension":"creative_expression","text":"I come up with several ideas for a task before I choose one.","twin":"cre-s-10","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":8},{"id":"cre-s-02","kind":"self","dimension":"creative_expression","text":"I find new ways to do tasks that I know well.","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":7},{"id":"cre-s-03","kind":"self","dimension":"creative_expression","text":"I leave new ideas to other people.","reversed":true,"parameters":{"a":2,"b":[-2.5,-1.5,-0.5,0.6]},"seconds":6},{"id":"cre-s-04","kind":"self","dimension":"creative_expression","text":"I join ideas from different fields to make something new.","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":7},{"id":"cre-s-05","kind":"self","dimension":"creative_expression","text":"I enjoy making things, such as texts, drawings, music or designs.","parameters":{"a":1.95,"b":[-2.4,-1.3,-0.2,1]},"seconds":7},{"id":"cre-s-06","kind":"self","dimension":"creative_expression","text":"I use stories or examples to show an idea in a fresh way.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"cre-s-07","kind":"self","dimension":"creative_expression","text":"I keep to the known way even when it works badly.","reversed":true,"parameters":{"a":1.65,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":7},{"id":"cre-s-08","kind":"self","dimension":"creative_expression","text":"When the usual way does not work, I invent another.","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":7},{"id":"cre-s-09","kind":"self","dimension":"creative_expression","text":"I keep a record of ideas that I may use later.","parameters":{"a":1.45,"b":[-1.4,-0.2,1,2.4]},"seconds":7},{"id":"cre-s-10","kind":"self","dimension":"creative_expression","text":"I rarely have more than one idea for how to do a task.","reversed":true,"twin":"cre-s-01","parameters":{"a":2,"b":[-1.9,-0.9,0.1,1.2]},"seconds":8},{"id":"cre-s-11","kind":"self","dimension":"creative_expression","text":"I try out unusual ideas even when I am not sure that they will work.","twin":"cre-s-43","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":9},{"id":"cre-s-12","kind":"self","dimension":"creative_expression","text":"I ask how a thing could be different from how it is now.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"cre-s-13","kind":"self","dimension":"creative_expression","text":"I find it hard to think of something new.","reversed":true,"parameters":{"a":2,"b":[-2.2,-1.2,-0.2,0.9]},"seconds":7},{"id":"cre-s-14","kind":"self","dimension":"creative_expression","text":"I make time to try new ideas.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":6},{"id":"cre-s-15","kind":"self","dimension":"creative_expression","text":"I try other versions of my first idea to make it better.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"cre-s-16","kind":"self","dimension":"creative_expression","text":"I see little value in art, music or design.","reversed":true,"parameters":{"a":1.15,"b":[-3.2,-2,-0.8,0.6]},"seconds":7},{"id":"cre-s-17","kind":"self","dimension":"creative_expression","text":"Other people use ideas that I came up with.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":7},{"id":"cre-s-18","kind":"self","dimension":"creative_expression","text":"I care about the style of what I make, not only about whether it works.","parameters":{"a":1.55,"b":[-2.6,-1.4,-0.2,1.2]},"seconds":9},{"id":"cre-s-19","kind":"self","dimension":"creative_expression","text":"I drop an idea as soon as somebody doubts it.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":7},{"id":"cre-s-20","kind":"self","dimension":"creative_expression","text":"I think of uses for things that they were not made for.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"cre-s-21","kind":"self","dimension":"creative_expression","text":"I like tasks where there is no set way to do them.","twin":"cre-s-22","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":8},{"id":"cre-s-22","kind":"self","dimension":"creative_expression","text":"I prefer tasks where each step is given to me.","reversed":true,"twin":"cre-s-21","parameters":{"a":1.65,"b":[-1.5,-0.4,0.7,1.9]},"seconds":7},{"id":"cre-s-23","kind":"self","dimension":"creative_expression","text":"I show what I think or feel through things that I create.","twin":"cre-s-50","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"cre-s-24","kind":"self","dimension":"creative_expression","text":"My ideas are much like those of other people.","reversed":true,"twin":"cre-s-33","parameters":{"a":1.65,"b":[-1.5,-0.4,0.7,1.9]},"seconds":7},{"id":"cre-s-25","kind":"self","dimension":"creative_expression","text":"I can describe in detail something that does not exist yet.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":7},{"id":"cre-s-26","kind":"self","dimension":"creative_expression","text":"I look at a problem from a side that others have not thought of.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":9},{"id":"cre-s-27","kind":"self","dimension":"creative_expression","text":"I enjoy thinking of new things.","parameters":{"a":1.85,"b":[-3,-1.9,-0.8,0.4]},"seconds":5},{"id":"cre-s-28","kind":"self","dimension":"creative_expression","text":"I dislike tasks where I have to invent something.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":7},{"id":"cre-s-29","kind":"self","dimension":"creative_expression","text":"When a group looks for ideas, I soon have none left.","reversed":true,"parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":7},{"id":"cre-s-30","kind":"self","dimension":"creative_expression","text":"New ideas come to me while I am doing something else.","parameters":{"a":1.55,"b":[-2.9,-1.7,-0.5,0.9]},"seconds":7},{"id":"cre-s-31","kind":"self","dimension":"creative_expression","text":"I can think of ten ways to do a task that usually has one.","parameters":{"a":2.2,"b":[-0.1,0.9,1.9,3]},"seconds":9},{"id":"cre-s-32","kind":"self","dimension":"creative_expression","text":"If I think about a task for a while, I find an idea that helps.","parameters":{"a":1.85,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":9},{"id":"cre-s-33","kind":"self","dimension":"creative_expression","text":"What I suggest is different from what others suggest.","twin":"cre-s-24","parameters":{"a":2.2,"b":[-1,0,1,2.1]},"seconds":7},{"id":"cre-s-34","kind":"self","dimension":"creative_expression","text":"I find out how others did a task and do it the same way.","reversed":true,"parameters":{"a":1.55,"b":[-1.2,-0.1,1,2.2]},"seconds":9},{"id":"cre-s-35","kind":"self","dimension":"creative_expression","text":"I have created something that had not been done before at my work.","parameters":{"a":1.85,"b":[-0.3,0.8,1.9,3.1]},"seconds":8},{"id":"cre-s-36","kind":"self","dimension":"creative_expression","text":"People from other groups come to me when they need new ideas.","parameters":{"a":2.2,"b":[-0.1,0.9,1.9,3]},"seconds":8},{"id":"cre-s-37","kind":"self","dimension":"creative_expression","text":"I find a link between two things that seem to have nothing in common.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":9},{"id":"cre-s-38","kind":"self","dimension":"creative_expression","text":"I compare a problem with something quite different to get ideas.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":7},{"id":"cre-s-39","kind":"self","dimension":"creative_expression","text":"I build on an idea from somebody else to make a new one.","parameters":{"a":1.95,"b":[-2.4,-1.3,-0.2,1]},"seconds":8},{"id":"cre-s-40","kind":"self","dimension":"creative_expression","text":"I do things the way they have always been done.","reversed":true,"enemies":["cre-s-02"],"parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":7},{"id":"cre-s-41","kind":"self","dimension":"creative_expression","text":"When something I need is missing, I find a way with what I have.","parameters":{"a":1.95,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":9},{"id":"cre-s-42","kind":"self","dimension":"creative_expression","text":"I keep a strange idea to myself because others may not like it.","reversed":true,"parameters":{"a":1.55,"b":[-0.9,0.2,1.3,2.5]},"seconds":8},{"id":"cre-s-43","kind":"self","dimension":"creative_expression","text":"I try something new only when I know that it will work.","reversed":true,"twin":"cre-s-11","parameters":{"a":1.8,"b":[-1.3,-0.3,0.7,1.8]},"seconds":8},{"id":"cre-s-44","kind":"self","dimension":"creative_expression","text":"When a trial fails, I use what it shows to form a new idea.","enemies":["cre-s-45"],"parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":9},{"id":"cre-s-45","kind":"self","dimension":"creative_expression","text":"A failed trial makes me stop trying new things.","reversed":true,"parameters":{"a":1.65,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":7},{"id":"cre-s-46","kind":"self","dimension":"creative_expression","text":"I have worked on an unusual idea until others accepted it.","parameters":{"a":1.85,"b":[-0.6,0.5,1.6,2.8]},"seconds":7},{"id":"cre-s-47","kind":"self","dimension":"creative_expression","text":"I have ideas, but I rarely turn them into anything.","reversed":true,"parameters":{"a":1.65,"b":[-1.5,-0.4,0.7,1.9]},"seconds":7},{"id":"cre-s-48","kind":"self","dimension":"creative_expression","text":"I make a simple model or draft to try out an idea.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":8},{"id":"cre-s-49","kind":"self","dimension":"creative_expression","text":"I choose words, pictures or sounds to create a certain mood.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":7},{"id":"cre-s-50","kind":"self","dimension":"creative_expression","text":"I find it hard to express myself through anything I make.","reversed":true,"twin":"cre-s-23","parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":7},{"id":"cre-s-51","kind":"self","dimension":"creative_expression","text":"People can tell what I wanted to express with a thing I made.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"cre-s-52","kind":"self","dimension":"creative_expression","text":"I add something of my own to the things I make, even small ones.","parameters":{"a":1.95,"b":[-2.1,-1,0.1,1.3]},"seconds":9},{"id":"cre-s-53","kind":"self","dimension":"creative_expression","text":"I notice when something is well designed.","parameters":{"a":1.45,"b":[-3.2,-2,-0.8,0.6]},"seconds":6},{"id":"cre-s-54","kind":"self","dimension":"creative_expression","text":"I change the form of a text or a design until it feels right.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":9},{"id":"cre-s-55","kind":"self","dimension":"creative_expression","text":"I feel uneasy when I have to start a task from nothing.","reversed":true,"parameters":{"a":1.65,"b":[-1.5,-0.4,0.7,1.9]},"seconds":8},{"id":"cre-s-56","kind":"self","dimension":"creative_expression","text":"I stop thinking of ideas once I have been told what to do.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":8},{"id":"cre-s-57","kind":"self","dimension":"creative_expression","text":"I like it when a task leaves room for my own ideas.","enemies":["cre-s-21"],"parameters":{"a":1.85,"b":[-3.6,-2.5,-1.4,-0.2]},"seconds":8},{"id":"cre-s-58","kind":"self","dimension":"creative_expression","text":"I ask “what if” questions that change how we think about a task.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":8},{"id":"cre-s-59","kind":"self","dimension":"creative_expression","text":"I enjoy ideas that seem strange at first.","parameters":{"a":1.85,"b":[-3,-1.9,-0.8,0.4]},"seconds":6},{"id":"cre-s-60","kind":"self","dimension":"creative_expression","text":"Ideas that cannot be used at once seem a waste of time to me.","reversed":true,"parameters":{"a":1.55,"b":[-3,-1.9,-0.8,0.4]},"seconds":9},{"id":"cre-s-61","kind":"self","dimension":"creative_expression","text":"I give myself unusual limits so that I have to think of something new.","parameters":{"a":1.85,"b":[0,1.1,2.2,3.4]},"seconds":9},{"id":"cre-s-62","kind":"self","dimension":"creative_expression","text":"I have never made anything that was my own idea.","reversed":true,"parameters":{"a":1.55,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":7},{"id":"cre-j-01","kind":"situational","dimension":"creative_expression","text":"Your team starts each call with the same words. Many people end the call early. Your team lead asks for ideas.","format":"rate","options":[{"id":"a","text":"Ask people who did not end the call what made them interested, and build on that.","effectiveness":4},{"id":"b","text":"Make the words that you use now a little better each week.","effectiveness":3},{"id":"c","text":"Write five very different openings and try each for a day.","effectiveness":5},{"id":"d","text":"Keep the opening as it is, and call at other times of the day.","effectiveness":1},{"id":"e","text":"Use the opening of another company, because it has worked well for them for some years.","effectiveness":2}],"seconds":49},{"id":"cre-j-02","kind":"situational","dimension":"creative_expression","text":"You have a new idea for how to welcome visitors to the office. Two colleagues say that it has been done in one way for years.","format":"best_worst","options":[{"id":"a","text":"Use the idea with your own visitors, without telling the others about it.","effectiveness":2},{"id":"b","text":"Ask what they like about the present way, and change your idea to keep that.","effectiveness":4},{"id":"c","text":"Explain the idea once more and name all the good points that it has.","effectiveness":3},{"id":"d","text":"Leave the idea, because the whole team has to agree with the way visitors are met.","effectiveness":1},{"id":"e","text":"Offer to try your idea on one day each week, and share with the team what happens.","effectiveness":5}],"seconds":46},{"id":"cre-j-03","kind":"situational","dimension":"creative_expression","text":"You have to teach new staff a rule about keeping data safe. Last time, most of them forgot the rule within a week.","format":"rate","options":[{"id":"a","text":"Let them invent cases for the rule and solve them.","effectiveness":5},{"id":"b","text":"Say the rule at the start of your talk and once more at the end.","effectiveness":3},{"id":"c","text":"Add more detail to your talk, so that the reasons for the rule are complete.","effectiveness":2},{"id":"d","text":"Hand out the full text of the rule and ask each person to sign that they have read it.","effectiveness":1},{"id":"e","text":"Tell a short story in which breaking the rule hurts a customer.","effectiveness":4}],"seconds":50},{"id":"cre-j-04","kind":"situational","dimension":"creative_expression","text":"A small shop asks your team for help. It wants more customers in the quiet hours of the day. It has no money for advertising.","format":"best_worst","options":[{"id":"a","text":"Advise the owner to lower the prices in the quiet hours.","effectiveness":3},{"id":"b","text":"Advise the owner to close in the quiet hours, which would lower the costs.","effectiveness":2},{"id":"c","text":"Explain that it is hard to reach more people without money.","effectiveness":1},{"id":"d","text":"Gather as many ideas as you can, odd ones too, and then choose with the owner.","effectiveness":5},{"id":"e","text":"Look at what other places, such as gyms or libraries, do in quiet hours.","effectiveness":4}],"seconds":43},{"id":"cre-j-05","kind":"situational","dimension":"creative_expression","text":"You are asked to make a one-page notice for customers. Your first draft is correct, but it looks just like all the other notices.","format":"rate","options":[{"id":"a","text":"Use the last notice of a colleague as a model for yours.","effectiveness":2},{"id":"b","text":"Change the page so that its main message stands out.","effectiveness":4},{"id":"c","text":"Make three very different drafts, and ask a few customers what they take from each.","effectiveness":5},{"id":"d","text":"Send the draft, because what it says is correct and others are waiting for it.","effectiveness":1}],"seconds":40},{"id":"cre-j-06","kind":"situational","dimension":"creative_expression","text":"Your team has to pack gifts for 60 customers by tomorrow. The boxes that you ordered will come too late.","format":"best_worst","options":[{"id":"a","text":"Tell the customers that their gifts will come later.","effectiveness":1},{"id":"b","text":"Call other sellers to find out if one of them can bring the same boxes tomorrow.","effectiveness":3},{"id":"c","text":"Look for things in the building that could serve as a box.","effectiveness":5},{"id":"d","text":"Send the gifts as they are, and explain in a note why there is no box.","effectiveness":2},{"id":"e","text":"Ask the team how the gifts could be packed with no box at all.","effectiveness":4}],"seconds":42},{"id":"cre-j-07","kind":"situational","dimension":"creative_expression","text":"You have made the same offer to a customer three times. The customer is friendly but sees no use for the product.","format":"rate","roles":["telecaller","sales"],"options":[{"id":"a","text":"Offer the product for a lower price, if the customer decides in this week.","effectiveness":2},{"id":"b","text":"Ask a colleague with another style to make the next call.","effectiveness":3},{"id":"c","text":"Explain the offer again, this time with more energy and with all of its details.","effectiveness":1},{"id":"d","text":"Think of three other uses of the product before the next call.","effectiveness":4},{"id":"e","text":"Ask how the customer spends a work day, and look for a new use in it.","effectiveness":5}],"seconds":49},{"id":"cre-p-01","kind":"peer","dimension":"creative_expression","text":"This person comes up with new ideas.","parameters":{"a":2.1,"b":[-2.4,-1.4,-0.4,0.7]},"seconds":7},{"id":"cre-p-02","kind":"peer","dimension":"creative_expression","text":"This person finds another way when the usual one fails.","parameters":{"a":2.1,"b":[-2.1,-1.1,-0.1,1]},"seconds":8},{"id":"cre-p-03","kind":"peer","dimension":"creative_expression","text":"This person joins ideas in ways that others did not think of.","parameters":{"a":1.75,"b":[-1.7,-0.6,0.5,1.7]},"seconds":9},{"id":"cre-p-04","kind":"peer","dimension":"creative_expression","text":"This person keeps to known ways even when they work badly.","reversed":true,"parameters":{"a":1.45,"b":[-2.3,-1.2,-0.1,1.1]},"seconds":8},{"id":"cre-p-05","kind":"peer","dimension":"creative_expression","text":"This person shows ideas in a fresh way.","parameters":{"a":1.75,"b":[-2,-0.9,0.2,1.4]},"seconds":7},{"id":"cre-p-06","kind":"peer","dimension":"creative_expression","text":"This person rarely suggests anything new.","reversed":true,"parameters":{"a":1.45,"b":[-2.6,-1.5,-0.4,0.8]},"seconds":6},{"id":"cre-x-01","kind":"exercise","dimension":"creative_expression","text":"A team looks for uses for empty paper boxes. So far it has these ideas: keep pens in them, keep cables in them, keep cards in them, keep keys in them. Which idea adds a new kind of use?","exercise":{"type":"choice","options":[{"id":"a","text":"Keep coins in them."},{"id":"b","text":"Cut them to make a stand for a phone."},{"id":"c","text":"Keep small tools in them, sorted by size."},{"id":"d","text":"Keep keys in a larger one."}],"rule":{"credit":{"b":1,"c":0.25}}},"seconds":60},{"id":"cre-x-02","kind":"exercise","dimension":"creative_expression","text":"A team wants new ideas for a shop window. Put the steps in an order that lets many ideas come up before any idea is judged.","exercise":{"type":"order","items":[{"id":"a","text":"Choose the best ideas by points that all agreed on."},{"id":"b","text":"Let each person write down ideas alone."},{"id":"c","text":"Try the chosen idea in a small way."},{"id":"d","text":"Agree on the question that the ideas should answer."},{"id":"e","text":"Show all the ideas and add new ones to them."}],"rule":{"order":["d","b","e","a","c"]}},"seconds":80},{"id":"lea-s-01","kind":"self","dimension":"leadership_potential","text":"I help others see what we want to reach together.","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":7},{"id":"lea-s-02","kind":"self","dimension":"leadership_potential","text":"When a group is unsure what to do, I suggest a way to go on.","twin":"lea-s-07","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":9},{"id":"lea-s-03","kind":"self","dimension":"leadership_potential","text":"I would rather not answer for the work of other people.","reversed":true,"twin":"lea-s-22","parameters":{"a":2,"b":[-1.6,-0.6,0.4,1.5]},"seconds":7},{"id":"lea-s-04","kind":"self","dimension":"leadership_potential","text":"I give others tasks that help them grow.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":6},{"id":"lea-s-05","kind":"self","dimension":"leadership_potential","text":"I admit my part when a plan of mine fails.","parameters":{"a":1.55,"b":[-2.9,-1.7,-0.5,0.9]},"seconds":7},{"id":"lea-s-06","kind":"self","dimension":"leadership_potential","text":"I ask for the views of others before I decide for a group.","twin":"lea-s-37","parameters":{"a":1.95,"b":[-2.4,-1.3,-0.2,1]},"seconds":8},{"id":"lea-s-07","kind":"self","dimension":"leadership_potential","text":"When a group does not know what to do, I wait for somebody else to decide.","reversed":true,"twin":"lea-s-02","parameters":{"a":2,"b":[-2.2,-1.2,-0.2,0.9]},"seconds":9},{"id":"lea-s-08","kind":"self","dimension":"leadership_potential","text":"I tell others clearly what I expect of them.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":7},{"id":"lea-s-09","kind":"self","dimension":"leadership_potential","text":"I let others know when they have done good work.","parameters":{"a":1.85,"b":[-3,-1.9,-0.8,0.4]},"seconds":7},{"id":"lea-s-10","kind":"self","dimension":"leadership_potential","text":"I leave it to others to plan our shared work.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":7},{"id":"lea-s-11","kind":"self","dimension":"leadership_potential","text":"I make a needed decision even if some people disagree.","twin":"lea-s-20","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":7},{"id":"lea-s-12","kind":"self","dimension":"leadership_potential","text":"I help people with different views to agree on a plan.","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":7},{"id":"lea-s-13","kind":"self","dimension":"leadership_potential","text":"I find it hard to tell others that their work must improve.","reversed":true,"parameters":{"a":1.15,"b":[-1.4,-0.2,1,2.4]},"seconds":8},{"id":"lea-s-14","kind":"self","dimension":"leadership_potential","text":"I keep the promises that I make to a group.","parameters":{"a":1.45,"b":[-3.5,-2.3,-1.1,0.3]},"seconds":7},{"id":"lea-s-15","kind":"self","dimension":"leadership_potential","text":"I make sure that each person knows their part in the work.","parameters":{"a":2.3,"b":[-1.6,-0.6,0.4,1.5]},"seconds":8},{"id":"lea-s-16","kind":"self","dimension":"leadership_potential","text":"I trust others to do their part without watching each step.","parameters":{"a":1.55,"b":[-2,-0.8,0.4,1.8]},"seconds":7},{"id":"lea-s-17","kind":"self","dimension":"leadership_potential","text":"I lose interest in a shared goal when others doubt it.","reversed":true,"parameters":{"a":1.65,"b":[-2.4,-1.3,-0.2,1]},"seconds":7},{"id":"lea-s-18","kind":"self","dimension":"leadership_potential","text":"I deal with trouble in a team early.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":6},{"id":"lea-s-19","kind":"self","dimension":"leadership_potential","text":"Others ask me what to do when a task is unclear.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":7},{"id":"lea-s-20","kind":"self","dimension":"leadership_potential","text":"I put off a decision when people disagree about it.","reversed":true,"twin":"lea-s-11","parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":7},{"id":"lea-s-21","kind":"self","dimension":"leadership_potential","text":"I explain the reasons for my decisions to the people they affect.","parameters":{"a":1.95,"b":[-2.1,-1,0.1,1.3]},"seconds":8},{"id":"lea-s-22","kind":"self","dimension":"leadership_potential","text":"I would enjoy being in charge of what a team achieves.","twin":"lea-s-03","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":7},{"id":"lea-s-23","kind":"self","dimension":"leadership_potential","text":"I keep useful facts to myself until somebody asks for them.","reversed":true,"parameters":{"a":1.25,"b":[-2.9,-1.7,-0.5,0.9]},"seconds":7},{"id":"lea-s-24","kind":"self","dimension":"leadership_potential","text":"I help a new person to find their place in the team.","parameters":{"a":1.95,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":8},{"id":"lea-s-25","kind":"self","dimension":"leadership_potential","text":"I ask for fair treatment of a team member even when it costs me something.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":9},{"id":"lea-s-26","kind":"self","dimension":"leadership_potential","text":"I would sooner do a task myself than give it to somebody else.","reversed":true,"parameters":{"a":1.15,"b":[-1.4,-0.2,1,2.4]},"seconds":8},{"id":"lea-s-27","kind":"self","dimension":"leadership_potential","text":"I bring people together for a goal that none of them could reach alone.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":9},{"id":"lea-s-28","kind":"self","dimension":"leadership_potential","text":"I change the plans of a group without saying why.","reversed":true,"parameters":{"a":1.55,"b":[-3,-1.9,-0.8,0.4]},"seconds":7},{"id":"lea-s-29","kind":"self","dimension":"leadership_potential","text":"I can describe where my group should be in a year.","parameters":{"a":1.85,"b":[-0.9,0.2,1.3,2.5]},"seconds":7},{"id":"lea-s-30","kind":"self","dimension":"leadership_potential","text":"I think about my own tasks and leave the shared goal to others.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":8},{"id":"lea-s-31","kind":"self","dimension":"leadership_potential","text":"I show people how their task helps the group to reach its goal.","parameters":{"a":2.2,"b":[-1,0,1,2.1]},"seconds":8},{"id":"lea-s-32","kind":"self","dimension":"leadership_potential","text":"When a task has no leader, I offer to lead it.","twin":"lea-s-33","parameters":{"a":2.2,"b":[-1,0,1,2.1]},"seconds":7},{"id":"lea-s-33","kind":"self","dimension":"leadership_potential","text":"When somebody is needed to lead a task, I hope it will be another person.","reversed":true,"twin":"lea-s-32","parameters":{"a":1.7,"b":[-1,0,1,2.1]},"seconds":9},{"id":"lea-s-34","kind":"self","dimension":"leadership_potential","text":"It makes me uneasy when others follow my advice.","reversed":true,"parameters":{"a":1.65,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":7},{"id":"lea-s-35","kind":"self","dimension":"leadership_potential","text":"I decide in time even when I do not have every fact.","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":8},{"id":"lea-s-36","kind":"self","dimension":"leadership_potential","text":"I avoid decisions that would make people like me less.","reversed":true,"enemies":["lea-s-11"],"parameters":{"a":1.55,"b":[-1.2,-0.1,1,2.2]},"seconds":7},{"id":"lea-s-37","kind":"self","dimension":"leadership_potential","text":"I decide for a group without asking the people who are affected.","reversed":true,"twin":"lea-s-06","parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":8},{"id":"lea-s-38","kind":"self","dimension":"leadership_potential","text":"I change a decision of mine when it proves to be wrong.","parameters":{"a":1.85,"b":[-3,-1.9,-0.8,0.4]},"seconds":8},{"id":"lea-s-39","kind":"self","dimension":"leadership_potential","text":"I divide shared work so that nobody has too much of it.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"lea-s-40","kind":"self","dimension":"leadership_potential","text":"I give others a task together with the power to decide on it.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":8},{"id":"lea-s-41","kind":"self","dimension":"leadership_potential","text":"When I have given a task to somebody, I check each step.","reversed":true,"enemies":["lea-s-16"],"parameters":{"a":1.15,"b":[-1.4,-0.2,1,2.4]},"seconds":8},{"id":"lea-s-42","kind":"self","dimension":"leadership_potential","text":"I take back a task when somebody does it differently from me.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":8},{"id":"lea-s-43","kind":"self","dimension":"leadership_potential","text":"Helping others to improve is not part of my work.","reversed":true,"parameters":{"a":1.65,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":7},{"id":"lea-s-44","kind":"self","dimension":"leadership_potential","text":"I have prepared somebody to take over a larger role.","parameters":{"a":1.85,"b":[-0.6,0.5,1.6,2.8]},"seconds":7},{"id":"lea-s-45","kind":"self","dimension":"leadership_potential","text":"I check with others how our shared work is going.","parameters":{"a":1.45,"b":[-3.2,-2,-0.8,0.6]},"seconds":7},{"id":"lea-s-46","kind":"self","dimension":"leadership_potential","text":"It does not matter to me what goal my group works for.","reversed":true,"parameters":{"a":1.55,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":8},{"id":"lea-s-47","kind":"self","dimension":"leadership_potential","text":"I ignore tension in a group and hope that it will pass.","reversed":true,"enemies":["lea-s-18"],"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":8},{"id":"lea-s-48","kind":"self","dimension":"leadership_potential","text":"I tell a person directly when what they do harms the group.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":8},{"id":"lea-s-49","kind":"self","dimension":"leadership_potential","text":"When my group makes a mistake, I answer for it.","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":7},{"id":"lea-s-50","kind":"self","dimension":"leadership_potential","text":"When a shared plan fails, I first point out what others did wrong.","reversed":true,"enemies":["lea-s-05"],"parameters":{"a":1.65,"b":[-2.4,-1.3,-0.2,1]},"seconds":8},{"id":"lea-s-51","kind":"self","dimension":"leadership_potential","text":"I do myself what I ask of others.","parameters":{"a":1.45,"b":[-3.5,-2.3,-1.1,0.3]},"seconds":6},{"id":"lea-s-52","kind":"self","dimension":"leadership_potential","text":"I protect my group from demands that would harm its work.","parameters":{"a":1.85,"b":[-0.6,0.5,1.6,2.8]},"seconds":7},{"id":"lea-s-53","kind":"self","dimension":"leadership_potential","text":"I can win people for a goal that they doubted at first.","twin":"lea-s-54","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":8},{"id":"lea-s-54","kind":"self","dimension":"leadership_potential","text":"I find it hard to get people to support a goal they doubt.","reversed":true,"twin":"lea-s-53","parameters":{"a":1.65,"b":[-1.5,-0.4,0.7,1.9]},"seconds":8},{"id":"lea-s-55","kind":"self","dimension":"leadership_potential","text":"When work goes badly, I remind the group of what it has achieved.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"lea-s-56","kind":"self","dimension":"leadership_potential","text":"I know what each person in my group does best.","parameters":{"a":1.95,"b":[-2.1,-1,0.1,1.3]},"seconds":7},{"id":"lea-s-57","kind":"self","dimension":"leadership_potential","text":"When something urgent happens, I set the first steps for the group.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"lea-s-58","kind":"self","dimension":"leadership_potential","text":"I have led a group through a change that many were against.","parameters":{"a":2.2,"b":[0.2,1.2,2.2,3.3]},"seconds":8},{"id":"lea-s-59","kind":"self","dimension":"leadership_potential","text":"People outside my own group ask me to lead shared work.","parameters":{"a":2.2,"b":[-0.1,0.9,1.9,3]},"seconds":7},{"id":"lea-s-60","kind":"self","dimension":"leadership_potential","text":"I have built up a group that now works well without me.","parameters":{"a":2.2,"b":[-0.1,0.9,1.9,3]},"seconds":8},{"id":"lea-s-61","kind":"self","dimension":"leadership_potential","text":"I take a good idea seriously, no matter whose it is.","parameters":{"a":1.85,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":7},{"id":"lea-s-62","kind":"self","dimension":"leadership_potential","text":"I want my whole group to succeed, not only myself.","parameters":{"a":1.85,"b":[-3.6,-2.5,-1.4,-0.2]},"seconds":7},{"id":"lea-j-01","kind":"situational","dimension":"leadership_potential","text":"Two people in your team disagree about who should look after a large customer. Both have put time into it. The customer expects a call today.","format":"rate","options":[{"id":"a","text":"Make the call yourself, so that neither of the two feels treated badly.","effectiveness":2},{"id":"b","text":"Ask the two to settle it between them and to tell you their answer by noon.","effectiveness":4},{"id":"c","text":"Give them both time, and come back to the matter tomorrow.","effectiveness":1},{"id":"d","text":"Give the customer to the person who had the first contact, as is usual.","effectiveness":3},{"id":"e","text":"Hear both, decide who calls today, and say why.","effectiveness":5}],"seconds":48},{"id":"lea-j-02","kind":"situational","dimension":"leadership_potential","text":"A person in your team was always reliable. This month the person has missed three dates.","format":"best_worst","options":[{"id":"a","text":"Offer to go through the open tasks together and to set new dates.","effectiveness":4},{"id":"b","text":"Wait for one more month, since the person has always been reliable until now.","effectiveness":1},{"id":"c","text":"Remind the whole team in the next meeting that dates are important.","effectiveness":2},{"id":"d","text":"Tell the person in private what you have seen, and ask what has changed.","effectiveness":5},{"id":"e","text":"Give the most urgent tasks of this person to others for the next few weeks.","effectiveness":3}],"seconds":41},{"id":"lea-j-03","kind":"situational","dimension":"leadership_potential","text":"Next week your team must change to a new system. Most people are worried. You had no part in the decision.","format":"rate","options":[{"id":"a","text":"Tell the team that they may go on with the old system for as long as they like.","effectiveness":1},{"id":"b","text":"Ask two people who are curious to try it first and help the others.","effectiveness":4},{"id":"c","text":"Give everybody the dates and the steps in writing.","effectiveness":3},{"id":"d","text":"Tell the team that you did not decide it and would have chosen another system.","effectiveness":2},{"id":"e","text":"Explain the reasons, collect the worries and take them to your manager.","effectiveness":5}],"seconds":48},{"id":"lea-j-04","kind":"situational","dimension":"leadership_potential","text":"In your project meetings, two people give nearly all of the ideas. The four others add little.","format":"best_worst","options":[{"id":"a","text":"Ask each of the four for their view during the meeting, one after the other.","effectiveness":3},{"id":"b","text":"Go on in the same way, because the people who have ideas already share them.","effectiveness":1},{"id":"c","text":"Have everybody send one idea before the meeting, and start with those.","effectiveness":5},{"id":"d","text":"Meet with each of the four to learn what they think about the project.","effectiveness":4},{"id":"e","text":"Ask the two people to keep their ideas back in the next few meetings.","effectiveness":2}],"seconds":42},{"id":"lea-j-05","kind":"situational","dimension":"leadership_potential","text":"Your team reached its goal a month early. Your manager asks how it was done. One person had the main idea, and all worked hard on it.","format":"rate","options":[{"id":"a","text":"Name the person with the idea and what each of the others added.","effectiveness":5},{"id":"b","text":"Describe how you led the team to its goal.","effectiveness":1},{"id":"c","text":"Say that it was a result of the whole team, and name nobody.","effectiveness":3},{"id":"d","text":"Name only the person who had the idea, since it all began with that.","effectiveness":2},{"id":"e","text":"Invite your manager to hear it from the team.","effectiveness":4}],"seconds":47},{"id":"lea-j-06","kind":"situational","dimension":"leadership_potential","text":"You promised your team a free afternoon after a hard week. Now a customer asks for something urgent on that afternoon.","format":"best_worst","options":[{"id":"a","text":"Do the work for the customer alone, and let the team have the afternoon.","effectiveness":3},{"id":"b","text":"Tell the customer that the team can''t be reached then.","effectiveness":1},{"id":"c","text":"Ask the customer if the next morning would do, before you change the plan.","effectiveness":4},{"id":"d","text":"Move the free afternoon to another week for all, since customers come first.","effectiveness":2},{"id":"e","text":"Tell the team, ask who can stay, and give them other time off.","effectiveness":5}],"seconds":41},{"id":"lea-j-07","kind":"situational","dimension":"leadership_potential","text":"The person with the best sales in your team tells customers that the product can do things that it can''t do. No customer has complained so far.","format":"rate","roles":["manager"],"options":[{"id":"a","text":"Remind the whole team that what they tell customers has to be true.","effectiveness":2},{"id":"b","text":"Tell the customers what is true, and then talk with the person.","effectiveness":4},{"id":"c","text":"Report the person to your own manager and let your manager decide.","effectiveness":3},{"id":"d","text":"Go through some calls with the person and agree on what may be said.","effectiveness":5},{"id":"e","text":"Watch the number of complaints in the next weeks, and act when the first one comes in.","effectiveness":1}],"seconds":50},{"id":"lea-p-01","kind":"peer","dimension":"leadership_potential","text":"This person helps the group see what it is working for.","parameters":{"a":2.1,"b":[-1.8,-0.8,0.2,1.3]},"seconds":8},{"id":"lea-p-02","kind":"peer","dimension":"leadership_potential","text":"This person makes decisions when they are needed.","parameters":{"a":2.1,"b":[-2.1,-1.1,-0.1,1]},"seconds":7},{"id":"lea-p-03","kind":"peer","dimension":"leadership_potential","text":"This person avoids being in charge of shared work.","reversed":true,"parameters":{"a":1.45,"b":[-2.3,-1.2,-0.1,1.1]},"seconds":8},{"id":"lea-p-04","kind":"peer","dimension":"leadership_potential","text":"This person makes sure that the views of all are heard.","parameters":{"a":1.75,"b":[-2,-0.9,0.2,1.4]},"seconds":8},{"id":"lea-p-05","kind":"peer","dimension":"leadership_potential","text":"This person helps others to do their best work.","parameters":{"a":2.1,"b":[-1.8,-0.8,0.2,1.3]},"seconds":8},{"id":"lea-p-06","kind":"peer","dimension":"leadership_potential","text":"This person leaves others unsure about what is expected.","reversed":true,"parameters":{"a":1.45,"b":[-2.6,-1.5,-0.4,0.8]},"seconds":8},{"id":"lea-x-01","kind":"exercise","dimension":"leadership_potential","text":"You take over a shared task that is late. Put the steps in the order that works best.","exercise":{"type":"order","items":[{"id":"a","text":"Give each open part to one person, with a date."},{"id":"b","text":"When it is done, talk about what to do better next time."},{"id":"c","text":"Find out what is done and what is still open."},{"id":"d","text":"Check each day how the parts are going."},{"id":"e","text":"Agree with the group on what matters most."}],"rule":{"order":["c","e","a","d","b"]}},"seconds":80},{"id":"lea-x-02","kind":"exercise","dimension":"leadership_potential","text":"Three tasks must be done today: check data (3 hours), make calls (6 hours) and write a letter (3 hours). Each task goes to one person. Which plan works for all three?","table":{"caption":"Who is free and what they can do","columns":["Person","Free hours","Can do"],"rows":[["Person A","4","check data, make calls"],["Person B","6","make calls, write letters"],["Person C","3","check data, write letters"]]},"exercise":{"type":"choice","options":[{"id":"a","text":"A makes calls, B writes the letter, C checks data."},{"id":"b","text":"A checks data, B makes calls, C writes the letter."},{"id":"c","text":"A checks data, B writes the letter, C makes calls."},{"id":"d","text":"A writes the letter, B makes calls, C checks data."}],"rule":{"credit":{"b":1}}},"seconds":90},{"id":"com-s-01","kind":"self","dimension":"communication_skills","text":"I give the main point first.","twin":"com-s-35","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":5},{"id":"com-s-02","kind":"self","dimension":"communication_skills","text":"I choose words that the other person will know.","twin":"com-s-12","parameters":{"a":2.3,"b":[-2.2,-1.2,-0.2,0.9]},"seconds":7},{"id":"com-s-03","kind":"self","dimension":"communication_skills","text":"I check that I have understood before I answer.","twin":"com-s-27","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":7},{"id":"com-s-04","kind":"self","dimension":"communication_skills","text":"My messages often lead to questions because something is missing.","reversed":true,"parameters":{"a":2,"b":[-2.2,-1.2,-0.2,0.9]},"seconds":7},{"id":"com-s-05","kind":"self","dimension":"communication_skills","text":"I can explain a hard topic in simple words.","parameters":{"a":2.3,"b":[-1.6,-0.6,0.4,1.5]},"seconds":7},{"id":"com-s-06","kind":"self","dimension":"communication_skills","text":"I check my messages for mistakes before I send them.","parameters":{"a":1.55,"b":[-2.6,-1.4,-0.2,1.2]},"seconds":7},{"id":"com-s-07","kind":"self","dimension":"communication_skills","text":"I let others finish before I respond.","parameters":{"a":1.95,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":6},{"id":"com-s-08","kind":"self","dimension":"communication_skills","text":"I think about my own reply while the other person is still explaining.","reversed":true,"parameters":{"a":1.55,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"com-s-09","kind":"self","dimension":"communication_skills","text":"I explain in another way when the other person does not follow me.","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":8},{"id":"com-s-10","kind":"self","dimension":"communication_skills","text":"I ask questions to learn what the other person needs.","parameters":{"a":1.85,"b":[-3,-1.9,-0.8,0.4]},"seconds":7},{"id":"com-s-11","kind":"self","dimension":"communication_skills","text":"I tell people in good time when plans change.","parameters":{"a":1.95,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":7},{"id":"com-s-12","kind":"self","dimension":"communication_skills","text":"I use special terms without asking if others know them.","reversed":true,"twin":"com-s-02","parameters":{"a":1.65,"b":[-2.4,-1.3,-0.2,1]},"seconds":7},{"id":"com-s-13","kind":"self","dimension":"communication_skills","text":"I can say no and still keep the contact friendly.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":7},{"id":"com-s-14","kind":"self","dimension":"communication_skills","text":"I give as much detail as the person needs, and no more.","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":8},{"id":"com-s-15","kind":"self","dimension":"communication_skills","text":"I find it hard to decide what to say first.","reversed":true,"parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":7},{"id":"com-s-16","kind":"self","dimension":"communication_skills","text":"At the end of a talk, I sum up what was agreed.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"com-s-17","kind":"self","dimension":"communication_skills","text":"I give long answers to short questions.","reversed":true,"parameters":{"a":1.25,"b":[-2,-0.8,0.4,1.8]},"seconds":6},{"id":"com-s-18","kind":"self","dimension":"communication_skills","text":"I give bad news clearly and with care.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":6},{"id":"com-s-19","kind":"self","dimension":"communication_skills","text":"I keep my messages short and complete.","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":6},{"id":"com-s-20","kind":"self","dimension":"communication_skills","text":"I say the same thing in the same way to everybody.","reversed":true,"twin":"com-s-46","parameters":{"a":1.65,"b":[-2.1,-1,0.1,1.3]},"seconds":7},{"id":"com-s-21","kind":"self","dimension":"communication_skills","text":"I think about whether a call, a meeting or a message is best.","parameters":{"a":1.55,"b":[-2.3,-1.1,0.1,1.5]},"seconds":8},{"id":"com-s-22","kind":"self","dimension":"communication_skills","text":"People understand what I ask of them the first time.","twin":"com-s-31","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":7},{"id":"com-s-23","kind":"self","dimension":"communication_skills","text":"I ask for something without giving the reason.","reversed":true,"parameters":{"a":1.25,"b":[-2.6,-1.4,-0.2,1.2]},"seconds":6},{"id":"com-s-24","kind":"self","dimension":"communication_skills","text":"I can present an idea so that a group wants to know more.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":8},{"id":"com-s-25","kind":"self","dimension":"communication_skills","text":"I win support for an idea by giving good reasons.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":7},{"id":"com-s-26","kind":"self","dimension":"communication_skills","text":"I assume that others have understood me.","reversed":true,"parameters":{"a":1.65,"b":[-1.5,-0.4,0.7,1.9]},"seconds":6},{"id":"com-s-27","kind":"self","dimension":"communication_skills","text":"Before I reply, I make sure that I know what the other person means.","twin":"com-s-03","parameters":{"a":1.95,"b":[-1.8,-0.7,0.4,1.6]},"seconds":9},{"id":"com-s-28","kind":"self","dimension":"communication_skills","text":"I avoid telling people things that they do not want to hear.","reversed":true,"parameters":{"a":1.65,"b":[-1.5,-0.4,0.7,1.9]},"seconds":8},{"id":"com-s-29","kind":"self","dimension":"communication_skills","text":"I use an example when an idea is hard to follow.","parameters":{"a":1.95,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":7},{"id":"com-s-30","kind":"self","dimension":"communication_skills","text":"I give a date or a number instead of words like “soon” or “many”.","parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":9},{"id":"com-s-31","kind":"self","dimension":"communication_skills","text":"People often understand my words in a different way than I meant.","reversed":true,"twin":"com-s-22","parameters":{"a":1.8,"b":[-1.9,-0.9,0.1,1.2]},"seconds":8},{"id":"com-s-32","kind":"self","dimension":"communication_skills","text":"Before I write a message, I decide what the reader should do.","parameters":{"a":2.2,"b":[-1,0,1,2.1]},"seconds":8},{"id":"com-s-33","kind":"self","dimension":"communication_skills","text":"I put what I have to say in an order that others can follow.","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":9},{"id":"com-s-34","kind":"self","dimension":"communication_skills","text":"I mix several topics in one message.","reversed":true,"parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":6},{"id":"com-s-35","kind":"self","dimension":"communication_skills","text":"The most important part of my message comes at the end.","reversed":true,"twin":"com-s-01","parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":7},{"id":"com-s-36","kind":"self","dimension":"communication_skills","text":"I think about what the reader already knows before I explain.","parameters":{"a":2.3,"b":[-1.3,-0.3,0.7,1.8]},"seconds":7},{"id":"com-s-37","kind":"self","dimension":"communication_skills","text":"I leave out steps when I explain something that I know well.","reversed":true,"parameters":{"a":1.55,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"com-s-38","kind":"self","dimension":"communication_skills","text":"When I cannot answer a question, I say who might know.","parameters":{"a":1.45,"b":[-3.2,-2,-0.8,0.6]},"seconds":7},{"id":"com-s-39","kind":"self","dimension":"communication_skills","text":"I repeat in my own words what the other person has told me.","enemies":["com-s-03","com-s-27"],"parameters":{"a":1.85,"b":[-1.2,-0.1,1,2.2]},"seconds":8},{"id":"com-s-40","kind":"self","dimension":"communication_skills","text":"I answer a message before I have read all of it.","reversed":true,"parameters":{"a":1.65,"b":[-2.4,-1.3,-0.2,1]},"seconds":7},{"id":"com-s-41","kind":"self","dimension":"communication_skills","text":"I can sum up a long report in three clear sentences.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":7},{"id":"com-s-42","kind":"self","dimension":"communication_skills","text":"I take a question seriously even if it seems simple.","parameters":{"a":1.85,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":7},{"id":"com-s-43","kind":"self","dimension":"communication_skills","text":"After I explain a task, I ask others what they will do first.","parameters":{"a":1.85,"b":[-0.9,0.2,1.3,2.5]},"seconds":8},{"id":"com-s-44","kind":"self","dimension":"communication_skills","text":"If somebody misunderstands me, it is mostly their own fault.","reversed":true,"parameters":{"a":1.65,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":7},{"id":"com-s-45","kind":"self","dimension":"communication_skills","text":"I ask people how I could have explained something better.","parameters":{"a":1.85,"b":[-0.6,0.5,1.6,2.8]},"seconds":7},{"id":"com-s-46","kind":"self","dimension":"communication_skills","text":"I explain a thing differently to a beginner and to an expert.","twin":"com-s-20","parameters":{"a":2.3,"b":[-1.9,-0.9,0.1,1.2]},"seconds":8},{"id":"com-s-47","kind":"self","dimension":"communication_skills","text":"I choose the way of contact that is easiest for me.","reversed":true,"parameters":{"a":1.55,"b":[-1.2,-0.1,1,2.2]},"seconds":7},{"id":"com-s-48","kind":"self","dimension":"communication_skills","text":"I write so that people who are still learning the language can follow me.","parameters":{"a":1.85,"b":[-0.9,0.2,1.3,2.5]},"seconds":9},{"id":"com-s-49","kind":"self","dimension":"communication_skills","text":"I pass on news to all the people who need it.","parameters":{"a":1.95,"b":[-2.7,-1.6,-0.5,0.7]},"seconds":7},{"id":"com-s-50","kind":"self","dimension":"communication_skills","text":"I leave a message without an answer when I do not know what to say.","reversed":true,"parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":9},{"id":"com-s-51","kind":"self","dimension":"communication_skills","text":"If I cannot answer at once, I say when I will.","parameters":{"a":1.95,"b":[-1.5,-0.4,0.7,1.9]},"seconds":7},{"id":"com-s-52","kind":"self","dimension":"communication_skills","text":"What I say becomes unclear when the topic is unpleasant.","reversed":true,"enemies":["com-s-28"],"parameters":{"a":1.65,"b":[-1.5,-0.4,0.7,1.9]},"seconds":7},{"id":"com-s-53","kind":"self","dimension":"communication_skills","text":"I can disagree with people and keep them willing to discuss the matter.","parameters":{"a":2.2,"b":[-0.7,0.3,1.3,2.4]},"seconds":8},{"id":"com-s-54","kind":"self","dimension":"communication_skills","text":"In a disagreement, I repeat my own point instead of answering theirs.","reversed":true,"parameters":{"a":1.65,"b":[-1.8,-0.7,0.4,1.6]},"seconds":8},{"id":"com-s-55","kind":"self","dimension":"communication_skills","text":"I give the reasons that matter to the other person, not to me.","parameters":{"a":2.2,"b":[-0.4,0.6,1.6,2.7]},"seconds":8},{"id":"com-s-56","kind":"self","dimension":"communication_skills","text":"I have changed the view of a group by the way I explained a matter.","parameters":{"a":2.2,"b":[-0.1,0.9,1.9,3]},"seconds":9},{"id":"com-s-57","kind":"self","dimension":"communication_skills","text":"People ask me to explain what others could not make clear.","parameters":{"a":2.2,"b":[-0.1,0.9,1.9,3]},"seconds":7},{"id":"com-s-58","kind":"self","dimension":"communication_skills","text":"People can follow my written instructions without asking me anything.","parameters":{"a":2.2,"b":[0.2,1.2,2.2,3.3]},"seconds":7},{"id":"com-s-59","kind":"self","dimension":"communication_skills","text":"When I notice that a message of mine was wrong, I correct it.","parameters":{"a":1.85,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":8},{"id":"com-s-60","kind":"self","dimension":"communication_skills","text":"I give my opinion without asking others for theirs.","reversed":true,"parameters":{"a":1.55,"b":[-3,-1.9,-0.8,0.4]},"seconds":7},{"id":"com-s-61","kind":"self","dimension":"communication_skills","text":"I see no need to explain a thing more than once.","reversed":true,"parameters":{"a":1.55,"b":[-3.3,-2.2,-1.1,0.1]},"seconds":7},{"id":"com-s-62","kind":"self","dimension":"communication_skills","text":"I try to be clear when I explain something to others.","parameters":{"a":1.85,"b":[-3.6,-2.5,-1.4,-0.2]},"seconds":7},{"id":"com-j-01","kind":"situational","dimension":"communication_skills","text":"A customer writes a long, angry message about a wrong bill. The bill is right, but the text on it is easy to misread.","format":"rate","options":[{"id":"a","text":"Say that you are sorry about the wrong bill, and that somebody will look into it.","effectiveness":1},{"id":"b","text":"Call the customer, let them tell you the whole matter, and then explain the bill.","effectiveness":5},{"id":"c","text":"Answer politely, and say that the bill was checked and that it is right.","effectiveness":2},{"id":"d","text":"Say that the text is easy to misread, and show how the amount is made up.","effectiveness":4},{"id":"e","text":"Send the customer a link to the page that explains each part of a bill.","effectiveness":3}],"seconds":52},{"id":"com-j-02","kind":"situational","dimension":"communication_skills","text":"A colleague in another country needs to know how to close an order in the system. The colleague is still learning your language. Both of you have little time.","format":"best_worst","options":[{"id":"a","text":"Call, explain, and ask the colleague to give the steps back in their own words.","effectiveness":4},{"id":"b","text":"Close the order yourself this time, so that both of you can go on with other work.","effectiveness":1},{"id":"c","text":"Send the whole manual and name the chapter where it is explained.","effectiveness":3},{"id":"d","text":"Explain it in a short call, and say that questions are welcome later.","effectiveness":2},{"id":"e","text":"Send numbered steps in short sentences, with pictures of the screens.","effectiveness":5}],"seconds":45},{"id":"com-j-03","kind":"situational","dimension":"communication_skills","text":"You have ten minutes with three managers. You must tell them about a problem, and you need their decision today.","format":"rate","options":[{"id":"a","text":"Show all the figures that you have on the problem.","effectiveness":1},{"id":"b","text":"Start with the decision that you need, then give the reasons.","effectiveness":5},{"id":"c","text":"Tell what happened from the start, so that they know the whole story.","effectiveness":2},{"id":"d","text":"Send one page the day before, and use the time for questions.","effectiveness":4},{"id":"e","text":"Describe the problem, and let the managers work out what has to be decided.","effectiveness":3}],"seconds":46},{"id":"com-j-04","kind":"situational","dimension":"communication_skills","text":"A customer explains a problem to you and uses terms that you do not know. You have missed a part of what the customer needs.","format":"best_worst","options":[{"id":"a","text":"Say in your own words what you have understood, and ask about the part you missed.","effectiveness":5},{"id":"b","text":"Let the customer go on, since the rest may make the missing part clear.","effectiveness":2},{"id":"c","text":"Suggest the answer that has helped most other customers with a problem of this kind.","effectiveness":1},{"id":"d","text":"Ask the customer to explain the whole problem again, in a simpler way.","effectiveness":3},{"id":"e","text":"Note the terms, and ask about them one after the other.","effectiveness":4}],"seconds":44},{"id":"com-j-05","kind":"situational","dimension":"communication_skills","text":"You asked three colleagues to send you their figures by Friday. On Friday morning two of them have not answered.","format":"rate","options":[{"id":"a","text":"Tell each of the two what is missing, why and by when.","effectiveness":5},{"id":"b","text":"Wait until Monday before you ask again.","effectiveness":1},{"id":"c","text":"Ask each of the two what they still need to finish.","effectiveness":4},{"id":"d","text":"Send your first message to all three again.","effectiveness":3},{"id":"e","text":"Ask the manager of the two to remind them that the figures are due.","effectiveness":2}],"seconds":43},{"id":"com-j-06","kind":"situational","dimension":"communication_skills","text":"An order will be two weeks late. The customer has told you before that the date is very important.","format":"best_worst","options":[{"id":"a","text":"Call now, give the new date and the reason, and offer ways to help until then.","effectiveness":5},{"id":"b","text":"Write to the customer now that the order will be late and that you are sorry.","effectiveness":3},{"id":"c","text":"Call now, and ask what the delay means for the customer.","effectiveness":4},{"id":"d","text":"Tell the customer that the order is being worked on.","effectiveness":1},{"id":"e","text":"Wait until the exact new date is known, and tell the customer then.","effectiveness":2}],"seconds":41},{"id":"com-j-07","kind":"situational","dimension":"communication_skills","text":"You call a person for the first time. The person says: I am busy, what is this about?","format":"rate","roles":["telecaller","sales"],"options":[{"id":"a","text":"Give your full opening, because the person needs each part of it to decide.","effectiveness":1},{"id":"b","text":"Say that it will take only one minute, and start to explain your offer.","effectiveness":2},{"id":"c","text":"Ask for a better time, note it, and end the call.","effectiveness":4},{"id":"d","text":"Offer to send the details by email, and ask for the address.","effectiveness":3},{"id":"e","text":"Say in one sentence why you call, and ask if now or later is better.","effectiveness":5}],"seconds":47},{"id":"com-p-01","kind":"peer","dimension":"communication_skills","text":"This person explains things so that others understand them.","parameters":{"a":2.1,"b":[-2.1,-1.1,-0.1,1]},"seconds":8},{"id":"com-p-02","kind":"peer","dimension":"communication_skills","text":"This person lets others finish and takes in what they say.","parameters":{"a":1.75,"b":[-2.3,-1.2,-0.1,1.1]},"seconds":8},{"id":"com-p-03","kind":"peer","dimension":"communication_skills","text":"This person leaves out things that others need to know.","reversed":true,"parameters":{"a":1.8,"b":[-2.1,-1.1,-0.1,1]},"seconds":8},{"id":"com-p-04","kind":"peer","dimension":"communication_skills","text":"This person tells people in time what they need to know.","parameters":{"a":1.75,"b":[-2.3,-1.2,-0.1,1.1]},"seconds":8},{"id":"com-p-05","kind":"peer","dimension":"communication_skills","text":"This person adapts a message to the person it is for.","parameters":{"a":2.1,"b":[-1.8,-0.8,0.2,1.3]},"seconds":8},{"id":"com-p-06","kind":"peer","dimension":"communication_skills","text":"This person gives longer answers than needed.","reversed":true,"parameters":{"a":1.05,"b":[-2.2,-1,0.2,1.6]},"seconds":7},{"id":"com-x-01","kind":"exercise","dimension":"communication_skills","text":"This sentence is hard to read: “It is to be noted that, with regard to your order, a delay of two days has been experienced.” Which sentence says the same most clearly?","exercise":{"type":"choice","options":[{"id":"a","text":"There has been a delay with regard to your order."},{"id":"b","text":"Please note that a delay of two days has been experienced with your order."},{"id":"c","text":"Your order may be late by some days."},{"id":"d","text":"Your order is two days late."}],"rule":{"credit":{"a":0.25,"b":0.5,"d":1}}},"seconds":60},{"id":"com-x-02","kind":"exercise","dimension":"communication_skills","text":"These sentences belong to one message to a customer. Put them in the order that makes the message easy to follow.","exercise":{"type":"order","items":[{"id":"a","text":"We can send ten chairs today, or all twelve on Friday."},{"id":"b","text":"This message is about your order of 12 chairs."},{"id":"c","text":"If we do not hear from you, we will send all twelve on Friday."},{"id":"d","text":"Two of the chairs are not in stock."},{"id":"e","text":"Please tell us by noon which of the two you would like."}],"rule":{"order":["b","d","a","e","c"]}},"seconds":75},{"id":"emo-s-01","kind":"self","dimension":"emotional_intelligence","text":"I notice when someone I work with is acting differently from usual.","parameters":{"a":1.9,"b":[-3.03,-2.06,-1.03,-0.05]},"seconds":8},{"id":"emo-s-02","kind":"self","dimension":"emotional_intelligence","text":"Before I discuss a difficult subject, I think about how the other person may feel.","enemies":["emo-s-61"],"parameters":{"a":2.1,"b":[-2.48,-1.73,-0.54,0.23]},"seconds":9},{"id":"emo-s-03","kind":"self","dimension":"emotional_intelligence","text":"When people get upset at work, I wait for someone else to deal with it.","reversed":true,"parameters":{"a":1.6,"b":[-2.49,-1.52,-0.52,0.54]},"seconds":9},{"id":"emo-s-04","kind":"self","dimension":"emotional_intelligence","text":"After a disagreement, I am the first to try to make things right again.","enemies":["emo-s-62"],"parameters":{"a":2,"b":[-1.51,-0.6,0.42,1.6]},"seconds":9},{"id":"emo-s-05","kind":"self","dimension":"emotional_intelligence","text":"I can tell when a group has stopped agreeing, even before anyone says so.","parameters":{"a":1.7,"b":[-0.94,0.03,1.09,2.12]},"seconds":9},{"id":"emo-s-06","kind":"self","dimension":"emotional_intelligence","text":"When I am angry about a message, I let some time pass before I answer.","twin":"emo-s-07","parameters":{"a":1.8,"b":[-2.24,-1.17,-0.16,1.1]},"seconds":9},{"id":"emo-s-07","kind":"self","dimension":"emotional_intelligence","text":"I answer messages while I am still angry about them.","reversed":true,"twin":"emo-s-06","parameters":{"a":1.5,"b":[-2.3,-1.34,-0.1,0.89]},"seconds":8},{"id":"emo-s-08","kind":"self","dimension":"emotional_intelligence","text":"I ask people how they would like to get feedback from me.","enemies":["emo-s-53","emo-s-60"],"parameters":{"a":1.8,"b":[-0.26,0.82,1.79,2.71]},"seconds":8},{"id":"emo-s-09","kind":"self","dimension":"emotional_intelligence","text":"I find it hard to tell what matters most to the people I work with.","reversed":true,"parameters":{"a":1.4,"b":[-1.99,-0.87,0.29,1.56]},"seconds":9},{"id":"emo-s-10","kind":"self","dimension":"emotional_intelligence","text":"I know which situations at work make me tense.","parameters":{"a":1.4,"b":[-3.51,-2.4,-1.48,-0.58]},"seconds":7},{"id":"emo-s-11","kind":"self","dimension":"emotional_intelligence","text":"I tell people exactly what I value in their work.","twin":"emo-s-12","parameters":{"a":1.9,"b":[-1.64,-0.52,0.57,1.61]},"seconds":8},{"id":"emo-s-12","kind":"self","dimension":"emotional_intelligence","text":"When a coworker helps me, I say what it was that helped.","twin":"emo-s-11","enemies":["emo-s-54"],"parameters":{"a":1.7,"b":[-1.72,-0.78,0.38,1.25]},"seconds":8},{"id":"emo-s-13","kind":"self","dimension":"emotional_intelligence","text":"When someone tells me about a problem, I start giving advice at once.","reversed":true,"enemies":["emo-s-14"],"parameters":{"a":1.2,"b":[-0.45,0.62,1.4,2.42]},"seconds":9},{"id":"emo-s-14","kind":"self","dimension":"emotional_intelligence","text":"I check that I have understood how a person feels before I suggest a solution.","enemies":["emo-s-13"],"parameters":{"a":2.2,"b":[-1.08,-0.07,1.03,2.07]},"seconds":9},{"id":"emo-s-15","kind":"self","dimension":"emotional_intelligence","text":"I stay polite with people who are rude to me.","parameters":{"a":1.5,"b":[-2.87,-1.88,-0.7,0.32]},"seconds":8},{"id":"emo-s-16","kind":"self","dimension":"emotional_intelligence","text":"When people find problems in my work, my first answer is to defend it.","reversed":true,"enemies":["emo-s-49"],"parameters":{"a":1.3,"b":[-1.05,0.03,1.15,2.22]},"seconds":9},{"id":"emo-s-17","kind":"self","dimension":"emotional_intelligence","text":"I build good working relationships with people whose views are different from mine.","parameters":{"a":2.3,"b":[-2.07,-1.09,-0.15,0.81]},"seconds":9},{"id":"emo-s-18","kind":"self","dimension":"emotional_intelligence","text":"When someone has been left out of a discussion, I ask for their view.","parameters":{"a":2.1,"b":[-1.18,-0.3,0.67,1.7]},"seconds":9},{"id":"emo-s-19","kind":"self","dimension":"emotional_intelligence","text":"I learn about conflicts around me only after they have become serious.","reversed":true,"parameters":{"a":1.4,"b":[-1.75,-0.56,0.31,1.51]},"seconds":8},{"id":"emo-s-20","kind":"self","dimension":"emotional_intelligence","text":"People from outside my group ask me to help them end a conflict.","enemies":["emo-s-47"],"parameters":{"a":1.8,"b":[0.45,1.29,2.29,3.09]},"seconds":9},{"id":"emo-s-21","kind":"self","dimension":"emotional_intelligence","text":"I joke about coworkers without knowing how they feel about it.","reversed":true,"parameters":{"a":1.4,"b":[-3.27,-2.42,-1.41,-0.62]},"seconds":8},{"id":"emo-s-22","kind":"self","dimension":"emotional_intelligence","text":"I choose my words for bad news to suit the person who will receive it.","parameters":{"a":1.9,"b":[-1.93,-0.93,0.13,1.09]},"seconds":9},{"id":"emo-s-23","kind":"self","dimension":"emotional_intelligence","text":"When a coworker is under pressure, I ask what would help.","enemies":["emo-s-38"],"parameters":{"a":2.2,"b":[-2.23,-1.21,-0.33,0.54]},"seconds":8},{"id":"emo-s-24","kind":"self","dimension":"emotional_intelligence","text":"I avoid working with people after we have disagreed strongly.","reversed":true,"enemies":["emo-s-50"],"parameters":{"a":1.6,"b":[-2.56,-1.54,-0.64,0.38]},"seconds":8},{"id":"emo-s-25","kind":"self","dimension":"emotional_intelligence","text":"When two coworkers are in conflict, both of them trust me to be fair.","parameters":{"a":2,"b":[-0.75,0.23,1.27,2.21]},"seconds":9},{"id":"emo-s-26","kind":"self","dimension":"emotional_intelligence","text":"After one difficult meeting, I have a fixed opinion of a person.","reversed":true,"parameters":{"a":1.5,"b":[-2.04,-1.04,0.04,1.01]},"seconds":8},{"id":"emo-s-27","kind":"self","dimension":"emotional_intelligence","text":"When I am upset at work, I can say what caused it.","parameters":{"a":1.7,"b":[-2.76,-1.64,-0.48,0.64]},"seconds":8},{"id":"emo-s-28","kind":"self","dimension":"emotional_intelligence","text":"A bad start to the day changes how I treat people afterwards.","reversed":true,"parameters":{"a":1.5,"b":[-1.98,-0.89,0.23,1.32]},"seconds":8},{"id":"emo-s-29","kind":"self","dimension":"emotional_intelligence","text":"When a discussion becomes tense, I suggest that we continue at a later time.","parameters":{"a":1.8,"b":[-0.87,0.15,1.21,2.23]},"seconds":9},{"id":"emo-s-30","kind":"self","dimension":"emotional_intelligence","text":"I say or write things in anger that I am sorry about later.","reversed":true,"twin":"emo-s-31","parameters":{"a":1.8,"b":[-2.44,-1.38,-0.29,0.76]},"seconds":9},{"id":"emo-s-31","kind":"self","dimension":"emotional_intelligence","text":"Even when I am angry, I choose words that I will not be sorry about.","twin":"emo-s-30","parameters":{"a":2,"b":[-1.92,-0.86,0.23,1.28]},"seconds":10},{"id":"emo-s-32","kind":"self","dimension":"emotional_intelligence","text":"I treat people fairly even when I do not like them.","parameters":{"a":1.9,"b":[-3.26,-2.21,-1.12,-0.06]},"seconds":8},{"id":"emo-s-33","kind":"self","dimension":"emotional_intelligence","text":"When I do not understand why someone is upset, I ask them.","parameters":{"a":2.2,"b":[-1.87,-0.85,0.2,1.23]},"seconds":8},{"id":"emo-s-34","kind":"self","dimension":"emotional_intelligence","text":"I guess at the reasons for what people do instead of asking them.","reversed":true,"parameters":{"a":1.5,"b":[-0.73,0.36,1.48,2.57]},"seconds":9},{"id":"emo-s-35","kind":"self","dimension":"emotional_intelligence","text":"Before I call a person difficult, I try to find out what troubles them.","parameters":{"a":2,"b":[-1.3,-0.25,0.84,1.9]},"seconds":9},{"id":"emo-s-36","kind":"self","dimension":"emotional_intelligence","text":"I work well with people whom most others find difficult.","parameters":{"a":2,"b":[-0.37,0.65,1.71,2.73]},"seconds":8},{"id":"emo-s-37","kind":"self","dimension":"emotional_intelligence","text":"When someone is hurt by a small matter, I decide that they are too sensitive.","reversed":true,"parameters":{"a":1.6,"b":[-1.77,-0.68,0.45,1.54]},"seconds":10},{"id":"emo-s-38","kind":"self","dimension":"emotional_intelligence","text":"Before I help someone, I ask what kind of help they want.","twin":"emo-s-39","enemies":["emo-s-23"],"parameters":{"a":2.2,"b":[-1.23,-0.21,0.84,1.87]},"seconds":8},{"id":"emo-s-39","kind":"self","dimension":"emotional_intelligence","text":"I help people in my own way without asking what they want.","reversed":true,"twin":"emo-s-38","parameters":{"a":1.7,"b":[-1.67,-0.62,0.47,1.53]},"seconds":8},{"id":"emo-s-40","kind":"self","dimension":"emotional_intelligence","text":"Some days after a coworker had a hard time, I ask how things are now.","parameters":{"a":2,"b":[-0.91,0.08,1.1,2.09]},"seconds":10},{"id":"emo-s-41","kind":"self","dimension":"emotional_intelligence","text":"When I offer help and the person says no, I accept that.","parameters":{"a":1.6,"b":[-3.66,-2.64,-1.58,-0.56]},"seconds":8},{"id":"emo-s-42","kind":"self","dimension":"emotional_intelligence","text":"I tell people who have a problem that others have bigger ones.","reversed":true,"parameters":{"a":1.5,"b":[-3.12,-2.03,-0.91,0.18]},"seconds":8},{"id":"emo-s-43","kind":"self","dimension":"emotional_intelligence","text":"Coworkers tell me about worries that they share with few other people.","parameters":{"a":2,"b":[-0.16,0.86,1.92,2.94]},"seconds":8},{"id":"emo-s-44","kind":"self","dimension":"emotional_intelligence","text":"When I have hurt someone, I say sorry and give no excuses.","twin":"emo-s-45","parameters":{"a":2.2,"b":[-1.66,-0.64,0.42,1.44]},"seconds":8},{"id":"emo-s-45","kind":"self","dimension":"emotional_intelligence","text":"When I say sorry, I add why it was not really my fault.","reversed":true,"twin":"emo-s-44","parameters":{"a":1.6,"b":[-1.22,-0.16,0.93,1.98]},"seconds":9},{"id":"emo-s-46","kind":"self","dimension":"emotional_intelligence","text":"When a coworker has annoyed me, I keep from them facts that they need.","reversed":true,"parameters":{"a":1.6,"b":[-3.59,-2.57,-1.51,-0.49]},"seconds":9},{"id":"emo-s-47","kind":"self","dimension":"emotional_intelligence","text":"In the last year, I helped two people to work together again after a conflict.","enemies":["emo-s-20"],"parameters":{"a":2,"b":[0.53,1.49,2.48,3.43]},"seconds":10},{"id":"emo-s-48","kind":"self","dimension":"emotional_intelligence","text":"In a conflict, I name the points on which both sides agree.","parameters":{"a":2,"b":[-0.58,0.44,1.5,2.52]},"seconds":8},{"id":"emo-s-49","kind":"self","dimension":"emotional_intelligence","text":"When I get critical feedback, I thank the person and think about it.","enemies":["emo-s-16"],"parameters":{"a":1.9,"b":[-1.49,-0.43,0.66,1.71]},"seconds":9},{"id":"emo-s-50","kind":"self","dimension":"emotional_intelligence","text":"I avoid people who have told me what was wrong with my work.","reversed":true,"enemies":["emo-s-24"],"parameters":{"a":1.6,"b":[-2.98,-1.92,-0.83,0.22]},"seconds":9},{"id":"emo-s-51","kind":"self","dimension":"emotional_intelligence","text":"I ask people to tell me if something I do bothers them.","parameters":{"a":2.1,"b":[0.07,1.06,2.08,3.07]},"seconds":8},{"id":"emo-s-52","kind":"self","dimension":"emotional_intelligence","text":"When I tell someone about their mistake, I do it in private.","parameters":{"a":1.8,"b":[-2.57,-1.51,-0.43,0.63]},"seconds":8},{"id":"emo-s-53","kind":"self","dimension":"emotional_intelligence","text":"After I give critical feedback, I ask the person how they felt about it.","enemies":["emo-s-08"],"parameters":{"a":1.9,"b":[0.37,1.36,2.38,3.37]},"seconds":9},{"id":"emo-s-54","kind":"self","dimension":"emotional_intelligence","text":"I thank people when they help me.","enemies":["emo-s-12"],"parameters":{"a":1.6,"b":[-3.93,-2.94,-1.92,-0.93]},"seconds":6},{"id":"emo-s-55","kind":"self","dimension":"emotional_intelligence","text":"When others make unkind remarks about an absent person, I ask them to stop.","parameters":{"a":1.9,"b":[0.2,1.23,2.28,3.3]},"seconds":9},{"id":"emo-s-56","kind":"self","dimension":"emotional_intelligence","text":"In a conflict, I support my friends at work before I know the facts.","reversed":true,"parameters":{"a":1.5,"b":[-1.42,-0.33,0.79,1.88]},"seconds":9},{"id":"emo-s-57","kind":"self","dimension":"emotional_intelligence","text":"I keep private what people tell me in trust.","enemies":["emo-s-58"],"parameters":{"a":1.8,"b":[-3.6,-2.58,-1.53,-0.5]},"seconds":7},{"id":"emo-s-58","kind":"self","dimension":"emotional_intelligence","text":"I pass on private things that I learn about coworkers.","reversed":true,"enemies":["emo-s-57"],"parameters":{"a":1.5,"b":[-2.9,-1.81,-0.69,0.4]},"seconds":8},{"id":"emo-s-59","kind":"self","dimension":"emotional_intelligence","text":"I change how I work with a person to suit what that person needs.","parameters":{"a":2.2,"b":[-0.98,0.04,1.09,2.12]},"seconds":9},{"id":"emo-s-60","kind":"self","dimension":"emotional_intelligence","text":"I know how each of my close coworkers wants to be told about problems.","enemies":["emo-s-08"],"parameters":{"a":1.9,"b":[-0.28,0.71,1.73,2.72]},"seconds":9},{"id":"emo-s-61","kind":"self","dimension":"emotional_intelligence","text":"Before I suggest a change, I think about who may be worried by it.","enemies":["emo-s-02"],"parameters":{"a":2.1,"b":[-1.08,-0.02,1.07,2.13]},"seconds":9},{"id":"emo-s-62","kind":"self","dimension":"emotional_intelligence","text":"After each strong disagreement in the last year, I made things right with the person.","enemies":["emo-s-04"],"parameters":{"a":2,"b":[0.51,1.5,2.52,3.51]},"seconds":10},{"id":"emo-j-01","kind":"situational","dimension":"emotional_intelligence","text":"Amara usually shares many ideas in your weekly meeting. In the last three weeks there have been none. Amara''s other work is still good. The two of you work closely together.","format":"rate","options":[{"id":"a","text":"Tell Amara in private that you noticed a change, and ask if anything would help.","effectiveness":5},{"id":"b","text":"Tell your manager that Amara may be losing interest in the work.","effectiveness":1},{"id":"c","text":"Invite Amara to prepare one topic for the next meeting together with you.","effectiveness":4},{"id":"d","text":"Do nothing for now, since the work is good and the reason may be private.","effectiveness":3},{"id":"e","text":"Ask for Amara''s opinion in the next meeting, to give a clear chance to take part.","effectiveness":2}],"seconds":55},{"id":"emo-j-02","kind":"situational","dimension":"emotional_intelligence","text":"A customer is angry about a bill. You find that the bill is wrong and that another department made the mistake. The customer wants to know what will happen now.","format":"rate","options":[{"id":"a","text":"Let the customer explain everything first, and promise an answer before this evening.","effectiveness":4},{"id":"b","text":"Say sorry several times, and promise that the money will be back tomorrow, although you have not checked this.","effectiveness":1},{"id":"c","text":"Explain that the billing department made the mistake, and give the customer the name of a person there who can correct it.","effectiveness":3},{"id":"d","text":"Say that the bill is wrong, that you understand the trouble it causes, and what you will do next.","effectiveness":5},{"id":"e","text":"Ask the customer to put the complaint in writing.","effectiveness":2}],"roles":["telecaller","customer_service","sales"],"seconds":55},{"id":"emo-j-03","kind":"situational","dimension":"emotional_intelligence","text":"Yesterday you sent Tomas an angry message about a late delivery, with copies to three others. Today you learn that Tomas did not cause the delay.","format":"best_worst","options":[{"id":"a","text":"Wait until Tomas mentions the message, and then say that you are sorry.","effectiveness":3},{"id":"b","text":"Write to Tomas and the three others that your message was unfair.","effectiveness":5},{"id":"c","text":"Tell Tomas in private that you are sorry, and ask how the delay affected him.","effectiveness":4},{"id":"d","text":"Say nothing about the message, but give Tomas extra help with the next delivery as a friendly sign.","effectiveness":2},{"id":"e","text":"Explain to Tomas that the facts you had yesterday made your message a fair one.","effectiveness":1}],"seconds":45},{"id":"emo-j-04","kind":"situational","dimension":"emotional_intelligence","text":"A new coworker is in another office. In online meetings the others often decide things before the new coworker can give a view. There has been no complaint.","format":"rate","options":[{"id":"a","text":"Advise the coworker to speak or write earlier and more often.","effectiveness":2},{"id":"b","text":"Wait until the coworker says that this is a problem, because it may not be one.","effectiveness":1},{"id":"c","text":"In the next meeting, ask the group to collect every person''s view before a decision is made.","effectiveness":4},{"id":"d","text":"Send the coworker your own notes after each meeting, with what was decided and why.","effectiveness":3},{"id":"e","text":"Ask the coworker what would make it easier to take part, and suggest that to the group.","effectiveness":5}],"seconds":55},{"id":"emo-j-05","kind":"situational","dimension":"emotional_intelligence","text":"Two coworkers disagree about a shared schedule. Each one comes to you in private and complains about the other. You need both of them for your own work.","format":"best_worst","options":[{"id":"a","text":"Suggest a meeting of all three, and begin with what each person needs from the schedule.","effectiveness":5},{"id":"b","text":"Encourage each of them to talk to the other, and offer to help them prepare.","effectiveness":4},{"id":"c","text":"Tell each of them that you do not want to take part, and go on with your own work.","effectiveness":2},{"id":"d","text":"Decide who has the better reasons, tell both of them what you think, and support that person from now on.","effectiveness":1}],"seconds":40},{"id":"emo-j-06","kind":"situational","dimension":"emotional_intelligence","text":"A coworker spent three weeks on a proposal. Your group chose a different one, and you have been asked to tell the coworker. The result will be known to all tomorrow.","format":"rate","options":[{"id":"a","text":"Talk in private today, give the result and the real reasons, and ask what the coworker would like to do next.","effectiveness":5},{"id":"b","text":"Talk today about the strong parts of the proposal, and leave the result for tomorrow.","effectiveness":2},{"id":"c","text":"Send a short and polite message today, so that the coworker knows before the others do.","effectiveness":3},{"id":"d","text":"Give the result in private today, and offer to explain the reasons later.","effectiveness":4},{"id":"e","text":"Give the result tomorrow together with all the others, so that every person is treated in exactly the same way.","effectiveness":1}],"seconds":60},{"id":"emo-j-07","kind":"situational","dimension":"emotional_intelligence","text":"In a group meeting, a coworker lists problems in a plan that you made. You think that some of the points are right and some are wrong.","format":"best_worst","options":[{"id":"a","text":"Answer the wrong points one by one, and leave out the others.","effectiveness":1},{"id":"b","text":"Explain how little time you had when you made the plan.","effectiveness":2},{"id":"c","text":"Accept all the points so that the meeting can go on.","effectiveness":3},{"id":"d","text":"Say which points you agree with, and ask for an example of each of the others so that you can understand them better.","effectiveness":5},{"id":"e","text":"Write the points down, and ask the coworker to go through them with you after the meeting.","effectiveness":4}],"seconds":45},{"id":"emo-p-01","kind":"peer","dimension":"emotional_intelligence","text":"This person notices when others need help.","parameters":{"a":1.6,"b":[-2.41,-1.28,-0.33,0.74]},"seconds":7},{"id":"emo-p-02","kind":"peer","dimension":"emotional_intelligence","text":"This person stays respectful when a conversation becomes tense.","parameters":{"a":1.7,"b":[-2.55,-1.46,-0.48,0.36]},"seconds":8},{"id":"emo-p-03","kind":"peer","dimension":"emotional_intelligence","text":"This person gives advice before they have understood the problem.","reversed":true,"parameters":{"a":1.3,"b":[-1.7,-0.42,0.6,1.59]},"seconds":9},{"id":"emo-p-04","kind":"peer","dimension":"emotional_intelligence","text":"This person adjusts the way they work to suit each coworker.","parameters":{"a":1.5,"b":[-1.1,0.1,0.94,2.09]},"seconds":9},{"id":"emo-p-05","kind":"peer","dimension":"emotional_intelligence","text":"This person helps to make things right after a conflict.","parameters":{"a":1.8,"b":[-1.33,-0.41,0.48,1.48]},"seconds":9},{"id":"emo-p-06","kind":"peer","dimension":"emotional_intelligence","text":"This person treats feedback as an attack.","reversed":true,"parameters":{"a":1.3,"b":[-2.83,-1.75,-0.75,0.21]},"seconds":7},{"id":"emo-x-01","kind":"exercise","dimension":"emotional_intelligence","text":"The table shows all the messages that Dana sent to the group this week. Which statement do the messages support best?","table":{"caption":"Messages from Dana","columns":["Day","Message"],"rows":[["Monday","I am happy to write the survey. It will be ready on Thursday."],["Tuesday","The draft is done. Could someone review it? I would like a second opinion."],["Wednesday","I have had no replies about the draft, so I will assume that it is fine."],["Thursday","The survey has been sent. Next time, I would like us to name a reviewer at the start."]]},"exercise":{"type":"choice","options":[{"id":"a","text":"Dana is sure that the survey is good and does not need reviews."},{"id":"b","text":"Dana wanted a reply to the draft, and is content with how the week went."},{"id":"c","text":"Dana missed the help of the group, and wants it to be agreed in advance next time."},{"id":"d","text":"Dana has too much work and does not want to write the next survey."},{"id":"e","text":"Dana is angry with one person who had agreed to review the draft."}],"rule":{"credit":{"c":1,"b":0.4}}},"seconds":80},{"id":"emo-x-02","kind":"exercise","dimension":"emotional_intelligence","text":"A coworker writes to you: \"You changed my part of the plan without asking me.\" This is true. Put the steps below in the order that is most likely to solve the problem and keep a good working relationship.","exercise":{"type":"order","items":[{"id":"a","text":"Suggest a version of the plan that meets your coworker''s needs and your own."},{"id":"b","text":"Say that you made the change, and that you are sorry you did not ask."},{"id":"c","text":"A week later, check with your coworker that the agreement is working."},{"id":"d","text":"Ask which parts of the change cause problems for your coworker."},{"id":"e","text":"Agree on the version to use, and on how such changes will be made in future."}],"rule":{"order":["b","d","a","e","c"]}},"seconds":80},{"id":"lrn-s-01","kind":"self","dimension":"learning_agility","text":"I ask for feedback while a task is still in progress.","enemies":["lrn-s-29","lrn-s-30"],"parameters":{"a":1.9,"b":[-1.51,-0.37,0.63,1.58]},"seconds":8},{"id":"lrn-s-02","kind":"self","dimension":"learning_agility","text":"When rules or tools at work change, I learn the new ones.","parameters":{"a":1.8,"b":[-3.36,-2.54,-1.78,-0.95]},"seconds":8},{"id":"lrn-s-03","kind":"self","dimension":"learning_agility","text":"When I can choose, I take the tasks that I already know well.","reversed":true,"enemies":["lrn-s-47"],"parameters":{"a":1.3,"b":[-0.65,0.47,1.34,2.45]},"seconds":9},{"id":"lrn-s-04","kind":"self","dimension":"learning_agility","text":"I try a new method on a small task before I judge it.","enemies":["lrn-s-06"],"parameters":{"a":1.7,"b":[-1.95,-0.99,0.18,1.09]},"seconds":9},{"id":"lrn-s-05","kind":"self","dimension":"learning_agility","text":"In the last three months, I have taught myself something that I now use.","parameters":{"a":1.9,"b":[-1.74,-0.62,0.44,1.49]},"seconds":9},{"id":"lrn-s-06","kind":"self","dimension":"learning_agility","text":"When a method works for me, I keep it without trying others.","reversed":true,"enemies":["lrn-s-04","lrn-s-38","lrn-s-57"],"parameters":{"a":1.5,"b":[-1.14,-0.08,1.06,2.06]},"seconds":8},{"id":"lrn-s-07","kind":"self","dimension":"learning_agility","text":"After a task goes badly, I work out what I would do differently next time.","twin":"lrn-s-08","parameters":{"a":2.1,"b":[-2.55,-1.54,-0.52,0.31]},"seconds":9},{"id":"lrn-s-08","kind":"self","dimension":"learning_agility","text":"When I am not pleased with a result, I decide what to change the next time.","twin":"lrn-s-07","parameters":{"a":1.9,"b":[-2.38,-1.43,-0.55,0.54]},"seconds":10},{"id":"lrn-s-09","kind":"self","dimension":"learning_agility","text":"I already know almost everything that my work requires.","reversed":true,"parameters":{"a":1.2,"b":[-1.33,-0.22,0.96,2.04]},"seconds":7},{"id":"lrn-s-10","kind":"self","dimension":"learning_agility","text":"I ask people outside my group how they handle problems like mine.","parameters":{"a":1.9,"b":[-0.63,0.4,1.24,2.23]},"seconds":8},{"id":"lrn-s-11","kind":"self","dimension":"learning_agility","text":"When my plans for the day change, I find it hard to start on the new tasks.","reversed":true,"twin":"lrn-s-12","parameters":{"a":1.5,"b":[-1.99,-0.86,0.15,1.35]},"seconds":10},{"id":"lrn-s-12","kind":"self","dimension":"learning_agility","text":"When my plans for the day change, I start on the new tasks without much trouble.","twin":"lrn-s-11","parameters":{"a":1.8,"b":[-2.16,-1.08,-0.08,0.93]},"seconds":10},{"id":"lrn-s-13","kind":"self","dimension":"learning_agility","text":"I choose some of my tasks because they will teach me something.","parameters":{"a":2,"b":[-1.23,-0.32,0.77,1.62]},"seconds":8},{"id":"lrn-s-14","kind":"self","dimension":"learning_agility","text":"I can name an opinion about my work that I have changed in the last year.","parameters":{"a":1.6,"b":[-1.3,-0.25,0.82,1.91]},"seconds":10},{"id":"lrn-s-15","kind":"self","dimension":"learning_agility","text":"I wait for formal training before I use anything new.","reversed":true,"parameters":{"a":1.4,"b":[-2.49,-1.43,-0.48,0.76]},"seconds":8},{"id":"lrn-s-16","kind":"self","dimension":"learning_agility","text":"When I learn something useful, I use it in my work within a few weeks.","enemies":["lrn-s-52"],"parameters":{"a":2.2,"b":[-1.94,-1.07,-0.06,0.82]},"seconds":9},{"id":"lrn-s-17","kind":"self","dimension":"learning_agility","text":"When there is no course or guide, I find my own way to learn.","parameters":{"a":2.3,"b":[-1.85,-0.71,0.11,1.04]},"seconds":9},{"id":"lrn-s-18","kind":"self","dimension":"learning_agility","text":"I get the same comments about my work from one year to the next.","reversed":true,"parameters":{"a":1.2,"b":[-1.83,-0.88,0.23,1.18]},"seconds":9},{"id":"lrn-s-19","kind":"self","dimension":"learning_agility","text":"I search for facts that could show that my idea is wrong.","parameters":{"a":1.7,"b":[-0.14,0.85,1.84,2.75]},"seconds":8},{"id":"lrn-s-20","kind":"self","dimension":"learning_agility","text":"I keep some time for learning each week, even in busy periods.","enemies":["lrn-s-44"],"parameters":{"a":2,"b":[0.16,1.12,2.19,2.9]},"seconds":8},{"id":"lrn-s-21","kind":"self","dimension":"learning_agility","text":"When I do not understand a new subject, I leave it to others.","reversed":true,"twin":"lrn-s-22","parameters":{"a":1.7,"b":[-2.97,-1.91,-0.98,0.09]},"seconds":9},{"id":"lrn-s-22","kind":"self","dimension":"learning_agility","text":"When I do not understand a new subject, I find a person or source that can explain it.","twin":"lrn-s-21","enemies":["lrn-s-59"],"parameters":{"a":2,"b":[-2.97,-1.95,-1.1,-0.13]},"seconds":10},{"id":"lrn-s-23","kind":"self","dimension":"learning_agility","text":"I use lessons from one kind of work in a very different kind of work.","enemies":["lrn-s-53"],"parameters":{"a":2.2,"b":[-1.02,-0.05,1.02,2.06]},"seconds":9},{"id":"lrn-s-24","kind":"self","dimension":"learning_agility","text":"When my first attempt fails, I try again in the same way.","reversed":true,"enemies":["lrn-s-34"],"parameters":{"a":1.4,"b":[-2.22,-1.07,-0.15,0.9]},"seconds":8},{"id":"lrn-s-25","kind":"self","dimension":"learning_agility","text":"I accept tasks for which I have only some of the skills.","parameters":{"a":1.6,"b":[-0.59,0.43,1.48,2.63]},"seconds":8},{"id":"lrn-s-26","kind":"self","dimension":"learning_agility","text":"I give up a new way of working if it is slower during the first week.","reversed":true,"parameters":{"a":1.6,"b":[-1.73,-0.55,0.31,1.37]},"seconds":10},{"id":"lrn-s-27","kind":"self","dimension":"learning_agility","text":"I ask what I could do better, even when a task went well.","enemies":["lrn-s-30"],"parameters":{"a":2.1,"b":[-0.76,0.27,1.32,2.34]},"seconds":9},{"id":"lrn-s-28","kind":"self","dimension":"learning_agility","text":"After I get feedback, I try out the advice on my next task.","parameters":{"a":2.2,"b":[-2.16,-1.14,-0.08,0.94]},"seconds":9},{"id":"lrn-s-29","kind":"self","dimension":"learning_agility","text":"I ask for opinions on my work only when I am told to.","reversed":true,"twin":"lrn-s-30","enemies":["lrn-s-01"],"parameters":{"a":1.7,"b":[-1.43,-0.37,0.72,1.77]},"seconds":9},{"id":"lrn-s-30","kind":"self","dimension":"learning_agility","text":"I ask people for comments on my work on my own initiative.","twin":"lrn-s-29","enemies":["lrn-s-01","lrn-s-27"],"parameters":{"a":2,"b":[-1.47,-0.45,0.61,1.63]},"seconds":8},{"id":"lrn-s-31","kind":"self","dimension":"learning_agility","text":"I ask the people who are most critical of my work what I should change.","parameters":{"a":1.9,"b":[0.29,1.28,2.3,3.29]},"seconds":10},{"id":"lrn-s-32","kind":"self","dimension":"learning_agility","text":"When I do not like a piece of feedback, I ignore it.","reversed":true,"parameters":{"a":1.7,"b":[-2.43,-1.37,-0.13,0.93]},"seconds":8},{"id":"lrn-s-33","kind":"self","dimension":"learning_agility","text":"When something went well, I work out why, so that I can do it again.","parameters":{"a":2,"b":[-1.09,-0.03,1.05,2.11]},"seconds":10},{"id":"lrn-s-34","kind":"self","dimension":"learning_agility","text":"I make the same mistake several times before I change anything.","reversed":true,"enemies":["lrn-s-24"],"parameters":{"a":1.5,"b":[-2.98,-1.92,-0.84,0.22]},"seconds":8},{"id":"lrn-s-35","kind":"self","dimension":"learning_agility","text":"I accept that I will make mistakes while I learn something new.","parameters":{"a":1.5,"b":[-3.86,-2.84,-1.79,-0.76]},"seconds":8},{"id":"lrn-s-36","kind":"self","dimension":"learning_agility","text":"When a coworker shows me a better way to do a task, I use it.","parameters":{"a":1.8,"b":[-3.3,-2.27,-1.22,-0.2]},"seconds":10},{"id":"lrn-s-37","kind":"self","dimension":"learning_agility","text":"I doubt a new way of working until all the others use it.","reversed":true,"parameters":{"a":1.5,"b":[-1.82,-0.7,0.45,1.58]},"seconds":9},{"id":"lrn-s-38","kind":"self","dimension":"learning_agility","text":"In the last month, I have tried at least two new ways to do a usual task.","enemies":["lrn-s-06"],"parameters":{"a":2,"b":[0.48,1.43,2.42,3.38]},"seconds":10},{"id":"lrn-s-39","kind":"self","dimension":"learning_agility","text":"After a change, I go on in the old way for as long as I can.","reversed":true,"twin":"lrn-s-40","parameters":{"a":1.8,"b":[-2.44,-1.42,-0.37,0.66]},"seconds":10},{"id":"lrn-s-40","kind":"self","dimension":"learning_agility","text":"When we agree to work in a new way, I use it from then on.","twin":"lrn-s-39","parameters":{"a":2.2,"b":[-2.25,-1.23,-0.17,0.85]},"seconds":10},{"id":"lrn-s-41","kind":"self","dimension":"learning_agility","text":"I help coworkers to deal with changes in our work.","parameters":{"a":1.9,"b":[-0.89,0.17,1.26,2.32]},"seconds":8},{"id":"lrn-s-42","kind":"self","dimension":"learning_agility","text":"I like to learn things that I can use in my work.","parameters":{"a":1.7,"b":[-3.28,-2.22,-1.13,-0.08]},"seconds":8},{"id":"lrn-s-43","kind":"self","dimension":"learning_agility","text":"I stop learning about a subject as soon as I know the basics.","reversed":true,"parameters":{"a":1.5,"b":[-0.9,0.19,1.31,2.4]},"seconds":9},{"id":"lrn-s-44","kind":"self","dimension":"learning_agility","text":"I have a plan, with dates, for what I will learn this year.","enemies":["lrn-s-20"],"parameters":{"a":2.1,"b":[0.77,1.72,2.71,3.66]},"seconds":9},{"id":"lrn-s-45","kind":"self","dimension":"learning_agility","text":"I test myself to find out if I have really learned something.","parameters":{"a":1.9,"b":[-0.52,0.5,1.55,2.58]},"seconds":8},{"id":"lrn-s-46","kind":"self","dimension":"learning_agility","text":"When learning becomes hard, I change to something easier.","reversed":true,"parameters":{"a":1.7,"b":[-1.69,-0.64,0.45,1.5]},"seconds":7},{"id":"lrn-s-47","kind":"self","dimension":"learning_agility","text":"I ask for tasks that I have never done before.","enemies":["lrn-s-03","lrn-s-48"],"parameters":{"a":2,"b":[-0.27,0.76,1.81,2.83]},"seconds":8},{"id":"lrn-s-48","kind":"self","dimension":"learning_agility","text":"I refuse tasks that I have not done before.","reversed":true,"enemies":["lrn-s-47"],"parameters":{"a":1.6,"b":[-3.51,-2.45,-1.36,-0.31]},"seconds":7},{"id":"lrn-s-49","kind":"self","dimension":"learning_agility","text":"I avoid tasks in which others could find out what I cannot do yet.","reversed":true,"parameters":{"a":1.6,"b":[-1.52,-0.43,0.69,1.78]},"seconds":9},{"id":"lrn-s-50","kind":"self","dimension":"learning_agility","text":"It is fine with me to be a beginner again.","parameters":{"a":1.6,"b":[-2.57,-1.42,-0.23,0.93]},"seconds":8},{"id":"lrn-s-51","kind":"self","dimension":"learning_agility","text":"I take part in useful training when it is offered to me.","parameters":{"a":1.5,"b":[-3.58,-2.55,-1.5,-0.48]},"seconds":8},{"id":"lrn-s-52","kind":"self","dimension":"learning_agility","text":"After training, I go back to working exactly as I did before.","reversed":true,"enemies":["lrn-s-16"],"parameters":{"a":1.8,"b":[-2.13,-1.08,0.01,1.07]},"seconds":8},{"id":"lrn-s-53","kind":"self","dimension":"learning_agility","text":"When a problem is new to me, I ask myself which earlier problem was like it.","enemies":["lrn-s-23"],"parameters":{"a":1.9,"b":[-1.3,-0.21,0.91,2]},"seconds":10},{"id":"lrn-s-54","kind":"self","dimension":"learning_agility","text":"When I have learned something, I teach it to others soon after.","parameters":{"a":1.9,"b":[-0.68,0.35,1.4,2.43]},"seconds":8},{"id":"lrn-s-55","kind":"self","dimension":"learning_agility","text":"I give up old habits at work when they no longer help.","enemies":["lrn-s-56"],"parameters":{"a":2,"b":[-2.52,-1.46,-0.37,0.69]},"seconds":8},{"id":"lrn-s-56","kind":"self","dimension":"learning_agility","text":"I keep old habits at work although I know better ones.","reversed":true,"enemies":["lrn-s-55"],"parameters":{"a":1.6,"b":[-1.16,-0.1,0.99,2.04]},"seconds":8},{"id":"lrn-s-57","kind":"self","dimension":"learning_agility","text":"I have stopped using a method that I was good at, because I found a better one.","enemies":["lrn-s-06"],"parameters":{"a":2,"b":[-0.08,0.91,2.09,3.08]},"seconds":10},{"id":"lrn-s-58","kind":"self","dimension":"learning_agility","text":"I learn from people who have less experience than I have.","parameters":{"a":1.9,"b":[-1.99,-0.9,0.22,1.31]},"seconds":8},{"id":"lrn-s-59","kind":"self","dimension":"learning_agility","text":"When I do not know something, I say so and ask.","twin":"lrn-s-60","enemies":["lrn-s-22"],"parameters":{"a":1.9,"b":[-2.71,-1.69,-0.64,0.39]},"seconds":8},{"id":"lrn-s-60","kind":"self","dimension":"learning_agility","text":"I would rather not know a thing than have to ask about it.","reversed":true,"twin":"lrn-s-59","parameters":{"a":1.6,"b":[-2.56,-1.5,-0.41,0.64]},"seconds":9},{"id":"lrn-s-61","kind":"self","dimension":"learning_agility","text":"I can name the skill that I most need to improve.","parameters":{"a":1.8,"b":[-2.58,-1.49,-0.37,0.72]},"seconds":8},{"id":"lrn-s-62","kind":"self","dimension":"learning_agility","text":"Each month, I can name something that I now do better than before.","parameters":{"a":2.1,"b":[0.15,1.14,2.16,3.14]},"seconds":9},{"id":"lrn-j-01","kind":"situational","dimension":"learning_agility","text":"In four weeks your group will move to new software. You know the old software very well, and it will work until the last day.","format":"rate","options":[{"id":"a","text":"Use the old software to the end so that you get as much work done as possible.","effectiveness":1},{"id":"b","text":"Ask someone who already uses the new software which parts are most different, and try those.","effectiveness":4},{"id":"c","text":"Do one real task each week in the new software, and collect your questions.","effectiveness":5},{"id":"d","text":"Let others find the problems first, and learn from their experience after the move.","effectiveness":2},{"id":"e","text":"Finish the online course in the first week, and then go back to the old software until the move.","effectiveness":3}],"seconds":55},{"id":"lrn-j-02","kind":"situational","dimension":"learning_agility","text":"Your manager says that your reports have too much detail. You put a lot of work into the detail, and some readers have praised it.","format":"best_worst","options":[{"id":"a","text":"Ask what the readers decide with the help of the reports, and choose the detail that these decisions need.","effectiveness":5},{"id":"b","text":"Explain to your manager which readers have praised the detail.","effectiveness":2},{"id":"c","text":"Make the next report shorter, and ask your manager if it is closer to what is needed.","effectiveness":4},{"id":"d","text":"Offer to give the reports to a coworker who likes a shorter style.","effectiveness":1},{"id":"e","text":"Make all your reports shorter from now on.","effectiveness":3}],"seconds":40},{"id":"lrn-j-03","kind":"situational","dimension":"learning_agility","text":"A large customer has chosen another company after months of work by your group. A new project begins at once, and nobody has time to talk about the loss.","format":"rate","options":[{"id":"a","text":"Suggest a meeting about the loss for a week when there is less work.","effectiveness":3},{"id":"b","text":"Find out what the other company offered, and offer the same to the next customer.","effectiveness":2},{"id":"c","text":"Give the new project your full attention, since the old one can no longer be changed by anything you do.","effectiveness":1},{"id":"d","text":"Ask the customer what decided the choice, and share what you learn with the group.","effectiveness":5},{"id":"e","text":"Write down two things that you will do differently, and start with them in the new project.","effectiveness":4}],"roles":["sales","telecaller"],"seconds":55},{"id":"lrn-j-04","kind":"situational","dimension":"learning_agility","text":"You move to a group whose field is new to you. You have one month before you must do tasks alone.","format":"best_worst","options":[{"id":"a","text":"Work beside an experienced person for the month, and do parts of that person''s tasks.","effectiveness":4},{"id":"b","text":"Ask two experienced people what matters most, and begin with a small real task.","effectiveness":5},{"id":"c","text":"Study all the documents of the last two years, so that you know the field well before you do any task.","effectiveness":2},{"id":"d","text":"Do the work with the methods of your former field, which gave good results there.","effectiveness":1},{"id":"e","text":"Take a full task at once, and learn what you need whenever a problem appears.","effectiveness":3}],"seconds":45},{"id":"lrn-j-05","kind":"situational","dimension":"learning_agility","text":"For years you have done a weekly task in the same way. A new coworker shows you a way that takes half the time. In the first test, it led to two errors.","format":"rate","options":[{"id":"a","text":"Find out with the coworker how the two errors happened, and then test the new way again.","effectiveness":4},{"id":"b","text":"Keep to your own way, because correct results matter more than saved time.","effectiveness":2},{"id":"c","text":"Use the new way only for the work in which an error would matter little.","effectiveness":3},{"id":"d","text":"Change to the new way now, and correct errors when people report them.","effectiveness":2},{"id":"e","text":"Do the same small piece of work in both ways, and compare time and errors.","effectiveness":5}],"seconds":55},{"id":"lrn-j-06","kind":"situational","dimension":"learning_agility","text":"You have finished more than half of a task. Then the customer changes the goal. Some of what you have done may no longer be needed.","format":"best_worst","options":[{"id":"a","text":"Finish the first plan, since most of it is done, and then add what the new goal needs.","effectiveness":1},{"id":"b","text":"Ask why the goal changed, and then decide which finished parts still help.","effectiveness":5},{"id":"c","text":"Start again from the beginning, so that old and new parts do not get mixed.","effectiveness":2},{"id":"d","text":"Make a new plan and a new date for the rest, and agree on both with the customer.","effectiveness":4}],"seconds":40},{"id":"lrn-j-07","kind":"situational","dimension":"learning_agility","text":"Two months ago you took a course on working with data. You liked it, but you have not used any of it since then.","format":"rate","options":[{"id":"a","text":"Choose a task that you have now, use one method from the course, and ask someone to review the result.","effectiveness":5},{"id":"b","text":"Go through the lessons again, so that you are ready when a task comes.","effectiveness":3},{"id":"c","text":"Take the next course in the same subject, since more knowledge will make it easier to find a use for it.","effectiveness":2},{"id":"d","text":"Offer to help another group with a task that needs it.","effectiveness":4},{"id":"e","text":"Keep the course notes in a safe place until your work requires them.","effectiveness":1}],"seconds":55},{"id":"lrn-p-01","kind":"peer","dimension":"learning_agility","text":"This person changes how they work after they get feedback.","parameters":{"a":1.8,"b":[-1.9,-0.83,0.32,1.26]},"seconds":9},{"id":"lrn-p-02","kind":"peer","dimension":"learning_agility","text":"This person learns new tools or rules without being reminded.","parameters":{"a":1.6,"b":[-2.36,-1.43,-0.31,0.65]},"seconds":9},{"id":"lrn-p-03","kind":"peer","dimension":"learning_agility","text":"This person keeps to the old way after a better one has been shown to work.","reversed":true,"parameters":{"a":1.4,"b":[-2.07,-1.04,-0.14,0.93]},"seconds":11},{"id":"lrn-p-04","kind":"peer","dimension":"learning_agility","text":"This person shares what they have learned from their own mistakes.","parameters":{"a":1.6,"b":[-0.98,0.01,1.27,2.07]},"seconds":9},{"id":"lrn-p-05","kind":"peer","dimension":"learning_agility","text":"This person works well when plans change.","parameters":{"a":1.7,"b":[-1.95,-0.89,0.05,1.03]},"seconds":7},{"id":"lrn-p-06","kind":"peer","dimension":"learning_agility","text":"This person makes the same kind of mistake again and again.","reversed":true,"parameters":{"a":1.3,"b":[-2.89,-1.9,-0.85,0.15]},"seconds":9},{"id":"lrn-x-01","kind":"exercise","dimension":"learning_agility","text":"A company gives each order a code. The table shows codes made by the old rule. From today two things change: the letter for the zone comes last, and the letter that marks an express order comes first. All else stays the same. What is the code today for an express order of 4 boxes to the South zone?","table":{"caption":"Codes made by the old rule","columns":["Zone","Boxes","Express","Code"],"rows":[["North","3","No","N3"],["South","5","Yes","S5X"],["East","2","Yes","E2X"],["West","6","No","W6"]]},"exercise":{"type":"text_match","rule":{"accept":["X4S","X 4 S","X-4-S"]}},"seconds":75},{"id":"lrn-x-02","kind":"exercise","dimension":"learning_agility","text":"Nobody has told you how the delivery fee is worked out. You know that the fee has a fixed part and an equal amount for each item, and that one of these two changed in March. What is the fee for 5 items after the change?","table":{"caption":"Fees that were charged","columns":["When","Items","Fee"],"rows":[["February","1","7"],["February","2","10"],["February","4","16"],["March, after the change","1","9"],["March, after the change","3","15"]]},"exercise":{"type":"number","rule":{"answer":21,"tolerance":0,"partial_tolerance":2}},"seconds":90},{"id":"tec-s-01","kind":"self","dimension":"technical_proficiency","text":"I can use the main functions of the tools in my work without help.","parameters":{"a":1.8,"b":[-3.38,-2.5,-1.73,-0.79]},"seconds":9},{"id":"tec-s-02","kind":"self","dimension":"technical_proficiency","text":"When a tool gives an error, I search for the cause before I ask for help.","parameters":{"a":2,"b":[-1.91,-0.78,0.1,1.26]},"seconds":10},{"id":"tec-s-03","kind":"self","dimension":"technical_proficiency","text":"When a program stops working, I change settings without knowing what they do.","reversed":true,"parameters":{"a":1.2,"b":[-0.94,0.16,1.09,2.27]},"seconds":9},{"id":"tec-s-04","kind":"self","dimension":"technical_proficiency","text":"I set up my tools so that repeated work takes fewer steps.","twin":"tec-s-05","enemies":["tec-s-32"],"parameters":{"a":2.3,"b":[-1.13,-0.1,0.85,1.94]},"seconds":8},{"id":"tec-s-05","kind":"self","dimension":"technical_proficiency","text":"I find ways to let a tool do work that I would have to repeat.","twin":"tec-s-04","enemies":["tec-s-38"],"parameters":{"a":2.1,"b":[-0.97,-0.06,1,1.85]},"seconds":9},{"id":"tec-s-06","kind":"self","dimension":"technical_proficiency","text":"I can explain where the data in my work comes from.","parameters":{"a":1.7,"b":[-2.25,-1.27,-0.32,0.68]},"seconds":8},{"id":"tec-s-07","kind":"self","dimension":"technical_proficiency","text":"I use only the functions of a tool that someone has shown me.","reversed":true,"twin":"tec-s-08","parameters":{"a":1.6,"b":[-2.01,-0.97,0.18,1.17]},"seconds":9},{"id":"tec-s-08","kind":"self","dimension":"technical_proficiency","text":"I use functions of my tools that I found without being shown.","twin":"tec-s-07","parameters":{"a":2,"b":[-1.66,-0.64,0.3,1.38]},"seconds":8},{"id":"tec-s-09","kind":"self","dimension":"technical_proficiency","text":"Before I make large changes to a file, I make sure that there is a copy.","parameters":{"a":1.6,"b":[-2.07,-0.98,-0.07,1.14]},"seconds":10},{"id":"tec-s-10","kind":"self","dimension":"technical_proficiency","text":"I use the same password for more than one work account.","reversed":true,"enemies":["tec-s-52"],"parameters":{"a":1.2,"b":[-1.68,-0.55,0.47,1.79]},"seconds":8},{"id":"tec-s-11","kind":"self","dimension":"technical_proficiency","text":"I compare the result from a tool with a rough estimate of my own.","twin":"tec-s-13","parameters":{"a":1.8,"b":[-0.84,0.19,1.24,2.24]},"seconds":9},{"id":"tec-s-12","kind":"self","dimension":"technical_proficiency","text":"Coworkers ask me how to solve problems with tools or equipment.","enemies":["tec-s-59"],"parameters":{"a":2.2,"b":[-0.97,-0.01,1.08,2.14]},"seconds":8},{"id":"tec-s-13","kind":"self","dimension":"technical_proficiency","text":"I accept the result that a tool gives without checking it.","reversed":true,"twin":"tec-s-11","enemies":["tec-s-43","tec-s-44"],"parameters":{"a":1.5,"b":[-1.54,-0.49,0.59,1.8]},"seconds":8},{"id":"tec-s-14","kind":"self","dimension":"technical_proficiency","text":"I know which data at work must be kept private.","parameters":{"a":1.5,"b":[-3.21,-2.38,-1.27,-0.52]},"seconds":8},{"id":"tec-s-15","kind":"self","dimension":"technical_proficiency","text":"I leave technical problems for someone else to solve.","reversed":true,"parameters":{"a":1.7,"b":[-2.54,-1.63,-0.48,0.46]},"seconds":7},{"id":"tec-s-16","kind":"self","dimension":"technical_proficiency","text":"When several tools could do a task, I can choose the one that fits best.","enemies":["tec-s-56"],"parameters":{"a":2.2,"b":[-2.03,-1.22,-0.16,0.86]},"seconds":9},{"id":"tec-s-17","kind":"self","dimension":"technical_proficiency","text":"I do tasks with more steps than needed because I do not know what my tools can do.","reversed":true,"parameters":{"a":1.5,"b":[-1.77,-0.56,0.54,1.42]},"seconds":10},{"id":"tec-s-18","kind":"self","dimension":"technical_proficiency","text":"I write down the steps of technical tasks so that others can repeat them.","parameters":{"a":1.7,"b":[-0.61,0.58,1.44,2.53]},"seconds":9},{"id":"tec-s-19","kind":"self","dimension":"technical_proficiency","text":"When I report a technical fault, I list the steps that led to it.","parameters":{"a":1.8,"b":[-1.59,-0.35,0.61,1.76]},"seconds":9},{"id":"tec-s-20","kind":"self","dimension":"technical_proficiency","text":"I name my work files in a way that only I can understand.","reversed":true,"parameters":{"a":1.3,"b":[-2.44,-1.2,-0.07,0.91]},"seconds":9},{"id":"tec-s-21","kind":"self","dimension":"technical_proficiency","text":"I can join data from two sources and find the entries that do not match.","parameters":{"a":1.9,"b":[-0.87,0.29,1.31,2.22]},"seconds":9},{"id":"tec-s-22","kind":"self","dimension":"technical_proficiency","text":"I have built or improved a tool, form, or template that others now use.","enemies":["tec-s-58"],"parameters":{"a":1.8,"b":[-0.38,0.71,1.81,2.78]},"seconds":9},{"id":"tec-s-23","kind":"self","dimension":"technical_proficiency","text":"I lose work because it was not saved or copied.","reversed":true,"parameters":{"a":1.4,"b":[-3.26,-2.3,-1.27,-0.28]},"seconds":8},{"id":"tec-s-24","kind":"self","dimension":"technical_proficiency","text":"I find the cause of technical faults that others have not been able to find.","parameters":{"a":2.1,"b":[0.35,1.35,2.18,2.98]},"seconds":9},{"id":"tec-s-25","kind":"self","dimension":"technical_proficiency","text":"I learn about changes in my tools only when something stops working.","reversed":true,"parameters":{"a":1.5,"b":[-1.46,-0.35,0.73,1.76]},"seconds":8},{"id":"tec-s-26","kind":"self","dimension":"technical_proficiency","text":"I test a change on a small part before I apply it to everything.","parameters":{"a":2,"b":[-1.35,-0.31,0.77,1.78]},"seconds":9},{"id":"tec-s-27","kind":"self","dimension":"technical_proficiency","text":"I need help with tools that I use every week.","reversed":true,"parameters":{"a":1.8,"b":[-3.25,-2.23,-1.17,-0.15]},"seconds":8},{"id":"tec-s-28","kind":"self","dimension":"technical_proficiency","text":"I ask for help before I do something that could damage a tool or data.","parameters":{"a":1.6,"b":[-3.61,-2.56,-1.47,-0.42]},"seconds":10},{"id":"tec-s-29","kind":"self","dimension":"technical_proficiency","text":"I can find and open the files or forms that I need for my work.","parameters":{"a":1.7,"b":[-3.9,-2.91,-1.9,-0.91]},"seconds":10},{"id":"tec-s-30","kind":"self","dimension":"technical_proficiency","text":"I know where to find instructions for the tools that I use.","parameters":{"a":1.7,"b":[-3.21,-2.15,-1.07,-0.01]},"seconds":8},{"id":"tec-s-31","kind":"self","dimension":"technical_proficiency","text":"I know my main tools well enough to teach them to someone else.","enemies":["tec-s-57"],"parameters":{"a":2.3,"b":[-1.56,-0.53,0.52,1.54]},"seconds":9},{"id":"tec-s-32","kind":"self","dimension":"technical_proficiency","text":"I change the settings of a new tool to suit my work.","twin":"tec-s-33","enemies":["tec-s-04"],"parameters":{"a":2,"b":[-0.99,0.04,1.09,2.11]},"seconds":8},{"id":"tec-s-33","kind":"self","dimension":"technical_proficiency","text":"I leave the settings of my tools as they were when I got them.","reversed":true,"twin":"tec-s-32","parameters":{"a":1.6,"b":[-1.03,0.02,1.11,2.17]},"seconds":9},{"id":"tec-s-34","kind":"self","dimension":"technical_proficiency","text":"I close error messages without finding out what they mean.","reversed":true,"parameters":{"a":1.6,"b":[-2.7,-1.64,-0.56,0.5]},"seconds":8},{"id":"tec-s-35","kind":"self","dimension":"technical_proficiency","text":"I can tell if a problem comes from the tool, the data, or the way I used it.","parameters":{"a":2.3,"b":[-0.98,0.01,1.03,2.02]},"seconds":11},{"id":"tec-s-36","kind":"self","dimension":"technical_proficiency","text":"After I have solved a fault, I make sure that it cannot happen again.","parameters":{"a":2.2,"b":[-0.77,0.26,1.31,2.33]},"seconds":9},{"id":"tec-s-37","kind":"self","dimension":"technical_proficiency","text":"I copy data from one tool to another although a program could do it for me.","reversed":true,"parameters":{"a":1.6,"b":[-1.29,-0.23,0.86,1.91]},"seconds":10},{"id":"tec-s-38","kind":"self","dimension":"technical_proficiency","text":"In the last six months, I have made a tool do a task that people did before.","enemies":["tec-s-05"],"parameters":{"a":1.9,"b":[0.4,1.35,2.34,3.3]},"seconds":10},{"id":"tec-s-39","kind":"self","dimension":"technical_proficiency","text":"I write formulas, rules, or small programs that handle data for me.","parameters":{"a":2,"b":[-0.05,0.9,1.89,2.85]},"seconds":8},{"id":"tec-s-40","kind":"self","dimension":"technical_proficiency","text":"I can sort and filter a list to find what I need.","parameters":{"a":1.9,"b":[-2.62,-1.6,-0.55,0.47]},"seconds":8},{"id":"tec-s-41","kind":"self","dimension":"technical_proficiency","text":"I need someone else to get the data that I want out of a system.","reversed":true,"parameters":{"a":1.7,"b":[-1.89,-0.87,0.19,1.21]},"seconds":10},{"id":"tec-s-42","kind":"self","dimension":"technical_proficiency","text":"I know in which cases my tools give wrong results.","parameters":{"a":2.1,"b":[-0.3,0.72,1.78,2.8]},"seconds":8},{"id":"tec-s-43","kind":"self","dimension":"technical_proficiency","text":"I use the results of calculations without knowing how they were made.","reversed":true,"enemies":["tec-s-13"],"parameters":{"a":1.5,"b":[-0.88,0.21,1.33,2.42]},"seconds":8},{"id":"tec-s-44","kind":"self","dimension":"technical_proficiency","text":"I check texts or answers made by a program before I use them.","enemies":["tec-s-13"],"parameters":{"a":1.7,"b":[-2.52,-1.46,-0.37,0.68]},"seconds":9},{"id":"tec-s-45","kind":"self","dimension":"technical_proficiency","text":"I know how to get back an earlier version of my work.","enemies":["tec-s-48"],"parameters":{"a":1.9,"b":[-2.02,-0.99,0.06,1.08]},"seconds":8},{"id":"tec-s-46","kind":"self","dimension":"technical_proficiency","text":"I make changes in a system without knowing how to reverse them.","reversed":true,"twin":"tec-s-47","parameters":{"a":1.7,"b":[-1.86,-0.8,0.28,1.34]},"seconds":8},{"id":"tec-s-47","kind":"self","dimension":"technical_proficiency","text":"Before I change something in a system, I know how I can undo it.","twin":"tec-s-46","parameters":{"a":2.1,"b":[-1.27,-0.25,0.8,1.83]},"seconds":9},{"id":"tec-s-48","kind":"self","dimension":"technical_proficiency","text":"In the last year, I have tested if I can get my work back from a copy.","enemies":["tec-s-45"],"parameters":{"a":1.9,"b":[0.62,1.61,2.63,3.62]},"seconds":10},{"id":"tec-s-49","kind":"self","dimension":"technical_proficiency","text":"When a tool that I know gets a new version, I can still do my tasks with it.","parameters":{"a":2,"b":[-3.07,-2.04,-0.99,0.03]},"seconds":11},{"id":"tec-s-50","kind":"self","dimension":"technical_proficiency","text":"Before I open a link or a file, I make sure that I know who sent it.","parameters":{"a":1.7,"b":[-2.69,-1.64,-0.55,0.51]},"seconds":10},{"id":"tec-s-51","kind":"self","dimension":"technical_proficiency","text":"I delay updates that would make my devices safer.","reversed":true,"parameters":{"a":1.4,"b":[-1.57,-0.48,0.64,1.73]},"seconds":7},{"id":"tec-s-52","kind":"self","dimension":"technical_proficiency","text":"I give my passwords to coworkers to save time.","reversed":true,"enemies":["tec-s-10"],"parameters":{"a":1.4,"b":[-3.57,-2.52,-1.43,-0.37]},"seconds":7},{"id":"tec-s-53","kind":"self","dimension":"technical_proficiency","text":"I take care of my equipment so that it does not fail.","parameters":{"a":1.6,"b":[-2.92,-1.83,-0.71,0.38]},"seconds":8},{"id":"tec-s-54","kind":"self","dimension":"technical_proficiency","text":"I go on using equipment after it has shown signs of a fault.","reversed":true,"parameters":{"a":1.5,"b":[-2.4,-1.34,-0.25,0.8]},"seconds":9},{"id":"tec-s-55","kind":"self","dimension":"technical_proficiency","text":"I keep a list of faults and of how each one was solved.","parameters":{"a":1.9,"b":[0.12,1.11,2.13,3.12]},"seconds":9},{"id":"tec-s-56","kind":"self","dimension":"technical_proficiency","text":"I choose the tool that I am used to, even if another one fits better.","reversed":true,"enemies":["tec-s-16"],"parameters":{"a":1.6,"b":[-0.95,0.14,1.26,2.35]},"seconds":10},{"id":"tec-s-57","kind":"self","dimension":"technical_proficiency","text":"When I help with a tool, I show the person how to do it alone next time.","enemies":["tec-s-31"],"parameters":{"a":1.9,"b":[-1.71,-0.65,0.44,1.49]},"seconds":10},{"id":"tec-s-58","kind":"self","dimension":"technical_proficiency","text":"A form, tool, or system that I set up is used by several groups.","enemies":["tec-s-22"],"parameters":{"a":2,"b":[0.72,1.68,2.67,3.62]},"seconds":9},{"id":"tec-s-59","kind":"self","dimension":"technical_proficiency","text":"I am asked for advice before my group buys or changes a tool.","enemies":["tec-s-12"],"parameters":{"a":2.1,"b":[0.26,1.25,2.27,3.26]},"seconds":9},{"id":"tec-s-60","kind":"self","dimension":"technical_proficiency","text":"I understand how the systems that I use pass data to each other.","parameters":{"a":2.2,"b":[-0.44,0.58,1.64,2.66]},"seconds":9},{"id":"tec-s-61","kind":"self","dimension":"technical_proficiency","text":"I follow the steps of a technical task without knowing what they are for.","reversed":true,"twin":"tec-s-62","parameters":{"a":1.8,"b":[-1.74,-0.72,0.33,1.36]},"seconds":9},{"id":"tec-s-62","kind":"self","dimension":"technical_proficiency","text":"In a technical task, I know what each step is for.","twin":"tec-s-61","parameters":{"a":2.2,"b":[-1.42,-0.4,0.65,1.68]},"seconds":8},{"id":"tec-j-01","kind":"situational","dimension":"technical_proficiency","text":"You prepare a monthly report. This month the total is 30 percent higher than last month, and you do not know why. The report is due in two hours.","format":"rate","options":[{"id":"a","text":"Send the report on time, with a note that the total seems high and is being checked.","effectiveness":3},{"id":"b","text":"Make the whole report again from the beginning.","effectiveness":2},{"id":"c","text":"Check the dates and the formulas behind the total, since these are common causes of errors.","effectiveness":4},{"id":"d","text":"Send the report as it is, because the tool adds up the source data and has given correct totals before.","effectiveness":1},{"id":"e","text":"Compare the parts of this month''s total with last month''s to find what grew.","effectiveness":5}],"seconds":55},{"id":"tec-j-02","kind":"situational","dimension":"technical_proficiency","text":"A program works for your five coworkers, but since this morning it fails for you at the same step each time. You have asked support for help, and they will answer in a few hours.","format":"best_worst","options":[{"id":"a","text":"Restart the program and your device, and try the same step again.","effectiveness":4},{"id":"b","text":"Remove the program and install it again with the standard settings.","effectiveness":2},{"id":"c","text":"Find out what is different from a coworker''s set-up, such as version, settings, or access rights.","effectiveness":5},{"id":"d","text":"Work with a coworker''s account until yours is repaired.","effectiveness":1},{"id":"e","text":"Wait for support, and do other work until they have found the cause and told you what to do.","effectiveness":3}],"seconds":45},{"id":"tec-j-03","kind":"situational","dimension":"technical_proficiency","text":"You are asked to remove double entries from a shared list of 8,000 customers. Other people use the list every day.","format":"rate","options":[{"id":"a","text":"Make a copy, decide what counts as double, test this on 100 entries, and then do the rest.","effectiveness":5},{"id":"b","text":"Let the tool list all entries with the same e-mail address, and check each pair before you remove one.","effectiveness":4},{"id":"c","text":"Go through all 8,000 entries one after another, so that no customer is lost by a mistake of the tool.","effectiveness":2},{"id":"d","text":"Let the tool remove all entries with the same name.","effectiveness":1},{"id":"e","text":"Mark the entries that seem double, and ask the people who added them to remove one of each pair.","effectiveness":3}],"roles":["telecaller","office","sales"],"seconds":55},{"id":"tec-j-04","kind":"situational","dimension":"technical_proficiency","text":"A coworker needs a file from a protected system today. The coworker''s own access will work from tomorrow. You have access, and the coworker asks for your password.","format":"best_worst","options":[{"id":"a","text":"Find out if the coworker is allowed to have the file, and if so, get it and send it yourself.","effectiveness":4},{"id":"b","text":"Sign in with your password on the coworker''s device, and stay there until the coworker has the file.","effectiveness":2},{"id":"c","text":"Say that you cannot help and that the file has to wait until tomorrow.","effectiveness":3},{"id":"d","text":"Ask the owner of the system to give the coworker access today.","effectiveness":5},{"id":"e","text":"Give the coworker your password, and change it in the evening.","effectiveness":1}],"seconds":45},{"id":"tec-j-05","kind":"situational","dimension":"technical_proficiency","text":"Your group of ten people needs a tool for planning its work. You are asked to recommend one of two tools. Both can be tried for two weeks.","format":"rate","options":[{"id":"a","text":"Recommend the tool that has the better ratings from customers.","effectiveness":2},{"id":"b","text":"List the tasks the group must do, and try them in both tools.","effectiveness":5},{"id":"c","text":"Compare the lists of functions of the two tools, and recommend the one that offers more for the price.","effectiveness":2},{"id":"d","text":"Ask two coworkers to use one tool each for a week and report what does not work.","effectiveness":4},{"id":"e","text":"Recommend the tool that connects to the systems that the group already has.","effectiveness":3}],"seconds":55},{"id":"tec-j-06","kind":"situational","dimension":"technical_proficiency","text":"Every Friday you spend two hours copying numbers from five files into one. The five files come from different people and have different layouts.","format":"best_worst","options":[{"id":"a","text":"Copy a part of the numbers every day, so that there is less to do on Friday.","effectiveness":1},{"id":"b","text":"Build a small tool for the copying, and for two weeks compare its result with your own.","effectiveness":4},{"id":"c","text":"Write down the exact steps of the copying, so that a coworker can do it when you are away.","effectiveness":2},{"id":"d","text":"Agree on one layout for the five files, and let a formula collect the numbers.","effectiveness":5}],"seconds":40},{"id":"tec-j-07","kind":"situational","dimension":"technical_proficiency","text":"You are responsible for an online order form. After an update, orders arrive without a phone number. It is noon, and new orders come in every few minutes.","format":"rate","options":[{"id":"a","text":"Close the form until the cause is found.","effectiveness":3},{"id":"b","text":"Write to each customer whose number is missing, and wait for the next update.","effectiveness":1},{"id":"c","text":"Put the previous version back, and then search for the cause in a test copy.","effectiveness":5},{"id":"d","text":"Keep the form open, and study the notes of the update to find out what was changed and by whom.","effectiveness":2},{"id":"e","text":"Ask customers, by a note on the form, to add the number to the comments while you search for the cause.","effectiveness":4}],"roles":["technical"],"industries":["technology","retail"],"seconds":55},{"id":"tec-p-01","kind":"peer","dimension":"technical_proficiency","text":"This person uses the tools of our work with skill.","parameters":{"a":1.7,"b":[-2.66,-1.45,-0.61,0.55]},"seconds":9},{"id":"tec-p-02","kind":"peer","dimension":"technical_proficiency","text":"This person finds the real cause of technical problems.","parameters":{"a":1.8,"b":[-1.29,-0.34,0.67,1.87]},"seconds":8},{"id":"tec-p-03","kind":"peer","dimension":"technical_proficiency","text":"This person needs help with tools that they use every week.","reversed":true,"parameters":{"a":1.4,"b":[-2.8,-1.91,-0.88,0.17]},"seconds":9},{"id":"tec-p-04","kind":"peer","dimension":"technical_proficiency","text":"This person handles private data with care.","parameters":{"a":1.2,"b":[-2.72,-1.63,-0.74,0.22]},"seconds":7},{"id":"tec-p-05","kind":"peer","dimension":"technical_proficiency","text":"This person improves the tools or templates that others use.","parameters":{"a":1.6,"b":[-0.53,0.33,1.41,2.53]},"seconds":9},{"id":"tec-p-06","kind":"peer","dimension":"technical_proficiency","text":"This person passes on results from a tool without checking them.","reversed":true,"parameters":{"a":1.3,"b":[-1.9,-0.81,0.23,1.49]},"seconds":9},{"id":"tec-x-01","kind":"exercise","dimension":"technical_proficiency","text":"The table shows the orders behind the total for May. The tool gives a total of 560. The bank has received 480 for these orders, and no payment is missing. What is the most likely cause of the difference?","table":{"caption":"Orders counted for May","columns":["Order","Date","Customer","Amount"],"rows":[["1041","3 May","Lopez","120"],["1042","4 May","Chen","80"],["1043","9 May","Okafor","150"],["01042","4 May","Chen","80"],["1044","17 May","Silva","90"],["1045","30 May","Khan","40"]]},"exercise":{"type":"choice","options":[{"id":"a","text":"An order from another month has been counted."},{"id":"b","text":"The amounts of two orders have been exchanged."},{"id":"c","text":"One amount has been left out of the total."},{"id":"d","text":"One order has been counted twice."},{"id":"e","text":"The tool has added up the amounts wrongly."}],"rule":{"credit":{"d":1}}},"seconds":80},{"id":"tec-x-02","kind":"exercise","dimension":"technical_proficiency","text":"You have to change the way phone numbers are written in a list of 5,000 customers. Put the steps below in the safest order.","exercise":{"type":"order","items":[{"id":"a","text":"Apply the change to the whole list."},{"id":"b","text":"Compare the 20 changed entries with what you expected."},{"id":"c","text":"Delete the copy after the list has been used for a month without problems."},{"id":"d","text":"Make a copy of the list."},{"id":"e","text":"Count the entries in the changed list and check some of them."},{"id":"f","text":"Apply the change to 20 entries in the copy."}],"rule":{"order":["d","f","b","a","e","c"]}},"seconds":80},{"id":"wrk-s-01","kind":"self","dimension":"work_ethic","text":"I finish what I have promised by the agreed date.","parameters":{"a":2.2,"b":[-2.58,-1.69,-0.71,0.4]},"seconds":8},{"id":"wrk-s-02","kind":"self","dimension":"work_ethic","text":"When I learn that a task will be late, I tell the people affected at once.","twin":"wrk-s-03","enemies":["wrk-s-32"],"parameters":{"a":2,"b":[-1.94,-0.8,0.1,1.22]},"seconds":10},{"id":"wrk-s-03","kind":"self","dimension":"work_ethic","text":"I tell people that a task is late only when they ask for it.","reversed":true,"twin":"wrk-s-02","parameters":{"a":1.7,"b":[-2.25,-1.19,0.02,1.06]},"seconds":9},{"id":"wrk-s-04","kind":"self","dimension":"work_ethic","text":"I check my work for errors before I pass it on.","twin":"wrk-s-05","parameters":{"a":1.9,"b":[-2.61,-1.59,-0.51,0.42]},"seconds":8},{"id":"wrk-s-05","kind":"self","dimension":"work_ethic","text":"Before I deliver a piece of work, I go through it once more.","twin":"wrk-s-04","parameters":{"a":2,"b":[-2.2,-1.17,-0.14,0.84]},"seconds":9},{"id":"wrk-s-06","kind":"self","dimension":"work_ethic","text":"I start with the tasks I like and leave the others for later.","reversed":true,"enemies":["wrk-s-44"],"parameters":{"a":1.3,"b":[-0.37,0.55,1.52,2.74]},"seconds":9},{"id":"wrk-s-07","kind":"self","dimension":"work_ethic","text":"I do the parts of a task that nobody will notice with as much care as the others.","enemies":["wrk-s-15"],"parameters":{"a":2.1,"b":[-0.87,-0.06,0.98,1.85]},"seconds":10},{"id":"wrk-s-08","kind":"self","dimension":"work_ethic","text":"I agree to do more work than I can finish.","reversed":true,"enemies":["wrk-s-28"],"parameters":{"a":1.2,"b":[-1.08,0.13,1.14,2.26]},"seconds":8},{"id":"wrk-s-09","kind":"self","dimension":"work_ethic","text":"I tell others about my mistakes before they find them.","enemies":["wrk-s-45"],"parameters":{"a":1.8,"b":[-0.73,0.22,1.33,2.24]},"seconds":8},{"id":"wrk-s-10","kind":"self","dimension":"work_ethic","text":"When my work is late, other people are the main cause.","reversed":true,"parameters":{"a":1.3,"b":[-1.75,-0.58,0.5,1.4]},"seconds":8},{"id":"wrk-s-11","kind":"self","dimension":"work_ethic","text":"I keep a record of what I have promised to others.","enemies":["wrk-s-55"],"parameters":{"a":1.6,"b":[-1.57,-0.52,0.7,1.87]},"seconds":8},{"id":"wrk-s-12","kind":"self","dimension":"work_ethic","text":"I keep working on a hard task when progress is slow.","enemies":["wrk-s-41"],"parameters":{"a":2.1,"b":[-1.96,-1.02,-0.15,0.79]},"seconds":8},{"id":"wrk-s-13","kind":"self","dimension":"work_ethic","text":"People have to ask me more than once for things I have promised.","reversed":true,"enemies":["wrk-s-62"],"parameters":{"a":1.7,"b":[-2.69,-1.67,-0.64,0.26]},"seconds":9},{"id":"wrk-s-14","kind":"self","dimension":"work_ethic","text":"I follow the agreed steps even when nobody will check them.","enemies":["wrk-s-42","wrk-s-49"],"parameters":{"a":1.9,"b":[-1.64,-0.66,0.32,1.44]},"seconds":8},{"id":"wrk-s-15","kind":"self","dimension":"work_ethic","text":"I put less effort into work for which I get no thanks.","reversed":true,"enemies":["wrk-s-07"],"parameters":{"a":1.4,"b":[-1.38,-0.21,0.84,1.86]},"seconds":8},{"id":"wrk-s-16","kind":"self","dimension":"work_ethic","text":"I prepare for meetings in which I have a part.","parameters":{"a":1.6,"b":[-3.05,-2,-1.12,-0.06]},"seconds":8},{"id":"wrk-s-17","kind":"self","dimension":"work_ethic","text":"I leave small errors in my work if they are unlikely to be found.","reversed":true,"enemies":["wrk-s-35","wrk-s-36"],"parameters":{"a":1.6,"b":[-1.85,-0.99,0.04,1.12]},"seconds":9},{"id":"wrk-s-18","kind":"self","dimension":"work_ethic","text":"I finish the task I am doing before I start one that interests me more.","parameters":{"a":1.8,"b":[-0.69,0.21,1.41,2.41]},"seconds":9},{"id":"wrk-s-19","kind":"self","dimension":"work_ethic","text":"When I have little to do, I begin tasks that are due later.","enemies":["wrk-s-58"],"parameters":{"a":1.7,"b":[-1.4,-0.23,0.77,1.83]},"seconds":9},{"id":"wrk-s-20","kind":"self","dimension":"work_ethic","text":"I call a task finished when small parts of it are still missing.","reversed":true,"enemies":["wrk-s-40"],"parameters":{"a":1.5,"b":[-1.85,-0.66,0.18,1.3]},"seconds":9},{"id":"wrk-s-21","kind":"self","dimension":"work_ethic","text":"Before I start a task, I find out what a good result must include.","parameters":{"a":2.2,"b":[-1.34,-0.31,0.48,1.52]},"seconds":9},{"id":"wrk-s-22","kind":"self","dimension":"work_ethic","text":"I answer requests within the time that my group expects.","parameters":{"a":1.8,"b":[-2.24,-1.35,-0.22,0.8]},"seconds":8},{"id":"wrk-s-23","kind":"self","dimension":"work_ethic","text":"It matters to me that the people who use my work can depend on it.","enemies":["wrk-s-60"],"parameters":{"a":1.7,"b":[-3.42,-2.62,-1.6,-0.88]},"seconds":9},{"id":"wrk-s-24","kind":"self","dimension":"work_ethic","text":"I accept dull tasks that my group needs to have done.","enemies":["wrk-s-43"],"parameters":{"a":2,"b":[-1.26,-0.05,0.82,1.89]},"seconds":8},{"id":"wrk-s-25","kind":"self","dimension":"work_ethic","text":"I stop improving my work as soon as it is good enough to be accepted.","reversed":true,"enemies":["wrk-s-36"],"parameters":{"a":1.3,"b":[-0.1,0.83,1.86,2.87]},"seconds":9},{"id":"wrk-s-26","kind":"self","dimension":"work_ethic","text":"In the last six months, I met every date I agreed to, or changed it in advance.","enemies":["wrk-s-62"],"parameters":{"a":2,"b":[0.22,1.15,2.05,3.18]},"seconds":10},{"id":"wrk-s-27","kind":"self","dimension":"work_ethic","text":"Before I promise a date, I make sure that I can keep it.","twin":"wrk-s-28","parameters":{"a":2.1,"b":[-1.28,-0.26,0.8,1.82]},"seconds":9},{"id":"wrk-s-28","kind":"self","dimension":"work_ethic","text":"I promise dates before I know how much work there is.","reversed":true,"twin":"wrk-s-27","enemies":["wrk-s-08"],"parameters":{"a":1.7,"b":[-1.51,-0.45,0.63,1.69]},"seconds":8},{"id":"wrk-s-29","kind":"self","dimension":"work_ethic","text":"When I say that I will reply later, I do.","parameters":{"a":1.9,"b":[-2.99,-1.97,-0.92,0.11]},"seconds":8},{"id":"wrk-s-30","kind":"self","dimension":"work_ethic","text":"I make small promises that I do not keep.","reversed":true,"parameters":{"a":1.7,"b":[-2.07,-1.01,0.08,1.13]},"seconds":7},{"id":"wrk-s-31","kind":"self","dimension":"work_ethic","text":"I join meetings at the agreed time, or say beforehand that I cannot.","parameters":{"a":1.7,"b":[-2.95,-1.9,-0.81,0.25]},"seconds":9},{"id":"wrk-s-32","kind":"self","dimension":"work_ethic","text":"During a long task, I tell people what is done and what is left before they ask.","enemies":["wrk-s-02"],"parameters":{"a":2,"b":[-0.87,0.15,1.21,2.23]},"seconds":10},{"id":"wrk-s-33","kind":"self","dimension":"work_ethic","text":"I hope that nobody asks about tasks that I should have started.","reversed":true,"parameters":{"a":1.6,"b":[-1.4,-0.32,0.81,1.9]},"seconds":8},{"id":"wrk-s-34","kind":"self","dimension":"work_ethic","text":"I ask the people who get my work if it was what they needed.","parameters":{"a":1.9,"b":[-0.3,0.73,1.78,2.8]},"seconds":9},{"id":"wrk-s-35","kind":"self","dimension":"work_ethic","text":"I deliver work that I know is not good enough.","reversed":true,"enemies":["wrk-s-17"],"parameters":{"a":1.8,"b":[-2.98,-1.96,-0.9,0.12]},"seconds":8},{"id":"wrk-s-36","kind":"self","dimension":"work_ethic","text":"I correct errors in my work even after it has been accepted.","enemies":["wrk-s-17","wrk-s-25"],"parameters":{"a":2,"b":[-1.2,-0.18,0.88,1.9]},"seconds":8},{"id":"wrk-s-37","kind":"self","dimension":"work_ethic","text":"People who know my work use it without checking it again.","enemies":["wrk-s-38"],"parameters":{"a":2,"b":[0.03,1.05,2.1,3.12]},"seconds":8},{"id":"wrk-s-38","kind":"self","dimension":"work_ethic","text":"In the last three months, nobody had to return my work for corrections.","enemies":["wrk-s-37"],"parameters":{"a":2.1,"b":[0.4,1.36,2.34,3.3]},"seconds":9},{"id":"wrk-s-39","kind":"self","dimension":"work_ethic","text":"When I start a long task, I work on it until it is done.","twin":"wrk-s-40","parameters":{"a":2.1,"b":[-2.03,-1,0.05,1.07]},"seconds":9},{"id":"wrk-s-40","kind":"self","dimension":"work_ethic","text":"I begin tasks that take many weeks and do not finish them.","reversed":true,"twin":"wrk-s-39","enemies":["wrk-s-20"],"parameters":{"a":1.7,"b":[-2.29,-1.26,-0.21,0.81]},"seconds":8},{"id":"wrk-s-41","kind":"self","dimension":"work_ethic","text":"When a problem stops my work, I try several other ways before I give up.","enemies":["wrk-s-12"],"parameters":{"a":2.1,"b":[-2.24,-1.22,-0.16,0.86]},"seconds":10},{"id":"wrk-s-42","kind":"self","dimension":"work_ethic","text":"I work harder when someone checks on me.","reversed":true,"enemies":["wrk-s-14"],"parameters":{"a":1.4,"b":[-0.57,0.49,1.41,2.47]},"seconds":7},{"id":"wrk-s-43","kind":"self","dimension":"work_ethic","text":"I offer to do tasks that nobody else wants.","enemies":["wrk-s-24"],"parameters":{"a":2,"b":[-0.45,0.57,1.63,2.65]},"seconds":7},{"id":"wrk-s-44","kind":"self","dimension":"work_ethic","text":"I begin my day with the task that I like least.","enemies":["wrk-s-06"],"parameters":{"a":1.7,"b":[-0.2,0.83,1.88,2.9]},"seconds":8},{"id":"wrk-s-45","kind":"self","dimension":"work_ethic","text":"I hide mistakes that nobody has found.","reversed":true,"enemies":["wrk-s-09"],"parameters":{"a":1.7,"b":[-2.47,-1.42,-0.33,0.73]},"seconds":6},{"id":"wrk-s-46","kind":"self","dimension":"work_ethic","text":"I report my real results, even when they are bad.","enemies":["wrk-s-47"],"parameters":{"a":1.9,"b":[-2.62,-1.57,-0.48,0.58]},"seconds":8},{"id":"wrk-s-47","kind":"self","dimension":"work_ethic","text":"I make my results seem better than they are.","reversed":true,"enemies":["wrk-s-46"],"parameters":{"a":1.6,"b":[-2.84,-1.79,-0.7,0.36]},"seconds":7},{"id":"wrk-s-48","kind":"self","dimension":"work_ethic","text":"When I have made a mistake, I help to repair its effects.","parameters":{"a":1.9,"b":[-3.27,-2.24,-1.19,-0.17]},"seconds":8},{"id":"wrk-s-49","kind":"self","dimension":"work_ethic","text":"I leave out steps of a task to save time.","reversed":true,"enemies":["wrk-s-14"],"parameters":{"a":1.6,"b":[-0.96,0.09,1.18,2.24]},"seconds":8},{"id":"wrk-s-50","kind":"self","dimension":"work_ethic","text":"When I think that a rule is wrong, I follow it while I ask for a change.","parameters":{"a":1.7,"b":[-0.74,0.35,1.47,2.56]},"seconds":10},{"id":"wrk-s-51","kind":"self","dimension":"work_ethic","text":"I plan my work so that the most important task gets done first.","parameters":{"a":2.2,"b":[-1.68,-0.66,0.4,1.42]},"seconds":9},{"id":"wrk-s-52","kind":"self","dimension":"work_ethic","text":"I start tasks so late that I have to hurry at the end.","reversed":true,"twin":"wrk-s-53","parameters":{"a":1.8,"b":[-1.43,-0.37,0.72,1.77]},"seconds":9},{"id":"wrk-s-53","kind":"self","dimension":"work_ethic","text":"I start my tasks early enough to finish them without a rush.","twin":"wrk-s-52","parameters":{"a":2.1,"b":[-1.06,-0.04,1.02,2.04]},"seconds":8},{"id":"wrk-s-54","kind":"self","dimension":"work_ethic","text":"When I plan my work, I leave some time for problems that may come.","parameters":{"a":2,"b":[-0.74,0.28,1.34,2.36]},"seconds":9},{"id":"wrk-s-55","kind":"self","dimension":"work_ethic","text":"Each week, I go through all my promises to find those that are still open.","enemies":["wrk-s-11"],"parameters":{"a":2,"b":[0.03,1.02,2.04,3.03]},"seconds":10},{"id":"wrk-s-56","kind":"self","dimension":"work_ethic","text":"When I find a problem outside my own tasks, I make sure that someone knows.","parameters":{"a":1.9,"b":[-2.41,-1.35,-0.27,0.79]},"seconds":10},{"id":"wrk-s-57","kind":"self","dimension":"work_ethic","text":"I do only what I have been told to do.","reversed":true,"parameters":{"a":1.6,"b":[-2.57,-1.51,-0.42,0.64]},"seconds":8},{"id":"wrk-s-58","kind":"self","dimension":"work_ethic","text":"When my own tasks are done, I ask who could use my help.","enemies":["wrk-s-19"],"parameters":{"a":1.9,"b":[-1.79,-0.73,0.35,1.41]},"seconds":9},{"id":"wrk-s-59","kind":"self","dimension":"work_ethic","text":"I say that I am busy so that I do not get more tasks.","reversed":true,"parameters":{"a":1.6,"b":[-2.59,-1.53,-0.44,0.61]},"seconds":9},{"id":"wrk-s-60","kind":"self","dimension":"work_ethic","text":"It is important to me to do my work well.","enemies":["wrk-s-23"],"parameters":{"a":1.6,"b":[-3.93,-2.94,-1.92,-0.93]},"seconds":8},{"id":"wrk-s-61","kind":"self","dimension":"work_ethic","text":"I treat things that belong to my workplace with care.","parameters":{"a":1.5,"b":[-3.59,-2.57,-1.51,-0.49]},"seconds":8},{"id":"wrk-s-62","kind":"self","dimension":"work_ethic","text":"In the last year, nobody had to wait for anything that I had promised.","enemies":["wrk-s-13","wrk-s-26"],"parameters":{"a":2.1,"b":[0.62,1.58,2.57,3.52]},"seconds":9},{"id":"wrk-j-01","kind":"situational","dimension":"work_ethic","text":"You promised a report for Friday. On Wednesday you find that the work will take until Monday. The person who needs the report has not asked about it.","format":"rate","options":[{"id":"a","text":"Ask a coworker to take over some of your other tasks, and try to keep to Friday without telling the person.","effectiveness":3},{"id":"b","text":"Tell the person today, and offer to send the most important part on Friday.","effectiveness":5},{"id":"c","text":"Ask the person today if Monday would be possible.","effectiveness":4},{"id":"d","text":"Leave out the checking of the numbers, so that the report is ready on Friday.","effectiveness":1},{"id":"e","text":"Go on with the work, and explain on Friday how much is still missing and why.","effectiveness":2}],"seconds":55},{"id":"wrk-j-02","kind":"situational","dimension":"work_ethic","text":"You find an error in work that you gave to a customer last week. The effect on the customer is small. Nobody else has noticed it.","format":"best_worst","options":[{"id":"a","text":"Correct the work, and send it with a note that it replaces the first version.","effectiveness":4},{"id":"b","text":"Make a note for yourself so that the error does not happen again, and leave the delivered work as it is.","effectiveness":1},{"id":"c","text":"Tell your manager about the error, and do what your manager decides.","effectiveness":3},{"id":"d","text":"Correct the error in the next regular delivery, so that the customer is not disturbed twice.","effectiveness":2},{"id":"e","text":"Tell the customer and your manager what was wrong, and send a corrected version.","effectiveness":5}],"seconds":45},{"id":"wrk-j-03","kind":"situational","dimension":"work_ethic","text":"Each day you have to count some of the stock and write down the result. The counts rarely change, and you think that few people use them. Today there are many customers and too little time.","format":"rate","options":[{"id":"a","text":"Leave out the count today, and do it with special care tomorrow.","effectiveness":2},{"id":"b","text":"Write down the result of yesterday, since the numbers rarely change.","effectiveness":1},{"id":"c","text":"Ask a coworker to take your next customers while you do the count, and offer to do the same in return.","effectiveness":5},{"id":"d","text":"Count only the goods that sell most, and note what was not counted.","effectiveness":3},{"id":"e","text":"Do the full count later in the day, when there are fewer customers.","effectiveness":4}],"industries":["retail","manufacturing","health"],"seconds":55},{"id":"wrk-j-04","kind":"situational","dimension":"work_ethic","text":"Three coworkers ask you for something, and each one wants it today. You have time for two of the three tasks.","format":"best_worst","options":[{"id":"a","text":"Ask each of them when it is really needed, and agree on an order with all three.","effectiveness":5},{"id":"b","text":"Do the two that were asked first, and tell the third coworker now that it will be tomorrow.","effectiveness":4},{"id":"c","text":"Work on all three, and give each coworker what is ready this evening.","effectiveness":1},{"id":"d","text":"Ask your manager which two tasks to do.","effectiveness":3},{"id":"e","text":"Do the two shortest tasks first, and then do as much of the third one as you can before the day is over.","effectiveness":2}],"seconds":45},{"id":"wrk-j-05","kind":"situational","dimension":"work_ethic","text":"Your group has to deliver a shared piece of work in three days. One coworker has said for a week that their part is almost finished. You have not received any of it.","format":"rate","options":[{"id":"a","text":"Trust the coworker''s word, and improve your own part.","effectiveness":1},{"id":"b","text":"Offer to do one section of that part, so that the coworker can finish the rest in time.","effectiveness":4},{"id":"c","text":"Start to write the missing part yourself, and use it if the coworker does not deliver.","effectiveness":2},{"id":"d","text":"Ask to go through what exists today, and agree on what is left and by when.","effectiveness":5},{"id":"e","text":"Tell your manager now that the work may be late, and name the part that is missing.","effectiveness":3}],"seconds":55},{"id":"wrk-j-06","kind":"situational","dimension":"work_ethic","text":"You have to enter 400 customer records by the end of tomorrow. After 100 records, you find that you are making more errors than at the start.","format":"best_worst","options":[{"id":"a","text":"Do the rest in small groups, check each group before you go on, and do other tasks in between.","effectiveness":5},{"id":"b","text":"Agree with a coworker that you will check each other''s records.","effectiveness":4},{"id":"c","text":"Finish all 400 records first, and then search the whole list for errors if there is time.","effectiveness":2},{"id":"d","text":"Go on without a break, so that the task is done today.","effectiveness":1}],"roles":["office","telecaller","customer_service"],"seconds":40},{"id":"wrk-j-07","kind":"situational","dimension":"work_ethic","text":"By Thursday you have finished all your tasks for the week. Some coworkers are late with theirs. Nobody has asked you for help.","format":"rate","options":[{"id":"a","text":"Use the time to improve details of the tasks that you have finished, until the week is over.","effectiveness":2},{"id":"b","text":"Begin with your own tasks for next week.","effectiveness":3},{"id":"c","text":"Work more slowly for the rest of the week, since your own part is done.","effectiveness":1},{"id":"d","text":"Tell your manager that you have time, and ask where it would be of most use.","effectiveness":4},{"id":"e","text":"Find out which task is most urgent, and offer its owner a fixed part of your time.","effectiveness":5}],"seconds":50},{"id":"wrk-p-01","kind":"peer","dimension":"work_ethic","text":"This person does what they have promised to do.","parameters":{"a":1.8,"b":[-2.41,-1.45,-0.46,0.61]},"seconds":8},{"id":"wrk-p-02","kind":"peer","dimension":"work_ethic","text":"This person tells others early when a task will be late.","parameters":{"a":1.7,"b":[-1.56,-0.47,0.55,1.56]},"seconds":9},{"id":"wrk-p-03","kind":"peer","dimension":"work_ethic","text":"This person delivers work that others have to correct.","reversed":true,"parameters":{"a":1.4,"b":[-2.46,-1.28,-0.2,0.8]},"seconds":8},{"id":"wrk-p-04","kind":"peer","dimension":"work_ethic","text":"This person does dull tasks with the same care as interesting ones.","parameters":{"a":1.6,"b":[-0.96,0.06,1.27,2.1]},"seconds":9},{"id":"wrk-p-05","kind":"peer","dimension":"work_ethic","text":"This person says so when they have made a mistake.","parameters":{"a":1.5,"b":[-1.57,-0.69,0.46,1.45]},"seconds":9},{"id":"wrk-p-06","kind":"peer","dimension":"work_ethic","text":"This person leaves tasks unfinished.","reversed":true,"parameters":{"a":1.5,"b":[-2.94,-1.83,-0.75,0.05]},"seconds":7},{"id":"wrk-x-01","kind":"exercise","dimension":"work_ethic","text":"Before a delivery leaves, you compare what was ordered with what was packed. In how many lines of the table is something different?","table":{"caption":"Order and delivery","columns":["Line","Ordered","Packed"],"rows":[["1","12 blue folders","12 blue folders"],["2","4 desk lamps with white base","5 desk lamps with white base"],["3","30 black pens","30 black pens"],["4","6 lined notebooks, large","6 plain notebooks, large"],["5","2 boxes of paper","2 boxes of paper"],["6","15 large envelopes","15 small envelopes"],["7","3 wall calendars","3 wall calendars"],["8","10 sheets of white labels","10 sheets of yellow labels"],["9","8 rolls of tape","8 rolls of tape"],["10","1 paper cutter","1 paper cutter"]]},"exercise":{"type":"number","unit":"lines","rule":{"answer":4,"tolerance":0,"partial_tolerance":1}},"seconds":80},{"id":"wrk-x-02","kind":"exercise","dimension":"work_ethic","text":"You do one task at a time and finish it before you start the next. The table shows how many working hours each task takes, and after how many working hours from now it must be finished. Only one order keeps every date. Put the tasks in that order.","table":{"caption":"Tasks to plan","columns":["Task","Hours it takes","Must be finished within","Note"],"rows":[["Write the summary","2","24 hours","Needs the survey results"],["Send the invoices","6","12 hours",""],["Collect the survey results","8","No date of its own",""],["Correct the price list","4","8 hours",""],["Plan the training day","4","16 hours",""]]},"exercise":{"type":"order","items":[{"id":"a","text":"Write the summary"},{"id":"b","text":"Send the invoices"},{"id":"c","text":"Collect the survey results"},{"id":"d","text":"Correct the price list"},{"id":"e","text":"Plan the training day"}],"rule":{"order":["d","b","e","c","a"]}},"seconds":110}]', '{"weights":{"self":0.4,"situational":0.35,"peer":0.25},"stopping":{"target_se":0.3,"min_items_per_dimension":8,"max_items_per_dimension":18},"forms":{"full":{"minutes":{"from":60,"to":90},"situational_per_dimension":5,"exercises_per_dimension":2,"twin_pairs":16},"short":{"minutes":{"from":12,"to":18},"stopping":{"target_se":0.4,"min_items_per_dimension":5,"max_items_per_dimension":7},"situational_per_dimension":1,"exercises_per_dimension":0,"twin_pairs":4}},"intake":[{"id":"role","text":"Which of these is closest to your work?","help":"Work scenes close to your own come first. Your scores are worked out in the same way whatever you choose.","multiple":false,"options":[{"id":"telecaller","text":"Calling people by phone","effect":{"role":"telecaller"}},{"id":"sales","text":"Selling, other than by phone","effect":{"role":"sales"}},{"id":"customer_service","text":"Helping customers","effect":{"role":"customer_service"}},{"id":"office","text":"Office work or administration","effect":{"role":"office"}},{"id":"manager","text":"Leading a team","effect":{"role":"manager"}},{"id":"technical","text":"Technical or craft work","effect":{"role":"technical"}},{"id":"other","text":"Something else, or not working now","effect":{"role":"other"}}]},{"id":"industry","text":"Which field do you work in?","help":"Questions set in your field come first. Your report is compared with your field once enough people have answered.","multiple":false,"options":[{"id":"education","text":"Education","effect":{"industry":"education"}},{"id":"finance","text":"Banking or insurance","effect":{"industry":"finance"}},{"id":"health","text":"Health or care","effect":{"industry":"health"}},{"id":"manufacturing","text":"Making or building things","effect":{"industry":"manufacturing"}},{"id":"public_sector","text":"Public service","effect":{"industry":"public_sector"}},{"id":"retail","text":"Shops, food or travel","effect":{"industry":"retail"}},{"id":"technology","text":"Software or telecoms","effect":{"industry":"technology"}},{"id":"other","text":"Another field","effect":{"industry":"other"}}]},{"id":"experience","text":"How many years have you worked, in any job?","help":"Used to compare your report with people at a like stage, once enough have answered. It never moves a score.","multiple":false,"options":[{"id":"none","text":"I have not worked yet","effect":{"experience":"none"}},{"id":"under_2","text":"Less than 2 years","effect":{"experience":"under_2"}},{"id":"from_2_to_5","text":"2 to 5 years","effect":{"experience":"from_2_to_5"}},{"id":"from_6_to_15","text":"6 to 15 years","effect":{"experience":"from_6_to_15"}},{"id":"over_15","text":"More than 15 years","effect":{"experience":"over_15"}}]},{"id":"language","text":"How easy is it for you to read English?","help":"If reading takes you longer, you get more time, and slow or uneven answer times are not held against you.","multiple":false,"options":[{"id":"easy","text":"Easy","effect":{}},{"id":"some_effort","text":"It takes some effort","effect":{"time_factor":1.25}},{"id":"hard","text":"It is hard","effect":{"time_factor":1.5,"timing_checks":false}}]},{"id":"time","text":"How much time do you have?","help":"The full form gives more exact scores. You can stop in either form and go on later.","multiple":false,"options":[{"id":"full","text":"60 to 90 minutes","effect":{"form":"full"}},{"id":"short","text":"About 15 minutes","effect":{"form":"short"}}]},{"id":"accommodations","text":"Would any of these help you? Choose as many as you like.","help":"These change how questions are shown and timed, never how they are scored, and the report does not mention them.","multiple":true,"options":[{"id":"more_time","text":"More time","effect":{"time_factor":1.5,"timing_checks":false}},{"id":"much_more_time","text":"Twice the time","effect":{"time_factor":2,"timing_checks":false}},{"id":"one_at_a_time","text":"One question on each page","effect":{"questions_per_page":1}},{"id":"assistive_technology","text":"I use a screen reader, voice control or another aid","effect":{"questions_per_page":1,"time_factor":1.5,"timing_checks":false}},{"id":"no_exercises","text":"Leave out the practical exercises","effect":{"exercises":false}}]}],"time_limit_minutes":null,"norms":{"kind":"prior","mean":0,"sd":1,"statement":"No group of people has been measured with this assessment yet. Until enough have been, scores are compared with an assumed population: a normal distribution with mean 0 and standard deviation 1 on each dimension. This is a stated starting point, not a finding."}}', NULL, true, '2026-11-15 16:08:17.72+00', '2026-11-15 16:08:17.72+00'),
	('42097eac-0ccf-4ece-ac50-f783a81ca7ae', 'Warm-up', NULL, '[{"any":"shape"}]', '"none yet"', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', true, '2026-11-15 16:08:23.492+00', '2026-11-15 16:08:23.492+00');
INSERT INTO public.attempts VALUES
	('2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'a9f2b724-0175-8f7b-82ce-632a751a5730', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'rescored', 'b9201a68-4415-478a-86ab-0c0d5539496f', '1.0.0', NULL, '\x01db3ece5ed1a4c8afcf0ce15473d43bb9e87ed623e8594daac77179e211bde90b5c4b4b2c71362fd3267d6426', '2026-11-15 16:08:22.668+00', '2026-11-15 16:08:23.026+00', '2026-11-15 16:08:23.292+00'),
	('1747b5bc-ddca-405b-a007-61221f054cfd', 'a9f2b724-0175-8f7b-82ce-632a751a5730', '6645904e-3dff-494c-8d92-54f773346a85', 'in_progress', '0fbdb86a-ef44-46b8-a251-4dd7194bbfff', '1.0.0', NULL, '\x01afe9bf436e2c549af591595e6833143bf34afff8458c9022d316a1e2e4ecf8318adf3a8e63d5b6b413cd86cd', '2026-11-15 16:08:23.333+00', NULL, '2026-11-15 16:08:23.333+00');
INSERT INTO public.calls VALUES
	('64d0f506-a182-435c-accb-9b5475497ded', 'connected', 240, '2026-11-15 16:08:22.401+00'),
	('5ff448d2-6b8a-47eb-8cdc-c42078f98578', 'do_not_call', 0, '2026-11-15 16:08:22.446+00');
INSERT INTO public.follow_ups VALUES
	('f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', '2030-01-15 10:00:00+00', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.415+00');
INSERT INTO public.interactions VALUES
	('64d0f506-a182-435c-accb-9b5475497ded', 'f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', 'call', '\x0160306616ee1c6fee60492e119a969721d78b26a0cb33950da3f63c869ccf5c5ec8658df02198cc823657fd7358551799f8feedc0959fa07e84402631181717b9d3c762f7df0f7d8341947faf2d3bd8f0ea7e53ef0cfd', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.399+00'),
	('684e1468-5711-4499-b2e9-f266c529e7e6', 'fe19f18a-a49b-4473-a1c2-da51f00f7003', 'note', '\x016f242ed0a1f1f42f85f8a95a72987bb7aedc2627e2d196ef1d0376347ab950780a52d386047095399b9dab', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.431+00'),
	('5ff448d2-6b8a-47eb-8cdc-c42078f98578', 'fe19f18a-a49b-4473-a1c2-da51f00f7003', 'call', '\x016fadf560af124bd28f4b9f77df5faa0d0372f2b93045eff0f3d1044051368e06caf6b2cc2dd5feb92bc887ae9c3aabc4fa7d1fcac6c07cd3b9', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.444+00');
INSERT INTO public.lead_contact_state VALUES
	('f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', 1, '2026-11-15 16:08:22.401+00', 'connected', false),
	('fe19f18a-a49b-4473-a1c2-da51f00f7003', 1, '2026-11-15 16:08:22.446+00', 'do_not_call', true);
INSERT INTO public.lead_status_history OVERRIDING SYSTEM VALUE VALUES
	(1, 'f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', NULL, 'new', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.34+00'),
	(2, 'fe19f18a-a49b-4473-a1c2-da51f00f7003', NULL, 'new', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.366+00'),
	(3, 'c489dcf6-33a8-4906-8cbe-32a0104928e7', NULL, 'new', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.381+00'),
	(4, 'f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', 'new', 'contacted', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.405+00'),
	(5, 'fe19f18a-a49b-4473-a1c2-da51f00f7003', 'new', 'lost', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.447+00'),
	(6, 'c489dcf6-33a8-4906-8cbe-32a0104928e7', 'new', 'qualified', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', '2026-11-15 16:08:22.457+00');
INSERT INTO public.leads VALUES
	('f44a2bec-8b42-4d0d-9fba-30b75ecaa4f9', 'Grace Hopper', NULL, '098765 43210', 'Navy', 'contacted', 'website', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.333+00', '2026-11-15 16:08:22.403+00', '+919876543210', NULL, DEFAULT),
	('fe19f18a-a49b-4473-a1c2-da51f00f7003', 'Ada Lovelace', NULL, '098765 43211', 'Navy', 'lost', 'website', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.36+00', '2026-11-15 16:08:22.446+00', '+919876543211', NULL, DEFAULT),
	('c489dcf6-33a8-4906-8cbe-32a0104928e7', 'Katherine Johnson', NULL, '098765 43212', 'Navy', 'qualified', 'website', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '2026-11-15 16:08:22.38+00', '2026-11-15 16:08:22.456+00', '+919876543212', NULL, DEFAULT);
INSERT INTO public.peer_answers VALUES
	('38fafc07-a5b5-4aa3-a40e-b8444edbccd0', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '\x011fe151ba32a071202b5dbb2f52ef364cdf20c9758088af761fe97cbf76936228f1756e239825eb6a2c78935a47e06709c57a25fd17456b39818a9b4f45b72f71a363c65bb9c86d1584979b49c4cc8d1f86a7d478242c95839bf81bf601fc166da2bf56a63c83c5431a5ca6d18b00a314478d19b3dcfec1729c1b9b47025716306eaeffc8deeee980c5e5132daebb211947c50b37f2f4848d7965ac847aac3d80ac766b94cc2b334e3aa219e1ab2825b1988c7464f8b00ee66f5874fccc7fed2eb5c10b55d58f320c03b13ca64acab01199b0a7e9ec8ca8b5775da7bd3c016ea5da3360aee336c5a32a2350bb88346dd70554c8a9a3d1da9650f5bd6ee7f6c03acf35378692869bd93f806d99d99248aa1d2c158b93d986b3e6d8cfb6863bfad20f088a005db200f25599bac63c43cba48950343a907ecf0407c22cfcceb3f7f6ab2fd2e3550e79991e3c16d41dcddf8d4d3e22430989d193b68217946b63b47897eac593f27f9e71418c4bedaffb01709c9c01ea20224862167739387b9e13005b5a9dbb1dc2f560efe7ddc2fecd291f4e1a0f16dae361af43117b73a25e0e9ffdbe67c4fb68f110ca891b9bd5b21b19270e0eb3ca0a552f3f891814e075f2004185d02c78cea287c17ba00275a1a900ba4c464e2bb934a3573b44fe3798a3f540441445ba28f7668ee9033f2445a7661b2af8a3887be5fb35025de67b3bc47b37304fc5769f3c055ea1e72f24d26b6934b871f1e656e9246b8a7ff0f8354e8b7f624d518bd561043a706e9992bdb853bc171378d36090f30c90fd06d6690cccbec30b941b104a6802a58672dc3e11876c3b1a6094df7912ad6c5e766d6b6641461c693b82d73ed2a9aa3953519ae1dd26223228484873e01868c30733342415dabe352543760d4d65fd579901', '2026-11-15 16:08:23.229+00'),
	('21379347-9425-4e98-98d6-3906331ad795', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '\x01f9d73bd2da795a244d0d73aa31bfa3414fff8732787102df740e276456aee751de0b951a6f6d4a4b361fa59204ace1f3d3d25b561937d72caf9216a7756a492078af13f3637e57f8605178597ead091953be74bdd544a8bcf00909c441f0c67c4cbbf51463d03529fbd9c50f9075034a6f96375231970659036c189a5de32ac08717050bbae5b835356386f1840e0e8842ba7e57ffb40b0e9ba2e1526b86c4732800ec5e7f233ed0886b72681724094b831e1573e4cb19609e7a730e4c1b04c347b581586fb16a9b52d10e2c1b757327c6365f46fd4538a894fe0fae72c63b6c7a6199b087c5c38607b1ec0da69bd9298b4480a86a39ae447ff252711ca00334a0698be838fa38c3fc31e653ec3a175a368b4975259609daece4b13352a74cad8fd0566c3ddd4569e411e40276bd3bf0d73fc023ccc80303cdd4240b9d75ed78788872b161be0b6fb938a5e7209920b1ccdf1b5a7bb1ce546e2f2ed80248a3844289551f0be496e0d459d76fcb25a9cba29bf68453bb50529fd45c109ab8c99c5236a0076eeb58993942064c3fc579e215873fb173e18a78c43c722df89df23d96606c4895bcb6aa8aeda83723ba5c819c74bc463b16bcbf4ee0bb827e24b74e0a58010a61bb890167dc073040c41ac147b189f5f9636040c587a0c408a4b43f4f736292534fe0cda569375881678ab2cc7ccd093c306d83ffd73c2cbadd2aebeb2e6007130224647484a30146fdd86b1cd3a3f070c34a6865bdae5cb653168e03f828b369232f27e60cac2fa5f9d1dd850df7a5c247d04b12b6cc130d6d3bbc19e6440af847629e13a18ca5e870a6ebdd7a829cf5e58467545c7d8cde5285b57a4d47d30d8c40f23923d9a52690b6b2da2c0a0f171e30a4b11e789683d57638fa3d08c86c6edf2cc55f7bde25', '2026-11-15 16:08:23.254+00'),
	('f176315d-327a-4fa8-9987-e3111158985f', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '\x012d3d4329b430b2f918fe4ed729c0807d4f615b3d235f3095b5ee3647acd5b0017a542742392857ae994ffccc08ddce27f7a91578562c2b533e9ec6f8fbc5f3582be3aa472f97796f578973a4d94747bfdcefe85ed8d0a70bc0f6d67ffffbe33debb9c117b2880f0cafb9b855a3e66e89c3a83366bf181b743b50c8d59741ba413cb0e1f830f5b7c94f2b4a1c113e6542793bd8803277f6053312552aaf979315478a61d9619e88ef18e96596eea42a14b01e429531f5812d167afc37cda91e7b7f7df3c76da840b5246b6aaf9eb9faf6ada4ca38d4595ad2ce34a9060bb81d0b98a02332eaa88e06462a3c536a1c9d18e0146914471c76f781e3c06d7ce7b2eab0a7cc4c0b064e81d4e55cc69745ff63110c2b72a492898e4e7182ad2fba3e26b48c14deaeda5020a7360e8f3234ed3c2b0f09b659768a3d38cadd26c6087a06a133771f3deb69e017777952c3f668f551f644ccafdb4424577c2f55829f5f3e95615aafbbda3502591bb8ccb92d302f1cd30d43a097b22291f457e7d228bda46746242c872cda05ea37d30ee8c57fe7795ac7933f456a30e4571f7ce7ff038e18be8971d02953d34910b9a9dce834320bfaf98e096cba0b303f7ec292bac10c8df97104e8bdc1ba4816b7489644d246506a3d6cddc092f8373b859050887bb018eb80aaa275985cecabf23a70096c0e06274a6af28fe670cb605a99e83f1409514423d4ca55e6cdbd2e80dde95c0e91972283ebeca4aa35afbd65f60cf1a7ddbfb8afea982714cd69dd39dea76f41aaa8e33a3ba866f0f56ea9e7915686ff7de131971f7346f425a18097ac252291fd9a3d4729e5509737b6cb7c90c249adb1ae94be8e1f1fb415949543382687f7b3783b604e92c2b728078493620928f3ac08418656022675151a89d8cb7a', '2026-11-15 16:08:23.271+00');
INSERT INTO public.peer_invitations VALUES
	('38fafc07-a5b5-4aa3-a40e-b8444edbccd0', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '\x015dda0acd1fd5b1b21d99b5eec33c74dbdac80577dba28ca6790b65eb243d0f2267d336bfb3f78eea86034d8e78', '\xf6249972540c50e0f927e92b049f42b7bf828c45735c079384e837eb693dc123', '2026-11-15 16:08:23.164+00', '2026-12-15 16:08:23.164+00', NULL, NULL),
	('21379347-9425-4e98-98d6-3906331ad795', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '\x01599e7df9e1276e0d3a130f3120722fc291115d9689b31d76217d2ff6df3c5f85480dc189e063d681ccc76a32be', '\xc90750400a13a231831521f426458e19823caf45e564a1efbfd4894700e9f902', '2026-11-15 16:08:23.172+00', '2026-12-15 16:08:23.172+00', NULL, NULL),
	('f176315d-327a-4fa8-9987-e3111158985f', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '\x01c34fdfe3e787b1d2654ce02c296108c70821807b11dbc33ade6bb06fc96608de3bf3f6a70aefb4b84e7aa2299cd3b8', '\xf8338c416d0467d9ce99e68f28d82d0ff956260ead7e4eff8f7fc16a0c9c1621', '2026-11-15 16:08:23.178+00', '2026-12-15 16:08:23.178+00', NULL, NULL),
	('acd69b95-4a98-48c0-bcb1-6c078197191f', '2bf0089c-5fd6-40b6-9810-de15b2b45a74', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', '\x0108fe303ed3b2b14919dc41f9d84a3353490f549eaa689a4d4bf4dd40c2f7d32e886af78c2c2a73413f3151427490', '\x4e52c75a90f7b5bd50a15515cdc6245fde948b9ebf98239f723225b8c95bd51f', '2026-11-15 16:08:23.182+00', '2026-12-15 16:08:23.182+00', NULL, NULL);
INSERT INTO public.peer_tokens VALUES
	('\xae585fbe89eba70a9ef6d5b5b57eb28f4a189654c5d0da6f82ecd6bd3c7dac58', 'acd69b95-4a98-48c0-bcb1-6c078197191f', 'invitation', '2026-11-15 16:08:23.189+00');
INSERT INTO public.person_outcomes VALUES
	('1ceec75c-c21e-4c54-97e6-96890d04c933', 'bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'sales', '2026-10-01', '2026-10-31', 12, 40, 'manual', '1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', '2026-11-15 16:08:23.505+00', '2026-11-15 16:08:23.505+00');
INSERT INTO public.profiles VALUES
	('95bf4d57-00db-4c19-a9a2-649cd0931384', 'asha', NULL, 'admin', '2026-11-15 16:08:19.039+00', '2026-11-15 16:08:19.039+00'),
	('1ffb5c78-bc8a-4c2a-920c-f7109fdd778f', 'vikram', NULL, 'manager', '2026-11-15 16:08:19.807+00', '2026-11-15 16:08:19.807+00'),
	('bca9419c-4171-4f1f-afcc-b3bb0d7f9018', 'priya', NULL, 'telecaller', '2026-11-15 16:08:20.644+00', '2026-11-15 16:08:20.644+00'),
	('6645904e-3dff-494c-8d92-54f773346a85', 'daniel', NULL, 'user', '2026-11-15 16:08:21.753+00', '2026-11-15 16:08:21.753+00');
SELECT pg_catalog.setval('app.outbox_id_seq', 6, true);
SELECT pg_catalog.setval('audit.entries_id_seq', 113, true);
SELECT pg_catalog.setval('public.follow_up_history_id_seq', 1, false);
SELECT pg_catalog.setval('public.lead_status_history_id_seq', 6, true);
ALTER TABLE ONLY app.data_keys
    ADD CONSTRAINT data_keys_lead_id_key UNIQUE (lead_id);
ALTER TABLE ONLY app.data_keys
    ADD CONSTRAINT data_keys_person_id_key UNIQUE (person_id);
ALTER TABLE ONLY app.data_keys
    ADD CONSTRAINT data_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app.lead_counts
    ADD CONSTRAINT lead_counts_pkey PRIMARY KEY (person, status, slot);
ALTER TABLE ONLY app.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (number);
ALTER TABLE ONLY app.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app.replays
    ADD CONSTRAINT replays_pkey PRIMARY KEY (person, key);
ALTER TABLE ONLY app.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY app.versions
    ADD CONSTRAINT versions_pkey PRIMARY KEY (topic);
ALTER TABLE ONLY audit.chain
    ADD CONSTRAINT chain_entry_id_key UNIQUE (entry_id);
ALTER TABLE ONLY audit.chain
    ADD CONSTRAINT chain_pkey PRIMARY KEY ("position");
ALTER TABLE ONLY audit.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (issuer, subject);
ALTER TABLE ONLY identity.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY ("only");
ALTER TABLE ONLY identity.invitations
    ADD CONSTRAINT invitations_digest_key UNIQUE (digest);
ALTER TABLE ONLY identity.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (kid);
ALTER TABLE ONLY identity.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261115
    ADD CONSTRAINT queue_stats_20261115_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261116
    ADD CONSTRAINT queue_stats_20261116_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.assessment_responses
    ADD CONSTRAINT assessment_responses_pkey PRIMARY KEY (attempt_id, number);
ALTER TABLE ONLY public.assessment_results
    ADD CONSTRAINT assessment_results_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.assessments
    ADD CONSTRAINT assessments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.calibrations
    ADD CONSTRAINT calibrations_assessment_id_number_key UNIQUE (assessment_id, number);
ALTER TABLE ONLY public.calibrations
    ADD CONSTRAINT calibrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (interaction_id);
ALTER TABLE ONLY public.follow_up_history
    ADD CONSTRAINT follow_up_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.follow_ups
    ADD CONSTRAINT follow_ups_pkey PRIMARY KEY (lead_id);
ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lead_contact_state
    ADD CONSTRAINT lead_contact_state_pkey PRIMARY KEY (lead_id);
ALTER TABLE ONLY public.lead_status_history
    ADD CONSTRAINT lead_status_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.norms
    ADD CONSTRAINT norms_pkey PRIMARY KEY (assessment_id, dimension);
ALTER TABLE ONLY public.peer_answers
    ADD CONSTRAINT peer_answers_pkey PRIMARY KEY (invitation_id);
ALTER TABLE ONLY public.peer_invitations
    ADD CONSTRAINT peer_invitations_attempt_id_email_digest_key UNIQUE (attempt_id, email_digest);
ALTER TABLE ONLY public.peer_invitations
    ADD CONSTRAINT peer_invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.peer_tokens
    ADD CONSTRAINT peer_tokens_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.person_outcomes
    ADD CONSTRAINT person_outcomes_person_id_metric_period_from_period_to_key UNIQUE (person_id, metric, period_from, period_to);
ALTER TABLE ONLY public.person_outcomes
    ADD CONSTRAINT person_outcomes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recalibration_schedules
    ADD CONSTRAINT recalibration_schedules_pkey PRIMARY KEY (assessment_id);
CREATE INDEX data_keys_master ON app.data_keys USING btree (master_id);
CREATE INDEX mail_newest ON app.mail USING btree (created_at DESC, id);
CREATE INDEX outbox_at ON app.outbox USING btree (at);
CREATE INDEX outbox_cursor ON app.outbox USING btree (xid, id);
CREATE INDEX replays_age ON app.replays USING btree (created_at);
CREATE INDEX entries_actor ON audit.entries USING btree (actor, id);
CREATE INDEX entries_row ON audit.entries USING btree (resource, row_id, id);
CREATE INDEX entries_rows ON audit.entries USING gin (row_ids) WHERE (row_ids <> '{}'::text[]);
CREATE INDEX entries_unchained ON audit.entries USING btree (xid, id);
CREATE INDEX accounts_email ON identity.accounts USING btree (email);
CREATE UNIQUE INDEX accounts_email_owner ON identity.accounts USING btree (email) WHERE owns_email;
CREATE INDEX identities_person ON identity.identities USING btree (person);
CREATE UNIQUE INDEX invitations_pending ON identity.invitations USING btree (email) WHERE (accepted_at IS NULL);
CREATE INDEX sessions_expiry ON identity.sessions USING btree (expires_at);
CREATE INDEX sessions_live ON identity.sessions USING btree (person) WHERE (revoked_at IS NULL);
CREATE INDEX tickets_expiry ON identity.tickets USING btree (expires_at);
CREATE INDEX tickets_person ON identity.tickets USING btree (person, kind, created_at);
CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));
CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);
CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));
CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));
CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));
CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);
CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261115_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261115 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261116_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261116 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);
CREATE INDEX assessments_newest ON public.assessments USING btree (created_at DESC, id DESC) WHERE is_active;
CREATE INDEX attempts_assessment ON public.attempts USING btree (assessment_id, state);
CREATE INDEX attempts_newest ON public.attempts USING btree (user_id, assessment_id, started_at DESC);
CREATE UNIQUE INDEX attempts_one_open ON public.attempts USING btree (user_id, assessment_id) WHERE (state = 'in_progress'::text);
CREATE INDEX follow_up_history_person ON public.follow_up_history USING btree (person, due_at);
CREATE INDEX follow_ups_due ON public.follow_ups USING btree (due_at);
CREATE INDEX interactions_creator ON public.interactions USING btree (created_by, created_at);
CREATE INDEX interactions_newest ON public.interactions USING btree (lead_id, created_at DESC, id DESC);
CREATE INDEX lead_status_history_lead ON public.lead_status_history USING btree (lead_id, changed_at);
CREATE INDEX lead_status_history_reached ON public.lead_status_history USING btree (to_status, changed_at);
CREATE INDEX leads_email ON public.leads USING btree (email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX leads_newest ON public.leads USING btree (created_at DESC, id DESC);
CREATE INDEX leads_own_newest ON public.leads USING btree (assigned_to, created_at DESC, id DESC);
CREATE INDEX leads_own_status_newest ON public.leads USING btree (assigned_to, status, created_at DESC, id DESC);
CREATE INDEX leads_phone ON public.leads USING btree (phone_e164) WHERE (phone_e164 IS NOT NULL);
CREATE INDEX leads_search ON public.leads USING gin (search public.gin_trgm_ops);
CREATE INDEX leads_status_newest ON public.leads USING btree (status, created_at DESC, id DESC);
CREATE INDEX peer_answers_attempt ON public.peer_answers USING btree (attempt_id);
CREATE INDEX peer_answers_person ON public.peer_answers USING btree (user_id);
CREATE INDEX peer_invitations_open ON public.peer_invitations USING btree (sent_at) WHERE (withdrawn_at IS NULL);
CREATE INDEX peer_invitations_person ON public.peer_invitations USING btree (user_id);
CREATE INDEX peer_tokens_invitation ON public.peer_tokens USING btree (invitation_id);
CREATE UNIQUE INDEX peer_tokens_one_automatic ON public.peer_tokens USING btree (invitation_id) WHERE (letter = 'automatic'::text);
CREATE INDEX person_outcomes_metric ON public.person_outcomes USING btree (metric);
CREATE INDEX person_outcomes_recorder ON public.person_outcomes USING btree (recorded_by);
CREATE INDEX recalibration_schedules_setter ON public.recalibration_schedules USING btree (set_by);
CREATE INDEX results_newest ON public.assessment_results USING btree (attempt_id, computed_at DESC);
CREATE INDEX results_person ON public.assessment_results USING btree (user_id, assessment_id, computed_at DESC);
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261115_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261115_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261116_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261116_pkey;
CREATE TRIGGER chain_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit.chain FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse();
CREATE TRIGGER entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit.entries FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse();
CREATE TRIGGER accounts_audit AFTER INSERT OR DELETE OR UPDATE ON identity.accounts FOR EACH ROW EXECUTE FUNCTION audit.changed();
CREATE TRIGGER identities_audit AFTER INSERT OR DELETE OR UPDATE ON identity.identities FOR EACH ROW EXECUTE FUNCTION audit.named_changed('person');
CREATE TRIGGER invitations_audit AFTER INSERT OR DELETE OR UPDATE ON identity.invitations FOR EACH ROW EXECUTE FUNCTION audit.changed();
CREATE TRIGGER sessions_ended AFTER UPDATE ON identity.sessions FOR EACH ROW WHEN ((old.revoked_at IS DISTINCT FROM new.revoked_at)) EXECUTE FUNCTION audit.changed();
CREATE TRIGGER sessions_opened AFTER INSERT ON identity.sessions FOR EACH ROW EXECUTE FUNCTION audit.changed();
CREATE TRIGGER assessments_audit AFTER INSERT OR DELETE OR UPDATE ON public.assessments FOR EACH ROW EXECUTE FUNCTION audit.row_changed();
CREATE TRIGGER assessments_bump AFTER INSERT OR DELETE OR UPDATE ON public.assessments FOR EACH STATEMENT EXECUTE FUNCTION app.bump('assessments');
CREATE TRIGGER assessments_touch BEFORE UPDATE ON public.assessments FOR EACH ROW EXECUTE FUNCTION app.touch();
CREATE TRIGGER attempts_audit AFTER INSERT OR DELETE OR UPDATE ON public.attempts FOR EACH ROW EXECUTE FUNCTION audit.row_changed();
CREATE TRIGGER attempts_touch BEFORE UPDATE ON public.attempts FOR EACH ROW EXECUTE FUNCTION app.touch();
CREATE TRIGGER calibrations_audit AFTER INSERT OR DELETE OR UPDATE ON public.calibrations FOR EACH ROW EXECUTE FUNCTION audit.row_changed();
CREATE TRIGGER calls_counted AFTER INSERT ON public.calls FOR EACH ROW EXECUTE FUNCTION app.call_made();
CREATE TRIGGER follow_ups_audit AFTER INSERT OR DELETE OR UPDATE ON public.follow_ups FOR EACH ROW EXECUTE FUNCTION audit.follow_up_changed();
CREATE TRIGGER follow_ups_ended AFTER DELETE ON public.follow_ups FOR EACH ROW EXECUTE FUNCTION app.follow_up_ended();
CREATE TRIGGER follow_ups_moved AFTER UPDATE OF due_at ON public.follow_ups FOR EACH ROW WHEN ((old.due_at <> new.due_at)) EXECUTE FUNCTION app.follow_up_ended();
CREATE TRIGGER interactions_audit AFTER INSERT OR DELETE OR UPDATE ON public.interactions FOR EACH ROW EXECUTE FUNCTION audit.changed();
CREATE TRIGGER leads_counted_on_delete AFTER DELETE ON public.leads REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION app.count_leads();
CREATE TRIGGER leads_counted_on_insert AFTER INSERT ON public.leads REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_leads();
CREATE TRIGGER leads_counted_on_update AFTER UPDATE ON public.leads REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_leads();
CREATE TRIGGER leads_inserted_or_deleted AFTER INSERT OR DELETE ON public.leads FOR EACH ROW EXECUTE FUNCTION app.lead_changed();
CREATE TRIGGER leads_touch BEFORE UPDATE ON public.leads FOR EACH ROW WHEN (((((((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.company IS DISTINCT FROM new.company)) OR (old.status IS DISTINCT FROM new.status)) OR (old.source IS DISTINCT FROM new.source)) OR (old.assigned_to IS DISTINCT FROM new.assigned_to)) OR (old.phone_e164 IS DISTINCT FROM new.phone_e164))) EXECUTE FUNCTION app.touch();
CREATE TRIGGER leads_updated AFTER UPDATE ON public.leads FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION app.lead_changed();
CREATE TRIGGER peer_invitations_audit AFTER INSERT OR DELETE OR UPDATE ON public.peer_invitations FOR EACH ROW EXECUTE FUNCTION audit.row_changed();
CREATE TRIGGER person_outcomes_audit AFTER INSERT OR DELETE OR UPDATE ON public.person_outcomes FOR EACH ROW EXECUTE FUNCTION audit.row_changed();
CREATE TRIGGER person_outcomes_touch BEFORE UPDATE ON public.person_outcomes FOR EACH ROW EXECUTE FUNCTION app.touch();
CREATE TRIGGER profiles_audit AFTER INSERT OR DELETE OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION audit.changed();
CREATE TRIGGER profiles_touch BEFORE UPDATE ON public.profiles FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION app.touch();
CREATE TRIGGER responses_audit AFTER INSERT ON public.assessment_responses FOR EACH ROW EXECUTE FUNCTION audit.response_given();
CREATE TRIGGER results_audit AFTER INSERT OR DELETE OR UPDATE ON public.assessment_results FOR EACH ROW EXECUTE FUNCTION audit.row_changed();
CREATE TRIGGER schedules_audit AFTER INSERT OR DELETE OR UPDATE ON public.recalibration_schedules FOR EACH ROW EXECUTE FUNCTION audit.named_changed('assessment_id');
ALTER TABLE ONLY app.data_keys
    ADD CONSTRAINT data_keys_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY app.data_keys
    ADD CONSTRAINT data_keys_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY app.replays
    ADD CONSTRAINT replays_person_fkey FOREIGN KEY (person) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity.accounts
    ADD CONSTRAINT accounts_id_fkey FOREIGN KEY (id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity.identities
    ADD CONSTRAINT identities_person_fkey FOREIGN KEY (person) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY identity.sessions
    ADD CONSTRAINT sessions_person_fkey FOREIGN KEY (person) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity.tickets
    ADD CONSTRAINT tickets_person_fkey FOREIGN KEY (person) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessment_responses
    ADD CONSTRAINT assessment_responses_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES public.attempts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessment_responses
    ADD CONSTRAINT assessment_responses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessment_results
    ADD CONSTRAINT assessment_results_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessment_results
    ADD CONSTRAINT assessment_results_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES public.attempts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessment_results
    ADD CONSTRAINT assessment_results_calibration_id_fkey FOREIGN KEY (calibration_id) REFERENCES public.calibrations(id);
ALTER TABLE ONLY public.assessment_results
    ADD CONSTRAINT assessment_results_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessments
    ADD CONSTRAINT assessments_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_calibration_id_fkey FOREIGN KEY (calibration_id) REFERENCES public.calibrations(id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calibrations
    ADD CONSTRAINT calibrations_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calibrations
    ADD CONSTRAINT calibrations_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.calibrations
    ADD CONSTRAINT calibrations_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_interaction_id_fkey FOREIGN KEY (interaction_id) REFERENCES public.interactions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follow_up_history
    ADD CONSTRAINT follow_up_history_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follow_up_history
    ADD CONSTRAINT follow_up_history_person_fkey FOREIGN KEY (person) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.follow_ups
    ADD CONSTRAINT follow_ups_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follow_ups
    ADD CONSTRAINT follow_ups_set_by_fkey FOREIGN KEY (set_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lead_contact_state
    ADD CONSTRAINT lead_contact_state_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lead_status_history
    ADD CONSTRAINT lead_status_history_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.norms
    ADD CONSTRAINT norms_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.peer_answers
    ADD CONSTRAINT peer_answers_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES public.attempts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.peer_answers
    ADD CONSTRAINT peer_answers_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES public.peer_invitations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.peer_answers
    ADD CONSTRAINT peer_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.peer_invitations
    ADD CONSTRAINT peer_invitations_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES public.attempts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.peer_invitations
    ADD CONSTRAINT peer_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.peer_tokens
    ADD CONSTRAINT peer_tokens_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES public.peer_invitations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.person_outcomes
    ADD CONSTRAINT person_outcomes_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.person_outcomes
    ADD CONSTRAINT person_outcomes_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.recalibration_schedules
    ADD CONSTRAINT recalibration_schedules_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES public.assessments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recalibration_schedules
    ADD CONSTRAINT recalibration_schedules_set_by_fkey FOREIGN KEY (set_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
CREATE POLICY admin ON app.mail FOR SELECT TO mettle_overseer USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY counts_all ON app.lead_counts FOR SELECT TO mettle_overseer USING (true);
CREATE POLICY counts_own ON app.lead_counts FOR SELECT TO mettle_person USING ((person = ( SELECT app.user_id() AS user_id)));
CREATE POLICY counts_owner ON app.lead_counts TO mettle_owner USING (true) WITH CHECK (true);
ALTER TABLE app.data_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY data_keys_all ON app.data_keys TO mettle_overseer USING (true) WITH CHECK (true);
CREATE POLICY data_keys_make_own ON app.data_keys FOR INSERT TO mettle_person WITH CHECK (((person_id = ( SELECT app.user_id() AS user_id)) OR (EXISTS ( SELECT
   FROM public.leads l
  WHERE (l.id = data_keys.lead_id)))));
CREATE POLICY data_keys_of_own ON app.data_keys FOR SELECT TO mettle_person USING (((person_id = ( SELECT app.user_id() AS user_id)) OR (EXISTS ( SELECT
   FROM public.leads l
  WHERE (l.id = data_keys.lead_id)))));
CREATE POLICY data_keys_owner ON app.data_keys TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY data_keys_system ON app.data_keys TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE app.lead_counts ENABLE ROW LEVEL SECURITY;
ALTER TABLE app.mail ENABLE ROW LEVEL SECURITY;
ALTER TABLE app.outbox ENABLE ROW LEVEL SECURITY;
CREATE POLICY outbox_owner ON app.outbox TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY outbox_system ON app.outbox TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY owner ON app.mail TO mettle_owner USING (true) WITH CHECK (true);
ALTER TABLE app.replays ENABLE ROW LEVEL SECURITY;
CREATE POLICY replays_own ON app.replays TO mettle_person, mettle_overseer USING ((person = ( SELECT app.user_id() AS user_id))) WITH CHECK ((person = ( SELECT app.user_id() AS user_id)));
CREATE POLICY replays_owner ON app.replays TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY replays_system ON app.replays FOR DELETE TO mettle_system USING (true);
CREATE POLICY replays_system_read ON app.replays FOR SELECT TO mettle_system USING (true);
ALTER TABLE app.secrets ENABLE ROW LEVEL SECURITY;
CREATE POLICY secrets_owner ON app.secrets FOR SELECT TO mettle_owner USING (true);
CREATE POLICY secrets_system ON app.secrets TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY system ON app.mail TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE app.versions ENABLE ROW LEVEL SECURITY;
CREATE POLICY versions_owner ON app.versions TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY versions_read ON app.versions FOR SELECT TO mettle_person, mettle_overseer, mettle_system USING (true);
ALTER TABLE audit.chain ENABLE ROW LEVEL SECURITY;
CREATE POLICY chain_owner ON audit.chain TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY chain_system ON audit.chain TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE audit.entries ENABLE ROW LEVEL SECURITY;
CREATE POLICY entries_admin ON audit.entries FOR SELECT TO mettle_overseer USING ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY entries_owner ON audit.entries TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY entries_system ON audit.entries TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE identity.accounts ENABLE ROW LEVEL SECURITY;
CREATE POLICY accounts_owner ON identity.accounts TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY accounts_system ON identity.accounts TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY admin ON identity.invitations TO mettle_overseer USING ((( SELECT app.role() AS role) = 'admin'::text)) WITH CHECK ((( SELECT app.role() AS role) = 'admin'::text));
ALTER TABLE identity.identities ENABLE ROW LEVEL SECURITY;
ALTER TABLE identity.installation ENABLE ROW LEVEL SECURITY;
ALTER TABLE identity.invitations ENABLE ROW LEVEL SECURITY;
CREATE POLICY owner ON identity.identities TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON identity.installation TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON identity.invitations TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON identity.sessions TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON identity.signing_keys TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON identity.tickets TO mettle_owner USING (true) WITH CHECK (true);
ALTER TABLE identity.sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE identity.signing_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON identity.identities TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY system ON identity.installation TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY system ON identity.invitations TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY system ON identity.sessions TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY system ON identity.signing_keys TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY system ON identity.tickets TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE identity.tickets ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_responses ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.assessment_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.assessments ENABLE ROW LEVEL SECURITY;
CREATE POLICY assessments_create ON public.assessments FOR INSERT TO mettle_person, mettle_overseer WITH CHECK ((created_by = ( SELECT app.user_id() AS user_id)));
CREATE POLICY assessments_owner ON public.assessments TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY assessments_read ON public.assessments FOR SELECT TO mettle_person, mettle_overseer USING ((is_active OR (created_by = ( SELECT app.user_id() AS user_id))));
CREATE POLICY assessments_system ON public.assessments TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE public.attempts ENABLE ROW LEVEL SECURITY;
CREATE POLICY attempts_all ON public.attempts FOR SELECT TO mettle_overseer USING (true);
CREATE POLICY attempts_go_on ON public.attempts FOR UPDATE TO mettle_person, mettle_overseer USING ((user_id = ( SELECT app.user_id() AS user_id))) WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY attempts_own ON public.attempts FOR SELECT TO mettle_person USING ((user_id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY attempts_owner ON public.attempts TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY attempts_start ON public.attempts FOR INSERT TO mettle_person, mettle_overseer WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY attempts_system ON public.attempts TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE public.calibrations ENABLE ROW LEVEL SECURITY;
CREATE POLICY calibrations_all ON public.calibrations FOR SELECT TO mettle_overseer USING (true);
CREATE POLICY calibrations_decide ON public.calibrations FOR UPDATE TO mettle_overseer USING ((( SELECT app.role() AS role) = 'admin'::text)) WITH CHECK ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY calibrations_owner ON public.calibrations TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY calibrations_read ON public.calibrations FOR SELECT TO mettle_person USING ((state = 'approved'::text));
CREATE POLICY calibrations_request ON public.calibrations FOR INSERT TO mettle_overseer WITH CHECK ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY calibrations_system ON public.calibrations TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE public.calls ENABLE ROW LEVEL SECURITY;
CREATE POLICY calls_all ON public.calls FOR SELECT TO mettle_overseer USING (true);
CREATE POLICY calls_by_creator ON public.calls FOR INSERT TO mettle_person, mettle_overseer WITH CHECK ((EXISTS ( SELECT
   FROM public.interactions i
  WHERE ((i.id = calls.interaction_id) AND (i.type = 'call'::text) AND (i.created_by = ( SELECT app.user_id() AS user_id))))));
CREATE POLICY calls_of_own ON public.calls FOR SELECT TO mettle_person USING ((EXISTS ( SELECT
   FROM public.interactions i
  WHERE (i.id = calls.interaction_id))));
CREATE POLICY calls_owner ON public.calls TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY contact_state_all ON public.lead_contact_state FOR SELECT TO mettle_overseer USING (true);
CREATE POLICY contact_state_of_own ON public.lead_contact_state FOR SELECT TO mettle_person USING ((EXISTS ( SELECT
   FROM public.leads l
  WHERE (l.id = lead_contact_state.lead_id))));
CREATE POLICY contact_state_owner ON public.lead_contact_state TO mettle_owner USING (true) WITH CHECK (true);
ALTER TABLE public.follow_up_history ENABLE ROW LEVEL SECURITY;
CREATE POLICY follow_up_history_all ON public.follow_up_history FOR SELECT TO mettle_overseer USING (true);
CREATE POLICY follow_up_history_of_own ON public.follow_up_history FOR SELECT TO mettle_person USING ((EXISTS ( SELECT
   FROM public.leads l
  WHERE (l.id = follow_up_history.lead_id))));
CREATE POLICY follow_up_history_owner ON public.follow_up_history TO mettle_owner USING (true) WITH CHECK (true);
ALTER TABLE public.follow_ups ENABLE ROW LEVEL SECURITY;
CREATE POLICY follow_ups_all ON public.follow_ups TO mettle_overseer USING (true) WITH CHECK (true);
CREATE POLICY follow_ups_of_own ON public.follow_ups TO mettle_person USING ((EXISTS ( SELECT
   FROM public.leads l
  WHERE (l.id = follow_ups.lead_id)))) WITH CHECK ((EXISTS ( SELECT
   FROM public.leads l
  WHERE (l.id = follow_ups.lead_id))));
CREATE POLICY follow_ups_owner ON public.follow_ups TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY history_all ON public.lead_status_history FOR SELECT TO mettle_overseer USING (true);
CREATE POLICY history_of_own ON public.lead_status_history FOR SELECT TO mettle_person USING ((EXISTS ( SELECT
   FROM public.leads l
  WHERE (l.id = lead_status_history.lead_id))));
CREATE POLICY history_owner ON public.lead_status_history TO mettle_owner USING (true) WITH CHECK (true);
ALTER TABLE public.interactions ENABLE ROW LEVEL SECURITY;
CREATE POLICY interactions_all ON public.interactions FOR SELECT TO mettle_overseer USING (true);
CREATE POLICY interactions_by_assignee ON public.interactions FOR INSERT TO mettle_person, mettle_overseer WITH CHECK (((created_by = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM public.leads l
  WHERE ((l.id = interactions.lead_id) AND (l.assigned_to = ( SELECT app.user_id() AS user_id)))))));
CREATE POLICY interactions_of_own ON public.interactions FOR SELECT TO mettle_person USING ((EXISTS ( SELECT
   FROM public.leads l
  WHERE (l.id = interactions.lead_id))));
CREATE POLICY interactions_owner ON public.interactions TO mettle_owner USING (true) WITH CHECK (true);
ALTER TABLE public.lead_contact_state ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.lead_status_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.leads ENABLE ROW LEVEL SECURITY;
CREATE POLICY leads_all ON public.leads TO mettle_overseer USING (true) WITH CHECK (true);
CREATE POLICY leads_change_own ON public.leads FOR UPDATE TO mettle_person USING ((assigned_to = ( SELECT app.user_id() AS user_id))) WITH CHECK ((assigned_to = ( SELECT app.user_id() AS user_id)));
CREATE POLICY leads_create_own ON public.leads FOR INSERT TO mettle_person WITH CHECK ((assigned_to = ( SELECT app.user_id() AS user_id)));
CREATE POLICY leads_delete_own ON public.leads FOR DELETE TO mettle_person USING ((assigned_to = ( SELECT app.user_id() AS user_id)));
CREATE POLICY leads_owner ON public.leads TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY leads_read_own ON public.leads FOR SELECT TO mettle_person USING ((assigned_to = ( SELECT app.user_id() AS user_id)));
ALTER TABLE public.norms ENABLE ROW LEVEL SECURITY;
CREATE POLICY norms_owner ON public.norms TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY norms_read ON public.norms FOR SELECT TO mettle_person, mettle_overseer USING (true);
CREATE POLICY norms_system ON public.norms TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE public.peer_answers ENABLE ROW LEVEL SECURITY;
CREATE POLICY peer_answers_owner ON public.peer_answers TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY peer_answers_system ON public.peer_answers TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE public.peer_invitations ENABLE ROW LEVEL SECURITY;
CREATE POLICY peer_invitations_change ON public.peer_invitations FOR UPDATE TO mettle_person, mettle_overseer USING ((user_id = ( SELECT app.user_id() AS user_id))) WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY peer_invitations_lock ON public.peer_invitations FOR UPDATE TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY peer_invitations_own ON public.peer_invitations FOR SELECT TO mettle_person, mettle_overseer USING ((user_id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY peer_invitations_owner ON public.peer_invitations TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY peer_invitations_send ON public.peer_invitations FOR INSERT TO mettle_person, mettle_overseer WITH CHECK (((user_id = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM public.attempts a
  WHERE ((a.id = peer_invitations.attempt_id) AND (a.user_id = ( SELECT app.user_id() AS user_id)))))));
CREATE POLICY peer_invitations_system ON public.peer_invitations FOR SELECT TO mettle_system USING (true);
ALTER TABLE public.peer_tokens ENABLE ROW LEVEL SECURITY;
CREATE POLICY peer_tokens_owner ON public.peer_tokens TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY peer_tokens_system ON public.peer_tokens TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE public.person_outcomes ENABLE ROW LEVEL SECURITY;
CREATE POLICY person_outcomes_all ON public.person_outcomes TO mettle_overseer USING (true) WITH CHECK (true);
CREATE POLICY person_outcomes_own ON public.person_outcomes FOR SELECT TO mettle_person USING ((person_id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY person_outcomes_owner ON public.person_outcomes TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY person_outcomes_system ON public.person_outcomes TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE public.profiles ENABLE ROW LEVEL SECURITY;
CREATE POLICY profiles_own ON public.profiles FOR SELECT TO mettle_person, mettle_overseer USING ((id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY profiles_owner ON public.profiles TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY profiles_rename_own ON public.profiles FOR UPDATE TO mettle_person, mettle_overseer USING ((id = ( SELECT app.user_id() AS user_id))) WITH CHECK ((id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY profiles_system ON public.profiles TO mettle_system USING (true) WITH CHECK (true);
ALTER TABLE public.recalibration_schedules ENABLE ROW LEVEL SECURITY;
CREATE POLICY responses_give ON public.assessment_responses FOR INSERT TO mettle_person, mettle_overseer WITH CHECK (((user_id = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM public.attempts a
  WHERE ((a.id = assessment_responses.attempt_id) AND (a.user_id = ( SELECT app.user_id() AS user_id)) AND (a.state = 'in_progress'::text))))));
CREATE POLICY responses_own ON public.assessment_responses FOR SELECT TO mettle_person, mettle_overseer USING ((user_id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY responses_owner ON public.assessment_responses TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY responses_system ON public.assessment_responses FOR SELECT TO mettle_system USING (true);
CREATE POLICY results_all ON public.assessment_results FOR SELECT TO mettle_overseer USING (true);
CREATE POLICY results_make ON public.assessment_results FOR INSERT TO mettle_person, mettle_overseer WITH CHECK ((user_id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY results_own ON public.assessment_results FOR SELECT TO mettle_person USING ((user_id = ( SELECT app.user_id() AS user_id)));
CREATE POLICY results_owner ON public.assessment_results TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY results_system ON public.assessment_results TO mettle_system USING (true) WITH CHECK (true);
CREATE POLICY schedules_admin ON public.recalibration_schedules TO mettle_overseer USING ((( SELECT app.role() AS role) = 'admin'::text)) WITH CHECK ((( SELECT app.role() AS role) = 'admin'::text));
CREATE POLICY schedules_owner ON public.recalibration_schedules TO mettle_owner USING (true) WITH CHECK (true);
CREATE POLICY schedules_system ON public.recalibration_schedules TO mettle_system USING (true) WITH CHECK (true);
REVOKE CONNECT,TEMPORARY ON DATABASE mettle FROM PUBLIC;
GRANT CREATE ON DATABASE mettle TO mettle_owner;
GRANT CONNECT ON DATABASE mettle TO mettle_runtime;
GRANT USAGE ON SCHEMA app TO mettle_person;
GRANT USAGE ON SCHEMA app TO mettle_overseer;
GRANT USAGE ON SCHEMA app TO mettle_system;
GRANT USAGE ON SCHEMA app TO mettle_runtime;
GRANT USAGE ON SCHEMA audit TO mettle_overseer;
GRANT USAGE ON SCHEMA audit TO mettle_system;
GRANT USAGE ON SCHEMA audit TO mettle_person;
GRANT USAGE ON SCHEMA audit TO mettle_runtime;
GRANT USAGE ON SCHEMA identity TO mettle_system;
GRANT USAGE ON SCHEMA identity TO mettle_overseer;
GRANT USAGE ON SCHEMA identity TO mettle_runtime;
REVOKE USAGE ON SCHEMA public FROM PUBLIC;
GRANT ALL ON SCHEMA public TO mettle_owner;
GRANT USAGE ON SCHEMA public TO mettle_person;
GRANT USAGE ON SCHEMA public TO mettle_overseer;
GRANT USAGE ON SCHEMA public TO mettle_system;
GRANT USAGE ON SCHEMA public TO mettle_runtime;
REVOKE ALL ON FUNCTION app.change_person(person uuid, changes jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.change_person(person uuid, changes jsonb) TO mettle_overseer;
GRANT ALL ON FUNCTION app.change_person(person uuid, changes jsonb) TO mettle_system;
REVOKE ALL ON FUNCTION app.creator_names(lead uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.creator_names(lead uuid) TO mettle_person;
GRANT ALL ON FUNCTION app.creator_names(lead uuid) TO mettle_overseer;
REVOKE ALL ON FUNCTION app.crm_outcomes(since date) FROM PUBLIC;
GRANT ALL ON FUNCTION app.crm_outcomes(since date) TO mettle_system;
REVOKE ALL ON FUNCTION app.email_taken(address text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.email_taken(address text) TO mettle_overseer;
REVOKE ALL ON FUNCTION app.end_sessions(whose uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.end_sessions(whose uuid) TO mettle_system;
REVOKE ALL ON FUNCTION app.enter(person uuid, least_role text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.enter(person uuid, least_role text) TO mettle_runtime;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.leads TO mettle_person;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.leads TO mettle_overseer;
REVOKE ALL ON FUNCTION app.must_be_admin() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.own_record() FROM PUBLIC;
GRANT ALL ON FUNCTION app.own_record() TO mettle_person;
GRANT ALL ON FUNCTION app.own_record() TO mettle_overseer;
REVOKE ALL ON FUNCTION app.people(search text, page_limit integer, page_offset bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.people(search text, page_limit integer, page_offset bigint) TO mettle_overseer;
GRANT ALL ON FUNCTION app.people(search text, page_limit integer, page_offset bigint) TO mettle_system;
REVOKE ALL ON FUNCTION app.people_among(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.people_among(ids uuid[]) TO mettle_overseer;
REVOKE ALL ON FUNCTION app.people_names() FROM PUBLIC;
GRANT ALL ON FUNCTION app.people_names() TO mettle_overseer;
REVOKE ALL ON FUNCTION app.person(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.person(person uuid) TO mettle_overseer;
REVOKE ALL ON FUNCTION app.person_record(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.person_record(person uuid) TO mettle_system;
REVOKE ALL ON FUNCTION audit.record(action text, resource text, row_id text, fields text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION audit.record(action text, resource text, row_id text, fields text[]) TO mettle_person;
GRANT ALL ON FUNCTION audit.record(action text, resource text, row_id text, fields text[]) TO mettle_overseer;
GRANT ALL ON FUNCTION audit.record(action text, resource text, row_id text, fields text[]) TO mettle_system;
GRANT SELECT,INSERT ON TABLE app.data_keys TO mettle_person;
GRANT SELECT,INSERT ON TABLE app.data_keys TO mettle_overseer;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.data_keys TO mettle_system;
GRANT SELECT ON TABLE app.lead_counts TO mettle_person;
GRANT SELECT ON TABLE app.lead_counts TO mettle_overseer;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.mail TO mettle_system;
GRANT SELECT ON TABLE app.mail TO mettle_overseer;
GRANT SELECT,INSERT,DELETE ON TABLE app.outbox TO mettle_system;
GRANT SELECT,INSERT,UPDATE ON TABLE app.replays TO mettle_person;
GRANT SELECT,INSERT,UPDATE ON TABLE app.replays TO mettle_overseer;
GRANT SELECT,DELETE ON TABLE app.replays TO mettle_system;
GRANT SELECT,INSERT,UPDATE ON TABLE app.secrets TO mettle_system;
GRANT SELECT ON TABLE app.versions TO mettle_person;
GRANT SELECT ON TABLE app.versions TO mettle_overseer;
GRANT SELECT ON TABLE app.versions TO mettle_system;
GRANT SELECT,INSERT ON TABLE audit.chain TO mettle_system;
GRANT SELECT ON TABLE audit.entries TO mettle_overseer;
GRANT SELECT,INSERT ON TABLE audit.entries TO mettle_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.accounts TO mettle_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.identities TO mettle_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.installation TO mettle_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.invitations TO mettle_system;
GRANT SELECT,INSERT,DELETE ON TABLE identity.invitations TO mettle_overseer;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.sessions TO mettle_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.signing_keys TO mettle_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.tickets TO mettle_system;
GRANT SELECT,INSERT ON TABLE public.assessment_responses TO mettle_person;
GRANT SELECT,INSERT ON TABLE public.assessment_responses TO mettle_overseer;
GRANT SELECT ON TABLE public.assessment_responses TO mettle_system;
GRANT SELECT,INSERT ON TABLE public.assessment_results TO mettle_person;
GRANT SELECT,INSERT ON TABLE public.assessment_results TO mettle_overseer;
GRANT SELECT,INSERT ON TABLE public.assessment_results TO mettle_system;
GRANT SELECT,INSERT ON TABLE public.assessments TO mettle_person;
GRANT SELECT,INSERT ON TABLE public.assessments TO mettle_overseer;
GRANT SELECT,INSERT,UPDATE ON TABLE public.assessments TO mettle_system;
GRANT SELECT,INSERT,UPDATE ON TABLE public.attempts TO mettle_person;
GRANT SELECT,INSERT,UPDATE ON TABLE public.attempts TO mettle_overseer;
GRANT SELECT,INSERT,UPDATE ON TABLE public.attempts TO mettle_system;
GRANT SELECT ON TABLE public.calibrations TO mettle_person;
GRANT SELECT,INSERT,UPDATE ON TABLE public.calibrations TO mettle_overseer;
GRANT SELECT,INSERT,UPDATE ON TABLE public.calibrations TO mettle_system;
GRANT SELECT,INSERT ON TABLE public.calls TO mettle_person;
GRANT SELECT,INSERT ON TABLE public.calls TO mettle_overseer;
GRANT SELECT ON TABLE public.follow_up_history TO mettle_person;
GRANT SELECT ON TABLE public.follow_up_history TO mettle_overseer;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.follow_ups TO mettle_person;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.follow_ups TO mettle_overseer;
GRANT SELECT,INSERT ON TABLE public.interactions TO mettle_person;
GRANT SELECT,INSERT ON TABLE public.interactions TO mettle_overseer;
GRANT SELECT ON TABLE public.lead_contact_state TO mettle_person;
GRANT SELECT ON TABLE public.lead_contact_state TO mettle_overseer;
GRANT SELECT ON TABLE public.lead_status_history TO mettle_person;
GRANT SELECT ON TABLE public.lead_status_history TO mettle_overseer;
GRANT SELECT ON TABLE public.norms TO mettle_person;
GRANT SELECT ON TABLE public.norms TO mettle_overseer;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.norms TO mettle_system;
GRANT SELECT,INSERT ON TABLE public.peer_answers TO mettle_system;
GRANT SELECT,INSERT ON TABLE public.peer_invitations TO mettle_person;
GRANT SELECT,INSERT ON TABLE public.peer_invitations TO mettle_overseer;
GRANT SELECT ON TABLE public.peer_invitations TO mettle_system;
GRANT UPDATE(sent_at) ON TABLE public.peer_invitations TO mettle_person;
GRANT UPDATE(sent_at) ON TABLE public.peer_invitations TO mettle_overseer;
GRANT UPDATE(sent_at) ON TABLE public.peer_invitations TO mettle_system;
GRANT UPDATE(expires_at) ON TABLE public.peer_invitations TO mettle_person;
GRANT UPDATE(expires_at) ON TABLE public.peer_invitations TO mettle_overseer;
GRANT UPDATE(reminded_at) ON TABLE public.peer_invitations TO mettle_person;
GRANT UPDATE(reminded_at) ON TABLE public.peer_invitations TO mettle_overseer;
GRANT UPDATE(withdrawn_at) ON TABLE public.peer_invitations TO mettle_person;
GRANT UPDATE(withdrawn_at) ON TABLE public.peer_invitations TO mettle_overseer;
GRANT SELECT,INSERT,DELETE ON TABLE public.peer_tokens TO mettle_system;
GRANT SELECT ON TABLE public.person_outcomes TO mettle_person;
GRANT SELECT,INSERT,UPDATE ON TABLE public.person_outcomes TO mettle_overseer;
GRANT SELECT,INSERT,UPDATE ON TABLE public.person_outcomes TO mettle_system;
GRANT SELECT ON TABLE public.profiles TO mettle_person;
GRANT SELECT ON TABLE public.profiles TO mettle_overseer;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.profiles TO mettle_system;
GRANT UPDATE(first_name) ON TABLE public.profiles TO mettle_person;
GRANT UPDATE(first_name) ON TABLE public.profiles TO mettle_overseer;
GRANT UPDATE(last_name) ON TABLE public.profiles TO mettle_person;
GRANT UPDATE(last_name) ON TABLE public.profiles TO mettle_overseer;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.recalibration_schedules TO mettle_overseer;
GRANT SELECT,UPDATE ON TABLE public.recalibration_schedules TO mettle_system;
