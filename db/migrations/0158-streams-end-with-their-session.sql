-- Whoever listens by a session or an API token is told at once when it has ended, not with the next change that concerns them.
create function app.credential_ended() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.outbox (topic, type, row_id, audience_before, audience_after)
  values ('profiles', 'UPDATE', old.person, old.person, old.person);
  return null;
end
$$;
revoke execute on function app.credential_ended() from public;
create trigger sessions_told after update of revoked_at on identity.sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function app.credential_ended();
create trigger api_tokens_told after delete on identity.api_tokens
  for each row execute function app.credential_ended();
