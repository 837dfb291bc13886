import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import type { TeamAddress } from './address.ts'
import { type LeadNumbers, type PersonNumbers, type Scope, useLeadNumbers, usePeopleNumbers } from './data.ts'
import { duration, share, type TeamTexts, together } from './figures.ts'
import {
  type callMeasures,
  isCallMeasure,
  isLeadMeasure,
  isPersonMeasure,
  isWait,
  type leadMeasures,
  type personMeasures,
} from './measures.ts'

type Format = TeamAddress['format']

/** The number that was opened and what it is made of, from the answer that the page has it from. */
export function useRowsSummary(
  scope: Scope,
  rows: string,
  who: string | undefined,
  { format, interval }: TeamAddress,
): string | undefined {
  const t = useTexts(teamTexts)
  const isOfCalls = isCallMeasure(rows)
  const isOfPeople = isPersonMeasure(rows)
  const counted = isOfCalls ? { ...scope, source: undefined } : scope
  const leads = useLeadNumbers(counted, interval, isOfCalls || isLeadMeasure(rows))
  const people = usePeopleNumbers(scope, isOfPeople)
  if (isOfPeople) {
    if (!people.data || people.isPlaceholderData) return undefined
    const person = who ?? scope.person
    const those = person === undefined ? people.data : people.data.filter(({ id }) => id === person)
    return those.length === 0 ? undefined : ofPeople(those, rows, t, format)
  }
  if (!leads.data || leads.isPlaceholderData) return undefined
  if (isLeadMeasure(rows)) return ofLeads(leads.data, rows, t, format)
  return isOfCalls ? ofCalls(leads.data, rows, t, format) : undefined
}

function ofLeads(leads: LeadNumbers, rows: keyof typeof leadMeasures, t: TeamTexts, format: Format) {
  const { totals, maturity } = leads
  if (isWait(rows)) {
    const { leads: measured, p50_seconds, p95_seconds } = leads[rows]
    const time = (seconds: number | null) => duration(seconds, t, format)
    return t.behind.wait(format.number(measured), time(p50_seconds), time(p95_seconds))
  }
  if (rows === 'leads') return t.behind.leads(format.number(totals.leads))
  if (rows === 'leads_too_young') return t.behind.young(format.number(maturity.leads_too_young ?? 0))
  const rate = totals.leads > 0 ? totals[rows] / totals.leads : null
  return t.behind.ofLeads(format.number(totals[rows]), format.number(totals.leads), share(rate, t, format))
}

function ofCalls(
  { series }: LeadNumbers,
  rows: keyof typeof callMeasures,
  t: TeamTexts,
  { number, percent }: Format,
) {
  const sum = (of: 'calls' | 'connected_calls') =>
    series.reduce((total, point) => total + (point[of] ?? 0), 0)
  const [calls, connected] = [sum('calls'), sum('connected_calls')]
  const rate = calls > 0 ? percent(connected / calls) : t.none
  return rows === 'all_calls'
    ? t.behind.calls(number(calls), number(connected), rate)
    : t.behind.connected(number(connected), number(calls), rate)
}

function ofPeople(
  people: readonly PersonNumbers[],
  rows: keyof typeof personMeasures,
  t: TeamTexts,
  format: Format,
) {
  const say = (of: Parameters<typeof together>[1]) => {
    const { value, part, whole } = together(people, of)
    return { part: format.number(part), whole: format.number(whole), rate: share(value, t, format) }
  }
  const sum = (of: 'talk_time_seconds' | 'conversions') =>
    people.reduce((total, person) => total + person[of], 0)
  const calls = say('connection_rate_of')
  const contacted = say('conversion_rate_of')
  const due = say('follow_up_compliance_of')
  return {
    total_calls: t.behind.calls(calls.whole, calls.part, calls.rate),
    connected_calls: t.behind.connected(calls.part, calls.whole, calls.rate),
    talk_time_seconds: t.behind.talk(duration(sum('talk_time_seconds'), t, format)),
    conversions: t.behind.conversions(format.number(sum('conversions'))),
    conversion_rate_of: t.behind.contacted(contacted.whole, contacted.part, contacted.rate),
    follow_up_compliance_of: t.behind.kept(due.part, due.whole, due.rate),
    follow_up_due: t.behind.due(due.whole, due.part, due.rate),
  }[rows]
}
