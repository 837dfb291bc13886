import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/index.ts'
import { openSlowLane } from '../slow-lane.ts'
import type { App } from './app-types.ts'
import { networkOf } from './client-address.ts'
import { isSmall, smallBody } from './unread-body.ts'

const isFile = /^\s*(text\/csv|multipart\/form-data)/i
const bounds = { atOnce: Number.POSITIVE_INFINITY, waiting: 20, waitMs: 10_000 }

/**
 * A megabyte takes a while to parse, check and keep, in which nobody else is heard. Of each person one large body is read
 * at a time, the next when that one has its answer: others have their turn in between, and memory holds no more of them.
 * From strangers none is taken, unless the route says otherwise. Registered before the routes.
 */
export function openLargeBodies(app: App, { untilFrozen }: Pick<Database, 'untilFrozen'>) {
  const people = openSlowLane({ ...bounds, perPerson: 1 })
  // Who sends webhooks is known only when all has arrived.
  const addresses = openSlowLane({ ...bounds, atOnce: 64, perPerson: 8 })
  const leaving = new WeakMap<IncomingMessage, () => void>()

  app.addHook('onRoute', route => {
    if (route.config?.open) route.bodyLimit ??= smallBody
  })

  return {
    /** Resolves when it may be read. */
    async enter({ raw, actor, address, timing, routeOptions }: FastifyRequest, reply: FastifyReply) {
      if (isSmall(raw.headers) || Number(routeOptions.bodyLimit) <= smallBody) return
      if (routeOptions.config.streams && isFile.test(raw.headers['content-type'] ?? '')) return
      const entering = actor
        ? people.enter(actor.id, { client: reply.raw })
        : addresses.enter(networkOf(address), { client: reply.raw })
      const leave = await untilFrozen(entering, late => late()).catch(error => {
        reply.header('retry-after', 1)
        throw error
      })
      leaving.set(raw, leave)
      // Whoever hangs up before all has arrived gets no answer. Later it is worked on regardless, to the answer.
      const left = () => timing.handler === 0 && leave()
      if (raw.socket.destroyed) left()
      else reply.raw.once('close', left)
    },

    leave({ raw }: FastifyRequest) {
      leaving.get(raw)?.()
    },
  }
}
