import type { Tx } from '../../platform/db/index.ts'
import type { DataKey, Seal } from '../../platform/seal.ts'
import { asSystem } from '../as-system-queries.ts'
import type { PeerAnswers } from '../journey/compute.ts'
import { listAnswers } from './queries.ts'

export const peerPlace = (invitation: string) => ({
  table: 'peer_answers',
  row: invitation,
  column: 'sealed',
})

/** For scoring alone: what leaves the scoring is an aggregate of three or more. */
export async function peerAnswersOf(
  tx: Tx,
  seal: Seal,
  key: DataKey,
  attempt: string,
): Promise<PeerAnswers[]> {
  const rows = await asSystem(tx, () => listAnswers(tx, attempt))
  return rows.map(row => JSON.parse(seal.open(key, peerPlace(row.invitation_id), row.sealed)) as PeerAnswers)
}
