-- A try-out was a run that was undone: for seconds it held every lead that nobody has, and everybody else who assigns.
-- Who is given what is chosen by one function now, which only reads; a run carries its choices out, a try-out shows them.
-- A rule for Facebook takes leads from facebook too, as scripts and the order of the call queue do.
create function app.is_open_status(status text) returns boolean
  language sql immutable set search_path = pg_catalog, pg_temp
  as $$ select status in ('new', 'contacted', 'qualified') $$;
revoke all on function app.is_open_status(text) from public;

create or replace function app.open_leads(of_person uuid) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select coalesce(sum(leads), 0)::int8 from app.lead_counts where person = of_person and app.is_open_status(status)
$$;

-- Each lead, oldest first, to whom the first rule that fits it names: of those who are available and have room, who was
-- given one longest ago. What is chosen counts for the leads after it. Without rules given, those in force.
create function app.choose_by_rules(chosen uuid[], rules jsonb)
  returns table (lead_id uuid, person uuid, rule integer, problem text, given_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  in_force jsonb := coalesce(rules, app.setting('assignment') -> 'rules', '[{"sources": [], "people": [], "capacity": null}]');
  -- Whose turn it is comes first; the loads stand in the same order.
  in_turn uuid[];
  loads bigint[];
  lead record;
  place integer;
  former integer;
begin
  if coalesce(app.rank(app.role()) < app.rank('manager'), nullif(current_setting('app.system', true), '') is null) then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  select array_agg(c.id order by c.last_given_at nulls first, c.id), array_agg(c.load order by c.last_given_at nulls first, c.id)
  into in_turn, loads
  from (select p.id, t.last_given_at, app.open_leads(p.id) as load
    from public.profiles p left join app.assignment_turns t on t.person = p.id
    where p.role = 'telecaller' and app.is_available(p.id)) c;
  for lead in
    select l.id, l.assigned_to, app.is_open_status(l.status) as is_open, matched.*
    from public.leads l left join lateral (
      select r.ordinality::int - 1 as rule, r.value -> 'people' as people, (r.value ->> 'capacity')::int8 as capacity
      from jsonb_array_elements(in_force) with ordinality r
      where r.value -> 'sources' = '[]' or exists (
        select from jsonb_array_elements_text(r.value -> 'sources') as named (source)
        where lower(named.source) is not distinct from lower(l.source))
      order by r.ordinality limit 1) matched on true
    where l.id = any (chosen) order by l.created_at, l.id
  loop
    lead_id := lead.id;
    rule := lead.rule;
    person := null;
    problem := null;
    given_at := null;
    if rule is null then
      problem := 'no_rule';
      return next;
      continue;
    end if;
    select q.place into place from unnest(in_turn, loads) with ordinality as q (person, load, place)
    where (lead.people = '[]' or lead.people ? q.person::text)
      and (lead.capacity is null or q.person = lead.assigned_to or q.load < lead.capacity)
    order by q.place limit 1;
    if place is null then
      problem := 'nobody_free';
      return next;
      continue;
    end if;
    person := in_turn[place];
    given_at := clock_timestamp();
    if lead.is_open and person is distinct from lead.assigned_to then
      loads[place] := loads[place] + 1;
      former := array_position(in_turn, lead.assigned_to);
      if former is not null then
        loads[former] := loads[former] - 1;
      end if;
    end if;
    in_turn := in_turn[:place - 1] || in_turn[place + 1:] || in_turn[place];
    loads := loads[:place - 1] || loads[place + 1:] || loads[place];
    return next;
  end loop;
end
$$;
revoke all on function app.choose_by_rules(uuid[], jsonb) from public;
grant execute on function app.choose_by_rules(uuid[], jsonb) to mettle_overseer;

-- One run at a time, so that turns are kept. All leads change hands in one statement: counters and turns were written anew
-- for each, and every version of them was read again for the next.
drop function app.assign_by_rules(uuid[], jsonb);
create function app.assign_by_rules(chosen uuid[]) returns table (lead_id uuid, person uuid, rule integer, problem text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if coalesce(app.rank(app.role()) < app.rank('manager'), nullif(current_setting('app.system', true), '') is null) then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  perform pg_advisory_xact_lock(7238440);
  perform from public.leads l where l.id = any (chosen) order by l.created_at, l.id for update;
  perform set_config('app.assignment_reason', 'by_rule', true);
  return query
    with choice as materialized (select * from app.choose_by_rules(chosen, null)),
    given as (
      update public.leads l set assigned_to = c.person from choice c
      where l.id = any (chosen) and l.id = c.lead_id and c.person is not null and l.assigned_to is distinct from c.person),
    turns as (
      insert into app.assignment_turns as t
      select c.person, max(c.given_at), count(*) from choice c where c.person is not null group by c.person
      on conflict on constraint assignment_turns_pkey
        do update set last_given_at = excluded.last_given_at, given = t.given + excluded.given)
    select c.lead_id, c.person, c.rule, c.problem from choice c;
  perform set_config('app.assignment_reason', '', true);
end
$$;
revoke all on function app.assign_by_rules(uuid[]) from public;
grant execute on function app.assign_by_rules(uuid[]) to mettle_overseer, mettle_system;
