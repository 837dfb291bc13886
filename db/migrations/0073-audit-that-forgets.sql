-- The log only grows, but for two things that are signed with a key the database does not hold: somebody who was erased
-- is named by a pseudonym, and what is older than it must be goes from the front. The chain verifies through both.
create table audit.redactions (
  entry_id bigint primary key,
  signature bytea not null,
  at timestamptz(3) not null default clock_timestamp()
);
create table audit.prunings (
  position bigint primary key,
  mac bytea not null,
  entries bigint not null,
  at timestamptz(3) not null default clock_timestamp(),
  signature bytea not null
);
alter table audit.redactions enable row level security, force row level security;
alter table audit.prunings enable row level security, force row level security;
create policy redactions_owner on audit.redactions to mettle_owner using (true) with check (true);
create policy redactions_system on audit.redactions for select to mettle_system using (true);
create policy prunings_owner on audit.prunings to mettle_owner using (true) with check (true);
create policy prunings_system on audit.prunings for select to mettle_system using (true);
grant select on audit.redactions, audit.prunings to mettle_system;

create or replace function audit.refuse() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_table_name in ('entries', 'chain') and tg_op <> 'TRUNCATE' and app.is_forgetting() then
    return null;
  end if;
  raise exception 'The audit log only grows.' using errcode = 'MT403';
end
$$;

create function audit.redact(changes json) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform app.begin_forgetting();
  update audit.entries e set actor = c.actor, row_id = c.row_id,
    row_ids = array(select json_array_elements_text(c.row_ids)), address = null
  from json_to_recordset(changes) as c (id int8, actor text, row_id text, row_ids json) where e.id = c.id;
  perform app.end_forgetting();
  insert into audit.redactions as r (entry_id, signature)
  select id, decode(signature, 'hex') from json_to_recordset(changes) as c (id int8, signature text)
  on conflict (entry_id) do update set signature = excluded.signature, at = clock_timestamp();
end
$$;
revoke all on function audit.redact(json) from public;
grant execute on function audit.redact(json) to mettle_system;

-- The entries up to a link go; the link itself stays, for what follows is linked to it.
create function audit.prune(until bigint, signature bytea) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  before bigint := coalesce((select max(position) from audit.prunings), 0);
  gone bigint;
begin
  perform app.begin_forgetting();
  delete from audit.redactions where entry_id in (select entry_id from audit.chain where position > before and position <= until);
  delete from audit.entries where id in (select entry_id from audit.chain where position > before and position <= until);
  get diagnostics gone = row_count;
  delete from audit.chain where position < until;
  perform app.end_forgetting();
  insert into audit.prunings (position, mac, entries, signature)
  select position, mac, gone + coalesce((select sum(p.entries) from audit.prunings p), 0), prune.signature
  from audit.chain where position = until;
  delete from audit.prunings where position < until;
  return gone;
end
$$;
revoke all on function audit.prune(bigint, bytea) from public;
grant execute on function audit.prune(bigint, bytea) to mettle_system;
