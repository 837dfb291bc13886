import type { PeerQuestion } from '../../../content/definition.ts'
import { isStraightLine, leastRaters } from '../../../psychometrics/index.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import { preparedFor } from '../journey/attempts.ts'
import type { PeerAnswers } from '../journey/compute.ts'
import { beforeAll } from '../norms/queries.ts'
import { type RecomputeParts, recompute } from '../recompute.ts'
import { openAnswers } from './answers.ts'
import { openEmail } from './email.ts'
import * as queries from './round-queries.ts'

/**
 * When nobody is left to answer, what was answered counts, together: of people of this installation and of those whom a
 * manager has confirmed, where they are three or more; others wait for a next round. As the service itself.
 */
export async function closeRound(tx: Tx, parts: RecomputeParts, attemptId: string) {
  const attempt = await queries.lockAttempt(tx, attemptId)
  if (!attempt || (await queries.isRoundOpen(tx, attemptId))) return
  const waiting = await queries.listWaiting(tx, attemptId)
  if (waiting.length === 0) return
  const { assessment_id, definition_version, calibration_id } = attempt
  const { of } = await preparedFor(tx, parts.definitions, assessment_id, definition_version, calibration_id)
  const key = await parts.seal.keyFor(tx, { kind: 'person', id: attempt.user_id })
  const answers = waiting.map(row => ({
    id: row.invitation_id,
    email: openEmail(parts.seal, key, { id: row.invitation_id, email: row.email }),
    confirmed: row.confirmed,
    careless: isCareless(of.peer, openAnswers(parts.seal, key, row)),
  }))
  const members = await queries.listMembers(
    tx,
    answers.map(({ email }) => email),
  )
  const known = answers.filter(({ email, confirmed }) => confirmed || members.has(email))
  const counted = known.filter(({ careless }) => !careless)
  if (counted.length < leastRaters) return
  await queries.setAside(tx, idsOf(known.filter(({ careless }) => careless)))
  await queries.countRound(tx, attemptId, idsOf(counted))
  await recompute(tx, parts, attemptId, 'peers')
}

const idsOf = (answers: { id: string }[]) => answers.map(({ id }) => id)

const isCareless = (questions: PeerQuestion[], answers: PeerAnswers) =>
  isStraightLine(
    questions.flatMap(({ id, reversed = false }) => {
      const value = answers[id]
      return value === undefined ? [] : [{ value, reversed }]
    }),
  )

/** The job: rounds whose last invitations ran out. */
export async function closeRounds(parts: RecomputeParts & { db: Database }) {
  const actor = systemActor('peer rounds')
  for (let after = beforeAll; ; ) {
    const from = after
    const due = await parts.db.withActor(actor, tx => queries.listClosable(tx, from, 500))
    for (const { id } of due) await parts.db.withActor(actor, tx => closeRound(tx, parts, id))
    const last = due.at(-1)
    if (!last) return
    after = last.id
  }
}
