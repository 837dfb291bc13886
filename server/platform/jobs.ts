import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { Client } from './db/client.ts'
import { asRole, type Tx } from './db/index.ts'
import type { ConnectionConfig } from './db/places.ts'

/** What takes long ends between two steps once `stopping` says so. */
export type Handler = (data: Record<string, unknown>, stopping: AbortSignal) => Promise<void>

/** What must happen later, at least once, whoever is restarted in between. Jobs carry ids, never people's data. */
export type Jobs = Awaited<ReturnType<typeof openJobs>>

// Whoever works on a job says so every five seconds; where that stops, the job goes to another after ten. Without it a
// job whose instance died would wait until it expires: a quarter of an hour.
const heartbeat = { heartbeatSeconds: 10 }
const queueOptions = { retryLimit: 8, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, ...heartbeat }

/** What is still under way when the service stops has so long; then another instance does it again. */
const longestForJobs = 5_000

type WorkOptions = { expireInSeconds: number }

/** What is not done within a quarter of an hour is begun anew. */
const shortWork: WorkOptions = { expireInSeconds: 900 }
/** What may rightly take hours. */
export const longWork: WorkOptions = { expireInSeconds: 12 * 3600 }

/** Of failed jobs that are taken up or dropped. */
const mostAtOnce = 1_000

// All queues are looked at together once a second, each by itself once a minute besides; a full batch says there is more,
// and then it is looked at again at once. One job at a time would be one job a second.
const lookMs = 1_000
const workOptions = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

export async function openJobs(connection: ConnectionConfig, report: (error: unknown) => void) {
  const stopping = new AbortController()
  let abandoned = false
  // What outlasts a stop finds its connections closed, and so does its heartbeat; another instance does it again.
  const onTrouble = (error: unknown) => {
    if (!abandoned) report(error)
  }
  const db = openJobDatabase(connection)
  const boss = new PgBoss({
    db,
    schema: 'pgboss',
    createSchema: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // Within a transaction an index cannot be rebuilt beside its use, and all of ours are.
    reindex: false,
  } as ConstructorParameters<typeof PgBoss>[0])
  boss.on('error', onTrouble)
  await boss.start()
  const known = new Set<string>()
  const workers = new Map<string, string>()
  const lookedAt = new Set<string>()

  const ensure = async (queue: string) => {
    if (known.has(queue)) return
    await boss.createQueue(queue, queueOptions)
    known.add(queue)
  }

  // The queue notes when it last looked at its schedule. With the clock put back that lies ahead, and nothing would be
  // due before then.
  const forgetFuture = () =>
    db
      .executeSql(
        `update pgboss.version set cron_on = null where cron_on > now() + interval '1 minute';
         update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
         where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 minute'`,
      )
      .catch(onTrouble)
  await forgetFuture()
  const clock = setInterval(forgetFuture, 60_000).unref()

  // For each queue by itself this was most of what rest cost.
  let looking: Promise<void> | undefined
  const look = async () => {
    const { rows } = await db.executeSql(
      `select name from unnest($1::text[]) name where exists (
         select from pgboss.job j where j.name = name.name and j.state < 'active' and j.start_after <= now())`,
      [[...lookedAt]],
    )
    for (const { name } of rows as { name: string }[]) wake(name)
  }
  const looks = setInterval(() => {
    // While the database is away, the queue's own looks say so.
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = undefined
      })
  }, lookMs).unref()

  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }

  const work = async (
    queue: string,
    handler: Handler,
    expireInSeconds: number,
    pollingIntervalSeconds: number,
  ) => {
    await ensure(queue)
    // One that an older version made stays as it was.
    await boss.updateQueue(queue, { ...heartbeat, expireInSeconds })
    const worker = await boss.work(
      queue,
      { ...workOptions, pollingIntervalSeconds },
      (jobs: Job<Record<string, unknown>>[]) =>
        // Each by itself: one that fails is tried again alone.
        Promise.all(
          jobs.map(async ({ id, data }): Promise<JobResult> => {
            try {
              await handler(data, stopping.signal)
              return { id, status: 'completed' }
            } catch (error) {
              onTrouble(error)
              return { id, status: 'failed', output: { message: (error as Error).message } }
            }
          }),
        ),
    )
    workers.set(queue, worker)
  }

  const within = (tx: Tx) => ({
    executeSql: async (text: string, values?: unknown[]) => ({
      rows: await asRole(tx, 'mettle_jobs', () => tx.rows<Record<string, unknown>>(text, values ?? [])),
    }),
  })

  const failedOf = async (tx: Tx, queue: string) =>
    (
      await asRole(tx, 'mettle_jobs', () =>
        tx.rows<{ id: string }>(
          `select id from pgboss.job where name = $1 and state = 'failed' order by created_on limit ${mostAtOnce}`,
          [queue],
        ),
      )
    ).map(({ id }) => id)

  return {
    async work(queue: string, handler: Handler, { expireInSeconds }: WorkOptions = shortWork) {
      await work(queue, handler, expireInSeconds, 60)
      lookedAt.add(queue)
    },

    /** Looks for jobs of a queue now, and not when it is next due. */
    wake,

    /** What the clock asks for can wait some seconds. */
    async every(cron: string, queue: string, handler: Handler, { expireInSeconds }: WorkOptions = shortWork) {
      await work(queue, handler, expireInSeconds, 20)
      await boss.schedule(queue, cron)
    },

    /** Written in the caller's transaction: the job is there exactly when what it belongs to is. */
    async enqueue(tx: Tx, queue: string, data: Record<string, unknown>) {
      await ensure(queue)
      await boss.send(queue, data, { db: within(tx) })
    },

    /** Once more what was given up; answers how many there were, at most a thousand. */
    async retryFailed(tx: Tx, queue: string) {
      const ids = await failedOf(tx, queue)
      if (ids.length > 0) await boss.retry(queue, ids, { db: within(tx) })
      return ids.length
    },

    /** Lets go of what was given up. */
    async dropFailed(tx: Tx, queue: string) {
      const ids = await failedOf(tx, queue)
      if (ids.length > 0) await boss.deleteJob(queue, ids, { db: within(tx) })
      return ids.length
    },

    async stop() {
      clearInterval(clock)
      clearInterval(looks)
      stopping.abort()
      // Asked to be graceful, the queue would look only every half second whether its workers are done.
      const done = Promise.all([...workers.keys()].map(queue => boss.offWork(queue)))
      await Promise.race([done, sleep(longestForJobs, undefined, { ref: false })])
      abandoned = true
      await looking
      await boss.stop({ graceful: false })
      // Work that this cut short is noted. A pool that ends leaves those who wait for a connection waiting.
      await new Promise(setImmediate)
      await db.close()
    },
  }
}

/**
 * The queue's own connections. Each statement takes the queue's role for itself alone, so that a pooler may hand every
 * one to another server connection; the three parts travel together.
 */
function openJobDatabase(connection: ConnectionConfig) {
  const pool = new pg.Pool({
    ...connection,
    Client: Client as unknown as typeof pg.Client,
    pipeline: true,
    max: 3,
    // No request waits here; what opening one may take, the client knows.
    connectionTimeoutMillis: 60_000,
    idleTimeoutMillis: 600_000,
  } as pg.PoolConfig)
  pool.on('error', () => {})
  return {
    async executeSql(text: string, values: unknown[] = []) {
      connection.confirmation?.assert()
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        const [, result] = await Promise.all([
          client.query('begin; set local role mettle_jobs'),
          client.query(text, values),
          client.query('commit'),
        ])
        return result
      } catch (error) {
        broken = error as Error
        throw error
      } finally {
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}
