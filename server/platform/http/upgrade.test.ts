import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, it } from 'node:test'
import { testService } from '../../../test/harness/index.ts'

const asking = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`

describe('whoever asks for WebSocket where there is none', () => {
  it('is answered and hung up on, also when they do not close the connection themselves', async () => {
    const mettle = await testService()
    const { port, hostname } = new URL(mettle.url)
    const client = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    let answer = ''
    client.on('data', piece => {
      answer += piece
    })
    client.write(asking('/api/nothing'))
    const [connection] = await once(mettle.app.server, 'upgrade').then(([, socket]) => [socket])
    await once(connection, 'close')
    assert.match(answer, /^HTTP\/1\.1 404 /)
    client.destroy()
  })

  it('ahead of an answer is cut off, and nothing of them stays', async () => {
    const mettle = await testService()
    const { port, hostname } = new URL(mettle.url)
    const client = connect({ port: Number(port), host: hostname })
    client.on('error', () => {}).resume()
    const sockets: { destroyed: boolean }[] = []
    mettle.app.server.on('connection', socket => sockets.push(socket))
    client.write(`GET /api/leads HTTP/1.1\r\nhost: x\r\n\r\n${asking('/api/leads')}`)
    await once(client, 'close')
    assert.deepEqual(
      sockets.map(socket => socket.destroyed),
      [true],
    )
    await mettle.stop()
  })
})
