import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../../../test/harness/index.ts'

const strict = /script-src 'self';style-src 'self';/

describe('pages', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })

  for (const path of [
    '/',
    '/sign-in',
    '/sign-up',
    '/settings',
    '/forgot',
    '/setup',
    '/invite',
    '/reset',
    '/verify',
    '/feedback',
  ])
    it(`${path} is a page under the strict policy, without script or style of its own inside`, async () => {
      const { status, headers, text } = await mettle.call('GET', path)
      assert.equal(status, 200)
      assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
      assert.equal(headers.get('cache-control'), 'no-cache')
      assert.match(headers.get('content-security-policy') ?? '', strict)
      assert.doesNotMatch(text, /<style|style=|<script>|\son\w+=|\{\{|https?:\/\//)
    })

  it('are asked for again, and not sent again while unchanged', async () => {
    const first = await mettle.call('GET', '/')
    const etag = first.headers.get('etag') as string
    const again = await mettle.call('GET', '/', { headers: { 'if-none-match': etag } })
    assert.equal(again.status, 304)
    assert.equal(again.text, '')
  })

  it('name assets that a browser may keep for good', async () => {
    const page = await mettle.call('GET', '/setup')
    const assets = [...page.text.matchAll(/"(\/assets\/[^"]+)"/g)].map(match => match[1] as string)
    assert.ok(assets.length >= 4)
    for (const asset of assets) {
      const { status, headers } = await mettle.call('GET', asset)
      assert.equal(status, 200, asset)
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.ok(headers.get('etag'), asset)
    }
  })

  it('and the app name scripts that come small to those who can read them', async () => {
    const page = await mettle.call('GET', '/sign-in')
    const script = page.text.match(/"(\/app\/[^"]+\.js)"/)?.[1] as string
    const plain = await mettle.call('GET', script, { headers: { 'accept-encoding': 'identity' } })
    assert.equal(plain.headers.get('content-encoding'), null)
    for (const encoding of ['br', 'gzip']) {
      const small = await mettle.call('GET', script, { headers: { 'accept-encoding': encoding } })
      assert.equal(small.headers.get('content-encoding'), encoding)
      assert.equal(small.headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.equal(small.text, plain.text)
    }
  })

  it('name beforehand what will be drawn there, and nothing else', async () => {
    const { text } = await mettle.call('GET', '/results')
    const named = [...text.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g)].map(
      match => match[1] as string,
    )
    assert.equal(new Set(named).size, named.length)
    for (const part of [/\/results-.*\.js$/, /\/report-view-.*\.css$/, /\/inter-latin-.*\.woff2$/])
      assert.ok(
        named.some(file => part.test(file)),
        `${part} in ${named}`,
      )
    for (const file of named) assert.equal((await mettle.call('GET', file)).status, 200, file)
    assert.doesNotMatch((await mettle.call('GET', '/sign-in')).text, /\/app\/results-/)
  })

  it('say 404 where nothing is, in the frame of the app', async () => {
    const { status, text } = await mettle.call('GET', '/nothing-here', { headers: { accept: 'text/html' } })
    assert.equal(status, 404)
    assert.match(text, /<div id="app">/)
  })

  it('keep files outside web/public out of reach', async () => {
    const page = await mettle.call('GET', '/setup')
    const folder = page.text.match(/"(\/assets\/[a-f0-9]+\/)/)?.[1]
    for (const path of [
      '../../package.json',
      '..%2f..%2fpackage.json',
      '%2e%2e/pages/shell.html',
      'nothing.js',
    ])
      for (const root of [folder, '/app/'])
        assert.equal((await mettle.call('GET', `${root}${path}`)).status, 404, path)
  })
})

describe('the reference page', () => {
  it('comes whole from here; only its styles are freer than elsewhere', async () => {
    const mettle = await testService()
    const page = await mettle.call('GET', '/api/docs')
    assert.equal(page.status, 200)
    assert.match(
      page.headers.get('content-security-policy') ?? '',
      /script-src 'self';style-src 'self' 'unsafe-inline';.*connect-src 'self';/,
    )
    assert.doesNotMatch(page.text, /https?:\/\//)
    assert.equal((await mettle.call('GET', '/api/docs/')).text, page.text)
    const script = page.text.match(/"(\/assets\/[^"]+\/reference\.js)"/)?.[1] as string
    const plain = await mettle.call('GET', script, { headers: { 'accept-encoding': 'identity' } })
    assert.equal(plain.headers.get('content-encoding'), null)
    assert.match(plain.text, /createApiReference/)
    const zipped = await mettle.call('GET', script, { headers: { 'accept-encoding': 'gzip' } })
    assert.equal(zipped.headers.get('content-encoding'), 'gzip')
    assert.equal(zipped.text, plain.text)

    // Many who do not read it, and cannot read what is smaller, take no memory each.
    const { port, hostname } = new URL(mettle.url)
    const before = process.memoryUsage().arrayBuffers
    const unread = Array.from({ length: 40 }, () => connect(Number(port), hostname).pause())
    for (const socket of unread) socket.write(`GET ${script} HTTP/1.1\r\nhost: x\r\n\r\n`)
    await Promise.all(unread.map(socket => once(socket, 'readable')))
    const grown = process.memoryUsage().arrayBuffers - before
    for (const socket of unread) socket.destroy()
    assert.ok(grown < 5 * plain.text.length, `${grown} bytes`)
  })
})
