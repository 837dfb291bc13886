import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import isEmail from 'validator/lib/isEmail.js'
import { Failure, invalid } from '../errors.ts'

const make = (coerceTypes: boolean) => {
  const ajv = new Ajv({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    strict: false,
    ownProperties: true,
  })
  ;(addFormats as unknown as { default: (a: Ajv) => void }).default(ajv)
  ajv.addFormat('email', value => isEmail.default(value, { allow_utf8_local_part: true }))
  const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean }
  // JSON Schema counts from the year 0 and knows leap seconds; neither PostgreSQL nor Date does.
  ajv.addFormat(
    'date-time',
    text => dateTime.validate(text) && !text.startsWith('0000') && !Number.isNaN(Date.parse(text)),
  )
  return ajv
}

// A query string holds only text, so its numbers are read from it; a JSON body says itself what is a number.
const forBody = make(false)
const forText = make(true)

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? forBody : forText).compile(schema)

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
  minLength: p => `must have at least ${p.limit} characters`,
  maxLength: p => `must have at most ${p.limit} characters`,
  minimum: p => `must be at least ${p.limit}`,
  maximum: p => `must be at most ${p.limit}`,
  minItems: p => `must have at least ${p.limit} entries`,
  maxItems: p => `must have at most ${p.limit} entries`,
  minProperties: () => 'must not be empty',
  enum: p => `must be one of ${(p.allowedValues as unknown[]).join(', ')}`,
  const: p => `must be ${p.allowedValue}`,
  type: p => `must be ${article(p.type)}`,
  format: p => (p.format === 'email' ? 'invalid e-mail format' : `must be a valid ${p.format}`),
  pattern: () => 'has the wrong form',
}

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
  const sentence = sentences[error.keyword]?.(error.params) ?? error.message ?? 'is not acceptable'
  return invalid(fieldOf(error), sentence)
}

/** A check of one value against a schema, for rows inside a body. */
export function checked(schema: object): (value: unknown) => Failure | undefined {
  const validate = forBody.compile(schema)
  return value => (validate(value) ? undefined : toFailure(validate.errors ?? []))
}
