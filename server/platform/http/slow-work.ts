import { Readable } from 'node:stream'
import { Failure } from '../errors.ts'
import { openSlowLane } from '../slow-lane.ts'
import type { App } from './app-types.ts'

// Of twelve pooled connections six at most are busy with slow work.
const slow = { atOnce: 4, perPerson: 2, waiting: 20, waitMs: 5_000 }
const bulk = { atOnce: 2, perPerson: 1, waiting: 10, waitMs: 10_000 }
const inTurn = { atOnce: 1_000, perPerson: 1, waiting: 20, waitMs: 5_000 }

/**
 * Handlers of routes marked `slow`, `bulk` or `inTurn` begin when there is room for them. It is given back when the handler has
 * finished, not when the client is gone: the database works on meanwhile. Registered before the routes.
 */
export function limitSlowWork(app: App) {
  const lanes = { slow: openSlowLane(slow), bulk: openSlowLane(bulk), inTurn: openSlowLane(inTurn) }

  app.addHook('onRoute', route => {
    const { slow: isSlow, bulk: isBulk, inTurn: isInTurn } = route.config ?? {}
    if (!isSlow && !isBulk && !isInTurn) return
    const lane = isBulk ? lanes.bulk : isSlow ? lanes.slow : lanes.inTurn
    const applies = typeof isSlow === 'function' ? isSlow : () => true
    const { handler } = route
    const inLane: typeof handler = async function (request, reply) {
      const leave = await lane.enter(request.actor?.id ?? request.address).catch(error => {
        reply.header('retry-after', 1)
        throw error
      })
      let answer: unknown
      try {
        // Nobody waits for it any more.
        if (request.raw.socket.destroyed) throw new Failure('UNAVAILABLE')
        answer = await handler.call(this, request, reply)
        return answer
      } finally {
        if (answer instanceof Readable && !answer.closed) answer.once('close', leave)
        else leave()
      }
    }
    route.handler = function (request, reply) {
      return (applies(request) ? inLane : handler).call(this, request, reply)
    }
  })
}
