import Type, { type Static } from 'typebox'
import type { Tx } from '../platform/db/index.ts'
import { invalid } from '../platform/errors.ts'
import { OneOf } from '../platform/http/schemas.ts'
import { isStorableTime } from '../platform/storable-time.ts'
import { isTimeZone } from '../platform/time-zone.ts'

export const intervals = ['day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]

const moment = 'a date, or a date and time'
export const PeriodQuery = {
  from: Type.Optional(
    Type.String({ maxLength: 40, description: `${moment}; 30 days before the end where it is not given` }),
  ),
  to: Type.Optional(
    Type.String({
      maxLength: 40,
      description: `${moment}; a date includes that day, a time does not include itself. The end of today where it is not given`,
    }),
  ),
  time_zone: Type.String({
    maxLength: 64,
    default: 'UTC',
    description: 'in which days begin, as in Asia/Kolkata',
  }),
}
const PeriodFields = Type.Object(PeriodQuery)
export type PeriodFields = Static<typeof PeriodFields>

export type Period = { from: Date; to: Date; timeZone: string }

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/**
 * The bounds as moments, rounded outwards to quarters of an hour, which is how finely sums are kept. Days begin where
 * the caller is, so the database reads them in that time zone.
 */
export async function readPeriod(tx: Tx, { from, to, time_zone: timeZone }: PeriodFields): Promise<Period> {
  if (!isTimeZone(timeZone)) throw invalid('time_zone', 'must name a time zone, such as Asia/Kolkata')
  for (const [field, text] of Object.entries({ from, to }))
    if (text !== undefined && !isMoment(text))
      throw invalid(field, 'must be a date such as 2026-11-15, or a time such as 2026-11-15T09:30:00Z')
  const [bounds] = await tx.rows<{ from: Date; to: Date }>(
    `with ends as (
       select case when $2::text is null then (date_trunc('day', now() at time zone $3) + interval '1 day') at time zone $3
         when $5 then ($2::timestamp + interval '1 day') at time zone $3 else $2::timestamptz end as "to")
     select app.start_of('quarter', case when $1::text is null
         then (("to" at time zone $3) - interval '30 days') at time zone $3
         when $4 then $1::timestamp at time zone $3 else $1::timestamptz end) as "from",
       app.start_of('quarter', "to" + interval '899 seconds 999 milliseconds') as "to" from ends`,
    [from ?? null, to ?? null, timeZone, isDate(from ?? ''), isDate(to ?? '')],
  )
  const period = { ...(bounds as { from: Date; to: Date }), timeZone }
  if (!isStorableTime(period.from.getTime()))
    throw invalid(from === undefined ? 'to' : 'from', 'is too early or too late')
  if (!isStorableTime(period.to.getTime())) throw invalid('to', 'is too early or too late')
  if (period.from >= period.to) throw invalid('to', 'must be later than from')
  if (period.to.getTime() - period.from.getTime() > 10 * 366 * day)
    throw invalid('from', 'must not lie more than ten years before to')
  return period
}

const day = 86_400_000
const lengths: Record<Interval, number> = { day, week: 7 * day, month: 28 * day }
const mostPoints = 750

export function requireReadable({ from, to }: Period, interval: Interval) {
  if ((to.getTime() - from.getTime()) / lengths[interval] > mostPoints)
    throw invalid('interval', `is too short for this period: at most ${mostPoints} points are given`)
}

const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text.slice(0, 10)).toISOString().startsWith(text.slice(0, 10)) &&
  text > '0001'

export const intervalQuery = OneOf(intervals, { default: 'day' })

/** For queries over a period: planned for the one at hand, since a plan for any period reads every quarter of an hour of it. */
export const planAnew = { prepare: false } as const
