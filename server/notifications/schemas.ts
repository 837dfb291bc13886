import Type from 'typebox'
import { Nullable, OneOf, PageMeta, Text, Timestamp, Uuid } from '../platform/http/schemas.ts'
import { eventTypes, testType } from './events.ts'

const url = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'begins with https://, without a name or password in it, and leads to a public address',
})
const events = Type.Array(OneOf([...eventTypes, '*'] as const), {
  minItems: 1,
  maxItems: 20,
  uniqueItems: true,
  description: 'names of events, or * for all of them, later ones included',
})
const description = Nullable(Text(500))

export const NewEndpoint = Type.Object(
  { url, events, description: Type.Optional(description) },
  {
    title: 'NewEndpoint',
    additionalProperties: false,
    examples: [{ url: 'https://example.com/mettle', events: ['assessment.completed'], description: 'HR' }],
  },
)

export const EndpointChange = Type.Object(
  {
    url: Type.Optional(url),
    events: Type.Optional(events),
    description: Type.Optional(description),
    is_active: Type.Optional(
      Type.Boolean({ description: 'false pauses it; true sends what has waited since' }),
    ),
  },
  { title: 'EndpointChange', additionalProperties: false, minProperties: 1 },
)

const endpoint = {
  id: Uuid,
  url: Type.String(),
  events: Type.Array(Type.String()),
  description: Nullable(Type.String()),
  is_active: Type.Boolean(),
  paused_reason: Nullable(
    OneOf(['admin', 'failing', 'gone'] as const, {
      description: 'failing: it accepted nothing for a day; gone: it answered 410',
    }),
  ),
  failing_since: Nullable({ ...Timestamp, description: 'the first failure since something was accepted' }),
  missed_events: Type.Integer({
    description: 'what it was not sent because 100,000 were waiting while it was paused or failing',
  }),
  previous_secret_expires_at: Nullable({
    ...Timestamp,
    description: 'until then the secret before this one signs too',
  }),
  created_at: Timestamp,
  updated_at: Timestamp,
}
export const Endpoint = Type.Object(endpoint, { title: 'Endpoint' })
export const EndpointWithSecret = Type.Object(
  {
    ...endpoint,
    secret: Type.String({ description: 'whsec_ and the key in base64; shown this once' }),
  },
  { title: 'EndpointWithSecret' },
)

export const Delivery = Type.Object(
  {
    id: Uuid,
    event: Type.Object({
      id: { ...Uuid, description: 'the webhook-id, the same at every attempt' },
      type: OneOf([...eventTypes, testType] as const),
      timestamp: Timestamp,
      data: Type.Record(Type.String(), Nullable(Type.String())),
    }),
    state: OneOf(['waiting', 'delivered', 'parked'] as const, {
      description: 'parked: not tried any more, unless it is replayed',
    }),
    next_attempt_at: Nullable(Timestamp),
    attempts: Type.Array(
      Type.Object({
        at: Timestamp,
        status: Nullable(Type.Integer()),
        latency_ms: Type.Integer(),
        problem: Nullable(Type.String()),
        answer: Nullable(Type.String({ description: 'the first 1,024 bytes of it' })),
      }),
      { description: 'the newest twenty, the last one first' },
    ),
    created_at: Timestamp,
  },
  { title: 'Delivery' },
)

export const DeliveryQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  state: Type.Optional(OneOf(['waiting', 'delivered', 'parked'] as const)),
})

export const noticeTypes = [
  'assessment.started',
  'assessment.completed',
  'assessment.error',
  'report.generated',
  'follow_up.due',
  'endpoint.paused',
] as const

export const Notification = Type.Object(
  {
    id: Uuid,
    type: OneOf(noticeTypes),
    data: Type.Record(Type.String(), Nullable(Type.String()), { description: 'ids of what it tells of' }),
    created_at: Timestamp,
    read_at: Nullable(Timestamp),
    lead: Type.Optional(
      Nullable(
        Type.Object(
          { id: Uuid, name: Type.String() },
          { description: 'with include=lead; null where there is none, or it is no longer yours' },
        ),
      ),
    ),
  },
  { title: 'Notification' },
)

export const NotificationMeta = Type.Object(
  { ...PageMeta.properties, unread: Type.Integer({ description: 'of all, whatever the page' }) },
  { title: 'NotificationMeta' },
)
