import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readConfig } from '../platform/config.ts'
import type { ApiTokens } from './api-tokens.ts'
import { openBearers } from './bearer.ts'
import type { ExternalIssuer } from './external.ts'
import type { KeyRing } from './key-ring.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const headerOf = (n: number, padding = '') =>
  `Bearer ${part({ alg: 'HS256' })}.${part({ iss: 'https://issuer.example', n: 100_000 + n, padding })}.${part({})}`

/** What is remembered of another issuer's tokens, and how often one was verified. */
function bearersOfAnother() {
  const counted = { verified: 0 }
  const issuer = {
    verify: async () => {
      counted.verified++
      return { exp: Date.now() / 1000 + 900 }
    },
    personOf: async () => ({ id: '6b8f1c1e-59a0-4a55-9d7b-0c5c9f4f3a11', role: 'user' }),
  } as unknown as ExternalIssuer
  const config = readConfig({ AUTH_ISSUER: 'https://issuer.example', AUTH_AUDIENCE: 'mettle' })
  const noKeys = { find: async () => undefined } as unknown as KeyRing
  const noApiTokens = { isOne: () => false } as unknown as ApiTokens
  return { ...openBearers(config, noKeys, issuer, noApiTokens), counted }
}

it('tokens are remembered up to 32 MB and no further, however long another issuer makes them', async () => {
  const { bearerOf, counted } = bearersOfAnother()
  const padding = 'x'.repeat(5_700)
  const verifiedAgain = async (n: number) => {
    const before = counted.verified
    assert.ok(await bearerOf(headerOf(n, padding)))
    return counted.verified > before
  }

  const length = headerOf(0, padding).length - 'Bearer '.length
  assert.ok(length > 7_500 && length < 8_192)
  // Each with the 300 bytes that are kept beside it.
  const room = Math.floor((32 * 1_048_576) / (length + 300))
  for (let n = 0; n < room; n++) assert.ok(await bearerOf(headerOf(n, padding)))
  assert.equal(counted.verified, room)
  assert.equal(await verifiedAgain(0), false, 'all that fit are remembered')
  for (let n = room; n < room + 10; n++) await bearerOf(headerOf(n, padding))
  assert.equal(await verifiedAgain(room + 9), false)
  assert.equal(await verifiedAgain(0), false, 'used lately')
  assert.equal(await verifiedAgain(1), true, 'the one not used for longest made room')
})

it('a token that was seen is known by its header until it expires', async t => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const { bearerOf, known } = bearersOfAnother()
  const header = headerOf(1)
  assert.equal(known(header), undefined)
  const bearer = await bearerOf(header)
  assert.deepEqual([known(header), known(headerOf(2)), known(undefined)], [bearer, undefined, undefined])
  t.mock.timers.tick(900_000)
  assert.equal(known(header), undefined)
})
