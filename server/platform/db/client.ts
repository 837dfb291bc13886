import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { ConnectionConfig } from './places.ts'
import { askAbout } from './server-check.ts'

/** What a request may wait for a connection to be opened; with what it waited before, it is told within five seconds. */
const openWithin = 4_000
/** An answer may take this long before somebody asks whether it is still being worked on. */
const patience = 2_000
/** Both, during a start. */
export const whileStarting = 60_000
const lookEvery = 250
/** The statement_timeout of the runtime role, and a little: a backend that is frozen itself does not keep it. */
const longest = 17_000
/** One answer of this many bytes would not fit into memory twice, and the driver cannot read a value of 512 MB. */
const mostBytes = 128 * 2 ** 20

const instance = randomBytes(3).toString('hex')
let number = 0

type Query = { handleError(error: unknown, connection: unknown): void }
type Inside = {
  connection: { stream: Duplex; attachListeners(stream: Duplex): void; end(): void }
  _activeQuery: Query | null | undefined
  _sentQueryQueue: unknown[]
  _queryQueue: unknown[]
  _ending: boolean
}

/** How long a server may take to say farewell back. A frozen one never does, and nobody could stop. */
const farewell = 1_000

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })

/** The server is there but does not take writes: a standby, or one that is being switched over. */
export const readOnly = '25006'

/**
 * A connection that cannot hang and cannot end the process. Whoever waits on it hears within seconds when the server is
 * frozen or the line dead; what the driver cannot read fails that connection; and a server that takes no writes is not
 * kept. docs/adr/arch-14 has the reasons.
 */
export class Client extends pg.Client {
  readonly #config: ConnectionConfig
  readonly #name: string
  #since = 0
  #bytes = 0
  #answering: unknown
  #watch: NodeJS.Timeout | undefined

  constructor(given: ConnectionConfig) {
    // The pool hides the password from spreading.
    const config = { ...given, password: given.password } as ConnectionConfig
    const name = config.application_name ?? `mettle#${instance}-${++number}`
    super({
      ...config,
      application_name: name,
      // The deadline of #open is the one that counts.
      connectionTimeoutMillis: 0,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    })
    this.#config = config
    this.#name = name
    // A connection that breaks fails the queries on it. Without a listener it would end the process.
    this.on('error', () => {})
    const { connection } = this.#inside
    const attach = connection.attachListeners.bind(connection)
    connection.attachListeners = stream => {
      attach(stream)
      this.#guard(stream)
    }
    const end = connection.end.bind(connection)
    connection.end = () => {
      setTimeout(() => connection.stream.destroy(), farewell).unref()
      end()
    }
  }

  get #inside() {
    return this as unknown as Inside
  }

  // The pool calls it with a callback, everybody else waits.
  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error | null, client?: pg.Client) => void): void
  override connect(callback: (error: Error | null, client?: pg.Client) => void = () => {}) {
    const opened = this.#open()
    opened.then(
      client => callback(null, client),
      error => callback(error),
    )
    return opened
  }

  async #open(): Promise<pg.Client> {
    let late = false
    const usual = Math.min(this.#config.connectionTimeoutMillis ?? openWithin, openWithin)
    const deadline = setTimeout(() => {
      late = true
      this.#cut('timeout expired', 'ETIMEDOUT')
    }, this.#orWhileStarting(usual))
    try {
      Object.assign(this, await this.#config.places?.find(this.#config))
      await super.connect()
      const { rows } = await super.query<{ transaction_read_only: string }>('show transaction_read_only')
      if (rows[0]?.transaction_read_only === 'on') throw coded('The database takes no writes.', readOnly)
      this.#config.onState?.('there')
      return this
    } catch (thrown) {
      const error = late ? coded('timeout expired', 'ETIMEDOUT') : thrown
      this.#inside.connection.stream.destroy()
      this.#config.places?.forget()
      this.#config.onState?.('away', error)
      throw error
    } finally {
      clearTimeout(deadline)
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's query takes seven shapes, and all of them pass through
  override query(query: any, values?: any, callback?: any): any {
    if (this.#isIdle()) this.#since = performance.now()
    this.#watch ??= setTimeout(this.#look, lookEvery).unref()
    return super.query(query, values, callback)
  }

  #orWhileStarting(usual: number) {
    return this.#config.starting?.() ? whileStarting : usual
  }

  #isIdle() {
    const { _activeQuery, _sentQueryQueue, _queryQueue } = this.#inside
    return !_activeQuery && _sentQueryQueue.length === 0 && _queryQueue.length === 0
  }

  // One timer while anything is under way, none for each query: a query costs about as much as two timers.
  readonly #look = async () => {
    const silence = performance.now() - this.#since
    if (!this.#isIdle() && silence > this.#orWhileStarting(patience)) await this.#ask(silence)
    this.#watch = this.#isIdle() ? undefined : setTimeout(this.#look, lookEvery).unref()
  }

  /** Silence may be a long statement. Another connection knows: it asks the server what this one is doing. */
  async #ask(silence: number) {
    const since = this.#since
    const verdict = await askAbout(this.#config, this.#name)
    if (this.#since !== since || this.#isIdle()) return
    if (verdict === 'away') {
      const error = this.#cut('The database fell silent.', 'ETIMEDOUT')
      this.#config.onState?.('away', error)
    } else if (verdict === 'waiting for a standby') {
      const { confirmation, starting } = this.#config
      confirmation?.noticed(this.#config)
      // A start waits for it, as long as somebody says so.
      if (!confirmation || !starting?.()) this.#cut('The database does not confirm the commit.', 'ECONNRESET')
    } else if (verdict === 'not working on it') {
      const error = this.#cut('The connection fell silent.', 'ECONNRESET')
      this.#config.onState?.('cut off', error)
    } else if (silence > (this.#config.longest ?? longest))
      this.#cut('The database gave no answer in time.', 'ETIMEDOUT')
  }

  #cut(message: string, code: string) {
    const error = coded(message, code)
    this.#inside.connection.stream.destroy(error)
    return error
  }

  /** What the driver's parser throws, it throws into the event loop; here it costs the connection, and one request. */
  #guard(stream: Duplex) {
    const read = stream.listeners('data').at(-1) as (chunk: Buffer) => void
    stream.removeListener('data', read)
    stream.on('data', (chunk: Buffer) => {
      this.#since = performance.now()
      const before = this.#inside._activeQuery
      this.#bytes = before && before === this.#answering ? this.#bytes + chunk.length : chunk.length
      this.#answering = before
      try {
        if (this.#bytes > (this.#config.mostBytes ?? mostBytes))
          throw coded('The answer is too large.', 'ERR_ANSWER_TOO_LARGE')
        read(chunk)
      } catch (error) {
        this.#failActive(error)
        this.#cut('Connection terminated: its answer could not be read', 'ECONNRESET')
      }
    })
  }

  /** Only the query whose answer it is gets the reason; those behind it on the same connection are merely cut off. */
  #failActive(error: unknown) {
    const inside = this.#inside
    const active = inside._activeQuery
    inside._activeQuery = null
    active?.handleError(error, inside.connection)
  }
}
