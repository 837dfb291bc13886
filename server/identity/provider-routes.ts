import Type from 'typebox'
import { invalid } from '../platform/errors.ts'
import { asFailure, ok } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { makeCookie, readCookie } from '../platform/http/cookies.ts'
import { Envelope, failures, OneOf } from '../platform/http/schemas.ts'
import { personAt } from './provider-sign-in.ts'
import { adminExists } from './queries.ts'
import type { IdentityParts } from './route-context.ts'
import { inCookie, OneTimeToken, SignedIn } from './schemas.ts'
import { systemFor } from './system-actor.ts'
import { makeTicket, useTicket } from './tickets.ts'

const tags = ['Identity']
const open = { open: true as const }
const cookieName = 'mettle_sign_in'

export function providerRoutes(app: App, { config, db, identity }: IdentityParts) {
  const { providers, signIn, sessions, sessionCookie } = identity
  const secure = config.publicUrl.startsWith('https:')
  const cookie = (value: string, seconds: number) =>
    makeCookie(cookieName, value, { path: '/api/auth', seconds, sameSite: 'Lax', secure })

  // The last one cannot leave, so it need not be asked again.
  let hasAdmin = false
  app.get(
    '/auth/providers',
    {
      config: open,
      schema: {
        tags,
        summary: 'Ways to sign in here',
        description:
          'Identity providers that are configured, whether one can sign up, and whether the link printed at the start is still to make the first admin.',
        response: {
          200: Envelope(
            Type.Object({
              signup: OneOf(['open', 'invite', 'closed'] as const),
              providers: Type.Array(Type.Object({ name: Type.String(), label: Type.String() })),
              needs_admin: Type.Boolean(),
            }),
          ),
          ...failures(503),
        },
      },
    },
    async request => {
      hasAdmin ||= await db.withActor(systemFor(request), adminExists)
      return ok({ signup: config.signup, providers: providers.list, needs_admin: !hasAdmin })
    },
  )

  app.get(
    '/auth/authorize',
    {
      config: open,
      schema: {
        tags,
        summary: 'Sign in at a provider',
        description: 'Redirects there. redirect_to is a path of this site to come back to.',
        querystring: Type.Object({
          provider: Type.String({ maxLength: 40 }),
          redirect_to: Type.String({ maxLength: 500, default: '/' }),
        }),
        response: { 302: Type.Null(), ...failures(400, 503) },
      },
    },
    async ({ query }, reply) => {
      const begun = await providers.begin(query.provider, pathOf(query.redirect_to, config.publicUrl))
      reply.header('set-cookie', cookie(begun.sealed, begun.seconds)).header('cache-control', 'no-store')
      return reply.redirect(begun.address, 302)
    },
  )

  app.get(
    '/auth/callback',
    {
      config: open,
      schema: {
        tags,
        summary: 'Come back from a provider',
        description:
          'Redirects to redirect_to with #code=…, which POST /auth/exchange turns into tokens, or to /sign-in with #error=… and #message=…. With Accept: application/json the tokens come at once.',
        querystring: Type.Object({}),
        response: { 200: SignedIn, 302: Type.Null(), ...failures(400, 401, 403, 503) },
      },
    },
    async (request, reply) => {
      reply.header('set-cookie', cookie('', 0)).header('cache-control', 'no-store')
      const asksForJson = request.headers.accept?.includes('application/json') ?? false
      const actor = systemFor(request)
      try {
        const attempt = providers.attemptOf(readCookie(request.headers, cookieName))
        if (!attempt)
          throw invalid('state', 'does not belong to a sign-in begun in this browser. Start again.')
        const query = request.url.slice(request.url.indexOf('?'))
        const id = await personAt(signIn, actor, await providers.complete(attempt, query))
        if (asksForJson) return ok(await db.withActor(actor, tx => sessions.open(tx, id, actor.origin)))
        const code = await db.withActor(actor, tx => makeTicket(tx, 'exchange', id))
        return reply.redirect(`${config.publicUrl}${attempt.redirect_to}#code=${code}`, 302)
      } catch (error) {
        if (asksForJson) throw error
        const failure = asFailure(error)
        if (failure.code === 'INTERNAL_ERROR') request.log.error({ err: error }, 'unexpected failure')
        const told = new URLSearchParams({ error: failure.code, message: failure.message })
        return reply.redirect(`${config.publicUrl}/sign-in#${told}`, 302)
      }
    },
  )

  app.post(
    '/auth/exchange',
    {
      config: open,
      preHandler: sessionCookie.guard,
      schema: {
        operationId: 'exchangeSignInCode',
        tags,
        summary: 'Turn the code of a finished sign-in into tokens',
        description: 'Once, within a minute.',
        body: Type.Object({ code: OneTimeToken, ...inCookie }, { additionalProperties: false }),
        response: { 200: SignedIn, ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const actor = systemFor(request)
      const tokens = await db.withActor(actor, async tx => {
        const person = (await useTicket(tx, 'exchange', request.body.code, 'code')) as string
        return sessions.open(tx, person, actor.origin)
      })
      return ok(sessionCookie.answer(request, reply, tokens))
    },
  )
}

/** Only a path of our own site: a link that leads elsewhere after signing in is how people are deceived. */
function pathOf(wanted: string, publicUrl: string) {
  const { origin } = new URL(publicUrl)
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined
  if (!url || !wanted.startsWith('/') || url.origin !== origin)
    throw invalid('redirect_to', 'must be a path of this site')
  return url.pathname + url.search
}
