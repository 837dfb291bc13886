import type { Writable } from 'node:stream'
import pg from 'pg'
import { fromDatabase } from '../errors.ts'

// Reads and single-statement writes take one round trip: who is calling and the query travel together as
// Parse, Bind/Execute(enter), Bind/Execute(query), Sync. One Sync is one implicit transaction, so the identity is
// gone when it ends, however it ends. Parse goes first: were it behind an `enter` that fails, the server would skip
// it, and queries already sent behind this one would name a statement that does not exist.

type Wire = {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(q: { text: string; name: string }): void
  bind(q: { statement: string; values: unknown[]; portal: string }): void
  describe(q: { type: 'P'; name: string }): void
  execute(q: { portal: string }): void
  sync(): void
}

type QueryInternals = {
  name: string
  text: string
  values: unknown[]
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

const Base = pg.Query as unknown as new (
  config: object,
  values: undefined,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => QueryInternals

class EnteredQuery extends Base {
  readonly #enter: Entrance
  #entered = false

  constructor(
    enter: Entrance,
    query: NamedQuery,
    callback: (error: Error | null, result: pg.QueryResult) => void,
  ) {
    // The wire takes text; were a value refused while messages are being written, the connection would be lost.
    const values = query.values.map(value => (typeof value === 'number' ? String(value) : value))
    super({ name: query.name, text: query.text, values, rowMode: 'array' }, undefined, callback)
    this.#enter = enter
  }

  prepare(wire: Wire) {
    if (!(this.name in wire.parsedStatements) && !(this.name in wire.submittedNamedStatements)) {
      wire.parse({ text: this.text, name: this.name })
      wire.submittedNamedStatements[this.name] = this.text
    }
    wire.bind({ statement: this.#enter.statement, values: this.#enter.values, portal: '' })
    wire.execute({ portal: '' })
    wire.bind({ statement: this.name, values: this.values, portal: '' })
    wire.describe({ type: 'P', name: '' })
    wire.execute({ portal: '' })
    wire.sync()
  }

  // The entrance answers with a row and a completion of its own, which are nobody's result.
  override handleDataRow(message: unknown) {
    if (this.#entered) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    if (this.#entered) super.handleCommandComplete(message, wire)
    this.#entered = true
  }
}

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

export type Entrance = { statement: string; values: (string | null)[] }
export type NamedQuery = { name: string; text: string; values: (string | number | Buffer | null)[] }

/** A few connections, each shared by many requests at once; a lost one is opened again by the next request. */
export function openPipeline(
  config: () => Promise<pg.ClientConfig>,
  size: number,
  onConnect: (client: pg.Client) => Promise<void>,
) {
  const lanes: (Promise<pg.Client> | undefined)[] = Array(size).fill(undefined)
  let turn = 0
  let closed = false

  const connect = async (lane: number) => {
    const client = new pg.Client({ ...(await config()), pipeline: true } as pg.ClientConfig)
    const forget = () => {
      lanes[lane] = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    await client.connect()
    await onConnect(client)
    return client
  }

  const client = async (lane: number) => {
    if (closed) throw new Error('Client was closed')
    lanes[lane] ??= connect(lane).catch(error => {
      lanes[lane] = undefined
      throw error
    })
    return lanes[lane]
  }

  async function send<Row extends unknown[]>(enter: Entrance, query: NamedQuery): Promise<Row[]> {
    turn = (turn + 1) % size
    const connection = await client(turn)
    return new Promise((resolve, reject) => {
      const entered = new EnteredQuery(enter, query, (error, result) =>
        error ? reject(error) : resolve(result.rows as Row[]),
      )
      sendTogether(connection)
      connection.query(entered as unknown as pg.Submittable)
    })
  }

  return {
    async run<Row extends unknown[]>(enter: Entrance, query: NamedQuery): Promise<Row[]> {
      try {
        return await send(enter, query)
      } catch (error) {
        // A connection that was lost meanwhile. What only reads can be asked again on another.
        if (fromDatabase(error)?.code !== 'UNAVAILABLE' || !query.text.startsWith('select')) throw error
        return send(enter, query)
      }
    },
    async close() {
      closed = true
      await Promise.allSettled(lanes.map(async lane => (await lane)?.end()))
    },
  }
}
