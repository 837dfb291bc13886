-- Everything held about a person or a lead, put together as a file for whoever asked. To be taken once, within a week.
create table app.data_exports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('person', 'lead')),
  subject_id uuid not null,
  requested_by uuid not null references public.profiles (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'taken', 'failed')),
  file_id uuid references app.files (id) on delete set null,
  size bigint,
  requested_at timestamptz(3) not null default clock_timestamp(),
  finished_at timestamptz(3),
  expires_at timestamptz(3) not null default clock_timestamp() + interval '7 days'
);
create index data_exports_requested_by on app.data_exports (requested_by, requested_at desc);
create index data_exports_file on app.data_exports (file_id);
create index data_exports_subject on app.data_exports (subject_id);
create index data_exports_expiry on app.data_exports (expires_at);
create unique index data_exports_one_open on app.data_exports (requested_by, subject_id) where state = 'waiting';
create trigger data_exports_audit after insert or update of state on app.data_exports
  for each row execute function audit.changed();

alter table app.data_exports enable row level security, force row level security;
create policy data_exports_owner on app.data_exports to mettle_owner using (true) with check (true);
create policy data_exports_system on app.data_exports to mettle_system using (true) with check (true);
create policy data_exports_own on app.data_exports for select to mettle_person, mettle_overseer
  using (requested_by = (select app.user_id()));
grant select, insert, update, delete on app.data_exports to mettle_system;
grant select on app.data_exports to mettle_person, mettle_overseer;

-- Rows of one table by one column, in the order of its key, some at a time. Keys of the service are not among the tables.
create function app.held_rows(target regclass, by_column text, parent regclass, parent_value text, parent_by text,
    subject text, after jsonb, most integer) returns setof jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  key_columns text[];
  condition text;
begin
  if (select relnamespace::regnamespace::text from pg_class where oid = target) not in ('public', 'app', 'identity', 'audit')
     or target in ('app.secrets'::regclass, 'app.data_keys'::regclass, 'identity.signing_keys'::regclass) then
    raise exception 'Not a table that is exported.' using errcode = 'MT403';
  end if;
  select array_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) into key_columns
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = target and i.indisprimary;
  condition := case when parent is null then format('t.%I = %L', by_column, subject)
    else format('t.%I in (select %I from %s where %I = %L)', by_column, parent_value, parent, parent_by, subject) end;
  if after is not null then
    condition := condition || format(' and (%s) > (%s)', (select string_agg(format('t.%I', k), ', ') from unnest(key_columns) k),
      (select string_agg(format('%L', after ->> k), ', ') from unnest(key_columns) k));
  end if;
  return query execute format('select to_jsonb(t) from %s t where %s order by %s limit %s', target, condition,
    (select string_agg(format('t.%I', k), ', ') from unnest(key_columns) k), most);
end
$$;
revoke all on function app.held_rows(regclass, text, regclass, text, text, text, jsonb, integer) from public;
grant execute on function app.held_rows(regclass, text, regclass, text, text, text, jsonb, integer) to mettle_system;
