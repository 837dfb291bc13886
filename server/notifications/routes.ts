import Type from 'typebox'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { invalid } from '../platform/errors.ts'
import { ok, okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { Envelope, failures, OneOf, Timestamp, Uuid } from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { endpointRoutes } from './endpoint-routes.ts'
import type { Notifications } from './open.ts'
import { listNotifications, markRead } from './queries.ts'
import { Notification, NotificationMeta } from './schemas.ts'

const tags = ['Notifications']

type Parts = { config: Config; db: Database; seal: Seal; notifications: Notifications }

export function notificationRoutes(app: App, parts: Parts) {
  const { db } = parts

  app.get(
    '/notifications',
    {
      schema: {
        tags,
        summary: 'What you were told lately',
        description:
          'Your own, newest first, of the last thirty days: assessments you started and completed, reports that are ready, follow-ups that are due, and for admins endpoints that were paused. They also come live, as events named notification in the stream of GET /realtime/leads.',
        querystring: Type.Object({
          page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
          unread: Type.Optional(
            OneOf(['true', 'false'] as const, { description: 'true for those not read yet' }),
          ),
          include: Type.Optional(
            OneOf(['lead'] as const, {
              description: 'lead: whom a reminder is about, while the lead is yours',
            }),
          ),
        }),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            data: Type.Array(Notification),
            meta: NotificationMeta,
          }),
          ...failures(400, 401, 429, 500, 503),
        },
      },
    },
    async ({ actor, query: { page, limit, unread, include } }, reply) => {
      const offset = (page - 1) * limit
      const wanted = { unread: unread === 'true', lead: include === 'lead', limit, offset }
      const found = await listNotifications(db, actor, wanted)
      const meta = { total: found.total, page, limit, unread: found.unread }
      return sendText(reply, okText(found.body, meta))
    },
  )

  app.put(
    '/notifications/read',
    {
      schema: {
        tags,
        summary: 'Mark notifications as read',
        description:
          'Those named, or all up to a moment: the created_at of the newest one that was shown. Ids that are not yours change nothing. Answers how many are left unread.',
        body: Type.Object(
          {
            ids: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: 1000 })),
            until: Type.Optional(Timestamp),
          },
          { title: 'ReadMarks', additionalProperties: false, minProperties: 1 },
        ),
        response: {
          200: Envelope(Type.Object({ unread: Type.Integer() })),
          ...failures(400, 401, 413, 415, 429, 500, 503),
        },
      },
    },
    async ({ actor, body: { ids = null, until = null } }) => {
      if (!ids && !until) throw invalid('ids', 'is required, or until')
      return ok({ unread: await db.withActor(actor, tx => markRead(tx, { ids, until })) })
    },
  )

  endpointRoutes(app, parts)
  deliveryRoutes(app, parts)
}
