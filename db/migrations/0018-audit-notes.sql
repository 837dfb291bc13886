-- What happened again and again within a minute is one entry that says how often.
alter table audit.entries add column times integer not null default 1 check (times >= 1);

-- Notes wait in a journal beside the process until they are written here. How far each journal was written stands in the
-- same transaction, so that whoever reads a dead process's journal again writes nothing twice.
create table audit.journals (
  id uuid primary key,
  written bigint not null default 0,
  at timestamptz(3) not null default now()
);
alter table audit.journals enable row level security, force row level security;
create policy journals_owner on audit.journals to mettle_owner using (true) with check (true);
create policy journals_system on audit.journals to mettle_system using (true) with check (true);
grant select, insert, update, delete on audit.journals to mettle_system;

create function audit.note(journal uuid, notes json) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$
declare
  done bigint;
begin
  insert into audit.journals (id) values (journal) on conflict do nothing;
  select written into done from audit.journals where id = journal for update;
  insert into audit.entries (actor, action, resource, row_id, row_ids, fields, times, request_id, address, at)
  select actor, action, resource, "row", array(select json_array_elements_text(rows)),
    array(select json_array_elements_text(fields)), times, nullif(request, ''), nullif(address, ''), to_timestamp(at / 1000.0)
  from json_to_recordset(notes) as n (n int8, actor text, action text, resource text, "row" text, rows json, fields json,
    times int, request text, address text, at float8)
  where n > done order by n;
  update audit.journals set at = now(),
    written = greatest(done, (select max(n) from json_to_recordset(notes) as n (n int8)))
  where id = journal;
end
$$;
revoke all on function audit.note(uuid, json) from public;
grant execute on function audit.note(uuid, json) to mettle_system;
