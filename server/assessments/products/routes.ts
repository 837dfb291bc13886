import Type, { type Static } from 'typebox'
import type { ReadLog } from '../../platform/audit.ts'
import type { Database } from '../../platform/db/index.ts'
import { okText, sendText } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { refuseStale } from '../../platform/http/conditional.ts'
import { offsetOf, pageQuery } from '../../platform/http/paging.ts'
import { created, requireRecord, sendRecord } from '../../platform/http/record.ts'
import { once } from '../../platform/http/replay.ts'
import {
  Conditional,
  Envelope,
  failures,
  IdParams,
  Nullable,
  OneOf,
  PagedEnvelope,
  Repeatable,
  Tagged,
  Text,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { listPurchases } from './purchase-queries.ts'
import {
  getProduct,
  insertProduct,
  listProducts,
  lockProduct,
  type ProductValues,
  replaceProduct,
} from './queries.ts'

const tags = ['Products']
const providers = ['stripe', 'razorpay', 'wordpress'] as const

const fields = {
  name: { ...Text(200, 1), examples: ['Mettle Strengths'] },
  opens: OneOf(['assessment', 'report'] as const, {
    description: 'the assessment itself, or reports about it',
  }),
  assessment_id: Uuid,
  provider: OneOf(providers, {
    description: 'whose messages tell of payments for it; wordpress is WooCommerce',
  }),
  reference: {
    ...Text(200, 1),
    examples: ['plink_1PgafyB7WZ01zgkW'],
    description:
      'what the provider’s messages call it: a payment link’s id, the value of mettle_product in the payment’s metadata or notes, or WooCommerce’s product number',
  },
  currency: Type.String({ pattern: '^[A-Z]{3}$', examples: ['INR'] }),
  amount: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000_000,
    examples: [49_900],
    description: 'in the currency’s smallest unit, paise or cents; whoever pays less has not paid',
  }),
  checkout_url: Nullable(
    Type.String({
      pattern: '^https?://[^\\s\\u0000]+$',
      maxLength: 2000,
      examples: ['https://example.com/buy'],
      description: 'where it can be bought; told to whoever has not paid',
    }),
  ),
  is_active: Type.Boolean({ description: 'false takes the price tag away; what was paid for stays open' }),
}

const Product = Type.Object(
  { id: Uuid, ...fields, created_at: Timestamp, updated_at: Timestamp },
  { title: 'Product' },
)
const { checkout_url, is_active, ...needed } = fields
const NewProduct = Type.Object(
  { ...needed, checkout_url: Type.Optional(checkout_url), is_active: Type.Optional(is_active) },
  { title: 'NewProduct', additionalProperties: false },
)
const Purchase = Type.Object(
  {
    id: Uuid,
    provider: OneOf(providers),
    payment: Type.String({
      description: 'what the provider calls the payment',
      examples: ['pay_DESp9bgForNoUd'],
    }),
    email: Type.String(),
    person: Nullable({ ...Uuid, description: 'whose it is; null until somebody comes in with that address' }),
    amount: Type.Integer(),
    currency: Type.String({ examples: ['INR'] }),
    paid_at: Timestamp,
    closed_at: Nullable({ ...Timestamp, description: 'when all of it was paid back' }),
  },
  { title: 'Purchase' },
)

const valuesOf = (given: Static<typeof NewProduct>): ProductValues => ({
  ...given,
  checkout_url: given.checkout_url ?? null,
  is_active: given.is_active ?? true,
})

export function productRoutes(
  app: App,
  { db, seal, readLog }: { db: Database; seal: Seal; readLog: ReadLog },
) {
  app.get(
    '/products',
    {
      schema: {
        tags,
        summary: 'List what has a price',
        description: 'Newest first. Those no longer for sale are shown to admins alone.',
        querystring: Type.Object({ assessment_id: Type.Optional(Uuid), ...pageQuery() }),
        response: { 200: PagedEnvelope(Product), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query: { assessment_id, page, limit } }, reply) => {
      const { body, total } = await listProducts(db, actor, assessment_id, limit, offsetOf({ page, limit }))
      return sendText(reply, okText(body, { total, page, limit }))
    },
  )

  app.post(
    '/products',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Put a price on an assessment or its reports',
        description:
          'From then on it is open to whoever has paid: a payment that names it opens it for the person with that e-mail address, who is invited where nobody has it, and a refund of all of it closes it again. 409 CONFLICT where the provider’s reference is taken. For admins.',
        headers: Repeatable,
        body: NewProduct,
        response: {
          201: Tagged(Envelope(Product)),
          ...failures(400, 401, 403, 409, 413, 415, 422, 429, 500, 503),
        },
      },
    },
    async (request, reply) =>
      once({ db, seal }, request, reply, async tx =>
        created('/api/products', await insertProduct(tx, valuesOf(request.body))),
      ),
  )

  app.get(
    '/products/:id',
    {
      schema: {
        tags,
        summary: 'Read a price',
        description: 'One that is no longer for sale is there for admins alone.',
        params: IdParams,
        response: { 200: Tagged(Envelope(Product)), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }, reply) =>
      sendRecord(reply, await requireRecord('product', params.id, id => getProduct(db, actor, id))),
  )

  app.put(
    '/products/:id',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Change a price, or take it away',
        description:
          'What was paid for stays open, whatever it costs now. With If-Match or If-Unmodified-Since, 412 when it changed since. For admins.',
        params: IdParams,
        headers: Conditional,
        body: NewProduct,
        response: {
          200: Tagged(Envelope(Product)),
          ...failures(400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503),
        },
      },
    },
    async ({ actor, params, headers, body }, reply) => {
      const changed = await db.withActor(actor, async tx => {
        const before = await requireRecord('product', params.id, id => lockProduct(tx, id))
        refuseStale(before.version, headers)
        return replaceProduct(tx, params.id, valuesOf(body))
      })
      return sendRecord(reply, changed)
    },
  )

  app.get(
    '/products/:id/purchases',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'List who paid for it',
        description:
          'Newest first, those paid back included. Reading it is noted in the audit log. For admins.',
        params: IdParams,
        querystring: Type.Object(pageQuery()),
        response: { 200: PagedEnvelope(Purchase), ...failures(400, 401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params, query: { page, limit } }, reply) => {
      const found = await requireRecord('product', params.id, id =>
        listPurchases(db, actor, id, limit, offsetOf({ page, limit })),
      )
      readLog.note(actor, 'purchases', found.ids)
      return sendText(reply, okText(found.body, { total: found.total, page, limit }))
    },
  )
}
