import type { Seal } from '../../platform/seal.ts'
import { inTurns } from '../../platform/turns.ts'
import type { Results, StoredResult } from './compute.ts'
import { leastSelfAnswers } from './evidence.ts'
import type { ResultRow } from './queries.ts'

export const resultPlace = (id: string) => ({ table: 'assessment_results', row: id, column: 'sealed' })

export function openResult(seal: Seal, row: ResultRow): StoredResult {
  const key = seal.unwrap({ id: row.key_id, master_id: row.master_id, wrapped: row.wrapped })
  const results = JSON.parse(seal.open(key, resultPlace(row.id), row.sealed)) as Results
  return {
    ...results,
    // Results of engine 1.0 do not say it themselves.
    not_counted: results.not_counted ?? 0,
    complete: results.complete ?? results.dimensions.every(hasLeastAnswers),
    id: row.id,
    computed_at: row.computed_at,
    reason: row.reason,
  }
}

/** Hundreds take a while. */
export function openResults(seal: Seal, rows: ResultRow[]): Promise<StoredResult[]> {
  const opened: StoredResult[] = []
  return inTurns(
    (function* () {
      for (const row of rows) {
        opened.push(openResult(seal, row))
        yield
      }
      return opened
    })(),
  )
}

const hasLeastAnswers = ({ components }: Results['dimensions'][number]) =>
  components.some(({ component, evidence }) => component === 'self' && evidence >= leastSelfAnswers)
