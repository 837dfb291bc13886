import { randomUUID } from 'node:crypto'
import type { LeadValues } from '../queries.ts'
import type { LeadFields, Problem } from './read-lead.ts'

export const duplicateModes = ['skip', 'update', 'create'] as const
export const assignModes = ['me', 'rules', 'nobody'] as const
export type Options = {
  duplicates: (typeof duplicateModes)[number]
  assign: (typeof assignModes)[number]
}

export type Counts = { created: number; updated: number; skipped: number; failed: number }
export const noCounts: Counts = { created: 0, updated: 0, skipped: 0, failed: 0 }

export type ReadRow = { row: number; fields: LeadFields }
export type KnownLead = { id: string } & LeadValues
/** With whether the import that asks has created it. */
export type FoundLead = KnownLead & { is_from_file: boolean }
export type NewLeadRow = { row: number; lead: KnownLead }
export type Change = { row: number; id: string; before: LeadFields; after: LeadFields }
export type Plan = { creates: NewLeadRow[]; changes: Change[]; problems: Problem[]; counts: Counts }

const empty = {
  email: null,
  phone: null,
  company: null,
  status: 'new',
  source: null,
  phone_e164: null,
  email_key: null,
}

const passedOver = (row: number, why: string): Problem => ({
  row,
  field: null,
  message: `passed over: ${why}`,
  passed_over: true,
})
export const twiceInFile = (row: number) => passedOver(row, 'an earlier row has this phone or e-mail')

/**
 * What becomes of rows, given the leads there are with the same phone or e-mail. A row sees what the rows before it
 * did, so that a person who stands in the file twice becomes one lead.
 */
export function planChunk(rows: ReadRow[], known: FoundLead[], duplicates: Options['duplicates']): Plan {
  const plan: Plan = { creates: [], changes: [], problems: [], counts: { ...noCounts } }
  const leads = new Map<string, KnownLead>(known.map(lead => [lead.id, lead]))
  const fromFile = new Set(known.filter(lead => lead.is_from_file).map(({ id }) => id))
  const index = new Map<string, Set<string>>()
  for (const lead of known) remember(lead)

  for (const { row, fields } of rows) {
    const same = duplicates === 'create' ? [] : idsLike(fields)
    if (same.length === 0) create(row, fields)
    else if (duplicates === 'skip')
      skip(
        same.some(id => fromFile.has(id))
          ? twiceInFile(row)
          : passedOver(row, 'a lead with this phone or e-mail is there already'),
      )
    else if (same.length > 1)
      fail({ row, field: null, message: 'several leads have this phone or e-mail; merge them first' })
    else change(row, leads.get(same[0] as string) as KnownLead, fields)
  }
  return plan

  function idsLike({ phone_e164, email_key }: LeadFields) {
    const ids = [...(index.get(`p${phone_e164}`) ?? []), ...(index.get(`e${email_key}`) ?? [])]
    return [...new Set(ids)]
  }

  function remember({ id, phone_e164, email_key }: KnownLead) {
    for (const key of [phone_e164 && `p${phone_e164}`, email_key && `e${email_key}`])
      if (key) index.set(key, (index.get(key) ?? new Set()).add(id))
  }

  function fail(problem: Problem) {
    plan.problems.push(problem)
    plan.counts.failed++
  }

  function skip(problem: Problem) {
    plan.problems.push(problem)
    plan.counts.skipped++
  }

  function create(row: number, fields: LeadFields) {
    const { name } = fields
    if (name === undefined) return fail({ row, field: 'name', message: 'is required' })
    const lead = { ...empty, ...fields, name, id: randomUUID() }
    leads.set(lead.id, lead)
    fromFile.add(lead.id)
    remember(lead)
    plan.creates.push({ row, lead })
    plan.counts.created++
  }

  function change(row: number, lead: KnownLead, fields: LeadFields) {
    const names = (Object.keys(fields) as (keyof LeadValues)[]).filter(name => fields[name] !== lead[name])
    if (names.length === 0) return skip(passedOver(row, 'the lead has all of this already'))
    const of = (from: LeadFields) => Object.fromEntries(names.map(name => [name, from[name]])) as LeadFields
    plan.counts.updated++
    const made = plan.creates.find(({ lead: { id } }) => id === lead.id)
    const earlier = plan.changes.find(({ id }) => id === lead.id)
    if (earlier) {
      earlier.before = { ...of(lead), ...earlier.before }
      earlier.after = { ...earlier.after, ...of(fields) }
    } else if (!made) plan.changes.push({ row, id: lead.id, before: of(lead), after: of(fields) })
    Object.assign(lead, fields)
    remember(lead)
  }
}
