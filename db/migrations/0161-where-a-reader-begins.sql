-- What settled_below() says can be lower than what it said before: a transaction of another database that was under way
-- when the statement began, and has ended when its lock is looked for, may be ours. Whoever begins to read was then told
-- of what had happened long before. Where nothing else is read, the locks can be looked at first: what is under way
-- afterwards and was not among them is ours or has only just begun.
create function app.settled_by_now() returns xid8
  language plpgsql volatile set search_path = pg_catalog, pg_temp
  as $$
declare
  elsewhere xid[] := array(
    select l.transactionid from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and a.datname <> current_database());
begin
  return coalesce(
    (select running from pg_snapshot_xip(pg_current_snapshot()) running
     where running::xid <> all (elsewhere) order by running limit 1),
    pg_snapshot_xmax(pg_current_snapshot()));
end
$$;
