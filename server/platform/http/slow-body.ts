import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** A quarter of what a line of 1 Mbit/s sends. */
const leastPerSecond = 32_000

type Arrival = { body: IncomingMessage; lookedAt: number; bytesThen: number; until: number }
const arrivals = new WeakMap<Socket, Arrival>()

/**
 * Lets a body of up to so many bytes take longer than the server's request timeout while it goes on arriving, until what
 * is returned is called. For whom the service knows and counts only: it keeps a connection busy for long.
 */
export function allowWhileArriving(body: IncomingMessage, mostBytes: number): () => void {
  const { socket } = body
  const now = performance.now()
  const until = now + (mostBytes / leastPerSecond) * 1_000
  arrivals.set(socket, { body, lookedAt: now, bytesThen: socket.bytesRead, until })
  return () => void arrivals.delete(socket)
}

/** For a request that has had its time: whether it may have more. Node looks at each only once, so what comes next is up to us. */
export function isStillArriving(socket: Socket, endRequest: () => void): boolean {
  const arrival = arrivals.get(socket)
  if (!arrival || arrival.body.complete) return false
  const { body, lookedAt, bytesThen, until } = arrival
  const now = performance.now()
  const perSecond = ((socket.bytesRead - bytesThen) * 1_000) / (now - lookedAt)
  if (perSecond < leastPerSecond || now > until) return false
  Object.assign(arrival, { lookedAt: now, bytesThen: socket.bytesRead })
  const { requestTimeout } = (socket as Socket & { server: Server }).server
  setTimeout(() => {
    if (!body.complete) endRequest()
  }, requestTimeout).unref()
  return true
}
