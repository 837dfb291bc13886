import type { FastifyReply } from 'fastify'
import Type, { type TSchema } from 'typebox'
import type { ReadLog } from '../platform/audit.ts'
import type { Database, Tx } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import { ok, okText, sendText } from '../platform/http/answer.ts'
import type { App, Person } from '../platform/http/app-types.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  OneOf,
  Text,
  Timestamp,
} from '../platform/http/schemas.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { openFold } from './fold.ts'
import { leadAnalytics, medianToConversion, youngerThan } from './lead-analytics.ts'
import { countedUpTo, type LeadScope, seesEverything } from './lead-queries.ts'
import { countLeftOut, leftOutReasons } from './left-out.ts'
import {
  intervalQuery,
  type Period,
  type PeriodFields,
  PeriodQuery,
  readPeriod,
  requireReadable,
} from './period.ts'
import { countPeople } from './person-queries.ts'
import {
  callMeasures,
  callsBehind,
  eventsBehind,
  leadMeasures,
  leadsBehind,
  personMeasures,
} from './row-queries.ts'
import { CallRow, EventRow, LeadAnalytics, LeadRow, PeriodShown, TelecallerAnalytics } from './schemas.ts'
import { telecallerAnalytics } from './telecaller-analytics.ts'

const tags = ['Analytics']
const filters = {
  source: Type.Optional({ ...Text(200), description: 'only leads from this source' }),
  without_source: Type.Optional(
    OneOf(['true', 'false'] as const, { description: 'true for only those that have no source' }),
  ),
  assigned_to: Type.Optional(Type.String({ format: 'uuid', description: 'only leads that are theirs now' })),
}
const slice = {
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: 50 }),
  cursor: Type.Optional(Type.String({ maxLength: 200, description: 'meta.next_cursor of the page before' })),
}
const RowsOf = <Row extends TSchema>(row: Row, more: Record<string, TSchema> = {}) =>
  Type.Object({
    success: Type.Literal(true),
    data: Type.Array(row),
    meta: Type.Object({ limit: Type.Integer(), next_cursor: Nullable(Type.String()), ...more }),
  })

const LeftOut = Type.Union(
  [
    Type.Null(),
    Type.Object({
      rows: Type.Integer(),
      reason: OneOf(leftOutReasons, {
        description:
          'forgotten: their leads were removed by age or erased; assigned_elsewhere: their leads are not yours any more, or were removed so',
      }),
    }),
  ],
  {
    description:
      'how many more the number counts than there are rows to show; null where there are none, of talk_time_seconds, and after the first page',
  },
)

const shown = ({ from, to, timeZone }: Period) => ({
  from: from.toISOString(),
  to: to.toISOString(),
  time_zone: timeZone,
})

type Filters = { source?: string; without_source?: 'true' | 'false'; assigned_to?: string }

/** Whose leads and calls are counted; undefined: everybody's. */
const holderOf = (tx: Tx, actor: Person, assignedTo: string | undefined) =>
  assignedTo ?? (seesEverything(tx) ? undefined : actor.id)

async function scopeOf(tx: Tx, actor: Person, query: PeriodFields & Filters): Promise<LeadScope> {
  const { source, without_source, assigned_to } = query
  const period = await readPeriod(tx, query)
  const hasNone = without_source === 'true'
  if (hasNone && source !== undefined)
    throw invalid('without_source', 'cannot be true where a source is given')
  return { period, source: hasNone ? '' : source, assignedTo: holderOf(tx, actor, assigned_to) }
}

export function analyticsRoutes(app: App, { db, readLog }: { db: Database; readLog: ReadLog }) {
  const fold = openFold(db)
  /** Counts what has happened since, then reads in one transaction as the caller. */
  const counted = async <T>(actor: Person, read: (tx: Tx) => Promise<T>) => {
    await fold()
    return db.withActor(actor, read)
  }

  app.get(
    '/analytics/leads',
    {
      config: { slow: true },
      schema: {
        tags,
        summary: 'What became of leads',
        description:
          'Over leads created in the period that you can read, from recorded history. Every rate stands beside its numerator and denominator, and is null where there is nothing to divide by. Time to first attempt: from creation to the first call. Time to first contact: to the first call in which somebody was reached, by the rules of the setting call-outcomes, or the move to contacted, whichever came first; so it is measured on more leads than totals.contacted counts where somebody was reached whose lead never became contacted, as one that was lost in the first call. Time to conversion: to the first move to converted.',
        querystring: Type.Object({ ...PeriodQuery, ...filters, interval: intervalQuery }),
        response: { 200: Envelope(LeadAnalytics), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query }) =>
      ok(
        await counted(actor, async tx => {
          const scope = await scopeOf(tx, actor, query)
          requireReadable(scope.period, query.interval)
          return {
            period: shown(scope.period),
            counted_up_to: await countedUpTo(tx),
            ...(await leadAnalytics(tx, scope, query.interval)),
          }
        }),
      ),
  )

  app.get(
    '/analytics/leads/rows',
    {
      config: { slow: true },
      schema: {
        tags,
        summary: 'The leads behind a number',
        description:
          'With the same filters as /analytics/leads; newest first, by cursor. As many as the number says; of a wait, the leads it was measured on, each with its own.',
        querystring: Type.Object({
          ...PeriodQuery,
          ...filters,
          ...slice,
          measure: OneOf(Object.keys(leadMeasures) as (keyof typeof leadMeasures)[], {
            default: 'leads',
            description: 'the field that holds the number, of totals without that word',
          }),
        }),
        response: { 200: RowsOf(LeadRow), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query }, reply) => {
      const { measure, limit } = query
      const after = readCursor(query.cursor)
      const rows = await counted(actor, async tx => {
        const scope = await scopeOf(tx, actor, query)
        if (measure !== 'maturity.leads_too_young') return leadsBehind(tx, scope, measure, limit, after)
        const median = await medianToConversion(tx, scope)
        return median === null ? [] : leadsBehind(tx, youngerThan(scope, median), measure, limit, after)
      })
      return sendRows(reply, actor, rows, limit)
    },
  )

  app.get(
    '/analytics/calls/rows',
    {
      config: { slow: true },
      schema: {
        tags,
        summary: 'The calls behind a point of a series',
        description:
          'With the filters of /analytics/leads that its calls know: everybody’s for managers, one’s own otherwise, or those of assigned_to. Newest first, by cursor, each with its lead and who called; only leads you can read.',
        querystring: Type.Object({
          ...PeriodQuery,
          ...slice,
          assigned_to: Type.Optional(Type.String({ format: 'uuid', description: 'only calls they made' })),
          measure: OneOf(Object.keys(callMeasures) as (keyof typeof callMeasures)[], {
            default: 'calls',
            description: 'the field of series that holds the number',
          }),
        }),
        response: {
          200: RowsOf(CallRow),
          ...failures(400, 401, 403, 429, 500, 503),
        },
      },
    },
    async ({ actor, query }, reply) => {
      const { measure, limit } = query
      const after = readCursor(query.cursor)
      const rows = await counted(actor, async tx => {
        const period = await readPeriod(tx, query)
        return callsBehind(tx, period, holderOf(tx, actor, query.assigned_to), measure, limit, after)
      })
      return sendRows(reply, actor, rows, limit)
    },
  )

  app.get(
    '/analytics/telecallers',
    {
      config: { least: 'telecaller', slow: true },
      schema: {
        tags,
        summary: 'How telecallers are doing',
        description:
          'Each person who makes calls, or did in the period; a telecaller sees their own row. Best rank first.',
        querystring: Type.Object(PeriodQuery),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            data: Type.Array(TelecallerAnalytics),
            meta: Type.Object({ total: Type.Integer(), period: PeriodShown, counted_up_to: Timestamp }),
          }),
          ...failures(400, 401, 403, 429, 500, 503),
        },
      },
    },
    async ({ actor, query }) =>
      counted(actor, async tx => {
        const period = await readPeriod(tx, query)
        const data = await telecallerAnalytics(tx, period)
        const meta = { total: data.length, period: shown(period), counted_up_to: await countedUpTo(tx) }
        return { success: true as const, data, meta }
      }),
  )

  app.get(
    '/analytics/telecallers/:id',
    {
      config: { least: 'telecaller', slow: true },
      schema: {
        tags,
        summary: 'How one telecaller is doing',
        description: 'A telecaller can ask for themselves, a manager for anybody.',
        params: IdParams,
        querystring: Type.Object(PeriodQuery),
        response: { 200: Envelope(TelecallerAnalytics), ...failures(400, 401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params, query }) =>
      ok(
        await counted(actor, async tx => {
          requireVisible(tx, actor, params.id)
          const [found] = await telecallerAnalytics(tx, await readPeriod(tx, query), params.id)
          if (!found) throw personNotFound()
          return found
        }),
      ),
  )

  app.get(
    '/analytics/telecallers/:id/rows',
    {
      config: { least: 'telecaller', slow: true },
      schema: {
        tags,
        summary: 'What a telecaller’s number counts',
        description:
          'Calls, follow-ups or moves of leads in the period, newest first, each with its lead; only leads you can read, and in meta.left_out how many more there are. Of unique_leads_called each lead once, with their last outcome and all seconds of their calls; of leads_assigned those that are theirs now; of time_to_first_contact each with its wait; of follow_up_compliance_of each with when it was due, how it ended and whether it was kept.',
        params: IdParams,
        querystring: Type.Object({
          ...PeriodQuery,
          ...slice,
          measure: OneOf(Object.keys(personMeasures) as (keyof typeof personMeasures)[], {
            default: 'total_calls',
            description: 'the field that holds the number',
          }),
        }),
        response: {
          200: RowsOf(EventRow, { left_out: LeftOut }),
          ...failures(400, 401, 403, 404, 429, 500, 503),
        },
      },
    },
    async ({ actor, params, query }, reply) => {
      const { measure, limit } = query
      const after = readCursor(query.cursor)
      const { rows, left_out } = await counted(actor, async tx => {
        requireVisible(tx, actor, params.id)
        const period = await readPeriod(tx, query)
        const rows = await eventsBehind(tx, period, params.id, measure, limit, after)
        if (after) return { rows, left_out: null }
        const [counts] = await countPeople(tx, period, params.id)
        if (!counts) throw personNotFound()
        const all = rows.length < limit ? rows.length : undefined
        return { rows, left_out: await countLeftOut(tx, period, counts, measure, all) }
      })
      return sendRows(reply, actor, rows, limit, { left_out })
    },
  )

  type Row = { body: string; at: string; id: string; lead_id: string; notOwn: boolean }
  function sendRows(reply: FastifyReply, actor: Person, rows: Row[], limit: number, more: object = {}) {
    readLog.note(
      actor,
      'leads',
      rows.filter(row => row.notOwn).map(row => row.lead_id),
    )
    const last = rows.length === limit ? rows.at(-1) : undefined
    const meta = { limit, next_cursor: last ? writeCursor(last) : null, ...more }
    return sendText(reply, okText(`[${rows.map(row => row.body).join(',')}]`, meta))
  }
}

const personNotFound = () => new Failure('NOT_FOUND', 'Nobody here has this id.')

function requireVisible(tx: Tx, actor: Person, person: string) {
  if (!isUuid(person)) throw personNotFound()
  if (person.toLowerCase() !== actor.id && tx.role !== 'manager' && tx.role !== 'admin')
    throw new Failure('FORBIDDEN', 'Only managers and admins can see other people’s numbers.')
}
