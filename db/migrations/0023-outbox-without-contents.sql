-- The outbox says which row changed and who could see it before and after, never what the row holds: readers read the row
-- itself when they tell of it, so that nothing of a lead that was deleted or erased stays behind here. Until now it held
-- copies, and nobody read them; truncating gives their pages back.
truncate app.outbox;
alter table app.outbox drop column new, drop column old, add column row_id uuid not null;
alter table app.outbox add constraint outbox_type_check check (type in ('INSERT', 'UPDATE', 'DELETE'));
create index outbox_topic on app.outbox (topic, xid, id);

-- How far it was cleared away: whoever stopped reading before that has missed something.
create table app.outbox_pruned (
  epoch text not null,
  xid xid8 not null,
  id bigint not null,
  only_one boolean primary key default true check (only_one)
);
insert into app.outbox_pruned (epoch, xid, id) values ('', '0', 0);
alter table app.outbox_pruned enable row level security, force row level security;
create policy outbox_pruned_owner on app.outbox_pruned to mettle_owner using (true) with check (true);
create policy outbox_pruned_system on app.outbox_pruned to mettle_system using (true) with check (true);
grant select, update on app.outbox_pruned to mettle_system;

-- How far each reader that must miss nothing has read.
create table app.outbox_readers (
  name text primary key check (char_length(name) <= 100),
  epoch text not null,
  xid xid8 not null,
  id bigint not null
);
alter table app.outbox_readers enable row level security, force row level security;
create policy outbox_readers_owner on app.outbox_readers to mettle_owner using (true) with check (true);
create policy outbox_readers_system on app.outbox_readers to mettle_system using (true) with check (true);
grant select, insert, update on app.outbox_readers to mettle_system;

-- Transaction ids mean something only within one course of one database: a restored dump counts anew, and a server that
-- was promoted may lack what the old one had told last.
create function app.outbox_epoch() returns text
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select substr(md5(concat_ws('/', (select system_identifier from pg_control_system()),
    (select oid from pg_database where datname = current_database()),
    substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))), 1, 12)
$$;

create or replace function app.lead_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
    values (new.id, null, new.status, app.user_id());
    insert into app.outbox (topic, type, row_id, audience_after) values ('leads', 'INSERT', new.id, new.assigned_to);
    perform audit.record('create', 'leads', new.id::text, '{}');
  elsif tg_op = 'UPDATE' then
    if old.status <> new.status then
      insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
      values (new.id, old.status, new.status, app.user_id());
    end if;
    insert into app.outbox (topic, type, row_id, audience_before, audience_after)
    values ('leads', 'UPDATE', new.id, old.assigned_to, new.assigned_to);
    perform audit.record('update', 'leads', new.id::text,
      app.changed_fields(to_jsonb(old) - '{search,phone_e164,email_key}'::text[], to_jsonb(new) - '{search,phone_e164,email_key}'::text[]));
  else
    insert into app.outbox (topic, type, row_id, audience_before) values ('leads', 'DELETE', old.id, old.assigned_to);
    perform audit.record('delete', 'leads', old.id::text, '{}');
  end if;
  return null;
end
$$;

-- For tables whose rows belong to one person for good.
create function app.tell_owner() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.outbox (topic, type, row_id, audience_before, audience_after)
  values (tg_table_name, tg_op, new.id, case when tg_op = 'UPDATE' then old.user_id end, new.user_id);
  return null;
end
$$;
create trigger attempts_started after insert on public.attempts for each row execute function app.tell_owner();
create trigger attempts_moved after update on public.attempts
  for each row when (old.state is distinct from new.state) execute function app.tell_owner();
create trigger results_computed after insert on public.assessment_results
  for each row execute function app.tell_owner();
