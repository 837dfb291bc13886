import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../../test/harness/index.ts'

const password = 'seven brown herons'

describe('the session cookie', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService({ CORS_ORIGINS: 'https://friend.example', RATE_LIMIT_AUTHENTICATED: '1234' })
  })

  type Answer = Awaited<ReturnType<TestService['call']>>
  const setCookies = ({ headers }: Answer) =>
    headers.getSetCookie().filter(cookie => cookie.startsWith('mettle_session='))
  const tokenIn = (answer: Answer) => setCookies(answer)[0]?.match(/^mettle_session=([^;]*)/)?.[1]
  const ownPage = () => ({ 'sec-fetch-site': 'same-origin', origin: mettle.url })
  const post = (
    path: string,
    body: unknown,
    { cookie, headers = ownPage(), token }: { cookie?: string; headers?: object; token?: string } = {},
  ) =>
    mettle.call('POST', `/api/auth${path}`, {
      body,
      headers: { ...headers, ...(cookie === undefined ? {} : { cookie: `mettle_session=${cookie}` }) },
      ...(token ? { token } : {}),
    })
  const refresh = (cookie: string | undefined, headers?: object) =>
    post('/refresh', { cookie: true }, { ...(cookie ? { cookie } : {}), ...(headers ? { headers } : {}) })
  let count = 0
  const joined = async () => {
    const email = `page${++count}@example.com`
    const answer = await post('/signup', { email, password, cookie: true })
    assert.equal(answer.status, 201, answer.text)
    return { email, ...answer.body.data, cookie: tokenIn(answer) as string }
  }
  /** As if this much time had passed since the last renewal. */
  const wait = (person: string, time: string) =>
    mettle.superuser.query(
      `update identity.sessions set rotated_at = rotated_at - $2::interval where person = $1`,
      [person, time],
    )

  it('holds the refresh token instead of the answer, out of reach of scripts and other sites', async () => {
    const answer = await post('/signup', { email: 'page@example.com', password, cookie: true })
    assert.equal(answer.body.data.refresh_token, undefined)
    assert.ok(answer.body.data.access_token)
    assert.deepEqual(
      setCookies(answer).map(cookie => cookie.replace(/=[\w-]{70}(?=;)/, '=TOKEN')),
      ['mettle_session=TOKEN; Path=/api/auth; HttpOnly; SameSite=Strict; Max-Age=2592000'],
    )
    const plain = await post('/login', { email: 'page@example.com', password })
    assert.ok(plain.body.data.refresh_token)
    assert.deepEqual(setCookies(plain), [], 'only where it was asked for')
    const entered = await post('/login', { email: 'page@example.com', password, cookie: true })
    assert.equal(entered.body.data.refresh_token, undefined)
    assert.ok(tokenIn(entered))
    assert.ok(entered.headers.getSetCookie().some(cookie => cookie.startsWith('mettle_device=')))
  })

  it('comes with set-up and an accepted invitation too', async () => {
    const link = (await mettle.identity.startupMessage(mettle.url)).match(/setup#token=(\S+)/)?.[1]
    const admin = await post('/setup', { token: link, email: 'root@example.com', password, cookie: true })
    assert.equal(admin.status, 201, admin.text)
    assert.equal((await refresh(tokenIn(admin))).body.data.user.role, 'admin')
    const { access_token: token } = admin.body.data
    const body = { email: 'new@example.com', role: 'telecaller' }
    await mettle.call('POST', '/api/invitations', { token, body })
    const [letter] = (await mettle.call('GET', '/api/mail', { token })).body.data
    const accepted = await post('/invitations/accept', {
      token: letter.text.match(/invite#token=(\S+)/)?.[1],
      password,
      cookie: true,
    })
    assert.deepEqual([accepted.status, accepted.body.data.refresh_token], [201, undefined])
    assert.equal((await refresh(tokenIn(accepted))).body.data.user.role, 'telecaller')
  })

  it('changes at each renewal; two tabs within ten seconds get the same one', async () => {
    const { cookie, user } = await joined()
    const tabs = await Promise.all([refresh(cookie), refresh(cookie)])
    assert.deepEqual(
      tabs.map(({ status, body }) => [status, body.data.user.id, body.data.refresh_token]),
      [
        [200, user.id, undefined],
        [200, user.id, undefined],
      ],
    )
    const [one, other] = tabs.map(tokenIn)
    assert.equal(one, other)
    assert.notEqual(one, cookie)
    assert.equal((await refresh(one)).status, 200)
  })

  it('that was used before ends the session for all, and is cleared', async () => {
    const { cookie, user } = await joined()
    const next = tokenIn(await refresh(cookie))
    await wait(user.id, '11 seconds')
    for (const stale of [cookie, next]) {
      const refused = await refresh(stale)
      assert.deepEqual([refused.status, refused.body.error.code], [401, 'UNAUTHORIZED'])
      assert.deepEqual(setCookies(refused), [
        'mettle_session=; Path=/api/auth; HttpOnly; SameSite=Strict; Max-Age=0',
      ])
    }
  })

  it('is refused to pages of other sites, even friends, and to whoever does not say where they are', async () => {
    const { cookie, email } = await joined()
    const strangers = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'https://friend.example' },
      { origin: 'null' },
      { origin: mettle.url.replace('http:', 'https:') },
      { origin: mettle.url, 'sec-fetch-site': 'same-site' },
      {},
    ]
    for (const headers of strangers) {
      const refused = await refresh(cookie, headers)
      assert.deepEqual(
        [refused.status, refused.body.error?.code],
        [403, 'FORBIDDEN'],
        JSON.stringify(headers),
      )
      assert.deepEqual(setCookies(refused), [], 'nobody else can sign them out')
      const login = await post('/login', { email, password, cookie: true }, { headers })
      assert.deepEqual([login.status, setCookies(login)], [403, []])
    }
    assert.equal((await refresh(cookie, { origin: mettle.url })).status, 200, 'an older browser, on our page')
    const { rows } = await mettle.superuser.query(
      `select generation from identity.sessions s join identity.accounts a on a.id = s.person where a.email = $1`,
      [email],
    )
    assert.deepEqual(rows, [{ generation: 1 }], 'one session, renewed once: nothing refused has happened')
  })

  it('is looked at only where it is asked for, and never beside a token in the body', async () => {
    const { cookie } = await joined()
    const none = await post('/refresh', {}, { cookie })
    assert.deepEqual([none.status, none.body.error.details.field], [400, 'refresh_token'])
    const both = await post('/refresh', { cookie: true, refresh_token: cookie }, { cookie })
    assert.deepEqual([both.status, both.body.error.details.field], [400, 'refresh_token'])
    assert.equal((await refresh(undefined)).status, 401)
    assert.equal((await refresh(cookie)).status, 200)
  })

  it('ends at sign-out, and is cleared', async () => {
    const { cookie, access_token } = await joined()
    const out = await post('/logout', { cookie: true }, { cookie, token: access_token })
    assert.equal(out.status, 200, out.text)
    assert.match(setCookies(out)[0] ?? '', /^mettle_session=;.*Max-Age=0/)
    assert.equal((await refresh(cookie)).status, 401)
    // The access token in memory may be of another session than the cookie, which another tab has signed in.
    const [mine, theirs] = [await joined(), await joined()]
    await post('/logout', { cookie: true }, { cookie: theirs.cookie, token: mine.access_token })
    assert.equal((await refresh(theirs.cookie)).status, 200, 'somebody else’s is left alone')
  })

  it('ends at sign-out with it alone, and is cleared where it is worth nothing', async () => {
    const { cookie } = await joined()
    for (const status of [200, 200, 401]) {
      const given = status === 200 ? cookie : 'nothing'
      const out = await post('/logout', { cookie: true }, { cookie: given })
      assert.equal(out.status, status, out.text)
      assert.match(setCookies(out)[0] ?? '', /^mettle_session=;.*Max-Age=0/)
    }
    assert.equal((await refresh(cookie)).status, 401)
  })

  it('counts against its person, not against the address', async () => {
    const { cookie } = await joined()
    const answer = await refresh(cookie)
    assert.equal(answer.headers.get('x-ratelimit-limit'), '1234')
  })
})

it('the session cookie goes by https alone where the site does', async () => {
  const mettle = await testService({ PUBLIC_URL: 'https://mettle.example' })
  const body = { email: 'ada@example.com', password, cookie: true }
  const headers = { origin: 'https://mettle.example' }
  const answer = await mettle.call('POST', '/api/auth/signup', { body, headers })
  assert.equal(answer.status, 201, answer.text)
  assert.match(answer.headers.getSetCookie().join(), /mettle_session=[^,]*; Secure/)
})
