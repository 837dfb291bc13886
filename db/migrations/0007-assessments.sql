-- questions and scoring_rules are kept as given, to the letter: json, not jsonb.
create table public.assessments (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 300),
  description text check (char_length(description) <= 20000),
  questions json,
  scoring_rules json,
  created_by uuid references public.profiles (id) on delete set null,
  is_active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index assessments_newest on public.assessments (created_at desc, id desc) where is_active;

create function audit.row_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform audit.record(case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
    tg_table_name, case when tg_op = 'DELETE' then old.id else new.id end::text, '{}');
  return null;
end
$$;
create trigger assessments_audit after insert or update or delete on public.assessments
  for each row execute function audit.row_changed();
create trigger assessments_touch before update on public.assessments
  for each row execute function app.touch();

alter table public.assessments enable row level security, force row level security;
create policy assessments_owner on public.assessments to mettle_owner using (true) with check (true);
create policy assessments_read on public.assessments for select to mettle_person, mettle_overseer
  using (is_active or created_by = (select app.user_id()));
create policy assessments_create on public.assessments for insert to mettle_person, mettle_overseer
  with check (created_by = (select app.user_id()));
grant select, insert on public.assessments to mettle_person, mettle_overseer;
