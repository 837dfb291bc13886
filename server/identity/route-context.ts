import type { ReadLog } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Limits } from '../platform/limits.ts'
import type { Seal } from '../platform/seal.ts'
import type { Identity } from './identity.ts'

/** What the routes of identity stand on. */
export type IdentityParts = {
  config: Config
  db: Database
  limits: Limits
  readLog: ReadLog
  identity: Identity
  seal: Seal
}

/** Who types an address with a space behind it means the address. */
export const trimEmail = async ({ body }: { body: unknown }) => {
  const given = body as { email?: unknown } | undefined
  if (typeof given?.email === 'string') given.email = given.email.trim()
}

/** Guesses at one account are counted together, wherever they come from. */
export async function guard(
  limits: Limits,
  reply: { header(name: string, value: number): unknown },
  key: string,
) {
  const { allowed, reset } = await limits.internal(key)
  if (allowed) return
  reply.header('retry-after', Math.max(1, reset - Math.floor(Date.now() / 1000)))
  throw new Failure('RATE_LIMITED', 'Too many attempts. Wait a minute, then try again.')
}
