import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hangUp } from './hang-up.ts'

/** Up to here a body is read to its end whatever was answered, so that its connection can be used again. */
export const smallBody = 65_536

export const isSmall = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBody

/** For an answer that is sent before the request has arrived: what is still to come is not waited for. */
export function closeOnUnreadBody({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete || isSmall(raw.headers)) return
  reply.header('connection', 'close')
  // Node calls this after the last answer on a connection.
  const { socket } = raw
  if (socket) socket.destroySoon = () => hangUp(socket)
}

const answered = new WeakMap<Socket, IncomingMessage>()
export const noteAnswered = (request: IncomingMessage) => {
  if (!request.complete && request.socket) answered.set(request.socket, request)
}

/** Whether what is arriving belongs to a request that has its answer: a second one would be taken for that of the next. */
export const hasAnswer = (socket: Socket) => answered.get(socket)?.complete === false
