import assert from 'node:assert/strict'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import Fastify from 'fastify'
import { eventually } from '../../../test/harness/eventually.ts'
import { openInterruptible } from '../interruptible.ts'
import type { App } from './app-types.ts'
import { limitSlowWork } from './slow-work.ts'

describe('answers that nobody reads', () => {
  const untilFrozen = openInterruptible()
  const app = Fastify() as unknown as App
  /** More than the system takes off our hands for a connection. */
  const text = 'x'.repeat(16 * 2 ** 20)
  const begun: string[] = []
  let asked = 0
  let underWay = 0
  let mostUnderWay = 0
  const unread: Socket[] = []
  let port = 0

  before(async () => {
    limitSlowWork(app, { untilFrozen: untilFrozen.wait })
    app.decorateRequest('address', '')
    app.addHook('onRequest', async request => {
      request.address = String(request.headers.from)
      if (request.address === 'fred') asked++
    })
    for (const [path, config] of [
      ['/slow', { slow: true }],
      ['/large', { large: true }],
    ] as const)
      app.get(path, { config }, async (request, reply) => {
        begun.push(request.address)
        return reply.type('text/plain').send(request.headers.range ? 'short' : text)
      })
    app.get('/laborious', { config: { large: true } }, async (_request, reply) => {
      mostUnderWay = Math.max(mostUnderWay, ++underWay)
      await new Promise(resolve => setTimeout(resolve, 20))
      underWay--
      return reply.type('text/plain').send('short')
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  after(() => {
    for (const socket of unread) socket.destroy()
    return app.close()
  })

  function askWithoutReading(path: string, from: string) {
    const socket = connect(port, '127.0.0.1').pause()
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nfrom: ${from}\r\n\r\n`)
    unread.push(socket)
    return socket
  }
  const ask = (path: string, from: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { from, range: 'none' } })
  const begunBy = (from: string) => begun.filter(other => other === from).length

  it('are waited for in vain when the database falls silent', async () => {
    for (let n = 0; n < 2; n++) askWithoutReading('/large', 'fred')
    await eventually(() => begunBy('fred') === 2)
    const third = ask('/large', 'fred')
    await eventually(() => asked === 3)
    untilFrozen.interrupt(new Error('It fell silent.'))
    assert.equal((await third).status, 500)
  })

  it('keep nobody from slow work', async () => {
    for (const from of ['ada', 'ada', 'ben', 'ben']) askWithoutReading('/slow', from)
    await eventually(() => begunBy('ada') === 2 && begunBy('ben') === 2)
    assert.equal(await (await ask('/slow', 'cleo')).text(), 'short')
    assert.equal(await (await ask('/slow', 'ada')).text(), 'short')
  })

  it('keep their own asker from more that is large, until they are read or given up', async () => {
    const [first] = [1, 2].map(() => askWithoutReading('/large', 'dora'))
    await eventually(() => begunBy('dora') === 2)
    assert.equal(await (await ask('/large', 'eve')).text(), 'short')
    const third = ask('/large', 'dora')
    assert.equal(await (await ask('/slow', 'dora')).text(), 'short')
    assert.equal(begunBy('dora'), 3, 'the slow one alone')
    first?.destroy()
    assert.equal(await (await third).text(), 'short')
  })

  it('are made a few at a time, whoever asks for them', async () => {
    const people = Array.from({ length: 10 }, (_, n) => `person ${n}`)
    const answers = await Promise.all(people.map(from => ask('/laborious', from)))
    assert.ok(answers.every(({ status }) => status === 200))
    assert.equal(mostUnderWay, 3)
  })
})
