import { leadFields } from '../../leads/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Record } from '../queries.ts'

/** One of a filter's conditions. */
export type Condition = (record: Record) => boolean

const columns = new Set<string>(leadFields)
const moments = new Set(['created_at', 'updated_at'])
const longest = 1_000
const most = 20

const wrong = (filter: string, why: string) =>
  new Failure('VALIDATION_ERROR', `The filter ${JSON.stringify(filter.slice(0, 100))} ${why}`)

/** `column=operator.value`, several joined by commas, all of which must hold. As in SQL, null equals nothing. */
export function readFilter(filter: string): Condition[] {
  if (filter.length > longest) throw wrong(filter, `is longer than ${longest} characters.`)
  const conditions = split(filter)
  if (conditions.length > most) throw wrong(filter, `has more than ${most} conditions.`)
  return conditions.map(readCondition)
}

function readCondition(text: string): Condition {
  const [, column = '', negated, operator = '', value = ''] = text.match(/^(\w+)=(not\.)?(\w+)\.(.*)$/s) ?? []
  if (column === '') throw wrong(text, 'is not of the form column=operator.value.')
  if (!columns.has(column)) throw wrong(text, 'names a column that leads do not have.')
  const test = testOf(column, operator, value)
  if (!test) throw wrong(text, 'needs one of eq, neq, lt, lte, gt, gte, in, is.null, isdistinct.')
  return record => {
    const holds = test(fieldOf(record, column))
    return holds !== null && holds !== (negated !== undefined)
  }
}

type Field = string | number | null

const momentsOf = new WeakMap<Record, { [column: string]: Field }>()

/** As conditions compare it. When something happened is read once, however many compare it. */
function fieldOf(record: Record, column: string): Field {
  if (!moments.has(column)) return (record[column] ?? null) as Field
  let known = momentsOf.get(record)
  if (!known) {
    known = {}
    for (const moment of moments) known[moment] = momentOf(record[moment])
    momentsOf.set(record, known)
  }
  return known[column] ?? null
}

const momentOf = (text: unknown) => (typeof text === 'string' ? Date.parse(text) : null)

/** Null where SQL would not know. */
type FieldTest = (field: Field) => boolean | null

function testOf(column: string, operator: string, text: string): FieldTest | undefined {
  const comparable = (value: string) => (moments.has(column) ? Date.parse(value) : value)
  const value = comparable(unquote(text))
  const known =
    (test: (field: string | number) => boolean): FieldTest =>
    field =>
      field === null ? null : test(field)
  switch (operator) {
    case 'eq':
      return known(field => field === value)
    case 'neq':
      return known(field => field !== value)
    case 'lt':
      return known(field => field < value)
    case 'lte':
      return known(field => field <= value)
    case 'gt':
      return known(field => field > value)
    case 'gte':
      return known(field => field >= value)
    case 'in': {
      const among = new Set(split(text.replace(/^\((.*)\)$/s, '$1')).map(one => comparable(unquote(one))))
      return known(field => among.has(field))
    }
    case 'is':
      return text === 'null' ? field => field === null : undefined
    case 'isdistinct':
      return field => (field === null ? text !== 'null' : field !== value)
    default:
      return undefined
  }
}

/** At commas that stand in no quotes and no brackets. */
function split(text: string): string[] {
  const parts: string[] = []
  let [from, quoted, depth] = [0, false, 0]
  for (let i = 0; i < text.length; i++) {
    const at = text[i]
    if (at === '\\' && quoted) i++
    else if (at === '"') quoted = !quoted
    else if (quoted) continue
    else if (at === '(') depth++
    else if (at === ')') depth--
    else if (at === ',' && depth === 0) {
      parts.push(text.slice(from, i))
      from = i + 1
    }
  }
  parts.push(text.slice(from))
  return parts
}

const unquote = (text: string) => (/^".*"$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text)
