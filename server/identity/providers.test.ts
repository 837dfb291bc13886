import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
// @ts-expect-error: it comes without types
import Provider from 'oidc-provider'
import { altered } from '../../test/harness/altered.ts'
import { type TestService, testService } from '../../test/harness/index.ts'

type Person = { sub: string; email?: string; email_verified?: boolean; given_name?: string }

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** A real OpenID provider that lets in whoever `person` is, and can be started late. */
function makeProvider(port: number, redirect_uri: string) {
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, Person>()
  let person: Person = { sub: 'nobody' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'mettle',
        client_secret: 'a secret between the two',
        redirect_uris: [redirect_uri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    cookies: { keys: ['for this test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ ...people.get(id) }) as Person,
    }),
    interactions: { url: () => '/let-in' },
    ttl: { Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, Interaction: 60 },
  })
  const callback = provider.callback()
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/let-in')) return callback(request, response)
    const { prompt, params } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } })
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  })
  return {
    issuer,
    start: () => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve)),
    close: () => server.close(),
    isNow(next: Person) {
      people.set(next.sub, next)
      person = next
    },
  }
}

/** A browser: follows redirects and keeps cookies, per site. */
async function browse(start: string, stopAt: (url: string) => boolean, cookies = new Map<string, string>()) {
  let url = start
  for (let step = 0; step < 12; step++) {
    const { origin } = new URL(url)
    const mine = [...cookies].filter(([key]) => key.startsWith(`${origin} `))
    const cookie = mine.map(([key, value]) => `${key.split(' ')[1]}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(`${origin} ${pair.slice(0, at)}`, pair.slice(at + 1))
    }
    const location = answer.headers.get('location')
    if (!location) return { url, answer, cookies }
    url = new URL(location, url).href
    if (stopAt(url)) return { url, answer, cookies }
  }
  throw new Error('too many redirects')
}

describe('signing in at a provider', () => {
  let mettle: TestService
  let provider: ReturnType<typeof makeProvider>
  let site: string
  const settings = (more: Record<string, string> = {}) => ({
    PORT: new URL(site).port,
    PUBLIC_URL: site,
    OIDC_PROVIDERS: JSON.stringify([
      {
        name: 'house',
        issuer: provider.issuer,
        client_id: 'mettle',
        client_secret: 'a secret between the two',
        label: 'The house',
      },
    ]),
    ...more,
  })
  before(async () => {
    site = `http://127.0.0.1:${await freePort()}`
    provider = makeProvider(await freePort(), `${site}/api/auth/callback`)
    mettle = await testService(settings())
  })
  after(() => provider.close())

  const begin = `/api/auth/authorize?provider=house`
  const atCallback = (url: string) => url.startsWith(`${site}/api/auth/callback`)
  const finished = (url: string) => url.startsWith(site) && url.includes('#')
  const fragment = (url: string) => new URLSearchParams(new URL(url).hash.slice(1))
  const exchange = (code: string | null) => mettle.call('POST', '/api/auth/exchange', { body: { code } })
  const come = async (person: Person) => {
    provider.isNow(person)
    const { url } = await browse(site + begin, finished)
    return url
  }
  const enter = async (person: Person) => (await exchange(fragment(await come(person)).get('code'))).body.data

  it('waits for a provider that is away, and does not give it up', async () => {
    const away = await mettle.call('GET', begin)
    assert.deepEqual([away.status, away.body.error.code], [503, 'UNAVAILABLE'])
    await provider.start()
    const there = await mettle.call('GET', begin)
    assert.equal(there.status, 302, there.text)
    const asked = new URL(there.headers.get('location') as string)
    assert.equal(asked.origin, provider.issuer)
    assert.equal(asked.searchParams.get('code_challenge_method'), 'S256')
    for (const name of ['state', 'nonce', 'code_challenge']) assert.ok(asked.searchParams.get(name))
    assert.match(
      there.headers.get('set-cookie') as string,
      /^mettle_sign_in=[\w-]+; Path=\/api\/auth; HttpOnly; SameSite=Lax; Max-Age=600$/,
    )
  })

  it('is offered by name', async () => {
    const { body } = await mettle.call('GET', '/api/auth/providers')
    const { providers, signup } = body.data
    assert.deepEqual([signup, providers], ['open', [{ name: 'house', label: 'The house' }]])
    const unknown = await mettle.call('GET', '/api/auth/authorize?provider=other')
    assert.deepEqual([unknown.status, unknown.body.error.details.field], [400, 'provider'])
  })

  it('makes a person, brings them back to where they were, and knows them the next time', async () => {
    const ada = { sub: 'a-1', email: 'Ada@house.example', email_verified: true, given_name: 'Ada' }
    provider.isNow(ada)
    const { url } = await browse(`${site}${begin}&redirect_to=/leads%3Fpage%3D2`, finished)
    assert.ok(url.startsWith(`${site}/leads?page=2#code=`), url)
    const code = fragment(url).get('code')
    const answers = await Promise.all([exchange(code), exchange(code)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
    const { user, access_token } = answers.find(({ status }) => status === 200)?.body.data ?? {}
    assert.deepEqual(
      [user.email, user.email_verified, user.first_name, user.role],
      ['ada@house.example', true, 'Ada', 'user'],
    )
    assert.equal((await mettle.call('GET', '/api/auth/me', { token: access_token })).body.data.id, user.id)
    assert.equal((await enter(ada)).user.id, user.id)
  })

  it('links an account by e-mail only where both sides have proven it', async () => {
    const join = async (email: string) =>
      (await mettle.call('POST', '/api/auth/signup', { body: { email, password: 'seven brown herons' } }))
        .body.data.user
    const [proven, unproven, other] = [
      await join('proven@house.example'),
      await join('unproven@house.example'),
      await join('other@house.example'),
    ]
    await mettle.superuser.query(
      'update identity.accounts set email_verified_at = now() where id = any($1)',
      [[proven.id, other.id]],
    )
    const as = async (sub: string, email: string, email_verified: boolean) =>
      (await enter({ sub, email, email_verified })).user
    assert.equal((await as('l-1', 'proven@house.example', true)).id, proven.id)
    assert.notEqual((await as('l-2', 'other@house.example', false)).id, other.id)
    // The address goes to whoever proved it; whoever only typed it keeps their account without it.
    const holder = await as('l-3', 'unproven@house.example', true)
    assert.notEqual(holder.id, unproven.id)
    const { rows } = await mettle.superuser.query(
      `select id from identity.accounts where email = 'unproven@house.example' and owns_email`,
    )
    assert.deepEqual(rows, [{ id: holder.id }])
  })

  it('answers with the tokens themselves when JSON is asked for', async () => {
    provider.isNow({ sub: 'json-1' })
    const { url, cookies } = await browse(site + begin, atCallback)
    const cookie = `mettle_sign_in=${cookies.get(`${site} mettle_sign_in`)}`
    const answer = await mettle.call('GET', url.slice(site.length), {
      headers: { cookie, accept: 'application/json' },
    })
    assert.equal(answer.status, 200, answer.text)
    assert.equal(answer.body.data.token_type, 'bearer')
    assert.match(answer.headers.get('set-cookie') as string, /^mettle_sign_in=; .*Max-Age=0/)
    // The provider's code is spent.
    const again = await mettle.call('GET', url.slice(site.length), {
      headers: { cookie, accept: 'application/json' },
    })
    assert.equal(again.status, 401)
  })

  it('refuses what another browser, another attempt or nobody began', async () => {
    provider.isNow({ sub: 'x-1' })
    const first = await browse(site + begin, atCallback)
    const second = await browse(site + begin, atCallback)
    const callback = (query: string, cookie?: string) =>
      mettle.call('GET', `/api/auth/callback${query}`, {
        headers: { accept: 'application/json', ...(cookie ? { cookie: `mettle_sign_in=${cookie}` } : {}) },
      })
    const { search } = new URL(first.url)
    const own = first.cookies.get(`${site} mettle_sign_in`) as string
    const others = second.cookies.get(`${site} mettle_sign_in`) as string
    assert.equal((await callback(search)).body.error.details.field, 'state')
    assert.equal((await callback(search, altered(own))).status, 400)
    assert.equal((await callback(search, others)).status, 401)
    assert.equal((await callback(search.replace(/state=[^&]+/, 'state=forged'), own)).status, 401)
    assert.equal((await callback('?error=access_denied&state=x', own)).status, 401)
    // A person in a browser is brought to a page, not to JSON.
    const bare = await mettle.call('GET', `/api/auth/callback${search}`)
    assert.equal(bare.status, 302)
    assert.match(
      bare.headers.get('location') as string,
      new RegExp(`^${site}/sign-in#error=VALIDATION_ERROR`),
    )
    const nothing = await mettle.superuser.query(`select from identity.identities where subject = 'x-1'`)
    assert.equal(nothing.rowCount, 0)
  })

  it('never sends anybody to another site', async () => {
    for (const target of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'leads',
      'javascript:x',
    ]) {
      const answer = await mettle.call('GET', `${begin}&redirect_to=${encodeURIComponent(target)}`)
      assert.deepEqual([answer.status, answer.body.error.details.field], [400, 'redirect_to'], target)
    }
  })

  it('lets nobody in who is disabled', async () => {
    const admin = await mettle.person('admin')
    const { user } = await enter({ sub: 'leaver' })
    await mettle.call('PATCH', `/api/people/${user.id}`, { as: admin, body: { disabled: true } })
    assert.equal(fragment(await come({ sub: 'leaver' })).get('error'), 'UNAUTHORIZED')
  })

  it('takes only the invited where sign-up is not open', async () => {
    await mettle.stop()
    mettle = await testService(settings({ SIGNUP: 'invite' }))
    const signup = { email: 'guest@house.example', password: 'seven brown herons' }
    assert.equal((await mettle.call('POST', '/api/auth/signup', { body: signup })).status, 403)
    const guest = { sub: 'guest', email: 'guest@house.example', email_verified: true }
    assert.equal(fragment(await come(guest)).get('error'), 'FORBIDDEN')
    const admin = await mettle.person('admin')
    const body = { email: 'guest@house.example', role: 'telecaller', first_name: 'Guest' }
    await mettle.call('POST', '/api/invitations', { as: admin, body })
    // An address the provider does not vouch for is no invitation.
    assert.equal(
      fragment(await come({ ...guest, sub: 'g-2', email_verified: false })).get('error'),
      'FORBIDDEN',
    )
    const { user } = await enter(guest)
    assert.deepEqual([user.role, user.first_name], ['telecaller', 'Guest'])
  })
})
