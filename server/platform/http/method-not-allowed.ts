import { Failure } from '../errors.ts'
import type { App } from './app-types.ts'

/**
 * What matches no route: 405 with Allow where the address takes another method, 404 otherwise. Registered before the
 * routes, which it takes note of.
 */
export function methodNotAllowed(app: App, notFoundPage: () => string) {
  const routes: { form: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ form: formOf(url), methods: [method].flat() })
  })

  // Before the body is looked at: whatever it is, nothing here would take it.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!request.is404) return done(null, payload)
    const path = request.url.split('?', 1)[0] as string
    const taken = new Set(routes.filter(({ form }) => form.test(path)).flatMap(({ methods }) => methods))
    if (taken.size === 0) {
      if (path.startsWith('/api') || !request.headers.accept?.includes('text/html'))
        return done(new Failure('NOT_FOUND'))
      reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      return void reply.send(notFoundPage())
    }
    const allow = [...taken, 'OPTIONS'].join(', ')
    reply.header('allow', allow)
    if (request.method === 'OPTIONS') return void reply.code(204).send()
    return done(new Failure('METHOD_NOT_ALLOWED', `This address takes ${allow}.`))
  })
}

/** A route's address as what it matches: /api/leads/:id takes one step for :id, a final * takes the rest. */
const formOf = (url: string) => {
  const literal = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace('*', '.*').replace(/:\w+/g, '[^/]*')}$`)
}
