-- What a court or an authority may still ask for stays, whoever wants it gone and by whatever way: deleting, merging,
-- erasing and retention all end at this rule.
create table app.legal_holds (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid unique references public.leads (id),
  person_id uuid unique references public.profiles (id),
  reason text not null check (char_length(btrim(reason)) between 3 and 1000),
  placed_by uuid references public.profiles (id) on delete set null,
  placed_at timestamptz(3) not null default clock_timestamp(),
  check (num_nonnulls(lead_id, person_id) = 1)
);
create index legal_holds_newest on app.legal_holds (placed_at desc, id);
create index legal_holds_placed_by on app.legal_holds (placed_by);
create trigger legal_holds_audit after insert or update or delete on app.legal_holds
  for each row execute function audit.changed();

alter table app.legal_holds enable row level security, force row level security;
create policy legal_holds_owner on app.legal_holds to mettle_owner using (true) with check (true);
create policy legal_holds_system on app.legal_holds for select to mettle_system using (true);
create policy legal_holds_admin on app.legal_holds to mettle_overseer
  using ((select app.role()) = 'admin') with check ((select app.role()) = 'admin');
grant select on app.legal_holds to mettle_system;
grant select, insert, update (reason), delete on app.legal_holds to mettle_overseer;

create function app.refuse_held() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if exists (select from app.legal_holds h where old.id in (h.lead_id, h.person_id)) then
    raise exception '%', case tg_table_name when 'leads' then 'This lead' else 'This person' end
      || ' is under a legal hold and stays until an admin lifts it.' using errcode = 'MT409';
  end if;
  return old;
end
$$;
create trigger leads_held before delete on public.leads for each row execute function app.refuse_held();
create trigger profiles_held before delete on public.profiles for each row execute function app.refuse_held();
