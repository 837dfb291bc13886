import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Smaller ones the system takes off our hands, or they weigh little beside their connection. */
const leastCounted = 65_536
const bounds = { perPerson: 32 * 1_048_576, inAll: 256 * 1_048_576 }

/** A long text is read through by whoever asks how many bytes it is, and again when it is sent: as bytes, once. */
export const encodedOnce = (payload: unknown) =>
  typeof payload === 'string' && payload.length >= leastCounted ? Buffer.from(payload) : payload

type Unread = { person: string; bytes: number; socket: Socket; release: () => void }

/**
 * An answer stays in memory until its client has read it, which may be never. Where too much of it gathers, of one person or
 * of all together, whoever has the most loses the connection with their oldest answer.
 */
export function openUnreadAnswers({ perPerson, inAll } = bounds) {
  const unread = new Map<string, Set<Unread>>()
  const sums = new Map<string, number>()
  let total = 0

  function count(answer: Unread) {
    const { person, bytes } = answer
    const own = unread.get(person) ?? new Set()
    unread.set(person, own.add(answer))
    sums.set(person, (sums.get(person) ?? 0) + bytes)
    total += bytes
  }

  function forget(answer: Unread) {
    const { person, bytes } = answer
    const own = unread.get(person)
    if (!own?.delete(answer)) return
    total -= bytes
    sums.set(person, (sums.get(person) ?? 0) - bytes)
    if (own.size > 0) return
    unread.delete(person)
    sums.delete(person)
  }

  function giveUpOldestOf(person: string) {
    const [oldest] = unread.get(person) ?? []
    if (!oldest) return
    oldest.release()
    oldest.socket.destroy()
  }

  const whoHasMost = () => [...sums].reduce((most, one) => (one[1] > most[1] ? one : most))[0]

  return {
    /** What is about to be sent. */
    add(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
      if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return
      if (payload.length < leastCounted) return
      const person = request.actor?.id ?? request.address
      const answer: Unread = {
        person,
        bytes: Buffer.byteLength(payload),
        socket: request.raw.socket,
        release: () => forget(answer),
      }
      count(answer)
      onceRead(request, reply, answer.release)
      if ((sums.get(person) ?? 0) > perPerson) giveUpOldestOf(person)
      while (total > inAll) giveUpOldestOf(whoHasMost())
    },
  }
}

const waitingOn = new WeakMap<Socket, Set<() => void>>()

/** When an answer was read, or its client is gone. One that stands behind others on its connection never hears of that itself. */
export function onceRead({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, then: () => void) {
  if (raw.closed || socket.destroyed) return then()
  let waiting = waitingOn.get(socket)
  if (!waiting) {
    const all = new Set<() => void>()
    socket.once('close', () => {
      for (const one of all) one()
    })
    waitingOn.set(socket, all)
    waiting = all
  }
  const all = waiting
  const once = () => {
    if (all.delete(once)) then()
  }
  all.add(once)
  raw.once('close', once)
}
