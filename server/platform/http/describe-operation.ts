import type { FastifySchema, RouteOptions } from 'fastify'
import { modifiedBy, readsOneRecord } from './conditional.ts'
import { failures, TaggedByText } from './schemas.ts'

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
        response: {
          ...failures(...outsideTheHandler(route, described)),
          ...described.response,
          ...versioned(route, described),
        },
      },
    }
  }

  return { complete, answersWithItsOwnCode: (method: string, url: string) => own.has(`${method} ${url}`) }
}

function versioned(route: RouteOptions, { response }: Described) {
  const answer = response?.[200]
  if (!answer || 'headers' in answer || !readsOneRecord(route)) return {}
  return { 200: TaggedByText(answer, modifiedBy(route) !== undefined) }
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

/** What the last step of an address does, where it is not the name of a thing. */
const acts = ['cancel', 'dry-run', 'merge', 'replay', 'restore', 'retry', 'run', 'test', 'undo', 'verify']

/** GET /api/leads/:id/interactions is listLeadInteractions, POST /api/leads/imports/:id/undo is undoLeadsImport. */
function operationIdOf(method: string, url: string, { response = {} }: Described) {
  const steps = url.split('/').slice(2)
  const names = steps.flatMap((step, i) =>
    step.startsWith(':') ? [] : [steps[i + 1]?.startsWith(':') ? oneOf(step) : step],
  )
  const lists = response[200]?.properties?.data?.type === 'array'
  const act = method === 'POST' ? acts.find(name => name === names.at(-1)) : undefined
  const verbs: Record<string, string> = {
    GET: lists ? 'list' : 'get',
    POST: act ?? 'create',
    PUT: 'update',
    PATCH: 'update',
    DELETE: 'delete',
  }
  const path = (act ? names.slice(0, -1) : names).join('-').replace(/\.[a-z]+$/, '')
  return `${verbs[method]}-${method === 'POST' ? oneOf(path) : path}`.replace(/[-.]+(\w)/g, (_, letter) =>
    letter.toUpperCase(),
  )
}

export const oneOf = (names: string) =>
  names === 'people' ? 'person' : names.replace(/ies$/, 'y').replace(/s$/, '')
