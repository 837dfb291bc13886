-- Whoever makes a report says so where it is made; a trigger beside that told everything twice.
drop trigger reports_when_ended on public.reports;
drop function app.tell_report_ended();

-- Of a report without names nothing is told: its event would say whose it is.
create or replace function app.tell_report_generated(attempt uuid, report uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  insert into app.outbox (topic, type, row_id, audience_after, detail)
  select 'report.generated', 'INSERT', a.id, a.user_id, report::text from public.attempts a
  where a.id = attempt and not exists (select from public.reports r where r.id = report and r.anonymized)
$$;
