import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db/index.ts'
import type { Verdict } from './verify.ts'

export type Verification = {
  id: string
  state: 'running' | 'intact' | 'broken' | 'failed'
  checked: number
  total: number
  started_at: string
  finished_at: string | null
  verdict: Verdict | null
}
export type Unfinished = { checkpoint: string | null; checked: number; progress: Buffer | null }

// Verdicts that an older version gave say nothing of dates.
const shown = `id, state, checked, total, app.iso(started_at) as started_at, app.iso(finished_at) as finished_at,
  '{"misdated": null}'::jsonb || verdict::jsonb as verdict`

/** A new run, unless one is under way; a run that nobody has carried on for ten minutes has failed. */
export async function startVerification(tx: Tx, total: number, checkpoint: string | undefined) {
  await tx.rows(
    `update audit.verifications set state = 'failed', finished_at = now()
     where state = 'running' and updated_at < now() - interval '10 minutes'`,
  )
  const [made] = await tx.rows<Verification>(
    `insert into audit.verifications (id, total, checkpoint) values ($1, $2, $3) on conflict do nothing returning ${shown}`,
    [randomUUID(), total, checkpoint ?? null],
  )
  if (made) return { verification: made, isNew: true, checkpoint }
  const [running] = await tx.rows<Verification & { checkpoint: string | null }>(
    `select ${shown}, checkpoint from audit.verifications where state = 'running'`,
  )
  const { checkpoint: against, ...verification } = running as NonNullable<typeof running>
  return { verification, isNew: false, checkpoint: against ?? undefined }
}

export const findVerification = async (tx: Tx, id: string) =>
  (await tx.rows<Verification>(`select ${shown} from audit.verifications where id = $1`, [id]))[0]

export const lockUnfinished = async (tx: Tx, id: string) =>
  (
    await tx.rows<Unfinished>(
      `select checkpoint, checked, progress from audit.verifications where id = $1 and state = 'running' for update`,
      [id],
    )
  )[0]

export const saveProgress = (tx: Tx, id: string, checked: number, progress: Buffer) =>
  tx.rows(
    `update audit.verifications set checked = $2, total = greatest(total, $2), progress = $3, updated_at = now() where id = $1`,
    [id, checked, progress],
  )

export const finishVerification = (tx: Tx, id: string, verdict: Verdict) =>
  tx.rows(
    `update audit.verifications set state = $2, checked = $3, total = greatest(total, $3), verdict = $4,
       updated_at = now(), finished_at = now() where id = $1`,
    [id, verdict.intact ? 'intact' : 'broken', verdict.entries, JSON.stringify(verdict)],
  )

/** The newest hundred are kept. */
export const pruneVerifications = (tx: Tx) =>
  tx.rows(
    `delete from audit.verifications where state <> 'running'
       and id not in (select id from audit.verifications order by started_at desc limit 100)`,
  )
