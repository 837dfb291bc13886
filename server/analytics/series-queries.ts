import type { Tx } from '../platform/db/index.ts'
import type { Interval } from './period.ts'

/** What is summed, as rows with a start: in blocks of UTC, and by quarter of an hour or finer. */
export type Part<Column extends string> = { columns: readonly Column[]; blocks: string; finer: string }
export type Block = 'six hours' | 'day'

const halves = { 'six hours': `interval '3 hours'`, day: `interval '12 hours'` }

/**
 * Sums for every interval of the period, those in which nothing happened too. A block counts for the interval that holds its
 * middle; where two intervals meet within a block, what lies between there and the nearer end of it is moved from one to the
 * other: of a year of India's days two quarters a day, and nothing where days begin with a block.
 * The first three values are the period and its time zone.
 */
export function sumByInterval<Column extends string>(
  tx: Tx,
  interval: Interval,
  block: Block,
  parts: readonly Part<Column>[],
  values: unknown[],
) {
  const half = halves[block]
  const all = parts.flatMap(({ columns }) => columns)
  const list = (of: readonly Column[], column: (name: Column) => string) => of.map(column).join(', ')
  const beside = parts.map(
    ({ columns, finer }, i) => `beside_${i} as materialized (
       select n, sign, q.* from moved, lateral (
         select ${list(columns, name => `sum(${name}::int4) as ${name}`)} from (${finer}) q
         where q.start >= since and q.start < until) q where since < until)`,
  )
  const counted = parts.map(({ columns, blocks }, i) => {
    const each = (column: (name: Column) => string) =>
      list(all, name => `${columns.includes(name) ? column(name) : 'null'}::int4 as ${name}`)
    return `
       select width_bucket(start + ${half}, (select list from starts)) as n, ${each(name => name)}
       from (${blocks}) b where start >= $1::timestamptz - ${half} and start < $2::timestamptz - ${half}
       union all select n - 1, ${each(name => `(sign * ${name})`)} from beside_${i}
       union all select n, ${each(name => `(-sign * ${name})`)} from beside_${i}`
  })
  return tx.rows<{ start: string } & Record<Column, number>>(
    `with intervals as (
       select s at time zone $3 as start, n from generate_series(date_trunc('${interval}', $1::timestamptz at time zone $3),
         ($2::timestamptz at time zone $3) - interval '1 microsecond', interval '1 ${interval}') with ordinality as i (s, n)),
     starts as (select array_agg(start order by n) as list from intervals),
     ends as (
       select n, greatest(start, $1) as moment from intervals union all select max(n) + 1, $2 from intervals),
     moved as materialized (
       select n, case when moment > middle then -1 else 1 end as sign,
         case when moment > middle then moment else middle - ${half} end as since,
         case when moment > middle then middle + ${half} else moment end as until
       from (select *, app.start_of('${block}', moment) + ${half} as middle from ends) e),
     ${beside.join(', ')},
     counted as (${counted.join(' union all ')})
     select app.iso(i.start) as start, ${list(all, name => `coalesce(sum(${name}), 0) as ${name}`)}
     from intervals i left join counted using (n) group by i.start order by i.start`,
    values,
  )
}
