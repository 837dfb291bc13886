import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Mail } from '../platform/mail.ts'
import { announceDueFollowUps, sendOverdueDigests } from './follow-up-reminders.ts'
import { rankQueue } from './queue-queries.ts'

/** Leads are given their place anew after the order of sources was changed. */
export const rankingJob = 'rank-call-queue'

export async function leadJobs(parts: { config: Config; db: Database; jobs: Jobs; mail: Mail }) {
  const { db, jobs } = parts
  await jobs.work(rankingJob, () => rankQueue(db))
  await jobs.every('* * * * *', 'follow-up-reminders', () => announceDueFollowUps(db))
  await jobs.every('30 3 * * *', 'follow-up-digest', () => sendOverdueDigests(parts))
}
