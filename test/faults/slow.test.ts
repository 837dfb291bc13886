import assert from 'node:assert/strict'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { leavesDatabaseUnchanged } from './unchanged.ts'

let mettle: TestService
let ada: TestPerson
let inService: Pick<Server, 'headersTimeout' | 'requestTimeout'>
before(async () => {
  mettle = await testService()
  ada = await mettle.person('telecaller')
  // As in service, only sooner: the ways are the same.
  const server = mettle.app.server as Server
  inService = { headersTimeout: server.headersTimeout, requestTimeout: server.requestTimeout }
  server.requestTimeout = 1_500
  server.headersTimeout = 1_500
})

/** Sends a beginning, then so many drops, one every fifty milliseconds, until it is hung up on; answers with what came back. */
const dribble = (beginning: string, drop = ' ', drops = Number.POSITIVE_INFINITY) =>
  new Promise<string>(resolve => {
    const { hostname, port } = new URL(mettle.url)
    const socket = connect(Number(port), hostname)
    let heard = ''
    socket.write(beginning)
    let sent = 0
    const drip = setInterval(() => sent++ < drops && socket.write(drop), 50)
    socket.on('data', data => {
      heard += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      resolve(heard)
    })
  })

const head = () =>
  `POST /api/leads HTTP/1.1\r\nHost: mettle\r\nAuthorization: Bearer ${ada.token}\r\nContent-Type: application/json\r\n`

describe('whoever sends too slowly is hung up on', { timeout: 30_000 }, () => {
  it('after 10 s in the head, after 60 s in the body', () => {
    // Were the first longer than the second, Node would take one for the other.
    assert.deepEqual(inService, { headersTimeout: 10_000, requestTimeout: 60_000 })
  })

  it('in the body, while others are served', async () => {
    await leavesDatabaseUnchanged(mettle, async () => {
      const slow = Array.from({ length: 20 }, () =>
        dribble(`${head()}Content-Length: 100000\r\n\r\n{"name":"Slow"`),
      )
      const quick = await mettle.call('GET', '/api/leads', { as: ada })
      assert.equal(quick.status, 200)
      for (const answer of await Promise.all(slow)) {
        assert.match(answer, /^HTTP\/1\.1 408 /)
        assert.match(answer, /"success":false/)
      }
    })
  })

  it('in a file too, but not while it goes on arriving from somebody who may import it', async () => {
    const drop = 'Ada Lovelace,Analytical Engines\r\n'.repeat(300)
    // There after three seconds, twice what a request has.
    const drops = 60
    const length = drop.length * drops
    const file = (as?: TestPerson) =>
      `POST /api/leads/imports HTTP/1.1\r\nHost: mettle\r\nConnection: close\r\nContent-Type: text/csv\r\nContent-Length: ${length}\r\n${as ? `Authorization: Bearer ${as.token}\r\n` : ''}\r\n`
    const [arriving, trickling, strange, forbidden, lead] = await Promise.all([
      // No more than was announced: what comes then would undo its answer.
      dribble(file(ada), drop, drops),
      dribble(file(ada)),
      dribble(file(), drop),
      dribble(file(await mettle.person('user'))),
      dribble(`${head()}Content-Length: ${length}\r\n\r\n`, drop),
    ])
    assert.match(arriving, /^HTTP\/1\.1 201 /)
    assert.match(trickling, /^HTTP\/1\.1 408 /)
    assert.match(strange, /^HTTP\/1\.1 401 /)
    assert.match(forbidden, /^HTTP\/1\.1 403 /)
    assert.match(lead, /^HTTP\/1\.1 408 /)
  })

  it('in the headers', async () => {
    assert.match(await dribble(`${head()}X-Slow: `), /^(HTTP\/1\.1 408 |$)/)
  })

  it('and what is no request at all is 400 in the envelope', async () => {
    for (const nonsense of [
      '\x16\x03\x01\x02\x00\r\n\r\n',
      'NONSENSE\r\n\r\n',
      'GET /api/health HTTP/9.9\r\n\r\n',
    ]) {
      const answer = await dribble(nonsense)
      assert.match(answer, /^HTTP\/1\.1 400 /)
      assert.deepEqual(JSON.parse(answer.split('\r\n\r\n')[1] as string).error.code, 'VALIDATION_ERROR')
    }
    const told =
      /X-Request-Id: [\da-f-]{36}\r\nX-RateLimit-Limit: \d+\r\nX-RateLimit-Remaining: \d+\r\nX-RateLimit-Reset: \d{10}\r\n/
    assert.match(await dribble('NONSENSE\r\n\r\n'), told)
    const long = await dribble(`GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`)
    assert.match(long, /^HTTP\/1\.1 431 /)
    assert.match(long, told)
    assert.equal((await mettle.call('GET', '/api/health')).status, 200)
  })

  it('but a request before it on the same connection is answered first', async () => {
    const body = '{"name":"With more behind it"}'
    const said = await dribble(`${head()}Content-Length: ${body.length}\r\n\r\n${body}}\r\n\r\n`)
    assert.deepEqual(
      [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status),
      ['201', '400'],
    )
  })
})
