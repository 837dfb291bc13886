import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { before, beforeEach, describe, it } from 'node:test'
import { type TestService, testService } from '../test/harness/index.ts'
import { createClient, Refusal, type Store } from './client.ts'

const password = 'correct horse battery'

function memory(): Store & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    get: key => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: key => void entries.delete(key),
  }
}

describe('the typed client', () => {
  let mettle: TestService
  let store: ReturnType<typeof memory>
  let client: ReturnType<typeof createClient>
  const refreshes: string[] = []
  let number = 0

  before(async () => {
    mettle = await testService()
    mettle.app.server.on('request', ({ url }: { url: string }) => {
      if (url === '/api/auth/refresh') refreshes.push(url)
    })
  })

  beforeEach(async () => {
    store = memory()
    client = createClient({ baseUrl: mettle.url, store })
    await client.signUp({ email: `caller${++number}@example.com`, password, first_name: 'Ada' })
    refreshes.length = 0
  })

  const kept = () => JSON.parse(store.entries.get('mettle.session') as string)
  const change = (fields: object) => store.set('mettle.session', JSON.stringify({ ...kept(), ...fields }))

  it('signs up, is that person, and reads and writes with types', async () => {
    assert.equal((await client.person())?.first_name, 'Ada')
    const made = await client.POST('/api/leads', { body: { name: 'Grace Hopper' } })
    assert.equal(made.data?.data.status, 'new')
    const list = await client.GET('/api/leads', { params: { query: { status: 'new' } } })
    assert.equal(list.data?.meta.total, 1)
  })

  it('takes the address of the service with a slash at its end', async () => {
    const slashed = createClient({ baseUrl: `${mettle.url}/`, store: memory() })
    await slashed.signIn(`caller${number}@example.com`, password)
    assert.equal((await slashed.GET('/api/auth/me')).response.status, 200)
  })

  it('is still signed in when it is made anew with the same storage', async () => {
    const later = createClient({ baseUrl: mettle.url, store })
    const { data } = await later.GET('/api/auth/me')
    assert.equal(data?.data.first_name, 'Ada')
  })

  it('renews a token that is about to end before it calls, once for ten calls', async () => {
    const { access_token } = kept()
    change({ renew_at: 0 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.GET('/api/auth/me')))
    assert.deepEqual(
      answers.map(({ response }) => response.status),
      Array(10).fill(200),
    )
    assert.equal(refreshes.length, 1)
    assert.notEqual(kept().access_token, access_token)
  })

  it('renews a token that the service refuses and calls again, with the body', async () => {
    change({ access_token: 'not.a.token' })
    const made = await client.POST('/api/leads', { body: { name: 'Second try' } })
    assert.equal(made.data?.data.name, 'Second try')
    assert.equal(refreshes.length, 1)
  })

  it('renews once for ten calls that are refused, in two clients on one storage', async () => {
    change({ access_token: 'not.a.token' })
    const other = createClient({ baseUrl: mettle.url, store })
    const calls = Array.from({ length: 10 }, (_, i) => (i % 2 ? client : other).GET('/api/leads'))
    for (const { response } of await Promise.all(calls)) assert.equal(response.status, 200)
    assert.equal(refreshes.length, 1)
  })

  it('signs out where renewal is refused, and gives the refusal back', async () => {
    change({ access_token: 'not.a.token', refresh_token: 'nor.this' })
    const { response, error } = await client.GET('/api/leads')
    assert.equal(response.status, 500)
    assert.equal(error?.error.details?.reason, 'UNAUTHORIZED')
    assert.equal(await client.person(), undefined)
    assert.equal(store.entries.size, 0)
  })

  it('stays signed in while the service cannot renew just now', async () => {
    const away = createClient({ baseUrl: 'http://127.0.0.1:9', store })
    change({ renew_at: 0 })
    await assert.rejects(away.GET('/api/leads'))
    assert.equal((await client.person())?.first_name, 'Ada')
  })

  it('stays signed in when something on the way answers in place of the service', async () => {
    for (const status of [404, 408]) {
      const gateway = createServer((_, response) => response.writeHead(status).end()).listen(0, '127.0.0.1')
      await new Promise(resolve => gateway.once('listening', resolve))
      const { port } = gateway.address() as { port: number }
      change({ renew_at: 0 })
      await createClient({ baseUrl: `http://127.0.0.1:${port}`, store }).GET('/api/auth/me')
      gateway.closeAllConnections()
      gateway.close()
      assert.equal((await client.person())?.first_name, 'Ada', String(status))
    }
  })

  it('stays signed out when a renewal comes back that was under way', async () => {
    change({ access_token: 'not.a.token' })
    let signedOut: Promise<void> | undefined
    mettle.app.server.prependOnceListener('request', () =>
      mettle.app.server.prependOnceListener('request', () => {
        signedOut = client.signOut()
      }),
    )
    await client.GET('/api/leads')
    await signedOut
    assert.equal(refreshes.length, 1)
    assert.equal(await client.person(), undefined)
    assert.equal(store.entries.size, 0)
  })

  it('signs out here and at the service', async () => {
    const { refresh_token } = kept()
    await client.signOut()
    assert.equal(store.entries.size, 0)
    const again = await mettle.call('POST', '/api/auth/refresh', { body: { refresh_token } })
    assert.equal(again.status, 401)
  })

  it('throws what the service objects to', async () => {
    await assert.rejects(client.signIn('nobody@example.com', 'wrong password'), (error: unknown) => {
      assert.ok(error instanceof Refusal)
      assert.equal(error.status, 401)
      assert.equal(error.code, 'UNAUTHORIZED')
      return true
    })
    const away = createClient({ baseUrl: 'http://127.0.0.1:9', store: memory() })
    await assert.rejects(away.signIn('a@example.com', password), { status: 0, code: 'UNREACHABLE' })
  })
})
