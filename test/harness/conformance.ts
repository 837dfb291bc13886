import { AssertionError } from 'node:assert'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import isEmail from 'validator/lib/isEmail.js'
import { type Precision, precisionKey, roundTo } from '../../server/platform/http/rounding.ts'
import { trimText } from '../../server/platform/visible-text.ts'

// Every answer the tests see is held against the OpenAPI document of the service that gave it.

type Schema = { [key: string]: unknown }
type Media = { content?: Record<string, { schema: Schema }> }
type Response = Media & { headers?: Record<string, Schema>; $ref?: string }
type Operation = { operationId?: string; requestBody?: Media; responses: Record<string, Response> }
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Response>
    headers: Record<string, Schema>
  }
}

export type Exchange = {
  method: string
  path: string
  request?: unknown
  status: number
  headers: Headers
  body: unknown
}

const refuse = (message: string): never => {
  throw new AssertionError({ message, stackStartFn: refuse })
}

/** Fails the test that got an answer which the document does not describe. */
export function conformance(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ;(addFormats as unknown as { default: (a: Ajv2020) => void }).default(ajv)
  ajv.addFormat('email', value => isEmail.default(value, { allow_utf8_local_part: true }))
  ajv.addFormat('visible-text', value => trimText(value) !== '')
  ajv.addKeyword({
    keyword: precisionKey,
    type: 'number',
    validate: (precision: Precision, value: number) => roundTo(value, precision) === value,
    error: { message: 'has more decimals than it means' },
  })
  const closing = closer(document.components.schemas)
  ajv.addSchema({ $id: 'closed', components: { schemas: closing.components } })
  ajv.addSchema({ $id: 'open', components: { schemas: document.components.schemas } })

  const compiled = new Map<Schema, ValidateFunction>()
  const validator = (schema: Schema, kind: 'closed' | 'open') => {
    const known = compiled.get(schema)
    if (known) return known
    const made = ajv.compile(rebase(kind === 'closed' ? closing.close(schema) : schema, kind) as Schema)
    compiled.set(schema, made)
    return made
  }

  const paths = Object.keys(document.paths)
    .map(path => ({
      path,
      form: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]*')}$`),
    }))
    // /leads/export before /leads/{id}, as the router has it
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

  const operationFor = (method: string, url: string) => {
    const path = url.split('?', 1)[0] as string
    const found = paths
      .filter(({ form }) => form.test(path))
      .map(known => document.paths[known.path]?.[method.toLowerCase()])
    return found.find(operation => operation !== undefined)
  }

  /** One exchange: the answer's status, headers and body; the request's body where it was taken. */
  return function checkAnswer({ method, path, request, status, headers, body }: Exchange) {
    const place = `${method} ${path} answered ${status}`
    const operation = operationFor(method === 'HEAD' ? 'GET' : method, path)
    if (!operation) {
      const { schemas } = document.components
      if (![404, 405, 413, 429, 503].includes(status))
        refuse(`${place}, and the OpenAPI document has no such operation`)
      return assertValid(validator(schemas.Error as Schema, 'closed'), body, place)
    }

    const described = operation.responses[status]
    const response = described?.$ref
      ? document.components.responses[described.$ref.replace('#/components/responses/', '')]
      : described
    if (!response)
      return refuse(`${place}, which ${operation.operationId} does not describe: ${truncated(body)}`)

    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const known = header.$ref
        ? document.components.headers[String(header.$ref).replace('#/components/headers/', '')]
        : header
      if (known?.required && !headers.has(name)) refuse(`${place} without the header ${name}`)
    }

    const schema = response.content?.['application/json']?.schema
    if (schema && method !== 'HEAD') assertValid(validator(schema, 'closed'), body, place)

    const taken = operation.requestBody?.content?.['application/json']?.schema
    if (taken && status < 300 && request !== undefined)
      assertValid(
        validator(taken, 'open'),
        tidied(request),
        `${method} ${path} took a body that the document does not allow`,
      )
  }
}

function assertValid(validate: ValidateFunction, value: unknown, place: string) {
  if (validate(value)) return
  const problems = (validate.errors ?? []).map(({ instancePath, message, params, keyword }) => {
    const extra = keyword === 'unevaluatedProperties' ? `: ${params.unevaluatedProperty}` : ''
    return `  ${instancePath || 'the body'} ${message}${extra}`
  })
  refuse(
    `${place}, not as the OpenAPI document says:\n${[...new Set(problems)].join('\n')}\n${truncated(value)}`,
  )
}

const truncated = (value: unknown) => JSON.stringify(value)?.slice(0, 2000)

/** As the document says of texts: trimmed, and blank ones mean null. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  if (Array.isArray(value)) return value.map(tidied)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidied(inner)]))
}

const inPlace = ['allOf', 'anyOf', 'oneOf']

/** A record in an answer has the fields its schema lists and no others, however the schema is put together. */
function closer(components: Record<string, Schema>) {
  const parts = (schema: Schema) => inPlace.flatMap(key => (schema[key] as Schema[] | undefined) ?? [])

  const listsFields = (schema: Schema): boolean => {
    const target = components[String(schema.$ref).replace('#/components/schemas/', '')]
    return (
      schema.properties !== undefined || [...parts(schema), ...(target ? [target] : [])].some(listsFields)
    )
  }

  const close = (schema: Schema): Schema =>
    listsFields(schema) ? { ...closeInside(schema), unevaluatedProperties: false } : closeInside(schema)

  /** What lies inside a schema; not the schema itself, which may be a part of another. */
  const closeInside = (schema: Schema): Schema => {
    const closed: Schema = { ...schema }
    for (const key of inPlace)
      if (Array.isArray(schema[key])) closed[key] = (schema[key] as Schema[]).map(closeInside)
    if (schema.properties) closed.properties = each(schema.properties as Record<string, Schema>, close)
    for (const key of ['items', 'additionalProperties'])
      if (typeof schema[key] === 'object' && schema[key] !== null) closed[key] = close(schema[key] as Schema)
    return closed
  }

  return { close, components: each(components, closeInside) }
}

const each = (schemas: Record<string, Schema>, change: (schema: Schema) => Schema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]))

/** References point into the document, which ajv knows by a name. */
function rebase(node: unknown, base: string): unknown {
  if (Array.isArray(node)) return node.map(entry => rebase(entry, base))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `${base}${value}` : rebase(value, base),
    ]),
  )
}
