import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import pg from 'pg'
import { readConfig } from '../../server/platform/config.ts'
import type { Role } from '../../server/platform/db/index.ts'
import { startService } from '../../server/service.ts'
import { startCluster, template } from './cluster.ts'
import { conformance } from './conformance.ts'

export type TestPerson = { id: string; role: Role; token: string }
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = { status: number; body: any; headers: Headers; text: string }
export type CallOptions = {
  as?: TestPerson
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

// Undone in the opposite order, after the file's last test.
const undo: (() => unknown)[] = []
export const undoLater = (step: () => unknown) => void undo.push(step)
export async function undoAll() {
  for (const step of undo.splice(0).reverse()) await step()
}
after(undoAll)

async function cluster(): Promise<pg.ClientConfig> {
  const shared = process.env.METTLE_TEST_CLUSTER
  if (shared) return JSON.parse(shared)
  const own = await startCluster()
  undo.push(own.stop)
  return own.connection
}

const asUrl = ({ host, user, password, database, port }: pg.ClientConfig) =>
  `postgres:///${database}?${new URLSearchParams({ host: String(host), port: String(port), user: String(user), password: String(password) })}`

export type TestDatabase = Awaited<ReturnType<typeof testDatabase>>

/** A database of this test's own, migrated unless told otherwise, and a client that no policy holds back. */
export async function testDatabase(from: typeof template | 'template0' = template) {
  const connection = await cluster()
  const name = `mettle_${randomBytes(6).toString('hex')}`
  const maintenance = new pg.Client({ ...connection, database: 'postgres' })
  await maintenance.connect()
  await maintenance.query(`create database ${name} template ${from}`).catch(async error => {
    await maintenance.end()
    throw error
  })
  const own = { ...connection, database: name }
  const superuser = new pg.Client(own)
  await superuser.connect()
  return {
    connection: own,
    url: asUrl(own),
    superuser,
    async drop() {
      await superuser.end()
      await maintenance.query(`drop database ${name} with (force)`)
      await maintenance.query(`drop role if exists ${name}_runtime`)
      await maintenance.end()
    },
  }
}

const conformances = new Map<string, ReturnType<typeof conformance>>()
/** Most services have the same document, and making a check of it takes long. */
function conformanceTo(document: string) {
  const known = conformances.get(document) ?? conformance(JSON.parse(document))
  conformances.set(document, known)
  return known
}

export type TestService = Awaited<ReturnType<typeof testService>>

/** The whole service on a database of its own, reached over HTTP as anybody would. Stops by itself after the tests. */
export async function testService(settings: Record<string, string> = {}, given?: TestDatabase) {
  const database = given ?? (await testDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'mettle-data-'))
  const service = await startService(
    readConfig({
      DATABASE_URL: database.url,
      METTLE_DATA: dataDir,
      PORT: '0',
      LOG_LEVEL: process.env.TEST_LOG ?? 'fatal',
      RATE_LIMIT_AUTHENTICATED: '1000000',
      RATE_LIMIT_ANONYMOUS: '1000000',
      RATE_LIMIT_BULK: '1000000',
      RATE_LIMIT_HEALTH: '1000000',
      ...settings,
    }),
  ).catch(async error => {
    // An open connection would keep the file's process, and with it the whole run, from ending.
    await database.drop()
    throw error
  })
  let stopped = false
  const stop = async () => {
    if (stopped) return
    stopped = true
    await service.stop()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  undo.push(() => {
    // Nobody asks any more; without this the service would wait whether somebody still does.
    service.app.server.closeIdleConnections()
    return stop()
  })
  const url = service.address()
  // With settings of its own it may have routes of its own.
  const checkAnswer = conformanceTo(
    Object.keys(settings).length === 0 && process.env.METTLE_TEST_DOCUMENT
      ? readFileSync(process.env.METTLE_TEST_DOCUMENT, 'utf8')
      : JSON.stringify(service.app.swagger()),
  )

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const token = options.token ?? options.as?.token
    const raw = typeof options.body === 'string' || options.body instanceof Buffer
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : { body: raw ? (options.body as string) : JSON.stringify(options.body) }),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    const { status, headers } = response
    const body = json && text ? JSON.parse(text) : undefined
    if (json && path.startsWith('/api/')) {
      const request = raw ? undefined : options.body
      checkAnswer({ method, path, request, status, headers, body })
    }
    return { status, headers, text, body }
  }

  return {
    ...service,
    url,
    call,
    superuser: database.superuser,
    databaseUrl: database.url,
    dataDir,
    stop,
    /** Somebody with a role, made in the database; their token is a real one. */
    async person(role: Role, names: { first_name?: string; last_name?: string } = {}): Promise<TestPerson> {
      const id = randomUUID()
      await database.superuser.query(
        `with profile as (insert into profiles (id, role, first_name, last_name) values ($1, $2, $3, $4))
         insert into identity.accounts (id, email, email_verified_at) values ($1, $5, now())`,
        [id, role, names.first_name ?? null, names.last_name ?? null, `${id}@example.com`],
      )
      return { id, role, token: await withPatience(() => service.identity.accessTokenFor(id)) }
    },
  }
}

/** The service gives a database seconds to answer; a busy machine may take longer, and no test is about that here. */
async function withPatience<T>(work: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (left === 0 || (error as { code?: string }).code !== 'ETIMEDOUT') throw error
    return withPatience(work, left - 1)
  }
}
