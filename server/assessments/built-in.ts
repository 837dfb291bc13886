import { createHash } from 'node:crypto'
import { builtIn } from '../../content/built-in.ts'
import { type Database, systemActor } from '../platform/db/index.ts'
import { putBuiltIn } from './queries.ts'

/** The same on every installation since 0.1.0, so that people's results, norms and calibrations stay with it. */
export const builtInId = 'a9f2b724-0175-8f7b-82ce-632a751a5730'

/** SHA-256 of what releases before this one shipped. A release that changes the contents adds the one before it. */
export const formerDigests: readonly string[] = [
  // 0.1.0
  'a9f2b7240175ef7b22ce632a751a57303c3be6f111ff9430a9334ee7e85d095f',
]

const questions = JSON.stringify(builtIn.questions)
const scoring_rules = JSON.stringify(builtIn.scoring_rules)

export const digestOf = (title: string, questions: string, rules: string): string =>
  createHash('sha256').update(`${title}\n${questions}\n${rules}`).digest('hex')

/**
 * In force from first start. On an installation with the contents of an earlier release it takes these as a new version,
 * and attempts under way keep theirs; what an admin has changed or taken out of use stays as it is.
 */
export async function ensureBuiltIn(db: Database) {
  const { title, description } = builtIn
  await db.withActor(systemActor('built-in assessment'), tx =>
    putBuiltIn(tx, { id: builtInId, title, description, questions, scoring_rules }, formerDigests),
  )
}
