import { createServer, type Server } from 'node:http'

/** What a redirect needs is sent in one piece; whoever takes longer has something else in mind. */
const patience = 5_000

/**
 * A port that speaks plain HTTP only to say where HTTPS is. What is sent to it could be read on its way, so nothing but
 * reading is sent on: a form or a token would be sent a second time as if nothing had happened.
 */
export function startRedirect(publicUrl: string, place: { host: string; port: number }): Promise<Server> {
  const origin = new URL(publicUrl).origin
  const server = createServer(
    { headersTimeout: patience, requestTimeout: patience, keepAliveTimeout: 1, maxHeaderSize: 8_192 },
    (request, reply) => {
      reply.setHeader('connection', 'close')
      const { method, url = '/' } = request
      const reads = method === 'GET' || method === 'HEAD'
      // Only a path: //elsewhere.example would be a host.
      const path = url.startsWith('/') && !url.startsWith('//') ? url : '/'
      if (reads) reply.writeHead(308, { location: `${origin}${path}`, 'content-length': 0 }).end()
      else {
        const text = `This service speaks HTTPS: ${origin}\n`
        reply.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
      }
    },
  )
  server.maxConnections = 1_000
  server.timeout = patience
  server.on('clientError', (_error, socket) => socket.destroy())
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  server.once('error', reject)
  server.listen(place.port, place.host, () => resolve(server))
  return promise
}
