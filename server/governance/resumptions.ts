import { createHmac, type KeyObject } from 'node:crypto'
import type { Tx } from '../platform/db/index.ts'
import { linkAt } from './chain.ts'
import type { Checkpoint } from './checkpoint.ts'
import { chainBeginning } from './prunings.ts'

/** Where the chain was taken up again behind a checkpoint, by an operator who restored a backup. */
export type Resumption = {
  epoch: number
  position: number
  head: Buffer
  abandoned: string
  reason: string
  at: string
  signature: Buffer
}

const sign = (
  key: KeyObject,
  { epoch, position, head, abandoned, reason }: Omit<Resumption, 'at' | 'signature'>,
) =>
  createHmac('sha256', key)
    .update(`resumption ${JSON.stringify([epoch, position, head.toString('hex'), abandoned, reason])}`)
    .digest()

/** Those that were really made here, oldest first; whatever somebody else wrote into the table counts for nothing. */
export async function resumptions(tx: Tx, key: KeyObject): Promise<Resumption[]> {
  const rows = await tx.rows<Resumption>(
    'select epoch, position, head, abandoned, reason, app.iso(at) as at, signature from audit.resumptions order by epoch',
  )
  return rows.filter(row => sign(key, row).equals(row.signature))
}

export async function addResumption(
  tx: Tx,
  key: KeyObject,
  given: { epoch: number; position: number; head: Buffer; abandoned: string; reason: string },
) {
  const { epoch, position, head, abandoned, reason } = given
  await tx.rows(
    `insert into audit.resumptions (epoch, position, head, abandoned, reason, signature) values ($1, $2, $3, $4, $5, $6)`,
    [epoch, position, head, abandoned, reason, sign(key, given)],
  )
}

export type Standing = 'reached' | 'abandoned' | 'pruned' | 'missing'

/**
 * Does the chain still hold what the checkpoint says was sealed? One that an operator gave up is abandoned, as long as the
 * chain holds the place from which it was taken up again; one before what retention has removed cannot be looked at.
 */
export async function standingOf(tx: Tx, key: KeyObject, checkpoint: Checkpoint): Promise<Standing> {
  if (checkpoint.position < (await chainBeginning(tx, key)).position) return 'pruned'
  const there = await linkAt(tx, checkpoint.position)
  if (there?.mac.toString('hex') === checkpoint.head) return 'reached'
  for (const { epoch, position, head } of await resumptions(tx, key)) {
    if (epoch <= checkpoint.epoch || position >= checkpoint.position) continue
    if ((await linkAt(tx, position))?.mac.equals(head)) return 'abandoned'
  }
  return 'missing'
}
