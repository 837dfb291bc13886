import { Readable } from 'node:stream'
import type { FastifyRequest, RouteOptions } from 'fastify'
import { Failure } from '../errors.ts'
import { openSlowLane } from '../slow-lane.ts'
import type { App } from './app-types.ts'
import { shortPage } from './paging.ts'

// Of twelve pooled connections six at most are busy with slow work.
const slow = { atOnce: 4, perPerson: 2, waiting: 20, waitMs: 5_000 }
const bulk = { atOnce: 2, perPerson: 1, waiting: 10, waitMs: 10_000 }
const inTurn = { atOnce: 1_000, perPerson: 1, waiting: 20, waitMs: 5_000 }
const large = { atOnce: 1_000, perPerson: 2, waiting: 20, waitMs: 5_000 }

type Page = { limit?: { maximum?: number } }
const isPaged = ({ schema }: RouteOptions) =>
  ((schema?.querystring as { properties?: Page } | undefined)?.properties?.limit?.maximum ?? 0) > shortPage
const isLong = ({ query }: { query: unknown }) => Number((query as { limit?: number }).limit) > shortPage

/**
 * Handlers of routes marked `slow`, `bulk`, `inTurn` or `large`, and those of long pages, begin when there is room for them. It
 * is given back when there is an answer, not when the client is gone: the database works on meanwhile. Whether anybody reads the
 * answer does not count, or who does not would keep others out; but what is large is kept in memory until then, so only of
 * one's own. Registered before the routes.
 */
export function limitSlowWork(app: App) {
  const lanes = {
    slow: openSlowLane(slow),
    bulk: openSlowLane(bulk),
    inTurn: openSlowLane(inTurn),
    large: openSlowLane(large),
  }
  const answered = new WeakMap<FastifyRequest, (payload: unknown) => void>()

  app.addHook('onRoute', route => {
    const { slow: isSlow, bulk: isBulk, inTurn: isInTurn, large: isLarge } = route.config ?? {}
    const mayBeLong = isPaged(route)
    if (!isSlow && !isBulk && !isInTurn && !isLarge && !mayBeLong) return
    const kind = isBulk ? 'bulk' : isSlow ? 'slow' : isInTurn ? 'inTurn' : isLarge ? 'large' : 'slow'
    const lane = lanes[kind]
    const marked = isSlow ?? isLarge ?? (isBulk || isInTurn || false)
    const isMarked = typeof marked === 'function' ? marked : () => marked
    const applies: typeof isMarked = request => isMarked(request) || (mayBeLong && isLong(request))
    const { handler } = route
    const inLane: typeof handler = async function (request, reply) {
      const leave = await lane.enter(request.actor?.id ?? request.address).catch(error => {
        reply.header('retry-after', 1)
        throw error
      })
      answered.set(request, payload => {
        const unread = payload instanceof Readable ? payload : kind === 'large' ? reply.raw : undefined
        if (unread && !unread.closed) unread.once('close', leave)
        else leave()
      })
      // Nobody waits for it any more.
      if (request.raw.socket.destroyed) throw new Failure('UNAVAILABLE')
      return handler.call(this, request, reply)
    }
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      (request, _reply, payload, done) => {
        answered.get(request)?.(payload)
        done(null, payload)
      },
    ]
    route.handler = function (request, reply) {
      return (applies(request) ? inLane : handler).call(this, request, reply)
    }
  })
}
