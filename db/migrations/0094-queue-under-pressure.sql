-- The wish not to be called is kept for the number itself, from the moment it is said: it outlives the lead that it was said
-- to, when that is deleted or gets another number, and asking for it doesn't grow with how many leads have the number.
create or replace function app.number_refused(number text) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  as $$ select exists (select from app.refused_numbers where digest = app.number_digest(number)) $$;

create or replace function app.queue_number_refused() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  number text := (select phone_e164 from public.leads where id = new.lead_id);
begin
  if number is not null then
    insert into app.refused_numbers (digest) values (app.number_digest(number)) on conflict do nothing;
    if found then
      perform app.refresh_call_queue(array(select id from public.leads where phone_e164 = number order by id));
    end if;
  end if;
  return null;
end
$$;

-- Whoever asked keeps that wish with another number.
create function app.queue_refusal_moved() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if exists (select from public.lead_contact_state where lead_id = new.id and do_not_call) then
    insert into app.refused_numbers (digest) values (app.number_digest(new.phone_e164)) on conflict do nothing;
    if found then
      perform app.refresh_call_queue(array(select id from public.leads where phone_e164 = new.phone_e164 order by id));
    end if;
  end if;
  return null;
end
$$;
create trigger leads_refusal_moved after update of phone_e164 on public.leads
  for each row when (new.phone_e164 is not null and new.phone_e164 is distinct from old.phone_e164)
  execute function app.queue_refusal_moved();

insert into app.refused_numbers (digest)
select distinct app.number_digest(l.phone_e164) from public.leads l join public.lead_contact_state s on s.lead_id = l.id
where s.do_not_call and l.phone_e164 is not null on conflict do nothing;

-- As before, and a number counts once, though it is kept beside the leads that asked.
create or replace function app.allow_calls(lead uuid, reason text) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  number text;
  refused uuid[];
  was_kept integer;
begin
  perform app.must_be_admin();
  select phone_e164 into number from public.leads where id = lead for update;
  if not found then
    raise exception 'Lead not found.' using errcode = 'MT404';
  end if;
  refused := array(select s.lead_id from public.lead_contact_state s join public.leads l on l.id = s.lead_id
    where s.do_not_call and (l.id = lead or l.phone_e164 = number) order by 1);
  delete from app.refused_numbers where digest = app.number_digest(number);
  get diagnostics was_kept = row_count;
  if cardinality(refused) + was_kept = 0 then
    raise exception 'Nobody asked not to be called here.' using errcode = 'MT409';
  end if;
  update public.lead_contact_state set do_not_call = false, allowed_again_at = clock_timestamp(),
    allowed_again_by = app.user_id(), allowed_again_reason = allow_calls.reason
  where lead_id = any (refused);
  perform audit.record('update', 'lead_contact_state', id::text, '{do_not_call}') from unnest(refused) as id;
  -- Those with the same number that nobody had called may be offered again too.
  perform app.refresh_call_queue(array(select id from public.leads where phone_e164 = number order by id));
  return greatest(cardinality(refused), was_kept);
end
$$;

-- As before, with the time as a value, so that the index is read only as far as leads may be called.
create or replace function app.queue_candidates(owners uuid[], of_stage smallint, open_zones smallint[], most integer)
  returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  moment timestamptz := clock_timestamp();
begin
  return query
    select q.lead_id from unnest(owners) as of_owner, unnest(open_zones) as of_zone, lateral (
      select c.lead_id, c.priority, c.ready_at from app.call_queue c
      where c.owner = of_owner and c.stage = of_stage and c.zone = of_zone and c.ready_at <= moment
        and not exists (select from public.queue_claims held where held.lead_id = c.lead_id)
      order by c.priority, c.ready_at, c.lead_id limit most) q
    order by q.priority, q.ready_at, q.lead_id limit most;
end
$$;

-- As before, and a lead that is only locked for a moment, by whoever refers to it or gives it up again, is not taken for one
-- that is gone: locks that leave the key alone don't collide, and what others hold is asked for again before "empty" is said.
create or replace function app.claim_next(home text) returns json
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  me uuid := app.user_id();
  rules jsonb := coalesce(app.setting('call-queue'), app.default_call_queue());
  open_zones smallint[] := app.open_calling_zones(clock_timestamp(), home);
  candidate uuid;
  entry app.call_queue;
  claim public.queue_claims;
  waits integer := 0;
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
    loop
      for candidate in select app.queue_candidates(array[me, app.nobody()], of_stage::smallint, open_zones, 60) loop
        perform from public.leads where id = candidate for no key update skip locked;
        continue when not found;
        select * into entry from app.call_queue where lead_id = candidate and owner in (me, app.nobody())
          and stage = of_stage and ready_at <= clock_timestamp() and zone = any (open_zones);
        continue when not found;
        if app.number_refused((select phone_e164 from public.leads where id = candidate)) then
          -- It came at the moment when the number refused.
          delete from app.call_queue where lead_id = candidate;
          continue;
        end if;
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
      exit when not found or waits = 40;
      waits := waits + 1;
      perform pg_sleep(0.02);
    end loop;
  end loop;
  return app.why_nothing_to_call(array[me, app.nobody()], open_zones, home);
end
$$;
