import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Rewrite } from '../../platform/db/rewrite.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Sealer } from '../sealer.ts'

export type EraseParts = {
  db: Database
  seal: Seal
  sealer: Pick<Sealer, 'extend'>
  /** Where the list of erasures is kept, beside the database. */
  dataDir: string
  rewrite: Rewrite
}

export const system = systemActor('erasure')
