import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { clientAddress, networkOf } from './client-address.ts'

type Bounds = {
  /** Of one address, among those that have waited for so long: of many that come at once, the requests are still to be read. */
  perNetwork: number
  waitMs: number
  inAll: number
}
/** Sets keep their order: who has waited longest is the first. */
type Network = { waiting: Set<Peer>; open: number }
type Peer = { socket: Socket; network: Network; since: number }

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
  const peers = new WeakMap<Socket, Peer>()
  const arriving = new Map<string, Peer>()
  const networks = new Map<string, Network>()
  const waiting = new Set<Peer>()
  let open = 0

  function wait(peer: Peer) {
    const { waiting: neighbours } = peer.network
    peer.since = performance.now()
    neighbours.add(peer)
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
    peer.network.waiting.delete(peer)
  }

  function close(peer: Peer) {
    leave(peer)
    peer.socket.destroy()
  }

  function enter(name: string): Network {
    const network = networks.get(name) ?? { waiting: new Set(), open: 0 }
    network.open++
    networks.set(name, network)
    return network
  }

  server.maxConnections = inAll
  server.on('connection', (socket: Socket) => {
    open++
    socket.once('close', () => open--)
    const address = clientAddress({ ip: socket.remoteAddress })
    if (isProxy(address)) return
    const name = networkOf(address)
    const network = enter(name)
    const peer = { socket, network, since: 0 }
    const key = keyOf(socket)
    peers.set(socket, peer)
    arriving.set(key, peer)
    socket.once('close', () => {
      // The next connection may come from the same port before this is heard.
      if (arriving.get(key) === peer) arriving.delete(key)
      leave(peer)
      if (--network.open === 0) networks.delete(name)
    })
    wait(peer)
  })
  server.on('secureConnection', (socket: Socket) => {
    const peer = arriving.get(keyOf(socket))
    if (peer) peers.set(socket, peer)
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const peer = peers.get(socket)
    if (!peer) return
    leave(peer)
    response.once('close', () => {
      if (!peer.socket.destroyed) wait(peer)
    })
  })
  server.on('upgrade', ({ socket }: IncomingMessage) => {
    const peer = peers.get(socket)
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
