import { createHmac, type KeyObject } from 'node:crypto'
import type { Tx } from '../platform/db/index.ts'
import { beforeFirst, type Head, linkAt } from './chain.ts'

/** Of the link before which retention has removed everything: only whoever holds the chain's key moves the beginning. */
export const signPruning = (key: KeyObject, { position, mac }: Pick<Head, 'position' | 'mac'>): Buffer =>
  createHmac('sha256', key)
    .update(`pruning ${JSON.stringify([position, mac.toString('hex')])}`)
    .digest()

/** Where the chain begins now: before its first entry, or at the link up to which it was pruned. */
export async function chainBeginning(tx: Tx, key: KeyObject): Promise<Head> {
  const [pruned] = await tx.rows<{ position: number; mac: Buffer; signature: Buffer }>(
    'select position, mac, signature from audit.prunings order by position desc limit 1',
  )
  if (!pruned || !signPruning(key, pruned).equals(pruned.signature)) return beforeFirst
  const link = await linkAt(tx, pruned.position)
  return link?.mac.equals(pruned.mac) ? link : beforeFirst
}
