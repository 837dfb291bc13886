import type { components } from './schema.ts'
import { Refusal } from './session.ts'
import { readEvents, type StreamEvent } from './stream.ts'

export type Lead = components['schemas']['Lead']
/** Something that concerns the person who listens, as `GET /api/notifications` lists it. */
export type Notification = components['schemas']['Notification']
export type LeadChange = {
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  schema: 'public'
  table: 'leads'
  commit_timestamp: string
  new?: Lead
  old?: { id: string }
}

/** open: changes come as they happen. waiting: the line is down, it is tried again. closed: it is over, and why. */
export type FeedState =
  | { state: 'connecting' | 'open' }
  | { state: 'waiting'; retryInMs: number; error: unknown }
  | { state: 'closed'; error?: unknown }

export type Subscription = {
  close(): void
  /** After which change it stands; `lastEventId` of a later subscription goes on from there. */
  readonly lastEventId: string | undefined
}

export type SubscribeOptions = {
  onChange(change: LeadChange): void
  onNotification?(notification: Notification): void
  /** Something was missed that cannot be told any more: read your list anew. */
  onReset?(): void
  onState?(state: FeedState): void
  lastEventId?: string
  signal?: AbortSignal
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
// The service speaks every 15 seconds, if only to say that it is there.
const silenceMs = 45_000

/**
 * Changes of leads as they happen. Comes back by itself, after pauses that grow, with the last change it was told, so that
 * none is lost; every try carries a token that still holds. Ends where the service will not have it any more.
 */
export function subscribeToLeads(
  { baseUrl, fetch }: { baseUrl: string; fetch: (request: Request) => Promise<Response> },
  { onChange, onNotification, onReset, onState, lastEventId, signal }: SubscribeOptions,
): Subscription {
  const ended = new AbortController()
  const close = () => ended.abort()
  if (signal?.aborted) close()
  signal?.addEventListener('abort', close, { once: true })
  let last = lastEventId
  let failures = 0
  let isOpen = false

  const hear = ({ id, event, data }: StreamEvent) => {
    if (id !== undefined) {
      last = id
      // With the first place it is told, it stands.
      if (!isOpen) onState?.({ state: 'open' })
      isOpen = true
      failures = 0
    }
    if (event === 'reset') onReset?.()
    else if (data === undefined) return
    else if (event === 'message') onChange(JSON.parse(data))
    else if (event === 'notification') onNotification?.(JSON.parse(data))
  }

  async function listen() {
    const line = new AbortController()
    const hangUp = () => line.abort(new Error('The service has fallen silent.'))
    ended.signal.addEventListener('abort', hangUp, { once: true })
    let silence = setTimeout(hangUp, silenceMs)
    try {
      const response = await fetch(
        new Request(`${baseUrl}/api/realtime/leads`, {
          headers: last === undefined ? {} : { 'last-event-id': last },
          signal: line.signal,
        }),
      )
      if (!response.ok || !response.body) throw await refusalOf(response)
      await readEvents(response.body, line.signal, event => {
        clearTimeout(silence)
        silence = setTimeout(hangUp, silenceMs)
        if (!ended.signal.aborted) hear(event)
      })
      line.signal.throwIfAborted()
      throw new Error('The service has ended the stream.')
    } finally {
      clearTimeout(silence)
      ended.signal.removeEventListener('abort', hangUp)
      // An answer that nobody reads to its end would keep its connection.
      line.abort()
    }
  }

  async function run() {
    while (!ended.signal.aborted) {
      isOpen = false
      onState?.({ state: 'connecting' })
      const error: unknown = await listen().catch(problem => problem)
      if (ended.signal.aborted) break
      if (isUnknownPlace(error)) {
        last = undefined
        onReset?.()
      } else if (isFinal(error)) {
        signal?.removeEventListener('abort', close)
        return onState?.({ state: 'closed', error })
      }
      const pauseMs = Math.min(firstPauseMs * 2 ** failures++, longestPauseMs)
      // Not all at once, when a service comes back that many were waiting for.
      const retryInMs = Math.max(askedPause(error), Math.round(pauseMs * (0.5 + Math.random() / 2)))
      onState?.({ state: 'waiting', retryInMs, error })
      await pause(retryInMs, ended.signal)
    }
    signal?.removeEventListener('abort', close)
    onState?.({ state: 'closed' })
  }

  void run()
  return {
    close,
    get lastEventId() {
      return last
    },
  }
}

class FeedRefusal extends Refusal {
  readonly retryAfterMs: number
  constructor(status: number, problem: ConstructorParameters<typeof Refusal>[1], retryAfterMs: number) {
    super(status, problem)
    this.retryAfterMs = retryAfterMs
  }
}

async function refusalOf(response: Response) {
  const body = (await response.json().catch(() => undefined)) as
    | { error?: ConstructorParameters<typeof Refusal>[1] }
    | undefined
  const problem = body?.error ?? {
    code: 'INTERNAL_ERROR',
    message: `The service answered ${response.status}.`,
  }
  return new FeedRefusal(response.status, problem, Number(response.headers.get('retry-after') ?? 0) * 1000)
}

const isUnknownPlace = (error: unknown) => error instanceof Refusal && error.status === 400
const isFinal = (error: unknown) => error instanceof Refusal && [401, 403, 404].includes(error.status)
const askedPause = (error: unknown) => (error instanceof FeedRefusal ? error.retryAfterMs : 0)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })

/** A list after a change: what was inserted in front, what was updated in its place, what was deleted gone. */
export function applyChange(list: readonly Lead[], change: LeadChange): Lead[] {
  const { new: lead, old } = change
  if (change.type === 'DELETE' || !lead) return list.filter(({ id }) => id !== old?.id)
  const known = list.find(({ id }) => id === lead.id)
  if (!known) return change.type === 'INSERT' ? [lead, ...list] : [...list]
  // What was read meanwhile may be newer than what is told.
  return lead.updated_at < known.updated_at ? [...list] : list.map(one => (one === known ? lead : one))
}
