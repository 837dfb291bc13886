import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { App } from './app-types.ts'
import { hangUp } from './hang-up.ts'

type Upgrade = { socket: Duplex; head: Buffer; response: ServerResponse }
const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/** Some clients offer HTTP/2 with every request (Upgrade: h2c); those are answered as if they had not. */
export const shouldUpgrade = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

/**
 * A request to speak WebSocket goes the way of every other: number, limits, stopping, not found. A route that speaks it
 * takes the connection over; otherwise it is answered, and the connection ends.
 */
export function routeUpgrades(app: App) {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const response = new ServerResponse(request)
    try {
      response.assignSocket(socket as Socket)
    } catch {
      // A request before it has no answer yet. No client asks so early, and nothing could be answered in order any more.
      return socket.destroy()
    }
    response.shouldKeepAlive = false
    response.once('finish', () => hangUp(socket as Socket))
    upgrades.set(request, { socket, head, response })
    app.routing(request, response)
  })
}

/** The connection of such a request, which from now on is the caller's; undefined for any other request. */
export function takeUpgrade(request: IncomingMessage): Omit<Upgrade, 'response'> | undefined {
  const upgrade = upgrades.get(request)
  upgrade?.response.detachSocket(upgrade.socket as Socket)
  upgrades.delete(request)
  return upgrade
}
