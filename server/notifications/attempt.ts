import { randomUUID } from 'node:crypto'
import { post } from '../platform/outgoing.ts'
import type { Seal } from '../platform/seal.ts'
import type { Attempt, Claimed } from './dispatch-queries.ts'
import { testType } from './events.ts'
import { openSecrets } from './secrets.ts'
import { signedHeaders } from './signature.ts'

/** Seconds between one failure and the next attempt; after the last it is parked. */
const pauses = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 10 * 3600]

export const answerPlace = (attempt: string) => ({
  table: 'delivery_attempts',
  row: attempt,
  column: 'answer',
})

/** When a delivery that has failed so often is tried again, in seconds; null when it is not. */
export const pauseAfter = ({ failures, type }: Pick<Claimed, 'failures' | 'type'>) =>
  type === testType ? null : (pauses[failures] ?? null)

export type Outcome = { delivered: boolean; gone: boolean; attempt: Attempt }

/** One try: signed anew with the time of this very try, the body the same as before. */
export async function attemptDelivery(
  { seal, allowPrivate, signal }: { seal: Seal; allowPrivate: boolean; signal: AbortSignal },
  delivery: Claimed,
): Promise<Outcome> {
  const { event_id, type, timestamp, data, url } = delivery
  const body = JSON.stringify({ id: event_id, type, timestamp, data })
  const [id, started] = [randomUUID(), Date.now()]
  const seconds = Math.floor(started / 1000)
  const ended = (
    status: number | null,
    problem: string | null,
    answer: Buffer | null,
  ): Pick<Outcome, 'attempt'> => ({
    attempt: {
      id,
      at: new Date(started).toISOString(),
      status,
      latency_ms: Date.now() - started,
      problem,
      answer: answer && answer.length > 0 ? seal.sealSecret(answerPlace(id), answer.toString()) : null,
    },
  })
  try {
    const headers = {
      ...signedHeaders(event_id, body, openSecrets(seal, delivery), seconds),
      'user-agent': 'Mettle',
    }
    const { status, answer } = await post(url, body, { headers, allowPrivate, signal })
    const delivered = status >= 200 && status < 300
    const problem = delivered ? null : `answered ${status}`
    return { delivered, gone: status === 410, ...ended(status, problem, answer) }
  } catch (error) {
    return { delivered: false, gone: false, ...ended(null, problemOf(error as Error), null) }
  }
}

const problemOf = ({ message, code }: NodeJS.ErrnoException) => (message || code || 'failed').slice(0, 200)
