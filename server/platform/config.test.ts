import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, it } from 'node:test'
import { ConfigError, readConfig } from './config.ts'
import { certificate, key } from './tls.fixture.ts'

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    for (const problem of error.problems) assert.ok(error.message.includes(problem))
    return error.problems
  }
}

const providers = (...issuers: string[]) =>
  JSON.stringify(issuers.map(issuer => ({ name: 'id', issuer, client_id: 'mettle' })))

describe('settings', () => {
  it('need none to be given', () => {
    const config = readConfig({})
    assert.equal(config.host, '127.0.0.1')
    assert.equal(config.port, 3000)
    assert.equal(config.publicUrl, 'http://127.0.0.1:3000')
    assert.equal(config.dataDir, resolve('./data'))
    assert.equal(config.signup, 'open')
    assert.deepEqual(config.limits, { authenticated: 1000, anonymous: 100, bulk: 10, health: 60 })
    assert.deepEqual(config.trustedProxies, [])
    assert.deepEqual(config.corsOrigins, [])
    assert.equal(config.tls, undefined)
    assert.equal(config.metricsToken, undefined)
  })

  it('are refused with every problem named at once', () => {
    const names = problemsOf({
      PORT: '65536',
      PUBLIC_URL: 'mettle.example.com',
      DATABASE_URL: 'mysql://me:hunter2@host/db',
      REDIS_URL: 'localhost:6379',
      SMTP_URL: 'http://mail.example.com',
      METTLE_KEY: 'short',
      SIGNUP: 'maybe',
      TRUSTED_PROXIES: '10.0.0.1, the proxy',
      CORS_ORIGINS: 'https://app.example.com/',
      AUTH_JWT_SECRET: 'short',
      AUTH_JWKS_URL: 'https://id.example.com/keys',
      OIDC_PROVIDERS: '[{"name": "Not a name"}]',
      RATE_LIMIT_AUTHENTICATED: 'many',
      RATE_LIMIT_ANONYMOUS: '0',
      RATE_LIMIT_BULK: '1.5',
      TLS_CERT: '/nowhere/cert.pem',
      LOG_LEVEL: 'loud',
      PHONE_REGION: 'India',
    }).map(problem => problem.match(/^[A-Z_]+/)?.[0])
    assert.deepEqual(names.toSorted(), [
      'AUTH_JWKS_URL',
      'AUTH_JWT_SECRET',
      'CORS_ORIGINS',
      'DATABASE_URL',
      'LOG_LEVEL',
      'METTLE_KEY',
      'OIDC_PROVIDERS',
      'OIDC_PROVIDERS',
      'PHONE_REGION',
      'PORT',
      'PUBLIC_URL',
      'RATE_LIMIT_ANONYMOUS',
      'RATE_LIMIT_AUTHENTICATED',
      'RATE_LIMIT_BULK',
      'REDIS_URL',
      'SIGNUP',
      'SMTP_URL',
      'TLS_CERT',
      'TRUSTED_PROXIES',
    ])
  })

  for (const [name, value, alike] of [
    ['PUBLIC_URL', 'http://', 'http://mettle.example.com/app'],
    ['PUBLIC_URL', 'https://mettle.example.com/?a=b', 'https://mettle.example.com'],
    ['PUBLIC_URL', 'http://two words', 'http://[::1]:3000'],
    ['PORT', '0x10', '16'],
    ['PORT', '8e1', '0'],
    ['RATE_LIMIT_BULK', '1e3', '1000'],
    ['SMTP_URL', 'smtp://', 'smtp://mail'],
    ['SMTP_URL', 'smtps://:465', 'smtps://mail.example.com'],
    ['REDIS_URL', 'redis://', 'redis://127.0.0.1:6379/1'],
    ['SMTP_URL', 'smtp://mail.example.com:many', 'smtp://me:secret@mail.example.com:25'],
    ['MAIL_FROM', 'the office', 'Acme & Co. <office@localhost>'],
    ['PHONE_REGION', 'ZZ', 'DE'],
    ['AUTH_ISSUER', 'somebody', 'https://id.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', '10.0.0.0/8, ::1, fd00::/8'],
    ['OIDC_PROVIDERS', providers('http://'), providers('http://id.example.com')],
    ['OIDC_PROVIDERS', providers('http://a', 'http://b'), '[]'],
  ] as const)
    it(`${name} is refused when it is ${value}, and taken when it is ${alike}`, () => {
      const [problem, ...more] = problemsOf({ [name]: value })
      assert.match(problem ?? '', new RegExp(`^${name}`))
      assert.deepEqual(more, [])
      assert.deepEqual(problemsOf({ [name]: alike }), [])
    })

  it('never repeat an address that may hold a password', () => {
    const [problem] = problemsOf({ DATABASE_URL: 'mysql://me:hunter2@host/db' })
    assert.doesNotMatch(problem as string, /hunter2/)
  })

  it('take one half of TLS for a mistake, and files that are no certificate and key', () => {
    const file = (name: string, text: string) => {
      const path = join(tmpdir(), `mettle-config-${process.pid}-${name}.pem`)
      writeFileSync(path, text)
      return path
    }
    const TLS_CERT = file('certificate', certificate)
    const TLS_KEY = file('key', key)
    assert.match(problemsOf({ TLS_CERT })[0] as string, /set both or neither/)
    assert.match(problemsOf({ TLS_CERT, TLS_KEY: TLS_CERT })[0] as string, /in PEM form/)
    const config = readConfig({ TLS_CERT, TLS_KEY })
    assert.equal(config.tls?.cert.toString(), certificate)
    assert.equal(config.publicUrl, 'https://127.0.0.1:3000')
  })

  it('read an empty value as none', () => {
    assert.deepEqual(readConfig({ PORT: '', DATABASE_URL: ' ', SIGNUP: '' }), readConfig({}))
  })

  it('give a public address that a browser can open and that ends without a slash', () => {
    assert.equal(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl, 'http://localhost:8080')
    assert.equal(readConfig({ HOST: '::1' }).publicUrl, 'http://[::1]:3000')
    assert.equal(
      readConfig({ PUBLIC_URL: 'https://mettle.example.com//' }).publicUrl,
      'https://mettle.example.com',
    )
  })

  it('warn of a public address that opens on this machine alone', () => {
    for (const HOST of ['0.0.0.0', '::']) {
      assert.match(readConfig({ HOST }).warnings.join(), /^PUBLIC_URL is not set: .*http:\/\/localhost:3000/)
      assert.deepEqual(readConfig({ HOST, PUBLIC_URL: 'https://mettle.example.com' }).warnings, [])
    }
    assert.deepEqual(readConfig({}).warnings, [])
  })

  it('split a list of proxies', () => {
    assert.deepEqual(readConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,' }).trustedProxies, [
      '10.0.0.1',
      '10.1.0.0/16',
    ])
  })
})
