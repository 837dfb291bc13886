import type { Database } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import { foldAll } from './fold.ts'

/** Requests count what is new as they come; this keeps it from piling up while nobody asks. */
export const analyticsJobs = ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  jobs.every('* * * * *', 'analytics-fold', (_, stopping) => foldAll(db, stopping))
