import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** More than any client sends ahead of its answers. */
const mostAhead = 64

type Ahead = [request: IncomingMessage, response: ServerResponse]

/**
 * A client may send requests ahead of the answers to those before: thousands fit into what is read at once, and all began in
 * one turn. Here each begins once the one before has its answer, with others' in between; who sends too many ahead is cut off.
 * Called last: whoever listens to requests hears of those that begin.
 */
export function servePipelinedInTurn(server: Server) {
  const listeners = server.listeners('request') as RequestListener[]
  const aheadOn = new WeakMap<Socket, Ahead[]>()

  function begin(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    response.once('close', () => goOn(socket))
    for (const listener of listeners) listener.call(server, request, response)
  }

  function goOn(socket: Socket) {
    const ahead = aheadOn.get(socket)
    const next = ahead?.shift()
    if (!next) aheadOn.delete(socket)
    else if (!socket.destroyed) setImmediate(begin, ...next)
  }

  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return
    const ahead = aheadOn.get(socket)
    if (!ahead) {
      aheadOn.set(socket, [])
      begin(request, response)
    } else if (ahead.push([request, response]) > mostAhead) {
      aheadOn.delete(socket)
      socket.destroy()
    }
  })
}
