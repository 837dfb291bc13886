import { ratedAsTaken } from '../../../content/as-taken.ts'
import type { PeerQuestion } from '../../../content/definition.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { preparedFor } from '../journey/attempts.ts'
import { wrongWith } from '../journey/check-answer.ts'
import type { PeerAnswers } from '../journey/compute.ts'
import type { RecomputeParts } from '../recompute.ts'
import { peerPlace } from './answers.ts'
import { digestOf, shownName } from './letters.ts'
import { dropTokens, findByToken, insertAnswers, isOpenLink, type OpenInvitation } from './queries.ts'
import { closeRound } from './rounds.ts'

export type FeedbackParts = RecomputeParts & { db: Database }
type Given = { question_id: string; value: unknown }

// The address of whoever answers is not kept anywhere, the audit log included: they were promised not to be named.
const asPeer = (requestId: string) => systemActor('peer feedback', { requestId, address: '' })

const noLink = () =>
  new Failure(
    'NOT_FOUND',
    'This link does not work: it may have been used already, be too old, or have lost a part on its way.',
  )

/** What a request that carries a link counts against: the link where it works, otherwise nothing of its own. */
export async function linkHolder({ db }: FeedbackParts, token: string, requestId: string) {
  const digest = digestOf(token)
  return (await isOpenLink(db, asPeer(requestId), digest))
    ? { link: digest.toString('base64url') }
    : undefined
}

async function invitationOf(tx: Tx, parts: FeedbackParts, token: string, lock: boolean) {
  const invitation = await findByToken(tx, digestOf(token), lock)
  if (!invitation) throw noLink()
  const { assessment_id, definition_version, calibration_id } = invitation
  const prepared = await preparedFor(tx, parts.definitions, assessment_id, definition_version, calibration_id)
  return { invitation, prepared }
}

const leastAnswers = (questions: number) => Math.ceil(questions / 2)

/** What somebody who follows the link is shown. */
export const showFeedback = (parts: FeedbackParts, token: string, requestId: string) =>
  parts.db.withActor(asPeer(requestId), async tx => {
    const { invitation, prepared } = await invitationOf(tx, parts, token, false)
    return {
      first_name: shownName(invitation.first_name),
      assessment_title: prepared.title,
      questions: prepared.of.peer.map(ratedAsTaken),
      least_answers: leastAnswers(prepared.of.peer.length),
      expires_at: invitation.expires_at,
    }
  })

/** Taken once. When it was the last one open, the round closes in the same transaction. */
export const takeFeedback = (parts: FeedbackParts, token: string, answers: Given[], requestId: string) =>
  parts.db.withActor(asPeer(requestId), async tx => {
    const { invitation, prepared } = await invitationOf(tx, parts, token, true)
    const given = checked(prepared.of.peer, answers)
    if (!(await store(tx, parts, invitation, given))) throw noLink()
    await closeRound(tx, parts, invitation.attempt_id)
    return { answers: answers.length }
  })

function checked(questions: PeerQuestion[], answers: Given[]): PeerAnswers {
  const given: PeerAnswers = {}
  for (const [i, { question_id, value }] of answers.entries()) {
    const question = questions.find(({ id }) => id === question_id)
    if (!question) throw invalid(`answers.${i}.question_id`, 'is not one of the questions asked')
    if (Object.hasOwn(given, question_id)) throw invalid(`answers.${i}.question_id`, 'was answered twice')
    const wrong = wrongWith(question, value)
    if (wrong) throw invalid(`answers.${i}.value`, wrong)
    given[question_id] = value as number
  }
  const least = leastAnswers(questions.length)
  if (answers.length < least)
    throw invalid('answers', `at least ${least} of the ${questions.length} questions must be answered`)
  return given
}

async function store(tx: Tx, { seal }: FeedbackParts, invitation: OpenInvitation, given: PeerAnswers) {
  const key = await seal.keyFor(tx, { kind: 'person', id: invitation.user_id })
  const taken = await insertAnswers(tx, {
    invitation_id: invitation.id,
    attempt_id: invitation.attempt_id,
    user_id: invitation.user_id,
    sealed: seal.seal(key, peerPlace(invitation.id), JSON.stringify(given)),
  })
  if (taken) await dropTokens(tx, invitation.id)
  return taken
}
