import type { Database } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import { rankQueue } from './queue-queries.ts'

/** Leads are given their place anew after the order of sources was changed. */
export const rankingJob = 'rank-call-queue'

export async function leadJobs({ db, jobs }: { db: Database; jobs: Jobs }) {
  await jobs.work(rankingJob, () => rankQueue(db))
}
