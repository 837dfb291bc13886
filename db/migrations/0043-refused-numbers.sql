-- Whoever asked not to be called asked it for their number, however often it stands in the list: a lead that is imported
-- again, or created a second time, is not called either.
create function app.number_refused(number text) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select exists (select from public.leads l join public.lead_contact_state s on s.lead_id = l.id
    where l.phone_e164 = number and s.do_not_call)
$$;
revoke all on function app.number_refused(text) from public;

create or replace function app.refresh_call_queue(ids uuid[]) returns void
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
      and not app.number_refused(l.phone_e164)
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

create function app.queue_number_refused() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform app.refresh_call_queue(array(select d.id from public.leads l join public.leads d on d.phone_e164 = l.phone_e164
    where l.id = new.lead_id order by d.id));
  return null;
end
$$;
create trigger contact_state_refused after insert or update of do_not_call on public.lead_contact_state
  for each row when (new.do_not_call) execute function app.queue_number_refused();

select app.refresh_call_queue(array(select d.id from public.leads l join public.lead_contact_state s on s.lead_id = l.id
  join public.leads d on d.phone_e164 = l.phone_e164 where s.do_not_call));
