import { type Database, systemActor } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Seal } from '../platform/seal.ts'
import { chainKey, lastLink } from './chain.ts'
import { checkpointFile, readCheckpoint, showCheckpoint } from './checkpoint.ts'
import { addResumption, resumptions, standingOf } from './resumptions.ts'
import { sealerLock } from './sealer.ts'

/**
 * Takes the chain up again from where it ends now, after a backup was restored: what had been sealed beyond that is given
 * up, with a reason, and every verification tells of it from then on.
 */
export async function resumeChain(
  { db, seal, dataDir }: { db: Database; seal: Seal; dataDir: string },
  given: { reason: string; checkpoint?: string | undefined },
) {
  const { file, key, fresh, ...resumed } = await db.withActor(systemActor('command line'), async tx => {
    const [lock] = await tx.rows<{ database: string }>(
      'select pg_advisory_xact_lock($1), current_database() as database',
      [sealerLock],
    )
    const key = await chainKey(tx, seal)
    const file = checkpointFile(dataDir, lock?.database as string)
    const known = given.checkpoint === undefined ? file.load(key) : readCheckpoint(key, given.checkpoint)
    if (known === undefined)
      throw new Failure(
        'CONFLICT',
        `${file.path} is not there: give the checkpoint from the log with --checkpoint.`,
      )
    if (known !== 'unreadable' && (await standingOf(tx, key, known)) !== 'missing')
      throw new Failure('CONFLICT', 'The chain holds what the checkpoint says: there is nothing to resume.')
    const { position, mac } = await lastLink(tx)
    const last = (await resumptions(tx, key)).at(-1)?.epoch ?? 0
    const epoch = Math.max(last, known === 'unreadable' ? 0 : known.epoch) + 1
    const abandoned = known === 'unreadable' ? 'unreadable' : showCheckpoint(key, known)
    await addResumption(tx, key, { epoch, position, head: mac, abandoned, reason: given.reason })
    await tx.rows(`select audit.record('resume', 'audit', $1, '{}')`, [String(epoch)])
    const fresh = { epoch, position, head: mac.toString('hex'), at: Date.now() }
    return { file, key, fresh, epoch, position, abandoned, reason: given.reason }
  })
  file.save(key, fresh)
  return resumed
}
