-- A browser's EventSource sends no headers: it comes with a ticket that works once, for half a minute.
create table app.realtime_tickets (
  digest bytea primary key,
  person uuid not null references public.profiles (id) on delete cascade,
  -- What they were let in by: the stream ends with it.
  session uuid,
  api_token uuid,
  expires_at timestamptz not null
);
create index realtime_tickets_person on app.realtime_tickets (person);
create index realtime_tickets_expires on app.realtime_tickets (expires_at);
alter table app.realtime_tickets enable row level security, force row level security;
create policy realtime_tickets_owner on app.realtime_tickets to mettle_owner using (true) with check (true);
create policy realtime_tickets_system on app.realtime_tickets to mettle_system using (true) with check (true);
grant select, insert, delete on app.realtime_tickets to mettle_system;

-- The leads that changed as they are now, and what the people who listen may see at this moment: one look for all of
-- them. Somebody disabled has no role; a session or API token that does not hold any more is named.
create function app.feed_view(wanted uuid[], people uuid[], sessions uuid[], tokens uuid[]) returns json
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select json_build_object(
    'leads', (select coalesce(json_agg(json_build_object('assigned_to', l.assigned_to, 'record', app.lead_json(l))), '[]')
      from public.leads l where l.id = any (wanted)),
    'people', (select coalesce(json_agg(json_build_object('id', p.id,
        'role', case when a.disabled_at is null then p.role end)), '[]')
      from public.profiles p left join identity.accounts a on a.id = p.id where p.id = any (people)),
    'ended', (select coalesce(json_agg(id), '[]') from (
      select id from unnest(sessions) as given (id) where not exists (
        select from identity.sessions s where s.id = given.id and s.revoked_at is null and s.expires_at > now())
      union all
      select id from unnest(tokens) as given (id) where not exists (
        select from identity.api_tokens t where t.id = given.id and coalesce(t.expires_at > now(), true))) gone))
$$;
revoke all on function app.feed_view(uuid[], uuid[], uuid[], uuid[]) from public;
grant execute on function app.feed_view(uuid[], uuid[], uuid[], uuid[]) to mettle_system;
