import type { Identity } from '../../identity/index.ts'
import type { Database, Origin } from '../../platform/db/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Logger } from '../../platform/log.ts'
import type { Feed } from '../feed.ts'
import type { Version } from './messages.ts'
import type { Quotas } from './quotas.ts'

export type SocketParts = {
  db: Database
  feed: Feed
  identity: Identity
  limits: Limits
  log: Logger
  mostStreams: number
}
export type SocketContext = SocketParts & { quotas: Quotas }
/** Who is at the other end, as far as the request to connect says. */
export type Peer = { version: Version; network: string; origin: Origin }
