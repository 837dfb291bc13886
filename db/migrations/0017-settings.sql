-- What an admin can change while the service runs. A setting without a row has the default that the code declares.
create table app.settings (
  id text primary key check (char_length(id) <= 100),
  value jsonb not null check (octet_length(value::text) <= 262144),
  updated_at timestamptz(3) not null default clock_timestamp(),
  updated_by uuid references public.profiles (id) on delete set null
);
create index settings_updated_by on app.settings (updated_by);

create trigger settings_touch before update on app.settings
  for each row when (old.* is distinct from new.*) execute function app.touch();
create trigger settings_audit after insert or update or delete on app.settings
  for each row execute function audit.changed();

alter table app.settings enable row level security, force row level security;
create policy settings_owner on app.settings to mettle_owner using (true) with check (true);
-- Rules that everybody works by are no secret; secrets have a table of their own.
create policy settings_read on app.settings for select to mettle_person, mettle_overseer, mettle_system using (true);
create policy settings_by_admin on app.settings to mettle_overseer
  using ((select app.role()) = 'admin') with check ((select app.role()) = 'admin');
grant select on app.settings to mettle_person, mettle_overseer, mettle_system;
grant insert, update, delete on app.settings to mettle_overseer;

-- For rules that stand in SQL; null where the default holds.
create function app.setting(name text) returns jsonb
  language sql stable parallel safe set search_path = pg_catalog, pg_temp
  as $$ select value from app.settings where id = name $$;
