import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, it } from 'node:test'
import { ConfigError, readConfig } from './config.ts'

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

describe('settings', () => {
  it('need none to be given', () => {
    const config = readConfig({})
    assert.equal(config.host, '127.0.0.1')
    assert.equal(config.port, 3000)
    assert.equal(config.publicUrl, 'http://127.0.0.1:3000')
    assert.equal(config.dataDir, resolve('./data'))
    assert.equal(config.signup, 'open')
    assert.deepEqual(config.limits, { authenticated: 1000, anonymous: 100, bulk: 10 })
    assert.deepEqual(config.trustedProxies, [])
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
      SIGNUP: 'maybe',
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
      'DATABASE_URL',
      'LOG_LEVEL',
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
    ])
  })

  it('never repeat an address that may hold a password', () => {
    const [problem] = problemsOf({ DATABASE_URL: 'mysql://me:hunter2@host/db' })
    assert.doesNotMatch(problem as string, /hunter2/)
  })

  it('take one half of TLS for a mistake', () => {
    const certificate = join(tmpdir(), `mettle-config-${process.pid}.pem`)
    writeFileSync(certificate, 'certificate')
    assert.match(problemsOf({ TLS_CERT: certificate })[0] as string, /set both or neither/)
    const config = readConfig({ TLS_CERT: certificate, TLS_KEY: certificate })
    assert.equal(config.tls?.cert.toString(), 'certificate')
    assert.equal(config.publicUrl, 'https://127.0.0.1:3000')
  })

  it('read an empty value as none', () => {
    assert.deepEqual(readConfig({ PORT: '', DATABASE_URL: ' ', SIGNUP: '' }), readConfig({}))
  })

  it('give a public address that a browser can open and that ends without a slash', () => {
    assert.equal(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl, 'http://localhost:8080')
    assert.equal(
      readConfig({ PUBLIC_URL: 'https://mettle.example.com//' }).publicUrl,
      'https://mettle.example.com',
    )
  })

  it('split a list of proxies', () => {
    assert.deepEqual(readConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,' }).trustedProxies, [
      '10.0.0.1',
      '10.1.0.0/16',
    ])
  })
})
