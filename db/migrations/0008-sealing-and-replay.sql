-- A data key per person or lead, wrapped by the master key. When the subject goes, so does the key, and with it
-- whatever backups still hold of what it sealed.
create table app.data_keys (
  id uuid primary key,
  lead_id uuid unique references public.leads (id) on delete cascade,
  person_id uuid unique references public.profiles (id) on delete cascade,
  master_id text not null,
  wrapped bytea not null,
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(lead_id, person_id) = 1)
);
create index data_keys_master on app.data_keys (master_id);

-- The first answer to a request that carried an Idempotency-Key, sealed, kept for a day.
create table app.replays (
  person uuid not null references public.profiles (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 255),
  fingerprint bytea not null,
  status smallint,
  answer bytea,
  created_at timestamptz(3) not null default now(),
  primary key (person, key)
);
create index replays_age on app.replays (created_at);

alter table app.data_keys enable row level security, force row level security;
alter table app.replays enable row level security, force row level security;
create policy data_keys_owner on app.data_keys to mettle_owner using (true) with check (true);
create policy data_keys_system on app.data_keys to mettle_system using (true) with check (true);
create policy data_keys_all on app.data_keys to mettle_overseer using (true) with check (true);
create policy data_keys_of_own on app.data_keys for select to mettle_person
  using (person_id = (select app.user_id()) or exists (select from public.leads l where l.id = lead_id));
create policy data_keys_make_own on app.data_keys for insert to mettle_person
  with check (person_id = (select app.user_id()) or exists (select from public.leads l where l.id = lead_id));
create policy replays_own on app.replays to mettle_person, mettle_overseer
  using (person = (select app.user_id())) with check (person = (select app.user_id()));
create policy replays_owner on app.replays to mettle_owner using (true) with check (true);
create policy replays_system on app.replays for delete to mettle_system using (true);
create policy replays_system_read on app.replays for select to mettle_system using (true);
grant select, insert on app.data_keys to mettle_person, mettle_overseer;
grant select, insert, update, delete on app.data_keys to mettle_system;
grant select, insert, update on app.replays to mettle_person, mettle_overseer;
grant select, delete on app.replays to mettle_system;

-- The service's own secrets, sealed by the master key.
create table app.secrets (
  name text primary key,
  sealed bytea not null
);
alter table app.secrets enable row level security, force row level security;
create policy secrets_owner on app.secrets for select to mettle_owner using (true);
create policy secrets_system on app.secrets to mettle_system using (true) with check (true);
grant select, insert, update on app.secrets to mettle_system;
