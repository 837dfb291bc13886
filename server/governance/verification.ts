import { createHmac, type KeyObject } from 'node:crypto'
import { type Database, systemActor } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Logger } from '../platform/log.ts'
import type { Seal } from '../platform/seal.ts'
import { beforeFirst, chainKey, type Head, lastLink } from './chain.ts'
import { readCheckpoint } from './checkpoint.ts'
import { chainBeginning } from './prunings.ts'
import type { Sealer } from './sealer.ts'
import {
  finishVerification,
  lockUnfinished,
  pruneVerifications,
  saveProgress,
  startVerification,
  type Unfinished,
} from './verification-queries.ts'
import { judge, type Misdated, verifySlice } from './verify.ts'

const queue = 'audit-verify'
const slicesOfJob = 10
const system = systemActor('audit verifier')

type Parts = { db: Database; seal: Seal; jobs: Jobs; sealer: Sealer; log: Logger }

type Reached = Head & { misdated?: Misdated | undefined }

/** Where a run stands, signed: otherwise whoever can write to the table could let it pass something over. */
function signProgress(
  key: KeyObject,
  id: string,
  { position, mac, xid, entry_id, misdated }: Reached,
): Buffer {
  const text = JSON.stringify([position, mac.toString('hex'), xid, entry_id, misdated])
  return Buffer.from(
    JSON.stringify([text, createHmac('sha256', key).update(`progress ${id} ${text}`).digest('hex')]),
  )
}

function readProgress(key: KeyObject, id: string, { progress }: Unfinished): Reached {
  if (!progress) return beforeFirst
  const [text, signature] = JSON.parse(progress.toString()) as [string, string]
  const made = createHmac('sha256', key).update(`progress ${id} ${text}`).digest('hex')
  if (made !== signature) return beforeFirst
  const [position, mac, xid, entry_id, misdated] = JSON.parse(text) as [
    number,
    string,
    string,
    number,
    Misdated?,
  ]
  return { position, mac: Buffer.from(mac, 'hex'), xid, entry_id, misdated }
}

/** Starts a walk over the whole chain, or answers with the one under way. */
export async function requestVerification(
  { db, seal, jobs }: Omit<Parts, 'sealer' | 'log'>,
  checkpoint?: string,
) {
  return db.withActor(system, async tx => {
    if (checkpoint !== undefined) readCheckpoint(await chainKey(tx, seal), checkpoint)
    const { position } = await lastLink(tx)
    const { verification, isNew, checkpoint: against } = await startVerification(tx, position, checkpoint)
    if (isNew) await jobs.enqueue(tx, queue, { id: verification.id })
    else if (checkpoint !== undefined && checkpoint !== against)
      throw new Failure(
        'CONFLICT',
        'A verification against another checkpoint, or none, is under way. Ask again when it has ended.',
      )
    return verification
  })
}

/** How far it has come is told after each slice. No job lasts long, and a killed instance costs a slice. */
export async function verificationJobs({ db, seal, jobs, sealer, log }: Parts, slice = 5_000) {
  const walkOn = (id: string, isLastOfJob: boolean) =>
    db.withActor(system, async tx => {
      const unfinished = await lockUnfinished(tx, id)
      if (!unfinished) return
      const key = await chainKey(tx, seal)
      const first = await chainBeginning(tx, key)
      const reached = readProgress(key, id, unfinished)
      const from = reached.position > first.position ? reached : first
      const { ended, ...walked } = await verifySlice(tx, key, from, slice)
      const misdated = reached.misdated ?? walked.misdated
      if (!ended) {
        const { last } = walked
        await saveProgress(tx, id, last.position, signProgress(key, id, { ...last, misdated }))
        if (isLastOfJob) await jobs.enqueue(tx, queue, { id })
        return 'more'
      }
      const expected = { known: sealer.known(), given: unfinished.checkpoint ?? undefined }
      const found = await judge(tx, key, expected, { ...walked, from: first.position, misdated })
      await finishVerification(tx, id, found)
      await pruneVerifications(tx)
      return found
    })

  await jobs.work(queue, async data => {
    const id = String(data.id)
    let found: Awaited<ReturnType<typeof walkOn>> = 'more'
    for (let n = 1; n <= slicesOfJob && found === 'more'; n++) found = await walkOn(id, n === slicesOfJob)
    if (!found || found === 'more') return
    if (!found.intact) log.error({ broken_at: found.broken_at }, 'the audit log is not whole')
    if (found.misdated)
      log.warn(
        { misdated: found.misdated },
        'the audit log has an entry that is dated before those sealed earlier',
      )
  })
  // Every night, whether somebody asks or not.
  await jobs.every('41 3 * * *', 'audit-verify-nightly', async () => {
    await requestVerification({ db, seal, jobs })
  })
}
