-- What a definition takes up: lists are bounded by it, and so is what one person may store.
alter table public.assessments
  add column version integer not null default 1,
  add column bytes integer not null generated always as
    (octet_length(title) + coalesce(octet_length(description), 0) + coalesce(octet_length(questions::text), 0)
      + coalesce(octet_length(scoring_rules::text), 0)) stored,
  -- Not valid: one made before there was a limit stays, and can be taken out of use.
  add constraint assessments_bytes_check check (not is_active or bytes <= 1048576) not valid;

-- Former versions that somebody was asked: their attempts go on with them and are scored by them.
create table public.assessment_versions (
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  version integer not null,
  title text not null,
  description text,
  questions json,
  scoring_rules json,
  replaced_at timestamptz(3) not null default clock_timestamp(),
  primary key (assessment_id, version)
);

alter table public.attempts add column definition_version integer not null default 1;

-- A change makes a new version. The one before is kept when an attempt names it; nobody needs the others.
create function app.version_definition() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if (old.title, old.description, old.questions::text, old.scoring_rules::text)
    is not distinct from (new.title, new.description, new.questions::text, new.scoring_rules::text) then
    new.version := old.version;
    return new;
  end if;
  insert into public.assessment_versions (assessment_id, version, title, description, questions, scoring_rules)
  select old.id, old.version, old.title, old.description, old.questions, old.scoring_rules
  where exists (select from public.attempts where assessment_id = old.id and definition_version = old.version);
  new.version := old.version + 1;
  return new;
end
$$;
create trigger assessments_version before update on public.assessments
  for each row execute function app.version_definition();

-- The version in force, held until the transaction ends: of a start and a change in the same moment, one waits for the
-- other, so that no attempt names a version that was not kept.
create function app.hold_definition(assessment uuid) returns integer
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  as $$ select version from public.assessments where id = assessment for share $$;
revoke all on function app.hold_definition(uuid) from public;
grant execute on function app.hold_definition(uuid) to mettle_person, mettle_overseer;

create function app.check_definition_version() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.hold_definition(new.assessment_id) is distinct from new.definition_version then
    raise exception 'The definition was changed in the same moment.' using errcode = '40001';
  end if;
  return new;
end
$$;
create trigger attempts_definition_version before insert on public.attempts
  for each row execute function app.check_definition_version();

-- Keys (effectiveness of options, rules of exercises, item parameters, scoring rules) are for authors, managers and
-- admins. Everybody else's role cannot read them; what a test taker needs of them, the service reads as itself.
revoke select on public.assessments, public.calibrations from mettle_person;
grant select (id, title, description, created_by, is_active, created_at, updated_at, version, bytes)
  on public.assessments to mettle_person;
grant select (id, assessment_id, number, state, engine_version, created_at, finished_at, decided_at)
  on public.calibrations to mettle_person;

drop policy assessments_read on public.assessments;
create policy assessments_read on public.assessments for select to mettle_person
  using (is_active or created_by = (select app.user_id()));
create policy assessments_all on public.assessments for select to mettle_overseer using (true);
create policy assessments_change on public.assessments for update to mettle_person, mettle_overseer
  using (created_by = (select app.user_id()) or (select app.role()) = 'admin')
  with check (created_by = (select app.user_id()) or (select app.role()) = 'admin');
grant update (title, description, questions, scoring_rules, is_active) on public.assessments
  to mettle_person, mettle_overseer;

alter table public.assessment_versions enable row level security, force row level security;
create policy versions_owner on public.assessment_versions to mettle_owner using (true) with check (true);
create policy versions_system on public.assessment_versions for select to mettle_system using (true);
create policy versions_overseer on public.assessment_versions for select to mettle_overseer using (true);
grant select on public.assessment_versions to mettle_system, mettle_overseer;

-- The list is read anew each time, and what it holds is kept by version.
drop trigger assessments_bump on public.assessments;
drop function app.bump();
drop table app.versions;
