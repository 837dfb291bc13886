import { createHmac, randomUUID } from 'node:crypto'
import { leastRaters } from '../../../psychometrics/index.ts'
import { normaliseEmail, requireVerifiedEmail } from '../../identity/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import type { DataKey, Seal } from '../../platform/seal.ts'
import { asSystem } from '../as-system-queries.ts'
import type { Definitions } from '../definitions.ts'
import { noAttempt } from '../journey/answer.ts'
import { type Person, preparedFor } from '../journey/attempts.ts'
import { emailPlace, openEmail } from './email.ts'
import { type LetterParts, sendLetter } from './letters.ts'
import * as queries from './queries.ts'
import { closeRound } from './rounds.ts'

export type PeerParts = LetterParts & { seal: Seal; definitions: Definitions }

/** So many strangers can be written to about one attempt, and by one person within a day. */
const mostInvited = 40
export const mostInDay = 60
const emailDigest = (key: DataKey, email: string) => createHmac('sha256', key.key).update(email).digest()

export async function askedAttempt(tx: Tx, actor: Person, assessment: string, attempt: string | undefined) {
  if (!isUuid(assessment) || (attempt !== undefined && !isUuid(attempt))) throw noAttempt()
  const found = await queries.findOwnAttempt(tx, actor.id, assessment, attempt ?? null)
  if (!found) throw noAttempt()
  return found
}

export async function invitePeers(
  tx: Tx,
  parts: PeerParts,
  actor: Person,
  attempt: queries.AskedAttempt,
  given: string[],
) {
  if (attempt.state === 'abandoned' || attempt.state === 'expired')
    throw new Failure('CONFLICT', 'This attempt has ended without results; start a new one first.')
  const { assessment_id, definition_version, calibration_id } = attempt
  const prepared = await preparedFor(tx, parts.definitions, assessment_id, definition_version, calibration_id)
  if (prepared.of.peer.length === 0)
    throw new Failure('CONFLICT', 'This assessment has no questions for peers.')
  await requireVerifiedEmail(tx, actor.id)
  await queries.lockOwnAttempt(tx, attempt.id)
  const own = await queries.ownEmail(tx)
  const key = await parts.seal.keyFor(tx, { kind: 'person', id: actor.id })
  const [me] = await queries.ownName(tx)
  await parts.mail.limits.lock(tx, given)
  for (const [i, address] of given.entries()) {
    const email = normaliseEmail(address)
    if (email === own) throw invalid(`emails.${i}`, 'is your own address; peers are people who work with you')
    const firstName = me?.first_name ?? null
    if (!(await inviteOne(tx, parts, { attempt: attempt.id, user: actor.id, key, email, firstName })))
      throw invalid(`emails.${i}`, 'was written to often enough within a day; ask again tomorrow')
  }
  const { of_attempt, today } = await queries.countInvitations(tx, actor.id, attempt.id)
  if (of_attempt > mostInvited)
    throw invalid('emails', `at most ${mostInvited} people can be asked about one attempt`)
  if (today > mostInDay) throw invalid('emails', `at most ${mostInDay} people can be asked within a day`)
}

/** Whether or not a letter comes of it: whoever has answered gets none, and what is counted must not tell so. */
const countLetter = async (tx: Tx, { mail }: PeerParts, user: string, email: string) =>
  (await mail.limits.count(tx, 'feedback_for_one', email, user)) &&
  (await mail.limits.count(tx, 'feedback', email))

/** False where the mailbox has had its share of letters. */
async function inviteOne(
  tx: Tx,
  parts: PeerParts,
  given: { attempt: string; user: string; key: DataKey; email: string; firstName: string | null },
): Promise<boolean> {
  const { attempt, user, key, email, firstName } = given
  const id = randomUUID()
  const invitation = await queries.putInvitation(tx, {
    id,
    attempt_id: attempt,
    user_id: user,
    email: parts.seal.seal(key, emailPlace(id), email),
    email_digest: emailDigest(key, email),
  })
  if (!invitation) return true
  if (!(await countLetter(tx, parts, user, email))) return false
  await writeUnlessAnswered(tx, parts, { invitation, email, firstName }, 'invitation')
  return true
}

/** Somebody who has answered gets no letter, and nothing tells the asker so. */
async function writeUnlessAnswered(
  tx: Tx,
  parts: PeerParts,
  to: { invitation: string; email: string; firstName: string | null },
  kind: 'invitation' | 'reminder',
) {
  if (!(await asSystem(tx, () => queries.hasAnswered(tx, to.invitation))))
    await sendLetter(tx, parts, to, kind)
}

/** How many were asked and how many answered, and whom; never which of them. */
export async function peersOf(tx: Tx, seal: Seal, actor: Person, attempt: queries.AskedAttempt) {
  const rows = await queries.listInvitations(tx, attempt.id)
  const key = await seal.keyFor(tx, { kind: 'person', id: actor.id })
  return {
    attempt_id: attempt.id,
    invited: rows.length,
    answered: await asSystem(tx, () => queries.countAnswers(tx, attempt.id)),
    needed: leastRaters,
    invitations: rows.map(row => showInvitation(seal, key, row)),
  }
}

export const showInvitation = (seal: Seal, key: DataKey, row: queries.InvitationRow) => ({
  id: row.id,
  email: openEmail(seal, key, row),
  sent_at: row.sent_at,
  expires_at: row.expires_at,
  reminded_at: row.reminded_at,
  confirmed: row.confirmed,
})

async function ownInvitation(tx: Tx, attempt: queries.AskedAttempt, id: string) {
  const found = isUuid(id) ? await queries.findInvitation(tx, attempt.id, id) : undefined
  if (!found) throw new Failure('NOT_FOUND', 'There is no such invitation.')
  return found
}

/** The links stop working. What was answered before stays: taking it away would show whose it was. */
export async function withdraw(tx: Tx, parts: PeerParts, attempt: queries.AskedAttempt, id: string) {
  const found = await ownInvitation(tx, attempt, id)
  await queries.withdrawInvitation(tx, found.id)
  await asSystem(tx, () => closeRound(tx, parts, attempt.id))
}

/** Everybody's at once, whether they have answered or not: nobody is left to be waited for. */
export async function withdrawAll(tx: Tx, parts: PeerParts, attempt: queries.AskedAttempt) {
  await queries.withdrawAll(tx, attempt.id)
  await asSystem(tx, () => closeRound(tx, parts, attempt.id))
}

export async function remind(
  tx: Tx,
  parts: PeerParts,
  actor: Person,
  attempt: queries.AskedAttempt,
  id: string,
) {
  await requireVerifiedEmail(tx, actor.id)
  const found = await ownInvitation(tx, attempt, id)
  if (found.expired)
    throw new Failure('CONFLICT', 'This invitation is more than 30 days old. Invite the address again.')
  if (found.reminded_lately)
    throw new Failure('CONFLICT', 'This person was written to within the last day. Give them a little time.')
  const key = await parts.seal.keyFor(tx, { kind: 'person', id: actor.id })
  const [me] = await queries.ownName(tx)
  const email = openEmail(parts.seal, key, found)
  if (!(await countLetter(tx, parts, actor.id, email)))
    throw new Failure(
      'CONFLICT',
      'This person was written to often enough within the last day. Give them a little time.',
    )
  await queries.noteReminder(tx, found.id)
  await writeUnlessAnswered(
    tx,
    parts,
    { invitation: found.id, email, firstName: me?.first_name ?? null },
    'reminder',
  )
  return showInvitation(parts.seal, key, (await queries.findInvitation(tx, attempt.id, id)) ?? found)
}
