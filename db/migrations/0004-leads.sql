-- One form for all spellings that read the same: small letters, accents put together, full width made plain. Twice,
-- because small letters can be put together where capitals cannot (J̌), and what was made plain may be a capital (ℌ).
create function app.folded(words text) returns text
  language sql immutable strict parallel safe
  return normalize(lower(normalize(words, nfkc)), nfkc);

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) >= 2 and char_length(name) <= 200),
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) between 10 and 50),
  company text check (char_length(company) <= 200),
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'converted', 'lost')),
  source text check (char_length(source) <= 200),
  assigned_to uuid references public.profiles (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Beside the spec's ten fields, never shown: what search and duplicate detection look at.
  phone_e164 text check (phone_e164 ~ '^\+[0-9]{4,15}$'),
  email_key text,
  search text generated always as (
    app.folded(name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '')) || ' '
    || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || coalesce(phone_e164, '')
  ) stored
);
create index leads_newest on public.leads (created_at desc, id desc);
create index leads_status_newest on public.leads (status, created_at desc, id desc);
create index leads_own_newest on public.leads (assigned_to, created_at desc, id desc);
create index leads_own_status_newest on public.leads (assigned_to, status, created_at desc, id desc);
create index leads_phone on public.leads (phone_e164) where phone_e164 is not null;
-- Plain equality on a stored key: lower() is not leakproof, so row-level security would keep it out of the index.
create index leads_email on public.leads (email_key) where email_key is not null;
create index leads_search on public.leads using gin (search gin_trgm_ops);

create trigger leads_touch before update on public.leads
  for each row when ((old.name, old.email, old.phone, old.company, old.status, old.source, old.assigned_to, old.phone_e164)
    is distinct from (new.name, new.email, new.phone, new.company, new.status, new.source, new.assigned_to, new.phone_e164))
  execute function app.touch();

create table public.lead_status_history (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  from_status text,
  to_status text not null,
  changed_by uuid,
  changed_at timestamptz(3) not null default clock_timestamp()
);
create index lead_status_history_lead on public.lead_status_history (lead_id, changed_at);
create index lead_status_history_reached on public.lead_status_history (to_status, changed_at);

-- One form of the record for the API, the change feed and the answer's body.
create function app.lead_json(l public.leads) returns json
  language sql stable parallel safe
  as $$
  select json_build_object('id', l.id, 'name', l.name, 'email', l.email, 'phone', l.phone, 'company', l.company,
    'status', l.status, 'source', l.source, 'assigned_to', l.assigned_to,
    'created_at', app.iso(l.created_at), 'updated_at', app.iso(l.updated_at))
$$;

create function app.lead_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
    values (new.id, null, new.status, app.user_id());
    insert into app.outbox (topic, type, audience_after, new)
    values ('leads', 'INSERT', new.assigned_to, app.lead_json(new));
    perform audit.record('create', 'leads', new.id::text, '{}');
  elsif tg_op = 'UPDATE' then
    if old.status <> new.status then
      insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
      values (new.id, old.status, new.status, app.user_id());
    end if;
    insert into app.outbox (topic, type, audience_before, audience_after, new, old)
    values ('leads', 'UPDATE', old.assigned_to, new.assigned_to, app.lead_json(new), json_build_object('id', old.id));
    perform audit.record('update', 'leads', new.id::text,
      app.changed_fields(to_jsonb(old) - '{search,phone_e164,email_key}'::text[], to_jsonb(new) - '{search,phone_e164,email_key}'::text[]));
  else
    insert into app.outbox (topic, type, audience_before, old)
    values ('leads', 'DELETE', old.assigned_to, app.lead_json(old));
    perform audit.record('delete', 'leads', old.id::text, '{}');
  end if;
  return null;
end
$$;
create trigger leads_inserted_or_deleted after insert or delete on public.leads
  for each row execute function app.lead_changed();
create trigger leads_updated after update on public.leads
  for each row when (old.* is distinct from new.*) execute function app.lead_changed();

alter table public.leads enable row level security, force row level security;
alter table public.lead_status_history enable row level security, force row level security;

create policy leads_owner on public.leads to mettle_owner using (true) with check (true);
create policy leads_all on public.leads to mettle_overseer using (true) with check (true);
create policy leads_read_own on public.leads for select to mettle_person using (assigned_to = (select app.user_id()));
create policy leads_create_own on public.leads for insert to mettle_person
  with check (assigned_to = (select app.user_id()));
create policy leads_change_own on public.leads for update to mettle_person
  using (assigned_to = (select app.user_id())) with check (assigned_to = (select app.user_id()));
create policy leads_delete_own on public.leads for delete to mettle_person using (assigned_to = (select app.user_id()));
grant select, insert, update, delete on public.leads to mettle_person, mettle_overseer;

create policy history_owner on public.lead_status_history to mettle_owner using (true) with check (true);
create policy history_all on public.lead_status_history for select to mettle_overseer using (true);
create policy history_of_own on public.lead_status_history for select to mettle_person
  using (exists (select from public.leads l where l.id = lead_id));
grant select on public.lead_status_history to mettle_person, mettle_overseer;
