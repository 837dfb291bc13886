import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Server as TlsServer } from 'node:tls'

/** Whoever keeps a connection open and used it within this time is likely to use it again, and is told then. */
const lately = 1_000
const longestForIdle = 3_000
const longestForRequests = 10_000
/** A client that has had an answer is told by then; one that has just come may have its first request on the way. */
const lastMoment = 100

/**
 * Lets a server go without anybody's request being cut off. A client that keeps its connection sends the next request on
 * it at any moment; closing under it would be a reset. So every answer says that it is the last on its connection
 * (`Connection: close`), the server goes on listening until those who were at it lately have heard, and only then ends.
 */
export function watchConnections(server: Server) {
  const usedAt = new Map<Socket, number>()
  const unused = new Set<Socket>()
  let inFlight = 0

  const opened = (socket: Socket) => {
    usedAt.set(socket, performance.now())
    unused.add(socket)
    socket.once('close', () => {
      usedAt.delete(socket)
      unused.delete(socket)
    })
  }
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', opened)
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    inFlight++
    unused.delete(socket)
    response.once('close', () => {
      inFlight--
      if (usedAt.has(socket)) usedAt.set(socket, performance.now())
    })
  })

  const inUse = (within: number) => {
    const since = performance.now() - within
    return [...usedAt.values()].some(at => at > since)
  }

  return {
    async drain() {
      const start = performance.now()
      const elapsed = () => performance.now() - start
      while (
        elapsed() < longestForRequests &&
        (inFlight > 0 || (elapsed() < longestForIdle && inUse(lately)))
      )
        await sleep(20)
      // Not the HTTP server's own close, which would end idle connections with it.
      NetServer.prototype.close.call(server)
      const closed = elapsed()
      while (elapsed() - closed < lately && (inFlight > 0 || unused.size > 0 || inUse(lastMoment)))
        await sleep(20)
    },
  }
}
