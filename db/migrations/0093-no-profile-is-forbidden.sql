-- Whoever has no profile is known and may do nothing: FORBIDDEN, as the spec says, not a session that ended.
create or replace function app.enter(person uuid, least_role text, session uuid, api_token uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  found_role text;
  disabled timestamptz;
  holds boolean;
begin
  select p.role, a.disabled_at,
    (session is null or exists (select from identity.sessions s
      where s.id = session and s.person = p.id and s.revoked_at is null and s.expires_at > now()))
    and (api_token is null or exists (select from identity.api_tokens t
      where t.id = api_token and t.person = p.id and (t.expires_at is null or t.expires_at > now())))
  into found_role, disabled, holds
  from public.profiles p left join identity.accounts a on a.id = p.id
  where p.id = enter.person;
  if disabled is not null then
    raise exception 'This account is disabled.' using errcode = 'MT401';
  end if;
  if not holds then
    raise exception '%', case when api_token is null then 'Your session has ended. Sign in again.'
      else 'This API token was revoked or has run out.' end using errcode = 'MT401';
  end if;
  if found_role is null or app.rank(found_role) < app.rank(least_role) then
    raise exception '%', app.role_needed(least_role) using errcode = 'MT403';
  end if;
  perform set_config('app.role', found_role, true);
  return case when found_role in ('admin', 'manager') then 'mettle_overseer' else 'mettle_person' end;
end
$$;
