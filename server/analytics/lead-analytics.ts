import type { Tx } from '../platform/db/index.ts'
import {
  countLeads,
  countYoung,
  exactWaits,
  type LeadCounts,
  type LeadScope,
  leadSeries,
  type Measure,
  measures,
  readsSums,
  seesEverything,
  stepCounts,
  type Waits,
} from './lead-queries.ts'
import type { Interval } from './period.ts'
import { callSeries } from './person-queries.ts'
import { rate, share } from './rate.ts'

/** Above it, everybody's waits are read from their distribution by steps of a fifth: sorting a million takes most of a second. */
const mostExact = 20_000

async function waitsOf(tx: Tx, scope: LeadScope, leads: number): Promise<Waits & { exact: boolean }> {
  const exact = leads <= mostExact || !readsSums(tx, scope)
  return { ...(exact ? await exactWaits(tx, scope) : fromSteps(await stepCounts(tx, scope))), exact }
}

export async function leadAnalytics(tx: Tx, person: string, scope: LeadScope, interval: Interval) {
  const { totals, bySource } = await countLeads(tx, scope)
  const { exact, ...waits } = await waitsOf(tx, scope, totals.leads)
  const points = await leadSeries(tx, scope, interval)
  // Sums of calls know who called, not where the lead came from.
  const calls =
    scope.source === undefined
      ? await callSeries(tx, scope.period, interval, callerOf(tx, person, scope))
      : []
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
    maturity: await maturityOf(tx, scope),
    time_to_first_attempt: wait(waits.first_attempt, exact),
    time_to_first_contact: wait(waits.first_contact, exact),
    time_to_conversion: wait(waits.conversion, exact),
    series: points.map(({ leads, ...point }, i) => ({
      ...point,
      created: leads,
      calls: calls[i]?.calls ?? null,
      connected_calls: calls[i]?.connected ?? null,
    })),
  }
}

/** Whose calls are counted; undefined: everybody's. */
export const callerOf = (tx: Tx, person: string, { assignedTo }: Pick<LeadScope, 'assignedTo'>) =>
  assignedTo ?? (seesEverything(tx) ? undefined : person)

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

const aYear = 365 * 86_400_000

/** How long leads usually take to convert: the median of those created in the last year. */
export async function medianToConversion(tx: Tx, scope: LeadScope): Promise<number | null> {
  const lastYear = {
    ...scope,
    period: { ...scope.period, from: new Date(Date.now() - aYear), to: new Date() },
  }
  const { totals } = await countLeads(tx, lastYear)
  return (await waitsOf(tx, lastYear, totals.leads)).conversion.p50
}

/** A cohort that is younger than leads usually take cannot have converted yet. */
async function maturityOf(tx: Tx, scope: LeadScope) {
  const median = await medianToConversion(tx, scope)
  return {
    median_seconds_to_conversion: median === null ? null : Math.round(median),
    leads_too_young: median === null ? null : await countYoung(tx, scope, median),
  }
}

const wait = ({ n, p50, p95 }: Waits[Measure], exact: boolean) => ({
  leads: n,
  p50_seconds: p50 === null ? null : Math.round(p50),
  p95_seconds: p95 === null ? null : Math.round(p95),
  exact,
})

/** A step is from 60 s times 1.2 to its power; within it, waits are taken to lie evenly. */
function fromSteps(rows: { measure: Measure; step: number; leads: number }[]): Waits {
  const of = (measure: Measure) => {
    const steps = rows.filter(row => row.measure === measure)
    const n = steps.reduce((sum, row) => sum + row.leads, 0)
    const at = (share: number) => {
      let before = 0
      for (const { step, leads } of steps) {
        if (before + leads >= share * n) {
          const within = (share * n - before) / leads
          return step === 0 ? 60 * within : 60 * 1.2 ** (step - 1 + within)
        }
        before += leads
      }
      return null
    }
    return { n, p50: n === 0 ? null : at(0.5), p95: n === 0 ? null : at(0.95) }
  }
  return Object.fromEntries(measures.map(measure => [measure, of(measure)])) as Waits
}
