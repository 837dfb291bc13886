import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { it } from 'node:test'
import { eventually } from '../harness/eventually.ts'
import { allLeads, installation, startMettle, tokenFor } from './running.ts'

const secret = 'of a test and of nothing else'

it('killed after it answered, every form that was answered becomes one lead', async () => {
  const settings = { METTLE_DATA: installation(), WORDPRESS_WEBHOOK_SECRET: secret }
  let mettle = await startMettle(settings)
  const token = await tokenFor(mettle, settings, 'admin')
  const send = async (id: number) => {
    const body = JSON.stringify({ event: 'form', id, form: 'contact', fields: { name: `Form ${id}` } })
    const digest = createHmac('sha256', secret).update(body).digest('hex')
    const answer = await fetch(`${mettle.url}/api/webhooks/wordpress`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-mettle-signature': `sha256=${digest}` },
      body,
    }).catch(() => undefined)
    return answer?.status === 200
  }
  const sent = Array.from({ length: 40 }, (_, id) => send(id))
  await Promise.any(sent)
  mettle.process.kill('SIGKILL')
  await mettle.ended
  const answered = (await Promise.all(sent)).filter(Boolean).length
  assert.ok(answered > 0)
  mettle = await startMettle(settings)
  // Whoever got no answer sends it again, and so does one who is not sure.
  for (let id = 0; id < 40; id++) assert.ok(await send(id))
  await eventually(async () => (await allLeads(mettle.url, token)).total === 40)
  const { data } = (await (
    await fetch(`${mettle.url}/api/webhooks/deliveries?state=received`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as { data: unknown[] }
  assert.deepEqual(data, [])
})
