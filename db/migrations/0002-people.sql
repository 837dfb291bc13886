create schema identity;
grant usage on schema identity to mettle_system;

create table public.profiles (
  id uuid primary key,
  first_name text check (char_length(first_name) <= 200),
  last_name text check (char_length(last_name) <= 200),
  role text not null default 'user' check (role in ('admin', 'manager', 'telecaller', 'user')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table identity.accounts (
  id uuid primary key references public.profiles (id) on delete cascade,
  email text check (email = lower(email) and char_length(email) <= 320),
  email_verified_at timestamptz(3),
  password_hash text,
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (email)
);

create function app.user_id() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create function app.role() returns text
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.role', true), '') $$;

create function app.rank(role text) returns integer
  language sql immutable parallel safe
  as $$ select array_position(array['user', 'telecaller', 'manager', 'admin'], role) $$;

-- Timestamps leave the database in one form: ISO 8601, UTC, milliseconds.
create function app.iso(moment timestamptz) returns text
  language sql stable parallel safe
  as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The only way in: looks the person up afresh, so that a demoted or disabled person loses sight at once, and
-- names the database role under which the rest of the transaction runs. Used as
--   select set_config('app.user_id', $1, true), set_config('role', app.enter($1, $2), true)
create function app.enter(person uuid, least_role text) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
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
revoke all on function app.enter(uuid, text) from public;

-- updated_at moves on every change and never backwards, even when the clock does.
create function app.touch() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$
begin
  new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond');
  return new;
end
$$;

create trigger profiles_touch before update on public.profiles
  for each row when (old.* is distinct from new.*) execute function app.touch();

alter table public.profiles enable row level security, force row level security;
alter table identity.accounts enable row level security, force row level security;

create policy profiles_own on public.profiles for select to mettle_person, mettle_overseer
  using (id = (select app.user_id()));
create policy profiles_rename_own on public.profiles for update to mettle_person, mettle_overseer
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
create policy profiles_owner on public.profiles to mettle_owner using (true) with check (true);
create policy profiles_system on public.profiles to mettle_system using (true) with check (true);
create policy accounts_owner on identity.accounts to mettle_owner using (true) with check (true);
create policy accounts_system on identity.accounts to mettle_system using (true) with check (true);

grant select, update (first_name, last_name) on public.profiles to mettle_person, mettle_overseer;
grant select, insert, update, delete on public.profiles, identity.accounts to mettle_system;
