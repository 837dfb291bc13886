import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { before, describe, it, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../harness/eventually.ts'
import { type TestPerson, type TestService, testDatabase, testService, undoLater } from '../harness/index.ts'
import { createLead } from '../spec/support.ts'
import { startProxy } from './proxy.ts'
import {
  ask,
  freeze,
  installation,
  postmasterOf,
  type Running,
  reasonOf,
  startMettle,
  tokenFor,
} from './running.ts'

// That an answer comes at all is what is asserted; how soon is told, for a busy machine may take its time.
const never = 60_000
/** A statement that is not looked after is given up after 17 s; what is looked after, after 2 and the time to look. */
const beforeGivenUp = 12_000
const secret = 'of a test and of nothing else'
const timed = async <T>(t: TestContext, name: string, work: Promise<T>) => {
  const start = performance.now()
  const result = await work
  t.diagnostic(`${name} after ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

describe('a line to the database that falls silent', { timeout: never * 2 }, () => {
  let mettle: TestService
  let ada: TestPerson
  let proxy: Awaited<ReturnType<typeof startProxy>>
  before(async () => {
    const database = await testDatabase()
    const { host, port } = database.connection
    proxy = await startProxy({ path: `${host}/.s.PGSQL.${port}` })
    undoLater(() => proxy.close())
    const url = database.url.replace(/host=[^&]*/, 'host=127.0.0.1').replace(/port=\d+/, `port=${proxy.port}`)
    mettle = await testService({ WORDPRESS_WEBHOOK_SECRET: secret }, { ...database, url })
    ada = await mettle.person('telecaller')
  })

  const sendForm = () => {
    const body = JSON.stringify({ event: 'form', id: 1, form: 'contact', fields: { name: 'Into the dark' } })
    const digest = createHmac('sha256', secret).update(body).digest('hex')
    const headers = { 'x-mettle-signature': `sha256=${digest}` }
    return mettle.call('POST', '/api/webhooks/wordpress', { body, headers })
  }

  it('is told of in reads, writes and health, and nothing that was answered is lost or done twice', async t => {
    const { id } = await createLead(mettle, ada)
    proxy.fallSilent()
    const [health, get, list, put, post, webhook] = await Promise.all([
      timed(t, 'health', mettle.call('GET', '/api/health')),
      timed(t, 'get', mettle.call('GET', `/api/leads/${id}`, { as: ada })),
      timed(t, 'list', mettle.call('GET', '/api/leads', { as: ada })),
      timed(t, 'update', mettle.call('PUT', `/api/leads/${id}`, { as: ada, body: { company: 'Navy' } })),
      timed(t, 'create', mettle.call('POST', '/api/leads', { as: ada, body: { name: 'Into the dark' } })),
      timed(t, 'webhook', sendForm()),
    ])
    assert.deepEqual([health.status, health.body.status], [500, 'unhealthy'])
    assert.deepEqual(
      [get, list, put, post, webhook].map(({ status, body }) => [
        status,
        body.error.details?.reason ?? body.error.code,
      ]),
      [
        [503, 'UNAVAILABLE'],
        [500, 'UNAVAILABLE'],
        [503, 'UNAVAILABLE'],
        [400, 'UNAVAILABLE'],
        // Whoever sent it tries again.
        [503, 'UNAVAILABLE'],
      ],
    )
    for (const { headers } of [get, list, put, post, webhook])
      assert.match(headers.get('retry-after') ?? '', /^\d+$/)

    proxy.speakAgain()
    await eventually(async () => (await mettle.call('GET', '/api/health')).status === 200)
    // Whichever connection they meet.
    for (let n = 0; n < 4; n++) {
      assert.equal((await mettle.call('GET', `/api/leads/${id}`, { as: ada })).status, 200)
      const changed = await mettle.call('PUT', `/api/leads/${id}`, {
        as: ada,
        body: { company: `Navy ${n}` },
      })
      assert.equal(changed.status, 200, changed.text)
      await createLead(mettle, ada)
    }
    const { rows } = await mettle.superuser.query(
      `select count(*)::int as n from leads where name = 'Into the dark'`,
    )
    assert.equal(rows[0].n, 0, 'what never arrived is not sent later')
    const again = await sendForm()
    assert.deepEqual([again.status, again.body.data.duplicate], [200, false], 'nothing of it was kept')
  })

  it('lets nobody pay for tokens that could not be checked', async () => {
    const made = await mettle.call('POST', '/api/auth/tokens', { as: ada, body: { name: 'a program' } })
    const { token } = made.body.data
    const joined = await mettle.call('POST', '/api/auth/signup', {
      body: { email: 'joined@example.com', password: 'a pass phrase of a test' },
    })
    assert.equal(joined.status, 201, joined.text)
    const { refresh_token } = joined.body.data
    const left = async () =>
      Number((await mettle.call('GET', '/api/openapi.json')).headers.get('x-ratelimit-remaining'))
    const before = await left()
    proxy.fallSilent()
    const answers = await Promise.all([
      mettle.call('GET', '/api/leads/imports', { token }),
      mettle.call('GET', '/api/leads/imports', { token }),
      mettle.call('POST', '/api/auth/refresh', { body: { refresh_token } }),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [503, 503, 503],
    )
    proxy.speakAgain()
    await eventually(async () => (await mettle.call('GET', '/api/health')).status === 200)
    assert.equal(await left(), before - 1)
    assert.equal((await mettle.call('GET', '/api/leads/imports', { token })).status, 200)
  })

  it('of connections that died alone the next are opened anew, long before a statement would be given up', async () => {
    const { id } = await createLead(mettle, ada)
    // As many as a request of each kind may meet.
    await Promise.all(Array.from({ length: 4 }, () => mettle.call('GET', `/api/leads/${id}`, { as: ada })))
    proxy.fallSilent()
    proxy.speakAgain()
    const givenUp = new AbortController()
    const others = Promise.all([
      mettle.call('GET', `/api/leads/${id}`, { as: ada }),
      mettle.call('PUT', `/api/leads/${id}`, { as: ada, body: { company: 'Navy' } }),
    ])
    const first = await Promise.race([
      others,
      sleep(beforeGivenUp, 'too late' as const, { signal: givenUp.signal }),
    ])
    givenUp.abort()
    assert.notEqual(first, 'too late')
    const [get, put] = await others
    assert.equal(get.status, 200, 'a read is asked again on a new connection')
    // A write may have been done: only who sent it can ask for it again.
    assert.ok(put.status === 200 || put.body.error.code === 'UNAVAILABLE', put.text)
    for (let n = 0; n < 4; n++) await createLead(mettle, ada)
  })

  it('while the server works on a long statement, it is waited for', async () => {
    await mettle.superuser.query(`create function slowly() returns trigger language plpgsql
      as $$ begin perform pg_sleep(4); return new; end $$;
      create trigger slowly before insert on leads for each row execute function slowly()`)
    await createLead(mettle, ada)
    await mettle.superuser.query('drop trigger slowly on leads')
  })

  it('does not keep the service from stopping', async () => {
    proxy.fallSilent()
    await mettle.stop()
  })
})

describe('a frozen server', { timeout: never * 2 }, () => {
  let mettle: Running
  let token: string
  const settings = { METTLE_DATA: installation() }
  before(async () => {
    mettle = await startMettle(settings)
    token = await tokenFor(mettle, settings, 'telecaller')
  })

  it('is told of, and it heals by itself', async t => {
    const made = await ask(mettle.url, token, 'POST', '/api/leads', { name: 'Before' })
    const thaw = freeze(postmasterOf(settings.METTLE_DATA))
    const at = `/api/leads/${made?.body.data?.id}`
    const [health, ...others] = await Promise.all([
      timed(t, 'health', ask(mettle.url, token, 'GET', '/api/health')),
      timed(t, 'get', ask(mettle.url, token, 'GET', at)),
      timed(t, 'create', ask(mettle.url, token, 'POST', '/api/leads', { name: 'Meanwhile' })),
      timed(t, 'update', ask(mettle.url, token, 'PUT', at, { company: 'Navy' })),
    ])
    assert.equal(health?.status, 500)
    for (const answer of others) assert.equal(answer && reasonOf(answer), 'UNAVAILABLE')
    thaw()
    await eventually(async () => (await ask(mettle.url, token, 'GET', '/api/health'))?.status === 200)
    assert.equal((await ask(mettle.url, token, 'POST', '/api/leads', { name: 'After' }))?.status, 201)
  })
})
