import type { Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Person } from '../platform/http/app-types.ts'
import { type ConditionalHeaders, refuseStale } from '../platform/http/conditional.ts'
import { isUuid } from '../platform/http/schemas.ts'
import { readSetting } from '../platform/settings.ts'
import { asSystem } from './as-system-queries.ts'
import * as queries from './queries.ts'
import { definitionSetting, requireRoleToCreate } from './settings.ts'

export type DefinitionGiven = {
  title?: string
  description?: string | null
  questions?: unknown
  scoring_rules?: unknown
  is_active?: boolean
}

export const noAssessment = () => new Failure('NOT_FOUND', 'There is no such assessment.')

// The request may be smaller than what it says: 1e20 takes four characters to send and 21 to keep.
const mostBytes = 1_048_576

export async function createDefinition(tx: Tx, actor: Person, given: DefinitionGiven & { title: string }) {
  await requireRoleToCreate(tx)
  const { title, description = null } = given
  const { questions = null, scoring_rules = null } = contentsOf(given)
  await queries.lockAuthor(tx, actor.id)
  const id = await queries.insertAssessment(tx, actor, { title, description, questions, scoring_rules })
  await refuseOverQuota(tx, await stored(tx, actor.id))
  return asSystem(tx, () => queries.readContentsIn(tx, id))
}

/** By its author or an admin. Attempts under way, and their results, stay with the version they were started with. */
export async function changeDefinition(
  tx: Tx,
  actor: Person,
  id: string,
  given: DefinitionGiven,
  headers: ConditionalHeaders,
) {
  const found = isUuid(id) ? await queries.findAuthor(tx, id) : undefined
  if (!found) throw noAssessment()
  const author = found.created_by
  if (author !== actor.id && tx.role !== 'admin')
    throw new Failure('FORBIDDEN', 'Only its author and admins can change an assessment.')
  const { is_active, ...rest } = given
  if (is_active || Object.keys(rest).length > 0) await requireRoleToCreate(tx)
  if (author) await queries.lockAuthor(tx, author)
  const modified = await queries.lockAssessment(tx, found.id)
  if (modified === undefined) throw noAssessment()
  refuseStale(modified, headers)
  const { title, description } = rest
  const change = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(is_active === undefined ? {} : { is_active }),
    ...contentsOf(given),
  }
  const before = author ? await stored(tx, author) : 0
  await queries.updateAssessment(tx, found.id, change)
  const after = author ? await stored(tx, author) : 0
  // Most changes store no more than there was: only a version that somebody was asked is kept beside the new one.
  if (author && after > before) await refuseOverQuota(tx, after)
  return asSystem(tx, () => queries.readContentsIn(tx, found.id))
}

function contentsOf({ questions, scoring_rules }: DefinitionGiven) {
  const texts = {
    ...(questions === undefined ? {} : { questions: JSON.stringify(questions) }),
    ...(scoring_rules === undefined ? {} : { scoring_rules: JSON.stringify(scoring_rules) }),
  }
  const bytes = Object.values(texts).reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  if (bytes > mostBytes) throw new Failure('PAYLOAD_TOO_LARGE', 'A definition can take up 1 MB at most.')
  return texts
}

const stored = (tx: Tx, author: string) => asSystem(tx, () => queries.countStored(tx, author))

async function refuseOverQuota(tx: Tx, count: number) {
  const { definitions_per_person: most } = await readSetting(tx, definitionSetting)
  if (count > most)
    throw new Failure(
      'CONFLICT',
      `One person can store ${most} ${most === 1 ? 'definition' : 'definitions'} here, retired ones and versions that people have taken included. An admin can raise this number.`,
    )
}
