-- Up to `most` marks of each kind; whether more are waiting. Sums are differences, so only one may work at them at a time.
-- Whoever comes second waits for the first, which is some tens of milliseconds: what is being counted can be read neither
-- as marks nor as sums until then. Where no mark is to be seen all is counted, and nobody waits.
create or replace function app.fold_analytics(most integer) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  leads integer;
  activity integer;
begin
  if app.analytics_behind_since() is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(7238430);
  leads := app.fold_leads(most);
  activity := app.fold_activity(most);
  return leads = most or activity = most;
end
$$;
