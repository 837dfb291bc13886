import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type TestService, testService } from '../../../test/harness/index.ts'

let mettle: TestService
before(async () => {
  mettle = await testService({ RATE_LIMIT_BULK: '1' })
})

const open = () => {
  const { hostname, port } = new URL(mettle.url)
  return connect({ host: hostname, port: Number(port), allowHalfOpen: true })
}
const head = (request: string, ...headers: string[]) =>
  `${[`${request} HTTP/1.1`, 'Host: mettle', 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n`

function heardOn(socket: Socket) {
  const heard = { text: '' }
  socket.on('data', data => {
    heard.text += data
  })
  socket.on('error', () => {})
  return heard
}

const mb = 1_000_000
const wait = 6_000

/** Sends for as long as the connection takes it, whatever is answered. */
async function sendOn(start: string, piece: Buffer, pause = 0) {
  const socket = open()
  const heard = heardOn(socket)
  const started = performance.now()
  socket.write(start)
  let accepted = 0
  const timer = setTimeout(() => socket.destroy(), wait)
  const closed = once(socket, 'close')
  while (!socket.destroyed) {
    await Promise.race([new Promise(resolve => socket.write(piece, resolve)), closed])
    if (!socket.destroyed) accepted += piece.length
    await sleep(pause)
  }
  clearTimeout(timer)
  return { answer: heard.text, accepted, ms: performance.now() - started }
}

function assertOneWholeAnswer(answer: string, status: number) {
  const [headers = '', body = ''] = answer.split('\r\n\r\n')
  assert.match(headers, new RegExp(`^HTTP/1.1 ${status} `))
  assert.match(headers, /\r\nconnection: close/i)
  assert.match(headers, new RegExp(`\r\ncontent-length: ${Buffer.byteLength(body)}\\b`, 'i'))
  assert.equal(JSON.parse(body).success, false)
}

const zeros = Buffer.alloc(65_536)
const chunk = Buffer.concat([Buffer.from('10000\r\n'), zeros, Buffer.from('\r\n')])
const huge = 'Content-Length: 10000000000'

describe('a large body of a request that has its answer', { timeout: 60_000 }, () => {
  for (const [name, status, start, piece] of [
    ['an upload without a token', 401, head('POST /api/leads/imports', huge), zeros],
    ['an upload beyond the limit', 429, head('POST /api/leads/imports', huge), zeros],
    ['in pieces', 401, head('POST /api/auth/tokens', 'Transfer-Encoding: chunked'), chunk],
    ['to no route', 404, head('POST /api/nothing', huge), zeros],
    ['to no page', 404, head('POST /nothing', huge), zeros],
    ['with a GET', 401, head('GET /api/auth/tokens', huge), zeros],
    ['larger than it may be', 413, head('POST /api/auth/refresh', huge), zeros],
  ] as const)
    it(`is hung up on: ${name}`, async () => {
      const { answer, accepted, ms } = await sendOn(start, piece)
      assertOneWholeAnswer(answer, status)
      assert.ok(ms < wait - 1_000, `${ms} ms`)
      assert.ok(accepted < 30 * mb, `${accepted / mb} MB`)
    })

  it('is hung up on when it trickles', async () => {
    const { answer, ms } = await sendOn(head('POST /api/auth/tokens', huge), Buffer.alloc(100), 50)
    assertOneWholeAnswer(answer, 401)
    assert.ok(ms < wait - 1_000, `${ms} ms`)
  })

  it('is read up to 1 MB, for clients that hear nothing before they have sent all', async () => {
    const socket = open()
    socket.write(head('POST /api/auth/tokens', `Content-Length: ${mb}`))
    await new Promise<void>((resolve, reject) =>
      socket.write(Buffer.alloc(mb), error => (error ? reject(error) : resolve())),
    )
    await sleep(200)
    assertOneWholeAnswer((await socket.toArray()).join(''), 401)
    socket.end()
  })

  it('takes with it what is written behind it', async () => {
    const body = `${' '.repeat(100_000)}${head('GET /api/health')}`
    const socket = open()
    const heard = heardOn(socket)
    socket.write(head('POST /api/auth/tokens', 'Content-Length: 100000'))
    await once(socket, 'data')
    socket.write(body)
    await once(socket, 'end')
    assertOneWholeAnswer(heard.text, 401)
    socket.destroy()
  })
})

describe('a small body of a request that has its answer', { timeout: 10_000 }, () => {
  it('keeps its connection, even where it comes later', async () => {
    const socket = open()
    const heard = heardOn(socket)
    socket.write(head('POST /api/auth/tokens', 'Content-Length: 60000'))
    await once(socket, 'data')
    socket.write(' '.repeat(60_000) + head('GET /api/health'))
    await once(socket, 'data')
    const statuses = heard.text.match(/HTTP\/1\.1 \d+/g)
    assert.deepEqual(statuses, ['HTTP/1.1 401', 'HTTP/1.1 200'])
    assert.doesNotMatch(heard.text, /connection: close/i)
    socket.destroy()
  })
})
