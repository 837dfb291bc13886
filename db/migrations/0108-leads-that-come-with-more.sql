-- A lead that one statement makes together with its consent or follow-up was queued, or kept out, by those.
create or replace function app.queue_leads_added() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  named jsonb := coalesce(app.setting('call-queue'), app.default_call_queue()) -> 'source_priority';
begin
  with heads as materialized (
    select head, app.calling_zone('+' || head) as zone
    from (select distinct substr(phone_e164, 2, 5) as head from added) used
  )
  insert into app.call_queue (lead_id, owner, stage, priority, ready_at, zone)
  select a.id, coalesce(a.assigned_to, app.nobody()), 2,
    coalesce((select min(place) from jsonb_array_elements_text(named) with ordinality as n (name, place)
      where lower(name) = lower(a.source)), 1000),
    a.created_at, coalesce(p.zone, 0)
  from added a left join heads p on p.head = substr(a.phone_e164, 2, 5)
  where a.phone is not null and a.status = 'new' and not app.number_refused(a.phone_e164)
    and not exists (select from public.lead_contact_state s where s.lead_id = a.id)
    and not exists (select from public.follow_ups f where f.lead_id = a.id);
  return null;
end
$$;
