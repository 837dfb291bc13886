import Type from 'typebox'
import type { ReadLog } from '../platform/audit.ts'
import { asRole, type Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { ok, okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { versionHeaders } from '../platform/http/conditional.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { once } from '../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  OneOf,
  PagedEnvelope,
  Repeatable,
  Tagged,
  Timestamp,
  Uuid,
} from '../platform/http/schemas.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Seal } from '../platform/seal.ts'
import { queue } from './jobs.ts'
import { bodyPlace } from './process.ts'
import { getDelivery, listDeliveries, replayDelivery, states } from './queries.ts'
import { sources } from './signatures.ts'

type Parts = { db: Database; seal: Seal; jobs: Jobs; readLog: ReadLog }

const tags = ['Webhooks']
const Delivery = Type.Object(
  {
    id: Uuid,
    source: OneOf(sources),
    event_id: Type.String({
      description: 'what its sender calls it, or the digest of its body',
      example: 'evt_1Pgc76B7',
    }),
    type: Type.String({ example: 'checkout.session.completed' }),
    state: OneOf(states, {
      description:
        'received until it is worked on, also while it is tried again; ignored where it says nothing to us',
    }),
    outcome: Nullable(
      Type.String({
        description: 'what was done, or why not',
        example: 'Paid 499.00 INR for “Mettle Strengths”.',
      }),
    ),
    attempts: Type.Integer(),
    received_at: Timestamp,
    processed_at: Nullable(Timestamp),
    replayed_at: Nullable(Timestamp),
  },
  { title: 'WebhookDelivery' },
)
const WithBody = Type.Object(
  {
    ...Delivery.properties,
    body: Nullable(
      Type.String({ description: 'as it came; null once it is no longer kept, by the setting retention' }),
    ),
  },
  { title: 'WebhookDeliveryWithBody' },
)

const notFound = () => new Failure('NOT_FOUND', 'There is no such delivery.')

export function deliveryRoutes(app: App, { db, seal, jobs, readLog }: Parts) {
  app.get(
    '/webhooks/deliveries',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'List messages of providers and the content site',
        description: 'Newest first. Those that failed say why and can be done again. For admins.',
        querystring: Type.Object({
          source: Type.Optional(OneOf(sources)),
          state: Type.Optional(OneOf(states)),
          ...pageQuery(),
        }),
        response: { 200: PagedEnvelope(Delivery), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query: { page, limit, ...filter } }, reply) => {
      const offset = offsetOf({ page, limit })
      const { body, total } = await listDeliveries(db, actor, filter, limit, offset)
      return sendText(reply, okText(body, { total, page, limit }))
    },
  )

  app.get(
    '/webhooks/deliveries/:id',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Read a message',
        description: 'With its body as it came. Reading it is noted in the audit log. For admins.',
        params: IdParams,
        response: { 200: Tagged(Envelope(WithBody)), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }, reply) => {
      const found = isUuid(params.id) ? await getDelivery(db, actor, params.id) : undefined
      if (!found) throw notFound()
      const id = String(found.record.id)
      readLog.note(actor, 'webhook_deliveries', [id])
      const body = found.body.length === 0 ? null : seal.openSecret(bodyPlace(id), found.body)
      reply.headers(versionHeaders(found.version))
      return ok({ ...found.record, body }) as never
    },
  )

  app.post(
    '/webhooks/deliveries/:id/replay',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Work on a message again',
        description:
          'What it did before does not happen twice. 409 CONFLICT where its body is no longer kept. For admins.',
        params: IdParams,
        headers: Repeatable,
        response: { 202: Envelope(Delivery), ...failures(401, 403, 404, 409, 422, 429, 500, 503) },
      },
    },
    async (request, reply) => {
      const answer = await once({ db, seal }, request, reply, async tx => {
        const { id } = request.params
        const again = isUuid(id) ? await asRole(tx, 'mettle_system', () => replayDelivery(tx, id)) : undefined
        if (!again) throw notFound()
        if (!again.kept) throw new Failure('CONFLICT', 'Its contents are no longer kept.')
        await jobs.enqueue(tx, queue, { id })
        return { status: 202, body: ok(again.record) }
      })
      jobs.wake(queue)
      return answer
    },
  )
}
