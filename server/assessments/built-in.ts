import { createHash } from 'node:crypto'
import { builtIn } from '../../content/built-in.ts'
import { type Database, systemActor } from '../platform/db/index.ts'
import { putBuiltIn } from './queries.ts'

const questions = JSON.stringify(builtIn.questions)
const scoring_rules = JSON.stringify(builtIn.scoring_rules)

/** Another wording is another assessment: its id comes from what it says, so attempts always name what was asked. */
const digest = createHash('sha256').update(`${builtIn.title}\n${questions}\n${scoring_rules}`).digest('hex')
export const builtInId = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`

/** In force from first start; a version of it that went before is no longer listed. */
export async function ensureBuiltIn(db: Database) {
  const { title, description } = builtIn
  await db.withActor(systemActor('built-in assessment'), tx =>
    putBuiltIn(tx, { id: builtInId, title, description, questions, scoring_rules }),
  )
}
