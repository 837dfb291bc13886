-- Letters that anybody can have sent to somebody else. Whose mailbox it was is a keyed digest, which tells no address. It
-- stays when an account goes: whoever erases theirs and signs up anew is counted on.
create table app.mailbox_letters (
  id uuid primary key default gen_random_uuid(),
  mailbox bytea not null,
  sent_at timestamptz(3) not null default clock_timestamp()
);
create index mailbox_letters_lately on app.mailbox_letters (mailbox, sent_at);
create index mailbox_letters_age on app.mailbox_letters (sent_at);
alter table app.mailbox_letters enable row level security, force row level security;
create policy mailbox_letters_owner on app.mailbox_letters to mettle_owner using (true) with check (true);
create policy mailbox_letters_system on app.mailbox_letters to mettle_system using (true) with check (true);
grant select, insert, delete on app.mailbox_letters to mettle_system;
