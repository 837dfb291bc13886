-- Whoever has something due is told once, live; what stays undone is told once a day by mail, unless they do not want it.
alter table public.follow_ups add column reminded_at timestamptz(3);
update public.follow_ups set reminded_at = now() where due_at <= now();
create index follow_ups_to_remind on public.follow_ups (due_at) where reminded_at is null;

-- Reminding somebody changes nothing that was planned.
drop trigger follow_ups_audit on public.follow_ups;
create trigger follow_ups_audit after insert or delete or update of due_at, set_by, set_at on public.follow_ups
  for each row execute function audit.follow_up_changed();
drop trigger follow_ups_queued on public.follow_ups;
create trigger follow_ups_queued after insert or delete or update of due_at on public.follow_ups
  for each row execute function app.queue_lead_touched();

create or replace function audit.follow_up_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if tg_op = 'INSERT' then
    perform audit.record('create', 'follow_ups', new.lead_id::text, '{}');
  elsif tg_op = 'UPDATE' then
    perform audit.record('update', 'follow_ups', new.lead_id::text,
      app.changed_fields(to_jsonb(old) - '{set_at,reminded_at}'::text[], to_jsonb(new) - '{set_at,reminded_at}'::text[]));
  else
    perform audit.record('delete', 'follow_ups', old.lead_id::text, '{}');
  end if;
  return null;
end
$$;

create or replace function app.set_follow_up(lead uuid, due timestamptz, field text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if exists (select from public.lead_contact_state where lead_id = lead and do_not_call) then
    raise exception 'cannot be planned for somebody who must not be called' using errcode = 'MT400', column = field;
  end if;
  insert into public.follow_up_history (lead_id, person, due_at, ending)
  select l.id, l.assigned_to, f.due_at, 'moved' from public.follow_ups f join public.leads l on l.id = f.lead_id
  where f.lead_id = lead and f.due_at <> due::timestamptz(3);
  insert into public.follow_ups (lead_id, due_at, set_by) values (lead, due, app.user_id())
  on conflict (lead_id) do update set due_at = excluded.due_at, set_by = excluded.set_by, set_at = clock_timestamp(),
    reminded_at = null;
end
$$;

-- One event each, in the outbox, for whoever the lead belongs to; answers how many were due.
create function app.remind_due_follow_ups(most integer) returns integer
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  with due as (
    select f.lead_id, l.assigned_to from public.follow_ups f join public.leads l on l.id = f.lead_id
    where f.reminded_at is null and f.due_at <= now() order by f.due_at limit most for update of f skip locked
  ), marked as (
    update public.follow_ups f set reminded_at = clock_timestamp() from due where f.lead_id = due.lead_id
  ), told as (
    insert into app.outbox (topic, type, row_id, audience_after)
    select 'follow_up_reminders', 'INSERT', lead_id, assigned_to from due where assigned_to is not null
  )
  select count(*)::int from due
$$;
revoke all on function app.remind_due_follow_ups(integer) from public;
grant execute on function app.remind_due_follow_ups(integer) to mettle_system;

create table public.follow_up_preferences (
  id uuid primary key references public.profiles (id) on delete cascade,
  digest boolean not null default true,
  digest_sent_at timestamptz(3)
);
create trigger follow_up_preferences_audit after insert or delete or update of digest on public.follow_up_preferences
  for each row execute function audit.changed();
alter table public.follow_up_preferences enable row level security, force row level security;
create policy follow_up_preferences_owner on public.follow_up_preferences to mettle_owner using (true) with check (true);
create policy follow_up_preferences_own on public.follow_up_preferences to mettle_person, mettle_overseer
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
grant select, insert (id, digest), update (digest) on public.follow_up_preferences to mettle_person, mettle_overseer;

-- The next so many people who are to be written: their address is verified, they are not disabled, and they were not
-- written within the last twenty hours. They count as written when the transaction of whoever asks is done.
create function app.take_overdue_digests(most integer)
  returns table (email text, first_name text, overdue bigint, leads json)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  return query
    with late as (
      select l.assigned_to as person, count(*) as overdue
      from public.follow_ups f join public.leads l on l.id = f.lead_id
      where f.due_at <= now() - interval '1 day' and l.assigned_to is not null group by 1
    ), chosen as (
      select p.id, a.email, p.first_name, late.overdue
      from late join public.profiles p on p.id = late.person join identity.accounts a on a.id = p.id
        left join public.follow_up_preferences d on d.id = p.id
      where a.email_verified_at is not null and a.disabled_at is null and coalesce(d.digest, true)
        and coalesce(d.digest_sent_at < now() - interval '20 hours', true)
      order by p.id limit most for update of p skip locked
    ), written as (
      insert into public.follow_up_preferences (id, digest_sent_at) select id, clock_timestamp() from chosen
      on conflict (id) do update set digest_sent_at = excluded.digest_sent_at
    )
    select c.email, c.first_name, c.overdue, (
      select json_agg(json_build_object('name', o.name, 'due_at', app.iso(o.due_at)) order by o.due_at) from (
        select l.name, f.due_at from public.follow_ups f join public.leads l on l.id = f.lead_id
        where l.assigned_to = c.id and f.due_at <= now() - interval '1 day' order by f.due_at limit 20) o)
    from chosen c;
end
$$;
revoke all on function app.take_overdue_digests(integer) from public;
grant execute on function app.take_overdue_digests(integer) to mettle_system;

-- Of the follow-ups that came due in a period, by the same definition as the analytics: kept, kept too late, dropped or
-- moved after they were due, and those that are open still though more than a day late.
create function app.follow_up_compliance(of_person uuid, since timestamptz, until timestamptz)
  returns table (on_time bigint, late bigint, dropped bigint, moved bigint, open bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if of_person is distinct from app.user_id() and coalesce(app.rank(app.role()), 0) < app.rank('manager') then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  return query
    select count(*) filter (where app.is_kept(h.ending, h.due_at, h.ended_at)),
      count(*) filter (where h.ending = 'done' and not app.is_kept(h.ending, h.due_at, h.ended_at)),
      count(*) filter (where h.ending = 'dropped'), count(*) filter (where h.ending = 'moved'),
      (select count(*) from public.follow_ups f join public.leads l on l.id = f.lead_id
        where l.assigned_to = of_person and f.due_at >= since and f.due_at < least(until, now() - interval '24 hours'))
    from public.follow_up_history h
    where h.person = of_person and h.due_at >= since and h.due_at < until
      and app.came_due(h.ending, h.due_at, h.ended_at);
end
$$;
revoke all on function app.follow_up_compliance(uuid, timestamptz, timestamptz) from public;
grant execute on function app.follow_up_compliance(uuid, timestamptz, timestamptz) to mettle_person, mettle_overseer;
