import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../errors.ts'
import type { App } from './app-types.ts'

/**
 * What matches no route: 405 with Allow where the address takes another method, 404 otherwise. Made before the routes,
 * which it takes note of, and asked before the body is looked at: whatever it is, nothing here would take it.
 */
export function methodNotAllowed(app: App, notFoundPage: () => string) {
  const routes: { form: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ form: formOf(url), methods: [method].flat() })
  })

  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] as string
    const taken = new Set(routes.filter(({ form }) => form.test(path)).flatMap(({ methods }) => methods))
    if (taken.size === 0) {
      if (path.startsWith('/api') || !request.headers.accept?.includes('text/html'))
        throw new Failure('NOT_FOUND')
      reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      return reply.send(notFoundPage())
    }
    const allow = [...taken, 'OPTIONS'].join(', ')
    reply.header('allow', allow)
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new Failure('METHOD_NOT_ALLOWED', `This address takes ${allow}.`)
  }
}

/** A route's address as what it matches: /api/leads/:id takes one step for :id, a final * takes the rest. */
const formOf = (url: string) => {
  const literal = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace('*', '.*').replace(/:\w+/g, '[^/]*')}$`)
}
