import type { Tx } from '../platform/db/index.ts'
import { type Interval, type Period, planAnew } from './period.ts'

/** Which leads are counted: all that were created in the period, or those of one source or person. */
export type LeadScope = { period: Period; source?: string | undefined; assignedTo?: string | undefined }

export type LeadCounts = {
  leads: number
  attempted: number
  contacted: number
  qualified: number
  converted: number
  lost: number
  status_new: number
  status_contacted: number
  status_qualified: number
  status_converted: number
  status_lost: number
}

const summed = [
  'leads',
  'attempted',
  'contacted',
  'qualified',
  'converted',
  'lost',
  'status_new',
  'status_contacted',
  'status_qualified',
  'status_converted',
  'status_lost',
] as const
const sums = summed.map(name => `coalesce(sum(${name}), 0)::int8 as ${name}`).join(', ')

const within = 'app.within_period(grain, start, $1, $2)'

/** The same columns, counted from the facts of the leads the caller may see. */
const fromFacts = `select source, start, 1 as leads, (first_attempt_at is not null)::int as attempted,
    (contacted_at is not null)::int as contacted, (qualified_at is not null)::int as qualified,
    (converted_at is not null)::int as converted, (lost_at is not null and converted_at is null)::int as lost,
    (status = 'new')::int as status_new, (status = 'contacted')::int as status_contacted,
    (status = 'qualified')::int as status_qualified, (status = 'converted')::int as status_converted,
    (status = 'lost')::int as status_lost
  from (select *, created_at as start from app.lead_facts) f where start >= $1 and start < $2`

export const seesEverything = (tx: Tx) => tx.role === 'manager' || tx.role === 'admin'

/**
 * Those who see every lead read the sums that are kept; whoever sees their own, or asks for one person's, is counted
 * lead by lead, which is thousands rather than a million.
 */
export const readsSums = (tx: Tx, { assignedTo }: LeadScope) => assignedTo === undefined && seesEverything(tx)

function factsOf({ period, source, assignedTo }: LeadScope, more: unknown[] = []) {
  const values: unknown[] = [period.from, period.to, ...more]
  const only = [
    source === undefined ? '' : `and source = $${values.push(source)}`,
    assignedTo === undefined ? '' : `and assigned_to = $${values.push(assignedTo)}`,
  ].join(' ')
  return { values, only }
}

const mostSources = 50

/** Of each of the largest sources, and of all together in the row whose source is null. */
export async function countLeads(tx: Tx, scope: LeadScope) {
  const grouped = `group by grouping sets ((source), ()) order by grouping(source) desc, leads desc, source limit ${mostSources + 1}`
  const { values, only } = factsOf(scope)
  const text = readsSums(tx, scope)
    ? `select source, grouping(source) = 1 as whole, ${sums} from app.lead_sums
       where not every and ${within} ${only} ${grouped}`
    : `select source, grouping(source) = 1 as whole, ${sums} from (${fromFacts} ${only}) f ${grouped}`
  const rows = await tx.rows<LeadCounts & { source: string; whole: boolean }>(text, values, planAnew)
  return {
    totals: rows.find(row => row.whole) as LeadCounts,
    bySource: rows.filter(row => !row.whole && row.leads > 0),
  }
}

export type LeadPoint = { start: string } & Pick<
  LeadCounts,
  'leads' | 'contacted' | 'qualified' | 'converted' | 'lost'
>

const bucket = (interval: Interval, column: string) =>
  `date_trunc('${interval}', ${column} at time zone $3) at time zone $3`

/** Every interval of the period, those in which nothing happened too. */
export const intervalsOf = (interval: Interval) =>
  `select s at time zone $3 as start from generate_series(date_trunc('${interval}', $1::timestamptz at time zone $3),
     ($2::timestamptz at time zone $3) - interval '1 microsecond', interval '1 ${interval}') s`

export function leadSeries(tx: Tx, scope: LeadScope, interval: Interval) {
  const { values, only } = factsOf(scope, [scope.period.timeZone])
  const every = scope.source === undefined
  const counted = readsSums(tx, scope)
    ? `select ${bucket(interval, 'start')} as start, ${sums} from app.lead_sums
       where grain = 'quarter' and every = ${every} and start >= $1 and start < $2 ${every ? "and source = ''" : only} group by 1`
    : `select ${bucket(interval, 'start')} as start, ${sums} from (${fromFacts} ${only}) f group by 1`
  return tx.rows<LeadPoint>(
    `select app.iso(i.start) as start, coalesce(leads, 0) as leads, coalesce(contacted, 0) as contacted,
       coalesce(qualified, 0) as qualified, coalesce(converted, 0) as converted, coalesce(lost, 0) as lost
     from (${intervalsOf(interval)}) i left join (${counted}) c using (start) order by i.start`,
    values,
    planAnew,
  )
}

const waited = {
  first_attempt: 'first_attempt_at',
  first_contact: 'first_contact_at',
  conversion: 'converted_at',
}
export const measures = ['first_attempt', 'first_contact', 'conversion'] as const
export type Measure = (typeof measures)[number]
export type Waits = Record<Measure, { n: number; p50: number | null; p95: number | null }>

/** Null stays null: greatest() alone would make it 0. */
const secondsTo = (column: string) =>
  `case when ${column} is not null then greatest(extract(epoch from ${column} - created_at)::float8, 0) end`

/** Seconds from creation, to the second. */
export async function exactWaits(tx: Tx, scope: LeadScope): Promise<Waits> {
  const { values, only } = factsOf(scope)
  const columns = measures.map(
    name => `count(${waited[name]}) as ${name}_n, percentile_cont(array[0.5, 0.95]) within group
      (order by ${secondsTo(waited[name])}) as ${name}`,
  )
  const [row] = await tx.rows<Record<string, unknown>>(
    `select ${columns.join(', ')} from app.lead_facts where created_at >= $1 and created_at < $2 ${only}`,
    values,
    planAnew,
  )
  return Object.fromEntries(
    measures.map(name => {
      const [p50, p95] = (row?.[name] ?? [null, null]) as [number | null, number | null]
      return [name, { n: Number(row?.[`${name}_n`] ?? 0), p50, p95 }]
    }),
  ) as Waits
}

/** How many leads waited how many steps of a fifth: by day as kept, at both ends lead by lead. */
export function stepCounts(tx: Tx, scope: LeadScope) {
  const { values, only } = factsOf(scope)
  const every = scope.source === undefined
  return tx.rows<{ measure: Measure; step: number; leads: number }>(
    `select measure, step, sum(leads)::int8 as leads from (
       select measure, step, leads from app.lead_waits
       where every = ${every} and app.within_period('day', start, $1, $2) ${every ? "and source = ''" : only}
       union all
       select measure, app.wait_step(created_at, ended_at), 1 from app.lead_facts,
         lateral (values ${measures.map(name => `('${name}', ${waited[name]})`).join(', ')}) as m (measure, ended_at)
       where ended_at is not null and app.within_period('quarter', created_at, $1, $2) ${only}
     ) counted group by 1, 2 having sum(leads) > 0 order by 1, 2`,
    values,
    planAnew,
  )
}

/** How many of them are younger than so many seconds and may still convert. */
export async function countYoung(tx: Tx, scope: LeadScope, seconds: number): Promise<number> {
  const { values, only } = factsOf(scope, [seconds])
  const [row] = await tx.rows<{ n: number }>(
    `select count(*) as n from app.lead_facts where created_at >= greatest($1, now() - make_interval(secs => $3))
       and created_at < $2 and converted_at is null and status <> 'lost' ${only}`,
    values,
    planAnew,
  )
  return row?.n ?? 0
}

/** Up to when everything is counted: now, or when the oldest thing that is still to be counted happened. */
export const countedUpTo = async (tx: Tx) =>
  (
    await tx.rows<{ moment: string }>(
      'select app.iso(coalesce(app.analytics_behind_since(), now())) as moment',
    )
  )[0]?.moment as string
