import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Person } from '../../platform/http/app-types.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { readSetting } from '../../platform/settings.ts'
import { asSystem } from '../as-system-queries.ts'
import { openResult } from '../journey/open-result.ts'
import { listResults } from '../journey/queries.ts'
import { requireAssessment } from '../require-assessment.ts'
import { isSelf } from '../require-manager.ts'
import { retakeSetting } from '../settings.ts'
import { personExists } from '../validation/queries.ts'
import { findPauseEnd, putPermission } from './queries.ts'

/**
 * Answers given from memory make the second score look surer, and mostly higher, than it is. Where there was no first
 * score, as after submitting by mistake, nothing stands in the way.
 */
export async function refuseEarlyRetake(tx: Tx, seal: Seal, actor: Person, assessment: string) {
  const { pause_days } = await readSetting(tx, retakeSetting)
  const { taken_at, ends_at } = await findPauseEnd(tx, actor.id, assessment, pause_days)
  if (taken_at === null || ends_at === null) return
  const [row] = await listResults(tx, actor.id, assessment, null, 1)
  if (row && openResult(seal, row).dimensions.every(({ score }) => score === null)) return
  const day = (moment: string) => moment.slice(0, 10)
  throw new Failure(
    'CONFLICT',
    `You took this assessment on ${day(taken_at)}. Taken again so soon, answers come from memory and the scores mean less. You can take it again from ${day(ends_at)} on; a manager can allow it earlier.`,
    { reason: 'RETAKE_PAUSE', retry_at: ends_at },
  )
}

export async function allowRetake(tx: Tx, actor: Person, assessment: string, user: string) {
  await requireAssessment(tx, assessment)
  if (!isUuid(user) || !(await asSystem(tx, () => personExists(tx, user))))
    throw new Failure('NOT_FOUND', 'There is no such person.')
  if (isSelf(actor, user))
    throw new Failure('FORBIDDEN', 'You cannot allow yourself a retake; ask another manager.')
  return putPermission(tx, assessment, user, actor.id)
}
