import { randomUUID } from 'node:crypto'
import Type from 'typebox'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { refuseStale, versionHeadersWith } from '../platform/http/conditional.ts'
import { once } from '../platform/http/replay.ts'
import {
  Conditional,
  Envelope,
  failures,
  IdParams,
  isUuid,
  PagedEnvelope,
  Repeatable,
  Tagged,
} from '../platform/http/schemas.ts'
import { refuseUrl } from '../platform/outgoing-url.ts'
import type { Seal } from '../platform/seal.ts'
import {
  deleteEndpoint,
  getEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  replaceSecret,
  updateEndpoint,
} from './endpoint-queries.ts'
import type { Notifications } from './open.ts'
import { Endpoint, EndpointChange, EndpointWithSecret, NewEndpoint } from './schemas.ts'
import { openEndpointSecret, sealEndpointSecret } from './secrets.ts'
import { makeSecret } from './signature.ts'

const tags = ['Events']
const admin = { least: 'admin' } as const
/** How long the secret before the newest signs too. */
const graceHours = 24

export const noEndpoint = () => new Failure('NOT_FOUND', 'There is no such endpoint.')

const withSecret = (body: string, secret: string) =>
  `${body.slice(0, -1)},"secret":${JSON.stringify(secret)}}`
const taggedWith = ({ body, version }: { body: string; version: number }) => versionHeadersWith(version, body)

type Parts = { config: Config; db: Database; seal: Seal; notifications: Notifications }

export function endpointRoutes(app: App, { config, db, seal, notifications }: Parts) {
  app.get(
    '/notifications/endpoints',
    {
      config: admin,
      schema: {
        tags,
        summary: 'List where events are posted to',
        description: 'Oldest first, at most 100 in all. For admins.',
        querystring: Type.Object({
          page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
        }),
        response: { 200: PagedEnvelope(Endpoint), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query: { page, limit } }, reply) => {
      const { body, total } = await listEndpoints(db, actor, limit, (page - 1) * limit)
      return sendText(reply, okText(body, { total, page, limit }))
    },
  )

  app.post(
    '/notifications/endpoints',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Have events posted somewhere',
        description:
          'From now on each event is posted there, signed with the secret in this answer, in the Standard Webhooks convention. docs/events.md has every payload and a receiver. For admins.',
        headers: Repeatable,
        body: NewEndpoint,
        response: {
          201: Tagged(Envelope(EndpointWithSecret)),
          ...failures(400, 401, 403, 409, 413, 415, 422, 429, 500, 503),
        },
      },
    },
    (request, reply) => {
      const { url, events, description = null } = request.body
      refuseUrl(url, config.allowPrivate)
      return once({ db, seal }, request, reply, async tx => {
        const [id, secret] = [randomUUID(), makeSecret()]
        const sealed = sealEndpointSecret(seal, id, 'secret', secret)
        const made = await insertEndpoint(tx, { id, url, events, description, secret: sealed })
        const headers = { ...taggedWith(made), location: `/api/notifications/endpoints/${id}` }
        return { status: 201, body: okText(withSecret(made.body, secret)), headers }
      })
    },
  )

  app.get(
    '/notifications/endpoints/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Read an endpoint',
        description: 'Whether it is on, whether it fails; never its secret. For admins.',
        params: IdParams,
        response: { 200: Tagged(Envelope(Endpoint)), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }, reply) => {
      const found = isUuid(params.id) ? await getEndpoint(db, actor, params.id) : undefined
      if (!found) throw noEndpoint()
      return sendText(reply.headers(taggedWith(found)), okText(found.body))
    },
  )

  app.patch(
    '/notifications/endpoints/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Change, pause or resume an endpoint',
        description:
          'What happens while it is paused is kept and goes out once it is on again; what waits after a failure is sent at once to a new address. With If-Match or If-Unmodified-Since, 412 when it changed since. For admins.',
        params: IdParams,
        headers: Conditional,
        body: EndpointChange,
        response: {
          200: Tagged(Envelope(Endpoint)),
          ...failures(400, 401, 403, 404, 412, 413, 415, 429, 500, 503),
        },
      },
    },
    async ({ actor, params, headers, body }, reply) => {
      if (body.url !== undefined) refuseUrl(body.url, config.allowPrivate)
      const changed = await db.withActor(actor, async tx => {
        const before = isUuid(params.id) ? await lockEndpoint(tx, params.id) : undefined
        if (!before) throw noEndpoint()
        refuseStale(before.version, headers)
        const { url, events, description, is_active } = { ...before, ...body }
        const beginsAnew = is_active && (!before.is_active || url !== before.url)
        return updateEndpoint(tx, params.id, { url, events, description, is_active }, beginsAnew)
      })
      notifications.wake()
      return sendText(reply.headers(taggedWith(changed)), okText(changed.body))
    },
  )

  app.delete(
    '/notifications/endpoints/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Delete an endpoint',
        description: 'Answers with it as it was. What was still to be sent there is not sent. For admins.',
        params: IdParams,
        response: { 200: Envelope(Endpoint), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }, reply) => {
      const deleted = await db.withActor(actor, async tx => {
        const before = isUuid(params.id) ? await lockEndpoint(tx, params.id) : undefined
        if (!before) throw noEndpoint()
        await deleteEndpoint(tx, params.id)
        return before
      })
      return sendText(reply, okText(deleted.body))
    },
  )

  app.post(
    '/notifications/endpoints/:id/secret',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Give an endpoint a new secret',
        description: `The one before signs too for ${graceHours} hours, so that the receiver can change over. For admins.`,
        headers: Repeatable,
        params: IdParams,
        response: {
          200: Tagged(Envelope(EndpointWithSecret)),
          ...failures(400, 401, 403, 404, 422, 429, 500, 503),
        },
      },
    },
    (request, reply) =>
      once({ db, seal }, request, reply, async tx => {
        const { id } = request.params
        const before = isUuid(id) ? await lockEndpoint(tx, id) : undefined
        if (!before) throw noEndpoint()
        const secret = makeSecret()
        const previous = sealEndpointSecret(
          seal,
          id,
          'previous_secret',
          openEndpointSecret(seal, id, before.secret),
        )
        const sealed = sealEndpointSecret(seal, id, 'secret', secret)
        const changed = await replaceSecret(tx, id, sealed, previous, graceHours)
        return { status: 200, body: okText(withSecret(changed.body, secret)), headers: taggedWith(changed) }
      }),
  )
}
