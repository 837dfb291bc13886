import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { altered } from '../../test/harness/altered.ts'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { readMasterKeys } from '../platform/master-key.ts'
import { openSeal } from '../platform/seal.ts'
import { openKeyRing } from './key-ring.ts'
import { rotateKeys } from './keys.ts'
import { system } from './system-actor.ts'

const audience = 'mettle-clients'
const sharedSecret = 'a shared secret of thirty-two bytes or more'
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

/** An issuer of tokens that publishes its keys over HTTP, and can be taken away. */
async function startIssuer() {
  let keys: JWK[] = []
  let away: boolean | 'silent' = false
  const server = createServer((request, response) => {
    if (away === 'silent') return
    if (away) return response.destroy()
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const body = request.url?.includes('openid-configuration')
      ? { issuer, jwks_uri: `${issuer}jwks` }
      : { keys }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    publish: (...published: JWK[]) => {
      keys = published
    },
    leave: (gone: boolean | 'silent') => {
      away = gone
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function makeSigner(alg: string, kid: string) {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  return { jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }, privateKey, alg, kid }
}

describe('tokens', () => {
  let mettle: TestService
  let issuer: Awaited<ReturnType<typeof startIssuer>>
  let rsa: Awaited<ReturnType<typeof makeSigner>>
  let ec: Awaited<ReturnType<typeof makeSigner>>
  let ada: TestPerson
  before(async () => {
    issuer = await startIssuer()
    ;[rsa, ec] = await Promise.all([makeSigner('RS256', 'rsa-1'), makeSigner('ES256', 'ec-1')])
    issuer.publish(rsa.jwk, ec.jwk)
    mettle = await testService({
      AUTH_ISSUER: issuer.url,
      AUTH_AUDIENCE: audience,
      AUTH_JWT_SECRET: sharedSecret,
    })
    ada = await mettle.person('user')
  })
  after(() => issuer.close())

  const me = (token: string) => mettle.call('GET', '/api/auth/me', { token })
  const signed = (
    claims: Record<string, unknown>,
    { key, alg, kid }: { key: Parameters<SignJWT['sign']>[0]; alg: string; kid?: string },
  ) =>
    new SignJWT({ iss: issuer.url, aud: audience, sub: 'auth0|ada', exp: inAnHour(), ...claims })
      .setProtectedHeader({ alg, ...(kid ? { kid } : {}) })
      .sign(key)
  const byRsa = (claims: Record<string, unknown> = {}) =>
    signed(claims, { key: rsa.privateKey, alg: 'RS256', kid: 'rsa-1' })
  const bySecret = (claims: Record<string, unknown> = {}) =>
    signed(claims, { key: Buffer.from(sharedSecret), alg: 'HS256' })
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  it('of an issuer that is away at first are taken as soon as it is back', async () => {
    const token = await byRsa({ sub: 'patient' })
    for (const gone of [true, 'silent'] as const) {
      issuer.leave(gone)
      assert.equal((await me(token)).status, 503)
    }
    issuer.leave(false)
    assert.equal((await me(token)).status, 200)
  })

  it('of another issuer make a profile on first sight, one for each subject, also when many arrive at once', async () => {
    const token = await byRsa({ given_name: 'Ada', family_name: 'Lovelace', email: 'Ada@idp.example' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => me(token)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const ids = new Set(answers.map(({ body }) => body.data.id))
    assert.equal(ids.size, 1)
    const { data } = answers[0]?.body ?? {}
    assert.deepEqual(
      [data.role, data.first_name, data.last_name, data.email, data.email_verified],
      ['user', 'Ada', 'Lovelace', 'ada@idp.example', false],
    )
    const again = await me(await signed({}, { key: ec.privateKey, alg: 'ES256', kid: 'ec-1' }))
    assert.ok(ids.has(again.body.data.id))
    assert.ok(!ids.has((await me(await byRsa({ sub: 'auth0|grace' }))).body.data.id))
  })

  it('name the profile by their subject when that is a UUID', async () => {
    const sub = crypto.randomUUID()
    assert.equal((await me(await byRsa({ sub: sub.toUpperCase() }))).body.data.id, sub)
    assert.equal((await me(await bySecret({ sub }))).body.data.id, sub)
    // A role somebody else puts into a token means nothing here.
    assert.equal((await me(await byRsa({ sub, role: 'admin' }))).body.data.role, 'user')
  })

  it('are refused when anything about them is wrong', async () => {
    const own = await mettle.identity.accessTokenFor(ada.id)
    const [header, payload, signature] = own.split('.') as [string, string, string]
    const { kid } = decodeProtectedHeader(own)
    const stranger = await makeSigner('ES256', kid as string)
    const claims = { iss: issuer.url, aud: audience, sub: ada.id, exp: inAnHour() }
    const ownClaims = decodeJwt(own)
    const byEc = (more: Record<string, unknown>) =>
      signed(more, { key: ec.privateKey, alg: 'ES256', kid: 'ec-1' })
    const wrong: Record<string, string> = {
      expired: await byRsa({ exp: 1_700_000_000 }),
      'exp as text': await byRsa({ exp: String(inAnHour()) }),
      'without exp': await byRsa({ exp: undefined }),
      'without sub': await byRsa({ sub: undefined }),
      'empty sub': await byRsa({ sub: '' }),
      'not yet': await byRsa({ nbf: inAnHour() }),
      'another audience': await byRsa({ aud: 'somebody else' }),
      'another issuer': await byRsa({ iss: 'https://evil.example/' }),
      'issuer without its slash': await byRsa({ iss: issuer.url.slice(0, -1) }),
      'without issuer': await byRsa({ iss: undefined }),
      'alg none': `${part({ alg: 'none' })}.${part(claims)}.`,
      'alg None with signature': `${part({ alg: 'None', kid: 'rsa-1' })}.${part(claims)}.${signature}`,
      'public key as secret': await signed(
        {},
        { key: Buffer.from(JSON.stringify(rsa.jwk)), alg: 'HS256', kid: 'rsa-1' },
      ),
      'another secret': await signed({}, { key: Buffer.alloc(32, 1), alg: 'HS256' }),
      'HS512 of the secret': await signed({}, { key: Buffer.from(sharedSecret.repeat(2)), alg: 'HS512' }),
      'signed by a stranger with a known kid': await signed(
        {},
        { key: stranger.privateKey, alg: 'ES256', kid: 'ec-1' },
      ),
      'swapped kid': await signed({}, { key: ec.privateKey, alg: 'ES256', kid: 'rsa-1' }),
      'unknown kid': await signed({}, { key: ec.privateKey, alg: 'ES256', kid: 'none such' }),
      'ours, payload changed': `${header}.${part({ ...ownClaims, role: 'admin' })}.${signature}`,
      'ours, signature changed': `${header}.${payload}.${altered(signature)}`,
      'ours, without signature': `${header}.${payload}.`,
      'ours, signed by a stranger': await signed(ownClaims, {
        key: stranger.privateKey,
        alg: 'ES256',
        kid: kid as string,
      }),
      'ours, signed with the shared secret': await bySecret({ ...ownClaims }),
      'ours, signed by the other issuer': await byEc({ ...ownClaims }),
      'the other issuer’s, naming our key': await signed(
        {},
        { key: ec.privateKey, alg: 'ES256', kid: kid as string },
      ),
      'ours, padded': `${own}=`,
      'ours, spelled otherwise': `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`,
      nonsense: 'nonsense',
      dots: '..',
      'too long': `${own}${'A'.repeat(9_000)}`,
    }
    for (const [what, token] of Object.entries(wrong)) {
      const answer = await me(token)
      assert.equal(answer.status, 401, `${what}: ${answer.text}`)
      assert.equal(answer.body.error.code, 'UNAUTHORIZED')
    }
    for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${own}`, own, `Bearer ${own} ${own}`]) {
      const answer = await mettle.call('GET', '/api/auth/me', { headers: { authorization } })
      assert.equal(answer.status, 401, authorization)
    }
    assert.equal(
      (await mettle.call('GET', '/api/auth/me', { headers: { authorization: `bearer  ${own}` } })).status,
      200,
    )
  })

  it('stop working when they expire, remembered or not', async t => {
    const token = await byRsa({ sub: 'brief', exp: Math.floor(Date.now() / 1000) + 60 })
    assert.equal((await me(token)).status, 200)
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 61_000 })
    assert.equal(await mettle.identity.bearerOf(`Bearer ${token}`), undefined)
  })

  it('are refused at once when the person behind another issuer’s token is disabled', async () => {
    const admin = await mettle.person('admin')
    const token = await byRsa({ sub: 'leaver' })
    const { id } = (await me(token)).body.data
    await mettle.call('PATCH', `/api/people/${id}`, { as: admin, body: { disabled: true } })
    assert.equal((await me(token)).status, 401)
    assert.equal((await me(await bySecret({ sub: 'leaver' }))).status, 401)
  })

  it('are signed with a new key every month, which is published a day before and known to every instance', async () => {
    const seal = openSeal(readMasterKeys(undefined, mettle.dataDir) as Buffer[])
    const other = await openKeyRing(mettle.db, seal)
    const kidOf = (token: string) => decodeProtectedHeader(token).kid as string
    const published = async () =>
      (await mettle.call('GET', '/.well-known/jwks.json')).body.keys.map((key: JWK) => key.kid)
    const pass = (days: number) =>
      mettle.superuser.query(
        `update identity.signing_keys set active_from = active_from - make_interval(days => $1)`,
        [days],
      )
    const rotate = () => mettle.db.withActor(system, tx => rotateKeys(tx, seal))
    const token = () => mettle.identity.accessTokenFor(ada.id)

    const old = await token()
    assert.deepEqual(await published(), [kidOf(old)])
    await Promise.all([rotate(), rotate()])
    assert.equal((await rotate()).length, 1)

    await pass(31)
    const announced = await Promise.all([rotate(), rotate()])
    const fresh = announced[0]?.find(({ kid }) => kid !== kidOf(old))?.kid as string
    assert.equal((await rotate()).length, 2)
    await mettle.identity.ready()
    assert.deepEqual((await published()).sort(), [kidOf(old), fresh].sort())
    assert.equal(kidOf(await token()), kidOf(old))

    // Its day has come. An instance that has not heard of the key looks it up.
    await pass(1)
    const renewed = await token()
    assert.equal(kidOf(renewed), fresh)
    await eventually(() => other.find(fresh))
    assert.equal((await me(renewed)).status, 200)
    assert.equal((await me(await token())).status, 200)

    // The old one goes when its last token is long gone.
    assert.equal((await rotate()).length, 2)
    await pass(2)
    assert.deepEqual(
      (await rotate()).map(({ kid }) => kid),
      [fresh],
    )
  })

  it('can still be made when the master key that sealed the signing keys is gone', async () => {
    const stranger = openSeal([Buffer.alloc(32, 7)])
    const before = (await mettle.superuser.query('select kid from identity.signing_keys')).rows
    const ring = await openKeyRing(mettle.db, stranger)
    const token = await mettle.db.withActor(system, tx =>
      ring.sign(tx, 'x', { id: ada.id, role: 'user', session: crypto.randomUUID() }),
    )
    assert.ok(!before.some(({ kid }) => kid === decodeProtectedHeader(token).kid))
    assert.equal((await ring.published()).length, before.length + 1)
    await mettle.superuser.query('delete from identity.signing_keys where not kid = any($1)', [
      before.map(({ kid }) => kid),
    ])
  })
})

describe('tokens of a shared secret alone', () => {
  it('are taken whatever their issuer says, but not as our own', async () => {
    const mettle = await testService({ AUTH_JWT_SECRET: sharedSecret, PUBLIC_URL: 'https://mettle.example' })
    const token = (claims: Record<string, unknown>) =>
      new SignJWT({ sub: crypto.randomUUID(), exp: inAnHour(), ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(sharedSecret))
    const status = async (claims: Record<string, unknown>) =>
      (await mettle.call('GET', '/api/auth/me', { token: await token(claims) })).status
    assert.equal(await status({ iss: 'https://project.example/auth/v1', aud: 'authenticated' }), 200)
    assert.equal(await status({}), 200)
    assert.equal(await status({ iss: 'https://mettle.example', aud: 'mettle' }), 401)
    assert.equal(await status({ sub: undefined }), 401)
  })
})
