import { planFrom } from '../../../content/intake.ts'
import { keyAnswer, type SelfItem } from '../../../psychometrics/index.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import type { DataKey, Seal } from '../../platform/seal.ts'
import type { Prepared } from '../definitions.ts'
import { answerPlace, intakePlace } from '../journey/attempts.ts'
import { isFixedForm, isUsable } from '../journey/evidence.ts'
import { openResult } from '../journey/open-result.ts'
import type { ResultRow } from '../journey/queries.ts'
import type { Given } from '../journey/state.ts'
import { beforeAll, listLatestResults } from '../norms/queries.ts'
import { listAnswersOf, listIntakesOf } from './queries.ts'

/** Who is compared when items are looked at for favouring a group: 0 the first, 1 the second, null not known. */
export const groupings = {
  language: ['reads English easily', 'reads English with effort'],
  experience: ['has worked for up to 5 years', 'has worked for longer'],
} as const
export type Grouping = keyof typeof groupings
export type Membership = Record<Grouping, 0 | 1 | null>

/** One person's keyed self answers by item, in the order first given. */
export type Respondent = { categories: Map<string, number>; groups: Membership }

const atOnce = 100

/** The latest scored attempt of everybody whose answers can be taken at their word. As the service itself. */
export async function gatherAnswers({ db, seal }: { db: Database; seal: Seal }, prepared: Prepared) {
  const actor = systemActor('recalibration')
  const people: Respondent[] = []
  let doubtful = 0
  for (let after = beforeAll; ; ) {
    const from = after
    const { rows, taken } = await db.withActor(actor, async tx => {
      const page = await listLatestResults(tx, prepared.assessmentId, from, atOnce)
      const sound = page.filter(row => isUsable(openResult(seal, row)))
      return { rows: page, taken: await openPage(tx, seal, prepared, sound) }
    })
    people.push(...taken)
    doubtful += rows.length - taken.length
    const last = rows.at(-1)
    if (!last) return { people, doubtful }
    after = last.user_id
  }
}

async function openPage(tx: Tx, seal: Seal, prepared: Prepared, rows: ResultRow[]): Promise<Respondent[]> {
  const ids = rows.map(row => row.attempt_id)
  const keys = new Map<string, DataKey>(
    rows.map(row => [
      row.attempt_id,
      seal.unwrap({ id: row.key_id, master_id: row.master_id, wrapped: row.wrapped }),
    ]),
  )
  const people = new Map<string, Respondent>()
  const fixed = new Set<string>()
  for (const { id, intake } of await listIntakesOf(tx, ids)) {
    const answers = intake ? JSON.parse(seal.open(keys.get(id) as DataKey, intakePlace(id), intake)) : {}
    people.set(id, { categories: new Map(), groups: membershipOf(answers) })
    if (isFixedForm(prepared, planFrom(prepared.rules.intake, answers).plan)) fixed.add(id)
  }
  for (const { attempt_id, number, question_id, sealed, asked } of await listAnswersOf(tx, ids)) {
    const item = itemOf(prepared, question_id)
    if (!item || !(asked || fixed.has(attempt_id))) continue
    const text = seal.open(keys.get(attempt_id) as DataKey, answerPlace(attempt_id, number), sealed)
    const { value } = JSON.parse(text) as Given
    people.get(attempt_id)?.categories.set(question_id, keyAnswer(item, value as number))
  }
  return [...people.values()]
}

function itemOf({ bank }: Prepared, id: string): SelfItem | undefined {
  const index = bank.indexOf.get(id)
  return index === undefined ? undefined : bank.items[index]
}

const upToFive = ['none', 'under_2', 'from_2_to_5']
const beyondFive = ['from_6_to_15', 'over_15']

/** From the intake's answers; a questionnaire of another make may not have them. */
function membershipOf({ language, experience }: { language?: unknown; experience?: unknown }): Membership {
  const known = (value: unknown, first: string[], second: string[]) =>
    first.includes(value as string) ? 0 : second.includes(value as string) ? 1 : null
  return {
    language: known(language, ['easy'], ['some_effort', 'hard']),
    experience: known(experience, upToFive, beyondFive),
  }
}
