import { useSyncExternalStore } from 'react'
import { withToken } from '../../contract/token.ts'
import { refusalOf } from '../api/refusal.ts'
import { session } from '../api/session.ts'
import { type Delivery, type Outbox, openOutbox, type Refused, type Unsent } from '../device/outbox.ts'
import { openStorage } from '../device/storage.ts'
import { frameTexts } from '../texts/frame.ts'
import { objectionOf } from '../texts/refusals.ts'
import { textsNow } from '../texts/texts.ts'
import { say } from '../ui/toast.tsx'

const authorised = withToken(session.token)
const retryMs = 15_000
const listeners = new Set<() => void>()
let outbox: Outbox | undefined
let count = 0
let refusedNow: Refused[] = []
let refusedBefore = 0
// What did not get through at its first try: only of this is it said when it does.
const delayed = new Set<string>()

async function send({ id, path, body }: Unsent): Promise<Delivery> {
  const request = new Request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(body),
  })
  const response = await authorised(request).catch(() => undefined)
  // 409: the first try is still under way at the service.
  if (!response || [409, 429].includes(response.status) || response.status >= 500) return 'unreached'
  if (response.ok) return 'taken'
  const said = await response.json().catch(() => undefined)
  return { reason: objectionOf(refusalOf(response, said?.error)), isGone: response.status === 404 }
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('mettle.outbox', work) : work()

function onChange() {
  count = outbox?.unsent().length ?? 0
  refusedNow = outbox?.refused() ?? []
  for (const listener of listeners) listener()
}

/** Opens what this person left unsent, and sends it now, when the line is back, and every now and then. */
export function startOutbox(person: string) {
  outbox = openOutbox({ storage: openStorage(), person, send, alone, onChange })
  refusedBefore = outbox.refused().length
  onChange()
  const deliver = () => void deliverKept()
  const timer = setInterval(deliver, retryMs)
  window.addEventListener('online', deliver)
  deliver()
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', deliver)
  }
}

/** Kept first, then sent; where it does not get through it stays and is sent later. Whether the service has it now. */
export async function sendOrKeep(item: Unsent) {
  outbox?.add(item)
  await deliverKept()
  return outbox !== undefined && ![...outbox.unsent(), ...outbox.refused()].some(({ id }) => id === item.id)
}

/** Sends what waits, and says what became of it. */
export async function deliverKept() {
  if (!outbox || outbox.unsent().length === 0) return
  await outbox.deliver()
  const t = textsNow(frameTexts).live
  const refused = outbox.refused()
  for (const { about, reason } of refused.slice(refusedBefore)) say(t.refused(about, reason), { wrong: true })
  refusedBefore = refused.length
  const waiting = new Set(outbox.unsent().map(({ id }) => id))
  const sent = [...delayed].filter(id => !waiting.has(id))
  for (const id of sent) delayed.delete(id)
  for (const id of waiting) delayed.add(id)
  if (sent.length > 0) say(t.sent(sent.length))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** How many things done here the service does not have yet. */
export const useUnsentCount = () => useSyncExternalStore(subscribe, () => count)

/** What the service would not take, until somebody has read it. */
export const useRefused = () => useSyncExternalStore(subscribe, () => refusedNow)

export function dismissRefused(id: string) {
  outbox?.dismiss(id)
  refusedBefore = refusedNow.length
}
