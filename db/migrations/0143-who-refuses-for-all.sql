-- A number is refused for everybody by the team's calls alone: whoever only signed up says it of their own lead.
create or replace function app.queue_number_refused() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  number text := (select phone_e164 from public.leads where id = new.lead_id);
  alike uuid[];
begin
  if number is not null and app.role() is distinct from 'user' then
    insert into app.refused_numbers (digest) values (app.number_digest(number)) on conflict do nothing;
    if found then
      alike := array(select id from public.leads where phone_e164 = number order by id);
      perform app.end_follow_up(id, 'dropped') from unnest(alike) as id where id <> new.lead_id;
      perform app.refresh_call_queue(alike);
    end if;
  end if;
  return null;
end
$$;

-- Who waits for calling hours is told so, though something else that is planned may come before them.
create or replace function app.why_nothing_to_call(owners uuid[], open_zones smallint[], home text) returns json
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
  with planned as materialized (
    select z.id as zone, min(next.ready_at) as ready_at
    from unnest(owners) as of_owner, unnest(array[1, 3]::smallint[]) as of_stage, app.calling_zones z, lateral (
      select c.ready_at from app.call_queue c
      where c.owner = of_owner and c.stage = of_stage and c.zone = z.id and c.ready_at > clock_timestamp()
      order by c.priority, c.ready_at limit 1) next
    group by z.id
  )
  select min(case when zone = any (app.open_calling_zones(ready_at, home)) then ready_at
    else app.next_calling_time(case zone when 0 then app.calling_zone('+' || home) else zone end, ready_at) end)
  into due from planned;
  return json_build_object('reason', case when opens is not null then 'outside_calling_hours'
      when due is not null then 'nothing_due' else 'empty' end,
    'retry_at', app.iso(least(opens, due)));
end
$$;
