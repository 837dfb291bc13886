import assert from 'node:assert/strict'
import { request } from 'node:http'
import { connect } from 'node:net'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../../../test/harness/index.ts'

describe('addresses and methods', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })
  const allowed = (headers: Headers) => headers.get('allow')?.split(', ').sort()

  it('answers 405 with the methods an address takes', async () => {
    const list = await mettle.call('PATCH', '/api/leads')
    assert.equal(list.status, 405)
    assert.equal(list.body.error.code, 'METHOD_NOT_ALLOWED')
    assert.deepEqual(allowed(list.headers), ['GET', 'HEAD', 'OPTIONS', 'POST'])

    const one = await mettle.call('POST', '/api/leads/3d1c8a3e-0000-4000-8000-000000000000?x=1')
    assert.equal(one.status, 405)
    assert.deepEqual(allowed(one.headers), ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PUT'])

    assert.equal((await mettle.call('DELETE', '/')).status, 405)
  })

  it('answers 404 in the envelope where there is nothing', async () => {
    for (const path of ['/api/nothing', '/api/leads/a/b/c', '/api', '/nothing']) {
      const answer = await mettle.call('GET', path)
      assert.equal(answer.status, 404, path)
      assert.equal(answer.body.error.code, 'NOT_FOUND', path)
    }
  })

  it('shows people a page where there is nothing, and programs the envelope', async () => {
    const page = await mettle.call('GET', '/nothing', { headers: { accept: 'text/html' } })
    assert.equal(page.status, 404)
    assert.match(page.headers.get('content-type') ?? '', /text\/html/)
    assert.match(page.text, /<div id="app">/)
    const api = await mettle.call('GET', '/api/nothing', { headers: { accept: 'text/html' } })
    assert.equal(api.body.error.code, 'NOT_FOUND')
  })

  // fetch would tidy the address up.
  const answerTo = (method: string, path: string) =>
    new Promise<{ status?: number; limit?: string | string[] }>((resolve, reject) => {
      const sent = request(mettle.url, { method, path, headers: { connection: 'close' } }, answer => {
        answer.resume()
        resolve({ status: answer.statusCode!, limit: answer.headers['x-ratelimit-limit']! })
      })
      sent.on('error', reject).end()
    })

  it('asks for the token and counts the request however the address is spelled', async () => {
    const id = '3d1c8a3e-0000-4000-8000-000000000000'
    for (const start of ['/api', '/%61pi', '/ap%69', `${mettle.url}/api`, 'HTTP://elsewhere/api']) {
      assert.deepEqual(
        await answerTo('GET', `${start}/leads/${id}`),
        { status: 401, limit: '1000000' },
        start,
      )
      assert.deepEqual(await answerTo('GET', `${start}/health?x=1`), { status: 200, limit: '1000000' }, start)
    }
    assert.deepEqual(await answerTo('GET', `${mettle.url}/api/nothing`), { status: 404, limit: '1000000' })
  })

  it('says so whatever the body is', async () => {
    for (const [type, body] of [
      ['application/merge-patch+json', '{}'],
      ['text/plain', 'x'],
      ['application/json', '{'],
      ['application/json', 'x'.repeat(1_100_000)],
    ] as const) {
      const headers = { 'content-type': type }
      assert.equal((await mettle.call('PATCH', '/api/leads', { body, headers })).status, 405, type)
      assert.equal((await mettle.call('POST', '/api/nothing', { body, headers })).status, 404, type)
    }
    assert.equal((await answerTo('QUERY', '/api/leads')).status, 405)
  })

  it('lets nobody keep or frame what the API answers, refusals included', async () => {
    for (const path of ['/api/auth/me', '/api/leads', '/api/nothing']) {
      const { headers } = await mettle.call('GET', path)
      assert.equal(headers.get('cache-control'), 'no-store', path)
      assert.equal(headers.get('content-security-policy'), "default-src 'none';frame-ancestors 'none'", path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
    }
  })

  // fetch would not send these.
  const saidTo = (lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(mettle.url)
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
      )
      let said = ''
      socket.on('data', data => {
        said += data
      })
      socket.on('error', reject).on('close', () => resolve(said))
    })

  it('refuses a request without a host in the envelope, but not one of HTTP/1.0', async () => {
    const nameless = await saidTo(['GET /api/health HTTP/1.1'])
    assert.match(nameless, /^HTTP\/1\.1 400 /)
    assert.match(nameless, /x-ratelimit-remaining: \d/)
    assert.match(nameless, /"code":"VALIDATION_ERROR","message":"Host: is required"/)
    assert.match(await saidTo(['GET / HTTP/1.1']), /^HTTP\/1\.1 400 .*"success":false/s)
    assert.match(await saidTo(['GET /api/health HTTP/1.0']), /^HTTP\/1\.1 200 /)
    const twoNames = await saidTo(['GET /api/health HTTP/1.1', 'Host: mettle', 'HOST: other'])
    assert.match(twoNames, /^HTTP\/1\.1 400 .*Host: stands there twice/s)
  })

  it('passes over what a client expects and nobody knows', async () => {
    const said = await saidTo(['GET /api/health HTTP/1.1', 'Host: mettle', 'Expect: the unexpected'])
    assert.match(said, /^HTTP\/1\.1 200 .*"status":"healthy"/s)
  })

  it('describes how it refuses a body that comes with a DELETE', async () => {
    const ada = await mettle.person('telecaller')
    const path = '/api/leads/3d1c8a3e-0000-4000-8000-000000000000'
    // The harness holds each answer against the document.
    for (const place of [path, `${path}/follow-up`])
      for (const [status, type, body] of [
        [400, 'application/json', '{'],
        [413, 'application/json', 'x'.repeat(1_100_000)],
        [415, 'text/plain', 'x'],
      ] as const) {
        const answer = await mettle.call('DELETE', place, {
          as: ada,
          body,
          headers: { 'content-type': type },
        })
        assert.equal(answer.status, status, place)
      }
  })

  it('answers OPTIONS with the methods, and HEAD as GET without the body', async () => {
    const options = await mettle.call('OPTIONS', '/api/health')
    assert.equal(options.status, 204)
    assert.deepEqual(allowed(options.headers), ['GET', 'HEAD', 'OPTIONS'])
    const get = await mettle.call('GET', '/api/health')
    const head = await mettle.call('HEAD', '/api/health')
    assert.equal(head.status, 200)
    assert.equal(head.text, '')
    assert.equal(head.headers.get('content-length'), String(Buffer.byteLength(get.text)))
  })
})
