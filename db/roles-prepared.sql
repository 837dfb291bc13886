-- Instead of migration 0001 where the role in DATABASE_URL may not create roles: an administrator has made them
-- (docs/operations.md), and the rest is as there.
do $$
declare
  missing text;
begin
  select string_agg(wanted, ', ' order by wanted) into missing
  from unnest(array['mettle_owner', 'mettle_person', 'mettle_overseer', 'mettle_system', 'mettle_jobs']) as wanted
  where not exists (select from pg_roles where rolname = wanted);
  if missing is not null then
    raise exception 'this role may not create roles, and these are not there: %', missing;
  end if;
  execute format('grant create on database %I to mettle_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
end
$$;

create extension if not exists pg_trgm with schema public;

revoke all on schema public from public;
grant create, usage on schema public to mettle_owner;
grant usage on schema public to mettle_person, mettle_overseer, mettle_system;

alter schema app owner to mettle_owner;
grant usage on schema app to mettle_person, mettle_overseer, mettle_system;

create schema pgboss authorization mettle_jobs;
