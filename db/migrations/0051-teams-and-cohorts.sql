-- People who work together. Managers make teams; whoever belongs to one sees it.
create table public.teams (
  id uuid primary key,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp()
);
create index teams_newest on public.teams (created_at desc, id);
create index teams_created_by on public.teams (created_by);
create trigger teams_touch before update on public.teams for each row execute function app.touch();
create trigger teams_audit after insert or update or delete on public.teams
  for each row execute function audit.changed();

create table public.team_members (
  team_id uuid not null references public.teams (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  added_at timestamptz(3) not null default clock_timestamp(),
  primary key (team_id, user_id)
);
create index team_members_person on public.team_members (user_id);
create function audit.team_member_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform audit.record('update', 'teams', (case when tg_op = 'DELETE' then old.team_id else new.team_id end)::text, '{members}');
  return null;
end
$$;
create trigger team_members_audit after insert or delete on public.team_members
  for each row execute function audit.team_member_changed();

-- Somebody's own word that their strengths may be compared with those of their teams. Taking it back deletes it, and what
-- is worked out from then on no longer counts them.
create table public.comparison_consents (
  id uuid primary key references public.profiles (id) on delete cascade,
  given_at timestamptz(3) not null default clock_timestamp()
);
create trigger comparison_consents_audit after insert or delete on public.comparison_consents
  for each row execute function audit.row_changed();

create function app.is_team_member(team uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$ select exists (select from public.team_members m where m.team_id = team and m.user_id = app.user_id()) $$;
revoke all on function app.is_team_member(uuid) from public;
grant execute on function app.is_team_member(uuid) to mettle_person, mettle_overseer;

alter table public.teams enable row level security, force row level security;
alter table public.team_members enable row level security, force row level security;
alter table public.comparison_consents enable row level security, force row level security;
create policy teams_owner on public.teams to mettle_owner using (true) with check (true);
create policy teams_system on public.teams for select to mettle_system using (true);
create policy teams_own on public.teams for select to mettle_person using (app.is_team_member(id));
create policy teams_manage on public.teams to mettle_overseer using (true) with check (true);
create policy team_members_owner on public.team_members to mettle_owner using (true) with check (true);
create policy team_members_system on public.team_members for select to mettle_system using (true);
create policy team_members_own on public.team_members for select to mettle_person using (app.is_team_member(team_id));
create policy team_members_manage on public.team_members to mettle_overseer using (true) with check (true);
create policy comparison_consents_owner on public.comparison_consents to mettle_owner using (true) with check (true);
create policy comparison_consents_system on public.comparison_consents for select to mettle_system using (true);
create policy comparison_consents_own on public.comparison_consents to mettle_person, mettle_overseer
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
grant select on public.teams, public.team_members to mettle_person, mettle_system;
grant select, insert, delete on public.teams, public.team_members to mettle_overseer;
grant update (name) on public.teams to mettle_overseer;
grant select, insert, delete on public.comparison_consents to mettle_person, mettle_overseer;
grant select on public.comparison_consents to mettle_system;

-- Who belongs to a team, by name: to its members and to managers.
create function app.team_people(team uuid) returns table (id uuid, first_name text, last_name text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if not app.is_team_member(team) and coalesce(app.rank(app.role()), 0) < app.rank('manager') then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  return query select p.id, p.first_name, p.last_name from public.team_members m join public.profiles p on p.id = m.user_id
    where m.team_id = team order by m.added_at, p.id;
end
$$;
revoke all on function app.team_people(uuid) from public;
grant execute on function app.team_people(uuid) to mettle_person, mettle_overseer;

-- Figures about groups. People are taken in at least five at a time, once and for good, and what is kept is how many of
-- them lie in each half point: whatever is published is a sum of these rows, so that no difference between two
-- publications is about fewer than five people.
create table app.cohorts (
  id uuid primary key default gen_random_uuid(),
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  industry text,
  role text,
  n integer not null check (n >= 5),
  -- By dimension: how many of the group in each half point from 1 to 10.
  histograms json not null,
  closed_at timestamptz(3) not null default clock_timestamp()
);
create index cohorts_assessment on app.cohorts (assessment_id);
-- Who has been counted, and nothing about them.
create table app.cohort_people (
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  primary key (assessment_id, user_id)
);
create index cohort_people_person on app.cohort_people (user_id);
alter table app.cohorts enable row level security, force row level security;
alter table app.cohort_people enable row level security, force row level security;
create policy cohorts_owner on app.cohorts to mettle_owner using (true) with check (true);
create policy cohorts_system on app.cohorts to mettle_system using (true) with check (true);
create policy cohorts_read on app.cohorts for select to mettle_overseer using (true);
create policy cohort_people_owner on app.cohort_people to mettle_owner using (true) with check (true);
create policy cohort_people_system on app.cohort_people to mettle_system using (true) with check (true);
grant select, insert on app.cohorts, app.cohort_people to mettle_system;
grant select on app.cohorts to mettle_overseer;
