import { randomUUID } from 'node:crypto'
import { engineVersion } from '../../../psychometrics/index.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Person } from '../journey/attempts.ts'
import { currentDefinition } from '../journey/queries.ts'
import { requireAssessment } from '../require-assessment.ts'
import * as queries from './queries.ts'

export const recalibrationQueue = 'recalibration'
export const rescoringQueue = 'rescoring'

export async function ownCalibration(tx: Tx, assessment: string, id: string) {
  const found = isUuid(id) && isUuid(assessment) ? await queries.findCalibration(tx, id) : undefined
  if (found?.assessment_id !== assessment.toLowerCase())
    throw new Failure('NOT_FOUND', 'There is no such recalibration.')
  return found
}

export async function requestRecalibration(tx: Tx, jobs: Jobs, actor: Person, assessment: string) {
  await requireAssessment(tx, assessment)
  const made = await begin(tx, jobs, assessment, actor.id)
  if (!made) throw new Failure('CONFLICT', 'A recalibration of this assessment is under way.')
  return made
}

async function begin(tx: Tx, jobs: Jobs, assessment: string, by: string | null) {
  const id = randomUUID()
  const made = await queries.insertCalibration(tx, { id, assessment, by, engine: engineVersion })
  if (made) await jobs.enqueue(tx, recalibrationQueue, { id })
  return made
}

/** Approved: in force for every attempt that starts from now on. Those under way and results stay as they are. */
export async function decide(tx: Tx, actor: Person, assessment: string, id: string, approve: boolean) {
  const found = await ownCalibration(tx, assessment, id)
  if (found.state !== 'proposed')
    throw new Failure('CONFLICT', `This recalibration is ${found.state}; only a proposed one can be decided.`)
  if (approve && (await queries.newestApproved(tx, assessment)) > found.number)
    throw new Failure('CONFLICT', 'A later recalibration is in force already.')
  const decided = await queries.decideCalibration(tx, id, actor.id, approve)
  if (!decided) throw new Failure('CONFLICT', 'Somebody else decided in the same moment.')
  return decided
}

export async function readSchedule(tx: Tx, assessment: string) {
  await requireAssessment(tx, assessment)
  const found = await queries.findSchedule(tx, assessment)
  return { every: found?.every ?? null, next_at: found?.next_at ?? null }
}

export async function setSchedule(tx: Tx, actor: Person, assessment: string, every: string | null) {
  await requireAssessment(tx, assessment)
  if (every === null) await queries.dropSchedule(tx, assessment)
  else await queries.putSchedule(tx, assessment, every, actor.id)
  return readSchedule(tx, assessment)
}

/** Begins what is due; nothing where nobody was scored since the last time. */
export const beginScheduled = ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  db.withActor(systemActor('recalibration schedule'), async tx => {
    for (const { assessment_id, fresh } of await queries.takeDueSchedules(tx))
      if (fresh) await begin(tx, jobs, assessment_id, null)
  })

export async function requestRescoring(
  tx: Tx,
  jobs: Jobs,
  assessment: string,
  calibration: string | undefined,
) {
  await requireAssessment(tx, assessment)
  const chosen = calibration === undefined ? undefined : await ownCalibration(tx, assessment, calibration)
  if (chosen && chosen.state !== 'approved')
    throw new Failure('CONFLICT', 'Only an approved recalibration can be used for scoring.')
  const calibration_id = chosen?.id ?? (await currentDefinition(tx, assessment))?.calibration_id ?? null
  await jobs.enqueue(tx, rescoringQueue, { assessment, calibration: calibration_id })
  return { calibration_id, attempts: await queries.countScoredAttempts(tx, assessment) }
}
