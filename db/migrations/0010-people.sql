-- At data level everybody reads their own profile and no other. What administration needs beyond that goes through
-- these functions, each of which looks at the caller's role first.

create function app.person_record(person uuid) returns json
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select json_build_object('id', p.id,
    'email', coalesce(a.email, (select i.email from identity.identities i where i.person = p.id order by i.created_at limit 1)),
    'email_verified', a.email_verified_at is not null,
    'first_name', p.first_name, 'last_name', p.last_name, 'role', p.role, 'disabled', a.disabled_at is not null,
    'created_at', app.iso(p.created_at), 'updated_at', app.iso(p.updated_at))
  from public.profiles p left join identity.accounts a on a.id = p.id
  where p.id = person
$$;

create function app.own_record() returns json
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$ select app.person_record(app.user_id()) $$;

-- The service's own system role stands for the operator's command line.
create function app.must_be_admin() returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.role() is distinct from 'admin' and current_setting('role') <> 'mettle_system' then
    raise exception 'This needs the role admin or above.' using errcode = 'MT403';
  end if;
end
$$;

create function app.people(search text, page_limit integer, page_offset bigint) returns json
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform app.must_be_admin();
  return (
    with found as (
      select p.id, p.created_at
      from public.profiles p left join identity.accounts a on a.id = p.id
      where search is null or position(lower(search) in
        lower(concat_ws(' ', p.first_name, p.last_name, p.role, a.email,
          (select string_agg(i.email, ' ') from identity.identities i where i.person = p.id)))) > 0
    )
    select json_build_object('total', (select count(*) from found),
      'people', coalesce((select json_agg(app.person_record(page.id) order by page.created_at desc, page.id desc)
        from (select * from found order by created_at desc, id desc limit page_limit offset page_offset) page), '[]'))
  );
end
$$;

create function app.person(person uuid) returns json
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform app.must_be_admin();
  return app.person_record(person);
end
$$;

-- For pickers of an assignee.
create function app.people_names() returns json
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if app.role() is null or app.rank(app.role()) < app.rank('manager') then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  return (
    select coalesce(json_agg(json_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
      'role', p.role) order by p.first_name, p.last_name, p.id), '[]')
    from public.profiles p left join identity.accounts a on a.id = p.id
    where a.disabled_at is null
  );
end
$$;

-- By somebody who has proven it: whoever only typed it does not keep its owner from being invited.
create function app.email_taken(address text) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform app.must_be_admin();
  return exists (select from identity.accounts
    where email = address and owns_email and email_verified_at is not null);
end
$$;

-- Whoever loses their password or their access loses every sign-in and every link that is under way.
create function app.end_sessions(whose uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  update identity.sessions set revoked_at = clock_timestamp() where person = whose and revoked_at is null;
  delete from identity.tickets where person = whose and kind in ('reset', 'exchange');
$$;

-- Answers done, absent or last_admin. Changes that could take away an admin wait for one another, so that two admins
-- who demote each other at the same moment do not leave none.
create function app.change_person(person uuid, changes jsonb) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  was record;
begin
  perform app.must_be_admin();
  perform pg_advisory_xact_lock(7238412);
  select p.role, a.disabled_at into was
  from public.profiles p left join identity.accounts a on a.id = p.id
  where p.id = person for update of p;
  if not found then
    return 'absent';
  end if;
  if was.role = 'admin' and was.disabled_at is null
     and (changes ->> 'role' <> 'admin' or (changes ->> 'disabled')::boolean)
     and not exists (select from public.profiles p left join identity.accounts a on a.id = p.id
       where p.role = 'admin' and a.disabled_at is null and p.id <> person) then
    return 'last_admin';
  end if;
  update public.profiles p set
    role = coalesce(changes ->> 'role', p.role),
    first_name = case when changes ? 'first_name' then changes ->> 'first_name' else p.first_name end,
    last_name = case when changes ? 'last_name' then changes ->> 'last_name' else p.last_name end
  where p.id = person and changes ?| array['role', 'first_name', 'last_name'];
  if changes ? 'disabled' then
    insert into identity.accounts as a (id, disabled_at)
    values (person, case when (changes ->> 'disabled')::boolean then clock_timestamp() end)
    on conflict (id) do update set disabled_at = excluded.disabled_at
    where (a.disabled_at is null) <> (excluded.disabled_at is null);
    if (changes ->> 'disabled')::boolean then
      perform app.end_sessions(person);
    end if;
  end if;
  return 'done';
end
$$;

revoke all on function app.person_record(uuid), app.own_record(), app.must_be_admin(), app.people(text, integer, bigint),
  app.person(uuid), app.people_names(), app.email_taken(text), app.end_sessions(uuid), app.change_person(uuid, jsonb) from public;
grant execute on function app.own_record() to mettle_person, mettle_overseer;
grant execute on function app.people(text, integer, bigint), app.person(uuid), app.people_names(),
  app.email_taken(text), app.change_person(uuid, jsonb) to mettle_overseer;
grant execute on function app.person_record(uuid), app.people(text, integer, bigint), app.end_sessions(uuid),
  app.change_person(uuid, jsonb) to mettle_system;
