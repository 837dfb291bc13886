import assert from 'node:assert/strict'
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
    assert.match(page.text, /There is nothing at this address/)
    const api = await mettle.call('GET', '/api/nothing', { headers: { accept: 'text/html' } })
    assert.equal(api.body.error.code, 'NOT_FOUND')
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
