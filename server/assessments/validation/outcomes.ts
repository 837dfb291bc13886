import { foldAll } from '../../analytics/index.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { roundedAs } from '../../platform/http/rounding.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import { asSystem } from '../as-system-queries.ts'
import type { Person } from '../journey/attempts.ts'
import { requireManagerForOthers } from '../require-manager.ts'
import { importCrmOutcomes, listOutcomes, type NewOutcome, personExists, putOutcomes } from './queries.ts'

const nobody = () => new Failure('NOT_FOUND', 'There is no such person.')

async function known(tx: Tx, person: string) {
  if (!isUuid(person) || !(await asSystem(tx, () => personExists(tx, person)))) throw nobody()
}

export async function recordOutcomes(
  tx: Tx,
  actor: Person,
  person: string,
  given: NewOutcome | NewOutcome[],
) {
  await known(tx, person)
  const list = Array.isArray(given) ? given : [given]
  const field = (i: number, name: string) => (Array.isArray(given) ? `${i}.${name}` : name)
  const seen = new Set<string>()
  for (const [i, { metric, period_from, period_to }] of list.entries()) {
    if (period_to < period_from) throw invalid(field(i, 'period_to'), 'must not lie before period_from')
    const key = `${metric} ${period_from} ${period_to}`
    if (seen.has(key)) throw invalid(field(i, 'metric'), 'is given twice for the same period')
    seen.add(key)
  }
  return putOutcomes(tx, person, actor.id, list)
}

export async function readOutcomes(tx: Tx, actor: Person, person: string, limit: number, offset: number) {
  requireManagerForOthers(actor, tx, person, 'outcomes')
  await known(tx, person)
  const rows = await listOutcomes(tx, person, limit, offset)
  // What people recorded is told as they gave it; what the service counts are rates.
  return rows.map(row =>
    row.source === 'crm' && row.value !== null ? { ...row, value: roundedAs('share', row.value) } : row,
  )
}

/** What this installation's own calls, leads and follow-ups say, brought up to date once all is counted; whether it was. */
export async function refreshCrmOutcomes(db: Database, stopping?: AbortSignal): Promise<boolean> {
  await foldAll(db, stopping)
  if (stopping?.aborted) return false
  await db.withActor(systemActor('outcomes'), importCrmOutcomes)
  return true
}
