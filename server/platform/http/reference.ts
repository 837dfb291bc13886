import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { App } from './app-types.ts'
import { relaxedHeaders } from './headers.ts'

const html = readFileSync(join(import.meta.dirname, '../../../web/pages/reference.html'), 'utf8')

/** The API reference, whole on this machine: page, script and document. */
export function referencePage(app: App, assets: string) {
  const page = html.replaceAll('/assets/', assets)
  // The script writes style elements and attributes while it runs. It may do that on this page, and nothing else that
  // other pages may not: it cannot reach its makers' servers either.
  for (const path of ['/api/docs', '/api/docs/'])
    app.get(path, { config: { open: true }, schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers(relaxedHeaders)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(page),
    )

  let script: Promise<Script> | undefined
  app.get(`${assets}reference.js`, { schema: { hide: true } }, async (request, reply) => {
    script ??= loadScript().catch(error => {
      script = undefined
      throw error
    })
    const { plain, zipped } = await script
    const isZipped = request.headers['accept-encoding']?.includes('gzip')
    const sent = isZipped ? zipped : plain
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('content-length', sent.length)
    if (isZipped) reply.header('content-encoding', 'gzip')
    // As a stream: it is in memory once, however many have yet to read it.
    return reply.send(Readable.from([sent]))
  })
}

type Script = { plain: Buffer; zipped: Buffer }

async function loadScript(): Promise<Script> {
  const worker = new Worker(new URL('./reference-script.ts', import.meta.url))
  const [script] = await once(worker, 'message')
  return { plain: Buffer.from(script.plain), zipped: Buffer.from(script.zipped) }
}
