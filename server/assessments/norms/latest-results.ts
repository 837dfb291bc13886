import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Seal } from '../../platform/seal.ts'
import type { StoredResult } from '../journey/compute.ts'
import { openResult } from '../journey/open-result.ts'
import { beforeAll, listLatestResults } from './queries.ts'

const atOnce = 500

/**
 * One result per person, opened by the service itself and handed to `use` one by one; what `use` makes of them may
 * only be aggregates. Between pages other requests get their turn.
 */
export async function eachLatestResult(
  { db, seal }: { db: Database; seal: Seal },
  assessment: string,
  use: (result: StoredResult, user: string) => void,
) {
  const actor = systemActor('aggregate results')
  for (let after = beforeAll; ; ) {
    const from = after
    const rows = await db.withActor(actor, tx => listLatestResults(tx, assessment, from, atOnce))
    for (const row of rows) use(openResult(seal, row), row.user_id)
    const last = rows.at(-1)
    if (!last) return
    after = last.user_id
  }
}
