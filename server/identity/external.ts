import { createSecretKey } from 'node:crypto'
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import type { Config } from '../platform/config.ts'
import type { Database, Role } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { isUuid } from '../platform/http/schemas.ts'
import { trimText } from '../platform/visible-text.ts'
import { knownPerson, personOfIdentity, profileOfSubject, roleOf } from './identity-queries.ts'
import { system } from './system-actor.ts'

export const asymmetric = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')
// Twice at most for one request, for where the keys are and for the keys: within five seconds it is told.
const answerWithin = 2_000
const requiredClaims = ['sub', 'exp']

type Keys = ReturnType<typeof createRemoteJWKSet>

export type ExternalIssuer = NonNullable<ReturnType<typeof openExternalIssuer>>

/** The one issuer beside ourselves whose tokens are taken, by its published keys or by a shared secret. */
export function openExternalIssuer({ auth }: Config, db: Database) {
  const { issuer, audience, jwtSecret } = auth
  if (!issuer && !jwtSecret) return undefined
  const secret = jwtSecret ? createSecretKey(Buffer.from(jwtSecret)) : undefined
  const expected = { requiredClaims, ...(issuer ? { issuer } : {}), ...(audience ? { audience } : {}) }

  // Found at first need and again after a failure: an issuer that is away when we start is not given up.
  let keys: Promise<Keys> | undefined
  const published = (from: string) => {
    keys ??= findKeys(from, auth.jwksUrl).catch(error => {
      keys = undefined
      throw error
    })
    return keys
  }
  const keyOf: JWTVerifyGetKey = async (header, token) => {
    const find = await published(issuer as string)
    return find(header, token).catch(error => {
      throw error instanceof errors.JWKSTimeout ||
        !(error instanceof errors.JOSEError) ||
        error.code === 'ERR_JOSE_GENERIC'
        ? new Failure('UNAVAILABLE')
        : error
    })
  }

  async function check(token: string): Promise<JWTPayload> {
    const { alg } = decodeProtectedHeader(token)
    if (issuer && decodeJwt(token).iss !== issuer) throw new errors.JWTInvalid('another issuer')
    if (secret && alg === 'HS256')
      return (await jwtVerify(token, secret, { ...expected, algorithms: ['HS256'] })).payload
    if (!issuer || !asymmetric.includes(alg ?? '')) throw new errors.JOSEAlgNotAllowed('not taken here')
    return (await jwtVerify(token, keyOf, { ...expected, algorithms: asymmetric })).payload
  }

  return {
    async verify(token: string) {
      const { sub, iss, exp, ...claims } = await check(token)
      if (typeof sub !== 'string' || sub === '') throw new errors.JWTInvalid('nobody in particular')
      return { sub, iss: typeof iss === 'string' ? iss : '', exp: exp as number, claims }
    },

    /** The profile behind the token, made on first sight. A UUID is the profile's id; anything else is mapped to one. */
    personOf: async ({ iss, sub, claims }: Verified): Promise<{ id: string; role: Role }> =>
      (await knownPerson(db, system, iss, sub)) ??
      db.withActor(system, async tx => {
        const identity = {
          issuer: iss,
          subject: sub,
          first_name: nameOf(claims.given_name),
          last_name: nameOf(claims.family_name),
          email: emailOf(claims.email),
        }
        const id = await (isUuid(sub) ? profileOfSubject(tx, identity) : personOfIdentity(tx, identity))
        return { id, role: await roleOf(tx, id) }
      }),
  }
}

type Verified = { sub: string; iss: string; claims: Record<string, unknown> }

async function findKeys(issuer: string, jwksUrl: string | undefined): Promise<Keys> {
  const options = { timeoutDuration: answerWithin }
  if (jwksUrl) return createRemoteJWKSet(new URL(jwksUrl), options)
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(answerWithin), redirect: 'error' })
    const document = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown }
    if (document.issuer === issuer) return createRemoteJWKSet(new URL(String(document.jwks_uri)), options)
  } catch {
    // Said below, whatever the cause.
  }
  throw new Failure('UNAVAILABLE')
}

const textOf = (claim: unknown, most: number) =>
  typeof claim === 'string' ? trimText(claim.replaceAll('\0', '')).slice(0, most) || null : null
export const nameOf = (claim: unknown) => textOf(claim, 200)
export const emailOf = (claim: unknown) => textOf(claim, 320)?.toLowerCase() ?? null
