-- A price tag on an assessment, or on reports about it. An assessment without one is free.
create table public.products (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 200),
  opens text not null check (opens in ('assessment', 'report')),
  assessment_id uuid not null references public.assessments (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'razorpay', 'wordpress')),
  -- What the provider's messages call it: a payment link, a product's number, or a name given with the payment.
  reference text not null check (char_length(reference) between 1 and 200),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In the currency's smallest unit, as the providers count.
  amount bigint not null check (amount between 1 and 1000000000000),
  checkout_url text check (checkout_url ~ '^https?://' and char_length(checkout_url) <= 2000),
  is_active boolean not null default true,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  unique (provider, reference)
);
create index products_assessment on public.products (assessment_id, opens);
create index products_newest on public.products (created_at desc, id);
create trigger products_touch before update on public.products
  for each row when (old.* is distinct from new.*) execute function app.touch();
create trigger products_audit after insert or update or delete on public.products
  for each row execute function audit.changed();

alter table public.products enable row level security, force row level security;
create policy products_owner on public.products to mettle_owner using (true) with check (true);
create policy products_system on public.products for select to mettle_system using (true);
create policy products_for_sale on public.products for select to mettle_person, mettle_overseer
  using (is_active and (select app.role()) is not null);
create policy products_by_admin on public.products to mettle_overseer
  using ((select app.role()) = 'admin') with check ((select app.role()) = 'admin');
grant select on public.products to mettle_person, mettle_overseer, mettle_system;
grant insert, update on public.products to mettle_overseer;

-- What somebody paid for. Until they come in, they are an e-mail address.
create table public.purchases (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'razorpay', 'wordpress')),
  payment text not null check (char_length(payment) between 1 and 200),
  email text not null check (email = lower(email) and char_length(email) <= 320),
  person uuid references public.profiles (id) on delete cascade,
  amount bigint not null,
  currency text not null,
  paid_at timestamptz(3) not null,
  -- Since when it is paid back.
  closed_at timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  unique (provider, payment, product_id)
);
create index purchases_product on public.purchases (product_id, created_at desc, id);
create index purchases_person on public.purchases (person, product_id);
create index purchases_email on public.purchases (email) where person is null;
create trigger purchases_touch before update on public.purchases
  for each row when (old.* is distinct from new.*) execute function app.touch();
create trigger purchases_audit after insert or update or delete on public.purchases
  for each row execute function audit.changed();

alter table public.purchases enable row level security, force row level security;
create policy purchases_owner on public.purchases to mettle_owner using (true) with check (true);
create policy purchases_system on public.purchases to mettle_system using (true) with check (true);
create policy purchases_admin on public.purchases for select to mettle_overseer using ((select app.role()) = 'admin');
grant select on public.purchases to mettle_overseer;
grant select, insert, update on public.purchases to mettle_system;

-- How much of a payment went back, as its provider said last. It may be told of before the payment is.
create table app.refunds (
  provider text not null,
  payment text not null check (char_length(payment) between 1 and 200),
  refunded bigint not null,
  whole boolean not null,
  at timestamptz(3) not null,
  primary key (provider, payment)
);
alter table app.refunds enable row level security, force row level security;
create policy refunds_owner on app.refunds to mettle_owner using (true) with check (true);
create policy refunds_system on app.refunds to mettle_system using (true) with check (true);
grant select, insert, update on app.refunds to mettle_system;

-- Whether it is free, or this person has paid. What was bought under their address before they came in becomes theirs
-- here, so that it stays theirs when the address changes; an address counts once it is proven.
create function app.is_open_to(taker uuid, what text, assessment uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if taker is distinct from app.user_id() and coalesce(app.rank(app.role()) < app.rank('manager'),
     nullif(current_setting('app.system', true), '') is null) then
    raise exception 'This needs the role manager or above.' using errcode = 'MT403';
  end if;
  if not exists (select from public.products p where p.assessment_id = assessment and p.opens = what and p.is_active) then
    return true;
  end if;
  update public.purchases set person = taker
  where person is null and email = (select a.email from identity.accounts a
    where a.id = taker and a.owns_email and a.email_verified_at is not null);
  return exists (select from public.purchases b join public.products p on p.id = b.product_id
    where b.person = taker and b.closed_at is null and p.opens = what and p.assessment_id = assessment);
end
$$;
revoke all on function app.is_open_to(uuid, text, uuid) from public;
grant execute on function app.is_open_to(uuid, text, uuid) to mettle_person, mettle_overseer, mettle_system;
