import { openReportFacts } from '../assessments/index.ts'
import { systemActor } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import { reportQueue } from './ask.ts'
import { closeCohorts } from './cohorts/close-cohorts.ts'
import { sendDueLetters } from './letters/letters.ts'
import { failForgotten, type MakerParts, makeReport } from './make-report.ts'
import { deleteExpiredLinks } from './queries.ts'

/** What reports do by themselves. Every job can be done twice without harm. */
export async function reportJobs(given: Omit<MakerParts, 'facts'> & { jobs: Jobs }) {
  const { db, jobs } = given
  const parts = { ...given, facts: openReportFacts(given.seal) }
  await jobs.work(reportQueue, data => makeReport(parts, String(data.id)))
  await jobs.every('*/20 * * * *', 'reports-forgotten', () => failForgotten(parts))
  await jobs.every('13 * * * *', 'cohorts-hourly', () => closeCohorts(parts, Date.now()))
  await jobs.every('29 * * * *', 'report-letters', () => sendDueLetters(parts))
  await jobs.every('41 3 * * *', 'reports-nightly', async () => {
    await db.withActor(systemActor('report links'), deleteExpiredLinks)
  })
}
