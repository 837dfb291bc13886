import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'

let mettle: TestService
before(async () => {
  mettle = await testService()
})

const perPerson = 3
const type = 'multipart/form-data; boundary=x'
const fileHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
const whole = `${fileHead}name,phone\nAda,+919812345678\r\n--x--\r\n`
const unendedHead = '--x\r\n\r\n--x--'

const upload = (as: TestPerson, body: string) =>
  mettle.call('POST', '/api/leads/imports', { as, body, headers: { 'content-type': type } })

describe('a form that cannot be read', { timeout: 60_000 }, () => {
  for (const [what, body] of [
    ['a part without headers', unendedHead],
    ['a part without headers, and a line after it', `${unendedHead}\r\n`],
    ['a part without headers in front of the file', `--x\r\n\r\n${whole}`],
    ['a part without headers behind the file', whole.replace(/--x--\r\n$/, unendedHead)],
    ['a part without headers and a lot behind it', `${unendedHead}${'z'.repeat(200_000)}`],
    ['a part without a name', '--x\r\ncontent-disposition: form-data\r\n\r\nabc\r\n--x--\r\n'],
    ['a head that breaks off', '--x\r\ncontent-disposition: form-da'],
    ['a file that breaks off', `${fileHead}name,phone\nAda,1`],
    ['another boundary', '--y\r\n\r\n--y--'],
    ['nothing but its end', '--x--'],
  ] as const)
    it(`is refused and takes up no place: ${what}`, async () => {
      const asha = await mettle.person('telecaller')
      const answers = await Promise.all(Array.from({ length: perPerson }, () => upload(asha, body)))
      for (const { status, text } of answers) assert.equal(status, 400, text)
      const next = await upload(asha, whole)
      assert.equal(next.status, 201, next.text)
    })

  it('takes up no place once its sender has gone', async () => {
    const asha = await mettle.person('telecaller')
    const { hostname, port } = new URL(mettle.url)
    const head = [
      'POST /api/leads/imports HTTP/1.1',
      'Host: mettle',
      `Authorization: Bearer ${asha.token}`,
      `Content-Type: ${type}`,
    ]
    const bodies = [unendedHead, fileHead, whole.slice(0, -9)]
    const openAll = () =>
      bodies.map((body, i) => {
        const length = body.length + (i === 0 ? 0 : 9)
        const socket = connect(Number(port), hostname)
        socket.write(`${head.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n${body}`)
        return socket
      })
    let sockets: Socket[] = []
    let patience = 0
    // One that comes while its place is tried is refused; then all come once more, and are given longer.
    await eventually(async () => {
      for (const socket of sockets) socket.destroy()
      sockets = openAll()
      patience += 100
      await new Promise(resolve => setTimeout(resolve, patience))
      return (await upload(asha, whole)).status === 429
    })
    for (const socket of sockets) socket.destroy()
    assert.ok(await eventually(async () => (await upload(asha, whole)).status === 201))
  })
})
