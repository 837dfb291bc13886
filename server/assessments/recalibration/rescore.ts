import { type Database, systemActor } from '../../platform/db/index.ts'
import { beforeAll } from '../norms/queries.ts'
import { type RecomputeParts, recompute } from '../recompute.ts'
import { listScoredAttempts } from './queries.ts'

const actor = systemActor('rescoring')

/** The job: each scored attempt in a transaction of its own, so that one that was interrupted goes on where it was. */
export async function rescoreAll(
  parts: RecomputeParts & { db: Database },
  assessment: string,
  calibration: string | null,
) {
  for (let after = beforeAll; ; ) {
    const from = after
    const page = await parts.db.withActor(actor, tx => listScoredAttempts(tx, assessment, from, 200))
    for (const { id } of page)
      await parts.db.withActor(actor, tx => recompute(tx, parts, id, 'rescored', calibration))
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}
