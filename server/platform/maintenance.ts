import { type Database, systemActor } from './db/index.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Logger } from './log.ts'
import { pruneOutbox } from './outbox-queries.ts'
import type { Seal } from './seal.ts'

const system = systemActor('upkeep')

/** Answers kept for repeated requests and how many letters a mailbox got go after a day, what a merge needs to be undone after thirty, journals of instances that are gone after a quarter. */
const prunings = [
  `delete from app.replays where created_at < now() - interval '1 day'`,
  `delete from app.mailbox_letters where sent_at < now() - interval '1 day'`,
  'select app.forget_old_merges()',
  `delete from audit.journals where at < now() - interval '90 days'`,
]

/** What has to be cleared away or moved along, hourly and at start, by whichever instance comes first. */
export async function scheduleMaintenance({
  db,
  seal,
  files,
  jobs,
  log,
}: {
  db: Database
  seal: Seal
  files: Files
  jobs: Jobs
  log: Logger
}) {
  const moveKeys = async () => {
    let moved = 0
    for (;;) {
      const some = await db.withActor(system, tx => seal.rewrap(tx))
      if (some === 0) break
      moved += some
    }
    if (moved > 0) log.info({ moved }, 'keys and secrets now stand under the newest master key')
  }
  await jobs.every('7 * * * *', 'upkeep', async () => {
    for (const pruning of prunings) await db.withActor(system, tx => tx.rows(pruning))
    await pruneOutbox(db)
    await files.expire()
    await moveKeys()
  })
  await moveKeys()
}
