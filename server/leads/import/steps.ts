import type { Tx } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Mapping } from './fields.ts'
import type { Options } from './plan-chunk.ts'
import { beginPhase, findImport, type ImportRecord, type State, setMapping } from './queries.ts'
import { importJob } from './work-on-import.ts'

const importNotFound = () => new Failure('NOT_FOUND', 'There is no such import of yours.')

export async function requireImport(tx: Tx, id: string, lock: '' | 'for update' = ''): Promise<ImportRecord> {
  const found = isUuid(id) ? await findImport(tx, id, lock) : undefined
  if (!found) throw importNotFound()
  return found
}

function requireState({ state }: ImportRecord, allowed: State[]) {
  if (!allowed.includes(state))
    throw new Failure(
      'CONFLICT',
      `The import is ${state}; this can be done when it is ${allowed.join(' or ')}.`,
    )
}

export async function changeMapping(tx: Tx, id: string, mapping: Mapping): Promise<ImportRecord> {
  const found = await requireImport(tx, id, 'for update')
  requireState(found, ['uploaded', 'checked'])
  if (mapping.length !== found.columns.length)
    throw invalid('mapping', `must have ${found.columns.length} entries, one for each column`)
  const fields = mapping.filter(field => field !== null)
  const twice = fields.find((field, at) => fields.indexOf(field) !== at)
  if (twice) throw invalid('mapping', `names ${twice} twice`)
  await setMapping(tx, id, mapping)
  return requireImport(tx, id)
}

const startsFrom = {
  checking: ['uploaded', 'checked', 'checking'],
  running: ['uploaded', 'checked', 'running', 'failed'],
  undoing: ['done', 'failed', 'undoing'],
} satisfies Partial<Record<State, State[]>>

/** Moves an import on and asks for the work, together. Asking again for what is under way is harmless. */
export async function begin(
  tx: Tx,
  jobs: Jobs,
  id: string,
  state: keyof typeof startsFrom,
  options?: Options,
): Promise<ImportRecord> {
  const found = await requireImport(tx, id, 'for update')
  requireState(found, startsFrom[state])
  const { mapping } = found
  if (!mapping.some(field => field === 'name' || field === 'first_name' || field === 'last_name'))
    throw invalid('mapping', 'must say which column is the name')
  // Rows that were imported already keep to the options they were imported with.
  const chosen = found.reached > 0 ? found.options : (options ?? found.options)
  if (chosen.assign !== 'me' && tx.role !== 'manager' && tx.role !== 'admin')
    throw new Failure('FORBIDDEN', 'Only a manager can import leads for others.', { field: 'assign' })
  await beginPhase(tx, id, state, chosen)
  await jobs.enqueue(tx, importJob, { id })
  return requireImport(tx, id)
}
