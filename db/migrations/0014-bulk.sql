-- Which of these are people, for managers who assign many leads at once: a foreign key would refuse the whole statement
-- without saying which row was wrong.
create function app.people_among(ids uuid[]) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.role() is null or app.rank(app.role()) < app.rank('manager') then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  return query select p.id from public.profiles p where p.id = any (ids);
end
$$;
revoke all on function app.people_among(uuid[]) from public;
grant execute on function app.people_among(uuid[]) to mettle_overseer;
