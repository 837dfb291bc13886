import Type from 'typebox'
import type { ReadLog } from '../platform/audit.ts'
import type { Database } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import { ok, okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { httpDate } from '../platform/http/http-date.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  OneOf,
  PagedEnvelope,
  TaggedByText,
} from '../platform/http/schemas.ts'
import { isTimeZone } from '../platform/time-zone.ts'
import { dropFollowUp, dueTimes, getFollowUp, listFollowUps, planFollowUp } from './follow-up-queries.ts'
import { LeadIds, leadIdsOf } from './lead-ids.ts'
import { FollowUp, Lead } from './schemas.ts'

const tags = ['Leads']
const times = Object.keys(dueTimes) as (keyof typeof dueTimes)[]

const nothingPlanned = () => new Failure('NOT_FOUND', 'Nothing is planned with this lead.')

const LeadFollowUp = Type.Object({ ...FollowUp.properties, lead: Lead }, { title: 'LeadFollowUp' })

function withinOf({
  day,
  time_zone: zone = 'UTC',
  from,
  to,
}: Partial<Record<'day' | 'time_zone' | 'from' | 'to', string>>) {
  if (day !== undefined && (from !== undefined || to !== undefined))
    throw invalid('day', 'cannot be combined with from or to')
  if (from !== undefined && to !== undefined && Date.parse(from) >= Date.parse(to))
    throw invalid('to', 'must be later than from')
  if (!isTimeZone(zone)) throw invalid('time_zone', 'must name a time zone, such as Asia/Kolkata')
  return { from: from ?? null, to: to ?? null, day: day ?? null, zone }
}

export function followUpRoutes(app: App, { db, readLog }: { db: Database; readLog: ReadLog }) {
  app.get(
    '/follow-ups',
    {
      schema: {
        tags,
        summary: 'List what is due',
        description: 'With the leads you can read, soonest first.',
        querystring: Type.Object({
          ...pageQuery(),
          due: Type.Optional(
            OneOf(times, {
              description:
                'now: its time has come; overdue: its time passed more than a day ago; later: still to come; all when not given',
            }),
          ),
          day: Type.Optional(
            Type.String({ format: 'date', description: 'only what is due on this day, as 2030-01-15' }),
          ),
          time_zone: Type.Optional(
            Type.String({
              maxLength: 100,
              description: 'where the day is, as Asia/Kolkata; UTC when not given',
            }),
          ),
          from: Type.Optional(Type.String({ format: 'date-time', description: 'instead of a day' })),
          to: Type.Optional(Type.String({ format: 'date-time', description: 'up to, not including' })),
          lead_ids: Type.Optional(LeadIds),
        }),
        response: { 200: PagedEnvelope(LeadFollowUp), ...failures(400, 401, 429, 500, 503) },
      },
    },
    async ({ actor, query }, reply) => {
      const { page, limit, due } = query
      const leads = query.lead_ids === undefined ? undefined : leadIdsOf(query.lead_ids)
      const found = await listFollowUps(
        db,
        actor,
        limit,
        offsetOf({ page, limit }),
        due,
        withinOf(query),
        leads,
      )
      readLog.note(actor, 'leads', found.notOwn)
      return sendText(reply, okText(found.body, { total: found.total, page, limit }))
    },
  )

  app.get(
    '/leads/:id/follow-up',
    {
      schema: {
        tags,
        summary: 'See when to speak with a lead next',
        description: 'For whoever can read the lead. 404 NOT_FOUND where nothing is planned.',
        params: IdParams,
        response: {
          200: TaggedByText(Envelope(FollowUp), true),
          ...failures(401, 404, 429, 500, 503),
        },
      },
    },
    async ({ actor, params }, reply) => {
      const found = isUuid(params.id) ? await getFollowUp(db, actor, params.id) : undefined
      if (!found) throw new Failure('LEAD_NOT_FOUND')
      if (found.notOwn) readLog.note(actor, 'leads', [params.id])
      if (found.body === null) throw nothingPlanned()
      const modified = httpDate(Number(found.setAt))
      return sendText(reply.header('last-modified', modified), okText(found.body))
    },
  )

  app.put(
    '/leads/:id/follow-up',
    {
      schema: {
        tags,
        summary: 'Say when to speak with a lead next',
        description: 'For whoever can read the lead. Refused where somebody must not be called.',
        params: IdParams,
        body: Type.Object({ due_at: Type.String({ format: 'date-time' }) }, { additionalProperties: false }),
        response: { 200: Envelope(FollowUp), ...failures(400, 401, 404, 413, 415, 429, 500, 503) },
      },
    },
    async ({ actor, params, body }) => {
      if (!isUuid(params.id)) throw new Failure('LEAD_NOT_FOUND')
      if (Date.parse(body.due_at) < Date.now() - 60_000) throw invalid('due_at', 'must not lie in the past')
      return ok(await planFollowUp(db, actor, params.id, body.due_at))
    },
  )

  app.delete(
    '/leads/:id/follow-up',
    {
      schema: {
        tags,
        summary: 'Drop what was due',
        description: 'The follow-up ends as dropped, which compliance counts when it was due already.',
        params: IdParams,
        response: { 200: Envelope(FollowUp), ...failures(401, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }) => {
      if (!isUuid(params.id)) throw new Failure('LEAD_NOT_FOUND')
      const dropped = await dropFollowUp(db, actor, params.id)
      if (!dropped) throw nothingPlanned()
      return ok(dropped)
    },
  )
}
