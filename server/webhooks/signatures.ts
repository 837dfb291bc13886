import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const sources = ['stripe', 'razorpay', 'wordpress', 'ghost'] as const
export type Source = (typeof sources)[number]

/** How old, and how much from the future, a message with a time may be. */
const windowMs = 300_000

type Signed = { headers: IncomingHttpHeaders; body: Buffer; secret: string; now: number }

const digestOf = (secret: string, ...parts: (string | Buffer)[]) => {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return hmac.digest()
}

/** In a time that depends on nothing secret; how long a digest is, is none. */
const matches = (expected: Buffer, given: Buffer) =>
  given.length === expected.length && timingSafeEqual(expected, given)
const hex = (text: string | undefined) =>
  Buffer.from(/^[0-9a-f]{64}$/i.test(text ?? '') ? (text as string) : '', 'hex')

const header = (headers: IncomingHttpHeaders, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** `t=1,v1=ab,v1=cd` as pairs; some keys come several times. */
const pairsOf = (text: string) =>
  text
    .slice(0, 2_000)
    .split(',')
    .map(part => {
      const at = part.indexOf('=')
      return { key: part.slice(0, at).trim(), value: part.slice(at + 1).trim() }
    })

const isFresh = (at: number, now: number) => Math.abs(now - at) <= windowMs

/** While a secret is changed Stripe signs with the old and the new one, and either counts. */
function stripe({ headers, body, secret, now }: Signed) {
  const pairs = pairsOf(header(headers, 'stripe-signature') ?? '')
  const time = pairs.find(({ key }) => key === 't')?.value ?? ''
  if (!/^\d{1,12}$/.test(time) || !isFresh(Number(time) * 1000, now)) return false
  const expected = digestOf(secret, `${time}.`, body)
  return pairs.some(({ key, value }) => key === 'v1' && matches(expected, hex(value)))
}

const razorpay = ({ headers, body, secret }: Signed) =>
  matches(digestOf(secret, body), hex(header(headers, 'x-razorpay-signature')))

function wordpress({ headers, body, secret }: Signed) {
  const expected = digestOf(secret, body)
  const ours = header(headers, 'x-mettle-signature')
  if (ours !== undefined) return matches(expected, hex(ours.replace(/^sha256=/, '')))
  const shop = header(headers, 'x-wc-webhook-signature') ?? ''
  return /^[A-Za-z0-9+/]{43}=$/.test(shop) && matches(expected, Buffer.from(shop, 'base64'))
}

/** Since 5.87 Ghost signs the time with the body; before, the body alone, and then the time says nothing. */
function ghost({ headers, body, secret, now }: Signed) {
  const pairs = pairsOf(header(headers, 'x-ghost-signature') ?? '')
  const given = hex(pairs.find(({ key }) => key === 'sha256')?.value)
  const time = pairs.find(({ key }) => key === 't')?.value ?? ''
  if (!/^\d{1,15}$/.test(time) || !isFresh(Number(time), now)) return false
  const withTime = matches(digestOf(secret, body, time), given)
  return matches(digestOf(secret, body), given) || withTime
}

const schemes = { stripe, razorpay, wordpress, ghost }

/** Whether whoever holds the secret has sent exactly this, and not long ago where the scheme tells the time. */
export const isSigned = (source: Source, signed: Signed): boolean => schemes[source](signed)
