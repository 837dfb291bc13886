import { type Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The content through a stream that changes it. What goes wrong on either side is thrown to whoever reads. */
export async function* through(content: AsyncIterable<Buffer>, stream: Duplex): AsyncGenerator<Buffer> {
  // Its failures come out of the stream, too.
  pipeline(Readable.from(content, { objectMode: false }), stream).catch(() => {})
  yield* stream
}
