import { createHmac, randomBytes } from 'node:crypto'
import type { ReadLog } from '../../platform/audit.ts'
import { type Cell, csvLine } from '../../platform/csv.ts'
import type { Database, Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import type { DataKey, Seal } from '../../platform/seal.ts'
import { asSystem } from '../as-system-queries.ts'
import { answerPlace, type Person } from '../journey/attempts.ts'
import type { Given } from '../journey/state.ts'
import { beforeAll } from '../norms/queries.ts'
import { type AnswerColumn, codebookOf, columnsOf, fixedNames } from './columns.ts'
import { type ExportedAttempt, listAnswers, listScored, listVersions } from './queries.ts'

type Parts = { db: Database; seal: Seal; readLog: ReadLog }
const atOnce = 100

/** The last answer to each question, by attempt. */
async function openAnswers(tx: Tx, seal: Seal, attempts: ExportedAttempt[]) {
  const keys = new Map<string, DataKey>(
    attempts.map(({ id, key_id, master_id, wrapped }) => [
      id,
      seal.unwrap({ id: key_id, master_id, wrapped }),
    ]),
  )
  const answers = new Map(attempts.map(({ id }) => [id, new Map<string, unknown>()]))
  for (const { attempt_id, number, question_id, sealed } of await listAnswers(tx, [...keys.keys()])) {
    const text = seal.open(keys.get(attempt_id) as DataKey, answerPlace(attempt_id, number), sealed)
    answers.get(attempt_id)?.set(question_id, (JSON.parse(text) as Given).value)
  }
  return answers
}

async function findColumns({ db }: Parts, actor: Person, assessment: string): Promise<AnswerColumn[]> {
  const versions = await db.withActor(actor, tx =>
    isUuid(assessment) ? asSystem(tx, () => listVersions(tx, assessment)) : Promise.resolve([]),
  )
  if (versions.length === 0) throw new Failure('NOT_FOUND', 'There is no such assessment.')
  return columnsOf(versions)
}

const orMissing = (cell: Cell): Cell => (cell === null || cell === undefined || cell === '' ? 'NA' : cell)

/** One line for each scored attempt, one column for each question. Who it was is known by a pseudonym made for this file. */
export async function* attemptsAsCsv(
  parts: Parts,
  actor: Person,
  assessment: string,
): AsyncGenerator<string> {
  const { db, seal, readLog } = parts
  const columns = await findColumns(parts, actor, assessment)
  yield csvLine([...fixedNames, ...columns.map(({ name }) => name)])
  const secret = randomBytes(32)
  const pseudonym = (user: string) =>
    `p${createHmac('sha256', secret).update(user).digest('hex').slice(0, 12)}`
  let count = 0
  for (let after = beforeAll; ; ) {
    const from = after
    const page = await db.withActor(actor, tx =>
      asSystem(tx, async () => {
        const attempts = await listScored(tx, assessment, from, atOnce)
        return { attempts, answers: await openAnswers(tx, seal, attempts) }
      }),
    )
    readLog.note(
      actor,
      'attempts',
      page.attempts.map(({ id }) => id),
    )
    yield page.attempts
      .map(attempt => {
        const given = page.answers.get(attempt.id)
        const { user_id, definition_version, engine_version, month, minutes } = attempt
        const about = [pseudonym(user_id), ++count, definition_version, engine_version, month, minutes]
        return csvLine(
          [...about, ...columns.map(({ question, read }) => read(given?.get(question.id)))].map(orMissing),
        )
      })
      .join('')
    const last = page.attempts.at(-1)
    if (!last || page.attempts.length < atOnce) return
    after = last.id
  }
}

export async function* codebookAsCsv(
  parts: Parts,
  actor: Person,
  assessment: string,
): AsyncGenerator<string> {
  for (const line of codebookOf(await findColumns(parts, actor, assessment)))
    yield csvLine(line.map(orMissing))
}
