import Type from 'typebox'
import { Failure, invalid, notByToken } from '../platform/errors.ts'
import { ok } from '../platform/http/answer.ts'
import type { App, Person } from '../platform/http/app-types.ts'
import { refuseBeyond } from '../platform/http/rate-limit.ts'
import { Envelope, failures } from '../platform/http/schemas.ts'
import { changePassword } from './passwords-by-mail.ts'
import { actAs, ownRecord, renameSelf } from './queries.ts'
import type { IdentityParts } from './route-context.ts'
import {
  GivenPassword,
  inCookie,
  MessageResponse,
  NewPassword,
  names,
  OneTimeToken,
  PersonRecord,
} from './schemas.ts'
import { refreshTokenHolder } from './sign-in-requests.ts'
import { systemFor } from './system-actor.ts'

const tags = ['Identity']
const Me = Envelope(PersonRecord)

const Logout = Type.Object(
  { refresh_token: Type.Optional(OneTimeToken), ...inCookie },
  { additionalProperties: false, description: 'May be left out.' },
)

export function meRoutes(app: App, { db, identity, limits }: IdentityParts) {
  const { signIn, sessions, sessionCookie } = identity

  app.post(
    '/auth/logout',
    {
      // Open: whoever has slept over the access token's time still wants to leave.
      config: { open: true, signedIn: true, countsFor: refreshTokenHolder(identity) },
      // Clients send this with a JSON content type and nothing behind it.
      preValidation: async request => {
        request.body ??= {}
      },
      preHandler: sessionCookie.guard,
      schema: {
        operationId: 'signOut',
        tags,
        summary: 'Sign out',
        description:
          'Ends the session that the access token, or the refresh token given, belongs to, and every token of it at once. With cookie, that of the cookie too, which is cleared.',
        body: Logout,
        response: { 200: MessageResponse, ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request
      const actor: Person | undefined = request.actor
      const given = body.refresh_token ?? sessionCookie.tokenIn(request)
      // Even this is refused to somebody who was disabled.
      if (actor) await db.withActor(actor, async () => {})
      const isEnded = await db.withActor(systemFor(request), async tx => {
        if (!actor) return given !== undefined && sessions.endByToken(tx, given)
        await actAs(tx, actor.id)
        if (given) await sessions.endByToken(tx, given, actor.id)
        if (actor.session) await sessions.end(tx, actor.id, actor.session)
        return true
      })
      if (body.cookie) sessionCookie.clear(reply)
      if (!isEnded) throw new Failure('UNAUTHORIZED')
      return ok({ message: 'You are signed out.' })
    },
  )

  app.get(
    '/auth/me',
    {
      schema: {
        tags,
        summary: 'Who am I',
        description: 'Your account and profile, with the role you hold now.',
        response: { 200: Me },
      },
    },
    async ({ actor }) => ok(await db.withActor(actor, ownRecord)),
  )

  app.patch(
    '/auth/me',
    {
      schema: {
        tags,
        summary: 'Change my name or password',
        description:
          'A new password needs current_password beside it, and no API token changes it; every session ends then, this one too: sign in again.',
        body: Type.Object(
          {
            ...names,
            password: Type.Optional(NewPassword),
            current_password: Type.Optional(GivenPassword),
          },
          { additionalProperties: false, minProperties: 1 },
        ),
        response: { 200: Me, ...failures(400) },
      },
    },
    async (request, reply) => {
      const { actor } = request
      const { password, current_password, ...changed } = request.body
      await db.withActor(actor, async () => {})
      // First what can be refused.
      if (password !== undefined) {
        if (actor.apiToken) throw notByToken()
        if (current_password === undefined) throw invalid('current_password', 'is required')
        // Whoever found an open session must not find out the password with it.
        refuseBeyond(
          reply,
          await limits.guess(actor.id),
          'Too many attempts. Wait ten minutes, then try again.',
        )
        await changePassword(signIn, systemFor(request), actor.id, { password, current_password })
      }
      // The session it came with has just ended, and the request was let in all the same.
      const me = await db.withActor({ ...actor, session: undefined }, async tx => {
        if (Object.keys(changed).length > 0) await renameSelf(tx, actor.id, changed)
        return ownRecord(tx)
      })
      return ok(me)
    },
  )
}
