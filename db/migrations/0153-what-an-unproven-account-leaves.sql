-- Until an address is proven, whoever signed up with it may be somebody else. What they hold of the account by then, and
-- what it lets others see, ends with the proof; the session that brought the proof stays.
create function app.end_access(whose uuid, but uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  update identity.sessions set revoked_at = clock_timestamp()
    where person = whose and revoked_at is null and id is distinct from but;
  delete from identity.api_tokens where person = whose;
  delete from identity.tickets where person = whose;
  delete from identity.places where person = whose;
  delete from app.realtime_tickets where person = whose;
  delete from public.report_links where user_id = whose;
$$;
revoke all on function app.end_access(uuid, uuid) from public;
grant execute on function app.end_access(uuid, uuid) to mettle_system;
