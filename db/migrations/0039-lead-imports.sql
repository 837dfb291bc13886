-- Files of leads that somebody uploaded, and what became of them. See docs/adr/crm-06-import.md.
create table public.lead_imports (
  id uuid primary key,
  person uuid not null references public.profiles (id) on delete cascade,
  -- Null once the file's time is over.
  file_id uuid references app.files (id) on delete set null,
  file_name text check (char_length(file_name) <= 255),
  size bigint not null,
  digest bytea not null,
  state text not null default 'uploaded'
    check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'failed', 'undoing', 'undone')),
  -- How the file is to be read: encoding, delimiter, whether its first row names the columns.
  format jsonb not null,
  columns text[] not null,
  -- For each column the lead's field it goes to, or null.
  mapping text[] not null check (cardinality(mapping) = cardinality(columns)),
  options jsonb not null default '{"duplicates": "skip", "assign": "me"}',
  rows integer not null check (rows >= 0),
  -- The last row of the file that is done; moves in the transaction that does it.
  reached integer not null default 0,
  checked jsonb,
  result jsonb,
  -- Why it failed, for a person.
  failure text,
  created_at timestamptz(3) not null default clock_timestamp(),
  started_at timestamptz(3),
  finished_at timestamptz(3)
);
create index lead_imports_person on public.lead_imports (person, created_at desc, id desc);
create index lead_imports_file on public.lead_imports (file_id);
create index lead_imports_age on public.lead_imports (created_at);
create index lead_imports_digest on public.lead_imports (person, digest);
-- Progress is not worth an entry; the rows have their own.
create trigger lead_imports_audit after insert or delete or update of state, mapping on public.lead_imports
  for each row execute function audit.changed();

-- What an import did to a lead, to be undone: all of it where the lead was created, else the fields it changed.
create table app.lead_import_changes (
  import_id uuid not null references public.lead_imports (id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,
  row integer not null,
  created boolean not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- The lead's updated_at when the import left it.
  version timestamptz(3) not null,
  undone boolean not null default false,
  primary key (import_id, lead_id)
);
create index lead_import_changes_lead on app.lead_import_changes (lead_id);
create index lead_import_changes_left on app.lead_import_changes (import_id, row) where not undone;

create table app.lead_import_problems (
  id bigint generated always as identity primary key,
  import_id uuid not null references public.lead_imports (id) on delete cascade,
  phase text not null check (phase in ('check', 'run', 'undo')),
  row integer not null,
  field text,
  message text not null check (char_length(message) <= 1000)
);
create index lead_import_problems_import on app.lead_import_problems (import_id, phase, row, id);

alter table public.lead_imports enable row level security, force row level security;
alter table app.lead_import_changes enable row level security, force row level security;
alter table app.lead_import_problems enable row level security, force row level security;

create policy lead_imports_owner on public.lead_imports to mettle_owner using (true) with check (true);
create policy lead_imports_system on public.lead_imports to mettle_system using (true) with check (true);
create policy lead_imports_own on public.lead_imports to mettle_person, mettle_overseer
  using (person = (select app.user_id())) with check (person = (select app.user_id()));
grant select, delete, update (state, failure, finished_at) on public.lead_imports to mettle_system;
grant select, insert, update (state, mapping, options, reached, checked, result, failure, started_at, finished_at)
  on public.lead_imports to mettle_person, mettle_overseer;

create policy lead_import_changes_owner on app.lead_import_changes to mettle_owner using (true) with check (true);
create policy lead_import_changes_own on app.lead_import_changes to mettle_person, mettle_overseer
  using (exists (select from public.lead_imports i where i.id = import_id))
  with check (exists (select from public.lead_imports i where i.id = import_id));
grant select, insert, update (before, after, version, undone) on app.lead_import_changes to mettle_person, mettle_overseer;

create policy lead_import_problems_owner on app.lead_import_problems to mettle_owner using (true) with check (true);
create policy lead_import_problems_own on app.lead_import_problems to mettle_person, mettle_overseer
  using (exists (select from public.lead_imports i where i.id = import_id))
  with check (exists (select from public.lead_imports i where i.id = import_id));
grant select, insert, delete on app.lead_import_problems to mettle_person, mettle_overseer;
