import { decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose'
import type { Config } from '../platform/config.ts'
import { Failure, fromDatabase } from '../platform/errors.ts'
import type { Bearer } from '../platform/http/app-types.ts'
import { isUuid } from '../platform/http/schemas.ts'
import type { ExternalIssuer } from './external.ts'
import type { KeyRing } from './key-ring.ts'
import { algorithm, ownAudience } from './keys.ts'

const mostRemembered = 50_000
const longest = 8_192

type Remembered = { bearer: Bearer; until: number; session: string | undefined }

/** Who a token speaks for. What was verified once is remembered until it expires: a signature costs a tenth of a request. */
export function openBearers(config: Config, keys: KeyRing, external: ExternalIssuer | undefined) {
  const remembered = new Map<string, Remembered>()

  // By the whole header, so that a known one costs a look into the map. The oldest goes first: it is verified again.
  function remember(header: string, entry: Remembered) {
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value as string)
    remembered.set(header, entry)
    return entry
  }

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
        requiredClaims: ['sub', 'exp', 'iat'],
      })
      return isUuid(payload.sub as string) ? entryOf(payload, payload.sub as string) : undefined
    }
    if (!isExternal) return undefined
    const verified = await external.verify(token)
    const { id, role } = await external.personOf(verified)
    return entryOf({ exp: verified.exp, role }, id)
  }

  function recall(header: string | undefined): Remembered | undefined {
    const entry = header === undefined ? undefined : remembered.get(header)
    return entry && entry.until > Date.now() ? entry : undefined
  }

  async function lookUp(header = ''): Promise<Remembered | undefined> {
    const token = header.length > longest ? undefined : header.match(/^bearer +([\w.-]+) *$/i)?.[1]
    if (!token || !isCompact(token)) return undefined
    try {
      const entry = await verify(token)
      return entry && remember(header, entry)
    } catch (error) {
      if (unableToTell(error)) throw new Failure('UNAVAILABLE')
      return undefined
    }
  }

  return {
    /** Undefined for a missing, invalid or expired token; throws only where that cannot be told. */
    bearerOf: async (header: string | undefined): Promise<Bearer | undefined> =>
      (recall(header) ?? (await lookUp(header)))?.bearer,

    sessionOf: async (header: string | undefined) => (recall(header) ?? (await lookUp(header)))?.session,

    forget(person: string) {
      for (const [header, { bearer }] of remembered) if (bearer.id === person) remembered.delete(header)
    },
  }
}

/** Three parts, each in the one form base64url allows: libraries read more than that, and a token has no second spelling. */
export const isCompact = (token: string) => {
  const parts = token.split('.')
  return (
    parts.length === 3 && parts.every(part => Buffer.from(part, 'base64url').toString('base64url') === part)
  )
}

const entryOf = ({ exp, role, sid }: JWTPayload, id: string): Remembered => ({
  bearer: { id: id.toLowerCase(), sees: role === 'admin' || role === 'manager' ? 'all' : 'own' },
  until: (exp as number) * 1000,
  session: typeof sid === 'string' ? sid : undefined,
})

// The issuer's keys or the database out of reach: the token may be good, so 401 would be a lie.
const unableToTell = (error: unknown) =>
  (error instanceof Failure ? error : fromDatabase(error))?.code === 'UNAVAILABLE'
