-- Two leads that are one person become one: the survivor keeps its id, what belonged to the other moves to it, and what is
-- needed to take that back is kept for thirty days.
-- Values sealed before they named their key open with their lead's own; one that moved to another lead keeps it here.
alter table public.interactions add column key_id uuid;

create table public.lead_merges (
  id uuid primary key default gen_random_uuid(),
  survivor_id uuid not null references public.leads (id) on delete cascade,
  -- Not a reference: the lead is gone, and comes back under this id when the merge is undone.
  absorbed_id uuid not null,
  merged_by uuid references public.profiles (id) on delete set null,
  merged_at timestamptz(3) not null default clock_timestamp(),
  undone_at timestamptz(3),
  -- Both leads as they were, and which rows moved; null when it cannot be undone any more.
  before jsonb
);
create index lead_merges_survivor on public.lead_merges (survivor_id, merged_at);
create index lead_merges_merged_by on public.lead_merges (merged_by);
create index lead_merges_undoable on public.lead_merges (merged_at) where before is not null;
create trigger lead_merges_audit after insert or update or delete on public.lead_merges
  for each row execute function audit.changed();

alter table public.lead_merges enable row level security, force row level security;
create policy lead_merges_owner on public.lead_merges to mettle_owner using (true) with check (true);
create policy lead_merges_all on public.lead_merges for select to mettle_overseer using (true);
create policy lead_merges_of_own on public.lead_merges for select to mettle_person
  using (exists (select from public.leads l where l.id = survivor_id));
grant select (id, survivor_id, absorbed_id, merged_by, merged_at, undone_at) on public.lead_merges to mettle_person, mettle_overseer;

-- How many leads have the same phone or e-mail, those the caller cannot read included. A number and nothing else.
create function app.count_duplicates(lead uuid) returns bigint
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select count(*) from public.leads l join public.leads d
    on d.id <> l.id and (d.phone_e164 = l.phone_e164 or d.email_key = l.email_key)
  where l.id = lead and (l.assigned_to = app.user_id() or app.rank(app.role()) >= app.rank('manager'))
$$;
revoke all on function app.count_duplicates(uuid) from public;
grant execute on function app.count_duplicates(uuid) to mettle_person, mettle_overseer;

-- Both leads must be the caller's to change. `chosen` holds the fields the survivor takes from the other.
create function app.merge_leads(survivor uuid, absorbed uuid, chosen text[]) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  kept public.leads;
  other public.leads;
  kept_contact public.lead_contact_state;
  other_contact public.lead_contact_state;
  kept_follow_up public.follow_ups;
  other_follow_up public.follow_ups;
  merge_id uuid := gen_random_uuid();
  own_key uuid := (select id from app.data_keys where lead_id = absorbed and moved_at is null);
  moved jsonb;
begin
  perform from public.leads where id in (survivor, absorbed) order by id for update;
  select * into kept from public.leads where id = survivor;
  select * into other from public.leads where id = absorbed;
  if kept.id is null or other.id is null or (app.rank(app.role()) < app.rank('manager')
      and (kept.assigned_to is distinct from app.user_id() or other.assigned_to is distinct from app.user_id())) then
    raise exception 'Lead not found.' using errcode = 'MT404';
  end if;
  select * into kept_contact from public.lead_contact_state where lead_id = survivor;
  select * into other_contact from public.lead_contact_state where lead_id = absorbed;
  select * into kept_follow_up from public.follow_ups where lead_id = survivor;
  select * into other_follow_up from public.follow_ups where lead_id = absorbed;

  with interactions as (
    update public.interactions set lead_id = survivor, key_id = coalesce(key_id, case when app.sealed_with(content) is null then own_key end)
    where lead_id = absorbed returning id),
  statuses as (update public.lead_status_history set lead_id = survivor where lead_id = absorbed returning id),
  hands as (update public.lead_assignment_history set lead_id = survivor where lead_id = absorbed returning id),
  plans as (update public.follow_up_history set lead_id = survivor where lead_id = absorbed returning id),
  merges as (update public.lead_merges set survivor_id = survivor where survivor_id = absorbed returning id),
  keys as (update app.data_keys set lead_id = survivor, moved_at = coalesce(moved_at, now()) where lead_id = absorbed returning id)
  select jsonb_build_object('interactions', (select coalesce(jsonb_agg(id), '[]') from interactions),
    'statuses', (select coalesce(jsonb_agg(id), '[]') from statuses), 'hands', (select coalesce(jsonb_agg(id), '[]') from hands),
    'plans', (select coalesce(jsonb_agg(id), '[]') from plans), 'merges', (select coalesce(jsonb_agg(id), '[]') from merges),
    'keys', (select coalesce(jsonb_agg(id), '[]') from keys), 'own_key', own_key) into moved;

  -- Whoever asked not to be called asked it for both; of two plans the sooner holds.
  if other_contact.lead_id is not null then
    insert into public.lead_contact_state as s select (jsonb_populate_record(other_contact, jsonb_build_object('lead_id', survivor))).*
    on conflict (lead_id) do update set attempts = s.attempts + excluded.attempts, do_not_call = s.do_not_call or excluded.do_not_call,
      last_outcome = case when excluded.last_attempt_at > coalesce(s.last_attempt_at, '-infinity') then excluded.last_outcome else s.last_outcome end,
      unreached = case when excluded.last_attempt_at > coalesce(s.last_attempt_at, '-infinity') then excluded.unreached else s.unreached end,
      next_attempt_at = case when s.do_not_call or excluded.do_not_call then null
        when excluded.last_attempt_at > coalesce(s.last_attempt_at, '-infinity') then excluded.next_attempt_at else s.next_attempt_at end,
      last_attempt_at = greatest(s.last_attempt_at, excluded.last_attempt_at);
  end if;
  if other_contact.do_not_call or kept_contact.do_not_call then
    delete from public.follow_ups where lead_id = survivor;
  elsif other_follow_up.lead_id is not null and other_follow_up.due_at < coalesce(kept_follow_up.due_at, 'infinity') then
    insert into public.follow_ups (lead_id, due_at, set_by, set_at)
    values (survivor, other_follow_up.due_at, other_follow_up.set_by, other_follow_up.set_at)
    on conflict (lead_id) do update set due_at = excluded.due_at, set_by = excluded.set_by, set_at = excluded.set_at;
  end if;

  delete from public.leads where id = absorbed;
  update public.leads set
    name = case when 'name' = any (chosen) then other.name else name end,
    email = case when 'email' = any (chosen) then other.email else email end,
    email_key = case when 'email' = any (chosen) then other.email_key else email_key end,
    phone = case when 'phone' = any (chosen) then other.phone else phone end,
    phone_e164 = case when 'phone' = any (chosen) then other.phone_e164 else phone_e164 end,
    company = case when 'company' = any (chosen) then other.company else company end,
    status = case when 'status' = any (chosen) then other.status else status end,
    source = case when 'source' = any (chosen) then other.source else source end
  where id = survivor;
  insert into public.lead_merges (id, survivor_id, absorbed_id, merged_by, before)
  values (merge_id, survivor, absorbed, app.user_id(), jsonb_build_object('survivor', to_jsonb(kept) - 'search',
    'absorbed', to_jsonb(other) - 'search', 'merged', (select to_jsonb(l) - 'search' from public.leads l where l.id = survivor),
    'contacts', jsonb_build_array(to_jsonb(kept_contact), to_jsonb(other_contact)),
    'follow_ups', jsonb_build_array(to_jsonb(kept_follow_up), to_jsonb(other_follow_up)), 'moved', moved));
  insert into app.lead_marks (lead_id) values (survivor), (absorbed);
  return merge_id;
end
$$;
revoke all on function app.merge_leads(uuid, uuid, text[]) from public;
grant execute on function app.merge_leads(uuid, uuid, text[]) to mettle_person, mettle_overseer;

-- The other lead comes back with what was its own. Of the survivor, fields that nobody changed since go back too. What
-- happened since the merge stays with the survivor.
create function app.undo_merge(merge uuid) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  done public.lead_merges;
  absorbed public.leads;
  kept public.leads;
  merged public.leads;
begin
  select * into done from public.lead_merges where id = merge for update;
  if done.id is null or not exists (select from public.leads l where l.id = done.survivor_id
      and (l.assigned_to = app.user_id() or app.rank(app.role()) >= app.rank('manager'))) then
    raise exception 'There is no such merge.' using errcode = 'MT410';
  elsif done.undone_at is not null then
    raise exception 'This merge was undone already.' using errcode = 'MT409';
  elsif done.before is null or done.merged_at < now() - interval '30 days' then
    raise exception 'A merge can be undone for 30 days.' using errcode = 'MT409';
  elsif exists (select from public.lead_merges m where m.survivor_id = done.survivor_id and m.undone_at is null
      and (m.merged_at, m.id) > (done.merged_at, done.id)) then
    raise exception 'Undo the later merge of this lead first.' using errcode = 'MT409';
  end if;
  perform from public.leads where id = done.survivor_id for update;
  kept := jsonb_populate_record(null::public.leads, done.before -> 'survivor');
  absorbed := jsonb_populate_record(null::public.leads, done.before -> 'absorbed');
  merged := jsonb_populate_record(null::public.leads, done.before -> 'merged');

  insert into public.leads (id, name, email, phone, company, status, source, assigned_to, created_at, phone_e164, email_key)
  values (absorbed.id, absorbed.name, absorbed.email, absorbed.phone, absorbed.company, absorbed.status, absorbed.source,
    (select p.id from public.profiles p where p.id = absorbed.assigned_to), absorbed.created_at, absorbed.phone_e164, absorbed.email_key);
  -- Its own history comes back with it; that it was written again is no event.
  delete from public.lead_status_history where lead_id = absorbed.id;
  update app.data_keys set lead_id = absorbed.id,
    moved_at = case when id = (done.before #>> '{moved,own_key}')::uuid then null else moved_at end
  where lead_id = done.survivor_id and id in (select jsonb_array_elements_text(done.before #> '{moved,keys}')::uuid);
  update public.interactions set lead_id = absorbed.id,
    key_id = case when key_id = (done.before #>> '{moved,own_key}')::uuid then null else key_id end
  where lead_id = done.survivor_id and id in (select jsonb_array_elements_text(done.before #> '{moved,interactions}')::uuid);
  update public.lead_status_history set lead_id = absorbed.id
  where lead_id = done.survivor_id and id in (select jsonb_array_elements_text(done.before #> '{moved,statuses}')::int8);
  update public.lead_assignment_history set lead_id = absorbed.id
  where lead_id = done.survivor_id and id in (select jsonb_array_elements_text(done.before #> '{moved,hands}')::int8);
  update public.follow_up_history set lead_id = absorbed.id
  where lead_id = done.survivor_id and id in (select jsonb_array_elements_text(done.before #> '{moved,plans}')::int8);
  update public.lead_merges set survivor_id = absorbed.id
  where survivor_id = done.survivor_id and id in (select jsonb_array_elements_text(done.before #> '{moved,merges}')::uuid);

  perform app.take_back_contact(done.survivor_id, absorbed.id, done.before -> 'contacts', done.before -> 'follow_ups');
  update public.leads l set
    name = case when l.name = merged.name then kept.name else l.name end,
    email = case when l.email is not distinct from merged.email then kept.email else l.email end,
    email_key = case when l.email is not distinct from merged.email then kept.email_key else l.email_key end,
    phone = case when l.phone is not distinct from merged.phone then kept.phone else l.phone end,
    phone_e164 = case when l.phone is not distinct from merged.phone then kept.phone_e164 else l.phone_e164 end,
    company = case when l.company is not distinct from merged.company then kept.company else l.company end,
    status = case when l.status = merged.status then kept.status else l.status end,
    source = case when l.source is not distinct from merged.source then kept.source else l.source end
  where l.id = done.survivor_id;
  update public.lead_merges set undone_at = clock_timestamp(), before = null where id = merge;
  insert into app.lead_marks (lead_id) values (done.survivor_id), (absorbed.id);
  return absorbed.id;
end
$$;
revoke all on function app.undo_merge(uuid) from public;
grant execute on function app.undo_merge(uuid) to mettle_person, mettle_overseer;

-- The other's attempts and plan go back to it; calls made since stay with the survivor, and a wish not to be called that
-- was made since holds for both.
create function app.take_back_contact(survivor uuid, returned uuid, contacts jsonb, plans jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  of_survivor public.lead_contact_state := jsonb_populate_record(null::public.lead_contact_state, contacts -> 0);
  of_returned public.lead_contact_state := jsonb_populate_record(null::public.lead_contact_state, contacts -> 1);
  own_plan public.follow_ups := jsonb_populate_record(null::public.follow_ups, plans -> 0);
  other_plan public.follow_ups := jsonb_populate_record(null::public.follow_ups, plans -> 1);
  now_held public.lead_contact_state;
  refused boolean := coalesce(of_survivor.do_not_call, false) or coalesce(of_returned.do_not_call, false);
  asked_since boolean;
begin
  select * into now_held from public.lead_contact_state where lead_id = survivor;
  asked_since := coalesce(now_held.do_not_call, false) and not refused;
  if of_returned.lead_id is not null then
    of_returned.lead_id := returned;
    of_returned.do_not_call := of_returned.do_not_call or asked_since;
    insert into public.lead_contact_state select of_returned.*;
    if now_held.attempts > coalesce(of_survivor.attempts, 0) + of_returned.attempts then
      update public.lead_contact_state set attempts = attempts - of_returned.attempts,
        do_not_call = coalesce(of_survivor.do_not_call, false) or asked_since where lead_id = survivor;
    else
      delete from public.lead_contact_state where lead_id = survivor;
      insert into public.lead_contact_state select of_survivor.* where of_survivor.lead_id is not null;
    end if;
  end if;
  if other_plan.lead_id is not null and not asked_since then
    insert into public.follow_ups (lead_id, due_at, set_by, set_at)
    values (returned, other_plan.due_at, (select p.id from public.profiles p where p.id = other_plan.set_by), other_plan.set_at);
  end if;
  -- The survivor's own plan comes back where the merge put the other's in its place, or dropped it.
  if exists (select from public.follow_ups f where f.lead_id = survivor and f.due_at = other_plan.due_at)
     or (refused and not exists (select from public.follow_ups where lead_id = survivor)) then
    delete from public.follow_ups where lead_id = survivor;
    insert into public.follow_ups (lead_id, due_at, set_by, set_at)
    select survivor, own_plan.due_at, (select p.id from public.profiles p where p.id = own_plan.set_by), own_plan.set_at
    where own_plan.lead_id is not null;
  end if;
end
$$;
revoke all on function app.take_back_contact(uuid, uuid, jsonb, jsonb) from public;

-- What cannot be undone any more is not kept either.
create function app.forget_old_merges() returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  with old as (update public.lead_merges set before = null where before is not null and merged_at < now() - interval '30 days' returning 1)
  select count(*) from old
$$;
revoke all on function app.forget_old_merges() from public;
grant execute on function app.forget_old_merges() to mettle_system;
