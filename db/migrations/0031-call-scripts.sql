-- What to say, as an admin wrote it: for a source, for a stage (the lead's status), for both, or for everybody.
create table public.call_scripts (
  id uuid primary key default gen_random_uuid(),
  source text check (char_length(source) between 1 and 200),
  status text check (status in ('new', 'contacted', 'qualified', 'converted', 'lost')),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  body text not null check (char_length(btrim(body)) between 1 and 4000),
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp()
);
-- One for each case, or nobody could say which is read.
create unique index call_scripts_case on public.call_scripts (lower(coalesce(source, '')), coalesce(status, ''));
create trigger call_scripts_touch before update on public.call_scripts
  for each row when (old.* is distinct from new.*) execute function app.touch();
create trigger call_scripts_audit after insert or update or delete on public.call_scripts
  for each row execute function audit.changed();

alter table public.call_scripts enable row level security, force row level security;
create policy call_scripts_owner on public.call_scripts to mettle_owner using (true) with check (true);
create policy call_scripts_read on public.call_scripts for select to mettle_person, mettle_overseer
  using (app.rank((select app.role())) >= app.rank('telecaller'));
create policy call_scripts_by_admin on public.call_scripts to mettle_overseer
  using ((select app.role()) = 'admin') with check ((select app.role()) = 'admin');
grant select on public.call_scripts to mettle_person, mettle_overseer;
grant insert, update, delete on public.call_scripts to mettle_overseer;

-- The one that fits best: source and stage, then the source, then the stage, then the one for everybody.
create function app.script_for(lead_source text, lead_status text) returns json
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select json_build_object('id', id, 'title', title, 'body', body) from public.call_scripts
  where (source is null or lower(source) = lower(lead_source)) and (status is null or status = lead_status)
  order by source is null, status is null limit 1
$$;
