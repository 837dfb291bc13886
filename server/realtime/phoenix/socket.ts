import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { Failure, fromDatabase } from '../../platform/errors.ts'
import type { Event } from '../frames.ts'
import { mostUnread } from '../listeners.ts'
import { type Channels, readBindings } from './bindings.ts'
import { changeData, type Message, readMessage, writeMessage } from './messages.ts'
import { openSeat } from './seat.ts'
import type { Peer, SocketContext } from './socket-parts.ts'

export type Socket = ReturnType<typeof openSocket>

const mostChannels = 100
/** Without a channel. Clients join as soon as they are connected. */
const joinMs = 10_000
/** Clients beat every 25 s. */
const silentMs = 90_000
const closingMs = 2_000
/** A flood beyond any client's own doing. */
const mostMessages = 2_000
const mostBytes = 2 * 1_048_576
const floodMs = 10_000
/** Before a token says whose it is: a few beats and joins, one of them as big as a message may be. */
const unknownMessages = 20
const unknownBytes = 65_536

/** One connection: any number of channels up to a bound, all of one person at a time. */
export function openSocket(parts: SocketContext, ws: WebSocket, peer: Peer, onKnown: () => void) {
  const channels: Channels = new Map()
  const seat = openSeat(parts, peer, { channels, onKnown, pushChange, dropChannels, close })
  const opened = Date.now()
  let heardAt = opened
  let recent = { since: opened, messages: 0, bytes: 0 }
  const unknown = { messages: 0, bytes: 0 }
  let lonely: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  let underWay = 0
  awaitJoin()

  function send(message: Omit<Message, 'payload'>, payload: string) {
    if (ws.readyState !== ws.OPEN) return
    ws.send(writeMessage(peer.version, message, payload))
    // Who does not read is dropped. It comes back, and reads its list anew.
    if (ws.bufferedAmount > mostUnread) ws.terminate()
  }
  const push = (topic: string, event: string, payload: object) =>
    send(
      { join_ref: channels.get(topic)?.join_ref ?? null, ref: null, topic, event },
      JSON.stringify(payload),
    )
  const reply = ({ join_ref, ref, topic }: Message, status: 'ok' | 'error', response: object = {}) =>
    send({ join_ref, ref, topic, event: 'phx_reply' }, JSON.stringify({ status, response }))
  const system = (topic: string, status: 'ok' | 'error', message: string) =>
    push(topic, 'system', { status, message, extension: 'postgres_changes', channel: nameOf(topic) })

  function pushChange(event: Event) {
    if (ws.readyState !== ws.OPEN) return
    for (const [topic, { join_ref, bindings }] of channels) {
      const ids = bindings.filter(({ wants }) => wants(event)).map(({ id }) => id)
      if (ids.length === 0) continue
      const payload = `{"ids":[${ids}],"data":${changeData(event)}}`
      send({ join_ref, ref: null, topic, event: 'postgres_changes' }, payload)
    }
  }

  /** After phx_error a client joins again by itself, after phx_close it does not. */
  function dropChannels(event: 'phx_error' | 'phx_close', message: string) {
    for (const topic of channels.keys()) {
      system(topic, 'error', message)
      push(topic, event, {})
    }
    channels.clear()
    seat.leave()
    awaitJoin()
  }

  function awaitJoin() {
    clearTimeout(lonely)
    lonely = setTimeout(() => close(1008, 'No channel was joined in time.'), joinMs)
  }

  function close(code: number, reason: string) {
    ws.close(code, reason)
    setTimeout(() => ws.terminate(), closingMs).unref()
  }

  async function join(message: Message) {
    const { topic, payload, join_ref } = message
    if (!channels.has(topic) && channels.size >= mostChannels)
      throw new Failure('RATE_LIMITED', `A connection takes at most ${mostChannels} channels.`)
    const person = await seat.take(payload.access_token)
    if (ws.readyState !== ws.OPEN) return
    parts.quotas.countJoin(person)
    const { bindings, echo } = readBindings(payload)
    const channel = { join_ref, bindings }
    parts.quotas.assertRoom(person, channel, channels.get(topic))
    clearTimeout(lonely)
    channels.set(topic, channel)
    reply(message, 'ok', { postgres_changes: echo })
    system(topic, 'ok', 'Subscribed to PostgreSQL')
  }

  function leave(message: Message) {
    const was = channels.get(message.topic)
    reply(message, 'ok')
    if (!was) return
    push(message.topic, 'phx_close', {})
    channels.delete(message.topic)
    if (channels.size > 0) return
    seat.leave()
    awaitJoin()
  }

  async function answer(message: Message) {
    switch (message.event) {
      case 'heartbeat':
        return reply(message, 'ok')
      case 'phx_join':
        return join(message)
      case 'phx_leave':
        return leave(message)
      case 'access_token':
        if (channels.has(message.topic)) await seat.take(message.payload.access_token)
        return
      default:
        throw new Failure('VALIDATION_ERROR', 'Only changes of leads are told here.')
    }
  }

  async function handle(data: Buffer) {
    if (ws.readyState !== ws.OPEN) return
    if (!seat.wasKnown() && isTooMuchOfUnknown(data))
      return close(1008, 'Too much was sent before a token that holds.')
    const message = readMessage(data.toString(), peer.version)
    if (!message) return close(1007, `This is not a message of version ${peer.version}.`)
    try {
      await answer(message)
    } catch (error) {
      const failure = error instanceof Failure ? error : fromDatabase(error)
      if (!failure) parts.log.error({ err: error }, 'unexpected failure on a WebSocket')
      const { code, message: reason } = failure ?? new Failure('INTERNAL_ERROR')
      reply(message, 'error', { reason, code })
      // What the token before had opened does not go on without one that holds.
      if (message.event === 'access_token')
        dropChannels(code === 'UNAUTHORIZED' ? 'phx_close' : 'phx_error', reason)
    } finally {
      // Closed meanwhile, when there was nothing to leave yet.
      if (ws.readyState !== ws.OPEN) seat.leave()
    }
  }

  function isTooMuchOfUnknown({ length }: Buffer) {
    unknown.bytes += length
    return ++unknown.messages > unknownMessages || unknown.bytes > unknownBytes
  }

  function isFlood({ length }: Buffer) {
    heardAt = Date.now()
    if (heardAt - recent.since > floodMs) recent = { since: heardAt, messages: 0, bytes: 0 }
    recent.bytes += length
    return ++recent.messages > mostMessages || recent.bytes > mostBytes
  }

  ws.on('message', (data: Buffer, isBinary: boolean) => {
    if (ws.readyState !== ws.OPEN) return
    if (isBinary) return close(1003, 'Send text.')
    if (isFlood(data)) return close(1008, 'Too many messages.')
    // One after the other, in their order, others in between; nothing more is read meanwhile.
    underWay++
    ws.pause()
    work = work
      .then(() => handle(data))
      .then(() => nextTurn())
      .finally(() => {
        if (--underWay === 0) ws.resume()
      })
  })
  // What is too big or no WebSocket frame; the connection is closed with its code by then.
  ws.on('error', () => {})
  ws.once('close', code => {
    clearTimeout(lonely)
    channels.clear()
    seat.leave()
    parts.log.info({ requestId: peer.origin.requestId, code, ms: Date.now() - opened }, 'WebSocket closed')
  })

  return {
    wasKnown: seat.wasKnown,
    /** Nobody is at the other end any more. */
    check() {
      if (Date.now() - heardAt > silentMs) ws.terminate()
    },
    close,
  }
}

const nameOf = (topic: string) => topic.replace(/^realtime:/, '')
