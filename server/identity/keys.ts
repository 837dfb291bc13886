import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose'
import type { Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import {
  deleteKeysSupersededBy,
  insertKey,
  type KeyRow,
  keyRows,
  lockKeys,
  resealKey,
} from './key-queries.ts'

export type SigningKey = {
  kid: string
  jwk: JWK
  verify: CryptoKey
  /** Absent where the master key that sealed it is gone: tokens signed with it still hold, new ones are not made. */
  sign: CryptoKey | undefined
  activeFrom: number
}

export const algorithm = 'ES256'
export const ownAudience = 'mettle'
export const accessSeconds = 900

const placeOf = (kid: string) => ({ table: 'signing_keys', row: kid, column: 'sealed' })

export async function loadKeys(tx: Tx, seal: Seal): Promise<SigningKey[]> {
  return Promise.all((await keyRows(tx)).map(row => unseal(row, seal)))
}

async function unseal({ kid, public: jwk, sealed, active_from }: KeyRow, seal: Seal): Promise<SigningKey> {
  let sign: CryptoKey | undefined
  try {
    sign = (await importJWK(JSON.parse(seal.openSecret(placeOf(kid), sealed)), algorithm)) as CryptoKey
  } catch {
    sign = undefined
  }
  const verify = (await importJWK(jwk, algorithm)) as CryptoKey
  return { kid, jwk, verify, sign, activeFrom: active_from.getTime() }
}

/** The newest whose time has come. */
export const signerOf = (keys: SigningKey[], now = Date.now()) =>
  keys
    .filter(key => key.sign && key.activeFrom <= now)
    .reduce<SigningKey | undefined>(
      (best, key) => (best && best.activeFrom >= key.activeFrom ? best : key),
      undefined,
    )

const day = 86_400_000
const lifetime = 30 * day
/** A new key is published this long before it signs, so that whoever keeps a copy of the set has it by then. */
const notice = day

/**
 * Makes the first key at once and the next one when the newest is a month old; forgets those whose last token expired
 * long ago. Several instances may do it at the same moment; one does.
 */
export async function rotateKeys(tx: Tx, seal: Seal, now = Date.now()): Promise<SigningKey[]> {
  await lockKeys(tx)
  const keys = await loadKeys(tx, seal)
  const signer = signerOf(keys, now)
  const newest = Math.max(0, ...keys.filter(key => key.sign).map(key => key.activeFrom))
  if (!signer) await makeKey(tx, seal, now)
  else if (newest <= now - lifetime) await makeKey(tx, seal, now + notice)
  if (signer && signer.activeFrom <= now - notice)
    await deleteKeysSupersededBy(tx, new Date(signer.activeFrom))
  for (const row of await keyRows(tx)) {
    const key = keys.find(({ kid }) => kid === row.kid)
    // Sealed anew by the newest master key, so that an older one can be taken away.
    if (key?.sign)
      await resealKey(
        tx,
        row.kid,
        seal.sealSecret(placeOf(row.kid), seal.openSecret(placeOf(row.kid), row.sealed)),
      )
  }
  return loadKeys(tx, seal)
}

async function makeKey(tx: Tx, seal: Seal, activeFrom: number) {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const bare = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(bare)
  const jwk: JWK = { ...bare, kid, alg: algorithm, use: 'sig' }
  const sealed = seal.sealSecret(placeOf(kid), JSON.stringify(await exportJWK(pair.privateKey)))
  await insertKey(tx, { kid, public: jwk, sealed, active_from: new Date(activeFrom) })
}

export type Subject = { id: string; role: string; session: string }

export function signAccess(key: SigningKey, issuer: string, { id, role, session }: Subject, now: number) {
  const issued = Math.floor(now / 1000)
  return new SignJWT({ role, sid: session })
    .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(ownAudience)
    .setSubject(id)
    .setJti(crypto.randomUUID())
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessSeconds)
    .sign(key.sign as CryptoKey)
}
