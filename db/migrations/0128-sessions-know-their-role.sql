-- Whether somebody may come in is asked at every request, and three tables were joined for it, which took most of what
-- reading one lead takes. A session keeps what the other two say of its person, and every change of theirs is written
-- to it in the same transaction. Role and access are two columns, each written by one trigger: of two changes at the
-- same moment neither undoes the other.
alter table identity.sessions add column role text, add column disabled boolean not null default false;
update identity.sessions s set role = p.role,
  disabled = exists (select from identity.accounts a where a.id = p.id and a.disabled_at is not null)
from public.profiles p where p.id = s.person;
alter table identity.sessions alter column role set not null;

-- A change that is under way is waited for; one that comes later finds the session.
create function identity.session_opened() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  new.role := (select p.role from public.profiles p where p.id = new.person for share);
  new.disabled := coalesce(
    (select a.disabled_at is not null from identity.accounts a where a.id = new.person for share), false);
  return new;
end
$$;
create trigger sessions_take_over before insert on identity.sessions
  for each row execute function identity.session_opened();

create function identity.role_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  update identity.sessions set role = new.role where person = new.id;
  return null;
end
$$;
create trigger profiles_sessions_role after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function identity.role_changed();

create function identity.access_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  update identity.sessions set disabled = new.disabled_at is not null where person = new.id;
  return null;
end
$$;
create trigger accounts_sessions_access after insert or update of disabled_at on identity.accounts
  for each row execute function identity.access_changed();

revoke execute on function identity.session_opened(), identity.role_changed(), identity.access_changed() from public;

-- The role of whoever comes without a session of ours, and what is to be said to whoever comes with one that has ended.
create function app.role_without_session(person uuid, session uuid, api_token uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  found_role text;
  disabled timestamptz;
begin
  select p.role, a.disabled_at into found_role, disabled
  from public.profiles p left join identity.accounts a on a.id = p.id
  where p.id = role_without_session.person;
  if disabled is not null then
    raise exception 'This account is disabled.' using errcode = 'MT401';
  end if;
  if api_token is not null and not exists (select from identity.api_tokens t
      where t.id = api_token and t.person = role_without_session.person
        and (t.expires_at is null or t.expires_at > now())) then
    raise exception 'This API token was revoked or has run out.' using errcode = 'MT401';
  end if;
  if session is not null and found_role is not null then
    raise exception 'Your session has ended. Sign in again.' using errcode = 'MT401';
  end if;
  return found_role;
end
$$;
revoke execute on function app.role_without_session(uuid, uuid, uuid) from public;

create or replace function app.enter(person uuid, least_role text, session uuid, api_token uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  found_role text;
begin
  select s.role into found_role from identity.sessions s
  where s.id = enter.session and s.person = enter.person
    and not s.disabled and s.revoked_at is null and s.expires_at > now();
  if found_role is null then
    found_role := app.role_without_session(person, session, api_token);
  end if;
  if found_role is null or (found_role <> least_role and app.rank(found_role) < app.rank(least_role)) then
    raise exception '%', app.role_needed(least_role) using errcode = 'MT403';
  end if;
  found_role := set_config('app.role', found_role, true);
  return case when found_role in ('admin', 'manager') then 'mettle_overseer' else 'mettle_person' end;
end
$$;
