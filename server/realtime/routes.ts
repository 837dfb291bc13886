import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { ok } from '../platform/http/answer.ts'
import type { App, Person } from '../platform/http/app-types.ts'
import { Envelope, failures, Timestamp } from '../platform/http/schemas.ts'
import { readCursor } from '../platform/outbox-cursor.ts'
import type { Feed, Subscriber } from './feed.ts'
import { eventFrame, frame, heartbeat } from './frames.ts'
import { admit, externalMs, mostUnread } from './listeners.ts'
import { putTicket, takeTicket } from './queries.ts'

const tags = ['Realtime']
const ticketSeconds = 30

const digestOf = (ticket: string) => createHash('sha256').update(ticket).digest()

export function realtimeRoutes(app: App, { db, feed }: { db: Database; feed: Feed }) {
  app.post(
    '/realtime/tickets',
    {
      schema: {
        tags,
        summary: 'Get a ticket for the change feed',
        description:
          'For browsers, whose EventSource sends no Authorization header. Works once, within 30 seconds, in ?ticket=.',
        response: {
          201: Envelope(Type.Object({ ticket: Type.String(), expires_at: Timestamp })),
          ...failures(401, 429, 500, 503),
        },
      },
    },
    async ({ actor }, reply) => {
      const ticket = randomBytes(24).toString('base64url')
      const listener = await listenerOf(actor, undefined)
      await putTicket(db, digestOf(ticket), listener, ticketSeconds)
      const expires_at = new Date(Date.now() + ticketSeconds * 1000).toISOString()
      return reply
        .code(201)
        .header('location', `/api/realtime/leads?ticket=${ticket}`)
        .send(ok({ ticket, expires_at }))
    },
  )

  app.get(
    '/realtime/leads',
    {
      // A HEAD of what has no end would never be answered.
      exposeHeadRoute: false,
      config: { open: true },
      schema: {
        tags,
        summary: 'Changes of leads as they happen',
        description:
          'Server-sent events, each {type: INSERT|UPDATE|DELETE, schema, table, new?, old?, commit_timestamp}; its id is a cursor, and Last-Event-ID resumes after it with nothing lost. You get exactly the leads you may read: one that is given to you comes as INSERT, one that is given away as DELETE. The event reset says that the list must be read anew; the event notification is something that concerns you, as GET /notifications lists it. With an Authorization header or a ticket; the stream ends with the session or API token it was opened by.',
        querystring: Type.Object({
          ticket: Type.Optional(Type.String({ maxLength: 100 })),
          last_event_id: Type.Optional(
            Type.String({ maxLength: 100, description: 'where a header cannot be sent' }),
          ),
        }),
        headers: Type.Object({
          'last-event-id': Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: {
          200: {
            description: 'an event stream',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
          ...failures(400, 401, 403, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const header = request.headers['last-event-id']
      const after = header || request.query.last_event_id || undefined
      if (after !== undefined) readCursor(after, header ? 'Last-Event-ID' : 'last_event_id')
      const listener = await listenerOf(request.actor, request.query.ticket)
      // Before the answer begins: whoever sees it begin is told of everything that happens from then on.
      const from = after ?? (await feed.end())
      feed.assertRoom(listener.person)
      // Whoever hung up meanwhile closes nothing any more: their stream would stay open for good.
      if (reply.raw.destroyed) return reply.hijack()
      const stream = openStream(reply)
      const subscriber: Subscriber = {
        ...listener,
        position: undefined,
        waiting: [],
        send: (event, cursor) => write(eventFrame(cursor, event)),
        notify: (notification, cursor) => write(frame(cursor, notification, 'notification')),
        reset: cursor => write(frame(cursor, { reason: 'read the list anew' }, 'reset')),
        heartbeat: cursor => write(heartbeat(cursor)),
        end: () => stream.end(),
      }
      const write = (piece: string | Buffer) => {
        stream.write(piece)
        if (stream.writableLength > mostUnread) stream.destroy()
      }
      const isOurs = listener.session !== undefined || listener.apiToken !== undefined
      const expiry = isOurs ? undefined : setTimeout(() => feed.leave(subscriber), externalMs)
      stream.once('close', () => {
        clearTimeout(expiry)
        feed.leave(subscriber)
      })
      await feed.join(subscriber, from).catch(error => {
        request.log.warn({ err: error }, 'a stream could not be opened')
      })
    },
  )

  async function listenerOf(actor: Person | undefined, ticket: string | undefined) {
    const listener =
      actor || ticket === undefined ? actor && listening(actor) : await takeTicket(db, digestOf(ticket))
    const admitted = listener && (await admit(db, listener))
    if (!admitted)
      throw new Failure('UNAUTHORIZED', 'Send an access token, or a ticket that was not used yet.')
    return admitted
  }
}

const listening = ({ id, session, apiToken }: Person) => ({ person: id, session, apiToken })

/** From here on the answer is ours: the limits' headers are kept, the rest is a stream without an end. */
function openStream(reply: FastifyReply): ServerResponse {
  const headers = reply.getHeaders()
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  stream.write('retry: 2000\n\n')
  return stream
}
