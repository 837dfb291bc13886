-- Backups had the lock that changes of people take, so that each waited for the other.
create or replace function app.backup_under_way() returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  as $$ select exists (select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 0 and l.objid = 7238480
      and l.objsubid = 1 and l.granted) $$;
