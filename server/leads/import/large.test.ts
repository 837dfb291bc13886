import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'

let mettle: TestService
let asha: TestPerson
before(async () => {
  mettle = await testService()
  asha = await mettle.person('telecaller')
})

/** Says how long the body is, and sends only a part of it. */
function send(length: number, part: string) {
  const { hostname, port } = new URL(mettle.url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /api/leads/imports HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${asha.token}\r\ncontent-type: text/csv\r\ncontent-length: ${length}\r\n\r\n${part}`,
  )
  return socket
}
const kept = async () =>
  (await mettle.superuser.query('select count(*)::int as n from app.files where owner = $1', [asha.id]))
    .rows[0].n

describe('an upload', () => {
  it('of 1 GB is refused in words before it is read', async () => {
    const socket = send(1_000_000_000, 'name\n')
    const answer = (await socket.toArray()).join('')
    assert.match(answer, /^HTTP\/1.1 413 /)
    assert.match(answer, /up to 100 MB/)
    assert.equal(await kept(), 0)
  })

  it('of a spreadsheet is refused in words before all of it has arrived, and its connection ends', async () => {
    const socket = send(30_000_000, `PK\x03\x04${'a'.repeat(29_000_000)}`)
    const answer = (await socket.toArray()).join('')
    assert.match(answer, /^HTTP\/1.1 400 .*connection: close.*XLSX/s)
    assert.equal(await kept(), 0)
  })

  it('is answered however long it takes to look through, and nothing moves on its connection', async () => {
    const { server } = mettle.app
    const usual = server.timeout
    server.timeout = 300
    const superuser = mettle.superuser
    await superuser.query('begin; lock table app.file_pieces in share mode')
    const socket = send(11, 'name\nAda Ko')
    const answer = socket.take(1).toArray()
    await new Promise(resolve => setTimeout(resolve, 1_500))
    await superuser.query('rollback')
    assert.match((await answer).join(''), /^HTTP\/1.1 201 /)
    server.timeout = usual
    await superuser.query('delete from app.files where owner = $1', [asha.id])
  })

  it('beside three of the same person waits for nobody: 429, and when to come back', async () => {
    const held = Array.from({ length: 3 }, () => send(5_000_000, 'name\nAda\n'))
    await eventually(async () => (await kept()) === 3)
    const upload = (as: TestPerson) =>
      mettle.call('POST', '/api/leads/imports', {
        as,
        body: 'name\nAda\n',
        headers: { 'content-type': 'text/csv' },
      })
    const many = await Promise.all(Array.from({ length: 40 }, () => upload(asha)))
    for (const { status, headers } of many) assert.deepEqual([status, headers.get('retry-after')], [429, '2'])
    assert.equal((await upload(await mettle.person('telecaller'))).status, 201)
    for (const socket of held) socket.destroy()
    await eventually(async () => (await kept()) === 0)
    assert.equal((await upload(asha)).status, 201)
    await mettle.superuser.query('delete from app.files where owner = $1', [asha.id])
  })

  it('that is cut off leaves nothing', async () => {
    const socket = send(5_000_000, `name\n${'Ada Lovelace\n'.repeat(100_000)}`)
    await eventually(async () => (await kept()) === 1)
    socket.destroy()
    await eventually(async () => (await kept()) === 0)
  })
})
