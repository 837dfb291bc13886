-- Whoever asks not to be called means their number. The queue kept to that; what was planned with another lead of the same
-- number stood there still, more could be planned, and such a lead did not say that it must not be called.
create or replace function app.queue_number_refused() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  number text := (select phone_e164 from public.leads where id = new.lead_id);
  alike uuid[];
begin
  if number is not null then
    insert into app.refused_numbers (digest) values (app.number_digest(number)) on conflict do nothing;
    if found then
      alike := array(select id from public.leads where phone_e164 = number order by id);
      perform app.end_follow_up(id, 'dropped') from unnest(alike) as id where id <> new.lead_id;
      perform app.refresh_call_queue(alike);
    end if;
  end if;
  return null;
end
$$;

-- For the team: to anybody else it would say which numbers have refused.
create function app.lead_refused(lead uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select app.rank(app.role()) >= app.rank('telecaller')
    and app.number_refused((select phone_e164 from public.leads where id = lead))
$$;
revoke all on function app.lead_refused(uuid) from public;
grant execute on function app.lead_refused(uuid) to mettle_person, mettle_overseer;

create or replace function app.set_follow_up(lead uuid, due timestamptz, field text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if exists (select from public.lead_contact_state where lead_id = lead and do_not_call)
    or app.lead_refused(lead) then
    raise exception 'cannot be planned for somebody who must not be called' using errcode = 'MT400', column = field;
  elsif due > now() + interval '5 years' then
    raise exception 'must not lie more than five years ahead' using errcode = 'MT400', column = field;
  end if;
  insert into public.follow_up_history (lead_id, person, due_at, ending)
  select l.id, l.assigned_to, f.due_at, 'moved' from public.follow_ups f join public.leads l on l.id = f.lead_id
  where f.lead_id = lead and f.due_at <> due::timestamptz(3);
  insert into public.follow_ups (lead_id, due_at, set_by) values (lead, due, app.user_id())
  on conflict (lead_id) do update set due_at = excluded.due_at, set_by = excluded.set_by, set_at = clock_timestamp(),
    reminded_at = null;
end
$$;
