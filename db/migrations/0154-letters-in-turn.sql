-- Nobody's letter is left out because something else of theirs is written in that moment: passing over locked profiles did so,
-- and the next letter came a day later. Instances take their turns instead, and each sees what the one before it has written.
create or replace function app.take_overdue_digests(most integer)
  returns table (email text, first_name text, overdue bigint, leads json)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(7238442);
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
      order by p.id limit most
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
