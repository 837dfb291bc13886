-- A report of one attempt: asked for, made by a job, kept as data and, where asked for, as a PDF. Both are sealed with the
-- key of the person it is about, so that erasing them erases it.
create table public.reports (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  attempt_id uuid not null references public.attempts (id) on delete cascade,
  -- The computation it tells of.
  result_id uuid references public.assessment_results (id) on delete cascade,
  requested_by uuid references public.profiles (id) on delete set null,
  format text not null check (format in ('pdf', 'web')),
  language text not null check (language in ('en', 'hi')),
  anonymized boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'generating', 'ready', 'failed')),
  -- Why it failed, for the person who waits.
  problem text check (char_length(problem) <= 500),
  sealed bytea,
  pdf bytea,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  ready_at timestamptz(3),
  check ((state = 'ready') = (sealed is not null)),
  check ((state = 'failed') = (problem is not null))
);
create index reports_person on public.reports (user_id, created_at desc, id);
create index reports_requested on public.reports (requested_by, created_at);
create index reports_attempt on public.reports (attempt_id);
create index reports_assessment on public.reports (assessment_id);
create index reports_result on public.reports (result_id);
create index reports_unfinished on public.reports (created_at) where state in ('queued', 'generating');
create trigger reports_touch before update on public.reports for each row execute function app.touch();
create trigger reports_audit after insert or update of state or delete on public.reports
  for each row execute function audit.row_changed();

alter table public.reports enable row level security, force row level security;
create policy reports_owner on public.reports to mettle_owner using (true) with check (true);
create policy reports_system on public.reports to mettle_system using (true) with check (true);
create policy reports_own on public.reports for select to mettle_person using (user_id = (select app.user_id()));
create policy reports_all on public.reports for select to mettle_overseer using (true);
create policy reports_ask_own on public.reports for insert to mettle_person
  with check (user_id = (select app.user_id()) and requested_by = (select app.user_id()));
create policy reports_ask on public.reports for insert to mettle_overseer
  with check (requested_by = (select app.user_id()));
create policy reports_delete on public.reports for delete to mettle_person, mettle_overseer
  using (user_id = (select app.user_id()) or (select app.role()) = 'admin');
grant select, delete on public.reports to mettle_person, mettle_overseer;
grant insert (id, user_id, assessment_id, attempt_id, requested_by, format, language, anonymized)
  on public.reports to mettle_person, mettle_overseer;
grant select, update on public.reports to mettle_system;

-- Links by which whoever has one reads the report, until they expire. Their owner's alone to see; only digests are kept.
create table public.report_links (
  id uuid primary key,
  report_id uuid not null references public.reports (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  digest bytea not null unique,
  label text check (char_length(label) between 1 and 100),
  created_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  uses integer not null default 0
);
create index report_links_report on public.report_links (report_id, created_at desc);
create index report_links_person on public.report_links (user_id);
create trigger report_links_audit after insert or delete on public.report_links
  for each row execute function audit.row_changed();

alter table public.report_links enable row level security, force row level security;
create policy report_links_owner on public.report_links to mettle_owner using (true) with check (true);
create policy report_links_system on public.report_links to mettle_system using (true) with check (true);
create policy report_links_see on public.report_links for select to mettle_person, mettle_overseer
  using (user_id = (select app.user_id()));
create policy report_links_make on public.report_links for insert to mettle_person, mettle_overseer
  with check (user_id = (select app.user_id()) and exists (select from public.reports r
    where r.id = report_id and r.user_id = (select app.user_id())));
create policy report_links_revoke on public.report_links for delete to mettle_person, mettle_overseer
  using (user_id = (select app.user_id()));
grant select (id, report_id, user_id, label, created_at, expires_at, last_used_at, uses), delete
  on public.report_links to mettle_person, mettle_overseer;
grant insert (id, report_id, user_id, digest, label, expires_at) on public.report_links to mettle_person, mettle_overseer;
grant select, update (last_used_at, uses), delete on public.report_links to mettle_system;
