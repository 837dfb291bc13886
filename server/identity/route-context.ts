import type { ReadLog } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { refuseBeyond } from '../platform/http/rate-limit.ts'
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

type Reply = { header(name: string, value: number): unknown }

/** Accounts cost a hash and a letter each; whoever makes many from one place is stopped long before other requests are. */
export async function limitSignUps(limits: Limits, { address }: { address: string }, reply: Reply) {
  const message = 'Too many accounts were made from your address. Try again in an hour.'
  refuseBeyond(reply, await limits.signUp(networkOf(address)), message)
}

/** What is asked about one account is counted together, wherever it comes from. */
export async function guard(limits: Limits, reply: Reply, key: string) {
  refuseBeyond(reply, await limits.internal(key), 'Too many attempts. Wait a minute, then try again.')
}
