import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max'
import Type from 'typebox'
import type { AuditEvents } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { ok, okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { idempotencyKeyOf, once } from '../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  OneOf,
  Repeatable,
  Timestamp,
  Uuid,
} from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { claimNext, extendClaim, listQueue, mostUpcoming, releaseClaim } from './queue-queries.ts'
import { Lead, Script } from './schemas.ts'
import { eachAlone, type Statements, within } from './statements.ts'

const tags = ['Call queue']
const least = 'telecaller' as const

const Claim = Type.Object({ id: Uuid, expires_at: Timestamp }, { title: 'Claim' })
const reasons = ['callback', 'fresh', 'retry'] as const
const Reason = OneOf(reasons, {
  description:
    'callback: planned, and its time has come; fresh: never called; retry: tried before and not reached',
})

const QueueEntry = Type.Object(
  {
    lead: Lead,
    reason: Reason,
    ready_at: Timestamp,
    waits_for: Nullable(
      OneOf(['calling_hours', 'time'] as const, { description: 'null where it may be called now' }),
    ),
    claim: Type.Union([Claim, Type.Null()]),
    script: Type.Union([Script, Type.Null()], { description: 'of a lead that you hold' }),
  },
  { title: 'QueueEntry' },
)

const claimEnded = () => new Failure('NOT_FOUND', 'This claim has ended.')

export function queueRoutes(
  app: App,
  { config, db, seal, auditEvents }: { config: Config; db: Database; seal: Seal; auditEvents: AuditEvents },
) {
  const home = getCountryCallingCode(config.phoneRegion as CountryCode)

  app.post(
    '/queue/next',
    {
      config: { least, inTurn: true },
      schema: {
        operationId: 'claimNextLead',
        tags,
        summary: 'Claim the next lead to call',
        description:
          'The best of your own leads and, unless you take no new leads now, of those that belong to nobody yet: call-backs that are due, then leads never called (by source, then oldest first), then those not reached before. It is yours until the claim expires; one that belonged to nobody becomes yours, and goes back if no call is logged. Never somebody who must not be called, never outside the calling hours where the number rings. With nothing to call, data is null and meta says why and when to ask again.',
        headers: Repeatable,
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            data: Type.Union([
              Type.Null(),
              Type.Object({
                lead: Lead,
                reason: Reason,
                claim: Claim,
                script: Type.Union([Script, Type.Null()]),
              }),
            ]),
            meta: Type.Optional(
              Type.Object({
                reason: OneOf(['empty', 'nothing_due', 'outside_calling_hours', 'too_many_claims'] as const),
                retry_at: Nullable(Timestamp),
              }),
            ),
          }),
          ...failures(401, 403, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const { actor } = request
      const next = async (statements: Statements) => {
        const found = await claimNext(statements, home)
        if (found.lead) return okText(JSON.stringify(found))
        const { reason, retry_at } = found
        auditEvents.record({
          action: 'refuse',
          actor: actor.id,
          resource: 'queue',
          fields: [reason],
          origin: actor.origin,
        })
        return okText('null', { reason, retry_at })
      }
      if (idempotencyKeyOf(request) !== undefined)
        return once({ db, seal }, request, reply, async tx => ({ status: 200, body: await next(within(tx)) }))
      return sendText(reply, await next(eachAlone(db, actor)))
    },
  )

  app.get(
    '/queue',
    {
      config: { least },
      schema: {
        tags,
        summary: 'See what is coming',
        description: `Of your own leads: first what may be called now, in the order in which it is given out, then what waits for its calling hours, then what is planned for later, soonest first. No further than the first ${mostUpcoming}.`,
        querystring: Type.Object(pageQuery({ most: 100 })),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            data: Type.Array(QueueEntry),
            meta: Type.Object({
              total: Type.Integer({ description: `up to ${mostUpcoming}` }),
              page: Type.Integer(),
              limit: Type.Integer(),
              ready: Type.Integer({ description: 'how many of them may be called now' }),
              unassigned: Type.Integer({
                description: 'how many leads wait for whoever asks first, up to 1000',
              }),
            }),
          }),
          ...failures(400, 401, 403, 429, 500, 503),
        },
      },
    },
    async ({ actor, query: { page, limit } }, reply) => {
      const { body, total, ready, unassigned } = await listQueue(
        db,
        actor,
        home,
        limit,
        offsetOf({ page, limit }),
      )
      return sendText(reply, okText(body, { total, page, limit, ready, unassigned }))
    },
  )

  app.put(
    '/queue/claims/:id',
    {
      config: { least },
      schema: {
        tags,
        summary: 'Extend a claim',
        description: 'From now on for as long as a new one would hold. 404 NOT_FOUND once it has ended.',
        params: IdParams,
        response: { 200: Envelope(Claim), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }) => {
      if (!isUuid(params.id)) throw claimEnded()
      return ok(await extendClaim(eachAlone(db, actor), params.id))
    },
  )

  app.delete(
    '/queue/claims/:id',
    {
      config: { least },
      schema: {
        tags,
        summary: 'Give a claimed lead back',
        description:
          'It is in the queue again at once, and belongs to nobody again if it did before. Managers can release what others hold. 404 NOT_FOUND once it has ended.',
        params: IdParams,
        response: { 200: Envelope(Claim), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }) => {
      if (!isUuid(params.id)) throw claimEnded()
      return ok(await releaseClaim(eachAlone(db, actor), params.id))
    },
  )
}
