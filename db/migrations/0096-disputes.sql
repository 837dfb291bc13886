-- Payments that a buyer's bank takes back: one row for each dispute, as the provider said last. It may be told of before the
-- payment is.
create table app.disputes (
  provider text not null,
  dispute text not null check (char_length(dispute) between 1 and 200),
  payment text not null check (char_length(payment) between 1 and 200),
  -- The money is with the bank: until the dispute is won, and for good where it is lost.
  holds boolean not null,
  at timestamptz(3) not null,
  primary key (provider, dispute)
);
create index disputes_payment on app.disputes (provider, payment);
alter table app.disputes enable row level security, force row level security;
create policy disputes_owner on app.disputes to mettle_owner using (true) with check (true);
create policy disputes_system on app.disputes to mettle_system using (true) with check (true);
grant select, insert, update on app.disputes to mettle_system;

-- Since when a payment opens nothing any more: all of it went back, or a bank holds it. Null while it opens.
create function app.payment_closed_at(paid_by text, paid text) returns timestamptz
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select min(at) from (
    select at from app.refunds where provider = paid_by and payment = paid and whole
    union all select at from app.disputes where provider = paid_by and payment = paid and holds) closing
$$;
revoke all on function app.payment_closed_at(text, text) from public;
grant execute on function app.payment_closed_at(text, text) to mettle_system;
