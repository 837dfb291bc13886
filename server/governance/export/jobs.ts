import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Files } from '../../platform/files.ts'
import { type Jobs, longWork } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Seal } from '../../platform/seal.ts'
import { openSlowLane } from '../../platform/slow-lane.ts'
import { gather } from './gather.ts'
import { exportFailed, exportReady, findWanted, giveBackAbandoned, removeOldExports } from './queries.ts'

export const exportQueue = 'data-export'
const system = systemActor('export')
const most = 1_000_000_000
const keepDays = 7
// One at a time leaves connections to requests.
const lane = openSlowLane({ atOnce: 1, perPerson: 1, waiting: 1_000, waitMs: 600_000 })

type Parts = { db: Database; seal: Seal; files: Files; jobs: Jobs; log: Logger }

/** Sealed at rest with the key of whoever asked for it. One that a kill broke off is begun anew. */
export async function makeExport(parts: Omit<Parts, 'jobs'>, id: string) {
  const { db, files, log } = parts
  const wanted = await db.withActor(system, tx => findWanted(tx, id))
  if (!wanted) return
  const leave = await lane.enter(wanted.requested_by)
  try {
    const file = {
      owner: wanted.requested_by,
      purpose: 'data export',
      mediaType: 'application/json',
      most,
      keepDays,
    }
    const stored = await files.put(file, gather(parts, wanted))
    await db.withActor(system, tx => exportReady(tx, id, stored.id, stored.size))
  } catch (error) {
    log.error({ err: error, export: id }, 'an export of what is held failed')
    await db.withActor(system, tx => exportFailed(tx, id))
  } finally {
    leave()
  }
}

export const tidyExports = (db: Database) =>
  db.withActor(system, async tx => {
    await giveBackAbandoned(tx)
    await removeOldExports(tx)
  })

export async function exportJobs(parts: Parts) {
  const { db, jobs } = parts
  await jobs.work(exportQueue, data => makeExport(parts, String(data.id)), longWork)
  await jobs.every('37 * * * *', 'forget-exports', () => tidyExports(db))
}
