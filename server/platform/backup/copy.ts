import type { Duplex } from 'node:stream'
import type pg from 'pg'

// COPY in both directions, on the driver's own connection and with its watch over silence. What comes out is gathered
// into pieces, since a message is a row; and nobody reads further ahead than a few pieces.

type Connection = {
  stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

const pieceSize = 256 * 1024
const mostWaiting = 4
/** The server has broken a COPY off: nobody reads any more what is sent. */
const ended = 'copy ended'

/** What the driver calls on the query it has under way. */
class CopyQuery {
  readonly text: string
  readonly done = Promise.withResolvers<number>()
  #rows = 0
  #error: unknown

  constructor(text: string) {
    this.text = text
    this.done.promise.catch(() => {})
  }
  submit(connection: Connection) {
    connection.query(this.text)
  }
  handleCommandComplete({ text }: { text: string }) {
    this.#rows = Number(text.split(' ')[1])
  }
  handleReadyForQuery() {
    if (this.#error) this.done.reject(this.#error)
    else this.done.resolve(this.#rows)
  }
  handleError(error: unknown, connection?: Connection) {
    this.#error = error
    this.done.reject(error)
    connection?.stream.resume()
  }
}

class CopyOut extends CopyQuery {
  readonly pieces: Buffer[] = []
  #piece = Buffer.allocUnsafe(pieceSize)
  #filled = 0
  #connection: Connection | undefined
  #wake = Promise.withResolvers<void>()

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection) {
    this.#connection = connection
    // The driver uses the memory of a message again.
    for (let from = 0; from < chunk.length; ) {
      const taken = chunk.copy(this.#piece, this.#filled, from)
      from += taken
      this.#filled += taken
      if (this.#filled === pieceSize) this.#push()
    }
    if (this.pieces.length > mostWaiting) connection.stream.pause()
  }
  override handleReadyForQuery() {
    if (this.#filled > 0) this.#push()
    super.handleReadyForQuery()
    this.#wake.resolve()
  }
  override handleError(error: unknown, connection?: Connection) {
    super.handleError(error, connection)
    this.#wake.resolve()
  }
  #push() {
    this.pieces.push(this.#piece.subarray(0, this.#filled))
    this.#piece = Buffer.allocUnsafe(pieceSize)
    this.#filled = 0
    this.#wake.resolve()
  }
  /** Until there is a piece or the end. */
  async more() {
    if (this.pieces.length > 0) return
    this.#wake = Promise.withResolvers()
    this.#connection?.stream.resume()
    await Promise.race([this.#wake.promise, this.done.promise])
  }
}

/** Yields what the statement copies out, a piece at a time; returns the number of rows. */
export async function* copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer, number> {
  const query = new CopyOut(text)
  client.query(query as unknown as pg.Submittable)
  let ended = false
  query.done.promise.then(
    () => {
      ended = true
    },
    () => {
      ended = true
    },
  )
  for (;;) {
    await query.more()
    const piece = query.pieces.shift()
    if (piece) yield piece
    else if (ended) return await query.done.promise
  }
}

class CopyIn extends CopyQuery {
  readonly #source: AsyncIterable<Buffer>
  #failed = false

  constructor(text: string, source: AsyncIterable<Buffer>) {
    super(text)
    this.#source = source
  }
  handleCopyInResponse(connection: Connection) {
    this.#send(connection).catch(error => {
      // The reason is ours; what the server says of it is only that we broke off.
      this.done.reject(error)
      if (!this.#failed) connection.sendCopyFail('broken off')
    })
  }
  override handleError(error: unknown, connection?: Connection) {
    this.#failed = true
    connection?.stream.emit(ended)
    super.handleError(error, connection)
  }
  async #send(connection: Connection) {
    const { stream } = connection
    for await (const piece of this.#source) {
      if (this.#failed) return
      connection.sendCopyFromChunk(piece)
      if (stream.writableNeedDrain && !stream.destroyed) await drained(stream)
    }
    if (!this.#failed) connection.endCopyFrom()
  }
}

/** Until more can be written, or nothing ever will. */
function drained(stream: Duplex) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const events = ['drain', 'close', ended]
  const go = () => {
    for (const event of events) stream.off(event, go)
    resolve()
  }
  for (const event of events) stream.on(event, go)
  return promise
}

/** Copies what the source yields into a table; answers with the number of rows. */
export async function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer>) {
  const query = new CopyIn(text, source)
  client.query(query as unknown as pg.Submittable)
  return query.done.promise
}
