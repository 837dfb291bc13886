import type { Config } from '../platform/config.ts'
import { type Database, systemActor } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import { type Logger, oncePerMinute } from '../platform/log.ts'
import type { Mail } from '../platform/mail.ts'
import type { Outbox } from '../platform/outbox.ts'
import type { Signal } from '../platform/outbox-signal.ts'
import type { Seal } from '../platform/seal.ts'
import { deleteEmptied, pruneSome } from './dispatch-queries.ts'
import { startDispatcher } from './dispatcher.ts'
import { fanOut } from './fan-out.ts'
import { concerning } from './fan-out-queries.ts'
import { openPausing } from './pause.ts'

const system = systemActor('event deliveries')
const prunedAtOnce = 5_000

type Parts = {
  config: Config
  db: Database
  seal: Seal
  jobs: Jobs
  mail: Mail
  outbox: Outbox
  signal: Signal
  log: Logger
}

export type Notifications = Awaited<ReturnType<typeof openNotifications>>

/** Follows the outbox, and sends what came of it. */
export async function openNotifications({ config, db, seal, jobs, mail, outbox, signal, log }: Parts) {
  const onTrouble = oncePerMinute(error => log.warn({ err: error }, 'events cannot be sent; trying again'))
  const pause = openPausing({ config, db, mail })
  const dispatcher = startDispatcher({ db, seal, allowPrivate: config.allowPrivate, pause, onTrouble })

  let somethingNew = false
  const stopFollowing = outbox.follow('notifications', concerning, async (tx, changes, reset) => {
    if (reset)
      log.warn('events were missed: the outbox was cleared away or restored since they were last read')
    if (!(await fanOut(tx, changes))) return
    somethingNew = true
    signal.changed()
  })
  // A little later, when what was written there is committed; every other change is nobody's business here.
  const unsubscribe = signal.onChange(() => {
    if (somethingNew) dispatcher.wake()
    somethingNew = false
  })

  await jobs.every('41 * * * *', 'events-prune', async () => {
    for (;;) if ((await db.withActor(system, tx => pruneSome(tx, prunedAtOnce))) < prunedAtOnce) break
    await db.withActor(system, deleteEmptied)
  })

  return {
    wake: dispatcher.wake,
    async close() {
      unsubscribe()
      await stopFollowing()
      await dispatcher.close()
    },
  }
}
