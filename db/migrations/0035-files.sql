-- What is made or sent and kept for a while: reports, exports, uploads. Sealed, in pieces, in the one place that all
-- instances share. A file is there for others once its last piece is: until then it has no size.
create table app.files (
  id uuid primary key,
  owner uuid not null references public.profiles (id) on delete cascade,
  purpose text not null check (char_length(purpose) <= 50),
  media_type text not null check (char_length(media_type) <= 100),
  size bigint check (size >= 0),
  created_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null
);
create index files_owner on app.files (owner, created_at desc);
create index files_expiry on app.files (expires_at);
create index files_unfinished on app.files (created_at) where size is null;

create table app.file_pieces (
  file_id uuid not null references app.files (id) on delete cascade,
  number integer not null check (number >= 0),
  sealed bytea not null check (octet_length(sealed) <= 1100000),
  primary key (file_id, number)
);

create trigger files_audit after insert or delete on app.files
  for each row execute function audit.changed();

alter table app.files enable row level security, force row level security;
alter table app.file_pieces enable row level security, force row level security;
create policy files_owner on app.files to mettle_owner using (true) with check (true);
create policy files_system on app.files to mettle_system using (true) with check (true);
create policy files_read_own on app.files for select to mettle_person, mettle_overseer
  using (owner = (select app.user_id()) and size is not null);
create policy file_pieces_owner on app.file_pieces to mettle_owner using (true) with check (true);
create policy file_pieces_system on app.file_pieces to mettle_system using (true) with check (true);
create policy file_pieces_read_own on app.file_pieces for select to mettle_person, mettle_overseer
  using (exists (select from app.files f where f.id = file_id));
grant select, insert, update, delete on app.files to mettle_system;
grant select, insert, delete on app.file_pieces to mettle_system;
grant select on app.files, app.file_pieces to mettle_person, mettle_overseer;
