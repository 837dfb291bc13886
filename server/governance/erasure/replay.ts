import { finishErasures, removeTraces } from './erase.ts'
import { type Line, readLedger } from './ledger.ts'
import { type EraseParts, system } from './parts.ts'
import type { Running } from './queries.ts'
import { eraseAgain } from './replay-queries.ts'

/**
 * After a backup was restored, before anybody can read: whoever was erased since it was made is erased again. A subject
 * that came back under the same id after its erasure is another, and stays. How many were erased.
 */
export async function replayErasures(parts: EraseParts, lines?: Line[]): Promise<number> {
  const replayed: Running[] = []
  for (const line of lines ?? (await readLedger(parts.dataDir))) {
    const id = await parts.db.withActor(system, tx => eraseAgain(tx, line))
    if (id) replayed.push(...(await removeTraces(parts, id)))
  }
  await finishErasures(parts, replayed)
  return replayed.length
}
