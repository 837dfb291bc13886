-- When somebody asked for reports within the last day. Kept beside the reports, so that deleting one gives nobody another.
create table public.report_asks (
  id uuid primary key references public.profiles (id) on delete cascade,
  times timestamptz(3)[] not null check (cardinality(times) <= 100)
);
alter table public.report_asks enable row level security, force row level security;
create policy report_asks_owner on public.report_asks to mettle_owner using (true) with check (true);
create policy report_asks_system on public.report_asks to mettle_system using (true) with check (true);
grant select, insert, update on public.report_asks to mettle_system;
