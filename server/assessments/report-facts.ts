import { planFrom } from '../../content/intake.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import { openDefinitions } from './definitions.ts'
import { intakePlace, preparedFor } from './journey/attempts.ts'
import { openResult } from './journey/open-result.ts'
import { findAttempt, listResults } from './journey/queries.ts'
import { showResult } from './journey/round.ts'

export type AttemptFacts = NonNullable<Awaited<ReturnType<ReturnType<typeof openAttemptFacts>>>>

/** What a report is made from: the newest results of an attempt as they are shown, and what was said before it. */
export function openAttemptFacts(seal: Seal) {
  const definitions = openDefinitions()
  return async (tx: Tx, user: string, attempt: string) => {
    const found = await findAttempt(tx, user, null, attempt)
    if (!found) return undefined
    const { intake, assessment_id, definition_version, calibration_id, submitted_at } = found
    const [row] = await listResults(tx, user, assessment_id, attempt, 1)
    if (!row) return undefined
    const prepared = await preparedFor(tx, definitions, assessment_id, definition_version, calibration_id)
    const key = await seal.keyFor(tx, { kind: 'person', id: user })
    const said = intake ? JSON.parse(seal.open(key, intakePlace(attempt), intake)) : undefined
    const questions = prepared.rules.intake
    const { plan } = planFrom(questions, said)
    const options = questions.flatMap(question => question.options)
    const chosen = (effect: 'role' | 'industry') => {
      const key = plan[effect]
      const option = options.find(one => one.effect[effect] === key)
      return key === null ? null : { key, text: option?.text ?? key }
    }
    return {
      result: showResult(openResult(seal, row)),
      title: prepared.title,
      submitted_at,
      role: chosen('role'),
      industry: chosen('industry'),
    }
  }
}
