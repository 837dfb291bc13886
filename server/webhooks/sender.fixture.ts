import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../../test/harness/eventually.ts'
import type { Answer, TestPerson, TestService } from '../../test/harness/index.ts'
import type { Source } from './signatures.ts'

export const secrets: Record<Source, string> = {
  stripe: 'whsec_of_a_test_and_nothing_else',
  razorpay: 'razorpay, of a test',
  wordpress: 'wordpress, of a test',
  ghost: 'ghost, of a test and nothing else',
}
export const settings = {
  STRIPE_WEBHOOK_SECRET: secrets.stripe,
  RAZORPAY_WEBHOOK_SECRET: secrets.razorpay,
  WORDPRESS_WEBHOOK_SECRET: secrets.wordpress,
  GHOST_WEBHOOK_SECRET: secrets.ghost,
}

/** The headers that the sender itself would put on this body. */
export function signed(source: Source, body: string | Buffer, secret = secrets[source], at = Date.now()) {
  const hmac = (...parts: (string | Buffer)[]) =>
    parts.reduce((sum, part) => sum.update(part), createHmac('sha256', secret))
  const seconds = Math.floor(at / 1000)
  const headers: Record<Source, Record<string, string>> = {
    stripe: { 'stripe-signature': `t=${seconds},v1=${hmac(`${seconds}.`, body).digest('hex')}` },
    razorpay: { 'x-razorpay-signature': hmac(body).digest('hex') },
    wordpress: { 'x-mettle-signature': `sha256=${hmac(body).digest('hex')}` },
    ghost: { 'x-ghost-signature': `sha256=${hmac(body, String(at)).digest('hex')}, t=${at}` },
  }
  return headers[source]
}

/** As WooCommerce signs. */
export const signedByShop = (body: string) => ({
  'x-wc-webhook-signature': createHmac('sha256', secrets.wordpress).update(body).digest('base64'),
})

export const send = (
  mettle: TestService,
  source: Source,
  message: unknown,
  headers?: Record<string, string>,
): Promise<Answer> => {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  return mettle.call('POST', `/api/webhooks/${source}`, { body, headers: headers ?? signed(source, body) })
}

/** Everything that was received has been worked on; the newest first. */
export async function settled(mettle: TestService, admin: TestPerson) {
  await eventually(async () => {
    const { rows } = await mettle.superuser.query(
      `select from app.webhook_deliveries where state = 'received' and attempts = 0`,
    )
    return rows.length === 0
  })
  return (await mettle.call('GET', '/api/webhooks/deliveries?limit=1000', { as: admin })).body.data
}

const shared = join(import.meta.dirname, '../../../shared/data/webhooks')
/** A body as the vendor documents it, or undefined where this machine does not have them. */
export function realBody(path: string) {
  const file = join(shared, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
