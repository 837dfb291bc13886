-- A sale is made in a call, and was entered on another page after it. A call may say that it converted its lead: the status
-- moves with the rest of what the call does, in one step of the history. Not a call by which they were lost.
alter table public.calls add column converts boolean not null default false;

create or replace function app.call_judged() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  rule jsonb := app.call_outcome_rule(new.outcome);
begin
  new.reached := coalesce((rule ->> 'contact')::boolean, false);
  if new.follow_up_at is not null and rule ->> 'follow_up' = 'refused' then
    raise exception 'cannot be planned for somebody who must not be called' using errcode = 'MT400', column = 'follow_up_at';
  elsif new.follow_up_at is null and rule ->> 'follow_up' = 'required' then
    raise exception 'is required with the outcome %', new.outcome using errcode = 'MT400', column = 'follow_up_at';
  end if;
  if new.converts and (not new.reached or rule -> 'status' ->> 'to' = 'lost' or (rule ->> 'do_not_call')::boolean) then
    raise exception 'fits only a call that reached somebody who may still buy' using errcode = 'MT400', column = 'converted';
  end if;
  return new;
end
$$;

create or replace function app.call_made() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  called uuid := (select lead_id from public.interactions where id = new.interaction_id);
  rule jsonb := app.call_outcome_rule(new.outcome);
  refuses boolean := coalesce((rule ->> 'do_not_call')::boolean, false);
  status_before text := (select status from public.leads where id = called for update);
  moves_to text;
  state public.lead_contact_state;
begin
  select * into state from public.lead_contact_state where lead_id = called;
  if state.lead_id is null then
    insert into public.lead_contact_state (lead_id) values (called) returning * into state;
  end if;
  -- Calls may be written down in any order; the latest says when to try again.
  if state.last_attempt_at is null or new.occurred_at >= state.last_attempt_at then
    state.unreached := case when new.reached then 0 when rule is null then state.unreached else state.unreached + 1 end;
    state.next_attempt_at := case
      when rule is not null then app.next_attempt(rule, state.unreached, new.occurred_at)
      when state.attempts = 0 or state.next_attempt_at is not null then new.occurred_at + interval '1 day' end;
    state.last_attempt_at := new.occurred_at;
    state.last_outcome := new.outcome;
  end if;
  state.do_not_call := state.do_not_call or refuses;
  update public.lead_contact_state s set attempts = s.attempts + 1, last_attempt_at = state.last_attempt_at,
    last_outcome = state.last_outcome, unreached = state.unreached, do_not_call = state.do_not_call,
    next_attempt_at = case when not state.do_not_call then state.next_attempt_at end
  where s.lead_id = called;

  moves_to := case
    when new.converts then 'converted'
    when rule -> 'status' -> 'from' ? status_before or (status_before = 'converted' and new.reopens)
      then rule -> 'status' ->> 'to' end;
  if moves_to <> status_before then
    update public.leads set status = moves_to where id = called;
  end if;

  -- An attempt keeps what was due by then; what lay ahead of somebody who must not be called is dropped.
  if exists (select from public.follow_ups where lead_id = called and due_at <= new.occurred_at) then
    perform app.end_follow_up(called, 'done');
  elsif refuses then
    perform app.end_follow_up(called, 'dropped');
  end if;
  if new.follow_up_at is not null then
    perform app.set_follow_up(called, new.follow_up_at, 'follow_up_at');
  end if;
  return null;
end
$$;

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
