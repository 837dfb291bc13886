-- The history of a lead says who undid a merge, as it says who merged.
alter table public.lead_merges add column undone_by uuid references public.profiles (id) on delete set null;
create index lead_merges_undone_by on public.lead_merges (undone_by);
grant select (undone_by) on public.lead_merges to mettle_person, mettle_overseer;

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
  update public.lead_merges set undone_at = clock_timestamp(), undone_by = app.user_id(), before = null where id = merge;
  insert into app.lead_marks (lead_id) values (done.survivor_id), (absorbed.id);
  return absorbed.id;
end
$$;

-- Whose number must not be called is not to be tried again, also where another lead with that number asked for it.
create or replace function app.call_state(lead uuid) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select jsonb_build_object('status', l.status, 'attempts', coalesce(s.attempts, 0),
    'do_not_call', r.refused, 'next_attempt_at', case when not r.refused then app.iso(s.next_attempt_at) end,
    'follow_up_at', app.iso(f.due_at),
    'claimed', exists (select from public.queue_claims c where c.lead_id = l.id))
  from public.leads l left join public.lead_contact_state s on s.lead_id = l.id
    left join public.follow_ups f on f.lead_id = l.id
    cross join lateral (select coalesce(s.do_not_call, false) or app.lead_refused(l.id) as refused) r
  where l.id = lead
$$;
