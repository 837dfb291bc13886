import { type EraseParts, system } from './parts.ts'
import { type JobPlace, type Running, removeJobs } from './queries.ts'

const atOnce = 5_000
const first: JobPlace = { name: '', id: '00000000-0000-0000-0000-000000000000' }

/** What was done stays in the queue for a week, and there may be very much of it. */
export async function removeJobsAbout({ db }: Pick<EraseParts, 'db'>, running: Running) {
  for (let after: JobPlace | undefined = first; after; ) {
    const from: JobPlace = after
    after = await db.withActor(system, tx => removeJobs(tx, running, from, atOnce))
  }
}
