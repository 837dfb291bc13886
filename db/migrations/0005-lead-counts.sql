-- Totals without counting: one row per person, status and slot, and the same again for app.everybody().
-- Slots spread writers, so that two people who create leads do not wait for each other's commit.
create table app.lead_counts (
  person uuid not null,
  status text not null,
  slot smallint not null,
  leads bigint not null,
  primary key (person, status, slot)
) with (fillfactor = 50);

create function app.everybody() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;
create function app.nobody() returns uuid language sql immutable parallel safe
  as $$ select 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid $$;

-- Whose totals the caller's list shows.
create function app.counted_person() returns uuid language sql stable parallel safe
  as $$ select case when app.role() in ('admin', 'manager') then app.everybody() else app.user_id() end $$;

create function app.count_leads() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  own_slot smallint := (pg_backend_pid() % 8)::smallint;
begin
  -- Keys in one order, so that two statements that touch the same rows cannot lock each other out.
  if tg_op = 'INSERT' then
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
create trigger leads_counted_on_insert after insert on public.leads
  referencing new table as added for each statement execute function app.count_leads();
create trigger leads_counted_on_delete after delete on public.leads
  referencing old table as removed for each statement execute function app.count_leads();
create trigger leads_counted_on_update after update on public.leads
  referencing old table as removed new table as added for each statement execute function app.count_leads();

alter table app.lead_counts enable row level security, force row level security;
create policy counts_owner on app.lead_counts to mettle_owner using (true) with check (true);
create policy counts_all on app.lead_counts for select to mettle_overseer using (true);
create policy counts_own on app.lead_counts for select to mettle_person using (person = (select app.user_id()));
grant select on app.lead_counts to mettle_person, mettle_overseer;
