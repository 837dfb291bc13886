import { asFailure } from '../../platform/http/answer.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { openSlowLane } from '../../platform/slow-lane.ts'
import { checkRows } from './check-import.ts'
import { type ImportParts, system } from './chunks.ts'
import { deleteOldImports, failImport, findImport, unfinishedImports } from './queries.ts'
import { importRows } from './run-import.ts'
import { undoChanges } from './undo-import.ts'

export const importJob = 'lead-import'

// Two at a time leave most connections to requests.
const lane = openSlowLane({ atOnce: 2, perPerson: 1, waiting: 1_000, waitMs: 600_000 })

/**
 * Does what an import's state asks for, from where it stopped. What can never succeed is noted on the import; anything
 * else is thrown, and the job is tried again.
 */
export async function workOnImport(parts: ImportParts, id: string) {
  const { db } = parts
  const found = await db.withActor(system, tx => findImport(tx, id))
  if (!found) return
  const leave = await lane.enter(found.person)
  try {
    if (found.state === 'checking') await checkRows(parts, found)
    else if (found.state === 'running') await importRows(parts, found)
    else if (found.state === 'undoing') await undoChanges(parts, found)
  } catch (error) {
    const failure = asFailure(error)
    if (failure.code === 'UNAVAILABLE' || failure.code === 'INTERNAL_ERROR') throw error
    await db.withActor(system, tx => failImport(tx, id, failure.message))
  } finally {
    leave()
  }
}

/**
 * At a start: what a kill broke off goes on at once, where the queue would only notice after half a minute. Where another
 * instance is at it, the one of the two that comes second to a row stops.
 */
export const resumeImports = ({ db, jobs }: ImportParts & { jobs: Jobs }) =>
  db.withActor(system, async tx => {
    for (const { id } of await unfinishedImports(tx)) await jobs.enqueue(tx, importJob, { id })
  })

export const forgetOldImports = ({ db }: ImportParts) =>
  db.withActor(system, async tx => void (await deleteOldImports(tx)))
