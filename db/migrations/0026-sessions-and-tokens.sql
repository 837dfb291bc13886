-- What people see of their own sign-ins, so that they recognise them.
alter table identity.sessions
  add column address text default nullif(current_setting('app.address', true), '') check (char_length(address) <= 100),
  add column user_agent text check (char_length(user_agent) <= 400);

-- Tokens that people give to programs. Only the digest is kept.
create table identity.api_tokens (
  id uuid primary key default gen_random_uuid(),
  person uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  digest bytea not null unique,
  read_only boolean not null default false,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3)
);
create index api_tokens_person on identity.api_tokens (person);

-- Networks from which somebody was let in. A guesser's crowd does not lock out whoever is known there, and use from
-- elsewhere stands in the audit log as new_address, once a place.
create table identity.places (
  person uuid not null references public.profiles (id) on delete cascade,
  network text not null check (char_length(network) between 1 and 100),
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  primary key (person, network)
);
create index places_age on identity.places (last_seen_at);

create trigger api_tokens_audit after insert or delete on identity.api_tokens
  for each row execute function audit.changed();

do $$
declare
  target text;
begin
  foreach target in array array['identity.api_tokens', 'identity.places'] loop
    execute format('alter table %s enable row level security, force row level security', target);
    execute format('create policy owner on %s to mettle_owner using (true) with check (true)', target);
    execute format('create policy system on %s to mettle_system using (true) with check (true)', target);
    execute format('grant select, insert, update, delete on %s to mettle_system', target);
  end loop;
end
$$;

-- Everybody sees and ends their own, and no secret of it.
grant usage on schema identity to mettle_person;
create policy own on identity.api_tokens to mettle_person, mettle_overseer
  using (person = (select app.user_id())) with check (person = (select app.user_id()));
grant select (id, person, name, read_only, created_at, expires_at, last_used_at),
  insert (person, name, digest, read_only, expires_at), delete on identity.api_tokens to mettle_person, mettle_overseer;
create policy see_own on identity.sessions for select to mettle_person, mettle_overseer
  using (person = (select app.user_id()));
create policy end_own on identity.sessions for update to mettle_person, mettle_overseer
  using (person = (select app.user_id())) with check (person = (select app.user_id()) and revoked_at is not null);
grant select (id, person, rotated_at, created_at, expires_at, revoked_at, address, user_agent), update (revoked_at)
  on identity.sessions to mettle_person, mettle_overseer;

-- As before, and what the caller holds must still be good: a session that has not ended, an API token that was neither
-- revoked nor has run out. Looked up with the person, so that it costs no round trip and holds on every instance at once.
create function app.enter(person uuid, least_role text, session uuid, api_token uuid) returns text
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
    raise exception 'This needs the role % or above.', least_role using errcode = 'MT403';
  end if;
  perform set_config('app.role', found_role, true);
  return case when found_role in ('admin', 'manager') then 'mettle_overseer' else 'mettle_person' end;
end
$$;
revoke all on function app.enter(uuid, text, uuid, uuid) from public;

-- Instances of the version before call this one until they are replaced.
create or replace function app.enter(person uuid, least_role text) returns text
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select app.enter(person, least_role, null, null) $$;

-- The service's login is made with the first start; where it is there already, it enters by the new door from now on.
do $$
declare
  login text := right(current_database() || '_runtime', 63);
begin
  if exists (select from pg_roles where rolname = login) then
    execute format('grant execute on function app.enter(uuid, text, uuid, uuid) to %I', login);
  end if;
end
$$;
