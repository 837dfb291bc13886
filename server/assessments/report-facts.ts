import { planFrom } from '../../content/intake.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import { type Definitions, openDefinitions, type Prepared } from './definitions.ts'
import { intakePlace, preparedFor } from './journey/attempts.ts'
import { openResult } from './journey/open-result.ts'
import { findAttempt, listResults } from './journey/queries.ts'
import { shownResult } from './journey/shown-result.ts'
import { listNewestOf, listUncounted, type Place } from './report-queries.ts'

export type ReportFacts = ReturnType<typeof openReportFacts>
export type AttemptFacts = NonNullable<Awaited<ReturnType<ReportFacts['ofAttempt']>>>

/** What reports are made from. All of it is read by the service itself: callers answer for what they show of it. */
export function openReportFacts(seal: Seal) {
  const definitions: Definitions = openDefinitions()

  const planOf = async (tx: Tx, prepared: Prepared, user: string, attempt: string, intake: Buffer | null) => {
    const key = await seal.keyFor(tx, { kind: 'person', id: user })
    const said = intake ? JSON.parse(seal.open(key, intakePlace(attempt), intake)) : undefined
    return planFrom(prepared.rules.intake, said).plan
  }

  return {
    /** The newest results of an attempt as they are shown, and what was said before it. */
    async ofAttempt(tx: Tx, user: string, attempt: string) {
      const found = await findAttempt(tx, user, null, attempt)
      if (!found) return undefined
      const { intake, assessment_id, definition_version, calibration_id, submitted_at } = found
      const [row] = await listResults(tx, user, assessment_id, attempt, 1)
      if (!row) return undefined
      const prepared = await preparedFor(tx, definitions, assessment_id, definition_version, calibration_id)
      const plan = await planOf(tx, prepared, user, attempt, intake)
      const options = prepared.rules.intake.flatMap(question => question.options)
      const chosen = (effect: 'role' | 'industry') => {
        const key = plan[effect]
        const option = options.find(one => one.effect[effect] === key)
        return key === null ? null : { key, text: option?.text ?? key }
      }
      return {
        result: shownResult(openResult(seal, row)),
        assessment_id,
        title: prepared.title,
        submitted_at,
        role: chosen('role'),
        industry: chosen('industry'),
      }
    },

    /** The newest results of each of these people, of whichever assessment. */
    async ofPeople(tx: Tx, people: string[]) {
      const rows = await listNewestOf(tx, people)
      return new Map(rows.map(row => [row.user_id, shownResult(openResult(seal, row))]))
    },

    /** People whose results no group has counted yet, the longest waiting first, from one on. */
    async uncounted(tx: Tx, assessment: string, after: Place | null, limit: number) {
      const rows = await listUncounted(tx, assessment, after, limit)
      const people = []
      for (const row of rows) {
        const { definition_version, calibration_id, intake, submitted_at, user_id } = row
        const prepared = await preparedFor(tx, definitions, assessment, definition_version, calibration_id)
        const { role, industry } = await planOf(tx, prepared, user_id, row.attempt_id, intake)
        people.push({ user_id, submitted_at, role, industry, result: shownResult(openResult(seal, row)) })
      }
      return people
    },
  }
}
