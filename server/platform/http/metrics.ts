import { timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { Failure } from '../errors.ts'
import type { App } from './app-types.ts'

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Only where METRICS_TOKEN is set, and only for who holds it. Without it nothing is counted and there is no address. */
export function metricsRoute(app: App, { metricsToken }: Config) {
  if (metricsToken === undefined) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'mettle_requests_total',
    help: 'Requests answered, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'mettle_request_seconds',
    help: 'Time from first byte to last, by route',
    labelNames: ['route'],
    buckets,
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    requests.inc({ method: request.method, route, status: reply.statusCode })
    seconds.observe({ route }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    const wanted = Buffer.from(`Bearer ${metricsToken}`)
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new Failure('UNAUTHORIZED')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
