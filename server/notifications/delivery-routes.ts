import Type from 'typebox'
import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { ok, okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { versionHeaders } from '../platform/http/conditional.ts'
import { once } from '../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  PagedEnvelope,
  Repeatable,
  Tagged,
} from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { answerPlace } from './attempt.ts'
import {
  getDelivery,
  insertTest,
  listDeliveries,
  mostCounted,
  mostReplayed,
  replayDelivery,
  replayParked,
  type ShownAttempt,
  type ShownDelivery,
} from './delivery-queries.ts'
import { noEndpoint } from './endpoint-routes.ts'
import type { Notifications } from './open.ts'
import { Delivery, DeliveryQuery } from './schemas.ts'

const tags = ['Events']
const admin = { least: 'admin' } as const
const DeliveryParams = Type.Object({ id: Type.String(), delivery_id: Type.String() })

const noDelivery = () => new Failure('NOT_FOUND', 'There is no such delivery.')
const addressOf = (endpoint: string, id: string) =>
  `/api/notifications/endpoints/${endpoint}/deliveries/${id}`

type Parts = { db: Database; seal: Seal; notifications: Notifications }

export function deliveryRoutes(app: App, { db, seal, notifications }: Parts) {
  /** What was sealed under a master key that is gone is not shown any more. */
  const readable = (attempt: string, answer: string | null) => {
    try {
      return answer && seal.openSecret(answerPlace(attempt), Buffer.from(answer, 'base64'))
    } catch {
      return null
    }
  }
  const open = ({ id, answer, ...attempt }: ShownAttempt) => ({ ...attempt, answer: readable(id, answer) })
  const show = (delivery: ShownDelivery) =>
    okText(JSON.stringify({ ...delivery, attempts: delivery.attempts.map(open) }))

  app.get(
    '/notifications/endpoints/:id/deliveries',
    {
      config: admin,
      schema: {
        tags,
        summary: 'What was sent to an endpoint, and what came of it',
        description: `Newest first, of the last thirty days, with the attempts. The total stops at ${mostCounted}, and total_capped says so. For admins.`,
        params: IdParams,
        querystring: DeliveryQuery,
        response: { 200: PagedEnvelope(Delivery), ...failures(400, 401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params, query: { page, limit, state } }, reply) => {
      const found = isUuid(params.id)
        ? await listDeliveries(db, actor, {
            endpoint: params.id,
            state: state ?? null,
            limit,
            offset: (page - 1) * limit,
          })
        : undefined
      if (!found) throw noEndpoint()
      const { deliveries, counted } = found
      const capped = counted > mostCounted
      const meta = {
        total: capped ? mostCounted : counted,
        ...(capped ? { total_capped: true } : {}),
        page,
        limit,
      }
      const shown = deliveries.map(delivery => ({ ...delivery, attempts: delivery.attempts.map(open) }))
      return sendText(reply, JSON.stringify({ ...ok(shown), meta }))
    },
  )

  app.get(
    '/notifications/endpoints/:id/deliveries/:delivery_id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'One delivery and its attempts',
        description: 'Whether it has arrived, and when it is tried again. For admins.',
        params: DeliveryParams,
        response: { 200: Tagged(Envelope(Delivery)), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params: { id, delivery_id } }, reply) => {
      const found =
        isUuid(id) && isUuid(delivery_id) ? await getDelivery(db, actor, id, delivery_id) : undefined
      if (!found) throw noDelivery()
      return sendText(reply.headers(versionHeaders(found.version)), show(found.delivery))
    },
  )

  app.post(
    '/notifications/endpoints/:id/test',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Send an endpoint a test',
        description:
          'An event endpoint.test, sent once and at once, though the endpoint is paused. The address in Location says what came of it. For admins.',
        headers: Repeatable,
        params: IdParams,
        response: { 202: Envelope(Delivery), ...failures(400, 401, 403, 404, 422, 429, 500, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await once({ db, seal }, request, reply, async tx => {
        const made = isUuid(id) ? await insertTest(tx, id) : undefined
        if (!made) throw noEndpoint()
        return { status: 202, body: show(made), headers: { location: addressOf(id, made.id) } }
      })
      notifications.wake()
      return reply
    },
  )

  app.post(
    '/notifications/endpoints/:id/deliveries/:delivery_id/replay',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Send a delivery once more',
        description:
          'One that is parked or was delivered, under the same event id, at once and with all its attempts anew; 409 while it is waiting still. It neither waits for later events of its subject nor holds them up. For admins.',
        headers: Repeatable,
        params: DeliveryParams,
        response: { 202: Envelope(Delivery), ...failures(400, 401, 403, 404, 409, 422, 429, 500, 503) },
      },
    },
    async (request, reply) => {
      const { id, delivery_id } = request.params
      await once({ db, seal }, request, reply, async tx => {
        const again =
          isUuid(id) && isUuid(delivery_id) ? await replayDelivery(tx, id, delivery_id) : undefined
        if (!again) throw noDelivery()
        if (again === 'waiting') throw new Failure('CONFLICT', 'This delivery is still waiting to be sent.')
        return { status: 202, body: show(again), headers: { location: addressOf(id, delivery_id) } }
      })
      notifications.wake()
      return reply
    },
  )

  app.post(
    '/notifications/endpoints/:id/replay',
    {
      config: admin,
      schema: {
        operationId: 'replayParkedDeliveries',
        tags,
        summary: 'Send everything that is parked once more',
        description: `The oldest ${mostReplayed} parked deliveries, as one by one would be. For admins.`,
        headers: Repeatable,
        params: IdParams,
        response: {
          202: Envelope(Type.Object({ replayed: Type.Integer({ minimum: 0 }) })),
          ...failures(400, 401, 403, 404, 422, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await once({ db, seal }, request, reply, async tx => {
        const replayed = isUuid(id) ? await replayParked(tx, id) : undefined
        if (replayed === undefined) throw noEndpoint()
        return { status: 202, body: ok({ replayed }) }
      })
      notifications.wake()
      return reply
    },
  )
}
