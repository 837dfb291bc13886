import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listen } from '../../server/realtime/listen.fixture.ts'
import { eventually } from '../harness/eventually.ts'
import { ask, installation, startMettle, tokenFor } from './running.ts'

it('a subscriber whose service was killed resumes with every change that was acknowledged', async () => {
  const settings = { METTLE_DATA: installation() }
  let mettle = await startMettle(settings)
  const token = await tokenFor(mettle, settings, 'telecaller')
  const acknowledged = new Set<string>()
  const seen = new Set<string>()
  let last = ''
  for (let round = 0; round < 2; round++) {
    const stream = await listen(mettle, { as: { token }, ...(last ? { after: last } : {}) })
    const { url } = mettle
    const writing = Promise.all(
      [0, 1, 2].map(async writer => {
        for (let n = 0; n < 20; n++) {
          const made = await ask(url, token, 'POST', '/api/leads', { name: `Lead ${writer} ${n}` })
          if (made?.status === 201) acknowledged.add(made.body.data?.id as string)
        }
      }),
    )
    await eventually(() => stream.heard.length > 5)
    mettle.process.kill('SIGKILL')
    await Promise.all([mettle.ended, writing])
    await stream.stop()
    for (const { data } of stream.heard) seen.add(data.new?.id as string)
    last = stream.state.lastId
    mettle = await startMettle(settings)
  }
  const stream = await listen(mettle, { as: { token }, after: last })
  await eventually(() => {
    for (const { data, event } of stream.heard) {
      assert.equal(event, 'message', 'nothing that could not be told')
      seen.add(data.new?.id as string)
    }
    return [...acknowledged].every(id => seen.has(id))
  })
  await stream.stop()
  assert.ok(acknowledged.size > 5)
})
