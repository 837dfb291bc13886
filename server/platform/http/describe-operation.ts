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
        response: { ...failures(...outsideTheHandler(route, described)), ...described.response },
      },
    }
  }

  return { complete, answersWithItsOwnCode: (method: string, url: string) => own.has(`${method} ${url}`) }
}

function outsideTheHandler({ config, method }: RouteOptions, schema: Described): number[] {
  const always = [429, 503]
  if (config?.failure) return [...always, config.failure.status]
  const takesBody = Boolean(schema.body) || method === 'POST'
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

/** GET /api/leads/:id/interactions is listLeadInteractions, POST /api/auth/login is authLogin. */
function operationIdOf(method: string, url: string, { response = {} }: Described) {
  const steps = url.split('/').slice(2)
  const names = steps.flatMap((step, i) =>
    step.startsWith(':') ? [] : [steps[i + 1]?.startsWith(':') ? step.replace(/s$/, '') : step],
  )
  const path = names.join('-').replace(/\.[a-z]+$/, '')
  const lists = response[200]?.properties?.data?.type === 'array'
  const verb = {
    GET: lists ? 'list' : 'get',
    POST: response[201] ? 'create' : '',
    PUT: 'update',
    PATCH: 'update',
    DELETE: 'delete',
  }[method]
  // What is created in a collection is one of it.
  const noun = verb === 'create' ? path.replace(/s$/, '') : path
  return `${verb ?? method.toLowerCase()}-${noun}`
    .replace(/^-/, '')
    .replace(/[-.]+(\w)/g, (_, letter) => letter.toUpperCase())
}
