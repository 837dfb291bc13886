-- What is due is a change like any other. It is named by its lead, of which it is the only one.
create function audit.follow_up_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    perform audit.record('create', 'follow_ups', new.lead_id::text, '{}');
  elsif tg_op = 'UPDATE' then
    perform audit.record('update', 'follow_ups', new.lead_id::text,
      app.changed_fields(to_jsonb(old) - 'set_at', to_jsonb(new) - 'set_at'));
  else
    perform audit.record('delete', 'follow_ups', old.lead_id::text, '{}');
  end if;
  return null;
end
$$;
create trigger follow_ups_audit after insert or update or delete on public.follow_ups
  for each row execute function audit.follow_up_changed();
