-- An address belongs to whoever proves it. Until then several people may have signed up with the same one: the first
-- holds it, the others do not, and nobody learns from the answer which they are (docs/adr/id-01).
alter table identity.accounts drop constraint accounts_email_key;
alter table identity.accounts add column owns_email boolean not null default true;
create unique index accounts_email_owner on identity.accounts (email) where owns_email;
create index accounts_email on identity.accounts (email);

-- Mixed into each password's salt, so that the same address has another salt in another installation.
create table identity.installation (
  "only" boolean primary key default true check ("only"),
  salt uuid not null default gen_random_uuid()
);
insert into identity.installation default values;

-- Who somebody is elsewhere: at an OpenID provider, or at the issuer whose tokens are taken.
create table identity.identities (
  issuer text not null check (char_length(issuer) <= 500),
  subject text not null check (char_length(subject) <= 500),
  person uuid not null references public.profiles (id) on delete cascade,
  email text check (char_length(email) <= 320),
  created_at timestamptz(3) not null default now(),
  primary key (issuer, subject)
);
create index identities_person on identity.identities (person);

-- One sign-in. The refresh token is derived from seed, generation and a secret that is not in this table, so that
-- whoever reads the table holds no token; generation counts how often it was renewed.
create table identity.sessions (
  id uuid primary key,
  person uuid not null references public.profiles (id) on delete cascade,
  seed bytea not null,
  generation integer not null default 0,
  rotated_at timestamptz(3) not null default clock_timestamp(),
  created_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index sessions_live on identity.sessions (person) where revoked_at is null;
create index sessions_expiry on identity.sessions (expires_at);

-- Links that work once. Only the digest of what was sent is kept.
create table identity.tickets (
  digest bytea primary key,
  kind text not null check (kind in ('setup', 'reset', 'verify', 'exchange')),
  person uuid references public.profiles (id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null
);
create index tickets_person on identity.tickets (person, kind, created_at);
create index tickets_expiry on identity.tickets (expires_at);

create table identity.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and char_length(email) <= 320),
  role text not null check (role in ('admin', 'manager', 'telecaller', 'user')),
  first_name text check (char_length(first_name) <= 200),
  last_name text check (char_length(last_name) <= 200),
  digest bytea not null unique,
  invited_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3)
);
create unique index invitations_pending on identity.invitations (email) where accepted_at is null;

-- The public half is published before the key signs (active_from) and until its last token has expired.
create table identity.signing_keys (
  kid text primary key,
  public jsonb not null,
  sealed bytea not null,
  created_at timestamptz(3) not null default now(),
  active_from timestamptz(3) not null
);

-- Sealed whole: recipient, subject and text.
create table app.mail (
  id uuid primary key,
  content bytea not null,
  state text not null check (state in ('waiting', 'kept', 'sent', 'failed')),
  attempts integer not null default 0,
  problem text,
  created_at timestamptz(3) not null default clock_timestamp(),
  sent_at timestamptz(3)
);
create index mail_newest on app.mail (created_at desc, id);

create trigger accounts_audit after insert or update or delete on identity.accounts
  for each row execute function audit.changed();
create trigger invitations_audit after insert or update or delete on identity.invitations
  for each row execute function audit.changed();
create trigger sessions_opened after insert on identity.sessions
  for each row execute function audit.changed();
create trigger sessions_ended after update on identity.sessions
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function audit.changed();

do $$
declare
  target text;
begin
  foreach target in array array['identity.installation', 'identity.identities', 'identity.sessions',
    'identity.tickets', 'identity.invitations', 'identity.signing_keys', 'app.mail'] loop
    execute format('alter table %s enable row level security, force row level security', target);
    execute format('create policy owner on %s to mettle_owner using (true) with check (true)', target);
    execute format('create policy system on %s to mettle_system using (true) with check (true)', target);
    execute format('grant select, insert, update, delete on %s to mettle_system', target);
  end loop;
end
$$;

grant usage on schema identity to mettle_overseer;
create policy admin on identity.invitations to mettle_overseer
  using ((select app.role()) = 'admin') with check ((select app.role()) = 'admin');
create policy admin on app.mail for select to mettle_overseer using ((select app.role()) = 'admin');
grant select, insert, delete on identity.invitations to mettle_overseer;
grant select on app.mail to mettle_overseer;
