import { Readable } from 'node:stream'
import type { RouteOptions } from 'fastify'
import type { Database } from '../db/index.ts'
import { Failure } from '../errors.ts'
import { openSlowLane, type SlowLane } from '../slow-lane.ts'
import type { App } from './app-types.ts'
import { shortPage } from './paging.ts'
import { onceRead } from './unread-answers.ts'

// Of twelve pooled connections six at most are busy with slow work.
const slow = { atOnce: 4, perPerson: 2, waiting: 20, waitMs: 5_000 }
const bulk = { atOnce: 2, perPerson: 1, waiting: 10, waitMs: 10_000 }
const inTurn = { atOnce: 1_000, perPerson: 1, waiting: 20, waitMs: 5_000 }
const large = { atOnce: 1_000, perPerson: 2, waiting: 20, waitMs: 5_000 }
// Of what is large, whoever it is for: each takes a processor for some hundredths of a second.
const inTheMaking = { atOnce: 3, perPerson: 2, waiting: 2, waitMs: 5_000 }

type Page = { limit?: { maximum?: number } }
const isPaged = ({ schema }: RouteOptions) =>
  ((schema?.querystring as { properties?: Page } | undefined)?.properties?.limit?.maximum ?? 0) > shortPage
const isLong = ({ query }: { query: unknown }) => Number((query as { limit?: number }).limit) > shortPage

/**
 * Handlers of routes marked `slow`, `bulk`, `inTurn` or `large`, and those of long pages, begin when there is room for them. It
 * is given back when the handler has finished, not when the client is gone: the database works on meanwhile. What is large is
 * kept in memory until it was read, so only then; once made, it takes room from nobody else. A client that is gone does not
 * wait any more. Registered before the routes.
 */
export function limitSlowWork(app: App, { untilFrozen }: Pick<Database, 'untilFrozen'>) {
  const lanes = {
    slow: openSlowLane(slow),
    bulk: openSlowLane(bulk),
    inTurn: openSlowLane(inTurn),
    large: openSlowLane(large),
  }
  const making = openSlowLane(inTheMaking)

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
      const person = request.actor?.id ?? request.address
      const enter = (one: SlowLane) => untilFrozen(one.enter(person, { client: reply.raw }), leave => leave())
      const leave = await enter(lane)
      let answer: unknown
      try {
        const made = kind === 'large' ? await enter(making) : undefined
        try {
          // Nobody waits for it any more.
          if (request.raw.socket.destroyed) throw new Failure('UNAVAILABLE')
          answer = await handler.call(this, request, reply)
          return answer
        } finally {
          made?.()
        }
      } finally {
        if (answer instanceof Readable) {
          if (answer.closed) leave()
          else answer.once('close', leave)
        } else if (kind === 'large') onceRead(request, reply, leave)
        else leave()
      }
    }
    route.handler = function (request, reply) {
      return (applies(request) ? inLane : handler).call(this, request, reply)
    }
  })
}
