import type { Tx } from '../platform/db/index.ts'
import { type Interval, type Period, planAnew } from './period.ts'
import { callsBy } from './person-queries.ts'
import { sumByInterval } from './series-queries.ts'
import type { StepCount, Waited } from './waits.ts'

/** Which leads are counted: all that were created in the period, or those of one source or person. */
export type LeadScope = { period: Period; source?: string | undefined; assignedTo?: string | undefined }

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
export type LeadCounts = Record<(typeof summed)[number], number>

export const seesEverything = (tx: Tx) => tx.role === 'manager' || tx.role === 'admin'

function filtersOf({ source, assignedTo }: LeadScope, values: unknown[]) {
  const ofSource = source === undefined ? '' : `and source = $${values.push(source)}`
  const person = assignedTo === undefined ? undefined : `$${values.push(assignedTo)}`
  return { ofSource, person, only: `${ofSource} ${person ? `and assigned_to = ${person}` : ''}` }
}

/** Everybody's leads are summed by quarter of an hour too; of one person, whose quarters are hardly fewer than their leads, the leads are read. */
function sumsOf(scope: LeadScope, values: unknown[]) {
  const { ofSource, person } = filtersOf(scope, values)
  const kept = (every: boolean) => `select * from app.lead_sums
    where person = ${person ?? 'app.everybody()'} and every = ${every} ${ofSource}`
  const leads = `select source, created_at as start, 1 as leads, (first_attempt_at is not null)::int as attempted,
      (contacted_at is not null)::int as contacted, (qualified_at is not null)::int as qualified,
      (converted_at is not null)::int as converted, (lost_at is not null and converted_at is null)::int as lost,
      (status = 'new')::int as status_new, (status = 'contacted')::int as status_contacted,
      (status = 'qualified')::int as status_qualified, (status = 'converted')::int as status_converted,
      (status = 'lost')::int as status_lost
    from app.lead_facts where assigned_to = ${person} ${ofSource}`
  return { kept, leads: person && leads, person }
}

const mostSources = 50

/** Sums over the period, which is its first two values, and the rows they are of. One person's are kept by source alone. */
function summedOver(scope: LeadScope, values: unknown[], bySource: boolean) {
  const { kept, leads } = sumsOf(scope, values)
  const every = !bySource && scope.source === undefined && !leads
  const columns = `source, ${summed.join(', ')}`
  const beside = `union all select ${columns} from (${leads}) l where app.beside_whole('day', start, $1, $2)`
  return {
    sums: summed.map(name => `coalesce(sum(${name}), 0)::int8 as ${name}`).join(', '),
    from: `(select ${columns} from (${kept(every)}) k where app.within_period(grain, start, $1, $2) ${leads ? beside : ''}) s`,
  }
}

export async function countLeads(tx: Tx, scope: LeadScope): Promise<LeadCounts> {
  const values: unknown[] = [scope.period.from, scope.period.to]
  const { sums, from } = summedOver(scope, values, false)
  const [counts] = await tx.rows<LeadCounts>(`select ${sums} from ${from}`, values, planAnew)
  return counts as LeadCounts
}

/** Of each of the largest sources, and of all together in the row whose source is null. */
export async function countBySource(tx: Tx, scope: LeadScope) {
  const values: unknown[] = [scope.period.from, scope.period.to]
  const { sums, from } = summedOver(scope, values, true)
  const rows = await tx.rows<LeadCounts & { source: string; whole: boolean }>(
    `select source, grouping(source) = 1 as whole, ${sums} from ${from}
     group by grouping sets ((source), ()) order by grouping(source) desc, leads desc, source limit ${mostSources + 1}`,
    values,
    planAnew,
  )
  return {
    totals: rows.find(row => row.whole) as LeadCounts,
    bySource: rows.filter(row => !row.whole && row.leads > 0),
  }
}

const drawn = ['leads', 'contacted', 'qualified', 'converted', 'lost'] as const

/** Leads by when they were created and calls by when they were made; sums of calls don't know the lead's source. */
export function leadSeries(tx: Tx, scope: LeadScope, interval: Interval) {
  const { from, to, timeZone } = scope.period
  const values: unknown[] = [from, to, timeZone]
  const { kept, leads, person } = sumsOf(scope, values)
  const every = scope.source === undefined
  const by = (grain: string) => `${kept(every)} and grain = '${grain}'`
  // One person's are kept by six hours for all sources together.
  const block = leads && !every ? 'day' : 'six hours'
  const created = { columns: drawn, blocks: by(block), finer: leads ?? by('quarter') }
  const parts = every ? [created, callsBy(person)] : [created]
  return sumByInterval<(typeof drawn)[number] | 'calls' | 'connected'>(tx, interval, block, parts, values)
}

const waited = {
  first_attempt: 'first_attempt_at',
  first_contact: 'first_contact_at',
  conversion: 'converted_at',
}
export const measures = ['first_attempt', 'first_contact', 'conversion'] as const
export type Measure = (typeof measures)[number]

/** Null stays null: greatest() alone would make it 0. */
export const secondsTo = (column: string, created = 'created_at') =>
  `case when ${column} is not null then greatest(date_part('epoch', ${column} - ${created}), 0) end`

/** Seconds from creation, to the second. */
export async function exactWaits<M extends Measure>(
  tx: Tx,
  scope: LeadScope,
  wanted: readonly M[],
): Promise<Record<M, Waited>> {
  const values: unknown[] = [scope.period.from, scope.period.to]
  const { only } = filtersOf(scope, values)
  const columns = wanted.map(
    name => `count(${waited[name]}) as ${name}_n, percentile_cont(array[0.5, 0.95]) within group
      (order by ${secondsTo(waited[name])}) as ${name}`,
  )
  const [row] = await tx.rows<Record<string, unknown>>(
    `select ${columns.join(', ')} from app.lead_facts where created_at >= $1 and created_at < $2 ${only}`,
    values,
    planAnew,
  )
  return Object.fromEntries(
    wanted.map(name => {
      const [p50, p95] = (row?.[name] ?? [null, null]) as [number | null, number | null]
      return [name, { n: Number(row?.[`${name}_n`] ?? 0), p50, p95 }]
    }),
  ) as Record<M, Waited>
}

/** There are none of one person and one source together. */
export const hasSteps = ({ source, assignedTo }: LeadScope) =>
  source === undefined || assignedTo === undefined

/**
 * How many leads waited how many steps of a fifth: by four weeks and days as kept, of one person by week, at both ends lead by lead. Those that still
 * wait are counted as none there: asked to leave them out, PostgreSQL reads an index of all that ever converted; asked for
 * both ends at once, of one person it reads what lies between them too.
 */
export function stepCounts(tx: Tx, scope: LeadScope, wanted: readonly Measure[]) {
  const values: unknown[] = [scope.period.from, scope.period.to]
  const { ofSource, person, only } = filtersOf(scope, values)
  const fourWeeks = `grain = 'four weeks' and app.in_whole('four weeks', start, $1, $2)`
  const days = `grain = 'day' and app.in_whole('day', start, $1, $2) and app.beside_whole('four weeks', start, $1, $2)`
  const weeks = `grain = 'week' and app.in_whole('week', start, $1, $2)`
  const grain = person ? 'week' : 'day'
  const [firstWhole, afterWhole] = [`app.start_from('${grain}', $1)`, `app.start_of('${grain}', $2)`]
  const ends = wanted.map(name => `('${name}', ${waited[name]})`).join(', ')
  return tx.rows<StepCount & { measure: Measure }>(
    `select measure, step, sum(leads)::int8 as leads from (
       select measure, step, leads from app.lead_waits
       where person = ${person ?? 'app.everybody()'} and every = ${scope.source === undefined} ${ofSource || `and source = ''`}
         and measure in (${wanted.map(name => `'${name}'`).join(', ')}) and (${person ? weeks : `${fourWeeks} or ${days}`})
       union all
       select measure, app.wait_step(created_at, ended_at), (ended_at is not null)::int
       from (values ($1, least($2, ${firstWhole})), (greatest(${firstWhole}, ${afterWhole}), $2)) as beside (since, until),
         app.lead_facts, lateral (values ${ends}) as m (measure, ended_at)
       where created_at >= since and created_at < until ${only}
     ) counted group by 1, 2 having sum(leads) > 0 order by 1, 2`,
    values,
    planAnew,
  )
}

/** Up to when everything is counted: now, or when the oldest thing that is still to be counted happened. */
export const countedUpTo = async (tx: Tx) =>
  (
    await tx.rows<{ moment: string }>(
      'select app.iso(coalesce(app.analytics_behind_since(), now())) as moment',
    )
  )[0]?.moment as string
