import type { Actor, Database, Tx } from '../../platform/db/index.ts'
import type { ProductValues } from './queries.ts'

type Person = Extract<Actor, { kind: 'person' }>
export type Provider = ProductValues['provider']
export type Product = Pick<ProductValues, 'name' | 'opens' | 'assessment_id' | 'currency' | 'amount'> & {
  id: string
}

/** What happens to one payment happens one after the other, in whatever order it is told. */
export const lockPayment = (tx: Tx, provider: Provider, payment: string) =>
  tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 7238466))', [`${provider} ${payment}`])

/** By the provider's name for it, or by ours. */
export const findProducts = (tx: Tx, provider: Provider, references: string[]) =>
  tx.rows<Product>(
    `select id, name, opens, assessment_id, currency, amount from public.products
     where provider = $1 and is_active and (reference = any ($2) or id::text = any ($2)) order by id`,
    [provider, references],
  )

type NewPurchase = {
  product: string
  provider: Provider
  payment: string
  email: string
  person: string | null
  amount: number
  currency: string
  paidAt: Date
}

/** Nothing where it is known already. One that was paid back or disputed before it was told of begins closed. */
export const insertPurchase = async (tx: Tx, given: NewPurchase) =>
  (
    await tx.rows<{ id: string; closed: boolean }>(
      `insert into public.purchases (product_id, provider, payment, email, person, amount, currency, paid_at, closed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, app.payment_closed_at($2, $3))
       on conflict do nothing returning id, closed_at is not null as closed`,
      [
        given.product,
        given.provider,
        given.payment,
        given.email,
        given.person,
        given.amount,
        given.currency,
        given.paidAt,
      ],
    )
  )[0]

export type Refund = { provider: Provider; payment: string; refunded: number; whole: boolean; at: Date }

/** What its provider said last counts, in whatever order it is told; false where something newer is known. */
export const putRefund = async (tx: Tx, { provider, payment, refunded, whole, at }: Refund) =>
  (
    await tx.rows(
      `insert into app.refunds as r (provider, payment, refunded, whole, at) values ($1, $2, $3, $4, $5)
       on conflict (provider, payment) do update set refunded = excluded.refunded, whole = excluded.whole, at = excluded.at
       where (excluded.at, excluded.refunded) > (r.at, r.refunded) returning true`,
      [provider, payment, refunded, whole, at],
    )
  ).length > 0

export type Dispute = { provider: Provider; dispute: string; payment: string; holds: boolean; at: Date }

/** The same for a dispute: said in the same second, its end counts. */
export const putDispute = async (tx: Tx, { provider, dispute, payment, holds, at }: Dispute) =>
  (
    await tx.rows(
      `insert into app.disputes as d (provider, dispute, payment, holds, at) values ($1, $2, $3, $4, $5)
       on conflict (provider, dispute) do update set holds = excluded.holds, at = excluded.at
       where (excluded.at, d.holds) > (d.at, excluded.holds) returning true`,
      [provider, dispute, payment, holds, at],
    )
  ).length > 0

export type Purchase = { email: string; name: string; closed: boolean }

/** Closes what was paid back whole or is disputed, and opens again what is not any more; gives those that changed. */
export const closePurchases = (tx: Tx, provider: Provider, payment: string) =>
  tx.rows<Purchase>(
    `update public.purchases b set closed_at = c.at
     from public.products p, (select app.payment_closed_at($1, $2) as at) c
     where b.provider = $1 and b.payment = $2 and p.id = b.product_id and (b.closed_at is null) <> (c.at is null)
     returning b.email, p.name, b.closed_at is not null as closed`,
    [provider, payment],
  )

export async function listPurchases(
  db: Database,
  actor: Person,
  product: string,
  limit: number,
  offset: number,
) {
  const [row] = await db.one<[string | null, number, string[]]>(actor, {
    name: 'purchases.list',
    text: `with found as (select * from public.purchases where product_id = $1),
        page as (select * from found order by created_at desc, id limit $2 offset $3)
      select (select coalesce(json_agg(json_build_object('id', id, 'provider', provider, 'payment', payment,
            'email', email, 'person', person, 'amount', amount, 'currency', currency, 'paid_at', app.iso(paid_at),
            'closed_at', app.iso(closed_at)) order by created_at desc, id), '[]')::text from page),
        (select count(*) from found), array(select id::text from page)
      from public.products where id = $1`,
    values: [product, limit, offset],
  })
  return row && { body: row[0] as string, total: row[1], ids: row[2] }
}
