import { undefused } from '../../platform/csv.ts'
import { checked } from '../../platform/http/validation.ts'
import { trimText } from '../../platform/visible-text.ts'
import { e164, emailKey } from '../normalise-lead.ts'
import type { LeadValues } from '../queries.ts'
import { LeadChange, NewLead } from '../schemas.ts'
import type { ImportField, Mapping } from './fields.ts'
import type { Row } from './read-csv.ts'

export type FieldProblem = { field: string | null; message: string }
export type Problem = FieldProblem & {
  row: number
  /** Nothing is wrong with the row; there was nothing to do. */
  passed_over?: boolean
}
/** The fields that a row has, with what search and duplicate detection look at. */
export type LeadFields = Partial<LeadValues>

const nothing =
  /^(?:[-–—_.\s]*|(?:-+\s*)?(?:please )?select(?: one)?(?:\s*-+)?|-+\s*none\s*-+|\(none\)|none selected|#?n\/a|null|undefined|\(blank\))$/i

/** Thrice what any field may have, for what is taken off a cell before it is kept. A longer one is not looked into. */
const longestCell = 1_000
/** Stands for each of those, and is refused as they would be: to look for dashes in a megabyte takes a while. */
const tooLong = 'x'.repeat(longestCell + 1)

/** What forms and spreadsheets write where nobody said anything. */
export const isBlank = (cell: string) =>
  cell.length <= longestCell && (nothing.test(cell) || trimText(cell) === '')

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

/** A row as a lead's fields, or everything that is wrong with it. A cell without content says nothing about its field. */
export function readLead(
  { cells }: Row,
  mapping: Mapping,
  region: string,
): { fields: LeadFields } | { problems: FieldProblem[] } {
  if (cells.slice(mapping.length).some(cell => cell.trim() !== '')) {
    const message = `has ${cells.length} cells, but there are ${mapping.length} columns; is a quotation mark missing?`
    return { problems: [{ field: null, message }] }
  }
  const problems: FieldProblem[] = []
  const given: Partial<Record<ImportField, string>> = {}
  for (const [at, field] of mapping.entries()) {
    if (field === null) continue
    const written = (cells[at] ?? '').trim()
    const cell = written.length > longestCell ? tooLong : unguarded(written).trim()
    if (isBlank(cell)) continue
    if (field === 'phone') {
      const phone = readPhone(cell)
      if (typeof phone === 'string') given.phone = phone
      else problems.push({ field, message: phone.problem })
    } else given[field] = field === 'status' ? cell.toLowerCase() : cell
  }
  const { first_name, last_name, ...fields } = given
  const joined = [first_name, last_name].filter(part => part !== undefined).join(' ')
  if (fields.name === undefined && joined !== '') fields.name = joined
  // Nothing that a lead could be known by, with which a row needs no name.
  const isNameless = fields.name === undefined && fields.email === undefined && fields.phone === undefined
  problems.push(...takeFaults(fields))
  if (problems.length > 0) {
    const needsName = isNameless && !problems.some(({ field }) => field === 'phone')
    return { problems: needsName ? [{ field: 'name', message: 'is required' }, ...problems] : problems }
  }
  return {
    fields: {
      ...fields,
      ...(fields.phone === undefined ? {} : { phone_e164: e164(fields.phone, region) }),
      ...(fields.email === undefined ? {} : { email_key: emailKey(fields.email) }),
    },
  }
}

/** Takes out what is not valid, one field after the other: the check stops at the first. */
function takeFaults(fields: Partial<Record<keyof LeadValues, string>>): FieldProblem[] {
  const problems: FieldProblem[] = []
  for (;;) {
    const fault = (fields.name === undefined ? validChange : validNew)(fields)
    if (!fault) return problems
    const { field = null, message = fault.message } = fault.details ?? {}
    problems.push({ field, message })
    if (field === null || !Object.hasOwn(fields, field)) return problems
    delete fields[field as keyof LeadValues]
  }
}

/** One entry for a row, whatever is wrong with it, so that the file of problems has each row once to be put right. */
export function asOneProblem(row: number, problems: FieldProblem[]): Problem {
  const [first] = problems
  if (first && problems.length === 1) return { row, ...first }
  return {
    row,
    field: problems.map(({ field }) => field).join(', '),
    message: problems.map(({ field, message }) => `${field}: ${message}`).join('; '),
  }
}
