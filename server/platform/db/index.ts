import pg from 'pg'
import { networkOf } from '../http/client-address.ts'
import { openInterruptible } from '../interruptible.ts'
import { openSlowLane } from '../slow-lane.ts'
import { Client, readOnly, whileStarting } from './client.ts'
import {
  enteredOn,
  isRead,
  type NamedQuery,
  openPipeline,
  type Parser,
  planOutdated,
  prepare,
} from './pipeline.ts'
import type { ConnectionConfig } from './places.ts'
import { isPooled } from './pooler.ts'

export const roles = ['user', 'telecaller', 'manager', 'admin'] as const
export type Role = (typeof roles)[number]

/** Where a request came from, for the audit log; with what, for the list of one's sessions. */
export type Origin = { requestId: string; address: string; userAgent?: string | undefined }

/** What a person was let in by; the database looks in the request's own transaction whether it still holds. */
export type Credential = { session?: string | undefined; apiToken?: string | undefined }

/**
 * Who acts: a person, whom row-level security sees and who must hold at least the role the route asks for, or a named
 * part of the service with the narrow system role.
 */
export type Actor =
  | ({ kind: 'person'; id: string; origin: Origin; sees: 'own' | 'all'; least: Role } & Credential)
  | { kind: 'system'; name: string; origin: Origin }

/** A named part of the service, where no person acts; with an origin when it acts on a request. */
export const systemActor = (name: string, origin: Origin = { requestId: '', address: '' }): Actor => ({
  kind: 'system',
  name,
  origin,
})

export type Tx = {
  /** Prepared once, and from its sixth use on with a single plan; unprepared where the best plan depends on the values. */
  rows<Row>(text: string, values?: unknown[], options?: { prepare: false }): Promise<Row[]>
  /** The role the actor holds now, looked up in this transaction. */
  role: Role | undefined
}

/** A step of somebody's transaction in another role. A failure undoes the transaction, and the role with it. */
export async function asRole<T>(
  tx: Tx,
  role: 'mettle_system' | 'mettle_jobs',
  work: () => Promise<T>,
): Promise<T> {
  const [before] = await tx.rows<{ role: string }>('select current_user as role')
  await tx.rows(`set local role ${role}`)
  const result = await work()
  await tx.rows(`set local role ${before?.role}`)
  return result
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

// In the pipeline the plan of a statement is kept whatever it is given: LIMIT and OFFSET as parameters are planned anew
// at each execution otherwise, 4.3k against 10.4k tps. What it asks for is a page of rows at most, and in memory: small
// tables are not to be read whole for one row. Not at connect, where a pooler takes no such options.
const planning = (forTransaction: boolean) =>
  [
    ['plan_cache_mode', 'force_generic_plan'],
    ['random_page_cost', '1.1'],
  ]
    .map(([name, value]) => `set_config('${name}', '${value}', ${forTransaction})`)
    .join(', ')
const enterPerson = `select set_config('app.user_id', $1, true), set_config('app.request_id', $3, true),
  set_config('app.address', $4, true), set_config('role', app.enter($1::uuid, $2, $5::uuid, $6::uuid), true)`
// Where a request came from is for the audit log, to which only writes come; and what only reads can write nothing.
const enterReader = `select set_config('app.user_id', $1, true), set_config('transaction_read_only', 'on', true),
  set_config('role', app.enter($1::uuid, $2, $3::uuid, $4::uuid), true)`
const enterPersonForRole = `${enterPerson}, app.role() as role`
const enterSystem = `select set_config('app.system', $1, true), set_config('app.request_id', $2, true),
  set_config('app.address', $3, true), set_config('role', 'mettle_system', true)`

const entrance = (actor: Actor) =>
  actor.kind === 'person'
    ? {
        statement: 'enter_person',
        values: [
          actor.id,
          actor.least,
          actor.origin.requestId,
          actor.origin.address,
          actor.session ?? null,
          actor.apiToken ?? null,
        ],
      }
    : { statement: 'enter_system', values: [actor.name, actor.origin.requestId, actor.origin.address] }

const poolSize = 12
// Whoever waits for a row that they themselves keep busy holds a connection meanwhile, and would soon hold all of them.
const ofOne = { perPerson: poolSize / 3, waiting: 200, waitMs: 10_000 }
// A few stay for those who sign in, and for the service's own work.
const ofPeople = { ...ofOne, atOnce: poolSize - 2 }
// Whoever has not signed in may be anybody, and many.
const ofStrangers = { ...ofOne, atOnce: poolSize / 2 }

/** PostgreSQL's for a connection that is not there; whoever finds the pool left again and again is told to come again. */
const poolLeft = '08003'

// Deadlock and serialisation failures undo everything, a server that takes no writes has done nothing, and whoever waited
// for a connection has not begun: doing it again is safe.
const worthRepeating = new Set(['40001', '40P01', planOutdated, readOnly, poolLeft])
const wrongConnection = new Set([planOutdated, readOnly])
const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code ?? ''

async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= 4 || !worthRepeating.has(codeOf(error))) throw error
      await new Promise(resolve => setTimeout(resolve, Math.random() * 20 * tries))
    }
  }
}

/** A statement used under two roles is planned anew at each switch, so the role is part of its name. */
const viewOf = (actor: Actor) => (actor.kind === 'system' ? 'system' : actor.sees)

const viewNames = {
  own: new Map<string, string>(),
  all: new Map<string, string>(),
  system: new Map<string, string>(),
}

/** Made once: a new text of the same letters would be read letter by letter wherever it is looked up. */
function inView(query: NamedQuery, actor: Actor): NamedQuery {
  const view = viewOf(actor)
  const known = viewNames[view]
  let name = known.get(query.name)
  if (name === undefined) {
    name = `${query.name}/${view}`
    known.set(query.name, name)
  }
  return { name, text: query.text, values: query.values }
}

const mostNamed = 400
const names = new Map<string, string>()

/** Planning costs more than running for most statements, so each is prepared once; texts put together at run time are many and are not. */
function statementName(text: string, view: string): string | undefined {
  let name = names.get(text)
  if (name === undefined) {
    if (names.size >= mostNamed) return undefined
    name = `s${names.size}`
    names.set(text, name)
  }
  return `${name}/${view}`
}

const entranceFor = (actor: Actor, query: NamedQuery) =>
  actor.kind === 'person' && isRead(query)
    ? {
        statement: 'enter_reader',
        values: [actor.id, actor.least, actor.session ?? null, actor.apiToken ?? null],
      }
    : entrance(actor)

async function prepareEntrances(client: pg.ClientBase, more = '') {
  await prepare(client, 'enter_person', enterPerson + more)
  await prepare(client, 'enter_system', enterSystem + more)
}

/** Every setting made at an entrance costs each request, so it is made once where the connection is ours alone. */
async function preparePipeline(client: pg.Client) {
  const isOurs = !(await isPooled(client))
  if (isOurs) await client.query(`select ${planning(false)}`)
  const more = isOurs ? '' : `, ${planning(true)}`
  await prepareEntrances(client, more)
  await prepare(client, 'enter_reader', enterReader + more)
}

/** A transaction without a number has written nothing, and its commit waits for nobody. */
const hasWritten = async (client: pg.ClientBase) =>
  (await client.query('select pg_current_xact_id_if_assigned() is not null as written')).rows[0].written

/** What an unconfirmed commit has locked stays so until it is confirmed. */
const beginImpatient = "begin; set local lock_timeout = '500ms'"
const lockNotAvailable = '55P03'

export type Database = ReturnType<typeof openDatabase>

export function openDatabase(login: ConnectionConfig) {
  const { confirmation } = login
  const untilFrozen = openInterruptible()
  const untilLeft = openInterruptible()
  let wasSilent = false
  const config: ConnectionConfig = {
    ...login,
    onState(state, error) {
      login.onState?.(state, error)
      if (codeOf(error) === 'ETIMEDOUT') {
        untilFrozen.interrupt(error)
        wasSilent = true
      }
      // What ended one, a firewall that forgot it say, has ended its neighbours, none of which notices before it is used.
      if (state === 'cut off' || (state === 'there' && wasSilent)) {
        wasSilent = false
        reconnect()
      }
    },
  }
  // A commit waits for the disk, and whatever stands behind it on its connection waits with it. So reads have connections of
  // their own, and writes several, whose commits go to the disk together.
  const readers = openPipeline(config, 2, preparePipeline)
  const writers = openPipeline(config, 6, preparePipeline)

  let pool: pg.Pool | undefined
  const openPool = () => {
    const opened = new pg.Pool({
      ...config,
      Client: Client as unknown as typeof pg.Client,
      max: poolSize,
      // Opening one costs more than keeping it: a handshake, and every statement prepared again.
      idleTimeoutMillis: 600_000,
    } as pg.PoolConfig)
    // An idle connection that breaks is dropped by the pool; the next request opens another.
    opened.on('error', () => {})
    // Read whenever somebody asks for a connection: a start is patient, a request is not.
    Object.defineProperty(opened.options, 'connectionTimeoutMillis', {
      get: () => (config.starting?.() ? whileStarting : 10_000),
    })
    return opened
  }
  const pooled = () => {
    pool ??= openPool()
    return pool
  }

  const people = openSlowLane(ofPeople)
  const strangers = openSlowLane(ofStrangers)

  /** The service's own work, which nobody's request asks for, waits for nobody. */
  function enterShare(actor: Actor) {
    if (actor.kind === 'person') return people.enter(actor.id)
    const { address } = actor.origin
    return address ? strangers.enter(networkOf(address)) : undefined
  }

  /** Others' work is waited for, a frozen server is not: whoever stands in line is told with those who found out. */
  async function acquire(actor: Actor) {
    const entering = enterShare(actor)
    const leave = entering && (await untilFrozen.wait(entering, late => late()))
    // Only now: the one of before may have been left meanwhile.
    const from = pooled()
    try {
      const connected = untilLeft.wait(from.connect(), late => late.release())
      const client = await untilFrozen.wait(connected, late => late.release())
      return {
        from,
        client,
        release(broken?: Error) {
          client.release(broken)
          leave?.()
        },
      }
    } catch (error) {
      leave?.()
      throw error
    }
  }

  /**
   * These connections are to a server that takes no writes, or dead; those that serve somebody end when they are done. A
   * pool that ends forgets who waits for it.
   */
  function leave(wrong: pg.Pool) {
    if (pool !== wrong) return
    pool = undefined
    void wrong.end()
    untilLeft.interrupt(Object.assign(new Error('The next connection is made anew.'), { code: poolLeft }))
  }

  /** The next connections are made anew. */
  function reconnect() {
    readers.reconnect()
    writers.reconnect()
    if (pool) leave(pool)
  }

  type Prepared = { ready: Promise<void>; columns: Map<string, Parser[]> }
  const prepared = new WeakMap<pg.ClientBase, Prepared>()

  async function attemptAlone<Row extends unknown[]>(actor: Actor, query: NamedQuery): Promise<Row[]> {
    const { from, client, release } = await acquire(actor)
    let broken: Error | undefined
    try {
      const known = prepared.get(client) ?? { ready: prepareEntrances(client), columns: new Map() }
      prepared.set(client, known)
      await known.ready
      return await enteredOn<Row>(client, known.columns, entrance(actor), query)
    } catch (error) {
      if (wrongConnection.has(codeOf(error))) broken = error as Error
      if (codeOf(error) === readOnly) leave(from)
      throw error
    } finally {
      release(broken)
    }
  }

  async function attempt<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    const { from, client, release } = await acquire(actor)
    let broken: Error | undefined
    const run = async (text: string, values: unknown[]) => {
      const name = statementName(text, viewOf(actor))
      // Never several statements in one text, as the simple protocol would take it.
      return client.query({
        text,
        values,
        queryMode: 'extended',
        ...(name ? { name } : {}),
      } as pg.QueryConfig)
    }
    try {
      await client.query(confirmation?.isMissing ? beginImpatient : 'begin')
      const enter = actor.kind === 'person' ? enterPersonForRole : enterSystem
      const entered = await run(enter, entrance(actor).values)
      const result = await work({
        role: entered.rows[0].role,
        rows: async <Row>(text: string, given: unknown[] = [], options?: { prepare: false }) =>
          (await (options ? client.query(text, given) : run(text, given))).rows as Row[],
      })
      if (confirmation?.isMissing && (await hasWritten(client))) confirmation.assert()
      await client.query('commit')
      return result
    } catch (error) {
      if (wrongConnection.has(codeOf(error))) broken = error as Error
      else
        await client.query('rollback').catch(failed => {
          broken = failed
        })
      if (codeOf(error) === readOnly) leave(from)
      if (codeOf(error) === lockNotAvailable) confirmation?.assert()
      throw error
    } finally {
      release(broken)
    }
  }

  return {
    /** One statement, one round trip, rows as arrays. */
    async one<Row extends unknown[]>(actor: Actor, query: NamedQuery): Promise<Row[]> {
      if (isRead(query)) return readers.run<Row>(entranceFor(actor, query), inView(query, actor))
      confirmation?.assert()
      return writers.run<Row>(entrance(actor), inView(query, actor))
    },

    /**
     * One statement that may wait for a lock: one round trip too, but on a connection of its own, so that nobody else's
     * query waits behind it.
     */
    async alone<Row extends unknown[]>(actor: Actor, query: NamedQuery): Promise<Row[]> {
      if (!isRead(query)) confirmation?.assert()
      return repeated(() => attemptAlone<Row>(actor, inView(query, actor)))
    },

    /** Several statements, all or nothing. The only other door to people's data. */
    withActor: <T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> =>
      repeated(() => attempt(actor, work)),

    /** Whoever stands in line before they come to the database is told with the rest when it falls silent. */
    untilFrozen: untilFrozen.wait,

    assertConfirmed: () => confirmation?.assert(),

    reconnect,

    async close() {
      confirmation?.close()
      await Promise.all([readers.close(), writers.close()])
      await pool?.end()
    },
  }
}
