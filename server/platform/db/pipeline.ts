import type { Writable } from 'node:stream'
import pg from 'pg'
import { serialize } from 'pg-protocol'
import { fromDatabase } from '../errors.ts'
import { Client, readOnly } from './client.ts'
import type { ConnectionConfig } from './places.ts'

// Reads and single-statement writes take one round trip: who is calling and the query travel together as
// Parse, Bind/Execute(enter), Bind/Execute(query), Sync. One Sync is one implicit transaction, so the identity is
// gone when it ends, however it ends. Parse goes first: were it behind an `enter` that fails, the server would skip
// it, and queries already sent behind this one would name a statement that does not exist.

type Wire = {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(q: { text: string; name: string; types?: number[] }): void
  sync(): void
  _send(messages: Buffer): void
}

export type Entrance = { statement: string; values: (string | null)[] }
export type NamedQuery = { name: string; text: string; values: (string | number | Buffer | null)[] }

export type Parser = (text: string) => unknown
type Field = { dataTypeID: number }

const parserOf = ({ dataTypeID }: Field) => pg.types.getTypeParser(dataTypeID, 'text') as Parser

type Callback<Row> = (error: unknown, rows: Row[]) => void

/** One of pg's queries by name, as pipelines demand, without what that one makes for itself and nobody here reads. */
class Base {
  declare name: string
  declare text: string
  declare callback: Callback<unknown[]>
}
Object.setPrototypeOf(Base.prototype, pg.Query.prototype)

const [describe, execute, sync] = [
  serialize.describe({ type: 'P', name: '' }),
  serialize.execute({ portal: '' }),
  serialize.sync(),
]

/** Writes its own messages, all at once, and is handed the answers that belong to it. */
class EnteredQuery<Row extends unknown[]> extends Base {
  readonly #enter: Entrance
  readonly #values: (string | Buffer | null)[]
  readonly #known: Map<string, Parser[]>
  readonly #rows: Row[] = []
  #parsers: Parser[]
  #entered = false

  constructor(
    enter: Entrance,
    { name, text, values }: NamedQuery,
    known: Map<string, Parser[]>,
    callback: Callback<Row>,
  ) {
    super()
    this.text = text
    this.name = name
    this.#enter = enter
    // The wire takes text; were a value refused while messages are being written, the connection would be lost.
    this.#values = values.map(value => (typeof value === 'number' ? String(value) : value))
    this.#known = known
    this.#parsers = known.get(name) ?? []
    // By this name, for pg puts its own around it when it has a time-out for queries.
    this.callback = callback as Callback<unknown[]>
  }

  submit(wire: Wire) {
    if (!(this.name in wire.parsedStatements) && !(this.name in wire.submittedNamedStatements)) {
      wire.parse({ text: this.text, name: this.name })
      wire.submittedNamedStatements[this.name] = this.text
    }
    const messages = [
      serialize.bind(this.#enter),
      execute,
      serialize.bind({ statement: this.name, values: this.#values }),
      ...(this.#parsers.length === 0 ? [describe] : []),
      execute,
      sync,
    ]
    wire._send(Buffer.concat(messages))
  }

  handleRowDescription({ fields }: { fields: Field[] }) {
    this.#parsers = fields.map(parserOf)
    this.#known.set(this.name, this.#parsers)
  }

  // The entrance answers with a row and a completion of its own, which are nobody's result.
  handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (!this.#entered) return
    const row = fields.map((text, i) => (text === null ? null : (this.#parsers[i] as Parser)(text)))
    this.#rows.push(row as Row)
  }

  handleCommandComplete() {
    this.#entered = true
  }

  handleError(error: unknown) {
    this.callback(error, [])
  }

  handleReadyForQuery() {
    this.callback(undefined, this.#rows)
  }
}

/** Parse by protocol: what SQL's `prepare` makes, a pooler in front of the server would not know of. */
class Preparation extends Base {
  constructor(name: string, text: string, callback: (error?: unknown) => void) {
    super()
    this.text = text
    this.name = name
    this.callback = callback
  }

  submit(wire: Wire) {
    const parameters = Math.max(0, ...[...this.text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)))
    wire.parse({ text: this.text, name: this.name, types: Array(parameters).fill(pg.types.builtins.TEXT) })
    wire.sync()
  }

  handleError(error: unknown) {
    this.callback(error, [])
  }

  handleReadyForQuery() {
    this.callback(undefined, [])
  }
}

/** Prepares a statement whose parameters are all text, once for the life of the connection. */
export const prepare = (client: pg.ClientBase, name: string, text: string) =>
  new Promise<void>((resolve, reject) => {
    const preparation = new Preparation(name, text, error => (error ? reject(error) : resolve()))
    client.query(preparation as unknown as pg.Submittable)
  })

/** A statement prepared before a migration changed what it returns; a new connection prepares it anew. */
export const planOutdated = '0A000'

// Too long, for the statement or for the server as a whole: asking again would take as long once more.
const tooLong = new Set<unknown>(['57014', 'ETIMEDOUT'])

/** Every statement that begins so only reads; what writes begins with what it writes, or with `with`. */
export const isRead = ({ text }: Pick<NamedQuery, 'text'>) => text.startsWith('select')

/**
 * The connection went away meanwhile, and whether the server did what it was asked nobody knows. What only reads can be
 * asked again on another connection; a write never is.
 */
const isLostRead = (error: unknown, query: NamedQuery) =>
  isRead(query) &&
  fromDatabase(error)?.code === 'UNAVAILABLE' &&
  !tooLong.has((error as { code?: unknown }).code)

/** Whoever came first with a statement failed before it was prepared, and those behind were sent counting on it. */
const notPrepared = '26000'

/** The server refused before it did anything, for a reason that lies in this connection: another one may do. */
const isRefusedHere = (error: unknown) =>
  [planOutdated, readOnly, notPrepared].includes((error as { code?: string }).code ?? '')

const held = new WeakSet<pg.Client>()

/** What requests of the same turn of the event loop have to say goes out in one write: a write costs as much as a query's code. */
function sendTogether(client: pg.Client) {
  if (held.has(client)) return
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  held.add(client)
  stream.cork()
  setImmediate(() => {
    held.delete(client)
    stream.uncork()
  })
}

/** Who is calling and one statement on a connection that nobody else uses meanwhile: one round trip as well. */
export const enteredOn = <Row extends unknown[]>(
  client: pg.ClientBase,
  known: Map<string, Parser[]>,
  enter: Entrance,
  query: NamedQuery,
) =>
  new Promise<Row[]>((resolve, reject) => {
    const entered = new EnteredQuery<Row>(enter, query, known, (error, rows) =>
      error ? reject(error) : resolve(rows),
    )
    client.query(entered as unknown as pg.Submittable)
  })

/** A few connections, each shared by many requests at once; a lost one is opened again by the next request. */
export function openPipeline(
  config: ConnectionConfig,
  size: number,
  onConnect: (client: pg.Client) => Promise<unknown>,
) {
  // What the columns of a prepared statement are does not change, so it is asked once on each connection.
  type Connection = { client: pg.Client; known: Map<string, Parser[]> }
  type Lane = { connection?: Connection | undefined; opening?: Promise<Connection> | undefined }
  const lanes: Lane[] = Array.from({ length: size }, () => ({}))
  let turn = 0
  let closed = false

  const connect = async (lane: Lane) => {
    const client = new Client({ ...config, pipeline: true } as ConnectionConfig)
    const forget = () => {
      if (lane.connection?.client === client) lane.connection = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    await client.connect()
    try {
      await onConnect(client)
    } catch (error) {
      await client.end()
      throw error
    }
    lane.connection = { client, known: new Map() }
    return lane.connection
  }

  const open = (lane: Lane) => {
    lane.opening ??= connect(lane).finally(() => {
      lane.opening = undefined
    })
    return lane.opening
  }

  /** What is under way on it is answered before it ends. */
  const drop = (lane: Lane, connection: Connection | undefined) => {
    if (!connection || lane.connection !== connection) return
    lane.connection = undefined
    void connection.client.end()
  }

  const next = (): Lane => {
    if (closed) throw new Error('Client was closed')
    turn = (turn + 1) % size
    return lanes[turn] as Lane
  }

  const submit = <Row extends unknown[]>(
    { client, known }: Connection,
    enter: Entrance,
    query: NamedQuery,
  ) => {
    sendTogether(client)
    return enteredOn<Row>(client, known, enter, query)
  }

  return {
    async run<Row extends unknown[]>(enter: Entrance, query: NamedQuery): Promise<Row[]> {
      const lane = next()
      const connection = lane.connection ?? (await open(lane))
      try {
        return await submit<Row>(connection, enter, query)
      } catch (error) {
        if (!isRefusedHere(error) && !isLostRead(error, query)) throw error
        // A new one: what ended this connection may have ended the others too, and nobody has noticed yet.
        drop(lane, connection)
        return submit<Row>(lane.connection ?? (await open(lane)), enter, query)
      }
    },
    /** Whoever asks next opens a connection anew: these are to the wrong server. */
    reconnect() {
      for (const lane of lanes) drop(lane, lane.connection)
    },
    async close() {
      closed = true
      await Promise.allSettled(
        lanes.map(async lane => (lane.connection ?? (await lane.opening))?.client.end()),
      )
    },
  }
}
