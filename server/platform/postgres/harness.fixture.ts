import assert from 'node:assert/strict'
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after } from 'node:test'
import pg from 'pg'
import { type Postgres, startPostgres } from './index.ts'
import type { Connection } from './probe.ts'
import { identify, waitUntil } from './processes.ts'

export const silent = { info() {}, warn() {}, error() {} }
export const quick = { fsync: 'off' }
export const isRoot = process.getuid?.() === 0

/** A folder that goes when the test file ends. */
export function temporaryFolder(mode = 0o755): string {
  const folder = mkdtempSync('/tmp/mettle-test-')
  chmodSync(folder, mode)
  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

export async function withPostgres<T>(dataDir: string, use: (server: Postgres) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir, log: silent, settings: quick })
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

/** All rows of one statement, on a connection of its own. */
export async function ask(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

type Answer =
  | { connection: Connection; version: string; pid: number; refused?: undefined }
  | { refused: string }
export type Owner = { process: ChildProcess; answer: Promise<Answer>; ended: Promise<void> }

/** Starts owner.fixture.ts, from this checkout or from a copy of it. */
export function startOwner(dataDir: string, options: SpawnOptions & { checkout?: string } = {}): Owner {
  const { checkout = import.meta.dirname, ...spawnOptions } = options
  const child = spawn(process.execPath, [join(checkout, 'owner.fixture.ts'), dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    ...spawnOptions,
  })
  after(() => child.kill('SIGTERM'))
  assert.ok(child.stdout)
  const lines = createInterface({ input: child.stdout })
  const answer = new Promise<Answer>((resolve, reject) => {
    lines.once('line', line => resolve(JSON.parse(line)))
    child.once('close', () => reject(new Error('the owner ended without an answer')))
  })
  answer.catch(() => {})
  return { process: child, answer, ended: new Promise(resolve => child.once('close', () => resolve())) }
}

export async function running(
  owner: Owner,
): Promise<{ connection: Connection; version: string; pid: number }> {
  const answer = await owner.answer
  assert.equal(answer.refused, undefined)
  assert.ok(!('refused' in answer && answer.refused))
  return answer as { connection: Connection; version: string; pid: number }
}

export async function stopOwner(owner: Owner): Promise<void> {
  owner.process.stdin?.end()
  await owner.ended
}

export async function killOwner(owner: Owner): Promise<void> {
  owner.process.kill('SIGKILL')
  await owner.ended
}

export async function assertGone(pid: number): Promise<void> {
  assert.ok(await waitUntil(() => identify(pid) === null, 10_000), `process ${pid} is still there`)
}
