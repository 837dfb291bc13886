import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { before, describe, it } from 'node:test'
import { connectionsWhere } from '../../test/harness/connections.ts'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import type { Subscriber } from './feed.ts'
import { listen } from './listen.fixture.ts'
import { connect as connectLine } from './phoenix/line.fixture.ts'

let mettle: TestService
let manager: TestPerson
let ada: TestPerson
let ben: TestPerson
before(async () => {
  mettle = await testService()
  manager = await mettle.person('manager')
  ada = await mettle.person('telecaller')
  ben = await mettle.person('telecaller')
})

const create = async (as: TestPerson, name = 'Somebody') =>
  (await mettle.call('POST', '/api/leads', { as, body: { name } })).body.data
const change = (id: string, body: object, as = manager) =>
  mettle.call('PUT', `/api/leads/${id}`, { as, body })

const managed = ({ id }: TestPerson, send: () => void): Subscriber => ({
  person: id,
  sees: 'all',
  position: undefined,
  waiting: [],
  send,
  reset: () => {},
  heartbeat: () => {},
  end: () => {},
})

describe('the change feed', () => {
  it('carries INSERT and UPDATE with the new record and DELETE with the old record’s id', async () => {
    const stream = await listen(mettle, { as: ada })
    const lead = await create(ada)
    await stream.until(1)
    await change(lead.id, { company: 'Navy' }, ada)
    await stream.until(2)
    await mettle.call('DELETE', `/api/leads/${lead.id}`, { as: ada })
    await stream.until(3)
    await stream.stop()
    const [inserted, updated, deleted] = stream.heard.map(({ data }) => data)
    assert.deepEqual(stream.types(), ['INSERT', 'UPDATE', 'DELETE'])
    assert.deepEqual(inserted?.new, lead)
    assert.equal(updated?.new?.company, 'Navy')
    assert.deepEqual(deleted?.old, { id: lead.id })
    assert.equal('new' in (deleted ?? {}), false)
    assert.deepEqual([inserted?.schema, inserted?.table], ['public', 'leads'])
    assert.match(String(inserted?.commit_timestamp), /^\d{4}-.*Z$/)
    assert.equal(stream.response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
    assert.ok(stream.response.headers.get('x-ratelimit-limit'))
  })

  it('shows a subscriber exactly the rows they may read; reassigned away is DELETE, to them is INSERT', async () => {
    const streams = [
      await listen(mettle, { as: ada }),
      await listen(mettle, { as: ben }),
      await listen(mettle, { as: manager }),
    ]
    const [adas, bens, managers] = streams as [(typeof streams)[0], (typeof streams)[0], (typeof streams)[0]]
    const lead = await create(ada)
    await managers.until(1)
    await change(lead.id, { assigned_to: ben.id })
    await managers.until(2)
    await change(lead.id, { company: 'Navy' }, ben)
    await Promise.all([managers.until(3), adas.until(2), bens.until(2)])
    for (const stream of streams) await stream.stop()
    assert.deepEqual(managers.types(), ['INSERT', 'UPDATE', 'UPDATE'])
    assert.deepEqual(adas.types(), ['INSERT', 'DELETE'])
    assert.deepEqual(bens.types(), ['INSERT', 'UPDATE'])
    assert.equal(JSON.stringify(adas.heard).includes('Navy'), false)
  })

  it('resumes by Last-Event-ID with nothing lost and nothing twice', async () => {
    const first = await listen(mettle, { as: ada })
    await create(ada, 'Before')
    await first.until(1)
    await first.stop()
    const names = Array.from({ length: 7 }, (_, i) => `Missed ${i}`)
    for (const name of names) await create(ada, name)
    await create(ben, 'Not theirs')
    const again = await listen(mettle, { as: ada, after: first.state.lastId })
    await create(ada, 'After')
    await again.until(8)
    await again.stop()
    assert.deepEqual(
      again.heard.map(({ data }) => data.new?.name),
      [...names, 'After'],
    )
    assert.equal(new Set(again.heard.map(({ id }) => id)).size, 8)
  })

  it('says which header or parameter is no place in it', async () => {
    for (const [path, headers, field] of [
      ['', { 'last-event-id': 'yesterday' }, 'Last-Event-ID'],
      ['?last_event_id=yesterday', {}, 'last_event_id'],
    ] as const) {
      const answer = await mettle.call('GET', `/api/realtime/leads${path}`, { as: ada, headers })
      assert.deepEqual([answer.status, answer.body.error.details.field], [400, field])
    }
  })

  it('loses nothing to a reader who comes and goes while many write', async () => {
    const [ids, seen] = [new Set<string>(), new Set<string>()]
    let stream = await listen(mettle, { as: manager })
    const writing = Promise.all(
      [ada, ben].map(async person => {
        for (let i = 0; i < 30; i++) ids.add((await create(person, `Lead ${i}`)).id)
      }),
    )
    let writes = true
    void writing.then(() => {
      writes = false
    })
    const take = () => {
      for (const { data } of stream.heard) seen.add(data.new?.id ?? '')
    }
    while (writes) {
      await stream.stop()
      take()
      stream = await listen(mettle, { as: manager, after: stream.state.lastId })
    }
    await eventually(() => {
      take()
      return [...ids].every(id => seen.has(id))
    })
    await stream.stop()
  })

  it('says reset where it cannot tell what was missed', async () => {
    const end = await mettle.outbox.end()
    const stream = await listen(mettle, { as: ada, after: end.replace(/^[0-9a-f]{12}/, '000000000000') })
    await stream.until(1)
    await stream.stop()
    assert.deepEqual(stream.types(), ['reset'])
    assert.equal((await listen(mettle, { as: ada, after: 'nonsense' })).response.status, 400)
  })

  it('opens to a ticket once, and to nobody without one', async () => {
    const { ticket } = (await mettle.call('POST', '/api/realtime/tickets', { as: ada })).body.data
    const stream = await listen(mettle, { query: `?ticket=${ticket}` })
    const lead = await create(ada)
    await stream.until(1)
    await stream.stop()
    assert.equal(stream.heard[0]?.data.new?.id, lead.id)
    assert.equal((await listen(mettle, { query: `?ticket=${ticket}` })).response.status, 401)
    assert.equal((await listen(mettle, {})).response.status, 401)
    const late = (await mettle.call('POST', '/api/realtime/tickets', { as: ada })).body.data.ticket
    await mettle.superuser.query(`update app.realtime_tickets set expires_at = now() - interval '1 second'`)
    assert.equal((await listen(mettle, { query: `?ticket=${late}` })).response.status, 401)
  })

  it('tells nothing more to somebody disabled, and makes a changed role read anew', async () => {
    const [gone, raised] = [await mettle.person('manager'), await mettle.person('telecaller')]
    const streams = [await listen(mettle, { as: gone }), await listen(mettle, { as: raised })]
    const [disabled, promoted] = streams as [(typeof streams)[0], (typeof streams)[0]]
    await mettle.superuser.query('update identity.accounts set disabled_at = now() where id = $1', [gone.id])
    await mettle.superuser.query(`update profiles set role = 'manager' where id = $1`, [raised.id])
    await create(ben, 'Seen by the promoted')
    await promoted.until(2)
    await promoted.stop()
    await eventually(() => disabled.state.ended)
    assert.deepEqual(disabled.heard, [])
    assert.deepEqual(promoted.types(), ['reset', 'INSERT'])
  })

  it('ends with the session it was opened by', async () => {
    const [email, password] = ['feed@example.com', 'long enough to be good']
    const signed = (await mettle.call('POST', '/api/auth/signup', { body: { email, password } })).body.data
    const somebody = { id: signed.user.id, role: 'user' as const, token: signed.access_token }
    const { ticket } = (await mettle.call('POST', '/api/realtime/tickets', { as: somebody })).body.data
    const streams = [
      await listen(mettle, { as: somebody }),
      await listen(mettle, { query: `?ticket=${ticket}` }),
    ]
    const unused = (await mettle.call('POST', '/api/realtime/tickets', { as: somebody })).body.data.ticket
    await mettle.call('POST', '/api/auth/logout', { as: somebody, body: {} })
    // By itself, before anything is told and before the next heartbeat.
    await eventually(() => streams.every(({ state }) => state.ended), 10_000)
    assert.deepEqual(
      streams.flatMap(({ heard }) => heard),
      [],
    )
    assert.equal((await mettle.call('POST', '/api/realtime/tickets', { as: somebody })).status, 401)
    assert.equal((await listen(mettle, { query: `?ticket=${unused}` })).response.status, 401)
  })

  it('drops a reader who never reads and goes on for the others', async () => {
    const [slow, quick] = [await mettle.person('telecaller'), await listen(mettle, { as: manager })]
    const { port, hostname } = new URL(mettle.url)
    const deaf = connect(Number(port), hostname).pause()
    deaf.write(`GET /api/realtime/leads HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${slow.token}\r\n\r\n`)
    await eventually(() => mettle.feed.count(slow.id) === 1)
    await mettle.superuser.query(
      `insert into leads (name, company, assigned_to) select repeat('n', 200), n, $1 from generate_series(1, 2000) n`,
      [slow.id],
    )
    // More than the machine's own buffers take.
    for (let i = 0; i < 12 && mettle.feed.count(slow.id) > 0; i++) {
      await mettle.superuser.query('update leads set source = repeat($2, 200) where assigned_to = $1', [
        slow.id,
        String.fromCharCode(97 + i),
      ])
      const told = quick.heard.length
      await eventually(() => quick.heard.length > told)
    }
    await eventually(() => mettle.feed.count(slow.id) === 0)
    const lead = await create(ada)
    await eventually(() => quick.heard.some(({ data }) => data.new?.id === lead.id))
    await quick.stop()
    deaf.destroy()
  })

  it('is told in turns, between which others are served, and to nobody who has left', async () => {
    let turn = 0
    let last = setImmediate(function next() {
      turn++
      last = setImmediate(next)
    })
    const sendsByTurn = new Map<number, number>()
    const spin = () => {
      for (const until = performance.now() + 1; performance.now() < until; );
      sendsByTurn.set(turn, (sendsByTurn.get(turn) ?? 0) + 1)
    }
    let [told, toldGone] = [0, 0]
    const gone = managed(manager, () => {
      spin()
      if (++toldGone === 3) setImmediate(() => mettle.feed.leave(gone))
    })
    const stays = managed(manager, () => {
      spin()
      told++
    })
    await mettle.feed.join(gone, undefined)
    await mettle.feed.join(stays, undefined)
    await mettle.superuser.query(`insert into leads (name) select 'Of many' from generate_series(1, 300)`)
    await eventually(() => told === 300)
    clearImmediate(last)
    mettle.feed.leave(stays)
    assert.ok(Math.max(...sendsByTurn.values()) <= 5, `${Math.max(...sendsByTurn.values())} in one turn`)
    assert.ok(toldGone < 20, `${toldGone} told after leaving`)
  })

  it('catches up with one stream of a person at a time, and with others meanwhile', async () => {
    const end = await mettle.outbox.end()
    await mettle.superuser.query(`insert into leads (name) select 'Of many' from generate_series(1, 1200)`)
    // Beside the tests of others the last of them may have to wait a moment.
    await eventually(async () => (await mettle.outbox.after(end, 2_000)).changes.length === 1_200)
    const told: string[] = []
    const subscribers = ['first', 'second', 'third'].map(name => managed(manager, () => told.push(name)))
    subscribers.push(managed(await mettle.person('manager'), () => told.push('other')))
    await Promise.all(subscribers.map(subscriber => mettle.feed.join(subscriber, end)))
    for (const subscriber of subscribers) mettle.feed.leave(subscriber)
    assert.equal(told.length, 4 * 1200)
    const streams = told.filter(name => name !== 'other').filter((name, i, all) => name !== all[i - 1])
    assert.deepEqual(streams, ['first', 'second', 'third'])
    assert.ok(told.indexOf('other') < told.indexOf('third'))
  })

  it('counts nobody who hung up before it began', async () => {
    const somebody = await mettle.person('telecaller')
    await mettle.call('GET', '/api/leads', { as: somebody })
    const { port, hostname } = new URL(mettle.url)
    await mettle.superuser.query('begin')
    await mettle.superuser.query('lock table identity.api_tokens in access exclusive mode')
    const caller = connect(Number(port), hostname)
    caller.write(
      `GET /api/realtime/leads HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${somebody.token}\r\n\r\n`,
    )
    await eventually(() => connectionsWhere(mettle.superuser, "wait_event_type = 'Lock'"))
    caller.destroy()
    await once(caller, 'close')
    // The service has seen that too once it has answered somebody who came later.
    assert.equal((await mettle.call('GET', '/api/openapi.json')).status, 200)
    await mettle.superuser.query('rollback')
    const stream = await listen(mettle, { as: somebody })
    assert.equal(mettle.feed.count(somebody.id), 1)
    await stream.stop()
  })

  it('has no HEAD, which would never end', async () => {
    const headers = { authorization: `Bearer ${ada.token}` }
    const answer = await fetch(`${mettle.url}/api/realtime/leads`, {
      method: 'HEAD',
      headers,
      signal: AbortSignal.timeout(5_000),
    })
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, OPTIONS'])
  })

  it('is open to one person ten times at most', async () => {
    const somebody = await mettle.person('telecaller')
    const streams = []
    for (let i = 0; i < 10; i++) streams.push(await listen(mettle, { as: somebody }))
    assert.equal((await listen(mettle, { as: somebody })).response.status, 429)
    await streams.pop()?.stop()
    await eventually(async () => {
      const next = await listen(mettle, { as: somebody })
      if (next.response.status !== 200) return false
      streams.push(next)
      return true
    })
    for (const stream of streams) await stream.stop()
  })
})

it('takes no more streams than the service is set to, whoever asks and by whichever protocol', async () => {
  const small = await testService({ MAX_STREAMS: '2' })
  const [first, second, third] = [
    await small.person('user'),
    await small.person('user'),
    await small.person('user'),
  ]
  const open = await listen(small, { as: first })
  const line = await connectLine(small)
  await line.join('realtime:a', second)
  const refused = await small.call('GET', '/api/realtime/leads', { as: third })
  assert.deepEqual([refused.status, refused.body.error.code], [503, 'UNAVAILABLE'])
  assert.match(refused.body.error.message, /streams/)
  assert.ok(refused.headers.get('retry-after'))
  await open.stop()
  await eventually(() => small.feed.count(first.id) === 0)
  const later = await listen(small, { as: third })
  assert.equal(later.response.status, 200)
  await later.stop()
  line.ws.terminate()
})
