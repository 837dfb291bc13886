import Type from 'typebox'
import type { Database, Tx } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { once } from '../../platform/http/replay.ts'
import { Envelope, failures, Repeatable } from '../../platform/http/schemas.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Seal } from '../../platform/seal.ts'
import { recordJobs } from './queries.ts'

const tags = ['Operation']
const admin = { least: 'admin' } as const
const QueueParams = Type.Object({ queue: Type.String({ maxLength: 200, examples: ['mail'] }) })
const Done = Envelope(Type.Object({ queue: Type.String(), jobs: Type.Integer({ minimum: 0 }) }))

/** What was given up after all its attempts: done once more, or let go. */
export function failedJobRoutes(app: App, { db, seal, jobs }: { db: Database; seal: Seal; jobs: Jobs }) {
  const noted = async (
    tx: Tx,
    action: 'update' | 'delete',
    queue: string,
    work: (tx: Tx, queue: string) => Promise<number>,
  ) => {
    const count = await work(tx, queue)
    if (count > 0) await recordJobs(tx, action, queue)
    return { queue, jobs: count }
  }

  app.post(
    '/system/failed-jobs/:queue/retry',
    {
      config: admin,
      schema: {
        operationId: 'retryFailedJobs',
        tags,
        summary: 'Try failed jobs again',
        description: 'Those of one queue, at most 1,000, once more each. For admins.',
        headers: Repeatable,
        params: QueueParams,
        response: { 200: Done, ...failures(401, 403, 422, 429, 500, 503) },
      },
    },
    async (request, reply) => {
      const { queue } = request.params
      await once({ db, seal }, request, reply, async tx => {
        const done = await noted(tx, 'update', queue, jobs.retryFailed)
        return { status: 200, body: ok(done) }
      })
      jobs.wake(queue)
      return reply
    },
  )

  app.delete(
    '/system/failed-jobs/:queue',
    {
      config: admin,
      schema: {
        operationId: 'deleteFailedJobs',
        tags,
        summary: 'Let failed jobs go',
        description: 'Those of one queue, at most 1,000; they are not tried again. For admins.',
        params: QueueParams,
        response: { 200: Done, ...failures(401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, params: { queue } }) =>
      ok(await db.withActor(actor, tx => noted(tx, 'delete', queue, jobs.dropFailed))),
  )
}
