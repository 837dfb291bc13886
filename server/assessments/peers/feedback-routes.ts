import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Figure } from '../../platform/http/rounding.ts'
import { Envelope, Nullable, OneOf, Text, Timestamp } from '../../platform/http/schemas.ts'
import { type FeedbackParts, linkHolder, showFeedback, takeFeedback } from './feedback.ts'

const tags = ['Peer feedback']
const TokenParams = Type.Object({ token: Type.String() })

const PeerQuestion = Type.Object({
  id: Type.String(),
  kind: OneOf(['peer'] as const),
  text: Type.String(),
  seconds: Figure('whole'),
  answer: OneOf(['scale'] as const),
  scale: Type.Array(Type.String(), { description: 'what 1 to 5 mean' }),
})

/** For people without an account: the link they were sent is their permission. */
export function feedbackRoutes(app: App, parts: FeedbackParts) {
  const config = {
    open: true as const,
    countsFor: ({ params, id }: FastifyRequest) => linkHolder(parts, (params as { token: string }).token, id),
  }

  app.get(
    '/peer-feedback/:token',
    {
      config,
      schema: {
        tags,
        summary: 'What a peer is asked',
        description: 'Reached by the one-time link in the letter, without an account.',
        params: TokenParams,
        response: {
          200: Envelope(
            Type.Object({
              first_name: Nullable(Type.String({ description: 'of the person it is about' })),
              assessment_title: Type.String(),
              questions: Type.Array(PeerQuestion),
              least_answers: Type.Integer(),
              expires_at: Timestamp,
            }),
          ),
        },
      },
    },
    async ({ params, id }) => ok(await showFeedback(parts, params.token, id)),
  )

  app.post(
    '/peer-feedback/:token',
    {
      // A thousand answers to questions with long ids.
      bodyLimit: 262_144,
      config,
      schema: {
        operationId: 'createPeerFeedback',
        tags,
        summary: 'Give feedback',
        description: 'Once. It is shown only together with that of at least two others.',
        params: TokenParams,
        body: Type.Object(
          {
            answers: Type.Array(
              Type.Object(
                { question_id: Text(200, 1), value: Type.Unknown({ description: '1 to 5' }) },
                { additionalProperties: false },
              ),
              { minItems: 1, maxItems: 1000 },
            ),
          },
          { additionalProperties: false },
        ),
        response: { 201: Envelope(Type.Object({ answers: Type.Integer() })) },
      },
    },
    async ({ params, body, id }, reply) =>
      reply
        .code(201)
        .header('location', `/api/peer-feedback/${params.token}`)
        .send(ok(await takeFeedback(parts, params.token, body.answers, id))),
  )
}
