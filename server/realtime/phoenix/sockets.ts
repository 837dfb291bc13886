import type { WebSocket } from 'ws'
import { Failure } from '../../platform/errors.ts'
import { tooManyStreams } from '../listeners.ts'
import type { Peer, SocketParts } from './parts.ts'
import { openSocket, type Socket } from './socket.ts'

export type Sockets = ReturnType<typeof openSockets>

/** Of one address, that have not said yet whose they are; afterwards the cap of the person holds. */
const mostUnknown = 32
const sweepMs = 15_000

/** Every WebSocket of this process. */
export function openSockets(parts: SocketParts) {
  const all = new Set<Socket>()
  const unknown = new Map<string, number>()
  let sweep: NodeJS.Timeout | undefined

  const countUnknown = (network: string, by: 1 | -1) => {
    const left = (unknown.get(network) ?? 0) + by
    if (left > 0) unknown.set(network, left)
    else unknown.delete(network)
  }
  const checkAll = () => {
    for (const socket of all) socket.check()
  }

  return {
    count: () => all.size,

    assertRoom(network: string) {
      if (all.size >= parts.mostStreams) throw tooManyStreams()
      if ((unknown.get(network) ?? 0) >= mostUnknown)
        throw new Failure('RATE_LIMITED', 'Too many connections from your address wait to sign in.')
    },

    open(ws: WebSocket, peer: Peer) {
      if (all.size === 0) sweep = setInterval(checkAll, sweepMs)
      countUnknown(peer.network, 1)
      const socket = openSocket(parts, ws, peer, () => countUnknown(peer.network, -1))
      all.add(socket)
      ws.once('close', () => {
        if (!socket.wasKnown()) countUnknown(peer.network, -1)
        all.delete(socket)
        if (all.size === 0) clearInterval(sweep)
      })
    },

    /** The service is stopping; clients come back to whichever instance answers next. */
    close() {
      for (const socket of all) socket.close(1001, 'The service is stopping.')
    },
  }
}
