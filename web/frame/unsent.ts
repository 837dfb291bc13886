import { useSyncExternalStore } from 'react'
import { withToken } from '../../contract/token.ts'
import { session } from '../api/session.ts'
import { type Delivery, type Outbox, openOutbox, type Unsent } from '../device/outbox.ts'
import { openStorage } from '../device/storage.ts'
import { frameTexts } from '../texts/frame.ts'
import { textsNow } from '../texts/texts.ts'
import { say } from '../ui/toast.tsx'

const authorised = withToken(session.token)
const retryMs = 15_000
const listeners = new Set<() => void>()
let outbox: Outbox | undefined
let count = 0
let refusedBefore = 0

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
  return { refused: said?.error?.message ?? String(response.status) }
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('mettle.outbox', work) : work()

function onChange() {
  count = outbox?.unsent().length ?? 0
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

/** Sends what waits, and says what became of it. */
export async function deliverKept() {
  if (!outbox) return
  const before = outbox.unsent().length
  if (before === 0) return
  await outbox.deliver()
  const t = textsNow(frameTexts).live
  const refused = outbox.refused()
  for (const { about, reason } of refused.slice(refusedBefore)) say(t.refused(about, reason), { wrong: true })
  const sent = before - outbox.unsent().length - (refused.length - refusedBefore)
  refusedBefore = refused.length
  if (sent > 0) say(t.sent(sent))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** How many things done here the service does not have yet. */
export const useUnsentCount = () => useSyncExternalStore(subscribe, () => count)
