import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from './app-types.ts'

const dist = join(import.meta.dirname, '../../../web/dist')

export type WebApp = { folder: string; html: string; addresses: string[] }

/** The app that scripts/build-web.ts has built last, or none. Looked up at each start, not when this file is loaded. */
export function findWebApp(assets: string): WebApp | undefined {
  const current = join(dist, 'current')
  if (!existsSync(current)) return undefined
  const folder = join(dist, readFileSync(current, 'utf8'))
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    folder,
    html: read('index.html').replaceAll('"/assets/', `"${assets}`),
    addresses: JSON.parse(read('addresses.json')),
  }
}

const notBuilt = 'The web app is not built. Start Mettle with npm start, or run: node scripts/build-web.ts\n'

/** Every address of the app gets the same page, which knows what to show there; its files may be kept for good. */
export async function webAppRoutes(app: App, built: WebApp | undefined) {
  if (!built) {
    app.get('/', { schema: { hide: true } }, async (_request, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send(notBuilt),
    )
    return
  }
  const etag = `"${createHash('sha256').update(built.html).digest('base64url').slice(0, 22)}"`
  for (const address of built.addresses)
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(built.html)
    })
  await app.register(fastifyStatic, {
    root: join(built.folder, 'app'),
    prefix: '/app/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    schemaHide: true,
  })
}
