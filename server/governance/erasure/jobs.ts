import type { Alone } from '../../platform/db/alone.ts'
import { type Jobs, longWork } from '../../platform/jobs.ts'
import { inBatches } from './batches.ts'
import { redactAudit } from './erase.ts'
import { type EraseParts, system } from './parts.ts'
import { dueErasures, forgetPseudonyms, lateErasures } from './queries.ts'

export const erasureQueue = 'erasure'

export async function erasureJobs(parts: EraseParts & { jobs: Jobs; alone: Alone }) {
  const { db, jobs, alone } = parts
  const erase = inBatches(parts)
  // Whoever asks again, and every hour, has one that is under way done once more.
  await jobs.work(erasureQueue, ({ id }) => alone(`erasure ${id}`, () => erase(String(id))), longWork)

  const beginDue = () =>
    db.withActor(system, async tx => {
      for (const id of await dueErasures(tx)) await jobs.enqueue(tx, erasureQueue, { id })
    })
  await jobs.every('53 * * * *', 'erasures-due', beginDue)
  await jobs.every('29 2 * * *', 'erasures-late', async () => {
    for (const one of await db.withActor(system, lateErasures)) await redactAudit(parts, one, one.begun_at)
    await db.withActor(system, forgetPseudonyms)
  })
  await beginDue()
}
