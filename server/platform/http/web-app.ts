import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from './app-types.ts'

const dist = join(import.meta.dirname, '../../../web/dist')

type Page = { address: string; files: string[] }
export type WebApp = { folder: string; html: string; pages: Page[] }

/** The app that scripts/build-web.ts has built last, or none. Looked up at each start, not when this file is loaded. */
export function findWebApp(assets: string): WebApp | undefined {
  const current = join(dist, 'current')
  if (!existsSync(current)) return undefined
  const folder = join(dist, readFileSync(current, 'utf8'))
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    folder,
    html: read('index.html').replaceAll('"/assets/', `"${assets}`),
    pages: JSON.parse(read('pages.json')),
  }
}

const notBuilt = 'The web app is not built. Start Mettle with npm start, or run: node scripts/build-web.ts\n'

/** What the address will need is asked for with the app itself, not after it has started. */
const preload = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : file.endsWith('.woff2')
      ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`

/** Every address of the app gets the same page, which knows what to show there; its files may be kept for good. */
export async function webAppRoutes(app: App, built: WebApp | undefined) {
  if (!built) {
    app.get('/', { schema: { hide: true } }, async (_request, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send(notBuilt),
    )
    return
  }
  for (const { address, files } of built.pages) {
    const html = built.html.replace('</head>', `${files.map(preload).join('')}</head>`)
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(html)
    })
  }
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
