import { randomUUID } from 'node:crypto'
import type { Line, Scene } from './line.ts'

/** A price for an assessment of its own: the others stay free. */
const price = async ({ mettle }: Scene) => {
  const { rows } = await mettle.superuser.query(
    `insert into assessments (title) values ('Paid for') returning id`,
  )
  return {
    name: 'Paid for',
    opens: 'assessment',
    assessment_id: rows[0].id as string,
    provider: 'stripe',
    reference: randomUUID(),
    currency: 'INR',
    amount: 49_900,
  }
}

const product = async (scene: Scene) => {
  const body = await price(scene)
  const { rows } = await scene.mettle.superuser.query(
    `insert into products (name, opens, assessment_id, provider, reference, currency, amount)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    Object.values(body),
  )
  return { id: rows[0].id as string, body }
}
const notForSale = async (scene: Scene) => {
  const { id } = await product(scene)
  await scene.mettle.superuser.query('update products set is_active = false where id = $1', [id])
  return { id }
}
const one = async (scene: Scene) => ({ id: (await product(scene)).id })

const everybody = '401 200 200 200 200'
const adminsOnly = '401 403 403 403 200'

// A price is nobody's own, so both columns are the same.
export const products: Line[] = [
  { operation: 'GET /api/products', own: everybody },
  {
    operation: 'POST /api/products',
    own: '401 403 403 403 201',
    given: async scene => ({ body: await price(scene) }),
  },
  { operation: 'GET /api/products/{id}', own: everybody, foreign: everybody, given: one },
  {
    operation: 'GET /api/products/{id}',
    when: 'no longer for sale',
    own: '401 404 404 404 200',
    foreign: '401 404 404 404 200',
    given: notForSale,
  },
  { operation: 'PUT /api/products/{id}', own: adminsOnly, foreign: adminsOnly, given: product },
  { operation: 'GET /api/products/{id}/purchases', own: adminsOnly, foreign: adminsOnly, given: one },
  {
    operation: 'POST /api/assessments/start',
    when: 'not paid for',
    own: '401 402 402 402 402',
    given: async scene => ({ body: { assessment_id: (await product(scene)).body.assessment_id } }),
  },
]
