import type { Alone } from '../../platform/db/alone.ts'
import { type Jobs, longWork } from '../../platform/jobs.ts'
import { inBatches } from './batches.ts'
import { redactAudit } from './erase.ts'
import { appendToLedger } from './ledger.ts'
import { type EraseParts, system } from './parts.ts'
import { doneErasures, dueErasures, forgetPseudonyms, lateErasures } from './queries.ts'
import { receiptDigest } from './receipt.ts'

export const erasureQueue = 'erasure'

export async function erasureJobs(parts: EraseParts & { jobs: Jobs; alone: Alone }) {
  const { db, jobs, dataDir, alone } = parts
  const erase = inBatches(parts)
  // Whoever asks again, and every hour, has one that is under way done once more.
  await jobs.work(erasureQueue, ({ id }) => alone(`erasure ${id}`, () => erase(String(id))), longWork)

  const beginDue = () =>
    db.withActor(system, async tx => {
      for (const id of await dueErasures(tx)) await jobs.enqueue(tx, erasureQueue, { id })
    })
  /** Every data folder has the whole list, whichever instance did the work. */
  const completeLedger = async () => {
    const done = await db.withActor(system, doneErasures)
    const lines = done.map(({ kind, subject_id: id, finished_at: at, receipt }) => ({
      kind,
      id,
      at,
      receipt: receiptDigest(receipt),
    }))
    await appendToLedger(dataDir, lines)
  }
  await jobs.every('53 * * * *', 'erasures-due', async () => {
    await beginDue()
    await completeLedger()
  })
  await jobs.every('29 2 * * *', 'erasures-late', async () => {
    for (const one of await db.withActor(system, lateErasures)) await redactAudit(parts, one, one.begun_at)
    await db.withActor(system, forgetPseudonyms)
  })
  await beginDue()
}
