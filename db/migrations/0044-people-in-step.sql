-- A person's record is made of two tables: what changes in the account moves the record's updated_at too, so that
-- whoever asks what is new since then is told.
alter table identity.accounts add column updated_at timestamptz(3) not null default clock_timestamp();
create trigger accounts_touch before update of email, email_verified_at, disabled_at on identity.accounts
  for each row when (old.email is distinct from new.email
    or old.email_verified_at is distinct from new.email_verified_at
    or old.disabled_at is distinct from new.disabled_at) execute function app.touch();

create or replace function app.person_record(person uuid) returns json
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select json_build_object('id', p.id,
    'email', coalesce(a.email, (select i.email from identity.identities i where i.person = p.id order by i.created_at limit 1)),
    'email_verified', a.email_verified_at is not null,
    'first_name', p.first_name, 'last_name', p.last_name, 'role', p.role, 'disabled', a.disabled_at is not null,
    'created_at', app.iso(p.created_at), 'updated_at', app.iso(greatest(p.updated_at, a.updated_at)))
  from public.profiles p left join identity.accounts a on a.id = p.id
  where p.id = person
$$;

-- Nobody is above an admin.
create function app.role_needed(role text) returns text
  language sql immutable parallel safe
  as $$ select format('This needs the role %s.', case role when 'admin' then role else role || ' or above' end) $$;

create or replace function app.must_be_admin() returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.role() is distinct from 'admin' and current_setting('role') <> 'mettle_system' then
    raise exception '%', app.role_needed('admin') using errcode = 'MT403';
  end if;
end
$$;

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
  if not holds then
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

-- As before, but the caller's role is looked up once more behind the lock: whoever held it may have taken the role away.
create or replace function app.change_person(person uuid, changes jsonb) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  was record;
begin
  perform app.must_be_admin();
  perform pg_advisory_xact_lock(7238412);
  if current_setting('role') <> 'mettle_system' and not exists (
      select from public.profiles p left join identity.accounts a on a.id = p.id
      where p.id = app.user_id() and p.role = 'admin' and a.disabled_at is null) then
    raise exception '%', app.role_needed('admin') using errcode = 'MT403';
  end if;
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

-- Whoever gets another role, or is disabled, sees other rows from that moment on: their streams are told so at once, not
-- with the next change of a lead that concerned them before.
create function app.person_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.outbox (topic, type, row_id, audience_before, audience_after)
  values ('profiles', 'UPDATE', new.id, new.id, new.id);
  return null;
end
$$;
create trigger profiles_role_changed after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function app.person_changed();
create trigger accounts_disabled after update of disabled_at on identity.accounts
  for each row when (old.disabled_at is distinct from new.disabled_at) execute function app.person_changed();
