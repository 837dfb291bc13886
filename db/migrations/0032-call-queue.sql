-- Who is to be called next, kept beside the leads: one row for each lead that somebody may call one day. Written by
-- triggers alone. See docs/adr/crm-02-call-queue.md.
create table app.call_queue (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  -- app.nobody() where the lead belongs to nobody yet.
  owner uuid not null,
  -- 1: a call-back that was planned, 2: never called, 3: tried and not reached.
  stage smallint not null check (stage between 1 and 3),
  -- Of never called leads: the place of their source in the setting call-queue.
  priority smallint not null default 0,
  ready_at timestamptz(3) not null,
  -- Of app.calling_zones, none of which ever goes.
  zone smallint not null
);
create index call_queue_order on app.call_queue (owner, stage, zone, priority, ready_at, lead_id);

-- Somebody is about to call this lead. A lease: it ends with the call, when it is given back, or by itself.
create table public.queue_claims (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null unique references public.leads (id) on delete cascade,
  person uuid not null references public.profiles (id) on delete cascade,
  -- The lead belonged to nobody before, and does so again if nothing comes of it.
  was_unassigned boolean not null,
  claimed_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null
);
create index queue_claims_person on public.queue_claims (person);
create index queue_claims_expiry on public.queue_claims (expires_at);
create trigger queue_claims_audit after insert or update or delete on public.queue_claims
  for each row execute function audit.changed();

alter table app.call_queue enable row level security, force row level security;
alter table public.queue_claims enable row level security, force row level security;
create policy call_queue_owner on app.call_queue to mettle_owner using (true) with check (true);
create policy call_queue_own on app.call_queue for select to mettle_person using (owner = (select app.user_id()));
create policy call_queue_all on app.call_queue for select to mettle_overseer using (true);
create policy queue_claims_owner on public.queue_claims to mettle_owner using (true) with check (true);
create policy queue_claims_own on public.queue_claims for select to mettle_person using (person = (select app.user_id()));
create policy queue_claims_all on public.queue_claims for select to mettle_overseer using (true);
grant select on app.call_queue, public.queue_claims to mettle_person, mettle_overseer;

create function app.default_call_queue() returns jsonb language sql immutable parallel safe
  as $$ select '{"lease_minutes": 15, "most_claims": 20, "source_priority": []}'::jsonb $$;

create function app.refresh_call_queue(ids uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  named jsonb := coalesce(app.setting('call-queue'), app.default_call_queue()) -> 'source_priority';
begin
  with ranks as materialized (
    -- 1 for the source that comes first; those that are not named come last.
    select lower(name) as source, min(place) as place from jsonb_array_elements_text(named) with ordinality as n (name, place)
    group by 1
  ), heads as materialized (
    -- Many leads share the beginning of their number, and looking one up takes a while.
    select head, app.calling_zone('+' || head) as zone
    from (select distinct substr(phone_e164, 2, 5) as head from public.leads where id = any (ids)) used
  ), due as (
    select l.id, coalesce(l.assigned_to, app.nobody()) as owner, coalesce(p.zone, 0) as zone,
      case when f.due_at is not null then 1 when coalesce(s.attempts, 0) = 0 then 2 else 3 end as stage,
      case when f.due_at is null and coalesce(s.attempts, 0) = 0 then coalesce(r.place, 1000) else 0 end as priority,
      coalesce(f.due_at, case when coalesce(s.attempts, 0) = 0 then l.created_at else s.next_attempt_at end) as ready_at
    from public.leads l left join public.lead_contact_state s on s.lead_id = l.id
      left join public.follow_ups f on f.lead_id = l.id
      left join ranks r on r.source = lower(l.source)
      left join heads p on p.head = substr(l.phone_e164, 2, 5)
    where l.id = any (ids) and l.phone is not null and not coalesce(s.do_not_call, false)
      and (f.due_at is not null
        or (l.status = 'new' and coalesce(s.attempts, 0) = 0)
        or (l.status in ('new', 'contacted', 'qualified') and s.next_attempt_at is not null))
  ), gone as (
    delete from app.call_queue q where q.lead_id = any (ids) and not exists (select from due where due.id = q.lead_id)
  )
  insert into app.call_queue as q (lead_id, owner, stage, priority, ready_at, zone)
  select id, owner, stage, priority, ready_at, zone from due
  on conflict (lead_id) do update set owner = excluded.owner, stage = excluded.stage, priority = excluded.priority,
    ready_at = excluded.ready_at, zone = excluded.zone
  where (q.owner, q.stage, q.priority, q.ready_at, q.zone)
    is distinct from (excluded.owner, excluded.stage, excluded.priority, excluded.ready_at, excluded.zone);
end
$$;
revoke all on function app.refresh_call_queue(uuid[]) from public;

create function app.queue_leads_added() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  callable uuid[] := (select array_agg(id) from added where phone is not null);
begin
  if callable is not null then
    perform app.refresh_call_queue(callable);
  end if;
  return null;
end
$$;
create trigger leads_queued_on_insert after insert on public.leads
  referencing new table as added for each statement execute function app.queue_leads_added();

-- A claim does not outlast the lead's going to somebody else.
create function app.queue_leads_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  moved uuid[] := (select array_agg(n.id) from added n join removed o on o.id = n.id
    where (n.assigned_to, n.status, n.source, n.phone, n.phone_e164)
      is distinct from (o.assigned_to, o.status, o.source, o.phone, o.phone_e164));
begin
  if moved is not null then
    delete from public.queue_claims c using added n where c.lead_id = n.id and c.person is distinct from n.assigned_to;
    perform app.refresh_call_queue(moved);
  end if;
  return null;
end
$$;
create trigger leads_queued_on_update after update on public.leads
  referencing old table as removed new table as added for each statement execute function app.queue_leads_changed();

create function app.queue_lead_touched() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform app.refresh_call_queue(array[case when tg_op = 'DELETE' then old.lead_id else new.lead_id end]);
  return null;
end
$$;
create trigger follow_ups_queued after insert or update or delete on public.follow_ups
  for each row execute function app.queue_lead_touched();
create trigger contact_state_queued after insert or update on public.lead_contact_state
  for each row execute function app.queue_lead_touched();

-- The call that was claimed was made.
create function app.queue_call_made() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  delete from public.queue_claims c using public.interactions i where i.id = new.interaction_id and c.lead_id = i.lead_id;
  return null;
end
$$;
create trigger calls_end_claim after insert on public.calls for each row execute function app.queue_call_made();

create or replace function app.call_state(lead uuid) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select jsonb_build_object('status', l.status, 'attempts', coalesce(s.attempts, 0),
    'do_not_call', coalesce(s.do_not_call, false), 'next_attempt_at', app.iso(s.next_attempt_at),
    'follow_up_at', app.iso(f.due_at),
    'claimed', exists (select from public.queue_claims c where c.lead_id = l.id))
  from public.leads l left join public.lead_contact_state s on s.lead_id = l.id
    left join public.follow_ups f on f.lead_id = l.id
  where l.id = lead
$$;

-- Somebody who is disabled calls nobody; what they held comes back with the next expired claims.
create function app.queue_holder_disabled() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  update public.queue_claims set expires_at = least(expires_at, clock_timestamp()) where person = new.id;
  return null;
end
$$;
create trigger accounts_end_claims after update of disabled_at on identity.accounts
  for each row when (new.disabled_at is not null) execute function app.queue_holder_disabled();

-- The history of assignments tells it from what a person did by hand.
create function app.assign_from_queue(lead uuid, from_person uuid, to_person uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform set_config('app.assignment_reason', 'from_queue', true);
  update public.leads set assigned_to = to_person where id = lead and assigned_to is not distinct from from_person;
  perform set_config('app.assignment_reason', '', true);
end
$$;
revoke all on function app.assign_from_queue(uuid, uuid, uuid) from public;

-- A lead that belonged to nobody does so again.
create function app.end_claim(claim public.queue_claims) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  delete from public.queue_claims where id = claim.id;
  if claim.was_unassigned then
    perform app.assign_from_queue(claim.lead_id, claim.person, null);
  end if;
end
$$;
revoke all on function app.end_claim(public.queue_claims) from public;

-- The lead is locked first, as everywhere; what somebody works on just now is left for the next round.
create function app.return_expired_claims() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  claim public.queue_claims;
begin
  for claim in
    select c.* from public.queue_claims c join public.leads l on l.id = c.lead_id
    where c.expires_at <= clock_timestamp() order by c.expires_at limit 100 for update of l, c skip locked
  loop
    perform app.end_claim(claim);
  end loop;
end
$$;
revoke all on function app.return_expired_claims() from public;

create function app.claim_json(claim public.queue_claims) returns json
  language sql stable set search_path = pg_catalog, pg_temp
  as $$ select json_build_object('id', claim.id, 'expires_at', app.iso(claim.expires_at)) $$;

create function app.stage_name(stage smallint) returns text
  language sql immutable parallel safe
  as $$ select (array['callback', 'fresh', 'retry'])[stage] $$;

-- The first so many of a stage that may be called now: one short look into the index for each owner and time zone.
create function app.queue_candidates(owners uuid[], of_stage smallint, open_zones smallint[], most integer)
  returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  return query
    select q.lead_id from unnest(owners) as of_owner, unnest(open_zones) as of_zone, lateral (
      select c.lead_id, c.priority, c.ready_at from app.call_queue c
      where c.owner = of_owner and c.stage = of_stage and c.zone = of_zone and c.ready_at <= clock_timestamp()
        and not exists (select from public.queue_claims held where held.lead_id = c.lead_id)
      order by c.priority, c.ready_at, c.lead_id limit most) q
    order by q.priority, q.ready_at, q.lead_id limit most;
end
$$;
revoke all on function app.queue_candidates(uuid[], smallint, smallint[], integer) from public;

-- Why there is nothing to call, and when to ask again.
create function app.why_nothing_to_call(owners uuid[], open_zones smallint[], home text) returns json
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  opens timestamptz;
  due timestamptz;
begin
  select min(app.next_calling_time(case z.id when 0 then app.calling_zone('+' || home) else z.id end, clock_timestamp()))
  into opens from app.calling_zones z
  where z.id <> all (open_zones) and exists (
    select from unnest(owners) as of_owner, unnest(array[1, 2, 3]::smallint[]) as of_stage, lateral (
      select from app.call_queue c
      where c.owner = of_owner and c.stage = of_stage and c.zone = z.id and c.ready_at <= clock_timestamp()
        and not exists (select from public.queue_claims held where held.lead_id = c.lead_id) limit 1) waiting);
  select min(next.ready_at) into due
  from unnest(owners) as of_owner, unnest(array[1, 3]::smallint[]) as of_stage, app.calling_zones z, lateral (
    select c.ready_at from app.call_queue c
    where c.owner = of_owner and c.stage = of_stage and c.zone = z.id and c.ready_at > clock_timestamp()
    order by c.priority, c.ready_at limit 1) next;
  return json_build_object('reason', case when opens is not null then 'outside_calling_hours'
      when due is not null then 'nothing_due' else 'empty' end,
    'retry_at', app.iso(least(opens, due)));
end
$$;
revoke all on function app.why_nothing_to_call(uuid[], smallint[], text) from public;

-- The one door to leads that belong to nobody: the best one, for whoever asks, and it becomes theirs. Everybody who
-- changes a lead locks it first, and so does this; a lead that somebody else is about to take is passed over.
create function app.claim_next(home text) returns json
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  me uuid := app.user_id();
  rules jsonb := coalesce(app.setting('call-queue'), app.default_call_queue());
  open_zones smallint[] := app.open_calling_zones(clock_timestamp(), home);
  candidate uuid;
  entry app.call_queue;
  claim public.queue_claims;
begin
  if me is null or app.rank(app.role()) < app.rank('telecaller') then
    raise exception 'This needs the role telecaller or above.' using errcode = 'MT403';
  end if;
  perform app.return_expired_claims();
  if (select count(*) from public.queue_claims where person = me) >= (rules ->> 'most_claims')::int then
    return json_build_object('reason', 'too_many_claims',
      'retry_at', (select app.iso(min(expires_at)) from public.queue_claims where person = me));
  end if;
  for of_stage in 1..3 loop
    -- Again as long as others took all that were found.
    for round in 1..5 loop
      for candidate in select app.queue_candidates(array[me, app.nobody()], of_stage::smallint, open_zones, 60) loop
        perform from public.leads where id = candidate for update skip locked;
        continue when not found;
        select * into entry from app.call_queue where lead_id = candidate and owner in (me, app.nobody())
          and stage = of_stage and ready_at <= clock_timestamp() and zone = any (open_zones);
        continue when not found;
        insert into public.queue_claims (lead_id, person, was_unassigned, expires_at)
        values (candidate, me, entry.owner = app.nobody(),
          clock_timestamp() + make_interval(mins => (rules ->> 'lease_minutes')::int))
        on conflict (lead_id) do nothing returning * into claim;
        continue when not found;
        if claim.was_unassigned then
          perform app.assign_from_queue(candidate, null, me);
        end if;
        return (select json_build_object('lead', app.lead_json(l), 'reason', app.stage_name(entry.stage),
          'claim', app.claim_json(claim), 'script', app.script_for(l.source, l.status))
          from public.leads l where l.id = candidate);
      end loop;
      exit when not found;
    end loop;
  end loop;
  return app.why_nothing_to_call(array[me, app.nobody()], open_zones, home);
end
$$;
revoke all on function app.claim_next(text) from public;
grant execute on function app.claim_next(text) to mettle_person, mettle_overseer;

-- Only whoever holds it extends a claim; a manager may also release another's. The lead is locked first.
create function app.held_claim(claim_id uuid, by_manager boolean) returns public.queue_claims
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  claim public.queue_claims;
  seen boolean := app.rank(app.role()) >= app.rank('manager');
begin
  perform from public.leads l where l.id = (select lead_id from public.queue_claims where id = claim_id) for update;
  select * into claim from public.queue_claims where id = claim_id and expires_at > clock_timestamp();
  if claim.id is null or (claim.person is distinct from app.user_id() and not seen) then
    raise exception 'This claim has ended.' using errcode = 'MT410';
  elsif claim.person is distinct from app.user_id() and not by_manager then
    raise exception 'Only whoever holds a claim can extend it.' using errcode = 'MT403';
  end if;
  return claim;
end
$$;
revoke all on function app.held_claim(uuid, boolean) from public;

create function app.extend_claim(claim_id uuid) returns json
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  claim public.queue_claims := app.held_claim(claim_id, false);
  rules jsonb := coalesce(app.setting('call-queue'), app.default_call_queue());
begin
  update public.queue_claims c
  set expires_at = greatest(c.expires_at, clock_timestamp() + make_interval(mins => (rules ->> 'lease_minutes')::int))
  where c.id = claim.id returning * into claim;
  return app.claim_json(claim);
end
$$;
create function app.release_claim(claim_id uuid) returns json
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  claim public.queue_claims := app.held_claim(claim_id, true);
begin
  perform app.end_claim(claim);
  return app.claim_json(claim);
end
$$;
revoke all on function app.extend_claim(uuid) from public;
revoke all on function app.release_claim(uuid) from public;
grant execute on function app.extend_claim(uuid), app.release_claim(uuid) to mettle_person, mettle_overseer;

-- How many leads wait for whoever asks first, up to a thousand.
create function app.unassigned_in_queue() returns integer
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.role() is null or app.rank(app.role()) < app.rank('telecaller') then
    return 0;
  end if;
  return (select count(*) from (select from app.call_queue where owner = app.nobody() limit 1000) waiting);
end
$$;
revoke all on function app.unassigned_in_queue() from public;
grant execute on function app.unassigned_in_queue() to mettle_person, mettle_overseer;

-- After the order of sources was changed: the next so many rows, from a lead on; answers where to go on, null at the end.
create function app.rank_call_queue(after uuid, most integer) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  ids uuid[] := (select array_agg(lead_id) from (
    select lead_id from app.call_queue where lead_id > after order by lead_id limit most) next);
begin
  if ids is not null then
    -- Leads before their rows in the queue, as everywhere.
    perform from public.leads where id = any (ids) order by id for key share;
    perform app.refresh_call_queue(ids);
  end if;
  return ids[array_upper(ids, 1)];
end
$$;
revoke all on function app.rank_call_queue(uuid, integer) from public;
grant execute on function app.rank_call_queue(uuid, integer) to mettle_system;

select app.refresh_call_queue(array(select id from public.leads where phone is not null));
