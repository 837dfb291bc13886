-- Who takes leads now. Somebody without a row is available; somebody away is skipped until they are back.
create table public.availability (
  id uuid primary key references public.profiles (id) on delete cascade,
  available boolean not null,
  until timestamptz(3) check (until is null or not available),
  updated_at timestamptz(3) not null default clock_timestamp(),
  updated_by uuid references public.profiles (id) on delete set null
);
create index availability_updated_by on public.availability (updated_by);
create trigger availability_touch before update on public.availability
  for each row when (old.* is distinct from new.*) execute function app.touch();
create trigger availability_audit after insert or update or delete on public.availability
  for each row execute function audit.changed();

alter table public.availability enable row level security, force row level security;
create policy availability_owner on public.availability to mettle_owner using (true) with check (true);
create policy availability_all on public.availability to mettle_overseer using (true) with check (true);
create policy availability_own on public.availability to mettle_person
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
grant select, insert, update on public.availability to mettle_person, mettle_overseer;

-- Whose turn it is: whoever was given a lead longest ago.
create table app.assignment_turns (
  person uuid primary key references public.profiles (id) on delete cascade,
  last_given_at timestamptz not null,
  given bigint not null
);
alter table app.assignment_turns enable row level security, force row level security;
create policy assignment_turns_owner on app.assignment_turns to mettle_owner using (true) with check (true);

-- A lead that changes hands is one event, whoever did it and by whatever way.
create table public.lead_assignment_history (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  from_person uuid,
  to_person uuid,
  changed_by uuid,
  reason text not null check (reason in ('by_hand', 'by_rule', 'from_queue')),
  changed_at timestamptz(3) not null default clock_timestamp()
);
create index lead_assignment_history_lead on public.lead_assignment_history (lead_id, changed_at);
alter table public.lead_assignment_history enable row level security, force row level security;
create policy lead_assignment_history_owner on public.lead_assignment_history to mettle_owner using (true) with check (true);
create policy lead_assignment_history_all on public.lead_assignment_history for select to mettle_overseer using (true);
create policy lead_assignment_history_of_own on public.lead_assignment_history for select to mettle_person
  using (exists (select from public.leads l where l.id = lead_id));
grant select on public.lead_assignment_history to mettle_person, mettle_overseer;

create function app.lead_reassigned() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into public.lead_assignment_history (lead_id, from_person, to_person, changed_by, reason)
  select n.id, o.assigned_to, n.assigned_to, app.user_id(), coalesce(nullif(current_setting('app.assignment_reason', true), ''), 'by_hand')
  from added n join removed o on o.id = n.id where n.assigned_to is distinct from o.assigned_to;
  return null;
end
$$;
create trigger leads_reassigned after update on public.leads
  referencing old table as removed new table as added for each statement execute function app.lead_reassigned();

create function app.is_available(person uuid) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select not exists (select from public.availability where id = person and not available and (until is null or until > now()))
    and not exists (select from identity.accounts where id = person and disabled_at is not null)
$$;
revoke all on function app.is_available(uuid) from public;

-- Leads that a person still has to work on, from the counters.
create function app.open_leads(of_person uuid) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select coalesce(sum(leads), 0)::int8 from app.lead_counts
  where person = of_person and status in ('new', 'contacted', 'qualified')
$$;
revoke all on function app.open_leads(uuid) from public;

-- Gives each lead, oldest first, to whom the first rule that fits it names: of those who are available and have room, who
-- was given one longest ago. One statement at a time, so that turns are kept. Without rules given, those in force.
create function app.assign_by_rules(chosen uuid[], rules jsonb) returns table (lead_id uuid, person uuid, rule integer, problem text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  in_force jsonb := coalesce(rules, app.setting('assignment') -> 'rules', '[{"sources": [], "people": [], "capacity": null}]');
  lead record;
  matched jsonb;
begin
  if coalesce(app.rank(app.role()) < app.rank('manager'), nullif(current_setting('app.system', true), '') is null) then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  perform pg_advisory_xact_lock(7238440);
  perform set_config('app.assignment_reason', 'by_rule', true);
  for lead in
    select l.id, l.source, l.assigned_to from public.leads l where l.id = any (chosen) order by l.created_at, l.id for update
  loop
    lead_id := lead.id;
    person := null;
    problem := null;
    select r.value, r.ordinality::int - 1 into matched, rule
    from jsonb_array_elements(in_force) with ordinality r
    where r.value -> 'sources' = '[]' or r.value -> 'sources' @> coalesce(to_jsonb(lead.source), 'null')
    order by r.ordinality limit 1;
    if matched is null then
      problem := 'no_rule';
    else
      select p.id into person from public.profiles p left join app.assignment_turns t on t.person = p.id
      where p.role = 'telecaller' and app.is_available(p.id)
        and (matched -> 'people' = '[]' or (matched -> 'people') ? p.id::text)
        and (matched ->> 'capacity' is null or p.id = lead.assigned_to or app.open_leads(p.id) < (matched ->> 'capacity')::int8)
      order by t.last_given_at nulls first, p.id limit 1;
      if person is null then
        problem := 'nobody_free';
      else
        update public.leads set assigned_to = person where id = lead.id and assigned_to is distinct from person;
        insert into app.assignment_turns as t values (person, clock_timestamp(), 1)
        on conflict on constraint assignment_turns_pkey do update set last_given_at = excluded.last_given_at, given = t.given + 1;
      end if;
    end if;
    return next;
  end loop;
  perform set_config('app.assignment_reason', '', true);
end
$$;
revoke all on function app.assign_by_rules(uuid[], jsonb) from public;
grant execute on function app.assign_by_rules(uuid[], jsonb) to mettle_overseer, mettle_system;

-- Who could be given leads, for whoever plans: names, availability and what they have in hand.
create function app.assignable_people() returns table (id uuid, first_name text, last_name text, available boolean,
    until timestamptz, open_leads bigint, given bigint, last_given_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if coalesce(app.rank(app.role()), 0) < app.rank('manager') then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  return query select p.id, p.first_name, p.last_name, app.is_available(p.id),
      case when not app.is_available(p.id) then a.until end, app.open_leads(p.id), coalesce(t.given, 0), t.last_given_at
    from public.profiles p left join public.availability a on a.id = p.id left join app.assignment_turns t on t.person = p.id
    where p.role = 'telecaller' and not exists (select from identity.accounts c where c.id = p.id and c.disabled_at is not null)
    order by p.first_name, p.last_name, p.id;
end
$$;
revoke all on function app.assignable_people() from public;
grant execute on function app.assignable_people() to mettle_overseer;

-- Managers plan who calls whom; every other setting is for admins.
create policy settings_of_managers on app.settings to mettle_overseer
  using (id = 'assignment' and (select app.role()) in ('manager', 'admin'))
  with check (id = 'assignment' and (select app.role()) in ('manager', 'admin'));
