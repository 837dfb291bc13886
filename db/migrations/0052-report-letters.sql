-- What is still to be written to somebody about their report: after a month, and after three.
create table public.report_letters (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null references public.reports (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('month', 'quarter')),
  due_at timestamptz(3) not null,
  done_at timestamptz(3),
  unique (report_id, kind)
);
create index report_letters_due on public.report_letters (due_at) where done_at is null;
create index report_letters_person on public.report_letters (user_id);

create table public.report_mail_preferences (
  id uuid primary key references public.profiles (id) on delete cascade,
  letters boolean not null
);
create trigger report_mail_preferences_audit after insert or update or delete on public.report_mail_preferences
  for each row execute function audit.changed();

alter table public.report_letters enable row level security, force row level security;
alter table public.report_mail_preferences enable row level security, force row level security;
create policy report_letters_owner on public.report_letters to mettle_owner using (true) with check (true);
create policy report_letters_system on public.report_letters to mettle_system using (true) with check (true);
create policy report_mail_preferences_owner on public.report_mail_preferences to mettle_owner using (true) with check (true);
create policy report_mail_preferences_system on public.report_mail_preferences to mettle_system using (true) with check (true);
create policy report_mail_preferences_own on public.report_mail_preferences to mettle_person, mettle_overseer
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
grant select, insert, update on public.report_letters to mettle_system;
grant select, insert, update on public.report_mail_preferences to mettle_person, mettle_overseer, mettle_system;

-- Where letters about somebody's reports go: to an address that is theirs, while they are here and want them.
create function app.report_recipient(person uuid) returns table (email text, first_name text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select a.email, p.first_name from identity.accounts a join public.profiles p on p.id = a.id
    left join public.report_mail_preferences m on m.id = a.id
  where a.id = person and a.email is not null and a.email_verified_at is not null and a.disabled_at is null
    and coalesce(m.letters, true)
$$;
revoke all on function app.report_recipient(uuid) from public;
grant execute on function app.report_recipient(uuid) to mettle_system;
