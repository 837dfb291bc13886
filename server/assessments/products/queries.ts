import type { Actor, Database, Tx } from '../../platform/db/index.ts'

type Person = Extract<Actor, { kind: 'person' }>

export type ProductValues = {
  name: string
  opens: 'assessment' | 'report'
  assessment_id: string
  provider: 'stripe' | 'razorpay' | 'wordpress'
  reference: string
  currency: string
  amount: number
  checkout_url: string | null
  is_active: boolean
}
export type ProductRow = { id: string; body: string; version: number }

const shown = `json_build_object('id', id, 'name', name, 'opens', opens, 'assessment_id', assessment_id,
  'provider', provider, 'reference', reference, 'currency', currency, 'amount', amount, 'checkout_url', checkout_url,
  'is_active', is_active, 'created_at', app.iso(created_at), 'updated_at', app.iso(updated_at))`
const version = '(extract(epoch from updated_at) * 1000)::int8'
const answered = `returning id, ${shown}::text as body, ${version} as version`

/** Row-level security shows those that are not for sale to admins alone. */
export async function listProducts(
  db: Database,
  actor: Person,
  assessment: string | undefined,
  limit: number,
  offset: number,
) {
  const [row] = await db.one<[string, number]>(actor, {
    name: 'products.list',
    text: `with found as (select * from public.products where $1::uuid is null or assessment_id = $1)
      select coalesce((select json_agg(${shown} order by created_at desc, id)
          from (select * from found order by created_at desc, id limit $2 offset $3) page), '[]')::text,
        (select count(*) from found)`,
    values: [assessment ?? null, limit, offset],
  })
  const [body, total] = row as [string, number]
  return { body, total }
}

export async function getProduct(db: Database, actor: Person, id: string) {
  const [row] = await db.one<[string, number]>(actor, {
    name: 'products.get',
    text: `select ${shown}::text, ${version} from public.products where id = $1`,
    values: [id],
  })
  return row && { body: row[0], version: row[1] }
}

const valuesOf = (given: ProductValues) => [
  given.name,
  given.opens,
  given.assessment_id,
  given.provider,
  given.reference,
  given.currency,
  given.amount,
  given.checkout_url,
  given.is_active,
]

export const insertProduct = async (tx: Tx, given: ProductValues) =>
  (
    await tx.rows<ProductRow>(
      `insert into public.products (name, opens, assessment_id, provider, reference, currency, amount, checkout_url, is_active)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) ${answered}`,
      valuesOf(given),
    )
  )[0] as ProductRow

export const lockProduct = async (tx: Tx, id: string) =>
  (
    await tx.rows<{ version: number }>(
      `select ${version} as version from public.products where id = $1 for update`,
      [id],
    )
  )[0]

export const replaceProduct = async (tx: Tx, id: string, given: ProductValues) =>
  (
    await tx.rows<ProductRow>(
      `update public.products set name = $1, opens = $2, assessment_id = $3, provider = $4, reference = $5,
         currency = $6, amount = $7, checkout_url = $8, is_active = $9 where id = $10 ${answered}`,
      [...valuesOf(given), id],
    )
  )[0] as ProductRow

export type Offer = { name: string; currency: string; amount: number; checkout_url: string | null }

/** What the assessment, or a report about it, costs: the cheapest offer of each currency. */
export const offersOf = (tx: Tx, what: 'assessment' | 'report', assessment: string) =>
  tx.rows<Offer>(
    `select distinct on (currency) name, currency, amount, checkout_url from public.products
     where opens = $1 and assessment_id = $2 and is_active order by currency, amount, id limit 5`,
    [what, assessment],
  )

export const isOpenTo = async (tx: Tx, taker: string, what: 'assessment' | 'report', assessment: string) =>
  (
    await tx.rows<{ open: boolean }>('select app.is_open_to($1, $2, $3) as open', [taker, what, assessment])
  )[0]?.open === true
