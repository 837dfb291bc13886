import { randomUUID } from 'node:crypto'
import { planFrom } from '../../../content/intake.ts'
import type { Tx } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import { noAssessment } from '../change-definition.ts'
import { requirePaidAssessment } from '../products/require-payment.ts'
import { refuseEarlyRetake } from '../retakes/retakes.ts'
import { intakePlace, type JourneyParts, loadAttempt, type Person, preparedFor } from './attempts.ts'
import { choose } from './next.ts'
import {
  appendEventsIn,
  currentDefinition,
  findOpenAttempt,
  holdDefinition,
  insertAttempt,
} from './queries.ts'
import { apply, openState, type State } from './state.ts'

/** A new attempt, or the one in progress: nobody has two open at one assessment. */
export async function startAttempt(
  tx: Tx,
  parts: JourneyParts,
  actor: Person,
  assessment: string,
  intake: unknown,
): Promise<{ state: State; resumed: boolean }> {
  if (!isUuid(assessment)) throw noAssessment()
  await requirePaidAssessment(tx, assessment, actor.id)
  // First, for it goes on even when the assessment was taken out of use since.
  const open = await findOpenAttempt(tx, actor.id, assessment)
  if (open) return { state: await resume(tx, parts, actor, open.id), resumed: true }

  await holdDefinition(tx, assessment)
  const current = await currentDefinition(tx, assessment)
  if (!current?.is_active) throw noAssessment()
  await refuseEarlyRetake(tx, parts.seal, actor, assessment)
  const { version, calibration_id } = current
  const prepared = await preparedFor(tx, parts.definitions, assessment, version, calibration_id)
  const { plan, problems } = planFrom(prepared.rules.intake, intake)
  if (problems[0]) throw invalid(problems[0].field, problems[0].message)

  const id = randomUUID()
  const key = await parts.seal.keyFor(tx, { kind: 'person', id: actor.id })
  const attempt = await insertAttempt(tx, actor.id, {
    id,
    assessment_id: assessment,
    definition_version: version,
    seed: randomUUID(),
    engine_version: prepared.engineVersion,
    calibration_id,
    intake:
      intake === undefined || intake === null
        ? null
        : parts.seal.seal(key, intakePlace(id), JSON.stringify(intake)),
  })
  if (!attempt) {
    // The same person pressed start on two devices: both go on with the one that was first.
    const other = await findOpenAttempt(tx, actor.id, assessment)
    if (!other) throw new Failure('CONFLICT')
    return { state: await resume(tx, parts, actor, other.id), resumed: true }
  }
  const state = openState(attempt, prepared, plan, key)
  await record(tx, actor, state, 'start', choose(state))
  return { state, resumed: false }
}

async function resume(tx: Tx, parts: JourneyParts, actor: Person, id: string) {
  const state = (await loadAttempt(tx, parts, actor.id, null, id)) as State
  if (state.paused) await record(tx, actor, state, 'resume', [])
  return state
}

/** An event that is no answer. */
export async function record(
  tx: Tx,
  actor: Person,
  state: State,
  kind: 'start' | 'pause' | 'resume' | 'extend' | 'submit',
  served: string[],
) {
  const number = state.number + 1
  const [at] = await appendEventsIn(tx, actor.id, state.attempt.id, [
    { number, kind, question_id: null, sealed: null, served },
  ])
  apply(state, { kind, number, at: at as number, served })
}
