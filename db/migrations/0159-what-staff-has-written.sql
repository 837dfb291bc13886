-- Whose assessments are shown to everybody unasked: not those of whoever has only signed up.
create function app.staff() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$ select id from public.profiles where role <> 'user' $$;
revoke execute on function app.staff() from public;
grant execute on function app.staff() to mettle_person, mettle_overseer;
create index profiles_staff on public.profiles (id) where role <> 'user';
