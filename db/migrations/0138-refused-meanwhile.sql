-- A number that was refused by another transaction, on which this one waited to write the same rows, was not seen by the
-- statement that wrote them: the next one sees it.
create or replace function app.queue_leads_changed() returns trigger
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
    delete from app.call_queue q using public.leads l
    where q.lead_id = any (moved) and l.id = q.lead_id and app.number_refused(l.phone_e164);
  end if;
  return null;
end
$$;
