-- Before version 18, PostgreSQL plans a function in SQL without knowing what it is given; one in PL/pgSQL it does.
create or replace function app.telecaller_ranks(since timestamptz, until timestamptz)
  returns table (person uuid, rank bigint, people bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
  as $$
#variable_conflict use_column
begin
  return query
  select r.person, r.rank, r.people
  from (
    select p.id as person, count(*) over () as people,
      rank() over (order by coalesce(s.conversions, 0) desc, coalesce(s.contacted_converted::float8 / nullif(s.contacted, 0), 0) desc,
        coalesce(s.calls, 0) desc) as rank
    from public.profiles p left join (
      select d.person, sum(conversions) as conversions, sum(contacted) as contacted,
        sum(contacted_converted) as contacted_converted, sum(calls) as calls
      from app.person_sums d where app.within_period(d.grain, d.start, since, until)
      group by 1) s on s.person = p.id
    where p.role = 'telecaller'
  ) r
  where r.person = app.user_id() or app.rank(app.role()) >= app.rank('manager');
end
$$;
