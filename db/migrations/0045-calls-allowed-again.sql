-- Whoever asked not to be called may change their mind; an admin writes that down, with the reason. It holds for the number,
-- as the wish did. No reference to the admin: an undone merge brings the row back as it was, whoever is gone by then.
alter table public.lead_contact_state add column allowed_again_at timestamptz(3), add column allowed_again_by uuid,
  add column allowed_again_reason text check (char_length(allowed_again_reason) <= 500);

-- Answers how many leads it was taken back for.
create function app.allow_calls(lead uuid, reason text) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  number text;
  refused uuid[];
begin
  perform app.must_be_admin();
  select phone_e164 into number from public.leads where id = lead for update;
  if not found then
    raise exception 'Lead not found.' using errcode = 'MT404';
  end if;
  refused := array(select s.lead_id from public.lead_contact_state s join public.leads l on l.id = s.lead_id
    where s.do_not_call and (l.id = lead or l.phone_e164 = number) order by 1);
  if cardinality(refused) = 0 then
    raise exception 'Nobody asked not to be called here.' using errcode = 'MT409';
  end if;
  update public.lead_contact_state set do_not_call = false, allowed_again_at = clock_timestamp(),
    allowed_again_by = app.user_id(), allowed_again_reason = allow_calls.reason
  where lead_id = any (refused);
  perform audit.record('update', 'lead_contact_state', id::text, '{do_not_call}') from unnest(refused) as id;
  -- Those with the same number that nobody had called may be offered again too.
  perform app.refresh_call_queue(array(select id from public.leads where phone_e164 = number order by id));
  return cardinality(refused);
end
$$;
revoke all on function app.allow_calls(uuid, text) from public;
grant execute on function app.allow_calls(uuid, text) to mettle_overseer;

-- As before, and a note says something, and no call was made long before its lead was known.
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
    insert into public.calls (interaction_id, outcome, duration_seconds, occurred_at, follow_up_at, reopens)
    values (made.id, entry ->> 'outcome', coalesce((entry ->> 'duration_seconds')::int, 0), occurred, planned,
      coalesce((entry ->> 'reopen')::boolean, false))
    returning * into call;
  elsif planned is not null then
    perform app.plan_follow_up(lead, planned, 'follow_up_at');
  end if;
  select * into me from public.profiles where id = person;
  return json_build_object('created_at', app.iso(made.created_at), 'first_name', me.first_name,
    'last_name', me.last_name, 'outcome', call.outcome, 'duration_seconds', call.duration_seconds,
    'occurred_at', app.iso(call.occurred_at), 'reached', call.reached, 'before', before, 'after', app.call_state(lead),
    'wanted_status', app.call_outcome_rule(call.outcome) -> 'status' ->> 'to');
end
$$;

-- As before, and no further away than anybody plans: what lies beyond is a slip of the finger.
create or replace function app.set_follow_up(lead uuid, due timestamptz, field text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if exists (select from public.lead_contact_state where lead_id = lead and do_not_call) then
    raise exception 'cannot be planned for somebody who must not be called' using errcode = 'MT400', column = field;
  elsif due > now() + interval '5 years' then
    raise exception 'must not lie more than five years ahead' using errcode = 'MT400', column = field;
  end if;
  insert into public.follow_up_history (lead_id, person, due_at, ending)
  select l.id, l.assigned_to, f.due_at, 'moved' from public.follow_ups f join public.leads l on l.id = f.lead_id
  where f.lead_id = lead and f.due_at <> due::timestamptz(3);
  insert into public.follow_ups (lead_id, due_at, set_by) values (lead, due, app.user_id())
  on conflict (lead_id) do update set due_at = excluded.due_at, set_by = excluded.set_by, set_at = clock_timestamp(),
    reminded_at = null;
end
$$;
