import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { invalid } from '../errors.ts'
import type { Allowance } from '../limits.ts'
import { hangUp } from './hang-up.ts'
import { isStillArriving } from './slow-body.ts'
import { hasAnswer } from './unread-body.ts'

// What arrives in pieces, too slowly or not as HTTP at all.

export const serverOptions = {
  // How often Node looks for requests that are over their time; its own 30 s would double the time they get.
  connectionsCheckingInterval: 1_000,
  // A request's head is a few kilobytes, whoever sends it; its body has longer.
  headersTimeout: 10_000,
  // Node's own refusal has no body; requireHost says why.
  requireHostHeader: false,
}

/** RFC 9112, 3.2: a request of HTTP/1.1 without a host is refused, and so is one with two. */
export function requireHost({ headers, rawHeaders, httpVersion }: IncomingMessage) {
  if (headers.host === undefined && httpVersion === '1.1') throw invalid('Host', 'is required')
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts++
  if (hosts > 1) throw invalid('Host', 'stands there twice')
}

/** Node would refuse an expectation it does not know without a body; RFC 9110, 10.1.1 lets it be passed over. */
export const ignoreExpectations = (server: Server) =>
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))

/**
 * A % that stands for no character is read as it was written: such an address names nothing, like any unknown one. A
 * client may write the whole address, as to a proxy (RFC 9112, 3.2.2); what comes after the host counts.
 */
export function readableUrl({ url: written = '/' }: { url?: string | undefined }): string {
  const url = written.startsWith('/') ? written : written.replace(/^https?:\/\/[^/?]*\/?/i, '/')
  if (!url.includes('%')) return url
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

const tookTooLong = 'ERR_HTTP_REQUEST_TIMEOUT'
const answers: Record<string, [status: string, message: string]> = {
  [tookTooLong]: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large.'],
}

const refused = new WeakSet<Socket>()

/**
 * No request was ever made of it, so there is no reply object: the envelope goes straight to the socket. It is not
 * counted, since browsers open connections that they never use and that end here; where the address stands is told.
 */
export const malformedRequestHandler = (soFar: (address: string) => Promise<Allowance>) =>
  async function refuse(error: NodeJS.ErrnoException, socket: Socket): Promise<void> {
    const { code = '' } = error
    if (code === 'ECONNRESET' || !socket.writable || hasAnswer(socket)) return void socket.destroy()
    if (code === tookTooLong && isStillArriving(socket, () => void refuse(error, socket))) return
    // Every piece that arrives after the first broken one is broken too.
    if (refused.has(socket)) return
    refused.add(socket)
    const [status, message] = answers[code] ?? ['400 Bad Request', 'This is not a request that can be read.']
    const body = JSON.stringify({ success: false, error: { code: 'VALIDATION_ERROR', message } })
    const { limit, remaining, reset } = await soFar(socket.remoteAddress ?? '')
    if (!socket.writable) return
    const answer = [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      `X-Request-Id: ${randomUUID()}`,
      `X-RateLimit-Limit: ${limit}`,
      `X-RateLimit-Remaining: ${remaining}`,
      `X-RateLimit-Reset: ${reset}`,
      '',
      body,
    ].join('\r\n')
    const before = answering(socket)
    if (before) before.once('close', () => hangUp(socket, answer))
    else hangUp(socket, answer)
  }

/** The answer that is still to come, or on its way, to a whole request before the broken one. */
function answering(socket: Socket): ServerResponse | undefined {
  const { _httpMessage: response } = socket as { _httpMessage?: ServerResponse | null }
  return response?.req.complete ? response : undefined
}
