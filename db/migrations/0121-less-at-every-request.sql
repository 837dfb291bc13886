-- What every request waits for. A condition with a subquery in it is run as a query, even where its first half already
-- says no, and so is `perform`; an assignment is not.
create or replace function app.enter(person uuid, least_role text, session uuid, api_token uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  found_role text;
  disabled timestamptz;
  holds boolean := true;
begin
  if session is not null then
    select p.role, a.disabled_at, s.id is not null into found_role, disabled, holds
    from public.profiles p
    left join identity.accounts a on a.id = p.id
    left join identity.sessions s
      on s.id = enter.session and s.person = p.id and s.revoked_at is null and s.expires_at > now()
    where p.id = enter.person;
  else
    select p.role, a.disabled_at into found_role, disabled
    from public.profiles p left join identity.accounts a on a.id = p.id
    where p.id = enter.person;
  end if;
  if disabled is not null then
    raise exception 'This account is disabled.' using errcode = 'MT401';
  end if;
  if api_token is not null then
    if not exists (select from identity.api_tokens t
        where t.id = api_token and t.person = enter.person and (t.expires_at is null or t.expires_at > now())) then
      raise exception 'This API token was revoked or has run out.' using errcode = 'MT401';
    end if;
  end if;
  if not holds then
    raise exception 'Your session has ended. Sign in again.' using errcode = 'MT401';
  end if;
  if found_role is null or app.rank(found_role) < app.rank(least_role) then
    raise exception '%', app.role_needed(least_role) using errcode = 'MT403';
  end if;
  found_role := set_config('app.role', found_role, true);
  return case when found_role in ('admin', 'manager') then 'mettle_overseer' else 'mettle_person' end;
end
$$;
