import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { clientAddress, networkOf } from './client-address.ts'

type Bounds = {
  /** Of one address, among those that have waited for so long: of many that come at once, the requests are still to be read. */
  perNetwork: number
  waitMs: number
  inAll: number
}
type Peer = { socket: Socket; network: string; since: number }

/**
 * Keeps anybody from taking up all connections with such as ask for nothing. Of those that have no request under way, the
 * one that has waited longest is closed where one address has too many of them, or all together come near what the
 * process may open. Whoever comes to ask asks at once, and is heard even then. A trusted proxy is not bounded: behind it
 * are others, and it keeps connections for them.
 */
export function boundConnections(server: Server, trustedProxies: string[], bounds: Bounds) {
  const isProxy = matcherOf(trustedProxies)
  const { perNetwork, waitMs, inAll } = bounds
  const nearlyAll = inAll * 0.9
  const peers = new Map<string, Peer>()
  // Sets, which keep their order: who has waited longest is the first.
  const waiting = new Set<Peer>()
  const waitingOf = new Map<string, Set<Peer>>()
  let open = 0

  function wait(peer: Peer) {
    peer.since = performance.now()
    const neighbours = waitingOf.get(peer.network) ?? new Set()
    waitingOf.set(peer.network, neighbours.add(peer))
    waiting.add(peer)
    // A set from which much was taken is slow to say what is first in it: asked only where it matters.
    if (neighbours.size > perNetwork)
      for (const other of neighbours) {
        if (neighbours.size <= perNetwork || peer.since - other.since < waitMs) break
        close(other)
      }
    if (open <= nearlyAll) return
    const [first] = waiting
    if (first && first !== peer) close(first)
  }

  function leave(peer: Peer) {
    waiting.delete(peer)
    const neighbours = waitingOf.get(peer.network)
    neighbours?.delete(peer)
    if (neighbours?.size === 0) waitingOf.delete(peer.network)
  }

  function close(peer: Peer) {
    leave(peer)
    peer.socket.destroy()
  }

  server.maxConnections = inAll
  server.on('connection', (socket: Socket) => {
    open++
    socket.once('close', () => open--)
    const address = clientAddress({ ip: socket.remoteAddress })
    if (isProxy(address)) return
    const peer = { socket, network: networkOf(address), since: 0 }
    const key = keyOf(socket)
    peers.set(key, peer)
    socket.once('close', () => {
      // The next connection may come from the same port before this is heard.
      if (peers.get(key) === peer) peers.delete(key)
      leave(peer)
    })
    wait(peer)
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const peer = peers.get(keyOf(socket))
    if (!peer) return
    leave(peer)
    response.once('close', () => {
      if (!peer.socket.destroyed) wait(peer)
    })
  })
  server.on('upgrade', ({ socket }: IncomingMessage) => {
    const peer = peers.get(keyOf(socket))
    if (peer) leave(peer)
  })
}

/** With TLS a request has a socket of its own, which is not the one that was opened. */
const keyOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`

function matcherOf(ranges: string[]) {
  const list = new BlockList()
  const typeOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(address, typeOf(address))
    else list.addSubnet(address, Number(bits), typeOf(address))
  }
  return (address: string) => isIP(address) > 0 && list.check(address, typeOf(address))
}

/** What the process opens beside connections of clients: the database, files, mail, the port that only redirects. */
const reserved = 1_500

/** As many connections as the limit of open files has room for. */
export function connectionsWithinLimit(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | string } }
  }
  // Where there is no limit, "unlimited"; on Windows nothing.
  const files = Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY
  return Math.max(files - reserved, Math.floor(files / 2))
}
