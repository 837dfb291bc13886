import type pg from 'pg'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { asRole, type Tx } from './db/index.ts'

export type Handler = (data: Record<string, unknown>) => Promise<void>

/** What must happen later, at least once, whoever is restarted in between. Jobs carry ids, never people's data. */
export type Jobs = Awaited<ReturnType<typeof openJobs>>

const queueOptions = { retryLimit: 8, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 }

// A queue is looked at once a second; a full batch says there is more, and then it is looked at again at once. One job
// at a time would be one job a second.
const workOptions = {
  pollingIntervalSeconds: 1,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

export async function openJobs(connection: pg.ClientConfig, onTrouble: (error: unknown) => void) {
  const boss = new PgBoss({
    ...(connection as { host: string }),
    options: '-c role=mettle_jobs',
    application_name: 'mettle jobs',
    max: 3,
    schema: 'pgboss',
    createSchema: false,
  } as ConstructorParameters<typeof PgBoss>[0])
  boss.on('error', onTrouble)
  await boss.start()
  const known = new Set<string>()

  const ensure = async (queue: string) => {
    if (known.has(queue)) return
    await boss.createQueue(queue, queueOptions)
    known.add(queue)
  }

  return {
    async work(queue: string, handler: Handler) {
      await ensure(queue)
      await boss.work(queue, workOptions, (jobs: Job<Record<string, unknown>>[]) =>
        // Each by itself: one that fails is tried again alone.
        Promise.all(
          jobs.map(async ({ id, data }): Promise<JobResult> => {
            try {
              await handler(data)
              return { id, status: 'completed' }
            } catch (error) {
              onTrouble(error)
              return { id, status: 'failed', output: { message: (error as Error).message } }
            }
          }),
        ),
      )
    },

    async every(cron: string, queue: string, handler: Handler) {
      await this.work(queue, handler)
      await boss.schedule(queue, cron)
    },

    /** Written in the caller's transaction: the job is there exactly when what it belongs to is. */
    async enqueue(tx: Tx, queue: string, data: Record<string, unknown>) {
      await ensure(queue)
      const asJobs = {
        executeSql: async (text: string, values?: unknown[]) => ({
          rows: await asRole(tx, 'mettle_jobs', () => tx.rows<Record<string, unknown>>(text, values ?? [])),
        }),
      }
      await boss.send(queue, data, { db: asJobs })
    },

    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
