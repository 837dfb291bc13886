-- The servers on which the audit chain grew, each with where the chain stood when it came there: every server counts its
-- transactions anew, and the chain follows that count. Signed with a key that the database does not hold.
create table audit.servers (
  number integer primary key check (number > 0),
  epoch text not null,
  xid xid8 not null,
  entry_id bigint not null,
  newest bigint not null,
  until bigint not null,
  at timestamptz(3) not null default clock_timestamp(),
  signature bytea not null
);
create trigger servers_append_only before update or delete or truncate on audit.servers
  for each statement execute function audit.refuse();
alter table audit.servers enable row level security, force row level security;
create policy servers_owner on audit.servers to mettle_owner using (true) with check (true);
create policy servers_system on audit.servers to mettle_system using (true) with check (true);
grant select, insert on audit.servers to mettle_system;
