import { randomUUID } from 'node:crypto'
import { requirePaidReport } from '../assessments/index.ts'
import type { Actor, Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { isUuid } from '../platform/http/schemas.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Language } from './model.ts'
import {
  countAsk,
  countKept,
  type Format,
  findSame,
  findScored,
  insertReport,
  type ReportRow,
} from './queries.ts'

export type Person = Extract<Actor, { kind: 'person' }>
export type Wish = { format: Format; attempt_id?: string; anonymized?: boolean; language?: Language }

export const reportQueue = 'reports'
export const mostADay = 30
const mostKept = 200

const noResults = () => new Failure('NOT_FOUND', 'There are no results to report on yet.')

/** The report that is there or under way already, or a new one in the queue. */
export async function askForReport(
  tx: Tx,
  jobs: Jobs,
  actor: Person,
  assessment: string,
  { format, attempt_id, anonymized = false, language = 'en' }: Wish,
): Promise<ReportRow> {
  if (!isUuid(assessment) || (attempt_id !== undefined && !isUuid(attempt_id))) throw noResults()
  const attempt = await findScored(tx, actor.id, assessment, attempt_id ?? null)
  if (!attempt) throw noResults()
  if (!attempt.result_id)
    throw new Failure('CONFLICT', 'This attempt has no results: it was not submitted.', {
      reason: attempt.state,
    })
  await requirePaidReport(tx, assessment, attempt.user_id)
  const asked = { attempt_id: attempt.id, format, language, anonymized }
  const same = await findSame(tx, asked, attempt.result_id)
  if (same) return same
  await refuseFlood(tx, actor, attempt.user_id)
  const report = await insertReport(tx, {
    ...asked,
    id: randomUUID(),
    user_id: attempt.user_id,
    assessment_id: assessment,
    requested_by: actor.id,
  })
  await jobs.enqueue(tx, reportQueue, { id: report.id })
  return report
}

/** What is there already costs nothing; whatever has to be made counts, also where it failed or was deleted since. */
async function refuseFlood(tx: Tx, actor: Person, subject: string) {
  if ((await countKept(tx, subject)) >= mostKept)
    throw new Failure('CONFLICT', `There are ${mostKept} reports already. Delete some that are not needed.`)
  const refused = await countAsk(tx, actor.id, mostADay)
  if (refused)
    throw new Failure(
      'RATE_LIMITED',
      `You have asked for ${mostADay} reports within a day. Wait, or use one of those.`,
      { retry_at: refused.retry_at },
    )
}
