import type { Jobs } from '../platform/jobs.ts'
import type { Logger } from '../platform/log.ts'
import { type ProcessParts, processDelivery, system } from './process.ts'
import { pruneDeliveries, stuckDeliveries } from './queries.ts'

export const queue = 'webhooks'

/** Messages are worked on after they are answered, by whichever instance comes first. */
export async function webhookJobs(parts: ProcessParts & { jobs: Jobs; log: Logger }) {
  const { db, jobs, log } = parts
  await jobs.work(queue, data => processDelivery(parts, String(data.id)))
  await jobs.every('31 * * * *', 'webhooks-upkeep', async () => {
    await db.withActor(system, pruneDeliveries)
    const stuck = await db.withActor(system, async tx => {
      const ids = await stuckDeliveries(tx)
      for (const id of ids) await jobs.enqueue(tx, queue, { id })
      return ids.length
    })
    if (stuck > 0) log.warn({ stuck }, 'webhook messages whose job was lost are tried again')
  })
}
