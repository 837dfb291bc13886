import type { Tx } from '../platform/db/index.ts'
import type { AttemptRow } from './journey/state.ts'

/**
 * Held until the transaction ends, so that peers and rescoring come one after another. One whose answers are past their age
 * keeps the results it has.
 */
export const lockScoredAttempt = async (tx: Tx, id: string) =>
  (
    await tx.rows<AttemptRow & { intake: Buffer | null }>(
      `select id, assessment_id, definition_version, user_id, state, seed, engine_version, calibration_id, intake,
         app.iso(started_at) as started_at, app.iso(submitted_at) as submitted_at
       from public.attempts a where id = $1 and state in ('completed', 'scored', 'rescored')
         and exists (select from public.assessment_responses r where r.attempt_id = a.id) for no key update`,
      [id],
    )
  )[0]

export const markRescored = (tx: Tx, id: string) =>
  tx.rows(`update public.attempts set state = 'rescored' where id = $1`, [id])
