-- A number that is refused while a lead that has it is called, planned or passed on: neither saw what the other wrote, and the
-- lead stayed in the queue. Whoever refuses holds every lead with the number first, as everybody holds the lead they change;
-- so one comes after the other, and the later one sees it. All are held in the same order, before anything else: nobody waits
-- for somebody who waits for them.
create function app.hold_leads_alike(lead uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  number text := (select phone_e164 from public.leads where id = lead and assigned_to = app.user_id());
begin
  if app.role() is distinct from 'user' and not app.number_refused(number) then
    perform from public.leads where phone_e164 = number order by id for update;
  end if;
end
$$;
revoke all on function app.hold_leads_alike(uuid) from public;
grant execute on function app.hold_leads_alike(uuid) to mettle_person, mettle_overseer;

-- Those that were made meanwhile are held if nobody else does: waiting for them would break the order.
create function app.refuse_number(number text, said_by uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  alike uuid[];
begin
  insert into app.refused_numbers (digest) values (app.number_digest(number)) on conflict do nothing;
  if found then
    perform from public.leads where phone_e164 = number for update skip locked;
    alike := array(select id from public.leads where phone_e164 = number order by id);
    perform app.end_follow_up(id, 'dropped') from unnest(alike) as id where id <> said_by;
    perform app.refresh_call_queue(alike);
  end if;
end
$$;
revoke all on function app.refuse_number(text, uuid) from public;

create or replace function app.queue_number_refused() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  number text := (select phone_e164 from public.leads where id = new.lead_id);
begin
  if number is not null and app.role() is distinct from 'user' then
    perform app.refuse_number(number, new.lead_id);
  end if;
  return null;
end
$$;

-- Whoever refused does so with another number too, and nothing stays planned with a lead that gets a number that was refused.
-- Not by whoever only signed up: what they say holds for their own leads, and of others' numbers they learn nothing.
create or replace function app.queue_refusal_moved() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if new.phone_e164 is null or new.phone_e164 is not distinct from old.phone_e164 or app.role() = 'user' then
    return null;
  end if;
  if exists (select from public.lead_contact_state where lead_id = new.id and do_not_call) then
    perform app.refuse_number(new.phone_e164, new.id);
  elsif app.number_refused(new.phone_e164) then
    perform app.end_follow_up(new.id, 'dropped');
  end if;
  return null;
end
$$;

-- As before 0138: whoever waited for a refusal did so for the lead itself, and every statement since sees it.
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
  end if;
  return null;
end
$$;

-- As before, and a call that refuses holds all leads with the number.
create or replace function app.record_interaction(entry jsonb, sealed bytea, wrapped_key bytea) returns json
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$
declare
  lead uuid := (entry ->> 'lead_id')::uuid;
  person uuid := app.user_id();
  planned timestamptz := (entry ->> 'follow_up_at')::timestamptz;
  occurred timestamptz := coalesce((entry ->> 'occurred_at')::timestamptz, clock_timestamp());
  is_call boolean := entry ->> 'type' = 'call';
  owner uuid;
  known_since timestamptz;
  before jsonb;
  made public.interactions;
  call public.calls;
  me public.profiles;
begin
  if is_call and (app.call_outcome_rule(entry ->> 'outcome') ->> 'do_not_call')::boolean then
    perform app.hold_leads_alike(lead);
  end if;
  select assigned_to, created_at into owner, known_since from public.leads where id = lead for update;
  if not found then
    raise exception 'Lead not found.' using errcode = 'MT404';
  elsif owner is distinct from person then
    raise exception 'Only the person this lead is assigned to can record interactions with it.' using errcode = 'MT403';
  elsif entry ->> 'type' = 'note' and sealed is null then
    raise exception 'is required for a note' using errcode = 'MT400', column = 'content';
  elsif is_call and occurred < known_since - interval '1 year' then
    raise exception 'must not lie more than a year before the lead was created' using errcode = 'MT400', column = 'occurred_at';
  end if;
  if wrapped_key is not null then
    insert into app.data_keys (id, lead_id, master_id, wrapped)
    values ((entry ->> 'key_id')::uuid, lead, entry ->> 'master_id', wrapped_key) on conflict do nothing;
    if not found then
      raise exception 'The data key of this lead was made meanwhile.' using errcode = '40001';
    end if;
  end if;
  before := app.call_state(lead);
  insert into public.interactions (id, lead_id, type, content, created_by)
  values ((entry ->> 'id')::uuid, lead, entry ->> 'type', sealed, person) returning * into made;
  if is_call then
    insert into public.calls (interaction_id, outcome, duration_seconds, occurred_at, follow_up_at, reopens, converts)
    values (made.id, entry ->> 'outcome', coalesce((entry ->> 'duration_seconds')::int, 0), occurred, planned,
      coalesce((entry ->> 'reopen')::boolean, false), coalesce((entry ->> 'converted')::boolean, false))
    returning * into call;
  elsif planned is not null then
    perform app.plan_follow_up(lead, planned, 'follow_up_at');
  end if;
  select * into me from public.profiles where id = person;
  return json_build_object('created_at', app.iso(made.created_at), 'first_name', me.first_name,
    'last_name', me.last_name, 'outcome', call.outcome, 'duration_seconds', call.duration_seconds,
    'occurred_at', app.iso(call.occurred_at), 'reached', call.reached, 'before', before, 'after', app.call_state(lead),
    'wanted_status',
    case when call.converts then 'converted' else app.call_outcome_rule(call.outcome) -> 'status' ->> 'to' end);
end
$$;
