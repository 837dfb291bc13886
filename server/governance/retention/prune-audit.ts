import type { Tx } from '../../platform/db/index.ts'
import type { Seal } from '../../platform/seal.ts'
import { chainKey } from '../chain.ts'
import { chainBeginning, signPruning } from '../prunings.ts'
import { sealerLock } from '../sealer.ts'
import { walk } from '../verify.ts'
import { prunableBlock, pruneAudit } from './queries.ts'

const atOnce = 2_000

export class AuditNotWhole extends Error {}

/**
 * Removes the oldest block of the audit log that is past its age. It is verified first: what was tampered with must not
 * be cleared away. How many entries went.
 */
export async function pruneAuditOnce(tx: Tx, seal: Seal): Promise<number> {
  // The sealer reads the end of the chain while this moves its beginning.
  await tx.rows('select pg_advisory_xact_lock($1)', [sealerLock])
  const key = await chainKey(tx, seal)
  const from = await chainBeginning(tx, key)
  const block = await prunableBlock(tx, from.position, atOnce)
  if (!block) return 0
  const { broken } = await walk(tx, key, from, block.position - from.position)
  if (broken)
    throw new AuditNotWhole(
      `The audit log is not whole at entry ${broken.position}: nothing of it is removed.`,
    )
  return pruneAudit(tx, block.position, signPruning(key, block))
}
