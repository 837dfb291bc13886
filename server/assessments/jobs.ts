import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { type Jobs, longWork } from '../platform/jobs.ts'
import type { Mail } from '../platform/mail.ts'
import type { Seal } from '../platform/seal.ts'
import { openDefinitions } from './definitions.ts'
import { expireAttempts } from './history/expire.ts'
import { refreshNorms } from './norms/refresh.ts'
import { sendReminders } from './peers/reminders.ts'
import { closeRounds } from './peers/rounds.ts'
import { preparingOutside } from './prepare-outside.ts'
import { beginScheduled, recalibrationQueue, rescoringQueue } from './recalibration/request.ts'
import { rescoreAll } from './recalibration/rescore.ts'
import { runRecalibration } from './recalibration/run.ts'
import { refreshCrmOutcomes } from './validation/outcomes.ts'

/** What assessments do by themselves. Every job can be done twice without harm. */
export async function assessmentJobs(given: {
  config: Config
  db: Database
  seal: Seal
  jobs: Jobs
  mail: Mail
}) {
  const definitions = openDefinitions()
  const parts = { ...given, definitions, db: preparingOutside(given.db, definitions) }
  const { db, jobs } = parts
  await jobs.work(recalibrationQueue, data => runRecalibration(parts, String(data.id)), longWork)
  await jobs.work(
    rescoringQueue,
    ({ assessment, calibration }) => rescoreAll(parts, String(assessment), calibration as string | null),
    longWork,
  )
  await jobs.every('17 2 * * *', 'assessments-nightly', () =>
    eachInTurn([
      () => expireAttempts(db),
      () => refreshNorms(parts),
      () => beginScheduled(parts),
      () => sendReminders(parts),
      () => closeRounds(parts),
    ]),
  )
  await jobs.every('7 3 * * 1', 'outcomes-weekly', async (_, stopping) => {
    await refreshCrmOutcomes(db, stopping)
  })
}

/** One that fails does not keep the others from being done; the queue then repeats all. */
async function eachInTurn(tasks: (() => Promise<unknown>)[]) {
  const problems: unknown[] = []
  for (const task of tasks) await task().catch(problem => problems.push(problem))
  if (problems.length > 0) throw new AggregateError(problems, 'Some of the nightly work was not done.')
}
