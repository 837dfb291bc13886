import Type from 'typebox'
import { type Actor, type Database, systemActor } from '../db/index.ts'
import { Failure } from '../errors.ts'
import { oncePerMinute } from '../log.ts'
import { asFailure } from './answer.ts'
import type { App } from './app-types.ts'
import { failures, Timestamp } from './schemas.ts'

const Up = Type.Literal('up')

/** A probe that waits longer has given up, or takes the wrong thing for dead. */
const answerWithin = 1_500

/** True to what it checked: one read of the profile store and one of the keys that tokens are signed with. */
export function healthRoute(
  app: App,
  { db, identity }: { db: Database; identity: { ready(): Promise<void> } },
) {
  const tell = oncePerMinute(error => app.log.warn({ err: error }, 'unhealthy'))

  async function check(actor: Actor) {
    const [row] = await db.one<['on' | 'off', string | null]>(actor, {
      name: 'health',
      text: `select current_setting('transaction_read_only'), (select id from public.profiles limit 1)`,
      values: [],
    })
    if (row?.[0] === 'on') {
      db.reconnect()
      throw new Failure('UNAVAILABLE', 'The database takes no writes right now.')
    }
    db.assertConfirmed()
    await identity.ready()
  }

  app.get(
    '/health',
    {
      config: { open: true, allowance: 'health' },
      schema: {
        tags: ['Operation'],
        summary: 'Is the service well',
        description:
          'Has an allowance of its own: RATE_LIMIT_HEALTH requests a minute from one address, 60 unless the operator chose another number.',
        security: [],
        response: {
          200: Type.Object({
            status: Type.Literal('healthy'),
            timestamp: Timestamp,
            services: Type.Object({ database: Up, auth: Up }),
          }),
          500: Type.Object({ status: Type.Literal('unhealthy'), error: Type.String() }),
          ...failures(429, 503),
        },
      },
    },
    async (request, reply) => {
      const actor = systemActor('health', { requestId: request.id, address: request.address })
      try {
        await within(answerWithin, check(actor))
        return {
          status: 'healthy' as const,
          timestamp: new Date().toISOString(),
          services: { database: 'up' as const, auth: 'up' as const },
        }
      } catch (error) {
        tell(error)
        return reply.code(500).send({ status: 'unhealthy' as const, error: asFailure(error).message })
      }
    },
  )
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const deadline = setTimeout(
    () => reject(new Failure('UNAVAILABLE', 'The database does not answer.')),
    milliseconds,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(deadline))
}
