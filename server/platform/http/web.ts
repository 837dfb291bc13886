import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import pkg from '../../../package.json' with { type: 'json' }
import type { App } from './app-types.ts'
import { fontFiles, fontVersions } from './fonts.ts'
import { referencePage } from './reference.ts'
import { findWebApp, webAppRoutes } from './web-app.ts'

const web = join(import.meta.dirname, '../../../web')
const publicFiles = join(web, 'public')

// All assets share an address that changes when any of them does, so a browser may keep them for good and never mixes
// two versions.
const version = readdirSync(publicFiles)
  .sort()
  .reduce(
    (hash, name) => hash.update(name).update(readFileSync(join(publicFiles, name))),
    createHash('sha256').update(pkg.dependencies['@scalar/fastify-api-reference']).update(fontVersions),
  )
  .digest('hex')
  .slice(0, 12)
const assets = `/assets/${version}/`

const pages: Record<string, string> = {
  '/forgot': 'forgot',
  '/setup': 'setup',
  '/invite': 'invite',
  '/reset': 'reset',
  '/verify': 'verify',
  '/feedback': 'feedback',
  '/unsubscribe': 'unsubscribe',
}

const part = (name: string) => readFileSync(join(web, `pages/${name}.html`), 'utf8')

/** A page is its title and its main part; the shell goes around them. */
function page(name: string) {
  const [, title = '', main = ''] = part(name).match(/^<title>(.*)<\/title>\n([\s\S]*)$/) ?? []
  return part('shell')
    .replace('{{name}}', name)
    .replace('{{title}}', () => title)
    .replace('{{main}}', () => main)
    .replace('{{names}}', () => part('names'))
    .replace('{{new-password}}', () => part('new-password'))
    .replaceAll('/assets/', assets)
}

const notFound = page('not-found')
/** What is no address: the app says so in its own frame, where it is built. */
export const notFoundPage = () => findWebApp(assets)?.html ?? notFound

export async function webPages(app: App) {
  await webAppRoutes(app, findWebApp(assets))
  for (const [url, name] of Object.entries(pages)) {
    const html = page(name)
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(html)
    })
  }
  referencePage(app, assets)
  fontFiles(app, assets)
  await app.register(fastifyStatic, {
    root: publicFiles,
    prefix: assets,
    wildcard: false,
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    schemaHide: true,
  })
}
