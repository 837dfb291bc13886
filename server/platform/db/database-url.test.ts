import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseDatabaseUrl } from './database-url.ts'

describe('DATABASE_URL', () => {
  it('with one host is what the driver makes of it', () => {
    const { config, places } = parseDatabaseUrl(
      'postgres://me:pass%2Fword@db.example:6432/mettle?sslmode=disable',
    )
    assert.deepEqual(
      [config.host, config.port, config.user, config.password, config.database, config.ssl],
      ['db.example', 6432, 'me', 'pass/word', 'mettle', false],
    )
    assert.deepEqual(places, [])
  })

  it('may name a socket', () => {
    const { config } = parseDatabaseUrl('postgres:///mettle?host=/run/postgresql&port=5433&user=me')
    assert.deepEqual([config.host, config.port, config.user], ['/run/postgresql', 5433, 'me'])
  })

  it('may name several hosts, each with its port or without', () => {
    const { config, places } = parseDatabaseUrl(
      'postgresql://me@one,two:5433,[::1]:5434/mettle?target_session_attrs=read-write',
    )
    assert.deepEqual(places, [
      { host: 'one', port: 5432 },
      { host: 'two', port: 5433 },
      { host: '::1', port: 5434 },
    ])
    assert.equal(config.database, 'mettle')
    assert.ok(!('target_session_attrs' in config))
  })

  it('may name them as parameters, as libpq has it', () => {
    const { places } = parseDatabaseUrl('postgres:///mettle?host=one,/run/pg&port=5432,5433')
    assert.deepEqual(places, [
      { host: 'one', port: 5432 },
      { host: '/run/pg', port: 5433 },
    ])
  })

  it('asks for a server that takes writes, or says that Mettle needs one', () => {
    assert.throws(
      () => parseDatabaseUrl('postgres://one/mettle?target_session_attrs=standby'),
      /Mettle writes/,
    )
    assert.throws(() => parseDatabaseUrl('postgres://one,:1/mettle'), /each host is a name/)
  })

  it('knows each option by its name, and takes each once', () => {
    for (const [option, sentence] of [
      ['sslMode=verify-full', /may have these options: host, .*; not sslMode/],
      ['ssl=true', /not ssl$/],
      ['sslmode=disable&sslmode=verify-full', /sslmode is there more than once/],
    ] as const)
      assert.throws(() => parseDatabaseUrl(`postgres://one/mettle?${option}`), sentence)
  })

  it('knows each sslmode by its name, and no other', () => {
    for (const mode of ['verify_full', 'VERIFY-FULL', 'allow', ''])
      assert.throws(
        () => parseDatabaseUrl(`postgres://one/mettle?sslmode=${mode}`),
        /sslmode must be one of disable/,
      )
  })
})
