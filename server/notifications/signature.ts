import { createHmac, randomBytes } from 'node:crypto'

// As the Standard Webhooks convention has it: https://www.standardwebhooks.com

const prefix = 'whsec_'

export const makeSecret = () => prefix + randomBytes(24).toString('base64')

/** With every secret that holds, so that a receiver may change over when it likes. */
export function signedHeaders(id: string, body: string, secrets: string[], seconds: number) {
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
