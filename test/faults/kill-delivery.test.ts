import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { it } from 'node:test'
import { startReceiver } from '../../server/notifications/receiver.fixture.ts'
import { eventually } from '../harness/eventually.ts'
import { testDatabase, undoLater } from '../harness/index.ts'
import { ask, dataFolder, startMettle, tokenFor } from './running.ts'

it('two instances send each event once and in order; what one was sending when it was killed the other sends again', async () => {
  const database = await testDatabase()
  undoLater(() => database.drop())
  const settings = () => ({
    DATABASE_URL: database.url,
    METTLE_DATA: dataFolder(),
    METTLE_KEY: key,
    EVENTS_ALLOW_PRIVATE: '1',
  })
  const key = randomBytes(32).toString('base64')
  const ones = settings()
  const one = await startMettle(ones)
  const other = await startMettle(settings())
  const token = await tokenFor(one, ones, 'admin')
  let slow = false
  const receiver = await startReceiver(response => {
    setTimeout(() => response.writeHead(204).end(), slow ? 20_000 : 5)
  })
  const path = '/api/notifications/endpoints'
  const made = await ask(one.url, token, 'POST', path, { url: receiver.url, events: ['*'] })
  assert.equal(made?.status, 201)

  const write = async (urls: string[], count: number) => {
    for (let n = 0; n < count; n++) {
      const url = urls[n % urls.length] as string
      const lead = (await ask(url, token, 'POST', '/api/leads', { name: `Lead ${n}` }))?.body.data?.id
      for (const company of ['A', 'B', 'C'])
        assert.equal((await ask(url, token, 'PUT', `/api/leads/${lead}`, { company }))?.status, 200)
    }
  }
  await write([one.url, other.url], 12)
  await receiver.until(48)
  assert.equal(receiver.received.length, 48, 'none twice')

  slow = true
  await write([other.url], 12)
  // Eight are under way, between the two of them; the killed one's claims then run out.
  await receiver.until(56)
  one.process.kill('SIGKILL')
  await one.ended
  slow = false
  await database.superuser.query(
    'update app.event_deliveries set claimed_until = now() where claim is not null',
  )
  const events = () => receiver.received.map(({ event }) => event)
  await eventually(() => new Set(events().map(({ id }) => id)).size === 96)
  assert.ok(receiver.received.length <= 96 + 8, 'twice only what was under way')

  const firsts = new Map(
    events()
      .toReversed()
      .map(event => [event.id, event]),
  )
  const inOrder = [...firsts.values()].reverse()
  for (const lead of new Set(inOrder.map(({ data }) => data.lead_id))) {
    const told = inOrder.filter(({ data }) => data.lead_id === lead)
    assert.deepEqual(
      told.map(({ type }) => type),
      ['lead.created', 'lead.updated', 'lead.updated', 'lead.updated'],
    )
    const times = told.map(({ timestamp }) => timestamp)
    assert.deepEqual(times, times.toSorted())
  }
})
