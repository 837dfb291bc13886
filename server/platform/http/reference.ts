import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { gunzip } from 'node:zlib'
import type { App } from './app-types.ts'
import { relaxedHeaders } from './headers.ts'

const html = readFileSync(join(import.meta.dirname, '../../../web/pages/reference.html'), 'utf8')

/** The API reference, whole on this machine: page, script and document. */
export function referencePage(app: App, assets: string) {
  const page = html.replaceAll('/assets/', assets)
  app.get(
    '/api/docs',
    { config: { open: true }, schema: { hide: true } },
    // The script writes style elements and attributes while it runs. It may do that on this page, and nothing else that
    // other pages may not: it cannot reach its makers' servers either.
    async (_request, reply) =>
      reply
        .headers(relaxedHeaders)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(page),
  )

  let script: Promise<Buffer> | undefined
  app.get(`${assets}reference.js`, { schema: { hide: true } }, async (request, reply) => {
    script ??= loadScript().catch(error => {
      script = undefined
      throw error
    })
    const zipped = await script
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
    if (!request.headers['accept-encoding']?.includes('gzip'))
      return reply.send(await promisify(gunzip)(zipped))
    return reply.header('content-encoding', 'gzip').send(zipped)
  })
}

async function loadScript() {
  const worker = new Worker(new URL('./reference-script.ts', import.meta.url))
  const [zipped] = await once(worker, 'message')
  return Buffer.from(zipped)
}
