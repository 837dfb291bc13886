import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database, Tx } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import {
  type ApiToken,
  countApiTokens,
  findApiToken,
  insertApiToken,
  lockApiTokensOf,
  noteApiTokenUse,
} from './api-token-queries.ts'
import { system } from './system-actor.ts'
import { digestOf } from './tickets.ts'

/** By which people and scanners for lost secrets recognise one. */
const prefix = 'mettle_'
export const mostPerPerson = 20

export type ApiTokens = ReturnType<typeof openApiTokens>

/**
 * Tokens that people give to programs. Each carries a mark made with a secret of ours, so that made-up ones are refused
 * without asking the database; what is kept is a digest.
 */
export function openApiTokens(db: Database, secret: KeyObject, onTrouble: (error: unknown) => void) {
  const markOf = (random: Buffer) => createHmac('sha256', secret).update(random).digest().subarray(0, 8)

  function make(): string {
    const random = randomBytes(24)
    return prefix + Buffer.concat([random, markOf(random)]).toString('base64url')
  }

  return {
    isOne: (token: string) => token.startsWith(prefix),

    async find(token: string) {
      const text = token.slice(prefix.length)
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length !== 32 || bytes.toString('base64url') !== text) return undefined
      if (!timingSafeEqual(bytes.subarray(24), markOf(bytes.subarray(0, 24)))) return undefined
      const found = await findApiToken(db, system, digestOf(token))
      // Nobody waits for it: what a token may read is not to hang on whether something can be written.
      if (found && !found.isNoted) noteApiTokenUse(db, system, found.id).catch(onTrouble)
      return found
    },

    /** In its owner's transaction. The answer alone holds the token itself. */
    async create(
      tx: Tx,
      person: string,
      given: { name: string; expires_at: string | null; read_only: boolean },
    ): Promise<ApiToken & { token: string }> {
      if (given.expires_at !== null && Date.parse(given.expires_at) <= Date.now())
        throw invalid('expires_at', 'must be in the future')
      await lockApiTokensOf(tx, person)
      if ((await countApiTokens(tx)) >= mostPerPerson)
        throw new Failure('CONFLICT', `You have ${mostPerPerson} API tokens already. Revoke one first.`)
      const token = make()
      return { ...(await insertApiToken(tx, { ...given, person, digest: digestOf(token) })), token }
    },
  }
}
