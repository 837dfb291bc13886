import type { components } from '../../contract/schema.ts'

export type Rule = components['schemas']['AssignmentRule']
/** A rule as it stands in the form. */
export type Draft = {
  key: number
  /** One on each line; none: leads from everywhere. */
  sources: string
  withoutSource: boolean
  /** Everybody takes turns, or those chosen. */
  everybody: boolean
  people: string[]
  capacity: string
}
export type Problem = 'nobody' | 'capacity'
/** What the service would not take, and in which field of which rule. */
export type RefusedRule = { place: number; field: string; message: string }

const mostOpenLeads = 100_000
let lastKey = 0

export const emptyDraft = (): Draft => ({
  key: ++lastKey,
  sources: '',
  withoutSource: false,
  everybody: true,
  people: [],
  capacity: '',
})

export const draftOf = ({ sources, people, capacity }: Rule): Draft => ({
  key: ++lastKey,
  sources: sources.filter(source => source !== null).join('\n'),
  withoutSource: sources.includes(null),
  everybody: people.length === 0,
  people,
  capacity: capacity === null ? '' : String(capacity),
})

export const sourcesOf = ({ sources }: Draft) => [
  ...new Set(
    sources
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean),
  ),
]

export const ruleOf = (draft: Draft): Rule => ({
  sources: [...sourcesOf(draft), ...(draft.withoutSource ? [null] : [])],
  people: draft.everybody ? [] : draft.people,
  capacity: readCapacity(draft.capacity) ?? null,
})

/** Null: as many as come; undefined where it cannot be meant. */
export function readCapacity(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const most = Number(text)
  return Number.isInteger(most) && most >= 1 && most <= mostOpenLeads ? most : undefined
}

export function problemOf({ everybody, people, capacity }: Draft): Problem | undefined {
  if (!everybody && people.length === 0) return 'nobody'
  return readCapacity(capacity) === undefined ? 'capacity' : undefined
}

const takesEveryLead = (rule: Rule) => rule.sources.length === 0

/** Whether one before it takes every lead, so that none is left for this one. */
export const isNeverReached = (rules: readonly Rule[], place: number) =>
  rules.slice(0, place).some(takesEveryLead)
