-- Below it every transaction of this database has ended, so nothing can appear there later. Transactions are numbered for
-- the whole server: those of other databases, which may take hours, change nothing here. Whoever has a number keeps a lock on it;
-- one whose lock is not found may be ours.
create function app.settled_below() returns xid8
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select coalesce(
    (select running from pg_snapshot_xip(pg_current_snapshot()) running
     where running::xid <> all (array(
       select l.transactionid from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and a.datname <> current_database()))
     order by running limit 1),
    pg_snapshot_xmax(pg_current_snapshot()))
$$;
