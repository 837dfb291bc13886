import type { WebSocket } from 'ws'
import { Failure } from '../../platform/errors.ts'
import { tooManyStreams } from '../listeners.ts'
import { openQuotas } from './quotas.ts'
import { openSocket, type Socket } from './socket.ts'
import type { Peer, SocketParts } from './socket-parts.ts'

export type Sockets = ReturnType<typeof openSockets>

/** Of one address, that have not said yet whose they are; afterwards the cap of the person holds. */
const mostWaiting = 32
const sweepMs = 15_000

/** Every WebSocket of this process. */
export function openSockets(parts: SocketParts) {
  const all = new Set<Socket>()
  const context = { ...parts, quotas: openQuotas() }
  const waitingByNetwork = new Map<string, number>()
  let sweep: NodeJS.Timeout | undefined

  const countWaiting = (network: string, by: 1 | -1) => {
    const left = (waitingByNetwork.get(network) ?? 0) + by
    if (left > 0) waitingByNetwork.set(network, left)
    else waitingByNetwork.delete(network)
  }
  const checkAll = () => {
    for (const socket of all) socket.check()
  }

  return {
    count: () => all.size,

    assertRoom(network: string) {
      if (all.size >= parts.mostStreams) throw tooManyStreams()
      if ((waitingByNetwork.get(network) ?? 0) >= mostWaiting)
        throw new Failure('RATE_LIMITED', 'Too many connections from your address wait to sign in.')
    },

    open(ws: WebSocket, peer: Peer) {
      if (all.size === 0) sweep = setInterval(checkAll, sweepMs)
      countWaiting(peer.network, 1)
      const socket = openSocket(context, ws, peer, () => countWaiting(peer.network, -1))
      all.add(socket)
      ws.once('close', () => {
        if (!socket.wasKnown()) countWaiting(peer.network, -1)
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
