-- Follow-ups that nobody keeps: a week late, or late with nobody at work whose lead it is. By that person, of the oldest
-- ten thousand that are due. For admins.
create function app.neglected_follow_ups()
  returns table (person uuid, first_name text, last_name text, disabled boolean, late bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.role() is distinct from 'admin' then
    raise exception 'This needs the role admin.' using errcode = 'MT403';
  end if;
  return query
    select p.id, p.first_name, p.last_name, a.disabled_at is not null, count(*)
    from (select f.lead_id, f.due_at from public.follow_ups f where f.due_at <= now() order by f.due_at limit 10000) due
    join public.leads l on l.id = due.lead_id
    left join public.profiles p on p.id = l.assigned_to
    left join identity.accounts a on a.id = p.id
    where due.due_at <= now() - interval '7 days' or p.id is null or a.disabled_at is not null
    group by p.id, p.first_name, p.last_name, a.disabled_at is not null
    order by count(*) desc, p.id;
end
$$;
revoke all on function app.neglected_follow_ups() from public;
grant execute on function app.neglected_follow_ups() to mettle_overseer;

-- About the first entry of a moment, found by halving: entries are numbered as time goes, and an index on their time would
-- be one more to write with every entry. Two that were written at once may stand the other way around.
create function audit.first_entry_since(moment timestamptz) returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  low bigint;
  high bigint;
  middle bigint;
  written timestamptz;
begin
  if app.role() is distinct from 'admin' then
    raise exception 'This needs the role admin.' using errcode = 'MT403';
  end if;
  select coalesce(min(e.id), 0), coalesce(max(e.id), 0) + 1 into low, high from audit.entries e;
  while low < high loop
    middle := (low + high) / 2;
    select e.at into written from audit.entries e where e.id >= middle order by e.id limit 1;
    if written < moment then
      low := middle + 1;
    else
      high := middle;
    end if;
  end loop;
  return low;
end
$$;
revoke all on function audit.first_entry_since(timestamptz) from public;
grant execute on function audit.first_entry_since(timestamptz) to mettle_overseer;
