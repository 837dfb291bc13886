-- Item parameters in force for an assessment. Old ones stay: every attempt names those it was served and scored with.
create table public.calibrations (
  id uuid primary key,
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  number integer not null check (number > 0),
  state text not null check (state in ('running', 'proposed', 'approved', 'rejected', 'failed')),
  requested_by uuid references public.profiles (id) on delete set null,
  decided_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz(3) not null default clock_timestamp(),
  finished_at timestamptz(3),
  decided_at timestamptz(3),
  engine_version text not null,
  -- By item id: {a, b}. And what was found on the way: fit, linking, drift, items that favour a group.
  parameters json,
  report json,
  unique (assessment_id, number)
);

-- Whom scores are compared with: points of the distribution of reported scores, never a person's own.
create table public.norms (
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  dimension text not null,
  n integer not null check (n > 0),
  norm json not null,
  computed_at timestamptz(3) not null default clock_timestamp(),
  primary key (assessment_id, dimension)
);

create table public.attempts (
  id uuid primary key,
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  state text not null default 'in_progress'
    check (state in ('in_progress', 'completed', 'scored', 'rescored', 'abandoned', 'expired')),
  seed text not null,
  engine_version text not null,
  calibration_id uuid references public.calibrations (id),
  -- Sealed: the answers to the questionnaire before the assessment, accommodations among them.
  intake bytea,
  started_at timestamptz(3) not null default clock_timestamp(),
  submitted_at timestamptz(3),
  updated_at timestamptz(3) not null default clock_timestamp()
);
create unique index attempts_one_open on public.attempts (user_id, assessment_id) where state = 'in_progress';
create index attempts_newest on public.attempts (user_id, assessment_id, started_at desc);
create index attempts_assessment on public.attempts (assessment_id, state);
create trigger attempts_touch before update on public.attempts for each row execute function app.touch();
create trigger attempts_audit after insert or update or delete on public.attempts
  for each row execute function audit.row_changed();

-- What happened in an attempt, in order, never changed: the state is what these rows say when read from the first.
-- The number is the lock: of two devices that answer at once, the second finds its number taken and reads again.
create table public.assessment_responses (
  attempt_id uuid not null references public.attempts (id) on delete cascade,
  number integer not null check (number > 0),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('start', 'answer', 'pause', 'resume', 'extend', 'submit')),
  question_id text,
  -- Sealed: the answer, how long it took, the client's own mark for it.
  sealed bytea,
  -- The questions shown next.
  served text[],
  at timestamptz(3) not null default clock_timestamp(),
  primary key (attempt_id, number),
  check ((kind = 'answer') = (question_id is not null and sealed is not null))
);

create table public.assessment_results (
  id uuid primary key,
  attempt_id uuid not null references public.attempts (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  engine_version text not null,
  calibration_id uuid references public.calibrations (id),
  reason text not null check (reason in ('submitted', 'peers', 'rescored')),
  -- Sealed: scores, bands, validity, in one record.
  sealed bytea not null,
  computed_at timestamptz(3) not null default clock_timestamp()
);
create index results_newest on public.assessment_results (attempt_id, computed_at desc);
create index results_person on public.assessment_results (user_id, assessment_id, computed_at desc);
create trigger results_audit after insert or update or delete on public.assessment_results
  for each row execute function audit.row_changed();

alter table public.calibrations enable row level security, force row level security;
alter table public.norms enable row level security, force row level security;
alter table public.attempts enable row level security, force row level security;
alter table public.assessment_responses enable row level security, force row level security;
alter table public.assessment_results enable row level security, force row level security;

create policy calibrations_owner on public.calibrations to mettle_owner using (true) with check (true);
create policy calibrations_read on public.calibrations for select to mettle_person using (state = 'approved');
create policy calibrations_all on public.calibrations for select to mettle_overseer using (true);
create policy calibrations_request on public.calibrations for insert to mettle_overseer
  with check ((select app.role()) = 'admin');
create policy calibrations_decide on public.calibrations for update to mettle_overseer
  using ((select app.role()) = 'admin') with check ((select app.role()) = 'admin');
create policy calibrations_system on public.calibrations to mettle_system using (true) with check (true);

create policy norms_owner on public.norms to mettle_owner using (true) with check (true);
create policy norms_read on public.norms for select to mettle_person, mettle_overseer using (true);
create policy norms_system on public.norms to mettle_system using (true) with check (true);

create policy attempts_owner on public.attempts to mettle_owner using (true) with check (true);
create policy attempts_own on public.attempts for select to mettle_person using (user_id = (select app.user_id()));
create policy attempts_all on public.attempts for select to mettle_overseer using (true);
create policy attempts_start on public.attempts for insert to mettle_person, mettle_overseer
  with check (user_id = (select app.user_id()));
create policy attempts_go_on on public.attempts for update to mettle_person, mettle_overseer
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy attempts_system on public.attempts to mettle_system using (true) with check (true);

-- Answers are read by whoever gave them and by nobody else, managers and admins included.
create policy responses_owner on public.assessment_responses to mettle_owner using (true) with check (true);
create policy responses_own on public.assessment_responses for select to mettle_person, mettle_overseer
  using (user_id = (select app.user_id()));
create policy responses_give on public.assessment_responses for insert to mettle_person, mettle_overseer
  with check (user_id = (select app.user_id()) and exists (select from public.attempts a
    where a.id = attempt_id and a.user_id = (select app.user_id()) and a.state = 'in_progress'));
create policy responses_system on public.assessment_responses for select to mettle_system using (true);

create policy results_owner on public.assessment_results to mettle_owner using (true) with check (true);
create policy results_own on public.assessment_results for select to mettle_person using (user_id = (select app.user_id()));
create policy results_all on public.assessment_results for select to mettle_overseer using (true);
create policy results_make on public.assessment_results for insert to mettle_person, mettle_overseer
  with check (user_id = (select app.user_id()));
create policy results_system on public.assessment_results to mettle_system using (true) with check (true);

create policy assessments_system on public.assessments to mettle_system using (true) with check (true);

grant select on public.calibrations to mettle_person;
grant select, insert, update on public.calibrations to mettle_overseer;
grant select, insert, update on public.calibrations to mettle_system;
grant select on public.norms to mettle_person, mettle_overseer;
grant select, insert, update, delete on public.norms to mettle_system;
grant select, insert, update on public.attempts to mettle_person, mettle_overseer, mettle_system;
grant select, insert on public.assessment_responses to mettle_person, mettle_overseer;
grant select on public.assessment_responses to mettle_system;
grant select, insert on public.assessment_results to mettle_person, mettle_overseer, mettle_system;
grant select, insert, update on public.assessments to mettle_system;

-- What a cache holds is current while its topic's number stands: one small read instead of the large one, right on
-- every instance at once.
create table app.versions (
  topic text primary key,
  version bigint not null
);
insert into app.versions values ('assessments', 1);
create function app.bump() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$ begin update app.versions set version = version + 1 where topic = tg_argv[0]; return null; end $$;
create trigger assessments_bump after insert or update or delete on public.assessments
  for each statement execute function app.bump('assessments');
alter table app.versions enable row level security, force row level security;
create policy versions_owner on app.versions to mettle_owner using (true) with check (true);
create policy versions_read on app.versions for select to mettle_person, mettle_overseer, mettle_system using (true);
grant select on app.versions to mettle_person, mettle_overseer, mettle_system;
