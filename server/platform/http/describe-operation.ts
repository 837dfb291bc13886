import type { FastifySchema, RouteOptions } from 'fastify'
import { failures } from './schemas.ts'

type Described = FastifySchema & {
  hide?: boolean
  operationId?: string
  security?: object[]
  response?: Record<string, { properties?: { data?: { type?: string } } }>
  headers?: { properties?: Record<string, unknown> }
}

/**
 * Says of each operation what follows from how every request is handled, so that no route has to repeat it and none
 * can forget it: its id, whether it needs a token, and the failures decided outside its handler.
 */
export function describeOperation() {
  const own = new Set<string>()

  const complete = ({ schema, url, route }: { schema: FastifySchema; url: string; route: RouteOptions }) => {
    const described = schema as Described | undefined
    if (!url.startsWith('/api/') || !described || described.hide) return { url, schema }
    const method = String(route.method)
    if (route.config?.failure) own.add(`${method} ${url}`)
    return {
      url,
      schema: {
        operationId: operationIdOf(method, url, described),
        ...(route.config?.open ? { security: [] } : {}),
        ...described,
        ...(described.body ? { body: defaultsOptional(described.body) } : {}),
        ...(described.querystring ? { querystring: defaultsOptional(described.querystring) } : {}),
        response: { ...failures(...outsideTheHandler(route, described)), ...described.response },
      },
    }
  }

  return { complete, answersWithItsOwnCode: (method: string, url: string) => own.has(`${method} ${url}`) }
}

function outsideTheHandler({ config, method }: RouteOptions, schema: Described): number[] {
  const always = [429, 503]
  if (config?.failure) return [...always, config.failure.status]
  // A body that comes with a DELETE is read too, though nothing in it counts.
  const takesBody = Boolean(schema.body) || method === 'POST' || method === 'DELETE'
  const headers = schema.headers?.properties ?? {}
  return [
    ...always,
    500,
    ...(config?.open ? [] : [401, 403]),
    ...(schema.querystring || schema.headers || takesBody ? [400] : []),
    ...(takesBody ? [413, 415] : []),
    ...(schema.params ? [404] : []),
    ...('if-match' in headers ? [412] : []),
    ...('idempotency-key' in headers ? [422] : []),
  ]
}

/** What has a default may be left out, though the handler always finds it. */
function defaultsOptional(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(defaultsOptional)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, defaultsOptional(value)]))
  const { required, properties } = copy as { required?: unknown; properties?: Record<string, object> }
  if (!Array.isArray(required) || !properties) return copy
  return { ...copy, required: required.filter(name => !('default' in (properties[name] ?? {}))) }
}

/** GET /api/leads/:id/interactions is listLeadInteractions, POST /api/auth/login is authLogin. */
function operationIdOf(method: string, url: string, { response = {} }: Described) {
  const steps = url.split('/').slice(2)
  const names = steps.flatMap((step, i) =>
    step.startsWith(':') ? [] : [steps[i + 1]?.startsWith(':') ? oneOf(step) : step],
  )
  // What is created in a collection is one of it; any other POST is an act, and its address names it.
  const creates = method === 'POST' && response[201] !== undefined && names.at(-1)?.endsWith('s')
  const lists = response[200]?.properties?.data?.type === 'array'
  const verbs: Record<string, string> = {
    GET: lists ? 'list' : 'get',
    POST: creates ? 'create' : '',
    PUT: 'update',
    PATCH: 'update',
    DELETE: 'delete',
  }
  const path = names.join('-').replace(/\.[a-z]+$/, '')
  return `${verbs[method]}-${creates ? oneOf(path) : path}`
    .replace(/^-/, '')
    .replace(/[-.]+(\w)/g, (_, letter) => letter.toUpperCase())
}

const oneOf = (names: string) => (names === 'people' ? 'person' : names.replace(/s$/, ''))
