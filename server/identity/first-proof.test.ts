import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { setPassword } from './people.ts'
import { system } from './system-actor.ts'

const typed = 'what the impostor typed'
const chosen = 'what the owner chose'

describe('an account made with somebody else’s address', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const post = (path: string, body: object, token?: string, headers = {}) =>
    mettle.call('POST', `/api/auth${path}`, { body, headers, ...(token ? { token } : {}) })
  const me = (token: string) => mettle.call('GET', '/api/auth/me', { token })
  const signIn = (email: string, password: string) => post('/login', { email, password })
  const linkTo = async (kind: 'verify' | 'reset', email: string): Promise<string> => {
    const { data } = (await mettle.call('GET', '/api/mail', { as: admin })).body
    const text = data
      .filter((letter: { to: string }) => letter.to === email)
      .map((letter: { text: string }) => letter.text.match(`${kind}#token=(\\S+)`)?.[1])
    return text.find((token?: string) => token !== undefined)
  }

  /** As the page does it where nobody is signed in. */
  const confirmed = async (email: string) =>
    post('/verify', { token: await linkTo('verify', email), cookie: true }, undefined, {
      'sec-fetch-site': 'same-origin',
    })

  /** With what they left in it; the API token as of a time when accounts without a proven address still made them. */
  async function impostor() {
    const email = `${randomUUID()}@example.com`
    const joined = (await post('/signup', { email, password: typed })).body.data
    const { id } = joined.user as { id: string }
    const verify = (verified: boolean) =>
      mettle.superuser.query(
        'update identity.accounts set email_verified_at = case when $2 then now() end where id = $1',
        [id, verified],
      )
    await verify(true)
    const token = (await post('/tokens', { name: 'theirs' }, joined.access_token)).body.data.token as string
    await verify(false)
    const device = (await signIn(email, typed)).headers.get('set-cookie')?.split(';')[0] as string
    await mettle.call('POST', '/api/realtime/tickets', { token: joined.access_token, body: {} })
    await mettle.superuser.query('insert into identity.places (person, network) values ($1, $2)', [id, 'x'])
    await mettle.superuser.query('set session_replication_role = replica')
    await mettle.superuser.query(
      `insert into report_links (id, report_id, user_id, digest, expires_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, $2, now() + interval '1 day')`,
      [id, randomBytes(32)],
    )
    await mettle.superuser.query('reset session_replication_role')
    assert.equal((await me(token)).status, 200)
    const { access_token, refresh_token } = joined as { access_token: string; refresh_token: string }
    return { id, email, token, device, access_token, refresh_token }
  }

  async function assertNothingLeft({ id, token, access_token }: Awaited<ReturnType<typeof impostor>>) {
    assert.equal((await me(token)).status, 401)
    assert.equal((await me(access_token)).status, 401)
    const { rows } = await mettle.superuser.query(
      `select (select count(*)::int from identity.api_tokens where person = $1) as tokens,
         (select count(*)::int from identity.sessions where person = $1 and revoked_at is null) as sessions,
         (select count(*)::int from identity.tickets where person = $1 and kind <> 'reset') as tickets,
         (select count(*)::int from identity.places where person = $1) as places,
         (select count(*)::int from app.realtime_tickets where person = $1) as streams,
         (select count(*)::int from report_links where user_id = $1) as links`,
      [id],
    )
    assert.deepEqual(rows, [{ tokens: 0, sessions: 0, tickets: 0, places: 0, streams: 0, links: 0 }])
  }

  it('makes no API tokens', async () => {
    const { access_token } = await impostor()
    const refused = await post('/tokens', { name: 'another' }, access_token)
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'FORBIDDEN'])
    assert.match(refused.body.error.message, /^Confirm your e-mail address first: .* no API tokens\./)
  })

  it('is its owner’s alone once they choose a password by mail', async () => {
    const theirs = await impostor()
    await post('/password/forgot', { email: theirs.email })
    const token = await linkTo('reset', theirs.email)
    assert.equal((await post('/password/reset', { token, password: chosen })).status, 200)
    await assertNothingLeft(theirs)
    assert.equal((await signIn(theirs.email, typed)).status, 401)
    assert.equal((await signIn(theirs.email, chosen)).body.data.user.email_verified, true)
  })

  it('is its owner’s alone once they confirm the address, and then they choose the password', async () => {
    const theirs = await impostor()
    const proven = await confirmed(theirs.email)
    assert.equal(proven.status, 200, proven.text)
    await assertNothingLeft(theirs)
    assert.equal((await signIn(theirs.email, typed)).status, 401)
    const token = proven.body.data.password_token
    assert.equal((await post('/password/reset', { token, password: chosen })).status, 200)
    assert.equal((await signIn(theirs.email, chosen)).body.data.user.email_verified, true)
  })

  it('keeps neither tokens nor sessions when the operator sets its password', async () => {
    const theirs = await impostor()
    await mettle.db.withActor(system, tx => setPassword(tx, theirs.email, chosen))
    await assertNothingLeft(theirs)
  })

  it('has no device that counts as its owner’s afterwards', async () => {
    const theirs = await impostor()
    const guess = () =>
      post('/login', { email: theirs.email, password: 'a guess of a stranger' }, undefined, {
        cookie: theirs.device,
      })
    const { password_token } = (await confirmed(theirs.email)).body.data
    await post('/password/reset', { token: password_token, password: chosen })
    for (let n = 0; n < 10; n++) await guess()
    assert.equal((await guess()).status, 429)
  })
})

describe('who confirms their address where they are signed in', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })
  const post = (
    path: string,
    body: object,
    options: { token?: string; headers?: Record<string, string> } = {},
  ) => mettle.call('POST', `/api/auth${path}`, { body, ...options })
  const me = (token: string) => mettle.call('GET', '/api/auth/me', { token })

  async function newcomer() {
    const email = `${randomUUID()}@example.com`
    const joined = await post('/signup', { email, password: typed, cookie: true }, own)
    const elsewhere = await post('/login', { email, password: typed })
    const admin = await mettle.person('admin')
    const { data } = (await mettle.call('GET', '/api/mail', { as: admin })).body
    const { text } = data.find((letter: { to: string }) => letter.to === email)
    return {
      email,
      link: text.match(/verify#token=(\S+)/)[1] as string,
      here: joined.body.data.access_token as string,
      cookie: joined.headers.get('set-cookie')?.split(';')[0] as string,
      elsewhere: elsewhere.body.data.access_token as string,
    }
  }
  const own = { headers: { 'sec-fetch-site': 'same-origin' } }

  it('stays so with the password they have, and is signed out elsewhere', async () => {
    const { email, link, here, elsewhere } = await newcomer()
    const proven = await post('/verify', { token: link }, { token: here })
    assert.equal(proven.body.data.password_token, null)
    assert.equal((await me(here)).body.data.email_verified, true)
    assert.equal((await me(elsewhere)).status, 401)
    assert.equal((await post('/login', { email, password: typed })).status, 200)
    assert.equal((await post('/tokens', { name: 'a program' }, { token: here })).status, 201)
  })

  it('may be known by the cookie of the page they signed up on', async () => {
    const { link, here, cookie } = await newcomer()
    const headers = { ...own.headers, cookie }
    const body = { token: link, cookie: true }
    const forged = await post('/verify', body, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })
    assert.equal(forged.status, 403)
    assert.equal((await post('/verify', body, { headers })).body.data.password_token, null)
    assert.equal((await me(here)).body.data.email_verified, true)
  })

  it('is not when it is somebody else’s account they are signed in to', async () => {
    const { link, here } = await newcomer()
    const other = await newcomer()
    const proven = await post('/verify', { token: link }, { token: other.here })
    assert.equal(typeof proven.body.data.password_token, 'string')
    assert.equal((await me(here)).status, 401)
    assert.equal((await me(other.here)).status, 200)
  })
})
