import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { eventually } from '../../../test/harness/eventually.ts'
import { certificate, key } from '../tls.fixture.ts'
import { boundConnections, connectionsWithinLimit } from './bound-connections.ts'

const halfHead = 'GET / HTTP/1.1\r\nhos'
const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

const waitMs = 50
type Setting = {
  perNetwork?: number
  inAll?: number
  waitMs?: number
  proxies?: string[]
  tls?: { cert: string; key: string }
}

/** A server that answers everything but /slow, and how many connections it has. */
async function serve({ perNetwork = 1_000, inAll = 1_000, proxies = [], tls, ...rest }: Setting) {
  const answer: Parameters<typeof createServer>[1] = ({ url }, response) => {
    if (url !== '/slow') response.end('ok')
  }
  const server = (tls ? createTlsServer(tls, answer) : createServer(answer)) as Server
  boundConnections(server, proxies, { perNetwork, waitMs, inAll, ...rest })
  let open = 0
  server.on('connection', socket => {
    open++
    socket.on('close', () => open--)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  undo.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, open: () => open }
}

type Client = { socket: Socket; heard: () => string; closed: () => boolean }

async function dial(port: number, sent: string, localAddress = '127.0.0.1', isTls = false): Promise<Client> {
  const options = { port, host: '127.0.0.1', localAddress }
  const socket = isTls ? connectTls({ ...options, rejectUnauthorized: false }) : connect(options)
  undo.push(() => socket.destroy())
  let [heard, closed] = ['', false]
  socket.on('data', data => {
    heard += data
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    closed = true
  })
  await new Promise<void>(resolve => socket.once(isTls ? 'secureConnect' : 'connect', () => resolve()))
  socket.write(sent)
  return { socket, heard: () => heard, closed: () => closed }
}
const request = (path = '/') => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
const dialAll = async (clients: Promise<Client>[]) => Promise.all(clients)
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

describe('connections that ask for nothing', { timeout: 60_000 }, () => {
  it('are so many of one address; one more closes the oldest, and whoever asks is heard', async () => {
    const { port, open } = await serve({ perNetwork: 20 })
    const [first] = await dialAll(times(1, () => dial(port, halfHead)))
    await dialAll(times(99, () => dial(port, halfHead)))
    await sleep(2 * waitMs)
    const other = await dial(port, request())
    await eventually(() => other.heard().includes('200 OK') && open() === 20 && first?.closed())
    await sleep(2 * waitMs)
    await dialAll(times(19, () => dial(port, halfHead)))
    assert.equal(other.closed(), false)
    await dial(port, halfHead)
    await eventually(() => other.closed())
  })

  it('are so many of one address with TLS too, shaken hands or not', async () => {
    const { port, open } = await serve({ perNetwork: 20, tls: { cert: certificate, key } })
    const half = await dialAll(times(30, () => dial(port, 'x')))
    half.push(...(await dialAll(times(30, () => dial(port, halfHead, '127.0.0.1', true)))))
    await sleep(2 * waitMs)
    const slow = await dial(port, request('/slow'), '127.0.0.1', true)
    await eventually(() => open() === 20 && half.filter(client => client.closed()).length === 41)
    await dialAll(times(30, () => dial(port, halfHead, '127.0.0.1', true)))
    await sleep(2 * waitMs)
    await dial(port, halfHead, '127.0.0.1', true)
    await eventually(() => open() === 21)
    assert.equal(slow.closed(), false)
  })

  it('are let be while they have just come', async () => {
    const { port, open } = await serve({ perNetwork: 20, waitMs: 60_000 })
    const clients = await dialAll(times(200, () => dial(port, request())))
    await eventually(() => clients.every(client => client.heard().includes('200 OK')))
    assert.equal(open(), 200)
  })

  it('do not close what is under way', async () => {
    const { port, open } = await serve({ perNetwork: 20 })
    const slow = await dialAll(times(50, () => dial(port, request('/slow'))))
    await dialAll(times(50, () => dial(port, halfHead)))
    // Whoever comes finds those that have waited long enough; on a busy machine some had not come yet when the first did.
    await eventually(async () => {
      await dial(port, halfHead)
      await sleep(2 * waitMs)
      return open() === 70
    })
    assert.ok(slow.every(client => !client.closed()))
  })

  it('of many addresses leave room for those who ask', async () => {
    const { port, open } = await serve({ inAll: 100 })
    const attack = () => dialAll(times(200, at => dial(port, halfHead, `127.0.1.${1 + (at % 200)}`)))
    await attack()
    await eventually(() => open() <= 90)
    for (const _ of times(20, () => 0)) {
      const other = await dial(port, request())
      await eventually(() => other.heard().includes('200 OK'))
    }
    assert.ok(open() <= 90)
  })

  it('are not counted of a trusted proxy', async () => {
    const { port, open } = await serve({ perNetwork: 20, proxies: ['10.0.0.1', '127.0.2.0/24'] })
    const behind = await dialAll(times(50, () => dial(port, request(), '127.0.2.7')))
    await eventually(() => behind.every(client => client.heard().includes('200 OK')))
    await dialAll(times(50, () => dial(port, halfHead, '127.0.3.7')))
    await sleep(2 * waitMs)
    await dial(port, halfHead, '127.0.3.7')
    await eventually(() => open() === 70)
    assert.ok(behind.every(client => !client.closed()))
  })
})

it('as many connections are taken as files may be open, with some left for others', () => {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number } } }
  const files = Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY
  const most = connectionsWithinLimit()
  assert.ok(most > 0 && (most < files || files === Number.POSITIVE_INFINITY))
})
