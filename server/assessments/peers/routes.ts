import Type from 'typebox'
import type { Database } from '../../platform/db/index.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { once } from '../../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  Nullable,
  Repeatable,
  Text,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import {
  askedAttempt,
  invitePeers,
  type PeerParts,
  peersOf,
  remind,
  withdraw,
  withdrawAll,
} from './invite.ts'

const tags = ['Peer feedback']

const Invitation = Type.Object({
  id: Uuid,
  email: Type.String(),
  sent_at: Timestamp,
  expires_at: Timestamp,
  reminded_at: Nullable({ ...Timestamp, description: 'when you last asked for a reminder' }),
  confirmed: Type.Boolean({
    description: 'by a manager, as a colleague; whoever has an account here counts without it',
  }),
})

const Peers = Type.Object({
  attempt_id: Uuid,
  invited: Type.Integer(),
  answered: Type.Integer({ description: 'how many; never who' }),
  needed: Type.Integer({
    description:
      'below this number nothing of what peers say is shown or used. Those with an account here and those whom a manager has confirmed count, together, once nobody is left to answer',
  }),
  invitations: Type.Array(Invitation),
})

const AttemptQuery = Type.Object({ attempt_id: Type.Optional(Type.String()) })
const InvitationParams = Type.Object({ id: Type.String(), invitation_id: Type.String() })

export function peerRoutes(app: App, parts: PeerParts & { db: Database }) {
  const { db, seal } = parts

  app.post(
    '/assessments/:id/peers',
    {
      schema: {
        operationId: 'inviteAssessmentPeers',
        tags,
        summary: 'Ask people who work with you for feedback',
        description:
          'Each gets an e-mail with a link that works once and for 30 days; no account is needed. An address asked before is not written to again. It is about your latest attempt unless attempt_id says otherwise.',
        params: IdParams,
        headers: Repeatable,
        body: Type.Object(
          {
            emails: Type.Array(Type.String({ format: 'email', maxLength: 320 }), {
              minItems: 1,
              maxItems: 20,
            }),
            attempt_id: Type.Optional(Text(100)),
          },
          { additionalProperties: false },
        ),
        response: { 201: Envelope(Peers), ...failures(409) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { actor, params, body } = request
        const attempt = await askedAttempt(tx, actor, params.id, body.attempt_id)
        await invitePeers(tx, parts, actor, attempt, body.emails)
        return {
          status: 201,
          body: ok(await peersOf(tx, seal, actor, attempt)),
          headers: { location: `/api/assessments/${params.id}/peers?attempt_id=${attempt.id}` },
        }
      }),
  )

  app.get(
    '/assessments/:id/peers',
    {
      schema: {
        tags,
        summary: 'Whom you asked, and how many have answered',
        description: 'Never what anybody answered: that is shown only as an aggregate in the results.',
        params: IdParams,
        querystring: AttemptQuery,
        response: { 200: Envelope(Peers) },
      },
    },
    async ({ actor, params, query }) =>
      ok(
        await db.withActor(actor, async tx =>
          peersOf(tx, seal, actor, await askedAttempt(tx, actor, params.id, query.attempt_id)),
        ),
      ),
  )

  app.delete(
    '/assessments/:id/peers',
    {
      schema: {
        operationId: 'closeAssessmentPeers',
        tags,
        summary: 'Close the round of feedback',
        description:
          'Withdraws every invitation: links that are still open stop working, and what was answered counts, together, where it comes from enough people. Otherwise it waits for a next round.',
        params: IdParams,
        querystring: AttemptQuery,
        response: { 200: Envelope(Peers) },
      },
    },
    async ({ actor, params, query }) =>
      ok(
        await db.withActor(actor, async tx => {
          const attempt = await askedAttempt(tx, actor, params.id, query.attempt_id)
          await withdrawAll(tx, parts, attempt)
          return peersOf(tx, seal, actor, attempt)
        }),
      ),
  )

  app.delete(
    '/assessments/:id/peers/:invitation_id',
    {
      schema: {
        tags,
        summary: 'Withdraw an invitation',
        description:
          'Its link stops working. Feedback that was given before stays: it is nobody’s in particular.',
        params: InvitationParams,
        querystring: AttemptQuery,
        response: { 200: Envelope(Peers) },
      },
    },
    async ({ actor, params, query }) =>
      ok(
        await db.withActor(actor, async tx => {
          const attempt = await askedAttempt(tx, actor, params.id, query.attempt_id)
          await withdraw(tx, parts, attempt, params.invitation_id)
          return peersOf(tx, seal, actor, attempt)
        }),
      ),
  )

  app.post(
    '/assessments/:id/peers/:invitation_id/reminder',
    {
      schema: {
        operationId: 'remindAssessmentPeer',
        tags,
        summary: 'Remind somebody you asked',
        description:
          'At most once a day. Whoever has answered is not written to, and the answer here is the same.',
        headers: Repeatable,
        params: InvitationParams,
        querystring: AttemptQuery,
        response: { 202: Envelope(Invitation), ...failures(409, 422) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { actor, params, query } = request
        const attempt = await askedAttempt(tx, actor, params.id, query.attempt_id)
        const reminded = await remind(tx, parts, actor, attempt, params.invitation_id)
        return { status: 202, body: ok(reminded) }
      }),
  )
}
