import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import { attemptDelivery, pauseAfter } from './attempt.ts'
import { type Claimed, claimDeliveries, type Lane, recordAttempt, releaseClaim } from './dispatch-queries.ts'

/** How many are sent at once, in each lane. */
const slots: [Lane, number][] = [
  ['healthy', 64],
  ['failing', 16],
  ['by hand', 8],
]
const lookEveryMs = 2_000

/**
 * Sends what is due, in this process; several share the work, since each claims what it sends. Every lane has slots of its
 * own, so that endpoints which hang take none from those that answer.
 */
export function startDispatcher({
  db,
  seal,
  allowPrivate,
  pause,
  onTrouble,
}: {
  db: Database
  seal: Seal
  allowPrivate: boolean
  pause: (endpoint: string, why: 'failing' | 'gone') => Promise<void>
  onTrouble: (error: unknown) => void
}) {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const lanes = slots.map(([lane, most]) => openLane(lane, most))
  const wake = () => {
    for (const look of lanes) look()
  }
  const timer = setInterval(wake, lookEveryMs)

  function openLane(lane: Lane, most: number) {
    let free = most
    let looking = false
    let again = false
    const look = () => {
      again = looking
      if (looking || free === 0 || stopping.signal.aborted) return
      looking = true
      track(
        claimSome()
          .catch(onTrouble)
          .then(() => {
            looking = false
            if (again) look()
          }),
      )
    }
    const claimSome = async () => {
      const claim = randomUUID()
      const claimed = await claimDeliveries(db, lane, free, claim)
      free -= claimed.length
      for (const delivery of claimed)
        track(
          send(delivery, claim)
            .catch(onTrouble)
            .then(() => {
              free++
              look()
            }),
        )
    }
    return look
  }

  async function send(delivery: Claimed, claim: string) {
    const { signal } = stopping
    const { delivered, gone, attempt } = await attemptDelivery({ seal, allowPrivate, signal }, delivery)
    // What was broken off by us is no failure of theirs.
    if (signal.aborted && !delivered) return void (await releaseClaim(db, delivery.id, claim))
    const retryIn = pauseAfter(delivery)
    const keepsFailing = await recordAttempt(db, { id: delivery.id, claim, delivered, retryIn }, attempt)
    if (gone && !delivery.by_hand) await pause(delivery.endpoint_id, 'gone')
    else if (keepsFailing) await pause(delivery.endpoint_id, 'failing')
  }

  function track(work: Promise<void>) {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  return {
    /** Something may be due. */
    wake,
    async close() {
      clearInterval(timer)
      stopping.abort()
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
