import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { malformedRequestHandler } from './malformed-request.ts'
import { allowWhileArriving } from './slow-body.ts'
import { noteAnswered } from './unread-body.ts'

// At the least that is asked for, these are there within three seconds, and a minute and a half.
const mostBytes = { '/allowed': 96_000, '/allowed-for-long': 2_880_000 }
let server: Server
before(async () => {
  server = createServer({ connectionsCheckingInterval: 50 }, async (request, response) => {
    if (request.url === '/answered') return response.end('no', () => noteAnswered(request))
    const most = mostBytes[request.url as keyof typeof mostBytes]
    if (most) allowWhileArriving(request, most)
    const body = await buffer(request).catch(() => undefined)
    if (body) response.end(String(body.length))
  })
  server.requestTimeout = 500
  server.headersTimeout = 500
  const allowance = { allowed: true, limit: 1, remaining: 1, reset: 1 }
  server.on(
    'clientError',
    malformedRequestHandler(async () => allowance),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
after(() => {
  server.closeAllConnections()
  server.close()
})

const forSeconds = (seconds: number, perSecond: number): number[] =>
  Array(Math.round(seconds * 20)).fill(perSecond / 20)

/** Sends pieces of these sizes, one every 50 ms, until it is hung up on; answers with what came back. */
const send = (path: string, pieces: number[], { goesOn = false, keepAlive = false } = {}) =>
  new Promise<string>(resolve => {
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: goesOn })
    const length = pieces.reduce((sum, size) => sum + size, 0)
    const connection = keepAlive ? 'keep-alive' : 'close'
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`,
    )
    const left = [...pieces]
    const timer = setInterval(() => socket.write('x'.repeat(left.shift() ?? 0)), 50)
    let heard = ''
    socket.on('data', data => {
      heard += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve(heard)
    })
  })

describe('a body that may take longer than others', { timeout: 30_000 }, () => {
  it('is taken while it goes on arriving', async () => {
    assert.match(await send('/allowed', forSeconds(1.2, 640_000)), /^HTTP\/1\.1 200 .*\r\n\r\n768000$/s)
  })

  it('is refused where that was not allowed', async () => {
    assert.match(await send('/', forSeconds(2, 160_000)), /^HTTP\/1\.1 408 /)
  })

  it('is refused once it trickles, from the beginning or later', async () => {
    const trickle = forSeconds(10, 4_000)
    const later = [...forSeconds(1, 160_000), ...trickle]
    for (const pieces of [trickle, later])
      assert.match(await send('/allowed-for-long', pieces), /^HTTP\/1\.1 408 /)
  })

  it('is refused when it has had the time of the largest', async () => {
    assert.match(await send('/allowed', forSeconds(20, 160_000)), /^HTTP\/1\.1 408 /)
  })

  it('is hung up on when its sender does not mind being refused', async () => {
    const started = performance.now()
    assert.match(await send('/allowed', forSeconds(60, 4_000), { goesOn: true }), /^HTTP\/1\.1 408 /)
    assert.ok(performance.now() - started < 20_000)
  })

  it('gets no second answer', async () => {
    const answer = await send('/answered', forSeconds(20, 4_000), { keepAlive: true })
    assert.deepEqual(answer.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 200'])
  })
})
