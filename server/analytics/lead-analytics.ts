import type { Tx } from '../platform/db/index.ts'
import {
  countBySource,
  countLeads,
  exactWaits,
  hasSteps,
  type LeadCounts,
  type LeadScope,
  leadSeries,
  type Measure,
  measures,
  stepCounts,
} from './lead-queries.ts'
import type { Interval } from './period.ts'
import { rate, share } from './rate.ts'
import { fromSteps, mostExact, shownWait, type Waited } from './waits.ts'

async function waitsOf<M extends Measure>(tx: Tx, scope: LeadScope, leads: number, wanted: readonly M[]) {
  const exact = leads <= mostExact || !hasSteps(scope)
  if (exact) return { exact, waits: await exactWaits(tx, scope, wanted) }
  const steps = await stepCounts(tx, scope, wanted)
  const of = (name: M) => fromSteps(steps.filter(({ measure }) => measure === name))
  return { exact, waits: Object.fromEntries(wanted.map(name => [name, of(name)])) as Record<M, Waited> }
}

export async function leadAnalytics(tx: Tx, scope: LeadScope, interval: Interval) {
  const { totals, bySource } = await countBySource(tx, scope)
  const { exact, waits } = await waitsOf(tx, scope, totals.leads, measures)
  const points = await leadSeries(tx, scope, interval)
  return {
    totals: totalsOf(totals),
    by_status: {
      new: totals.status_new,
      contacted: totals.status_contacted,
      qualified: totals.status_qualified,
      converted: totals.status_converted,
      lost: totals.status_lost,
    },
    by_source: bySource.map(({ source, ...counts }) => ({
      source: source === '' ? null : source,
      ...totalsOf(counts),
      ...ratesOf(counts),
    })),
    funnel: funnelOf(totals),
    ...ratesOf(totals),
    maturity: await maturityOf(tx, scope, totals.leads),
    time_to_first_attempt: shownWait(waits.first_attempt, exact),
    time_to_first_contact: shownWait(waits.first_contact, exact),
    time_to_conversion: shownWait(waits.conversion, exact),
    series: points.map(({ leads, calls = null, connected = null, ...point }) => ({
      ...point,
      created: leads,
      calls,
      connected_calls: connected,
    })),
  }
}

const totalsOf = ({ leads, attempted, contacted, qualified, converted, lost }: LeadCounts) => ({
  leads,
  attempted,
  contacted,
  qualified,
  converted,
  lost,
})

const ratesOf = ({ leads, converted, lost }: LeadCounts) => ({
  ...rate('conversion_rate', converted, leads),
  ...rate('win_rate', converted, converted + lost),
})

function funnelOf({ leads, contacted, qualified, converted }: LeadCounts) {
  const stages = [
    ['created', leads],
    ['contacted', contacted],
    ['qualified', qualified],
    ['converted', converted],
  ] as const
  return stages.map(([stage, count], i) => ({
    stage,
    leads: count,
    of_created: share(count, leads),
    of_previous: i === 0 ? null : share(count, stages[i - 1]?.[1] ?? 0),
  }))
}

/** Of 366 days: so that a year of days lies within it in every time zone. */
const aYear = 366 * 86_400_000

/** How long leads usually take to convert: the median of those created in the last year. */
export async function medianToConversion(
  tx: Tx,
  scope: LeadScope,
  leadsOfPeriod = 0,
): Promise<number | null> {
  const from = new Date(Date.now() - aYear)
  const lastYear = { ...scope, period: { ...scope.period, from, to: new Date() } }
  // The year has all leads of a period within it.
  const isMany = scope.period.from >= from && leadsOfPeriod > mostExact
  const { leads } = isMany ? { leads: leadsOfPeriod } : await countLeads(tx, lastYear)
  const { waits } = await waitsOf(tx, lastYear, leads, ['conversion'])
  return waits.conversion.p50
}

const quarterOfAnHour = 900_000

/** Those of them that were created so many seconds ago at most, in quarters of an hour, as sums are kept. */
export function youngerThan({ period, ...filters }: LeadScope, seconds: number): LeadScope {
  const since = Math.floor((Date.now() - seconds * 1000) / quarterOfAnHour) * quarterOfAnHour
  return { ...filters, period: { ...period, from: new Date(Math.max(since, period.from.getTime())) } }
}

/** A cohort that is younger than leads usually take cannot have converted yet. */
async function maturityOf(tx: Tx, scope: LeadScope, leads: number) {
  const median = await medianToConversion(tx, scope, leads)
  if (median === null) return { median_seconds_to_conversion: null, leads_too_young: null }
  const young = await countLeads(tx, youngerThan(scope, median))
  return {
    median_seconds_to_conversion: Math.round(median),
    leads_too_young: young.status_new + young.status_contacted + young.status_qualified,
  }
}
