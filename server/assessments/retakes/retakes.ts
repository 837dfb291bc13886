import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Person } from '../../platform/http/app-types.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { readSetting } from '../../platform/settings.ts'
import { asSystem } from '../as-system-queries.ts'
import type { StoredResult } from '../journey/compute.ts'
import { openResults } from '../journey/open-result.ts'
import { listLatestResults } from '../journey/queries.ts'
import { requireAssessment } from '../require-assessment.ts'
import { isSelf } from '../require-manager.ts'
import { retakeSetting } from '../settings.ts'
import { personExists } from '../validation/queries.ts'
import { findPauses, listTaken, type Pause, putPermission } from './queries.ts'

/** As after submitting by mistake; or the report advises to take it again. */
const isWithoutScore = ({ dimensions, validity }: StoredResult) =>
  validity.verdict === 'doubtful' || dimensions.every(({ score }) => score === null)

/** The pauses that stand in the way. Where there was no first score that holds, none does. */
async function pausesOf(tx: Tx, seal: Seal, user: string, assessments: string[]): Promise<Pause[]> {
  const { pause_days } = await readSetting(tx, retakeSetting)
  const pauses = await findPauses(tx, user, assessments, pause_days)
  if (pauses.length === 0) return []
  const paused = pauses.map(pause => pause.assessment_id)
  const rows = await listLatestResults(tx, user, paused)
  const results = await openResults(seal, rows)
  const without = new Set(rows.filter((_, n) => isWithoutScore(results[n]!)).map(row => row.assessment_id))
  return pauses.filter(pause => !without.has(pause.assessment_id))
}

/** Answers given from memory make the second score look surer, and mostly higher, than it is. */
export async function refuseEarlyRetake(tx: Tx, seal: Seal, actor: Person, assessment: string) {
  const [pause] = await pausesOf(tx, seal, actor.id, [assessment])
  if (!pause) return
  const day = (moment: string) => moment.slice(0, 10)
  throw new Failure(
    'CONFLICT',
    `You took this assessment on ${day(pause.taken_at)}. Taken again so soon, answers come from memory and the scores mean less. You can take it again from ${day(pause.ends_at)} on; a manager can allow it earlier.`,
    { reason: 'RETAKE_PAUSE', retry_at: pause.ends_at },
  )
}

/** What the person has begun or taken, and from when each can be taken again. */
export async function takenBy(tx: Tx, seal: Seal, user: string) {
  const rows = await listTaken(tx, user)
  const ids = rows.map(row => row.id)
  const pauses = await pausesOf(tx, seal, user, ids)
  const endOf = new Map(pauses.map(pause => [pause.assessment_id, pause.ends_at]))
  return rows.map(row => ({ ...row, again_from: endOf.get(row.id) ?? null }))
}

export async function allowRetake(tx: Tx, actor: Person, assessment: string, user: string) {
  await requireAssessment(tx, assessment)
  if (!isUuid(user) || !(await asSystem(tx, () => personExists(tx, user))))
    throw new Failure('NOT_FOUND', 'There is no such person.')
  if (isSelf(actor, user))
    throw new Failure('FORBIDDEN', 'You cannot allow yourself a retake; ask another manager.')
  return putPermission(tx, assessment, user, actor.id)
}
