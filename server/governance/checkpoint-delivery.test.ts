import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService, undoLater } from '../../test/harness/index.ts'
import { systemActor } from '../platform/db/index.ts'

const arrived: { checkpoint: string; position: number }[] = []
const receiver = createServer((request, response) => {
  let text = ''
  request.on('data', part => {
    text += part
  })
  request.on('end', () => {
    arrived.push(JSON.parse(text))
    response.writeHead(204).end()
  })
})
let mettle: TestService
let admin: TestPerson
let url: string
before(async () => {
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  undoLater(() => receiver.close())
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/checkpoints`
  mettle = await testService({ EVENTS_ALLOW_PRIVATE: '1' })
  admin = await mettle.person('admin')
})
const put = (body: unknown) => mettle.call('PUT', '/api/settings/audit-checkpoints', { as: admin, body })
const run = async (queue: string) => {
  await mettle.db.withActor(systemActor('test'), tx => mettle.jobs.enqueue(tx, queue, {}))
  mettle.jobs.wake(queue)
}
const given = async (checkpoint: string) =>
  (await mettle.call('GET', `/api/audit/verify?checkpoint=${checkpoint}`, { as: admin })).body.data
    .given_checkpoint

describe('checkpoints of the audit log', () => {
  it('are posted where an admin said, and a verification knows them', async () => {
    assert.equal((await put({ url })).status, 200)
    await run('audit-checkpoint-post')
    const { checkpoint, position } = await eventually(() => arrived[0])
    assert.ok(position > 0)
    assert.equal(await given(checkpoint), 'reached')
  })

  it('are mailed where an admin said', async () => {
    assert.equal((await put({ email: 'keeper@example.com' })).status, 200)
    await run('audit-checkpoint-mail')
    const letter = await eventually(async () => {
      const { data } = (await mettle.call('GET', '/api/mail', { as: admin })).body
      return data.find((one: { to: string }) => one.to === 'keeper@example.com')
    })
    assert.equal(await given(letter.text.match(/^c1-\S+$/m)[0]), 'reached')
  })

  it('go to an address that can be one', async () => {
    for (const wrong of ['nowhere', 'ftp://example.com', 'https://name:secret@example.com']) {
      const refused = await put({ url: wrong })
      assert.deepEqual([refused.status, refused.body.error?.details.field], [400, 'url'], wrong)
    }
    assert.equal((await put({ email: 'nobody' })).body.error.details.field, 'email')
  })
})
