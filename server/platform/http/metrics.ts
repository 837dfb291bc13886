import { timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { Failure } from '../errors.ts'
import type { App } from './app-types.ts'

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What a part of the service is asked for when metrics are read; nothing while it cannot be known. */
export type Figure = {
  name: string
  help: string
  labelNames?: string[]
  read(): Promise<{ labels: Record<string, string>; value: number }[]>
}

/** Only where METRICS_TOKEN is set, and only for who holds it. Without it nothing is counted and there is no address. */
export function metricsRoute(app: App, { metricsToken }: Config, figures: Figure[]) {
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

  for (const { name, help, labelNames = [], read } of figures)
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        // Without labels a gauge that was reset stands at 0, which would be a value.
        const values = await read().catch(() => [])
        if (values.length === 0) this.remove()
        for (const { labels, value } of values) this.set(labels, value)
      },
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
