-- What a change did is found by comparing the rows before it with those after. A connection keeps the plan that it made for its
-- first change: made for one row it compared each with each, 25 million times for a bulk change of 5,000 leads, in three
-- triggers, and ended in the time-out. A full join is never done that way: it hashes or sorts, whatever it was planned for.
create or replace function app.mark_leads() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'UPDATE' then
    insert into app.lead_marks (lead_id)
    select n.id from added n full join removed o on o.id = n.id
    where (n.source, n.assigned_to, n.created_at) is distinct from (o.source, o.assigned_to, o.created_at);
  elsif not app.is_forgetting() then
    insert into app.lead_marks (lead_id) select id from removed;
  end if;
  return null;
end
$$;

create or replace function app.lead_reassigned() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into public.lead_assignment_history (lead_id, from_person, to_person, changed_by, reason)
  select n.id, o.assigned_to, n.assigned_to, app.user_id(), coalesce(nullif(current_setting('app.assignment_reason', true), ''), 'by_hand')
  from added n full join removed o on o.id = n.id where n.assigned_to is distinct from o.assigned_to;
  return null;
end
$$;

create or replace function app.queue_leads_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  moved uuid[] := (select array_agg(n.id) from added n full join removed o on o.id = n.id
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
