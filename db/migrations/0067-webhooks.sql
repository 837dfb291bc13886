-- What payment providers and the content site have sent: each message once, whatever it is called by, and what became
-- of it. Nothing is written for a message whose signature is wrong.
create table app.webhook_deliveries (
  id uuid primary key,
  source text not null check (source in ('stripe', 'razorpay', 'wordpress', 'ghost')),
  event_id text not null check (char_length(event_id) between 1 and 300),
  -- Of the body, which is signed; the number that comes beside it may not be.
  digest bytea not null,
  type text not null check (char_length(type) <= 100),
  state text not null default 'received' check (state in ('received', 'processed', 'ignored', 'failed')),
  outcome text check (char_length(outcome) <= 1000),
  attempts integer not null default 0,
  -- Sealed, and emptied when it is no longer kept.
  body bytea not null,
  received_at timestamptz(3) not null default clock_timestamp(),
  processed_at timestamptz(3),
  replayed_at timestamptz(3),
  updated_at timestamptz(3) not null default clock_timestamp(),
  unique (source, event_id),
  unique (source, digest)
);
create index webhook_deliveries_newest on app.webhook_deliveries (received_at desc, id);
create index webhook_deliveries_state on app.webhook_deliveries (state, received_at desc, id);
create trigger webhook_deliveries_touch before update on app.webhook_deliveries
  for each row when (old.* is distinct from new.*) execute function app.touch();
-- What a message does is audited where it does it; here, that somebody had it done again.
create trigger webhook_deliveries_replayed after update of replayed_at on app.webhook_deliveries
  for each row when (old.replayed_at is distinct from new.replayed_at) execute function audit.changed();

alter table app.webhook_deliveries enable row level security, force row level security;
create policy webhook_deliveries_owner on app.webhook_deliveries to mettle_owner using (true) with check (true);
create policy webhook_deliveries_system on app.webhook_deliveries to mettle_system using (true) with check (true);
create policy webhook_deliveries_admin on app.webhook_deliveries for select to mettle_overseer
  using ((select app.role()) = 'admin');
grant select on app.webhook_deliveries to mettle_overseer;
grant select, insert, update, delete on app.webhook_deliveries to mettle_system;

-- A lead that nobody of ours typed in. Answers how many others have its phone or e-mail; null where it is there already.
create function app.receive_lead(lead uuid, given jsonb) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into public.leads (id, name, email, phone, company, source, phone_e164, email_key)
  values (lead, given ->> 'name', given ->> 'email', given ->> 'phone', given ->> 'company', given ->> 'source',
    given ->> 'phone_e164', given ->> 'email_key')
  on conflict (id) do nothing;
  if not found then
    return null;
  end if;
  return (select count(*) from public.leads l where l.id <> lead
    and (l.phone_e164 = given ->> 'phone_e164' or l.email_key = given ->> 'email_key'));
end
$$;

-- Leads with this e-mail address, held until the transaction ends so that they are there to be written on.
create function app.leads_of_email(key text) returns setof uuid
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select l.id from public.leads l where l.email_key = key order by l.id limit 20 for key share $$;

-- A note by the service itself: an interaction that is nobody's.
create function app.note_on_lead(lead uuid, note uuid, sealed bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  insert into public.interactions (id, lead_id, type, content) values (note, lead, 'note', sealed) on conflict do nothing
$$;

revoke all on function app.receive_lead(uuid, jsonb), app.leads_of_email(text), app.note_on_lead(uuid, uuid, bytea) from public;
grant execute on function app.receive_lead(uuid, jsonb), app.leads_of_email(text), app.note_on_lead(uuid, uuid, bytea)
  to mettle_system;
