-- What a call does to its lead stands here and nowhere else: the rules are a setting that an admin can change, and
-- one function applies them to whatever call is written, whoever writes it. See docs/adr/crm-01-call-outcomes.md.

alter table public.calls
  -- What was agreed in the call.
  add column follow_up_at timestamptz(3),
  -- The caller says that this outcome may take a converted lead back.
  add column reopens boolean not null default false,
  -- Whether somebody was spoken to, by the rules of that day.
  add column reached boolean not null default false;
update public.calls set reached = true where outcome in ('connected', 'callback', 'not_interested', 'do_not_call');

alter table public.lead_contact_state
  add column unreached integer not null default 0 check (unreached >= 0),
  -- Null after a call: nobody is to try again by themselves.
  add column next_attempt_at timestamptz(3);

-- What holds until an admin changes it; server/leads/call-outcomes.ts declares the same, and a test compares them.
create function app.default_call_outcomes() returns jsonb
  language sql immutable parallel safe
  as $$ select '{
    "connected":      {"contact": true,  "status": {"from": ["new"], "to": "contacted"}, "retry_minutes": [], "max_attempts": null, "do_not_call": false, "follow_up": "optional"},
    "no_answer":      {"contact": false, "status": null, "retry_minutes": [60, 240, 1440, 2880, 4320], "max_attempts": 8, "do_not_call": false, "follow_up": "optional"},
    "busy":           {"contact": false, "status": null, "retry_minutes": [15, 60, 240, 1440], "max_attempts": 8, "do_not_call": false, "follow_up": "optional"},
    "voicemail":      {"contact": false, "status": null, "retry_minutes": [240, 1440, 2880, 4320], "max_attempts": 8, "do_not_call": false, "follow_up": "optional"},
    "wrong_number":   {"contact": false, "status": {"from": ["new", "contacted", "qualified"], "to": "lost"}, "retry_minutes": [], "max_attempts": null, "do_not_call": false, "follow_up": "optional"},
    "callback":       {"contact": true,  "status": {"from": ["new"], "to": "contacted"}, "retry_minutes": [1440], "max_attempts": null, "do_not_call": false, "follow_up": "optional"},
    "not_interested": {"contact": true,  "status": {"from": ["new", "contacted", "qualified"], "to": "lost"}, "retry_minutes": [], "max_attempts": null, "do_not_call": false, "follow_up": "optional"},
    "do_not_call":    {"contact": true,  "status": {"from": ["new", "contacted", "qualified"], "to": "lost"}, "retry_minutes": [], "max_attempts": null, "do_not_call": true, "follow_up": "refused"}
  }'::jsonb $$;

-- Null for a call of which nobody said how it went.
create function app.call_outcome_rule(outcome text) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
  as $$ select coalesce(app.setting('call-outcomes'), app.default_call_outcomes()) -> outcome $$;

-- The gap grows with every attempt in a row that reached nobody; null where nobody is to try again.
create function app.next_attempt(rule jsonb, unreached integer, last_attempt timestamptz) returns timestamptz
  language sql immutable
  as $$
  select case when unreached >= (rule ->> 'max_attempts')::int then null
    else last_attempt + make_interval(mins =>
      (rule -> 'retry_minutes' ->> least(greatest(unreached, 1), jsonb_array_length(rule -> 'retry_minutes')) - 1)::int) end
$$;

-- Follow-ups are written through these functions alone, so that how each of them ended is always known.
create function app.end_follow_up(lead uuid, how text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  with gone as (delete from public.follow_ups where lead_id = lead returning due_at)
  insert into public.follow_up_history (lead_id, person, due_at, ending)
  select l.id, l.assigned_to, gone.due_at, how from gone, public.leads l where l.id = lead
$$;
revoke all on function app.end_follow_up(uuid, text) from public;

create function app.set_follow_up(lead uuid, due timestamptz, field text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if exists (select from public.lead_contact_state where lead_id = lead and do_not_call) then
    raise exception 'cannot be planned for somebody who must not be called' using errcode = 'MT400', column = field;
  end if;
  insert into public.follow_up_history (lead_id, person, due_at, ending)
  select l.id, l.assigned_to, f.due_at, 'moved' from public.follow_ups f join public.leads l on l.id = f.lead_id
  where f.lead_id = lead and f.due_at <> due::timestamptz(3);
  insert into public.follow_ups (lead_id, due_at, set_by) values (lead, due, app.user_id())
  on conflict (lead_id) do update set due_at = excluded.due_at, set_by = excluded.set_by, set_at = clock_timestamp();
end
$$;
revoke all on function app.set_follow_up(uuid, timestamptz, text) from public;

-- Whoever can read a lead plans with it. The lead is locked, so that a call logged meanwhile comes before or after.
create function app.lock_readable_lead(lead uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform from public.leads l where l.id = lead
    and (l.assigned_to = app.user_id() or app.rank(app.role()) >= app.rank('manager')) for update;
  if not found then
    raise exception 'Lead not found.' using errcode = 'MT404';
  end if;
end
$$;
revoke all on function app.lock_readable_lead(uuid) from public;

create function app.follow_up_json(lead uuid) returns json
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select json_build_object('lead_id', lead_id, 'due_at', app.iso(due_at), 'set_by', set_by)
  from public.follow_ups where lead_id = lead
$$;

create function app.plan_follow_up(lead uuid, due timestamptz, field text) returns json
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform app.lock_readable_lead(lead);
  perform app.set_follow_up(lead, due, field);
  return app.follow_up_json(lead);
end
$$;
revoke all on function app.plan_follow_up(uuid, timestamptz, text) from public;

-- Null where nothing was planned.
create function app.drop_follow_up(lead uuid) returns json
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  dropped json;
begin
  perform app.lock_readable_lead(lead);
  dropped := app.follow_up_json(lead);
  perform app.end_follow_up(lead, 'dropped');
  return dropped;
end
$$;
revoke all on function app.drop_follow_up(uuid) from public;
grant execute on function app.plan_follow_up(uuid, timestamptz, text), app.drop_follow_up(uuid)
  to mettle_person, mettle_overseer;

drop trigger follow_ups_ended on public.follow_ups;
drop trigger follow_ups_moved on public.follow_ups;
drop function app.follow_up_ended();
revoke insert, update, delete on public.follow_ups from mettle_person, mettle_overseer;
drop policy follow_ups_all on public.follow_ups;
drop policy follow_ups_of_own on public.follow_ups;
create policy follow_ups_all on public.follow_ups for select to mettle_overseer using (true);
create policy follow_ups_of_own on public.follow_ups for select to mettle_person
  using (exists (select from public.leads l where l.id = lead_id));

create function app.call_judged() returns trigger
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
  return new;
end
$$;
create trigger calls_judged before insert on public.calls for each row execute function app.call_judged();

-- Attempts, consent, next attempt, status and follow-up move with the call, all or nothing.
create or replace function app.call_made() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  called uuid := (select lead_id from public.interactions where id = new.interaction_id);
  rule jsonb := app.call_outcome_rule(new.outcome);
  refuses boolean := coalesce((rule ->> 'do_not_call')::boolean, false);
  status_before text := (select status from public.leads where id = called for update);
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

  if rule -> 'status' -> 'from' ? status_before or (status_before = 'converted' and new.reopens) then
    update public.leads set status = coalesce(rule -> 'status' ->> 'to', status)
    where id = called and status is distinct from coalesce(rule -> 'status' ->> 'to', status);
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

-- What a call can move, before and after.
create function app.call_state(lead uuid) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select jsonb_build_object('status', l.status, 'attempts', coalesce(s.attempts, 0),
    'do_not_call', coalesce(s.do_not_call, false), 'next_attempt_at', app.iso(s.next_attempt_at),
    'follow_up_at', app.iso(f.due_at))
  from public.leads l left join public.lead_contact_state s on s.lead_id = l.id
    left join public.follow_ups f on f.lead_id = l.id
  where l.id = lead
$$;

-- An interaction with everything that comes of it, in one statement under the caller's own policies. A data key comes
-- along when the lead had none; if somebody else made one meanwhile, the caller has to seal anew.
create function app.record_interaction(entry jsonb, sealed bytea, wrapped_key bytea) returns json
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$
declare
  lead uuid := (entry ->> 'lead_id')::uuid;
  person uuid := app.user_id();
  planned timestamptz := (entry ->> 'follow_up_at')::timestamptz;
  is_call boolean := entry ->> 'type' = 'call';
  owner uuid;
  before jsonb;
  made public.interactions;
  call public.calls;
  me public.profiles;
begin
  select assigned_to into owner from public.leads where id = lead for update;
  if not found then
    raise exception 'Lead not found.' using errcode = 'MT404';
  elsif owner is distinct from person then
    raise exception 'Only the person this lead is assigned to can record interactions with it.' using errcode = 'MT403';
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
    values (made.id, entry ->> 'outcome', coalesce((entry ->> 'duration_seconds')::int, 0),
      coalesce((entry ->> 'occurred_at')::timestamptz, clock_timestamp()), planned,
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
