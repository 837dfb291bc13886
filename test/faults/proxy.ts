import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A port that nobody listens on yet. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** A line to somebody else that can fall silent: bytes stop in both directions, and nobody hangs up. */
export async function startProxy(to: { port: number; host?: string } | { path: string }, at = 0) {
  const pairs = new Set<[Socket, Socket]>()
  let silent = false
  const server = createServer(client => {
    const other = connect(to as { path: string })
    const pair: [Socket, Socket] = [client, other]
    pairs.add(pair)
    client.on('data', bytes => !silent && other.write(bytes))
    other.on('data', bytes => !silent && client.write(bytes))
    for (const [one, two] of [pair, [other, client] as const]) {
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        if (!silent) two.destroy()
      })
    }
  }).listen(at, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** What is sent from now on is lost, as behind a firewall that forgot the connection. */
    fallSilent() {
      silent = true
    },
    /** New connections work again; the old ones stay dead, and say nothing. */
    speakAgain() {
      silent = false
      for (const [client, other] of pairs) {
        client.removeAllListeners('data').resume()
        other.removeAllListeners('data').resume()
      }
    },
    close() {
      server.close()
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
  }
}
