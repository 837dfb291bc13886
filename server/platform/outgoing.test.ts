import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { startNameServer } from './dns.fixture.ts'
import { isPublicAddress, post, postJson, publicLookup } from './outgoing.ts'

let arrived = 0
let status = 204
const receiver = createServer((_, response) => {
  arrived++
  response.writeHead(status, { location: '/elsewhere' }).end()
})
let url: string
before(async () => {
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
})
after(() => receiver.close())

describe('what is posted to other servers', () => {
  it('goes to public addresses alone, unless that is allowed', async () => {
    const port = (receiver.address() as AddressInfo).port
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])
      await assert.rejects(
        postJson(`http://${host}:${port}/`, {}, { allowPrivate: false }),
        /not a public address/,
        host,
      )
    assert.equal(arrived, 0)
    const inside =
      '10.1.2.3 172.20.0.1 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 fe80::1 fc00::1 :: 64:ff9b::a00:1 2002:a00:1::'
    for (const address of inside.split(' ')) assert.equal(isPublicAddress(address), false, address)
    for (const address of ['8.8.8.8', '2606:4700::1']) assert.equal(isPublicAddress(address), true, address)
  })

  it('has arrived when the other says so, and a redirect is not followed', async () => {
    for (const wrong of [302, 500]) {
      status = wrong
      await assert.rejects(postJson(url, {}, { allowPrivate: true }), new RegExp(`answered ${wrong}`))
    }
    status = 204
    await postJson(url, {}, { allowPrivate: true })
  })

  it('goes to no name that leads inside, even if it led outside a moment ago', async () => {
    const port = (receiver.address() as AddressInfo).port
    const arrivedBefore = arrived
    const outside = '8.8.8.8'
    const names: Record<string, (asked: number) => string[]> = {
      'inside.example': () => ['127.0.0.1'],
      'mapped.example': () => ['::ffff:7f00:1'],
      'both.example': () => [outside, '::1'],
      'metadata.example': () => ['169.254.169.254'],
      'turning.example': asked => [asked === 0 ? outside : '127.0.0.1'],
    }
    const server = await startNameServer((name, asked) => names[name]?.(asked) ?? [])
    try {
      for (const name of ['inside', 'mapped', 'both', 'metadata'])
        await assert.rejects(
          postJson(`http://${name}.example:${port}/`, {}, { allowPrivate: false }),
          /not a public address/,
          name,
        )
      await assert.rejects(postJson('http://nowhere.example/', {}, { allowPrivate: false }))
      // Connected to is what was looked at: there is no second look that could be told something else.
      const found = await new Promise(resolve =>
        publicLookup('turning.example', { all: true }, (_, addresses) => resolve(addresses)),
      )
      assert.deepEqual(found, [{ address: outside, family: 4 }])
      const turning = server.asked.filter(name => name.startsWith('turning'))
      assert.deepEqual(turning.toSorted(), ['turning.example 4', 'turning.example 6'])
      await assert.rejects(
        postJson(`http://turning.example:${port}/`, {}, { allowPrivate: false }),
        /not a public address/,
      )
    } finally {
      server.stop()
    }
    assert.equal(arrived, arrivedBefore)
  })

  it('is refused where the other answers in another protocol', async () => {
    const other = createTcpServer(socket => {
      socket.on('error', () => {})
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n')
    })
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', () => resolve()))
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
    await assert.rejects(post(url, '{}', { allowPrivate: true }), /closed without an answer/)
    other.close()
  })

  it('has fifteen seconds for everything together, and of an answer the first bytes are read', async () => {
    const trickling = createServer((_, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('.'), 1_000)
      response.once('close', () => clearInterval(drip))
    })
    const silent = createTcpServer(() => {})
    const endless = createServer((_, response) => {
      response.writeHead(200)
      response.write(Buffer.alloc(1 << 20, 'x'))
    })
    const servers = [trickling, silent, endless]
    for (const server of servers)
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
    const [slow, mute, full] = servers.map(
      server => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ) as [string, string, string]
    const late = /no answer within 15 seconds/
    await Promise.all([
      assert.rejects(post(slow, '{}', { allowPrivate: true }), late),
      assert.rejects(post(mute, '{}', { allowPrivate: true }), late),
      post(full, '{}', { allowPrivate: true }).then(({ status, answer }) =>
        assert.deepEqual([status, answer.toString()], [200, 'x'.repeat(1024)]),
      ),
    ])
    trickling.closeAllConnections()
    endless.closeAllConnections()
    for (const server of servers) server.close()
  })
})
