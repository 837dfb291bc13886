import { decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Config } from '../platform/config.ts'
import { Failure, fromDatabase } from '../platform/errors.ts'
import type { Bearer } from '../platform/http/app-types.ts'
import { isUuid } from '../platform/http/schemas.ts'
import type { ApiTokens } from './api-tokens.ts'
import type { ExternalIssuer } from './external.ts'
import type { KeyRing } from './key-ring.ts'
import { algorithm, ownAudience } from './keys.ts'

const longest = 8_192
/** In bytes, some 50,000 of our own tokens: somebody else's may be ten times as long. */
const mostRemembered = 32 * 1_048_576
/** What is kept beside a token. */
const beside = 300
/** An API token is looked up again after this, so that its last use is known to the minute. */
const apiTokenTime = 60_000

type Remembered = { bearer: Bearer; until: number }

/**
 * Who a token speaks for. What was verified once is remembered until it expires: a signature costs a tenth of a request.
 * Whether its session has ended meanwhile the database says, in the request's own transaction.
 */
export function openBearers(
  config: Config,
  keys: KeyRing,
  external: ExternalIssuer | undefined,
  apiTokens: ApiTokens,
) {
  const remembered = new LRUCache<string, Remembered>({
    maxSize: mostRemembered,
    sizeCalculation: (_, token) => token.length + beside,
  })

  /**
   * Ours are known by the key: nobody else holds it, and the name in `iss` moves when PUBLIC_URL does. A token that
   * claims to be ours is never tried with anybody else's key or secret.
   */
  async function verify(token: string): Promise<Remembered | undefined> {
    const { iss } = decodeJwt(token)
    const { kid } = decodeProtectedHeader(token)
    const isExternal = external !== undefined && iss !== config.publicUrl
    const named = isExternal && iss !== undefined && iss === config.auth.issuer
    const ours = !named && typeof kid === 'string' ? await keys.find(kid) : undefined
    if (ours) {
      const { payload } = await jwtVerify(token, ours.verify, {
        audience: ownAudience,
        algorithms: [algorithm],
        requiredClaims: ['sub', 'exp', 'iat', 'sid'],
      })
      const { sub, sid } = payload as { sub: string; sid: unknown }
      return isUuid(sub) && typeof sid === 'string' && isUuid(sid)
        ? entryOf(payload, sub, { session: sid })
        : undefined
    }
    if (!isExternal) return undefined
    const verified = await external.verify(token)
    const { id, role } = await external.personOf(verified)
    return entryOf({ exp: verified.exp, role }, id)
  }

  async function lookUpApiToken(token: string): Promise<Remembered | undefined> {
    const found = await apiTokens.find(token)
    if (!found) return undefined
    const until = Date.now() + apiTokenTime
    const credential = { apiToken: found.id, readOnly: found.readOnly }
    return entryOf({ exp: until / 1000, role: found.role }, found.person, credential)
  }

  async function lookUp(token: string): Promise<Remembered | undefined> {
    try {
      if (apiTokens.isOne(token)) return await lookUpApiToken(token)
      return isCompact(token) ? await verify(token) : undefined
    } catch (error) {
      if (cannotVerify(error)) throw new Failure('UNAVAILABLE')
      return undefined
    }
  }

  const fresh = (token: string) => {
    const known = remembered.get(token)
    return known && known.until > Date.now() ? known.bearer : undefined
  }

  return {
    /** Whom a header speaks for that was seen before: what is remembered under its token needs no reading. */
    known: (header: string | undefined): Bearer | undefined =>
      header?.startsWith('Bearer ') ? fresh(header.slice(7)) : undefined,

    /** Undefined for a missing, invalid or expired token; throws only where that cannot be told. */
    async bearerOf(header: string | undefined): Promise<Bearer | undefined> {
      const token = tokenIn(header)
      if (token === undefined) return undefined
      const known = fresh(token)
      if (known) return known
      const found = await lookUp(token)
      // A copy of its own: a piece of the header would keep the whole header in memory.
      if (found) remembered.set(Buffer.from(token).toString(), found)
      return found?.bearer
    },
  }
}

function tokenIn(header: string | undefined): string | undefined {
  if (header === undefined || header.length > longest) return undefined
  return header.match(/^bearer +([\w.-]+) *$/i)?.[1]
}

/** Three parts, each in the one form base64url allows: libraries read more than that, and a token has no second spelling. */
export const isCompact = (token: string) => {
  const parts = token.split('.')
  return (
    parts.length === 3 && parts.every(part => Buffer.from(part, 'base64url').toString('base64url') === part)
  )
}

const entryOf = (
  { exp, role }: JWTPayload,
  id: string,
  credential: Pick<Bearer, 'session' | 'apiToken' | 'readOnly'> = {},
): Remembered => ({
  bearer: {
    id: id.toLowerCase(),
    sees: role === 'admin' || role === 'manager' ? 'all' : 'own',
    expiresAt: (exp as number) * 1000,
    ...credential,
  },
  until: (exp as number) * 1000,
})

// The issuer's keys or the database out of reach: the token may be good, so 401 would be a lie.
const cannotVerify = (error: unknown) =>
  (error instanceof Failure ? error : fromDatabase(error))?.code === 'UNAVAILABLE'
