-- Undoing a merge is for whoever may change both leads, as merging is, and loses nobody's wish not to be called: one
-- who was called since and must not be called holds for both, also where one of the two had asked before.
create or replace function app.undo_merge(merge uuid) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  done public.lead_merges;
  absorbed public.leads;
  kept public.leads;
  merged public.leads;
begin
  -- The lead first, as everywhere: whose it is must not change between the question and the answer.
  perform from public.leads where id = (select survivor_id from public.lead_merges where id = merge) for update;
  select * into done from public.lead_merges where id = merge for update;
  if done.id is null or not exists (select from public.leads l where l.id = done.survivor_id
      and (l.assigned_to = app.user_id() or app.rank(app.role()) >= app.rank('manager'))) then
    raise exception 'There is no such merge.' using errcode = 'MT410';
  elsif app.rank(app.role()) < app.rank('manager') and done.before is not null
      and done.before #>> '{absorbed,assigned_to}' is distinct from app.user_id()::text then
    raise exception 'The other lead was not yours. A manager can undo this merge.' using errcode = 'MT403';
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

create or replace function app.take_back_contact(survivor uuid, returned uuid, contacts jsonb, plans jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  of_survivor public.lead_contact_state := jsonb_populate_record(null::public.lead_contact_state, contacts -> 0);
  of_returned public.lead_contact_state := jsonb_populate_record(null::public.lead_contact_state, contacts -> 1);
  own_plan public.follow_ups := jsonb_populate_record(null::public.follow_ups, plans -> 0);
  other_plan public.follow_ups := jsonb_populate_record(null::public.follow_ups, plans -> 1);
  now_held public.lead_contact_state;
  refused boolean := coalesce(of_survivor.do_not_call, false) or coalesce(of_returned.do_not_call, false);
  called_since boolean;
  asked_since boolean;
begin
  select * into now_held from public.lead_contact_state where lead_id = survivor;
  called_since := coalesce(now_held.attempts, 0) > coalesce(of_survivor.attempts, 0) + coalesce(of_returned.attempts, 0);
  asked_since := coalesce(now_held.do_not_call, false) and (called_since or not refused);
  if of_returned.lead_id is not null then
    of_returned.lead_id := returned;
    of_returned.do_not_call := of_returned.do_not_call or asked_since;
    insert into public.lead_contact_state select of_returned.*;
    if called_since then
      update public.lead_contact_state set attempts = attempts - of_returned.attempts,
        do_not_call = coalesce(of_survivor.do_not_call, false) or asked_since where lead_id = survivor;
    else
      delete from public.lead_contact_state where lead_id = survivor;
      insert into public.lead_contact_state select of_survivor.* where of_survivor.lead_id is not null;
    end if;
  elsif asked_since then
    insert into public.lead_contact_state (lead_id, do_not_call) values (returned, true);
  end if;
  if other_plan.lead_id is not null and not asked_since then
    insert into public.follow_ups (lead_id, due_at, set_by, set_at)
    values (returned, other_plan.due_at, (select p.id from public.profiles p where p.id = other_plan.set_by), other_plan.set_at);
  end if;
  -- The survivor's own plan comes back where the merge put the other's in its place, or dropped it.
  if exists (select from public.follow_ups f where f.lead_id = survivor and f.due_at = other_plan.due_at)
     or (refused and not asked_since and not exists (select from public.follow_ups where lead_id = survivor)) then
    delete from public.follow_ups where lead_id = survivor;
    insert into public.follow_ups (lead_id, due_at, set_by, set_at)
    select survivor, own_plan.due_at, (select p.id from public.profiles p where p.id = own_plan.set_by), own_plan.set_at
    where own_plan.lead_id is not null;
  end if;
end
$$;
