-- Which kind of change it was, where the topic alone does not say: a word or an id, never what a row holds.
alter table app.outbox add column detail text check (char_length(detail) <= 100);

create function app.tell_converted() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.outbox (topic, type, row_id, audience_after)
  values ('lead.converted', 'INSERT', new.id, new.assigned_to);
  return null;
end
$$;
-- Triggers fire in the order of their names: these come after those that tell of the lead itself.
create trigger leads_when_converted after insert on public.leads
  for each row when (new.status = 'converted') execute function app.tell_converted();
create trigger leads_when_moved_to_converted after update on public.leads
  for each row when (new.status = 'converted' and old.status <> 'converted') execute function app.tell_converted();

create function app.tell_attempt_ended() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if new.state in ('completed', 'scored') then
    insert into app.outbox (topic, type, row_id, audience_after)
    values ('assessment.completed', 'INSERT', new.id, new.user_id);
  elsif new.state = 'expired' then
    insert into app.outbox (topic, type, row_id, audience_after, detail)
    values ('assessment.error', 'INSERT', new.id, new.user_id, 'expired');
  end if;
  return null;
end
$$;
create trigger attempts_when_ended after update on public.attempts
  for each row when (old.state = 'in_progress' and new.state <> 'in_progress') execute function app.tell_attempt_ended();

-- Something went wrong with an attempt that its transaction could not tell. Whoever tries again and again is told of
-- once an hour.
create function app.tell_assessment_error(attempt uuid, reason text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  insert into app.outbox (topic, type, row_id, audience_after, detail)
  select 'assessment.error', 'INSERT', a.id, a.user_id, reason from public.attempts a
  where a.id = attempt and not exists (select from app.outbox o where o.topic = 'assessment.error'
    and o.row_id = attempt and o.detail = reason and o.at > now() - interval '1 hour')
$$;
revoke all on function app.tell_assessment_error(uuid, text) from public;
grant execute on function app.tell_assessment_error(uuid, text) to mettle_system;

-- A report of an attempt is ready. The subject is the attempt, so that what concerns it stays in order.
create function app.tell_report_generated(attempt uuid, report uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  insert into app.outbox (topic, type, row_id, audience_after, detail)
  select 'report.generated', 'INSERT', a.id, a.user_id, report::text from public.attempts a where a.id = attempt
$$;
revoke all on function app.tell_report_generated(uuid, uuid) from public;
grant execute on function app.tell_report_generated(uuid, uuid) to mettle_system;

-- Where events are posted to.
create table public.notification_endpoints (
  id uuid primary key,
  url text not null check (char_length(url) <= 2000),
  events text[] not null check (cardinality(events) between 1 and 20),
  description text check (char_length(description) <= 500),
  is_active boolean not null default true,
  paused_reason text check (paused_reason in ('admin', 'failing', 'gone')),
  -- The first failure since something was last accepted.
  failing_since timestamptz(3),
  -- What happened while too much was waiting already.
  missed_events bigint not null default 0,
  -- Sealed; the one before signs too, until its time is over.
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz(3),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  -- Its deliveries are cleared away in steps, and then the row itself.
  deleted_at timestamptz(3),
  check (is_active = (paused_reason is null))
);
create index notification_endpoints_created_by on public.notification_endpoints (created_by);
create trigger notification_endpoints_touch before update of url, events, description, is_active, previous_secret_until, deleted_at
  on public.notification_endpoints for each row when (old.* is distinct from new.*) execute function app.touch();
create trigger notification_endpoints_audit after insert or delete or update of url, events, description, is_active, secret, deleted_at
  on public.notification_endpoints for each row execute function audit.changed();

create function app.limit_endpoints() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(hashtext('notification_endpoints'));
  if (select count(*) from public.notification_endpoints where deleted_at is null) >= 100 then
    raise exception 'There are 100 endpoints, which is the most there can be. Delete one first.' using errcode = 'MT409';
  end if;
  return new;
end
$$;
create trigger notification_endpoints_limit before insert on public.notification_endpoints
  for each row execute function app.limit_endpoints();

alter table public.notification_endpoints enable row level security, force row level security;
create policy notification_endpoints_owner on public.notification_endpoints to mettle_owner using (true) with check (true);
create policy notification_endpoints_system on public.notification_endpoints to mettle_system using (true) with check (true);
create policy notification_endpoints_admin on public.notification_endpoints for select to mettle_overseer
  using ((select app.role()) = 'admin' and deleted_at is null);
create policy notification_endpoints_add on public.notification_endpoints for insert to mettle_overseer
  with check ((select app.role()) = 'admin' and created_by = (select app.user_id()));
create policy notification_endpoints_change on public.notification_endpoints for update to mettle_overseer
  using ((select app.role()) = 'admin' and deleted_at is null) with check ((select app.role()) = 'admin');
grant select, insert, update on public.notification_endpoints to mettle_overseer;
grant select, update, delete on public.notification_endpoints to mettle_system;

-- One event on its way to one endpoint. It holds ids and no contents.
create table app.event_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references public.notification_endpoints (id) on delete cascade,
  number bigint generated always as identity,
  event_id uuid not null,
  type text not null,
  subject uuid not null,
  data json not null,
  occurred_at timestamptz(3) not null,
  -- A test or a replay: neither waits for others of its subject nor holds them up, and goes out though the endpoint is paused.
  by_hand boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'parked')),
  failures integer not null default 0,
  next_attempt_at timestamptz(3) default clock_timestamp(),
  -- Who is sending it, and until when nobody else may.
  claim uuid,
  claimed_until timestamptz,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  check ((state = 'waiting') = (next_attempt_at is not null))
);
create index event_deliveries_newest on app.event_deliveries (endpoint_id, number);
create index event_deliveries_parked on app.event_deliveries (endpoint_id, number) where state = 'parked';
create index event_deliveries_due on app.event_deliveries (endpoint_id, next_attempt_at, number)
  where state = 'waiting' and not by_hand;
create index event_deliveries_order on app.event_deliveries (endpoint_id, subject, number)
  where state = 'waiting' and not by_hand;
create index event_deliveries_by_hand on app.event_deliveries (next_attempt_at) where state = 'waiting' and by_hand;
create index event_deliveries_claimed on app.event_deliveries (endpoint_id) where claim is not null;
create index event_deliveries_created on app.event_deliveries (created_at);
create trigger event_deliveries_touch before update on app.event_deliveries
  for each row execute function app.touch();

create table app.delivery_attempts (
  id uuid primary key,
  delivery_id uuid not null references app.event_deliveries (id) on delete cascade,
  at timestamptz(3) not null,
  status integer,
  latency_ms integer not null,
  problem text check (char_length(problem) <= 200),
  -- Sealed: the first bytes of what was answered.
  answer bytea
);
create index delivery_attempts_delivery on app.delivery_attempts (delivery_id, at);

alter table app.event_deliveries enable row level security, force row level security;
alter table app.delivery_attempts enable row level security, force row level security;
create policy event_deliveries_owner on app.event_deliveries to mettle_owner using (true) with check (true);
create policy event_deliveries_system on app.event_deliveries to mettle_system using (true) with check (true);
create policy event_deliveries_admin on app.event_deliveries for select to mettle_overseer
  using ((select app.role()) = 'admin');
create policy delivery_attempts_owner on app.delivery_attempts to mettle_owner using (true) with check (true);
create policy delivery_attempts_system on app.delivery_attempts to mettle_system using (true) with check (true);
create policy delivery_attempts_admin on app.delivery_attempts for select to mettle_overseer
  using ((select app.role()) = 'admin');
grant select on app.event_deliveries, app.delivery_attempts to mettle_overseer;
grant select, insert, update, delete on app.event_deliveries, app.delivery_attempts to mettle_system;

-- What one person is told of, live and in a list. Ids and no contents here too.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  person uuid not null references public.profiles (id) on delete cascade,
  type text not null,
  data json not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  read_at timestamptz(3)
);
create index notifications_person on public.notifications (person, created_at desc, id);
create index notifications_unread on public.notifications (person) where read_at is null;
create index notifications_created on public.notifications (created_at);
alter table public.notifications enable row level security, force row level security;
create policy notifications_owner on public.notifications to mettle_owner using (true) with check (true);
create policy notifications_system on public.notifications to mettle_system using (true) with check (true);
create policy notifications_own on public.notifications to mettle_person, mettle_overseer
  using (person = (select app.user_id())) with check (person = (select app.user_id()));
grant select, update (read_at) on public.notifications to mettle_person, mettle_overseer;
grant select, insert, delete on public.notifications to mettle_system;

create function app.tell_notification() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.outbox (topic, type, row_id, audience_after) values ('notifications', 'INSERT', new.id, new.person);
  return null;
end
$$;
create trigger notifications_told after insert on public.notifications
  for each row execute function app.tell_notification();

create function app.notification_json(n public.notifications) returns json
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select json_build_object('id', n.id, 'type', n.type, 'data', n.data, 'created_at', app.iso(n.created_at),
    'read_at', app.iso(n.read_at))
$$;

-- Pauses it, tells every admin, and answers whom to write to: whoever set it up, if their address is verified.
create function app.pause_endpoint(endpoint uuid, why text)
  returns table (email text, first_name text, url text, description text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  update public.notification_endpoints e set is_active = false, paused_reason = why
  where e.id = endpoint and e.is_active and e.deleted_at is null;
  if not found then return; end if;
  insert into public.notifications (person, type, data)
  select p.id, 'endpoint.paused', json_build_object('endpoint_id', endpoint, 'reason', why)
  from public.profiles p left join identity.accounts a on a.id = p.id where p.role = 'admin' and a.disabled_at is null;
  return query
    select a.email::text, p.first_name, e.url, e.description
    from public.notification_endpoints e left join public.profiles p on p.id = e.created_by
      left join identity.accounts a on a.id = p.id and a.email_verified_at is not null and a.disabled_at is null
    where e.id = endpoint;
end
$$;
revoke all on function app.pause_endpoint(uuid, text) from public;
grant execute on function app.pause_endpoint(uuid, text) to mettle_system;
