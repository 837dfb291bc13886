-- What one new lead costs: plans with few nodes for the one row that most statements write. Looking a plan's nodes and
-- expressions over, at each execution, cost more than what they do.

-- The longest of somebody's prefixes is also the last in order, as each begins with the one before.
create or replace function app.calling_zone(phone_e164 text) returns smallint
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  found_zone smallint;
begin
  select zone into found_zone from app.calling_prefixes
  where prefix = any (array[substr(phone_e164, 2, 5), substr(phone_e164, 2, 4), substr(phone_e164, 2, 3),
    substr(phone_e164, 2, 2), substr(phone_e164, 2, 1)])
  order by prefix desc limit 1;
  return coalesce(found_zone, 0::smallint);
end
$$;

create or replace function app.number_refused(number text) returns boolean
  language plpgsql stable set search_path = pg_catalog, pg_temp
  as $$
begin
  return exists (select from app.refused_numbers where digest = app.number_digest(number));
end
$$;

create or replace function app.number_digest(number text) returns bytea
  language plpgsql stable set search_path = pg_catalog, pg_temp
  as $$
begin
  return (select sha256(convert_to(salt || number, 'UTF8')) from identity.installation);
end
$$;

-- Of each row, and so before whatever the same statement makes with it: consent or a follow-up moves it from here.
create function app.queue_lead_added() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  named jsonb;
  place smallint := 1000;
begin
  if new.phone is null or new.status <> 'new' or app.number_refused(new.phone_e164) then
    return null;
  end if;
  select value into named from app.settings where id = 'call-queue';
  named := coalesce(named, app.default_call_queue()) -> 'source_priority';
  if named <> '[]' then
    select coalesce(min(n.place), 1000) into place from jsonb_array_elements_text(named) with ordinality as n (name, place)
    where lower(n.name) = lower(new.source);
  end if;
  insert into app.call_queue (lead_id, owner, stage, priority, ready_at, zone)
  values (new.id, coalesce(new.assigned_to, app.nobody()), 2, place, new.created_at, app.calling_zone(new.phone_e164));
  return null;
end
$$;
drop trigger leads_queued_on_insert on public.leads;
create trigger leads_queued_on_insert after insert on public.leads for each row execute function app.queue_lead_added();
drop function app.queue_leads_added();

create or replace function app.count_leads() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  own_slot smallint := (pg_backend_pid() % 8)::smallint;
  single record;
begin
  -- Keys in one order, so that two statements that touch the same rows cannot lock each other out.
  if tg_op = 'INSERT' then
    perform from added offset 1;
    if not found then
      select coalesce(assigned_to, app.nobody()) as person, status into single from added;
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

create function app.mark_lead() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.lead_marks (lead_id) values (new.lead_id);
  return null;
end
$$;
drop trigger history_marks_leads on public.lead_status_history;
create trigger history_marks_leads after insert on public.lead_status_history
  for each row execute function app.mark_lead();

-- Rows come in the order of time, and are looked for by time only to be cleared away.
drop index app.outbox_at;
create index outbox_at on app.outbox using brin (at) with (pages_per_range = 32);
drop index app.outbox_topic;
