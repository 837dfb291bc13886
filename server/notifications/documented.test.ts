import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { testService } from '../../test/harness/index.ts'
import { eventTypes, testType } from './events.ts'
import { register, startReceiver } from './receiver.fixture.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/events.md'), 'utf8')

it('docs/events.md lists every event that can be registered for, and its receiver accepts a real delivery', async () => {
  const listed = [...page.matchAll(/^\| `([a-z]+\.[a-z]+)`/gm)].map(([, name]) => name)
  assert.deepEqual(listed.toSorted(), [...eventTypes, testType].toSorted())

  const [, code = ''] = page.match(/```js\n([\s\S]*?)```/) ?? []
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const verify = module.verify as (secret: string, headers: object, body: string) => { type: string }
  const lines = code.slice(code.indexOf('export')).trim().split('\n')
  assert.ok(lines.length <= 12, 'ten lines and their braces')

  const mettle = await testService({ EVENTS_ALLOW_PRIVATE: '1' })
  const admin = await mettle.person('admin')
  const receiver = await startReceiver()
  const { id, secret } = await register(mettle, admin, receiver.url)
  await mettle.call('POST', `/api/notifications/endpoints/${id}/secret`, { as: admin })
  await mettle.call('POST', `/api/notifications/endpoints/${id}/test`, { as: admin })
  await receiver.until(1)
  const [received] = receiver.received as [(typeof receiver.received)[0]]
  const { headers, body } = received
  assert.equal(verify(secret, headers, body).type, testType)
  assert.throws(() => verify(secret, headers, body.replace('test', 'best')), /not from Mettle/)
  const old = { ...headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 400) }
  assert.throws(() => verify(secret, old, body), /too old/)
})
