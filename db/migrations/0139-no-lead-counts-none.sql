-- A statement that adds no lead, as a form that is sent twice, counts none.
create or replace function app.count_leads() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  own_slot smallint := (pg_backend_pid() % 8)::smallint;
  single record;
begin
  -- Keys in one order, so that two statements that touch the same rows cannot lock each other out.
  if tg_op = 'INSERT' then
    select coalesce(assigned_to, app.nobody()) as person, status into single from added;
    if not found then
      return null;
    end if;
    perform from added offset 1;
    if not found then
      insert into app.lead_counts as c (person, status, slot, leads)
      values (app.everybody(), single.status, own_slot, 1), (single.person, single.status, own_slot, 1)
      on conflict (person, status, slot) do update set leads = c.leads + 1;
      return null;
    end if;
    insert into app.lead_counts as c (person, status, slot, leads)
    select person, status, own_slot, sum(change) from (
      select coalesce(assigned_to, app.nobody()) as person, status, 1 as change from added
      union all select app.everybody(), status, 1 from added
    ) moves group by person, status order by person, status
    on conflict (person, status, slot) do update set leads = c.leads + excluded.leads;
  elsif tg_op = 'DELETE' then
    insert into app.lead_counts as c (person, status, slot, leads)
    select person, status, own_slot, sum(change) from (
      select coalesce(assigned_to, app.nobody()) as person, status, -1 as change from removed
      union all select app.everybody(), status, -1 from removed
    ) moves group by person, status order by person, status
    on conflict (person, status, slot) do update set leads = c.leads + excluded.leads;
  else
    insert into app.lead_counts as c (person, status, slot, leads)
    select person, status, own_slot, sum(change) from (
      select coalesce(assigned_to, app.nobody()) as person, status, 1 as change from added
      union all select app.everybody(), status, 1 from added
      union all select coalesce(assigned_to, app.nobody()), status, -1 from removed
      union all select app.everybody(), status, -1 from removed
    ) moves group by person, status having sum(change) <> 0 order by person, status
    on conflict (person, status, slot) do update set leads = c.leads + excluded.leads;
  end if;
  return null;
end
$$;

-- Marks of history are made row by row since 132.
create or replace function app.mark_leads() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'UPDATE' then
    insert into app.lead_marks (lead_id)
    select n.id from added n join removed o on o.id = n.id
    where (n.source, n.assigned_to, n.created_at) is distinct from (o.source, o.assigned_to, o.created_at);
  elsif not app.is_forgetting() then
    insert into app.lead_marks (lead_id) select id from removed;
  end if;
  return null;
end
$$;
