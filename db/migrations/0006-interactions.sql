create table public.interactions (
  id uuid primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  type text not null check (type in ('call', 'email', 'meeting', 'note')),
  -- Sealed: see platform/seal. The database never sees the text.
  content bytea,
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index interactions_newest on public.interactions (lead_id, created_at desc, id desc);
create index interactions_creator on public.interactions (created_by, created_at);

create table public.calls (
  interaction_id uuid primary key references public.interactions (id) on delete cascade,
  -- Null: the caller did not say. Such a call is an attempt and nothing more.
  outcome text check (outcome in ('connected', 'no_answer', 'busy', 'voicemail', 'wrong_number',
    'callback', 'not_interested', 'do_not_call')),
  duration_seconds integer not null default 0 check (duration_seconds between 0 and 86400),
  occurred_at timestamptz(3) not null default clock_timestamp()
);

create table public.follow_ups (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  due_at timestamptz(3) not null,
  set_by uuid references public.profiles (id) on delete set null,
  set_at timestamptz(3) not null default clock_timestamp()
);
create index follow_ups_due on public.follow_ups (due_at);

-- Follow-ups that were met, late or dropped: compliance is counted from these.
create table public.follow_up_history (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  person uuid references public.profiles (id) on delete set null,
  due_at timestamptz(3) not null,
  ended_at timestamptz(3) not null default clock_timestamp(),
  ending text not null check (ending in ('done', 'moved', 'dropped'))
);
create index follow_up_history_person on public.follow_up_history (person, due_at);

create table public.lead_contact_state (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  attempts integer not null default 0 check (attempts >= 0),
  last_attempt_at timestamptz(3),
  last_outcome text,
  do_not_call boolean not null default false
);

create trigger interactions_audit after insert or update or delete on public.interactions
  for each row execute function audit.changed();

alter table public.interactions enable row level security, force row level security;
alter table public.calls enable row level security, force row level security;
alter table public.follow_ups enable row level security, force row level security;
alter table public.follow_up_history enable row level security, force row level security;
alter table public.lead_contact_state enable row level security, force row level security;

create policy interactions_owner on public.interactions to mettle_owner using (true) with check (true);
create policy interactions_all on public.interactions for select to mettle_overseer using (true);
create policy interactions_of_own on public.interactions for select to mettle_person
  using (exists (select from public.leads l where l.id = lead_id));
create policy interactions_by_assignee on public.interactions for insert to mettle_person, mettle_overseer
  with check (created_by = (select app.user_id())
    and exists (select from public.leads l where l.id = lead_id and l.assigned_to = (select app.user_id())));

create policy calls_owner on public.calls to mettle_owner using (true) with check (true);
create policy calls_all on public.calls for select to mettle_overseer using (true);
create policy calls_of_own on public.calls for select to mettle_person
  using (exists (select from public.interactions i where i.id = interaction_id));
create policy calls_by_creator on public.calls for insert to mettle_person, mettle_overseer
  with check (exists (select from public.interactions i
    where i.id = interaction_id and i.type = 'call' and i.created_by = (select app.user_id())));

create policy follow_ups_owner on public.follow_ups to mettle_owner using (true) with check (true);
create policy follow_ups_all on public.follow_ups to mettle_overseer using (true) with check (true);
create policy follow_ups_of_own on public.follow_ups to mettle_person
  using (exists (select from public.leads l where l.id = lead_id))
  with check (exists (select from public.leads l where l.id = lead_id));

create policy follow_up_history_owner on public.follow_up_history to mettle_owner using (true) with check (true);
create policy follow_up_history_all on public.follow_up_history for select to mettle_overseer using (true);
create policy follow_up_history_of_own on public.follow_up_history for select to mettle_person
  using (exists (select from public.leads l where l.id = lead_id));

create policy contact_state_owner on public.lead_contact_state to mettle_owner using (true) with check (true);
create policy contact_state_all on public.lead_contact_state for select to mettle_overseer using (true);
create policy contact_state_of_own on public.lead_contact_state for select to mettle_person
  using (exists (select from public.leads l where l.id = lead_id));

grant select, insert on public.interactions, public.calls to mettle_person, mettle_overseer;
grant select, insert, update, delete on public.follow_ups to mettle_person, mettle_overseer;
grant select on public.follow_up_history, public.lead_contact_state to mettle_person, mettle_overseer;

-- A call moves the lead: attempts and consent are counted here, whoever writes the call.
create function app.call_made() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  called uuid := (select lead_id from public.interactions where id = new.interaction_id);
begin
  insert into public.lead_contact_state as s (lead_id, attempts, last_attempt_at, last_outcome, do_not_call)
  values (called, 1, new.occurred_at, new.outcome, new.outcome is not distinct from 'do_not_call')
  on conflict (lead_id) do update set attempts = s.attempts + 1,
    last_attempt_at = greatest(s.last_attempt_at, excluded.last_attempt_at),
    last_outcome = case when excluded.last_attempt_at >= s.last_attempt_at then excluded.last_outcome else s.last_outcome end,
    do_not_call = s.do_not_call or excluded.do_not_call;
  -- A do_not_call person is not called again, so nothing is due; any other attempt answers what was due.
  delete from public.follow_ups where lead_id = called and (due_at <= new.occurred_at or new.outcome is not distinct from 'do_not_call');
  return null;
end
$$;
create trigger calls_counted after insert on public.calls for each row execute function app.call_made();

create function app.follow_up_ended() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  -- When the lead itself goes, its history goes with it.
  if not exists (select from public.leads where id = old.lead_id) then
    return null;
  end if;
  insert into public.follow_up_history (lead_id, person, due_at, ending)
  select old.lead_id, l.assigned_to, old.due_at,
    case when tg_op = 'UPDATE' then 'moved' when pg_trigger_depth() > 1 then 'done' else 'dropped' end
  from public.leads l where l.id = old.lead_id;
  return null;
end
$$;
create trigger follow_ups_ended after delete on public.follow_ups
  for each row execute function app.follow_up_ended();
create trigger follow_ups_moved after update of due_at on public.follow_ups
  for each row when (old.due_at <> new.due_at) execute function app.follow_up_ended();

-- Creators' names, for whoever can read the interaction: nobody else's profile is readable.
create function app.creator_names(lead uuid) returns table (id uuid, first_name text, last_name text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.role() is null or (app.rank(app.role()) < app.rank('manager')
     and not exists (select from public.leads l where l.id = lead and l.assigned_to = app.user_id())) then
    return;
  end if;
  return query select p.id, p.first_name, p.last_name from public.profiles p
    where p.id in (select i.created_by from public.interactions i where i.lead_id = lead);
end
$$;
revoke all on function app.creator_names(uuid) from public;
grant execute on function app.creator_names(uuid) to mettle_person, mettle_overseer;
