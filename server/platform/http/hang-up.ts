import type { Socket } from 'node:net'

/** A client needs this long to hear the answer, not longer. */
const hangUpAfter = 2_000
/** As much as any body but a file may have: whoever sends all of it before reading hears the answer too. */
const mostDiscarded = 1_048_576

/**
 * Ends a connection whose client may still be sending. Closed at once it would be reset, and the answer lost on its way;
 * whoever goes on sending all the same would be read for as long as they like.
 */
export function hangUp(socket: Socket, lastWords = '') {
  socket.end(lastWords)
  // Without the parser's listener nothing that follows is taken for a request.
  socket.removeAllListeners('data')
  let left = mostDiscarded
  socket.on('data', (piece: Buffer) => {
    left -= piece.length
    if (left < 0) socket.pause()
  })
  socket.resume()
  setTimeout(() => socket.destroy(), hangUpAfter).unref()
}
