import type { Tx } from '../../platform/db/index.ts'
import type { DataKey, Seal } from '../../platform/seal.ts'
import { asSystem } from '../as-system-queries.ts'
import type { PeerAnswers } from '../journey/compute.ts'
import { listCounted } from './queries.ts'

export const peerPlace = (invitation: string) => ({
  table: 'peer_answers',
  row: invitation,
  column: 'sealed',
})

/** By closed rounds, for scoring alone: what leaves the scoring is an aggregate of three or more. */
export async function peerAnswersOf(
  tx: Tx,
  seal: Seal,
  key: DataKey,
  attempt: string,
): Promise<PeerAnswers[][]> {
  const rows = await asSystem(tx, () => listCounted(tx, attempt))
  const rounds = Map.groupBy(rows, row => row.round)
  return [...rounds.values()].map(round => round.map(row => openAnswers(seal, key, row)))
}

export const openAnswers = (seal: Seal, key: DataKey, row: { invitation_id: string; sealed: Buffer }) =>
  JSON.parse(seal.open(key, peerPlace(row.invitation_id), row.sealed)) as PeerAnswers
