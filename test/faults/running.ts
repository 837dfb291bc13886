import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bareEnvironment } from '../harness/bare-environment.ts'
import { undoLater } from '../harness/index.ts'

const server = join(import.meta.dirname, '../../server')
const quiet = {
  ...bareEnvironment,
  PORT: '0',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_AUTHENTICATED: '1000000',
  RATE_LIMIT_ANONYMOUS: '1000000',
  RATE_LIMIT_HEALTH: '1000000',
}

export type Settings = Record<string, string>
export type Running = {
  process: ChildProcess
  url: string
  /** Its lines on standard output so far. */
  said: string[]
  ended: Promise<number | null>
}

export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mettle-fault-'))
  chmodSync(folder, 0o755)
  undoLater(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

/** The same, as a first start leaves it: making a database anew takes longer than what is tried with it. */
export function installation(): string {
  const folder = dataFolder()
  const prepared = process.env.METTLE_TEST_INSTALLATION
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, folder])
  return folder
}

/** The service as `npm start` runs it, or by npm itself, in a process of its own; it may not listen yet. */
export function spawnMettle(settings: Settings, by: 'node' | 'npm' = 'node') {
  const npmStart = ['npm', '--prefix', join(server, '..'), '--ignore-scripts', 'start']
  const [command = '', ...given] = by === 'npm' ? npmStart : [process.execPath, join(server, 'main.ts')]
  const child = spawn(command, given, {
    env: { ...quiet, ...settings },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  undoLater(() => {
    child.kill('SIGTERM')
    return ended
  })
  const said: string[] = []
  const listening = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      said.push(line)
      const address = line.match(/https?:\/\/[\d.]+:\d+/)?.[0]
      if (address) resolve(address)
    })
    child.once('exit', code => reject(new Error(`the service ended with ${code} before it listened`)))
  })
  listening.catch(() => {})
  return { process: child, listening, said, ended }
}

/** The same, once it listens. */
export async function startMettle(settings: Settings, by: 'node' | 'npm' = 'node'): Promise<Running> {
  const { listening, ...mettle } = spawnMettle(settings, by)
  return { ...mettle, url: await listening }
}

/** The operator's command line; fails where it ends with another code than 0. */
export const command = (settings: Settings, given: string[], input?: string) =>
  execFileSync(process.execPath, [join(server, 'cli.ts'), ...given], {
    env: { ...quiet, ...settings },
    cwd: '/',
    input,
    stdio: ['pipe', 'ignore', 'inherit'],
  })

/** Somebody new, added by the operator's command line and signed in. */
export async function tokenFor({ url }: Running, settings: Settings, role: string): Promise<string> {
  const email = `${role}@example.com`
  const password = 'a long enough pass phrase'
  command(settings, ['user', 'add', '--email', email, '--role', role, '--password-stdin'], `${password}\n`)
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  assert.equal(signedIn.status, 200)
  return ((await signedIn.json()) as { data: { access_token: string } }).data.access_token
}

export const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0])

/** A process and its children stand still until what comes back is called, or the tests are over. */
export function freeze(pid: number): () => void {
  const isChild = (other: string) => {
    try {
      return readFileSync(`/proc/${other}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid)
    } catch {
      return false
    }
  }
  const all = [pid, ...readdirSync('/proc').filter(isChild).map(Number)]
  for (const one of all) process.kill(one, 'SIGSTOP')
  const thaw = () => {
    for (const one of all.splice(0).reverse()) process.kill(one, 'SIGCONT')
  }
  undoLater(thaw)
  return thaw
}

export type Reply = {
  status: number
  body: { data?: { id: string; token?: string }; error?: { code: string; details?: { reason?: string } } }
  headers: Headers
}

/** The general code, which the list and create handlers give beside their own. */
export const reasonOf = ({ body }: Reply) => body.error?.details?.reason ?? body.error?.code

/** An answer, or undefined when the service went away meanwhile. */
export async function ask(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply | undefined> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Reply['body'],
    }
  } catch {
    return undefined
  }
}

/** Every lead's id, and the total that goes with the list. */
export async function allLeads(url: string, token: string) {
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const answer = await fetch(`${url}/api/leads?limit=1000&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(answer.status, 200)
    const { data, meta } = (await answer.json()) as { data: { id: string }[]; meta: { total: number } }
    for (const { id } of data) ids.add(id)
    if (data.length < 1000) return { ids, total: meta.total }
  }
}

/** Numbers that can be had again with the same seed. */
export function dice(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
