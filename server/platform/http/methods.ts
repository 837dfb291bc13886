import type { HTTPMethods } from 'fastify'
import { Failure } from '../errors.ts'
import type { App } from './app-types.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** What matches no route: 405 with Allow where the address takes another method, 404 otherwise. */
export function allowances(app: App) {
  app.setNotFoundHandler(async (request, reply) => {
    const url = request.url.split('?')[0] as string
    const taken = methods.filter(
      method => method !== request.method && app.findRoute({ method, url: patternOf(url) }) !== null,
    )
    if (taken.length === 0) throw new Failure('NOT_FOUND')
    reply.header('allow', taken.join(', '))
    throw new Failure('METHOD_NOT_ALLOWED', `This address takes ${taken.join(', ')}.`)
  })

  const patterns = new Map<string, RegExp>()
  app.addHook('onRoute', route => {
    patterns.set(route.url, new RegExp(`^${route.url.replace(/:[a-z_]+/g, '[^/]+')}$`))
  })
  const patternOf = (url: string) => [...patterns].find(([, form]) => form.test(url))?.[0] ?? url
}
