import { undefused } from '../../platform/csv.ts'
import { checked } from '../../platform/http/validation.ts'
import { e164, emailKey } from '../normalise-lead.ts'
import type { LeadValues } from '../queries.ts'
import { LeadChange, NewLead } from '../schemas.ts'
import type { ImportField, Mapping } from './fields.ts'
import type { Row } from './read-csv.ts'

export type Problem = {
  row: number
  field: string | null
  message: string
  /** Nothing is wrong with the row; there was nothing to do. */
  passed_over?: boolean
}
/** The fields that a row has, with what search and duplicate detection look at. */
export type LeadFields = Partial<LeadValues>

const nothing =
  /^(?:[-–—_.\s]*|(?:-+\s*)?(?:please )?select(?: one)?(?:\s*-+)?|-+\s*none\s*-+|\(none\)|none selected|#?n\/a|null|undefined|\(blank\))$/i

/** What forms and spreadsheets write where nobody said anything. */
export const isBlank = (cell: string) => nothing.test(cell)

/** Undoes what keeps a spreadsheet from changing a cell: an apostrophe in front, or ="…" around it. */
const unguarded = (cell: string) => {
  const quoted = cell.match(/^="(.*)"$/s)
  return quoted ? (quoted[1] as string).replaceAll('""', '"') : undefused(cell)
}

const cutOff = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i

/** All digits of a number that a spreadsheet shows as a power of ten, where it shows them all. */
function expanded(text: string) {
  const [, first, rest, power] = text.match(/^(\d)[.,](\d+)e\+?(\d+)$/i) ?? []
  return rest?.length === Number(power) ? `${first}${rest}` : text
}

function readPhone(cell: string): string | { problem: string } {
  const shown = cell
    .replace(/^'/, '')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const text = expanded(shown)
  if (cutOff.test(text))
    return {
      problem:
        'a spreadsheet has cut off its digits; format the column as text, enter the number again and save anew',
    }
  return text.replace(/^(\+?\d+)\.0+$/, '$1')
}

const validNew = checked(NewLead)
const validChange = checked(LeadChange)

/** A row as a lead's fields, or what is wrong with it. A cell without content says nothing about its field. */
export function readLead(
  { row, cells }: Row,
  mapping: Mapping,
  region: string,
): { fields: LeadFields } | { problem: Problem } {
  const wrong = (field: string | null, message: string) => ({ problem: { row, field, message } })
  if (cells.slice(mapping.length).some(cell => cell.trim() !== ''))
    return wrong(
      null,
      `has ${cells.length} cells, but there are ${mapping.length} columns; is a quotation mark missing?`,
    )
  const given: Partial<Record<ImportField, string>> = {}
  for (const [at, field] of mapping.entries()) {
    const cell = unguarded((cells[at] ?? '').trim()).trim()
    if (field === null || isBlank(cell)) continue
    if (field === 'phone') {
      const phone = readPhone(cell)
      if (typeof phone !== 'string') return wrong('phone', phone.problem)
      given.phone = phone
    } else given[field] = field === 'status' ? cell.toLowerCase() : cell
  }
  const { first_name, last_name, ...fields } = given
  const joined = [first_name, last_name].filter(part => part !== undefined).join(' ')
  if (fields.name === undefined && joined !== '') fields.name = joined
  const fault = (fields.name === undefined ? validChange : validNew)(fields)
  if (fault) return wrong(fault.details?.field ?? null, fault.details?.message ?? fault.message)
  return {
    fields: {
      ...fields,
      ...(fields.phone === undefined ? {} : { phone_e164: e164(fields.phone, region) }),
      ...(fields.email === undefined ? {} : { email_key: emailKey(fields.email) }),
    },
  }
}
