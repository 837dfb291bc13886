import Type from 'typebox'
import { Failure, invalid } from '../platform/errors.ts'
import { asFailure, ok } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { Envelope, failures, IdParams, isUuid, Nullable, Timestamp, Uuid } from '../platform/http/schemas.ts'
import type { IdentityParts } from './route-context.ts'
import { inCookie, OneTimeToken, SignedIn } from './schemas.ts'
import { endOwnSession, endOwnSessions, type OwnSession, ownSessions } from './session-queries.ts'
import { refreshTokenHolder } from './sign-in-requests.ts'
import { systemFor } from './system-actor.ts'

const tags = ['Identity']

export const Session = Type.Object({
  id: Uuid,
  created_at: Timestamp,
  renewed_at: { ...Timestamp, description: 'when its access token was last renewed' },
  expires_at: Timestamp,
  address: Nullable(Type.String({ description: 'where the sign-in came from' })),
  user_agent: Nullable(Type.String({ description: 'the program, by its own account' })),
  current: Type.Boolean({ description: 'the one that asks' }),
})

export const shown = (session: OwnSession, { session: current }: { session?: string | undefined }) => ({
  ...session,
  current: session.id === current,
})

export function sessionRoutes(app: App, { db, identity }: IdentityParts) {
  const { sessions, sessionCookie } = identity

  app.post(
    '/auth/refresh',
    {
      bodyLimit: 4096,
      config: { open: true, countsFor: refreshTokenHolder(identity) },
      preHandler: sessionCookie.guard,
      schema: {
        operationId: 'refreshSession',
        tags,
        summary: 'Renew the access token',
        description:
          'Each refresh token works once; a repeat within ten seconds gets the same successor. A later repeat ends the session. The token is in refresh_token or, with cookie, in the cookie of an earlier answer, which is cleared when it is refused.',
        body: Type.Object(
          { refresh_token: Type.Optional(OneTimeToken), ...inCookie },
          { additionalProperties: false },
        ),
        response: { 200: SignedIn, ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { refresh_token, cookie } = request.body
      if (refresh_token === undefined && !cookie) throw invalid('refresh_token', 'is required')
      if (refresh_token !== undefined && cookie)
        throw invalid('refresh_token', 'is not allowed beside cookie')
      const token = refresh_token ?? sessionCookie.tokenIn(request) ?? ''
      try {
        const tokens = await sessions.refresh(systemFor(request), token)
        return ok(sessionCookie.answer(request, reply, tokens))
      } catch (error) {
        if (cookie && asFailure(error).code === 'UNAUTHORIZED') sessionCookie.clear(reply)
        throw error
      }
    },
  )

  app.get(
    '/auth/sessions',
    {
      schema: {
        tags,
        summary: 'Where I am signed in',
        description: 'Newest first, at most 200.',
        response: { 200: Envelope(Type.Array(Session)) },
      },
    },
    async ({ actor }) => ok((await db.withActor(actor, ownSessions)).map(session => shown(session, actor))),
  )

  app.delete(
    '/auth/sessions/:id',
    {
      config: { signedIn: true },
      schema: {
        tags,
        summary: 'Sign out there',
        description: 'The session and its tokens end at once.',
        params: IdParams,
        response: { 200: Envelope(Session), ...failures(404) },
      },
    },
    async ({ actor, params }) => {
      const ended = isUuid(params.id)
        ? await db.withActor(actor, tx => endOwnSession(tx, params.id))
        : undefined
      if (!ended) throw new Failure('NOT_FOUND', 'You have no such session.')
      return ok(shown(ended, actor))
    },
  )

  app.delete(
    '/auth/sessions',
    {
      config: { signedIn: true },
      schema: {
        tags,
        summary: 'Sign out everywhere',
        description:
          'This session ends too, unless except says otherwise. API tokens stay; they are revoked one by one.',
        querystring: Type.Object({
          except: Type.Optional(Type.Literal('this', { description: 'the session that asks goes on' })),
        }),
        response: { 200: Envelope(Type.Object({ ended: Type.Integer() })) },
      },
    },
    async ({ actor, query: { except } }) => {
      const but = except && actor.session
      return ok({ ended: await db.withActor(actor, tx => endOwnSessions(tx, but)) })
    },
  )
}
