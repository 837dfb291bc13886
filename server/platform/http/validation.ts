import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import isEmail from 'validator/lib/isEmail.js'
import { Failure, invalid } from '../errors.ts'
import { isStorableTime } from '../storable-time.ts'
import { trimText } from '../visible-text.ts'
import { isUuid, withoutNul } from './schemas.ts'
import { textTrimmer, trimQuery } from './trim-text.ts'

const ajv = new Ajv({
  useDefaults: true,
  removeAdditional: false,
  strict: false,
  strictNumbers: true,
  ownProperties: true,
  verbose: true,
})
;(addFormats as unknown as { default: (a: Ajv) => void }).default(ajv)
ajv.addFormat('email', value => isEmail.default(value, { allow_utf8_local_part: true }))
ajv.addFormat('uuid', isUuid)
ajv.addFormat('visible-text', text => trimText(text) !== '')
ajv.addFormat('uuid-or-nobody', text => text === 'nobody' || isUuid(text))
const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean }
const isKeepableTime = (text: string) => dateTime.validate(text) && keepable(text)
const date = ajv.formats.date as { validate: (text: string) => boolean }
const isKeepableDate = (text: string) => date.validate(text) && keepable(text)
ajv.addFormat('date-time', isKeepableTime)
ajv.addFormat('date', isKeepableDate)
ajv.addFormat('date-or-date-time', text => (text.length === 10 ? isKeepableDate(text) : isKeepableTime(text)))

// JSON Schema counts from the year 0, knows leap seconds and clocks that are a day apart; neither PostgreSQL nor Date
// does. And no offset may carry a moment beyond the years that are written with four digits.
const keepable = (text: string) => isStorableTime(Date.parse(text)) && !/[+-](?:1[6-9]|2\d):?\d\d$/.test(text)

/** Made by whoever needs it first: made for every route at once, they take a second of each start. */
function onFirstUse(schema: object) {
  let validate: ValidateFunction | undefined
  return (value: unknown) => {
    validate ??= ajv.compile(schema)
    return validate(value) || { error: validate.errors as [] }
  }
}

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const validate = onFirstUse(schema)
  if (httpPart === 'body') return trimming(schema, validate)
  if (httpPart !== 'querystring') return validate
  const { properties = {} } = schema as { properties?: Record<string, { type?: unknown }> }
  const names = Object.keys(properties)
  const known = new Set(names)
  const numbers = names.filter(name => properties[name]?.type === 'integer')
  return query => {
    const repeated = names.find(name => Array.isArray(query[name]))
    if (repeated !== undefined) return { error: invalid(repeated, 'is given more than once') }
    trimQuery(query, numbers)
    readNumbers(query, numbers)
    const judged = validate(query)
    // What a route does not declare, nobody has looked at: it goes no further.
    if (judged === true) for (const name of Object.keys(query)) if (!known.has(name)) delete query[name]
    return judged
  }
}

function trimming(schema: object, validate: ReturnType<typeof onFirstUse>) {
  const trim = textTrimmer(schema)
  if (!trim) return validate
  return (body: unknown) => {
    const value = trim(body)
    const judged = validate(value)
    return judged === true ? { value } : judged
  }
}

// A query string holds only text. Ajv would read more than whole numbers from it: 0x10, 1e3, Infinity.
function readNumbers(query: Record<string, unknown>, names: string[]) {
  for (const name of names) {
    const text = query[name]
    if (typeof text === 'string' && /^-?\d+$/.test(text)) query[name] = Number(text)
  }
}

const fieldOf = (error: ErrorObject) => {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const inside = (name: string) => (path ? `${path}.${name}` : name)
  if (error.keyword === 'required') return inside(error.params.missingProperty)
  if (error.keyword === 'additionalProperties') return inside(error.params.additionalProperty)
  return path || 'body'
}

const sentences: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known field',
  minLength: p => `must have at least ${counted(p.limit, 'character')}`,
  maxLength: p => `must have at most ${counted(p.limit, 'character')}`,
  minimum: p => `must be at least ${p.limit}`,
  maximum: p => `must be at most ${p.limit}`,
  minItems: p => `must have at least ${counted(p.limit, 'entry', 'entries')}`,
  maxItems: p => `must have at most ${counted(p.limit, 'entry', 'entries')}`,
  uniqueItems: p =>
    `names the same twice, at ${[Number(p.i) + 1, Number(p.j) + 1].sort((a, b) => a - b).join(' and ')}`,
  minProperties: () => 'must not be empty',
  enum: p => `must be one of ${(p.allowedValues as unknown[]).filter(value => value !== null).join(', ')}`,
  const: p => `must be ${p.allowedValue}`,
  type: p => `must be ${article(p.type)}`,
  format: p => formats[String(p.format)] ?? `must be a valid ${p.format}`,
  pattern: p =>
    p.pattern === withoutNul ? 'holds a character that cannot be stored' : 'does not have the form asked for',
}

const formats: Record<string, string> = {
  email: 'invalid e-mail format',
  'date-time': 'must be a date and time with its time zone, such as 2030-01-31T09:30:00Z',
  'date-or-date-time':
    'must be a date, such as 2030-01-31, or a date and time with its time zone, such as 2030-01-31T09:30:00Z',
  date: 'must be a date, such as 2030-01-31',
  uuid: 'must be a UUID, such as 123e4567-e89b-42d3-a456-426614174000',
  'uuid-or-nobody': 'must be nobody or a UUID, such as 123e4567-e89b-42d3-a456-426614174000',
  'visible-text': 'must have characters that can be seen',
  uri: 'must be an address, such as https://example.com/page',
}

const counted = (limit: unknown, one: string, many = `${one}s`) => `${limit} ${limit === 1 ? one : many}`

const article = (type: unknown) => {
  const names = (Array.isArray(type) ? type : String(type).split(','))
    .filter(name => name !== 'null')
    .map(name => (/^[aio]/.test(name) ? `an ${name}` : name === 'string' ? 'text' : `a ${name}`))
  return names.join(' or ')
}

/** Ajv's first complaint, as a person would say it. */
export function toFailure(errors: ErrorObject[]): Failure {
  const error = errors.findLast(e => e.keyword !== 'anyOf' && e.keyword !== 'oneOf') ?? errors[0]
  if (!error) return new Failure('VALIDATION_ERROR')
  return invalid(fieldOf(error), sentenceOf(error))
}

function sentenceOf({ keyword, params, data, parentSchema, message }: ErrorObject) {
  const values = (parentSchema as { enum?: unknown[] } | undefined)?.enum
  // Whoever sent null, or a number, wants to know what would do.
  if (keyword === 'type' && values) return sentences.enum?.({ allowedValues: values }) as string
  const [example] = (parentSchema as { examples?: unknown[] } | undefined)?.examples ?? []
  if (keyword === 'pattern' && example !== undefined) return `must have a form such as ${example}`
  const sentence = sentences[keyword]?.(params) ?? message ?? 'is not acceptable'
  return keyword === 'type' && data === null ? `${sentence}, not null` : sentence
}

/** A check of one value against a schema, for rows inside a body. Compiled when it is first needed: a start need not wait. */
export function checked(schema: object): (value: unknown) => Failure | undefined {
  let validate: ValidateFunction | undefined
  const trim = textTrimmer(schema)
  return value => {
    validate ??= ajv.compile(schema)
    return validate(trim ? trim(value) : value) ? undefined : toFailure(validate.errors ?? [])
  }
}
