-- Whom a test taker asked. Theirs to see and to withdraw; who of these has answered is nowhere they can look.
create table public.peer_invitations (
  id uuid primary key,
  attempt_id uuid not null references public.attempts (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Sealed with the test taker's key. The digest, made with the same key, tells an address asked before.
  email bytea not null,
  email_digest bytea not null,
  sent_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null default clock_timestamp() + interval '30 days',
  -- By the test taker's own hand; what the service sends by itself is not noted here, for it would tell who has answered.
  reminded_at timestamptz(3),
  withdrawn_at timestamptz(3),
  unique (attempt_id, email_digest)
);
create index peer_invitations_person on public.peer_invitations (user_id);
create index peer_invitations_open on public.peer_invitations (sent_at) where withdrawn_at is null;
create trigger peer_invitations_audit after insert or update or delete on public.peer_invitations
  for each row execute function audit.row_changed();

-- Each letter carries a link of its own, and all links of an invitation work until one is used. Only digests are kept.
create table public.peer_tokens (
  digest bytea primary key,
  invitation_id uuid not null references public.peer_invitations (id) on delete cascade,
  letter text not null check (letter in ('invitation', 'reminder', 'automatic')),
  created_at timestamptz(3) not null default clock_timestamp()
);
create index peer_tokens_invitation on public.peer_tokens (invitation_id);
create unique index peer_tokens_one_automatic on public.peer_tokens (invitation_id) where letter = 'automatic';

create table public.peer_answers (
  invitation_id uuid primary key references public.peer_invitations (id) on delete cascade,
  attempt_id uuid not null references public.attempts (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Sealed with the key of the person they are about, whose erasure takes them too.
  sealed bytea not null,
  answered_at timestamptz(3) not null default clock_timestamp()
);
create index peer_answers_attempt on public.peer_answers (attempt_id);
create index peer_answers_person on public.peer_answers (user_id);

-- What people achieved, from this installation's own calls and leads or from elsewhere.
create table public.person_outcomes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete cascade,
  metric text not null check (metric ~ '^[a-z][a-z0-9_]{0,59}$'),
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  -- Null: nothing to measure in this period.
  value double precision,
  -- What the value rests on: calls, leads, follow-ups.
  n integer check (n >= 0),
  source text not null check (source in ('manual', 'crm')),
  recorded_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  unique (person_id, metric, period_from, period_to)
);
create index person_outcomes_metric on public.person_outcomes (metric);
create index person_outcomes_recorder on public.person_outcomes (recorded_by);
create trigger person_outcomes_touch before update on public.person_outcomes
  for each row execute function app.touch();
create trigger person_outcomes_audit after insert or update or delete on public.person_outcomes
  for each row execute function audit.row_changed();

create table public.recalibration_schedules (
  assessment_id uuid primary key references public.assessments (id) on delete cascade,
  every text not null check (every in ('week', 'month', 'quarter')),
  next_at timestamptz(3) not null,
  set_by uuid references public.profiles (id) on delete set null,
  set_at timestamptz(3) not null default clock_timestamp()
);
create index recalibration_schedules_setter on public.recalibration_schedules (set_by);

create trigger calibrations_audit after insert or update or delete on public.calibrations
  for each row execute function audit.row_changed();

alter table public.peer_invitations enable row level security, force row level security;
alter table public.peer_tokens enable row level security, force row level security;
alter table public.peer_answers enable row level security, force row level security;
alter table public.person_outcomes enable row level security, force row level security;
alter table public.recalibration_schedules enable row level security, force row level security;

create policy peer_invitations_owner on public.peer_invitations to mettle_owner using (true) with check (true);
create policy peer_invitations_own on public.peer_invitations for select to mettle_person, mettle_overseer
  using (user_id = (select app.user_id()));
create policy peer_invitations_send on public.peer_invitations for insert to mettle_person, mettle_overseer
  with check (user_id = (select app.user_id()) and exists (select from public.attempts a
    where a.id = attempt_id and a.user_id = (select app.user_id())));
create policy peer_invitations_change on public.peer_invitations for update to mettle_person, mettle_overseer
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy peer_invitations_system on public.peer_invitations for select to mettle_system using (true);
create policy peer_invitations_lock on public.peer_invitations for update to mettle_system using (true) with check (true);
grant select, insert, update (sent_at, expires_at, reminded_at, withdrawn_at) on public.peer_invitations
  to mettle_person, mettle_overseer;
grant select, update (sent_at) on public.peer_invitations to mettle_system;

-- Nobody but the service itself: neither the person they are about nor their manager.
create policy peer_tokens_owner on public.peer_tokens to mettle_owner using (true) with check (true);
create policy peer_tokens_system on public.peer_tokens to mettle_system using (true) with check (true);
create policy peer_answers_owner on public.peer_answers to mettle_owner using (true) with check (true);
create policy peer_answers_system on public.peer_answers to mettle_system using (true) with check (true);
grant select, insert, delete on public.peer_tokens to mettle_system;
grant select, insert on public.peer_answers to mettle_system;

create policy person_outcomes_owner on public.person_outcomes to mettle_owner using (true) with check (true);
create policy person_outcomes_own on public.person_outcomes for select to mettle_person
  using (person_id = (select app.user_id()));
create policy person_outcomes_all on public.person_outcomes to mettle_overseer using (true) with check (true);
create policy person_outcomes_system on public.person_outcomes to mettle_system using (true) with check (true);
grant select on public.person_outcomes to mettle_person;
grant select, insert, update on public.person_outcomes to mettle_overseer, mettle_system;

create policy schedules_owner on public.recalibration_schedules to mettle_owner using (true) with check (true);
create policy schedules_admin on public.recalibration_schedules to mettle_overseer
  using ((select app.role()) = 'admin') with check ((select app.role()) = 'admin');
create policy schedules_system on public.recalibration_schedules to mettle_system using (true) with check (true);
grant select, insert, update, delete on public.recalibration_schedules to mettle_overseer;
grant select, update on public.recalibration_schedules to mettle_system;

-- Per person and calendar month (UTC), from what happened:
--   connection_rate       calls that were connected ÷ calls
--   conversion_rate       leads brought to converted ÷ leads brought to contacted or beyond, by whoever changed the
--                         status, or whoever holds the lead where nobody is named
--   follow_up_compliance  follow-ups done within 24 hours of when they were due ÷ follow-ups that came due: those
--                         moved or dropped beforehand are left out, those still open a day later count
-- Somebody who did anything in a month has all three for it, with null where there was nothing to count.
create function app.crm_outcomes(since date)
  returns table (person_id uuid, metric text, period_from date, period_to date, value double precision, n integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  with calls as (
    select i.created_by as person, date_trunc('month', c.occurred_at at time zone 'UTC')::date as month,
      count(*)::int as n, count(*) filter (where c.outcome = 'connected')::int as hits
    from public.calls c join public.interactions i on i.id = c.interaction_id
    where c.occurred_at >= since::timestamp at time zone 'UTC' and i.created_by is not null
    group by 1, 2
  ), moves as (
    select coalesce(h.changed_by, l.assigned_to) as person,
      date_trunc('month', h.changed_at at time zone 'UTC')::date as month,
      count(distinct h.lead_id)::int as n,
      count(distinct h.lead_id) filter (where h.to_status = 'converted')::int as hits
    from public.lead_status_history h join public.leads l on l.id = h.lead_id
    where h.changed_at >= since::timestamp at time zone 'UTC' and h.to_status in ('contacted', 'qualified', 'converted')
    group by 1, 2
  ), came_due as (
    select h.person, h.due_at, h.ending = 'done' and h.ended_at <= h.due_at + interval '24 hours' as met
    from public.follow_up_history h
    where h.due_at >= since::timestamp at time zone 'UTC' and (h.ending = 'done' or h.ended_at >= h.due_at)
    union all
    select l.assigned_to, f.due_at, false
    from public.follow_ups f join public.leads l on l.id = f.lead_id
    where f.due_at >= since::timestamp at time zone 'UTC' and f.due_at < now() - interval '24 hours'
  ), follow_ups as (
    select person, date_trunc('month', due_at at time zone 'UTC')::date as month,
      count(*)::int as n, count(*) filter (where met)::int as hits
    from came_due group by 1, 2
  ), active as (
    select person, month from calls union select person, month from moves union select person, month from follow_ups
  ), counted as (
    select a.person, a.month, 'connection_rate' as metric, coalesce(c.n, 0) as n, c.hits
    from active a left join calls c using (person, month)
    union all
    select a.person, a.month, 'conversion_rate', coalesce(m.n, 0), m.hits from active a left join moves m using (person, month)
    union all
    select a.person, a.month, 'follow_up_compliance', coalesce(f.n, 0), f.hits
    from active a left join follow_ups f using (person, month)
  )
  select p.id, c.metric, c.month, (c.month + interval '1 month - 1 day')::date, c.hits::double precision / nullif(c.n, 0), c.n
  from counted c join public.profiles p on p.id = c.person
$$;
revoke all on function app.crm_outcomes(date) from public;
grant execute on function app.crm_outcomes(date) to mettle_system;
