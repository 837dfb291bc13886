import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import type { Definitions } from './definitions.ts'
import { rebuild } from './journey/attempts.ts'
import type { Results } from './journey/compute.ts'
import { openResult } from './journey/open-result.ts'
import { listEvents, listResults } from './journey/queries.ts'
import { computeAttempt, storeResult } from './journey/submit.ts'
import { peerAnswersOf } from './peers/answers.ts'
import { lockScoredAttempt, markRescored } from './recompute-queries.ts'

export type RecomputeParts = { seal: Seal; definitions: Definitions }

/**
 * Works the results of a scored attempt out again and stores them beside the old ones. What comes out as it was is not
 * stored twice, so doing this again is harmless. As the service itself: answers are the test taker's own. Without
 * `calibration` the item parameters of the latest results stay.
 */
export async function recompute(
  tx: Tx,
  parts: RecomputeParts,
  attemptId: string,
  reason: 'peers' | 'rescored',
  calibration?: string | null,
): Promise<boolean> {
  const locked = await lockScoredAttempt(tx, attemptId)
  if (!locked) return false
  const { intake, ...attempt } = locked
  const [row] = await listResults(tx, attempt.user_id, attempt.assessment_id, attempt.id, 1)
  const before = row && openResult(parts.seal, row)
  const calibration_id = calibration === undefined ? (before?.calibration_id ?? null) : calibration
  const events = await listEvents(tx, attempt.id)
  const state = await rebuild(tx, parts, { ...attempt, calibration_id }, intake, events)
  const peers = await peerAnswersOf(tx, parts.seal, state.key, attempt.id)

  const results = await computeAttempt(tx, state, peers)
  if (before && sameResults(before, results)) return false
  await storeResult(tx, parts.seal, state, results, reason)
  await markRescored(tx, attempt.id)
  return true
}

function sameResults(before: ReturnType<typeof openResult>, now: Results): boolean {
  const { id: _id, computed_at: _at, reason: _reason, ...stored } = before
  return isDeepStrictEqual(stored, JSON.parse(JSON.stringify(now)))
}
