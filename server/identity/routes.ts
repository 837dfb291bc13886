import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { ok } from '../platform/http/answer.ts'
import type { App, Person } from '../platform/http/app-types.ts'
import { Envelope, failures, Nullable } from '../platform/http/schemas.ts'
import { accept } from './invitations.ts'
import { mailRoutes } from './mail-routes.ts'
import { meRoutes } from './me-routes.ts'
import { forgotPassword, resendVerification, resetPassword, verifyEmail } from './passwords-by-mail.ts'
import { normaliseEmail } from './people.ts'
import { invitationRoutes, peopleRoutes } from './people-routes.ts'
import { personSessionRoutes } from './person-session-routes.ts'
import { providerRoutes } from './provider-routes.ts'
import { guard, type IdentityParts } from './route-context.ts'
import {
  Email,
  GivenPassword,
  inCookie,
  MessageResponse,
  NewPassword,
  names,
  OneTimeToken,
  SignedIn,
} from './schemas.ts'
import { sessionRoutes } from './session-routes.ts'
import { isSetUpUsable, setUp } from './sign-in.ts'
import { logInByRequest, signUpByRequest } from './sign-in-requests.ts'
import { systemFor } from './system-actor.ts'
import { tokenRoutes } from './token-routes.ts'

const tags = ['Identity']
const open = { open: true as const }
const strict = { additionalProperties: false }

const EmailProven = Envelope(
  Type.Object({
    message: Type.String(),
    password_token: Nullable(Type.String({ description: 'where a password is to be chosen next' })),
  }),
)

export function identityRoutes(app: App, parts: IdentityParts) {
  const { identity, limits } = parts
  const { guessing, sessionCookie, signIn } = identity

  const sendSignedUp = (
    request: FastifyRequest,
    reply: FastifyReply,
    tokens: Parameters<typeof sessionCookie.answer>[2],
  ) =>
    reply
      .code(201)
      .header('location', '/api/auth/me')
      .send(ok(sessionCookie.answer(request, reply, tokens)))

  app.post(
    '/auth/signup',
    {
      config: open,
      preHandler: sessionCookie.guard,
      schema: {
        operationId: 'signUp',
        tags,
        summary: 'Sign up',
        description:
          'The new account has the role user. The answer is the same whether or not the e-mail is known. 403 where SIGNUP is invite or closed.',
        body: Type.Object({ email: Email, password: NewPassword, ...names, ...inCookie }, strict),
        response: { 201: SignedIn, ...failures(400, 403) },
      },
    },
    async (request, reply) =>
      sendSignedUp(request, reply, await signUpByRequest(parts, request, reply, request.body)),
  )

  app.post(
    '/auth/login',
    {
      config: open,
      preHandler: sessionCookie.guard,
      schema: {
        operationId: 'signIn',
        tags,
        summary: 'Sign in with e-mail and password',
        description:
          'Answers with an access token for some minutes and a refresh token. Guessing is slowed for each account and address.',
        body: Type.Object(
          { email: Type.String({ minLength: 1, maxLength: 320 }), password: GivenPassword, ...inCookie },
          strict,
        ),
        response: { 200: SignedIn, ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const tokens = await logInByRequest(identity, request, reply, request.body)
      return ok(sessionCookie.answer(request, reply, tokens))
    },
  )

  app.post(
    '/auth/setup',
    {
      config: open,
      preHandler: sessionCookie.guard,
      schema: {
        operationId: 'setUpInstallation',
        tags,
        summary: 'Make the first admin',
        description: 'With the token of the link that the service prints when it starts without an admin.',
        body: Type.Object(
          { token: OneTimeToken, email: Email, password: NewPassword, ...names, ...inCookie },
          strict,
        ),
        response: { 201: SignedIn, ...failures(400, 403, 409) },
      },
    },
    async (request, reply) =>
      sendSignedUp(request, reply, await setUp(signIn, systemFor(request), request.body)),
  )

  app.post(
    '/auth/setup/check',
    {
      config: open,
      schema: {
        operationId: 'checkSetupLink',
        tags,
        summary: 'Does this set-up link still work',
        description: 'For the page behind the link, before anybody types into it. Uses nothing up.',
        body: Type.Object({ token: OneTimeToken }, strict),
        response: { 200: Envelope(Type.Object({ usable: Type.Boolean() })), ...failures(400) },
      },
    },
    async request => ok({ usable: await isSetUpUsable(signIn, systemFor(request), request.body.token) }),
  )

  app.post(
    '/auth/invitations/accept',
    {
      config: open,
      preHandler: sessionCookie.guard,
      schema: {
        operationId: 'acceptInvitation',
        tags,
        summary: 'Come in by invitation',
        description:
          'The token stands in the link that was mailed and works once. The account is made with the role it was invited to.',
        body: Type.Object({ token: OneTimeToken, password: NewPassword, ...names, ...inCookie }, strict),
        response: { 201: SignedIn, ...failures(400, 403, 409) },
      },
    },
    async (request, reply) =>
      sendSignedUp(request, reply, await accept(signIn, systemFor(request), request.body)),
  )

  app.post(
    '/auth/password/forgot',
    {
      config: open,
      schema: {
        operationId: 'requestPasswordReset',
        tags,
        summary: 'Ask for a link to choose a new password',
        description: 'The answer is the same whether or not the e-mail is known.',
        body: Type.Object({ email: Email }, strict),
        response: { 200: MessageResponse, ...failures(400) },
      },
    },
    async (request, reply) => {
      await guard(limits, reply, `forgot:${guessing.nameOf(normaliseEmail(request.body.email))}`)
      await forgotPassword(signIn, systemFor(request), request.body.email)
      return ok({
        message: identity.mail.goesOut
          ? 'If there is an account with this e-mail, a link is on its way.'
          : 'This installation sends no mail. If there is an account with this e-mail, a link waits for it: ask an admin, who finds it among the kept mail.',
      })
    },
  )

  app.post(
    '/auth/password/reset',
    {
      config: open,
      schema: {
        operationId: 'resetPassword',
        tags,
        summary: 'Choose a new password',
        description: 'Everybody signed in with the old one is signed out.',
        body: Type.Object({ token: OneTimeToken, password: NewPassword }, strict),
        response: { 200: MessageResponse, ...failures(400, 401) },
      },
    },
    async request => {
      await resetPassword(signIn, systemFor(request), request.body)
      return ok({ message: 'The new password is in force. Sign in with it.' })
    },
  )

  app.post(
    '/auth/verify',
    {
      config: open,
      preHandler: sessionCookie.guard,
      schema: {
        operationId: 'verifyEmail',
        tags,
        summary: 'Prove an e-mail address',
        description:
          'The token stands in the link that was mailed and works once. Signed in to the account (by its access token or, with cookie, its cookie) you stay so, and what else was made in it before ends: other sessions, API tokens and links to reports. A page where nobody is signed in to it, which cookie without a cookie tells, cannot know who signed up: there its password and every session end too, and password_token is what POST /auth/password/reset takes to choose a password.',
        body: Type.Object({ token: OneTimeToken, ...inCookie }, strict),
        response: { 200: EmailProven, ...failures(400, 403) },
      },
    },
    async request => {
      const { token, cookie: isPage } = request.body
      const actor: Person | undefined = request.actor
      const cookie = sessionCookie.tokenIn(request)
      const session = actor?.session
        ? { person: actor.id, session: actor.session }
        : cookie && (await identity.sessions.holderOf(cookie))
      const by = session || (isPage || actor ? undefined : 'their own client')
      const password_token = await verifyEmail(signIn, systemFor(request), token, by)
      const next = password_token ? ' Choose a password to sign in with.' : ''
      return ok({ message: `Thank you. The address is confirmed.${next}`, password_token })
    },
  )

  app.post(
    '/auth/verify/resend',
    {
      schema: {
        operationId: 'resendVerification',
        tags,
        summary: 'Send the link that proves your e-mail again',
        description: 'To the address of your account. Links sent before go on working until they expire.',
        response: { 200: MessageResponse },
      },
    },
    async request => {
      await parts.db.withActor(request.actor, async () => {})
      await resendVerification(signIn, systemFor(request), request.actor.id)
      return ok({ message: 'A link is on its way, unless your address is confirmed already.' })
    },
  )

  meRoutes(app, parts)
  sessionRoutes(app, parts)
  tokenRoutes(app, parts)
  providerRoutes(app, parts)
  peopleRoutes(app, parts)
  personSessionRoutes(app, parts)
  invitationRoutes(app, parts)
  mailRoutes(app, parts)
}

/** The public halves of the keys that access tokens are signed with, in the form every JOSE library reads. */
export function keySetRoute(app: App, { identity }: Pick<IdentityParts, 'identity'>) {
  app.get('/.well-known/jwks.json', { config: open, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send({ keys: await identity.publishedKeys() }),
  )
}
