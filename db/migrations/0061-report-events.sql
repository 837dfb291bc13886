-- A report that is ready, or could not be made, is told of like everything else about its attempt. Of one without names
-- nothing is told: its event would say whose it is.
create function app.tell_report_ended() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if new.state = 'ready' then
    perform app.tell_report_generated(new.attempt_id, new.id);
  else
    perform app.tell_assessment_error(new.attempt_id, 'report_failed');
  end if;
  return null;
end
$$;
create trigger reports_when_ended after update on public.reports
  for each row when (old.state is distinct from new.state and new.state in ('ready', 'failed') and not new.anonymized)
  execute function app.tell_report_ended();
