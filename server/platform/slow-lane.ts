import type { EventEmitter } from 'node:events'
import { Failure } from './errors.ts'

type Bounds = {
  /** How many run at the same moment, whoever they belong to. */
  atOnce: number
  perPerson: number
  /** How many of one person wait; a further one is refused. */
  waiting: number
  waitMs: number
}
/** By others: whoever asks for too much themselves is told that. */
const tooMuchUnderWay = () => new Failure('UNAVAILABLE', 'Too much is under way. Try again in a moment.')

type Waiting = { begin: (leave: () => void) => void }

export type SlowLane = ReturnType<typeof openSlowLane>

/**
 * Where slow work queues up: a few at a time, fewer of one person, those who wait in turn by person. It leaves database
 * connections and processors to everybody else's quick requests, however much one person asks for at once.
 */
export function openSlowLane({ atOnce, perPerson, waiting, waitMs }: Bounds) {
  const running = new Map<string, number>()
  const ahead = new Map<string, Waiting[]>()
  const others = new Map<string, Waiting[]>()
  let total = 0

  const hasRoom = (person: string) => total < atOnce && (running.get(person) ?? 0) < perPerson

  function start(person: string): () => void {
    total++
    running.set(person, (running.get(person) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      total--
      const left = (running.get(person) ?? 1) - 1
      if (left === 0) running.delete(person)
      else running.set(person, left)
      admit()
    }
  }

  /** Whoever was admitted goes behind everybody else who waits. */
  function admit() {
    for (const queues of [ahead, others])
      for (const [person, queue] of queues) {
        if (!hasRoom(person)) continue
        const [next, ...rest] = queue
        queues.delete(person)
        if (rest.length > 0) queues.set(person, rest)
        next?.begin(start(person))
      }
  }

  const forget = (queues: Map<string, Waiting[]>, person: string, waiter: Waiting) => {
    const rest = (queues.get(person) ?? []).filter(other => other !== waiter)
    if (rest.length > 0) queues.set(person, rest)
    else queues.delete(person)
  }

  return {
    /**
     * Resolves when it may begin, with what to call at its end. Who goes ahead waits for nobody who does not; a client that
     * closes meanwhile waits no longer.
     */
    async enter(
      person: string,
      { goesAhead = false, client }: { goesAhead?: boolean; client?: EventEmitter } = {},
    ): Promise<() => void> {
      const queues = goesAhead ? ahead : others
      const queue = queues.get(person) ?? []
      if (queue.length === 0 && hasRoom(person)) return start(person)
      if (queue.length >= waiting)
        throw waiting === 0 && (running.get(person) ?? 0) < perPerson
          ? tooMuchUnderWay()
          : new Failure(
              'RATE_LIMITED',
              'Too many slow requests at once. Wait for those under way, then try again.',
            )
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          stopWaiting()
          forget(queues, person, waiter)
          reject(tooMuchUnderWay())
        }
        const timer = setTimeout(giveUp, waitMs)
        client?.once('close', giveUp)
        const stopWaiting = () => {
          clearTimeout(timer)
          client?.off('close', giveUp)
        }
        const waiter: Waiting = {
          begin: leave => {
            stopWaiting()
            resolve(leave)
          },
        }
        queues.set(person, [...queue, waiter])
      })
    },
  }
}
