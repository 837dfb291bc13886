-- A reminder of a follow-up that is done, moved or dropped is no news any more.
create function app.settle_reminders() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'DELETE' or old.due_at <> new.due_at then
    update public.notifications set read_at = clock_timestamp()
    where data ->> 'lead_id' = old.lead_id::text and type = 'follow_up.due' and read_at is null;
  end if;
  return null;
end
$$;
create trigger follow_ups_reminded after delete or update of due_at on public.follow_ups
  for each row execute function app.settle_reminders();
