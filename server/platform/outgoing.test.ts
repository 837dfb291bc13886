import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { isPublicAddress, postJson } from './outgoing.ts'

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
})
