import { planFrom } from '../../content/intake.ts'
import { rulesOf } from '../../content/rules.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import { intakePlace } from './journey/attempts.ts'
import { openResult } from './journey/open-result.ts'
import { findAttempt, listResults } from './journey/queries.ts'
import { shownResult } from './journey/shown-result.ts'
import { findHeading, type Heading, listNewestOf, listUncounted, type Place } from './report-queries.ts'

export type ReportFacts = ReturnType<typeof openReportFacts>
export type AttemptFacts = NonNullable<Awaited<ReturnType<ReportFacts['ofAttempt']>>>

/** Asked before an attempt at a definition that was taken, and so is sound. */
const questionsOf = ({ scoring_rules }: Heading) => rulesOf(scoring_rules).intake

/** What reports are made from. All of it is read by the service itself: callers answer for what they show of it. */
export function openReportFacts(seal: Seal) {
  const planOf = async (tx: Tx, heading: Heading, user: string, attempt: string, intake: Buffer | null) => {
    const key = await seal.keyFor(tx, { kind: 'person', id: user })
    const said = intake ? JSON.parse(seal.open(key, intakePlace(attempt), intake)) : undefined
    return planFrom(questionsOf(heading), said).plan
  }

  return {
    /** The newest results of an attempt as they are shown, and what was said before it. */
    async ofAttempt(tx: Tx, user: string, attempt: string) {
      const found = await findAttempt(tx, user, null, attempt)
      if (!found) return undefined
      const { intake, assessment_id, definition_version, submitted_at } = found
      const [row] = await listResults(tx, user, assessment_id, attempt, 1)
      if (!row) return undefined
      const heading = await findHeading(tx, assessment_id, definition_version)
      const plan = await planOf(tx, heading, user, attempt, intake)
      const options = questionsOf(heading).flatMap(question => question.options)
      const chosen = (effect: 'role' | 'industry') => {
        const key = plan[effect]
        const option = options.find(one => one.effect[effect] === key)
        return key === null ? null : { key, text: option?.text ?? key }
      }
      return {
        result: shownResult(openResult(seal, row)),
        assessment_id,
        title: heading.title,
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
      const headings = new Map<number, Heading>()
      for (const row of rows) {
        const { definition_version, intake, submitted_at, user_id } = row
        const heading =
          headings.get(definition_version) ?? (await findHeading(tx, assessment, definition_version))
        headings.set(definition_version, heading)
        const { role, industry } = await planOf(tx, heading, user_id, row.attempt_id, intake)
        people.push({ user_id, submitted_at, role, industry, result: shownResult(openResult(seal, row)) })
      }
      return people
    },
  }
}
