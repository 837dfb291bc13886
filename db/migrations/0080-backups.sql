-- Backups that were made, by the clock or by the operator's hand: where they lie, and why one was not made. The clock
-- clears away only files that stand here as its own.
create table app.backups (
  id uuid primary key,
  scheduled boolean not null,
  state text not null check (state in ('running', 'done', 'failed', 'removed')),
  path text not null check (char_length(path) <= 4000),
  bytes int8,
  record_count int8,
  problem text check (char_length(problem) <= 1000),
  started_at timestamptz(3) not null default clock_timestamp(),
  ended_at timestamptz(3)
);
create index backups_started_at on app.backups (started_at);

create trigger backups_audit after insert or update or delete on app.backups
  for each row execute function audit.changed();

alter table app.backups enable row level security, force row level security;
create policy backups_owner on app.backups to mettle_owner using (true) with check (true);
create policy backups_system on app.backups to mettle_system using (true) with check (true);
create policy backups_admin on app.backups for select to mettle_overseer using ((select app.role()) = 'admin');
grant select, insert, update, delete on app.backups to mettle_system;
grant select on app.backups to mettle_overseer;

-- Whether a backup is being written now holds a lock for as long as it lasts; one that was killed does not.
create function app.backup_under_way() returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  as $$ select exists (select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and l.objid = 7238412 and l.granted) $$;
grant execute on function app.backup_under_way() to mettle_system;

-- When the operator had the master key printed, to keep it elsewhere.
create table app.key_copies (
  id text primary key,
  shown_at timestamptz(3) not null default clock_timestamp()
);
create trigger key_copies_audit after insert or update or delete on app.key_copies
  for each row execute function audit.changed();
alter table app.key_copies enable row level security, force row level security;
create policy key_copies_owner on app.key_copies to mettle_owner using (true) with check (true);
create policy key_copies_system on app.key_copies to mettle_system using (true) with check (true);
create policy key_copies_admin on app.key_copies for select to mettle_overseer using ((select app.role()) = 'admin');
grant select, insert on app.key_copies to mettle_system;
grant select on app.key_copies to mettle_overseer;
