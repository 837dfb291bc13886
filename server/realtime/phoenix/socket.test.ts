import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { SignJWT } from 'jose'
import { WebSocket } from 'ws'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { anything, connect } from './line.fixture.ts'

const issuer = 'https://issuer.example'
const secret = 'a secret of thirty-two characters, or more'
let mettle: TestService
let ada: TestPerson
const opened: Awaited<ReturnType<typeof connect>>[] = []
before(async () => {
  mettle = await testService({
    AUTH_ISSUER: issuer,
    AUTH_JWT_SECRET: secret,
    CORS_ORIGINS: 'https://app.example',
  })
  ada = await mettle.person('telecaller')
})
after(() => {
  for (const { ws } of opened) ws.terminate()
})

async function line(options: Parameters<typeof connect>[1] = {}) {
  const made = await connect(mettle, options)
  opened.push(made)
  return made
}
const create = async (as: TestPerson, name = 'Somebody') =>
  (await mettle.call('POST', '/api/leads', { as, body: { name } })).body.data

describe('a WebSocket of the change feed', () => {
  it('speaks both versions of the protocol', async () => {
    const { ws, heard } = await line({ query: '' })
    const said = (message: object) => ws.send(JSON.stringify(message))
    const found = (ref: string) =>
      eventually(() => (heard as unknown as { ref: string; payload: object }[]).find(one => one.ref === ref))
    said({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'a' })
    assert.deepEqual((await found('a')).payload, { status: 'ok', response: {} })
    const config = { postgres_changes: [anything] }
    said({ topic: 't', event: 'phx_join', payload: { config, access_token: ada.token }, ref: 'b' })
    assert.deepEqual((await found('b')).payload, {
      status: 'ok',
      response: { postgres_changes: [{ id: 1, ...anything }] },
    })
  })

  it('leaves, and hears nothing more there', async () => {
    const { join, say, events, changes } = await line()
    await join('gone', ada)
    await join('stays', ada)
    assert.equal((await say('gone', 'phx_leave')).status, 'ok')
    const lead = await create(ada)
    await eventually(() => changes().length > 0)
    assert.deepEqual(events('gone'), ['phx_reply', 'system', 'phx_reply', 'phx_close'])
    assert.equal(changes()[0].record.id, lead.id)
    assert.equal(changes().length, 1)
  })

  it('is refused where pages of another origin ask, and opened to those that are named', async () => {
    assert.equal((await line({ headers: { origin: 'https://evil.example' } })).state.refused, 403)
    assert.equal((await line({ headers: { origin: 'https://app.example' } })).state.refused, 0)
    assert.equal((await line({ headers: { origin: mettle.url } })).state.refused, 0)
  })

  it('is closed over what is no message', async () => {
    for (const [garbage, code] of [
      ['{', 1007],
      ['null', 1007],
      ['[1,2,3]', 1007],
      ['["1","1",{},"phx_join",{}]', 1007],
      [Buffer.from([1, 2, 3]), 1003],
      ['x'.repeat(65_537), 1009],
    ] as const) {
      const { ws, closed } = await line()
      ws.send(garbage)
      assert.equal(await closed(), code, String(garbage).slice(0, 20))
    }
  })

  it('is told what is wrong with a join, and stays open', async () => {
    const { say, ws } = await line()
    for (const config of [
      { postgres_changes: 'all' },
      { postgres_changes: [null] },
      { postgres_changes: [{ ...anything, event: 'TRUNCATE' }] },
      { postgres_changes: [{ ...anything, schema: 'identity' }] },
      { postgres_changes: [{ ...anything, filter: {} }] },
      { postgres_changes: [{ ...anything, filter: 'name=eq.'.padEnd(1001, 'x') }] },
      { postgres_changes: Array(21).fill(anything) },
    ]) {
      const { status, response } = await say('t', 'phx_join', { config, access_token: ada.token })
      assert.deepEqual([status, response.code], ['error', 'VALIDATION_ERROR'], JSON.stringify(config))
    }
    for (const access_token of [undefined, 7, '', 'nonsense', `${ada.token}x`])
      assert.equal((await say('t', 'phx_join', { access_token })).response.code, 'UNAUTHORIZED')
    assert.equal((await say('t', 'broadcast', {})).status, 'error')
    assert.equal(ws.readyState, WebSocket.OPEN)
  })

  it('takes a hundred channels of a thousand', async () => {
    const somebody = await mettle.person('telecaller')
    const { join, say } = await line()
    const replies = await Promise.all(Array.from({ length: 1000 }, (_, i) => join(`t${i}`, somebody)))
    assert.equal(replies.filter(({ status }) => status === 'ok').length, 100)
    assert.equal(replies.find(({ status }) => status === 'error').response.code, 'RATE_LIMITED')
    assert.equal(mettle.feed.count(somebody.id), 1)
    assert.equal((await say('phoenix', 'heartbeat')).status, 'ok')
  })

  it('is closed under a flood', async () => {
    for (const [count, payload] of [
      [2_001, {}],
      [40, { filler: 'x'.repeat(60_000) }],
    ] as const) {
      const { ws, join, heard, closed } = await line()
      await join('t', ada)
      const beat = JSON.stringify([null, '1', 'phoenix', 'heartbeat', payload])
      for (let i = 0; i < count; i++) ws.send(beat)
      assert.equal(await closed(), 1008)
      assert.ok(heard.length < count)
    }
  })

  it('hears little of somebody whose token has not come', async () => {
    for (const [payload, answered] of [
      [{}, 20],
      [{ filler: 'x'.repeat(40_000) }, 1],
    ] as const) {
      const { ws, heard, closed } = await line()
      for (let i = 0; i < 30; i++) ws.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', payload]))
      assert.equal(await closed(), 1008)
      assert.equal(heard.length, answered)
    }
  })

  it('answers one message after the other, with others in between', async () => {
    const { ws, join, heard } = await line()
    await join('t', ada)
    let turn = 0
    let last = setImmediate(function next() {
      turn++
      last = setImmediate(next)
    })
    const turns = new Set<number>()
    ws.on('message', () => turns.add(turn))
    const already = heard.length
    for (let i = 0; i < 500; i++) ws.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]))
    await eventually(() => heard.length === already + 500)
    clearImmediate(last)
    assert.ok(turns.size > 100, `${turns.size} turns`)
  })

  it('takes 200 channels of one person over all connections', async () => {
    const [somebody, other] = [await mettle.person('telecaller'), await mettle.person('telecaller')]
    const [first, second, third] = [await line(), await line(), await line()]
    for (const { join } of [first, second])
      await Promise.all(Array.from({ length: 100 }, (_, i) => join(`t${i}`, somebody)))
    const { response } = await third.join('t', somebody)
    assert.deepEqual([response.code, /200 channels/.test(response.reason)], ['RATE_LIMITED', true])
    assert.equal((await first.join('t1', somebody)).status, 'ok')
    await first.say('t1', 'phx_leave')
    assert.equal((await third.join('t', somebody)).status, 'ok')
    // Channels that come to them from somebody else are theirs too.
    assert.equal((await third.join('t', other)).status, 'ok')
    assert.equal((await first.join('t1', somebody)).status, 'ok')
    const moved = await third.say('t', 'access_token', { access_token: somebody.token })
    assert.equal(moved.response.code, 'RATE_LIMITED')
    assert.ok(third.events('t').includes('phx_error'))
    first.ws.terminate()
    await eventually(() => mettle.feed.count(somebody.id) === 1)
    assert.equal((await third.join('t', somebody)).status, 'ok')
  })

  it('takes filters of one person up to a bound over all connections', async () => {
    const filter = Array(20).fill('created_at=gt.1').join()
    for (const [changes, fitting, what] of [
      [Array(20).fill({ ...anything, filter }), 5, /2000 conditions/],
      [Array(20).fill(anything), 50, /1000 postgres_changes/],
    ] as const) {
      const somebody = await mettle.person('telecaller')
      const lines = [await line(), await line()] as const
      for (let i = 0; i < fitting; i++)
        assert.equal(
          (await (lines[i % 2] as (typeof lines)[0]).join(`t${i}`, somebody, changes)).status,
          'ok',
        )
      const { response } = await lines[1].join('more', somebody, changes)
      assert.deepEqual([response.code, what.test(response.reason)], ['RATE_LIMITED', true], response.reason)
      assert.equal((await lines[0].join('t0', somebody, changes)).status, 'ok')
      assert.equal((await lines[1].join('t', ada, [anything])).status, 'ok')
    }
  })

  it('takes 500 joins of one person in a minute, right or wrong', async () => {
    const somebody = await mettle.person('telecaller')
    const lines = [await line(), await line()] as const
    const replies = await Promise.all(
      Array.from({ length: 510 }, (_, i) =>
        (lines[i % 2] as (typeof lines)[0]).join('t', somebody, i > 2 ? [{}] : []),
      ),
    )
    const codes = replies.map(({ response }) => response.code)
    assert.equal(codes.filter(code => code === 'VALIDATION_ERROR').length, 497)
    assert.equal(codes.filter(code => code === 'RATE_LIMITED').length, 10)
  })

  it('counts with a person’s other streams', async () => {
    const somebody = await mettle.person('telecaller')
    for (let i = 0; i < 10; i++) assert.equal((await (await line()).join('t', somebody)).status, 'ok')
    const { response } = await (await line()).join('t', somebody)
    assert.match(response.reason, /10 streams/)
    const stream = await fetch(`${mettle.url}/api/realtime/leads`, {
      headers: { authorization: `Bearer ${somebody.token}` },
    })
    assert.equal(stream.status, 429)
  })

  it('is dropped when it never reads, and others go on', async () => {
    const slow = await mettle.person('telecaller')
    const [deaf, quick] = [await line(), await line()]
    await deaf.join('t', slow)
    await quick.join('t', await mettle.person('manager'))
    deaf.ws.pause()
    await mettle.superuser.query(
      `insert into leads (name, company, assigned_to) select repeat('n', 200), n, $1 from generate_series(1, 2000) n`,
      [slow.id],
    )
    for (let i = 0; i < 12 && mettle.feed.count(slow.id) > 0; i++) {
      const told = quick.changes().length
      await mettle.superuser.query('update leads set source = repeat($2, 200) where assigned_to = $1', [
        slow.id,
        String.fromCharCode(97 + i),
      ])
      await eventually(() => quick.changes().length > told)
    }
    await eventually(() => mettle.feed.count(slow.id) === 0)
    const lead = await create(ada)
    await eventually(() => quick.changes().some(({ record }) => record.id === lead.id))
  })

  it('drops its channels when the token expires, unless another came before', async () => {
    const somebody = await mettle.person('telecaller')
    const tokenFor = (seconds: number) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(somebody.id)
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(Buffer.from(secret))
    const [lapsed, renewed] = [await line(), await line()]
    for (const { join } of [lapsed, renewed])
      assert.equal((await join('t', { token: await tokenFor(5) })).status, 'ok')
    renewed.ws.send(JSON.stringify(['1', '9', 't', 'access_token', { access_token: await tokenFor(600) }]))
    await eventually(() => lapsed.events('t').includes('phx_error'))
    await eventually(() => mettle.feed.count(somebody.id) === 1)
    const lead = await create({ ...somebody, token: await tokenFor(60) })
    await eventually(() => renewed.changes().length === 1)
    assert.equal(renewed.changes()[0].record.id, lead.id)
    assert.deepEqual(lapsed.changes(), [])
  })

  it('ends when the token is revoked in the middle, or another takes its place that does not hold', async () => {
    const tokens = (await mettle.call('POST', '/api/auth/tokens', { as: ada, body: { name: 'feed' } })).body
      .data
    const [revoked, replaced] = [await line(), await line()]
    assert.equal((await revoked.join('t', { token: tokens.token })).status, 'ok')
    await replaced.join('t', ada)
    await mettle.call('DELETE', `/api/auth/tokens/${tokens.id}`, { as: ada })
    assert.equal((await replaced.say('t', 'access_token', { access_token: 'nonsense' })).status, 'error')
    await create(ada)
    assert.equal(await revoked.closed(), 1000)
    assert.ok(revoked.events('t').includes('phx_close'))
    assert.ok(replaced.events('t').includes('phx_close'))
    assert.deepEqual([...revoked.changes(), ...replaced.changes()], [])
  })

  it('sees with another person’s eyes from the moment their token comes', async () => {
    const ben = await mettle.person('telecaller')
    const { join, ws, changes } = await line()
    await join('t', ada)
    ws.send(JSON.stringify(['1', '9', 't', 'access_token', { access_token: ben.token }]))
    await eventually(() => mettle.feed.count(ben.id) === 1)
    await create(ada)
    const lead = await create(ben)
    await eventually(() => changes().length > 0)
    assert.deepEqual(
      changes().map(({ record }) => record.id),
      [lead.id],
    )
  })

  it('has seconds to join, and few of one address may wait at once', async () => {
    const waiting = await Promise.all(Array.from({ length: 40 }, () => line()))
    const refused = waiting.filter(({ state }) => state.refused === 429)
    assert.ok(refused.length >= 8)
    assert.match(refused[0]?.state.refusal ?? '', /RATE_LIMITED/)
    const open = waiting.filter(({ state }) => state.refused === 0)
    for (const { closed } of open) assert.equal(await closed(), 1008)
    assert.equal((await line()).state.refused, 0)
  })
})

describe('a WebSocket and the rest of the service', () => {
  it('counts against its address until a token says whose it is', async () => {
    const strict = await testService({ RATE_LIMIT_ANONYMOUS: '5' })
    const somebody = await strict.person('telecaller')
    const lines = []
    for (let i = 0; i < 7; i++) {
      const made = await connect(strict)
      assert.equal(made.state.refused, 0)
      assert.equal((await made.join('t', somebody)).status, 'ok')
      lines.push(made)
    }
    const guesser = await connect(strict)
    const config = { postgres_changes: [{ ...anything, filter: 'nonsense' }] }
    for (let i = 0; i < 5; i++)
      guesser.ws.send(JSON.stringify(['1', '1', 't', 'phx_join', { access_token: `guess${i}`, config }]))
    assert.equal(await guesser.closed(), 1008)
    assert.deepEqual(
      new Set(guesser.heard.map(([, , , , { response }]) => response.code)),
      new Set(['UNAUTHORIZED']),
    )
    assert.equal((await connect(strict)).state.refused, 429)
    for (const { ws } of lines) ws.terminate()
    await strict.stop()
  })

  it('closes at once when the service stops, joined or not', async () => {
    const other = await testService()
    const [joined, waiting] = [await connect(other), await connect(other)]
    await joined.join('t', await other.person('manager'))
    const stopping = other.stop()
    assert.deepEqual([await joined.closed(), await waiting.closed()], [1001, 1001])
    await stopping
  })

  it('answers who does not ask for a WebSocket, and what is none', async () => {
    const plain = await mettle.call('GET', '/realtime/v1/websocket')
    assert.deepEqual([plain.status, plain.body.error.code], [400, 'VALIDATION_ERROR'])
    assert.ok(plain.headers.get('x-ratelimit-limit'))
    assert.equal((await mettle.call('POST', '/realtime/v1/websocket')).status, 405)
    const elsewhere = new WebSocket(`${mettle.url.replace('http', 'ws')}/api/leads`)
    const status = await new Promise(resolve =>
      elsewhere.on('unexpected-response', (_, response) => resolve(response.statusCode)),
    )
    elsewhere.on('error', () => {}).terminate()
    assert.equal(status, 500)
    assert.equal((await line({ query: '?vsn=3.0.0' })).state.refused, 400)
  })
})
