import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { before, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eventually } from '../test/harness/eventually.ts'
import {
  type TestPerson,
  type TestService,
  testDatabase,
  testService,
  undoLater,
} from '../test/harness/index.ts'
import {
  applyChange,
  createClient,
  type FeedState,
  type Lead,
  type LeadChange,
  type Notification,
} from './client.ts'

let mettle: TestService
let ada: TestPerson
before(async () => {
  mettle = await testService()
  ada = await mettle.person('telecaller')
})

const create = async (name: string, service = mettle) =>
  (await service.call('POST', '/api/leads', { as: ada, body: { name } })).body.data as Lead

describe('a subscription', () => {
  it('tells changes as they happen, and goes on after the last of an earlier one', async () => {
    const client = createClient({ baseUrl: mettle.url, token: ada.token })
    const told: LeadChange[] = []
    const states: string[] = []
    const follow = (lastEventId?: string) =>
      client.leads.subscribe({
        onChange: change => told.push(change),
        onState: ({ state }) => states.push(state),
        ...(lastEventId ? { lastEventId } : {}),
      })
    const first = follow()
    await eventually(() => states.includes('open'))
    const lead = await create('Grace')
    await eventually(() => told.length === 1)
    first.close()
    await eventually(() => states.includes('closed'))
    await mettle.call('DELETE', `/api/leads/${lead.id}`, { as: ada })
    const second = follow(first.lastEventId)
    await eventually(() => told.length === 2)
    second.close()
    assert.deepEqual(
      told.map(({ type }) => type),
      ['INSERT', 'DELETE'],
    )
    assert.deepEqual(told[0]?.new, lead)
  })

  it('ends its connection when it is closed, also after a garbage collection', async () => {
    let ended = false
    const service = createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\n\n')
      answer.on('close', () => {
        ended = true
      })
    }).listen(0, '127.0.0.1')
    undoLater(() => service.closeAllConnections())
    undoLater(() => void service.close())
    await once(service, 'listening')
    const baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    let isOpen = false
    const subscription = createClient({ baseUrl, token: ada.token }).leads.subscribe({
      onChange() {},
      onState: ({ state }) => {
        isOpen ||= state === 'open'
      },
    })
    await eventually(() => isOpen)
    setFlagsFromString('--expose-gc')
    for (let n = 0; n < 5; n++) {
      runInNewContext('gc')()
      await setTimeout(50)
    }
    subscription.close()
    await eventually(() => ended)
  })

  it('tells what concerns the person apart from the changes of leads', async () => {
    const client = createClient({ baseUrl: mettle.url, token: ada.token })
    const [changes, told, states]: [LeadChange[], Notification[], string[]] = [[], [], []]
    const subscription = client.leads.subscribe({
      onChange: change => changes.push(change),
      onNotification: notification => told.push(notification),
      onState: ({ state }) => states.push(state),
    })
    await eventually(() => states.includes('open'))
    const lead = await create('Due')
    await mettle.superuser.query(
      `insert into follow_ups (lead_id, due_at, set_by) values ($1, now() - interval '1 minute', $2)`,
      [lead.id, ada.id],
    )
    await mettle.superuser.query('select app.remind_due_follow_ups(100)')
    await eventually(() => told.length === 1)
    subscription.close()
    assert.deepEqual([told[0]?.type, told[0]?.data], ['follow_up.due', { lead_id: lead.id }])
    assert.ok(changes.every(({ table }) => table === 'leads'))
    const { data } = await client.GET('/api/notifications')
    assert.deepEqual(data?.data, told)
  })

  it('asks for another token when the service refuses the first', async () => {
    let asked = 0
    const client = createClient({
      baseUrl: mettle.url,
      token: () => (asked++ === 0 ? 'one that ran out' : ada.token),
    })
    const states: string[] = []
    const subscription = client.leads.subscribe({
      onChange() {},
      onState: ({ state }) => states.push(state),
    })
    await eventually(() => states.includes('open'))
    subscription.close()
    assert.equal(asked, 2)
  })

  it('ends, and says why, when no token is taken', async () => {
    const states: FeedState[] = []
    createClient({ baseUrl: mettle.url, token: 'nonsense' }).leads.subscribe({
      onChange() {},
      onState: state => states.push(state),
    })
    await eventually(() => states.at(-1)?.state === 'closed')
    assert.match(String((states.at(-1) as { error?: { code?: string } }).error?.code), /UNAUTHORIZED/)
  })

  it('has the list read anew when its place means nothing to the service', async () => {
    let resets = 0
    const subscription = createClient({ baseUrl: mettle.url, token: ada.token }).leads.subscribe({
      onChange() {},
      onReset: () => resets++,
      lastEventId: 'nonsense',
    })
    await eventually(() => resets === 1)
    subscription.close()
  })
})

describe('a watched list', () => {
  it('is right again after the service was stopped and started, whatever happened meanwhile', async () => {
    const database = await testDatabase()
    const kept = { ...database, drop: async () => {} }
    const METTLE_KEY = randomBytes(32).toString('base64')
    const one = await testService({ METTLE_KEY }, kept)
    ada = await one.person('telecaller')
    const port = new URL(one.url).port
    const before = await create('Before', one)
    let names: string[] = []
    const states: string[] = []
    const watching = createClient({ baseUrl: one.url, token: ada.token }).leads.watch({
      onList: list => {
        names = list.map(({ name }) => name)
      },
      onState: ({ state }) => states.push(state),
    })
    undoLater(() => watching.close())
    await eventually(() => names.join() === 'Before')
    await create('Live', one)
    await eventually(() => names.join() === 'Live,Before')
    await one.stop()
    await eventually(() => states.includes('waiting'))
    await database.superuser.query(
      "insert into public.leads (name, status, assigned_to) values ('While down', 'new', $1)",
      [ada.id],
    )
    await database.superuser.query('delete from public.leads where id = $1', [before.id])
    const two = await testService({ METTLE_KEY, PORT: port }, database)
    await eventually(() => names.join() === 'While down,Live')
    await create('After', two)
    await eventually(() => names.join() === 'After,While down,Live')
    watching.close()
  })
})

describe('a change in a list', () => {
  const lead = (id: string, updated_at = '2030-01-01', name = id) => ({ id, name, updated_at }) as Lead
  const change = (type: LeadChange['type'], more: object) => ({ type, ...more }) as LeadChange
  const list = [lead('a'), lead('b')]
  const ids = (leads: Lead[]) => leads.map(({ id }) => id)

  it('prepends what was inserted, replaces what was updated, removes what was deleted', () => {
    assert.deepEqual(ids(applyChange(list, change('INSERT', { new: lead('c') }))), ['c', 'a', 'b'])
    const updated = applyChange(list, change('UPDATE', { new: lead('b', '2030-01-02', 'new name') }))
    assert.deepEqual([ids(updated), updated[1]?.name], [['a', 'b'], 'new name'])
    assert.deepEqual(ids(applyChange(list, change('DELETE', { old: { id: 'a' } }))), ['b'])
  })

  it('neither doubles what is there nor puts an older version over a newer one', () => {
    assert.deepEqual(ids(applyChange(list, change('INSERT', { new: lead('b') }))), ['a', 'b'])
    const older = applyChange(list, change('UPDATE', { new: lead('b', '2029-01-01', 'older') }))
    assert.equal(older[1]?.name, 'b')
    assert.deepEqual(ids(applyChange(list, change('UPDATE', { new: lead('z') }))), ['a', 'b'])
  })
})
