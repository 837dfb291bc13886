// Makes a small installation with a released version, over HTTP as its people would, and keeps it as SQL:
//
//   git worktree add /tmp/released 2c8f820 && (cd /tmp/released && npm ci)
//   node test/upgrade/make-dump.ts /tmp/released 0.1.0
//
// The dump is made by Debian's PostgreSQL, the oldest that Mettle runs on, so that newer ones can load it too.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findDebianServer, startPostgres } from '../../server/platform/postgres/index.ts'
import { answerTo, type Shown } from '../harness/taker.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Data = any

const [checkout, version] = process.argv.slice(2) as [string, string]
const key = Buffer.alloc(32, 'mettle upgrade').toString('base64')
const password = 'a password from before the upgrade'
const folder = mkdtempSync(join(tmpdir(), 'mettle-released-'))
// Run by root, Debian's initdb walks back to this folder by name under another account.
chmodSync(folder, 0o755)
const binaries = findDebianServer()
if (!binaries || !version) throw new Error('Needs a checkout, its version and a PostgreSQL of Debian.')
const log = { info() {}, warn() {}, error: console.error }
const postgres = await startPostgres({ dataDir: folder, log, binaries })

try {
  const { host, user, password: secret } = postgres.connection
  const superuser = new pg.Client(postgres.connection)
  await superuser.connect()
  await superuser.query('create database mettle')
  await superuser.end()
  const env = {
    ...process.env,
    DATABASE_URL: `postgres:///mettle?${new URLSearchParams({ host, user, password: secret })}`,
    METTLE_DATA: join(folder, 'service'),
    METTLE_KEY: key,
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_ANONYMOUS: '100000',
    RATE_LIMIT_AUTHENTICATED: '100000',
  }
  const service = spawn(process.execPath, ['server/main.ts'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(resolve => service.once('close', resolve))
  const facts = await fill(await addressOf(service.stdout), env)
  // The sealer links the last entries within a second or two.
  await sleep(5_000)
  service.kill('SIGTERM')
  await ended
  keep(facts, await counted())
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(url: string, env: NodeJS.ProcessEnv) {
  const call = async (method: string, path: string, token?: string, body?: unknown): Promise<Data> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = (await response.json()) as Data
    if (!answer.success) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const email = (name: string) => `${name}@before.example`
  const add = (name: string, role: string) => {
    const args = [
      'server/cli.ts',
      'user',
      'add',
      '--email',
      email(name),
      '--role',
      role,
      '--first-name',
      name,
    ]
    const { status, stderr, stdout } = spawnSync(process.execPath, [...args, '--password-stdin'], {
      cwd: checkout,
      env,
      input: password,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return JSON.parse(stdout).id as string
  }
  const people = {
    admin: add('asha', 'admin'),
    manager: add('vikram', 'manager'),
    telecaller: add('priya', 'telecaller'),
    user: add('daniel', 'user'),
  }
  const signIn = (name: string) => call('POST', '/auth/login', undefined, { email: email(name), password })
  const [asha, vikram, priya, daniel] = [
    (await signIn('asha')).access_token,
    (await signIn('vikram')).access_token,
    (await signIn('priya')).access_token,
    (await signIn('daniel')).access_token,
  ]

  const leads: string[] = []
  for (const name of ['Grace Hopper', 'Ada Lovelace', 'Katherine Johnson']) {
    const lead = await call('POST', '/leads', priya, {
      name,
      phone: `098765 4321${leads.length}`,
      company: 'Navy',
      source: 'website',
    })
    leads.push(lead.id)
  }
  const content = 'Wants the price list before Diwali – ₹ 40,000 at most.'
  await call('POST', `/leads/${leads[0]}/interactions`, priya, {
    type: 'call',
    outcome: 'connected',
    duration_seconds: 240,
    content,
    follow_up_at: '2030-01-15T10:00:00Z',
  })
  await call('POST', `/leads/${leads[1]}/interactions`, priya, { type: 'note', content: 'Prefers e-mail.' })
  await call('POST', `/leads/${leads[1]}/interactions`, priya, {
    type: 'call',
    outcome: 'do_not_call',
    content: 'Asked not to be called again.',
  })
  await call('PUT', `/leads/${leads[2]}`, vikram, { status: 'qualified', assigned_to: people.telecaller })
  await call('GET', `/leads/${leads[0]}?include=interactions`, vikram)

  const [{ id: assessment }] = await call('GET', '/assessments', priya)
  const step = (attempt: Data, token: string, n: number) =>
    call('POST', `/assessments/${assessment}/responses`, token, {
      attempt_id: attempt.id,
      answers: [
        {
          question_id: attempt.questions[0].id,
          value: answerTo(attempt.questions[0] as Shown, 2 + (n % 4)),
          elapsed_ms: 4000,
        },
      ],
    })
  const start = (token: string) =>
    call('POST', '/assessments/start', token, { assessment_id: assessment, intake: { time: 'short' } })

  let scored = await start(priya)
  for (let n = 0; scored.questions.length > 0; n++) scored = (await step(scored, priya, n)).attempt
  const { results } = await call('POST', '/assessments/submit', priya, { attempt_id: scored.id })
  await call('POST', `/assessments/${assessment}/peers`, priya, {
    emails: ['one@peers.example', 'two@peers.example', 'three@peers.example', 'late@peers.example'],
  })
  const letters: { to: string; text: string }[] = await call('GET', '/mail?limit=100', asha)
  const tokenFor = (to: string) =>
    letters.find(letter => letter.to === to)?.text.match(/\/feedback#token=(\S+)/)?.[1] as string
  for (const name of ['one', 'two', 'three']) {
    const token = tokenFor(`${name}@peers.example`)
    const { questions } = await call('GET', `/peer-feedback/${token}`)
    await call('POST', `/peer-feedback/${token}`, undefined, {
      answers: questions.map((question: Shown) => ({ question_id: question.id, value: 5 })),
    })
  }
  const rescored = await call('GET', `/assessments/${assessment}/results`, priya)

  let underWay = await start(daniel)
  for (let n = 0; n < 7; n++) underWay = (await step(underWay, daniel, n)).attempt
  const own = await call('POST', '/assessments', vikram, {
    title: 'Warm-up',
    questions: [{ any: 'shape' }],
    scoring_rules: 'none yet',
  })
  await call('POST', `/people/${people.telecaller}/outcomes`, vikram, {
    metric: 'sales',
    period_from: '2026-10-01',
    period_to: '2026-10-31',
    value: 12,
    n: 40,
  })
  await call('POST', '/invitations', asha, { email: 'nisha@before.example', role: 'telecaller' })
  const session = await signIn('priya')
  const { head } = await call('GET', '/audit/verify', asha)
  return {
    version,
    key,
    password,
    people,
    leads,
    content,
    assessments: { builtIn: assessment, own: own.id },
    scored: {
      attempt: scored.id,
      alone: scores(results),
      withPeers: scores(rescored),
    },
    underWay: { attempt: underWay.id, answered: 7, next: underWay.questions[0].id },
    lateFeedback: tokenFor('late@peers.example'),
    invitation: (await call('GET', '/mail?limit=100', asha))
      .find((letter: { to: string }) => letter.to === 'nisha@before.example')
      .text.match(/#token=(\S+)/)[1],
    refreshToken: session.refresh_token,
    auditHead: head,
  }
}

function scores({ dimensions }: Data): Record<string, number> {
  return Object.fromEntries(
    dimensions.map((d: { dimension: string; score: number }) => [d.dimension, d.score]),
  )
}

/** How many rows each table of ours holds. */
async function counted() {
  const client = new pg.Client({ ...postgres.connection, database: 'mettle' })
  await client.connect()
  const { rows } = await client.query(
    `select schemaname || '.' || relname as name from pg_stat_user_tables
     where schemaname in ('public', 'identity', 'audit') order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows)
    counts[name] = Number((await client.query(`select count(*) as n from ${name}`)).rows[0].n)
  await client.end()
  return counts
}

function keep(facts: object, counts: object) {
  const { host, user, password: secret } = postgres.connection
  const run = (program: string, args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      join(binaries?.binDir as string, program),
      ['--host', host, '--username', user, ...args],
      { encoding: 'utf8', maxBuffer: 1 << 26, env: { ...process.env, PGPASSWORD: secret } },
    )
    if (status !== 0) throw new Error(stderr)
    return stdout
  }
  const roles = run('pg_dumpall', ['--roles-only'])
    .split('\n')
    .filter(line => /mettle_runtime/.test(line))
  const database = run('pg_dump', ['--create', '--inserts', '--rows-per-insert=50', 'mettle'])
    .split('\n')
    // psql's own commands, the database's creation and remarks are nothing a driver can send.
    .filter(line => !/^(\\|--|CREATE DATABASE|ALTER DATABASE)/.test(line))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
  const base = join(import.meta.dirname, version)
  writeFileSync(`${base}.sql`, `${roles.join('\n')}\n${database}`)
  writeFileSync(`${base}.json`, `${JSON.stringify({ ...facts, counts }, null, 2)}\n`)
}

async function addressOf(stdout: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const address = line.match(/http:\/\/[\d.]+:\d+/)?.[0]
    if (address) return address
  }
  throw new Error('the service ended without naming its address')
}
