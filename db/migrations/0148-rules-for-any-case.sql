-- A rule for Facebook takes leads from facebook too, as scripts and the order of the call queue do.
create or replace function app.assign_by_rules(chosen uuid[], rules jsonb) returns table (lead_id uuid, person uuid, rule integer, problem text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  in_force jsonb := coalesce(rules, app.setting('assignment') -> 'rules', '[{"sources": [], "people": [], "capacity": null}]');
  lead record;
  matched jsonb;
begin
  if coalesce(app.rank(app.role()) < app.rank('manager'), nullif(current_setting('app.system', true), '') is null) then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  perform pg_advisory_xact_lock(7238440);
  perform set_config('app.assignment_reason', 'by_rule', true);
  for lead in
    select l.id, l.source, l.assigned_to from public.leads l where l.id = any (chosen) order by l.created_at, l.id for update
  loop
    lead_id := lead.id;
    person := null;
    problem := null;
    select r.value, r.ordinality::int - 1 into matched, rule
    from jsonb_array_elements(in_force) with ordinality r
    where r.value -> 'sources' = '[]' or exists (
      select from jsonb_array_elements_text(r.value -> 'sources') as named (source)
      where lower(named.source) is not distinct from lower(lead.source))
    order by r.ordinality limit 1;
    if matched is null then
      problem := 'no_rule';
    else
      select p.id into person from public.profiles p left join app.assignment_turns t on t.person = p.id
      where p.role = 'telecaller' and app.is_available(p.id)
        and (matched -> 'people' = '[]' or (matched -> 'people') ? p.id::text)
        and (matched ->> 'capacity' is null or p.id = lead.assigned_to or app.open_leads(p.id) < (matched ->> 'capacity')::int8)
      order by t.last_given_at nulls first, p.id limit 1;
      if person is null then
        problem := 'nobody_free';
      else
        update public.leads set assigned_to = person where id = lead.id and assigned_to is distinct from person;
        insert into app.assignment_turns as t values (person, clock_timestamp(), 1)
        on conflict on constraint assignment_turns_pkey do update set last_given_at = excluded.last_given_at, given = t.given + 1;
      end if;
    end if;
    return next;
  end loop;
  perform set_config('app.assignment_reason', '', true);
end
$$;
