-- How many leads one person holds was counted before the claim was made: of forty requests at once several passed.
create or replace function app.claim_next(home text) returns json
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  me uuid := app.user_id();
  owners uuid[] := case when app.is_available(me) then array[me, app.nobody()] else array[me] end;
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
  -- Whoever asks many times at once gets no more than many times in a row.
  perform pg_advisory_xact_lock(hashtextextended('claims of ' || me, 0));
  perform app.return_expired_claims();
  if (select count(*) from public.queue_claims where person = me) >= (rules ->> 'most_claims')::int then
    return json_build_object('reason', 'too_many_claims',
      'retry_at', (select app.iso(min(expires_at)) from public.queue_claims where person = me));
  end if;
  for of_stage in 1..3 loop
    loop
      for candidate in select app.queue_candidates(owners, of_stage::smallint, open_zones, 60) loop
        perform from public.leads where id = candidate for no key update skip locked;
        continue when not found;
        select * into entry from app.call_queue where lead_id = candidate and owner = any (owners)
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
  return app.why_nothing_to_call(owners, open_zones, home);
end
$$;

-- As before, and to whoever is not of the team (anybody may sign up as a user) no lead is counted that they cannot read:
-- the count would say whether a number is known here.
create or replace function app.duplicates(lead uuid) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  with caller as (select app.user_id() as id, app.rank(app.role()) >= app.rank('manager') as all,
    app.rank(app.role()) >= app.rank('telecaller') as counts)
  select case when c.all or d.assigned_to = c.id then d.id end
  from caller c, public.leads l, app.leads_with_contact(l.phone_e164, l.email_key, l.id) d
  where l.id = lead and (c.all or l.assigned_to = c.id) and (c.counts or d.assigned_to = c.id)
$$;
