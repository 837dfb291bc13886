import { erase } from './erase.ts'
import { type Line, readLedger } from './ledger.ts'
import { type EraseParts, system } from './parts.ts'
import { eraseAgain } from './replay-queries.ts'

/**
 * After a backup was restored, before anybody can read: whoever was erased since it was made is erased again. A subject
 * that came back under the same id after its erasure is another, and stays. How many were erased.
 */
export async function replayErasures(
  parts: EraseParts,
  lines: Line[] = readLedger(parts.dataDir),
): Promise<number> {
  let replayed = 0
  for (const line of lines) {
    const id = await parts.db.withActor(system, tx => eraseAgain(tx, line))
    if (id === undefined) continue
    await erase(parts, id)
    replayed++
  }
  return replayed
}
