import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { catalogue, Failure, invalid } from '../platform/errors.ts'
import { asFailure, noteFailure } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { OneOf } from '../platform/http/schemas.ts'
import { ownRecord } from './queries.ts'
import type { IdentityParts } from './route-context.ts'
import { keySetRoute } from './routes.ts'
import { Email, GivenPassword, NewPassword, names, OneTimeToken } from './schemas.ts'
import { endOwnSession, endOwnSessions } from './session-queries.ts'
import { logInByRequest, refreshTokenHolder, signUpByRequest } from './sign-in-requests.ts'
import { authErrorOf, sessionFor, userFor } from './supabase-shapes.ts'
import { systemFor } from './system-actor.ts'

const open = { open: true as const }
const hide = { hide: true }
const bodyLimit = 16_384

/**
 * Signing in for an unmodified supabase-js client: the same deeds as under /api/auth, in the shapes that client reads.
 * Bodies may hold more than is read here, since the client sends fields for what this service does not offer.
 */
export function supabaseAuthRoutes(app: App, parts: IdentityParts) {
  const { db, identity } = parts

  app.setErrorHandler(answerAuthError)
  app.setNotFoundHandler(() => {
    throw new Failure('NOT_FOUND')
  })
  keySetRoute(app, parts)

  app.post(
    '/token',
    {
      bodyLimit,
      config: { ...open, countsFor: refreshTokenHolder(identity) },
      schema: {
        ...hide,
        querystring: Type.Object({ grant_type: OneOf(['password', 'refresh_token'] as const) }),
        body: Type.Object({
          email: Type.Optional(Type.String({ minLength: 1, maxLength: 320 })),
          password: Type.Optional(GivenPassword),
          refresh_token: Type.Optional(OneTimeToken),
        }),
      },
    },
    async (request, reply) => {
      const { email, password, refresh_token } = request.body
      if (request.query.grant_type === 'refresh_token') {
        if (refresh_token === undefined) throw invalid('refresh_token', 'is required')
        return sessionFor(await identity.sessions.refresh(systemFor(request), refresh_token))
      }
      if (email === undefined) throw invalid('email', 'is required')
      if (password === undefined) throw invalid('password', 'is required')
      return sessionFor(await logInByRequest(identity, request, reply, { email, password }))
    },
  )

  app.post(
    '/signup',
    {
      bodyLimit,
      config: open,
      schema: {
        ...hide,
        body: Type.Object({
          email: Email,
          password: NewPassword,
          data: Type.Optional(Type.Object(names)),
        }),
      },
    },
    async (request, reply) => {
      const { email, password, data } = request.body
      const { first_name = null, last_name = null } = data ?? {}
      return sessionFor(
        await signUpByRequest(parts, request, reply, { email, password, first_name, last_name }),
      )
    },
  )

  app.get('/user', { schema: hide }, async ({ actor }) => userFor(await db.withActor(actor, ownRecord)))

  app.post(
    '/logout',
    {
      bodyLimit,
      config: { signedIn: true },
      schema: {
        ...hide,
        querystring: Type.Object({
          scope: Type.Optional(OneOf(['global', 'local', 'others'] as const)),
        }),
      },
    },
    async ({ actor, query: { scope = 'global' } }, reply) => {
      await db.withActor(actor, async tx => {
        if (scope !== 'local') await endOwnSessions(tx, scope === 'others' ? actor.session : undefined)
        else if (actor.session) await endOwnSession(tx, actor.session)
      })
      return reply.code(204).send()
    },
  )
}

function answerAuthError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error)
  noteFailure(failure, error, request, reply)
  const { status = catalogue[failure.code].status, ...body } = authErrorOf(failure, {
    route: request.routeOptions.url ?? '',
    grant: (request.query as { grant_type?: string }).grant_type,
    hasToken: request.actor !== undefined,
  })
  return reply.header('x-supabase-api-version', '2024-01-01').code(status).send(body)
}
