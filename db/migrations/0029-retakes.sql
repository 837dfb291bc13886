-- Somebody may take an assessment again before the pause is over: once, for a permission ends with the attempt after it.
create table public.retake_permissions (
  id uuid primary key default gen_random_uuid(),
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  granted_by uuid references public.profiles (id) on delete set null,
  granted_at timestamptz(3) not null default clock_timestamp(),
  unique (assessment_id, user_id)
);
create index retake_permissions_person on public.retake_permissions (user_id);
create index retake_permissions_granted_by on public.retake_permissions (granted_by);
create trigger retake_permissions_audit after insert or update or delete on public.retake_permissions
  for each row execute function audit.row_changed();

alter table public.retake_permissions enable row level security, force row level security;
create policy retakes_owner on public.retake_permissions to mettle_owner using (true) with check (true);
create policy retakes_system on public.retake_permissions for select to mettle_system using (true);
create policy retakes_own on public.retake_permissions for select to mettle_person using (user_id = (select app.user_id()));
create policy retakes_all on public.retake_permissions for select to mettle_overseer using (true);
-- Not to oneself: a manager asks another.
create policy retakes_grant on public.retake_permissions for insert to mettle_overseer
  with check (granted_by = (select app.user_id()) and user_id <> (select app.user_id()));
create policy retakes_renew on public.retake_permissions for update to mettle_overseer
  using (user_id <> (select app.user_id()))
  with check (granted_by = (select app.user_id()) and user_id <> (select app.user_id()));
grant select on public.retake_permissions to mettle_person, mettle_overseer, mettle_system;
grant insert (assessment_id, user_id, granted_by), update (granted_by, granted_at)
  on public.retake_permissions to mettle_overseer;
