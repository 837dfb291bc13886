import type { Logger } from '../platform/log.ts'
import { oncePerMinute } from '../platform/log.ts'
import type { Signal } from '../platform/outbox-signal.ts'
import type { Sealer } from './sealer.ts'

const soonMs = 1_000
const atRestMs = 60_000
const logEveryMs = 3_600_000

/**
 * Seals within a second of a change that any instance told of, and looks once a minute besides. The log gets a checkpoint
 * with the first change after a start and in every hour that has changes: whoever keeps logs elsewhere can show later
 * what had been there.
 */
export function startSealing({ sealer, signal, log }: { sealer: Sealer; signal: Signal; log: Logger }) {
  const waits = oncePerMinute(error => log.error({ err: error }, 'audit chain is behind'))
  let sealing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let loggedAt = Number.NEGATIVE_INFINITY
  let unlogged: string | undefined

  const logCheckpoint = () => {
    if (!unlogged) return
    log.info({ checkpoint: unlogged }, 'audit checkpoint')
    unlogged = undefined
    loggedAt = performance.now()
  }
  const look = async () => {
    unlogged = (await sealer.extend()) ?? unlogged
    if (performance.now() - loggedAt > logEveryMs) logCheckpoint()
  }
  const seal = () => {
    timer = undefined
    sealing ??= look()
      .catch(waits)
      .finally(() => {
        sealing = undefined
      })
  }
  const soon = () => {
    timer ??= setTimeout(seal, soonMs)
  }
  const unsubscribe = signal.onChange(soon)
  const rest = setInterval(seal, atRestMs)
  soon()

  return async () => {
    unsubscribe()
    clearInterval(rest)
    clearTimeout(timer)
    await sealing
    await look().catch(waits)
    logCheckpoint()
  }
}
