import type { Tx } from '../platform/db/index.ts'
import { type Interval, planAnew } from './period.ts'

/** What is summed, as rows with a start: by UTC day, and by quarter of an hour or finer. */
export type Parts = { days: string; quarters: string }

/**
 * Sums for every interval of the period, those in which nothing happened too. A UTC day counts for the interval that holds
 * its noon; where two intervals meet within a day, the quarters between there and the nearest midnight are moved from one to
 * the other. So a year of India's days takes a quarter of its quarters of an hour, and none where days are UTC's.
 * The first three values are the period and its time zone.
 */
export function sumByInterval<Column extends string>(
  tx: Tx,
  interval: Interval,
  columns: readonly Column[],
  { days, quarters }: Parts,
  values: unknown[],
) {
  const each = (column: (name: Column) => string) => columns.map(column).join(', ')
  return tx.rows<{ start: string } & Record<Column, number>>(
    `with intervals as (
       select s at time zone $3 as start from generate_series(date_trunc('${interval}', $1::timestamptz at time zone $3),
         ($2::timestamptz at time zone $3) - interval '1 microsecond', interval '1 ${interval}') s),
     ends as (
       select lag(start) over (order by start) as before, start as after, greatest(start, $1) as moment from intervals
       union all select max(start), null, $2 from intervals),
     moved as (
       select before, after, case when moment > noon then -1 else 1 end as sign,
         case when moment > noon then moment else noon - interval '12 hours' end as since,
         case when moment > noon then noon + interval '12 hours' else moment end as until
       from (select *, app.start_of('day', moment) + interval '12 hours' as noon from ends) e),
     counted as (
       select date_trunc('${interval}', (start + interval '12 hours') at time zone $3) at time zone $3 as start, ${each(name => name)}
       from (${days}) d where start >= $1::timestamptz - interval '12 hours' and start < $2::timestamptz - interval '12 hours'
       union all
       select side.start, ${each(name => `side.sign * q.${name}`)}
       from moved m, lateral (
         select ${each(name => `sum(${name}) as ${name}`)} from (${quarters}) q where q.start >= m.since and q.start < m.until) q,
         lateral (values (m.before, m.sign), (m.after, -m.sign)) as side (start, sign))
     select app.iso(i.start) as start, ${each(name => `coalesce(sum(${name}), 0)::int8 as ${name}`)}
     from intervals i left join counted using (start) group by i.start order by i.start`,
    values,
    planAnew,
  )
}
