import type { CallMeasure, LeadMeasure, PersonMeasure, PersonNumbers } from './data.ts'

/** The numbers of the page that open rows, by their name in the address. */
export const leadMeasures = {
  leads: 'leads',
  contacted: 'contacted',
  qualified: 'qualified',
  converted: 'converted',
  time_to_first_attempt: 'time_to_first_attempt',
  time_to_first_contact: 'time_to_first_contact',
  time_to_conversion: 'time_to_conversion',
  leads_too_young: 'maturity.leads_too_young',
} as const satisfies Record<string, LeadMeasure>

export const waits = ['time_to_first_attempt', 'time_to_first_contact', 'time_to_conversion'] as const
export const isWait = (name: string): name is (typeof waits)[number] => waits.some(wait => wait === name)

/** Points of the chart: everyone's calls, in the order they were made. */
export const callMeasures = {
  all_calls: 'calls',
  all_connected_calls: 'connected_calls',
} as const satisfies Record<string, CallMeasure>

type OfPerson = {
  measure: PersonMeasure
  count(person: PersonNumbers): number
  isTime?: true
  /** Of which it is the whole. */
  rate?: 'connection_rate' | 'conversion_rate' | 'follow_up_compliance'
}

/** Counted by person: of everyone together there are no rows, but people to choose from. */
export const personMeasures = {
  total_calls: { measure: 'total_calls', count: person => person.total_calls, rate: 'connection_rate' },
  connected_calls: { measure: 'connected_calls', count: person => person.connected_calls },
  talk_time_seconds: {
    measure: 'talk_time_seconds',
    count: person => person.talk_time_seconds,
    isTime: true,
  },
  conversions: { measure: 'conversions', count: person => person.conversions },
  conversion_rate_of: {
    measure: 'conversion_rate_of.denominator',
    count: person => person.conversion_rate_of.denominator,
    rate: 'conversion_rate',
  },
  follow_up_compliance_of: {
    measure: 'follow_up_compliance_of.numerator',
    count: person => person.follow_up_compliance_of.numerator,
  },
  follow_up_due: {
    measure: 'follow_up_compliance_of.denominator',
    count: person => person.follow_up_compliance_of.denominator,
    rate: 'follow_up_compliance',
  },
} as const satisfies Record<string, OfPerson>

export const isLeadMeasure = (name: string): name is keyof typeof leadMeasures =>
  Object.hasOwn(leadMeasures, name)
export const isCallMeasure = (name: string): name is keyof typeof callMeasures =>
  Object.hasOwn(callMeasures, name)
export const isPersonMeasure = (name: string): name is keyof typeof personMeasures =>
  Object.hasOwn(personMeasures, name)
