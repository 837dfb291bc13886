import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { after, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { servePipelinedInTurn } from './pipelined.ts'

describe('requests that are sent ahead on one connection', () => {
  const served: string[] = []
  let atOnce = 0
  let most = 0
  let turns = 0
  const server = createServer((request, response) => {
    served.push(request.url as string)
    most = Math.max(most, ++atOnce)
    setImmediate(() => {
      atOnce--
      response.end(`${request.url} `)
    })
  })
  servePipelinedInTurn(server)
  after(() => server.close())

  async function send(count: number) {
    served.length = 0
    most = 0
    if (!server.listening) await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let heard = ''
    let closed = false
    socket.on('data', data => {
      heard += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      closed = true
    })
    const names = Array.from({ length: count }, (_, n) => `/${n}`)
    socket.write(names.map(name => `GET ${name} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''))
    return { names, heard: () => heard, closed: () => closed, end: () => socket.destroy() }
  }

  it('are answered in order, one at a time, with others in between', async () => {
    let going = true
    const count = () => {
      turns++
      if (going) setImmediate(count)
    }
    count()
    const client = await send(60)
    await eventually(() => client.heard().includes('/59 '))
    going = false
    assert.deepEqual(served, client.names)
    const answered = client.heard().match(/\/\d+ /g)
    assert.deepEqual(
      answered?.map(name => name.trim()),
      client.names,
    )
    assert.equal(most, 1)
    assert.ok(turns > 60, `${turns} turns`)
    client.end()
  })

  it('are served again on the same connection once all have their answers', async () => {
    const client = await send(2)
    await eventually(() => client.heard().includes('/1 '))
    assert.deepEqual(served, ['/0', '/1'])
    client.end()
  })

  it('cost the connection where there are too many', async () => {
    const client = await send(1_500)
    await eventually(client.closed)
    assert.ok(served.length < 10, `${served.length} were begun`)
  })
})
