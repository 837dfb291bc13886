import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { Files } from '../platform/files.ts'
import { type Jobs, longWork } from '../platform/jobs.ts'
import type { Mail } from '../platform/mail.ts'
import { announceDueFollowUps, sendOverdueDigests } from './follow-up-reminders.ts'
import { forgetOldImports, importJob, resumeImports, workOnImport } from './import/work-on-import.ts'
import { rankQueue } from './queue-queries.ts'

/** Leads are given their place anew after the order of sources was changed. */
export const rankingJob = 'rank-call-queue'

type Parts = { config: Config; db: Database; files: Files; jobs: Jobs; mail: Mail }

export async function leadJobs(parts: Parts) {
  const { db, jobs } = parts
  await jobs.work(rankingJob, () => rankQueue(db))
  await jobs.every('* * * * *', 'follow-up-reminders', () => announceDueFollowUps(db))
  await jobs.every('30 3 * * *', 'follow-up-digest', () => sendOverdueDigests(parts))
  await jobs.work(importJob, ({ id }) => workOnImport(parts, String(id)), longWork)
  await resumeImports(parts)
  await jobs.every('45 3 * * *', 'forget-imports', () => forgetOldImports(parts))
}
