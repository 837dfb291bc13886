import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, describe, it } from 'node:test'
import packageFile from '../package.json' with { type: 'json' }
import { bareEnvironment } from '../test/harness/bare-environment.ts'
import { testDatabase } from '../test/harness/index.ts'

type Outcome = { code: number | null; out: string; err: string }
type Settings = Record<string, string>
const password = 'correct horse battery staple'

const environment = (settings: Settings) => ({ ...bareEnvironment, LOG_LEVEL: 'fatal', ...settings })

async function mettle(settings: Settings, args: string[], input = ''): Promise<Outcome> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], {
    env: environment(settings),
    cwd: '/',
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const [out, err] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  return { code: await ended, out: out.join(''), err: err.join('') }
}

/** The one record a command prints, and proof that it prints nothing else. */
function record({ code, out, err }: Outcome) {
  assert.equal(code, 0, err)
  assert.equal(err, '')
  assert.match(out, /^\{.*\}\n$/)
  return JSON.parse(out)
}

const add = (email: string, role: string, ...more: string[]) => [
  'user',
  'add',
  '--email',
  email,
  '--role',
  role,
  ...more,
  '--password-stdin',
]

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mettle-cli-'))
  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

describe('the command line without a service', () => {
  const settings = { METTLE_DATA: dataFolder() }

  it('adds the first person to an installation that was never started', async () => {
    const args = add('Ada@Example.com', 'admin', '--first-name', 'Ada', '--last-name', 'Lovelace')
    const ada = record(await mettle(settings, args, `${password}\n`))
    assert.match(ada.id, /^[0-9a-f-]{36}$/)
    const { id, created_at, updated_at, ...rest } = ada
    assert.deepEqual(rest, {
      email: 'ada@example.com',
      email_verified: true,
      first_name: 'Ada',
      last_name: 'Lovelace',
      role: 'admin',
      disabled: false,
    })
    const listed = record(await mettle(settings, ['user', 'list']))
    assert.deepEqual(listed, ada)
  })

  it('changes a role, and refuses to leave nobody in charge', async () => {
    record(await mettle(settings, add('ben@example.com', 'user'), password))
    const role = ['user', 'role', '--email', 'ben@example.com', '--role', 'manager']
    assert.equal(record(await mettle(settings, role)).role, 'manager')
    const last = await mettle(settings, ['user', 'disable', '--email', 'ada@example.com'])
    assert.deepEqual([last.code, last.out], [1, ''])
    assert.match(last.err, /last admin/)
  })

  it('says what cannot be done, on standard error alone, and ends with 1', async () => {
    const refused: [string[], string, RegExp][] = [
      [add('ada@example.com', 'user'), password, /already has an account/],
      [add('cy@example.com', 'user'), 'short', /assword/],
      [add('cy@example.com', 'user'), '', /assword/],
      [['token', '--email', 'nobody@example.com'], '', /nobody@example.com/],
    ]
    for (const [args, input, why] of refused) {
      const outcome = await mettle(settings, args, input)
      assert.deepEqual([outcome.code, outcome.out], [1, ''], args.join(' '))
      assert.match(outcome.err, why)
      assert.doesNotMatch(outcome.err, /\n\s+at /)
    }
    assert.equal((await mettle(settings, ['user', 'list'])).out.trim().split('\n').length, 2)
  })

  it('refuses settings that the service would refuse', async () => {
    const { code, out, err } = await mettle({ ...settings, PORT: 'x', SIGNUP: 'maybe' }, ['user', 'list'])
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /PORT[\s\S]*SIGNUP/)
  })

  it('verifies the audit log, and ends with 1 when it is not what a checkpoint says', async () => {
    const verify = (...more: string[]) => mettle(settings, ['audit', 'verify', ...more])
    const { code, out } = await verify()
    assert.equal(code, 0)
    const verdict = JSON.parse(out)
    assert.deepEqual([verdict.intact, verdict.from], [true, 0])
    assert.match((await verify('--checkpoint', 'c1-nonsense')).err, /is not a whole checkpoint/)
    assert.match(
      (await mettle(settings, ['audit', 'resume', '--reason', 'none'])).err,
      /checkpoint-mettle is not there/,
    )
    mkdirSync(join(settings.METTLE_DATA, 'audit'), { recursive: true })
    writeFileSync(
      join(settings.METTLE_DATA, 'audit/checkpoint-mettle'),
      verdict.checkpoint.replace(/.$/, 'x'),
    )
    const broken = await verify()
    assert.deepEqual([broken.code, JSON.parse(broken.out).broken_at.problem], [1, 'rewound'])
    const resumed = await mettle(settings, ['audit', 'resume', '--reason', 'a file of another installation'])
    assert.equal(resumed.code, 0, resumed.err)
    assert.equal((await verify()).code, 0)
  })
})

describe('what is not a command', () => {
  it('ends with 2 and says where to look, without touching anything', async () => {
    const { code, out, err } = await mettle({ METTLE_DATA: '/nowhere' }, ['users', 'list'])
    assert.deepEqual([code, out], [2, ''])
    assert.match(err, /no command "users list"[\s\S]*--help/)
  })

  it('is explained by help and --help', async () => {
    for (const args of [['user', '--help'], ['help'], ['help', 'token']]) {
      const { code, out, err } = await mettle({ METTLE_DATA: '/nowhere' }, args)
      assert.deepEqual([code, err], [0, ''])
      assert.match(out, /user add --email E --role R/)
    }
  })

  it('has a version', async () => {
    const { code, out, err } = await mettle({ METTLE_DATA: '/nowhere' }, ['--version'])
    assert.deepEqual([code, err], [0, ''])
    assert.equal(out, `${packageFile.version}\n`)
  })
})

describe('a folder that was mistyped', () => {
  it('is not made into an installation; the command says what it needs', async () => {
    const folder = dataFolder()
    writeFileSync(join(folder, 'something else'), '')
    for (const METTLE_DATA of [join(folder, 'dta'), folder])
      for (const args of [['user', 'list'], ['migrate'], add('ada@example.com', 'admin')]) {
        const { code, out, err } = await mettle({ METTLE_DATA }, args, password)
        assert.deepEqual([code, out], [1, ''])
        assert.match(err, /^There is no installation in .*METTLE_DATA.*DATABASE_URL/)
      }
    assert.deepEqual(readdirSync(folder), ['something else'])
  })
})

describe('the command line beside a running service', () => {
  const settings: Settings = { METTLE_DATA: dataFolder() }
  const service = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: environment({ ...settings, PORT: '0' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(resolve => service.once('close', resolve))
  let address = ''
  before(async () => {
    for await (const line of createInterface({ input: service.stdout })) {
      address = line.match(/http:\/\/[\d.]+:\d+/)?.[0] ?? ''
      if (address) return
    }
    assert.fail('the service ended without naming its address')
  })
  after(async () => {
    service.kill('SIGTERM')
    await ended
  })

  /** An address that answers 404 to whoever is signed in and 401 to everybody else. */
  const ask = async (token: string) =>
    (await fetch(`${address}/api/leads/${randomUUID()}`, { headers: { authorization: `Bearer ${token}` } }))
      .status
  const tokenOf = async (email: string) => {
    const { code, out, err } = await mettle(settings, ['token', '--email', email])
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /^[\w-]+\.[\w-]+\.[\w-]+\n$/)
    return out.trim()
  }

  it('prints a token and nothing else, and the service takes it', async () => {
    record(await mettle(settings, add('ada@example.com', 'telecaller'), password))
    assert.equal(await ask(await tokenOf('ada@example.com')), 404)
    assert.equal(await ask('a.b.c'), 401)
  })

  it('disables somebody at once, and lets them in again', async () => {
    const token = await tokenOf('ada@example.com')
    assert.equal(await ask(token), 404)
    const disable = ['user', 'disable', '--email', 'ada@example.com']
    assert.equal(record(await mettle(settings, disable)).disabled, true)
    assert.equal(await ask(token), 401)
    const refused = await mettle(settings, ['token', '--email', 'ada@example.com'])
    assert.deepEqual([refused.code, refused.out], [1, ''])
    assert.equal(record(await mettle(settings, [...disable, '--enable'])).disabled, false)
    // Their session ended with it; a new one is theirs again.
    assert.equal(await ask(token), 401)
    assert.equal(await ask(await tokenOf('ada@example.com')), 404)
  })

  it('sets a password that signs in, and the old one no more', async () => {
    const signIn = async (given: string) => {
      const body = JSON.stringify({ email: 'ada@example.com', password: given })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })).status
    }
    assert.equal(await signIn(password), 200)
    const set = ['user', 'password', '--email', 'ada@example.com', '--password-stdin']
    record(await mettle(settings, set, 'another horse, another battery'))
    assert.equal(await signIn(password), 401)
    assert.equal(await signIn('another horse, another battery'), 200)
  })

  it('leaves the service running', async () => {
    assert.equal((await mettle(settings, ['migrate'])).code, 0)
    assert.equal(service.exitCode, null)
    assert.equal((await fetch(`${address}/api/health`)).status, 200)
  })
})

describe('the command line on a PostgreSQL of your own', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  before(async () => {
    database = await testDatabase()
  })
  after(() => database.drop())

  it('works with the installation’s key, and does not make up another', async () => {
    const METTLE_KEY = Buffer.alloc(32, 7).toString('base64')
    const settings = { DATABASE_URL: database.url, METTLE_DATA: dataFolder() }
    const without = await mettle(settings, ['user', 'list'])
    assert.deepEqual([without.code, without.out], [1, ''])
    assert.match(without.err, /METTLE_KEY/)
    const added = await mettle({ ...settings, METTLE_KEY }, add('ada@example.com', 'admin'), password)
    assert.equal(record(added).role, 'admin')
    assert.equal((await mettle({ ...settings, METTLE_KEY }, ['migrate'])).out, '')
  })
})
