import { STATUS_CODES } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { describeParameter } from './describe-parameters.ts'
import { exampleOf } from './example-of.ts'
import { tagDescriptions } from './tags.ts'

type Node = { [key: string]: unknown }
type Response = { description: string; headers?: Record<string, Node>; content?: unknown }
type Parameter = { in: string; name: string; description?: string; [more: string]: unknown }
type Operation = {
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Node
  responses: Record<string, Response | Node>
}
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas?: Record<string, Node>
    headers?: Record<string, Node>
    responses?: Record<string, Node>
  }
  tags?: { name: string; description: string }[]
}

const headers: Record<string, Node> = {
  'X-RateLimit-Limit': {
    description: 'requests allowed in the window',
    required: true,
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': {
    description: 'requests left in the window',
    required: true,
    schema: { type: 'integer' },
  },
  'X-RateLimit-Reset': {
    description: 'when the window ends, in Unix seconds',
    required: true,
    schema: { type: 'integer' },
  },
  'X-Request-Id': {
    description: 'the number under which the service logged this request',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  Location: {
    description: 'where what was created can be read',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
  },
  'Retry-After': { description: 'seconds to wait', required: true, schema: { type: 'integer' } },
  'WWW-Authenticate': {
    description: 'Bearer, when the token is missing, invalid or expired',
    schema: { const: 'Bearer' },
  },
}
const knownVersion: Parameter[] = [
  {
    in: 'header',
    name: 'if-none-match',
    required: false,
    description: 'the ETag of what you have: 304 when it is still that',
    schema: { type: 'string' },
  },
  {
    in: 'header',
    name: 'if-modified-since',
    required: false,
    description: 'the Last-Modified of what you have: 304 when it is still that',
    schema: { type: 'string' },
  },
]
const replayed = { description: 'when this is the first answer again', schema: { const: 'true' } }
const reference = (name: string) => ({ $ref: `#/components/headers/${name}` })
const rateLimits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

const meanings: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Begun; not done yet',
  204: 'Done; nothing to say',
  304: 'You have it already',
  400: 'Something in the request cannot be accepted',
  401: 'The access token is missing, invalid or expired',
  403: 'The role does not allow it',
  404: 'It does not exist, or the caller may not see it',
  409: 'It clashes with something that is already there',
  412: 'It changed since it was read',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'The Idempotency-Key was used with another request',
  429: 'Too many requests',
  500: 'Unexpected failure',
  503: 'The service cannot do this right now',
}

/** Headers, meanings and shared shapes: what @fastify/swagger leaves out. */
export function finish(document: OpenApi, ownCode: (method: string, url: string) => boolean) {
  const tags = new Set<string>()
  for (const [url, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const tag of operation.tags ?? []) tags.add(tag)
      const own = ownCode(method.toUpperCase(), url.replace(/\{(\w+)\}/g, ':$1'))
      const repeatable = operation.parameters?.some(({ name }) => name === 'idempotency-key') ?? false
      if (method === 'get' && 'ETag' in ((operation.responses[200] as Response | undefined)?.headers ?? {})) {
        operation.parameters = [...(operation.parameters ?? []), ...structuredClone(knownVersion)]
        operation.responses[304] = { description: 'Default Response' }
      }
      for (const parameter of operation.parameters ?? []) {
        parameter.description ??= describeParameter(parameter, url) ?? ''
        if (parameter.in === 'header') parameter.name = spelled(parameter.name)
      }
      for (const [status, response] of Object.entries(operation.responses)) {
        const failed = status >= '400'
        complete(status, response as Response, own && failed && !['429', '503'].includes(status))
        if (repeatable && !failed) (response as Response).headers!['Idempotency-Replayed'] = replayed
      }
    }
  }
  // What the service is for comes before how it runs.
  tags.delete('Operation')
  document.tags = [...tags, 'Operation'].map(name => ({ name, description: tagDescriptions[name] ?? '' }))
  document.components.headers = headers
  document.components.schemas = {}
  document.paths = share(document.paths, document.components.schemas) as OpenApi['paths']
  addExamples(document.paths, document.components.schemas)
  document.components.responses = shareFailures(document.paths)
  return document
}

const spelled = (header: string) => header.replace(/(^|-)[a-z]/g, letter => letter.toUpperCase())

const whereUnavailable = {
  description: 'seconds to wait, where error.details.reason is UNAVAILABLE',
  schema: { type: 'integer' },
}

function complete(status: string, response: Response, own: boolean) {
  if (response.description === 'Default Response')
    response.description = own
      ? 'Any failure; error.details.reason has the general code'
      : (meanings[status] ?? STATUS_CODES[status] ?? status)
  const names = [
    'X-Request-Id',
    ...rateLimits,
    ...(status === '201' ? ['Location'] : []),
    ...(status === '429' || status === '503' ? ['Retry-After'] : []),
    ...(status === '401' || own ? ['WWW-Authenticate'] : []),
  ]
  response.headers = {
    ...response.headers,
    ...Object.fromEntries(names.map(name => [name, reference(name)])),
    ...(own ? { 'Retry-After': whereUnavailable } : {}),
  }
}

/** A schema with a title stands once, under components, and everything else points there. */
function share(node: unknown, schemas: Record<string, Node>): unknown {
  if (Array.isArray(node)) return node.map(entry => share(entry, schemas))
  if (typeof node !== 'object' || node === null) return node
  const shared = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, share(value, schemas)]))
  const { title } = shared
  if (typeof title !== 'string' || !('type' in shared)) return shared
  const known = schemas[title]
  if (known && !isDeepStrictEqual(known, shared))
    throw new Error(`Two different schemas have the title ${title}`)
  schemas[title] = shared
  return { $ref: `#/components/schemas/${title}` }
}

type Media = { content?: Record<string, { schema?: Node; example?: unknown }> }

/** Of every body that is sent and of every answer that is hoped for. */
function addExamples(paths: OpenApi['paths'], schemas: Record<string, Node>) {
  for (const operation of Object.values(paths).flatMap(methods => Object.values(methods))) {
    const answers = Object.entries(operation.responses).filter(([status]) => status < '400')
    const bodies = [operation.requestBody, ...answers.map(([, response]) => response)] as (
      | Media
      | undefined
    )[]
    for (const body of bodies) {
      const media = body?.content?.['application/json']
      if (media?.schema) media.example = exampleOf(media.schema, schemas)
    }
  }
}

/** The same of failures that mean the same everywhere. */
function shareFailures(paths: OpenApi['paths']) {
  const responses: Record<string, Node> = {}
  for (const { responses: own } of Object.values(paths).flatMap(methods => Object.values(methods))) {
    for (const [status, response] of Object.entries(own)) {
      const name = (STATUS_CODES[status] ?? status).replace(/[^A-Za-z]/g, '')
      if (status < '400' || response.description !== meanings[status]) continue
      responses[name] ??= response as Node
      if (isDeepStrictEqual(responses[name], response))
        own[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return responses
}
