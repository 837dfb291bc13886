-- Runs as whoever owns the database. Everything after it runs as mettle_owner, which nobody can log in as.
-- Roles belong to the whole server, so another Mettle database beside this one may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['mettle_owner', 'mettle_person', 'mettle_overseer', 'mettle_system', 'mettle_jobs'] loop
    begin
      execute format('create role %I nologin noinherit', wanted);
    exception
      when duplicate_object or unique_violation then null;
    end;
  end loop;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant mettle_owner, mettle_jobs to %I', current_user);
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

-- The job queue keeps its own tables in its own schema, and nothing of people's data: jobs carry ids.
create schema pgboss authorization mettle_jobs;
