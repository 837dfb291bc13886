-- Where the chain was taken up again behind a point that had been sealed, after a backup was restored: by an operator,
-- with a reason, signed with a key that the database does not hold.
create table audit.resumptions (
  epoch integer primary key check (epoch > 0),
  position bigint not null,
  head bytea not null,
  abandoned text not null,
  reason text not null check (char_length(reason) between 1 and 500),
  at timestamptz(3) not null default clock_timestamp(),
  signature bytea not null
);
create trigger resumptions_append_only before update or delete or truncate on audit.resumptions
  for each statement execute function audit.refuse();
alter table audit.resumptions enable row level security, force row level security;
create policy resumptions_owner on audit.resumptions to mettle_owner using (true) with check (true);
create policy resumptions_system on audit.resumptions to mettle_system using (true) with check (true);
grant select, insert on audit.resumptions to mettle_system;

-- A walk over the whole chain, in slices. How far it came is signed, so that nobody can make it pass something over.
create table audit.verifications (
  id uuid primary key,
  state text not null default 'running' check (state in ('running', 'intact', 'broken', 'failed')),
  checkpoint text,
  checked bigint not null default 0,
  total bigint not null,
  progress bytea,
  verdict json,
  started_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  finished_at timestamptz(3)
);
create index verifications_newest on audit.verifications (started_at desc);
create unique index verifications_one_running on audit.verifications ((true)) where state = 'running';
alter table audit.verifications enable row level security, force row level security;
create policy verifications_owner on audit.verifications to mettle_owner using (true) with check (true);
create policy verifications_system on audit.verifications to mettle_system using (true) with check (true);
grant select, insert, update, delete on audit.verifications to mettle_system;

-- The filters of the list, each newest first.
create index entries_action on audit.entries (action, id);
create index entries_resource on audit.entries (resource, id);
create index entries_row_only on audit.entries (row_id, id) where row_id is not null;

-- The newest entries about a row, those of lists that held it among them. For admins; the conditions could use no index
-- under the policy that lets them read the log.
create function audit.entries_about(about text, before bigint) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.role() is distinct from 'admin' then
    raise exception 'This needs the role admin.' using errcode = 'MT403';
  end if;
  return query
    (select e.id from audit.entries e where e.row_id = about and e.id < before order by e.id desc limit 10000)
    union all
    (select e.id from audit.entries e where e.row_ids <> '{}' and e.row_ids @> array[about] and e.id < before
     order by e.id desc limit 10000);
end
$$;
revoke all on function audit.entries_about(text, bigint) from public;
grant execute on function audit.entries_about(text, bigint) to mettle_overseer;
