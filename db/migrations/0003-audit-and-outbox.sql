create schema audit;
grant usage on schema audit to mettle_overseer, mettle_system;

create table audit.entries (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz(3) not null default clock_timestamp(),
  actor text not null,
  action text not null,
  resource text not null,
  row_id text,
  -- The rows of a list that was read, in one entry: a request is one event.
  row_ids text[] not null default '{}',
  fields text[] not null default '{}',
  request_id text,
  address text
);
create index entries_row on audit.entries (resource, row_id, id);
create index entries_actor on audit.entries (actor, id);
create index entries_rows on audit.entries using gin (row_ids) where row_ids <> '{}';

-- The chain stands beside the entries, so that writers append without waiting for one another: one sealer
-- follows behind them in commit order.
create table audit.chain (
  position bigint primary key,
  entry_id bigint not null unique,
  xid xid8 not null,
  mac bytea not null
);
create index entries_unchained on audit.entries (xid, id);

create function audit.refuse() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$ begin raise exception 'The audit log only grows.' using errcode = 'MT403'; end $$;
create trigger entries_append_only before update or delete or truncate on audit.entries
  for each statement execute function audit.refuse();
create trigger chain_append_only before update or delete or truncate on audit.chain
  for each statement execute function audit.refuse();

create function audit.actor() returns text
  language sql stable
  as $$ select coalesce(nullif(current_setting('app.user_id', true), ''), 'system:' || nullif(current_setting('app.system', true), ''), 'database:' || session_user) $$;

create function audit.record(action text, resource text, row_id text, fields text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into audit.entries (actor, action, resource, row_id, fields, request_id, address)
  values (audit.actor(), action, resource, row_id, fields,
          nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), ''));
end
$$;
revoke all on function audit.record(text, text, text, text[]) from public;
grant execute on function audit.record(text, text, text, text[]) to mettle_person, mettle_overseer, mettle_system;
grant usage on schema audit to mettle_person;

create function app.changed_fields(before jsonb, after jsonb) returns text[]
  language sql immutable
  as $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(after) as a (key, value)
  where before -> key is distinct from value and key <> 'updated_at'
$$;

-- Attached to any table with an id: names what changed, never the values.
create function audit.changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    perform audit.record('create', tg_table_name, new.id::text, '{}');
  elsif tg_op = 'UPDATE' then
    perform audit.record('update', tg_table_name, new.id::text, app.changed_fields(to_jsonb(old), to_jsonb(new)));
  else
    perform audit.record('delete', tg_table_name, old.id::text, '{}');
  end if;
  return null;
end
$$;

create trigger profiles_audit after insert or update or delete on public.profiles
  for each row execute function audit.changed();

alter table audit.entries enable row level security, force row level security;
alter table audit.chain enable row level security, force row level security;
create policy entries_owner on audit.entries to mettle_owner using (true) with check (true);
create policy chain_owner on audit.chain to mettle_owner using (true) with check (true);
create policy entries_admin on audit.entries for select to mettle_overseer using ((select app.role()) = 'admin');
create policy entries_system on audit.entries to mettle_system using (true) with check (true);
create policy chain_system on audit.chain to mettle_system using (true) with check (true);
grant select on audit.entries to mettle_overseer;
grant select, insert on audit.entries, audit.chain to mettle_system;

-- What happened, for readers that follow behind a cursor. The audience is who could see the row before and after.
create table app.outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  type text not null,
  audience_before uuid,
  audience_after uuid,
  new json,
  old json,
  at timestamptz(3) not null default clock_timestamp()
);
create index outbox_cursor on app.outbox (xid, id);
create index outbox_at on app.outbox (at);
alter table app.outbox enable row level security, force row level security;
create policy outbox_owner on app.outbox to mettle_owner using (true) with check (true);
create policy outbox_system on app.outbox to mettle_system using (true) with check (true);
grant select, insert, delete on app.outbox to mettle_system;
