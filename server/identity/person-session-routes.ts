import Type from 'typebox'
import { Failure } from '../platform/errors.ts'
import { ok } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { once } from '../platform/http/replay.ts'
import { Envelope, failures, IdParams, isUuid, Repeatable } from '../platform/http/schemas.ts'
import { resetByAdmin } from './passwords-by-mail.ts'
import { person } from './queries.ts'
import type { IdentityParts } from './route-context.ts'
import { endSessionsOf, sessionsOf } from './session-queries.ts'
import { Session, shown } from './session-routes.ts'

const tags = ['People']
const admin = { least: 'admin' as const }
const SessionParams = Type.Object({ id: Type.String(), session_id: Type.String() })
const personNotFound = () => new Failure('NOT_FOUND', 'Nobody here has this id.')

/** What an admin does about somebody's sign-ins. */
export function personSessionRoutes(app: App, { db, seal, identity, readLog }: IdentityParts) {
  app.get(
    '/people/:id/sessions',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Where somebody is signed in',
        description: 'Newest first, at most 200. For admins; the read is written to the audit log.',
        params: IdParams,
        response: { 200: Envelope(Type.Array(Session)), ...failures(404) },
      },
    },
    async ({ actor, params: { id } }) => {
      const found = isUuid(id)
        ? await db.withActor(actor, async tx => (await person(tx, id)) && sessionsOf(tx, id))
        : undefined
      if (!found) throw personNotFound()
      if (id !== actor.id)
        readLog.note(
          actor,
          'sessions',
          found.map(session => session.id),
        )
      return ok(found.map(session => shown(session, actor)))
    },
  )

  app.delete(
    '/people/:id/sessions',
    {
      config: { ...admin, signedIn: true },
      schema: {
        tags,
        summary: 'Sign somebody out everywhere',
        description: 'Their sessions and tokens of sessions end at once; API tokens stay. For admins.',
        params: IdParams,
        response: { 200: Envelope(Type.Object({ ended: Type.Integer() })), ...failures(404) },
      },
    },
    async ({ actor, params: { id } }) => {
      const ended = isUuid(id)
        ? await db.withActor(actor, async tx => (await person(tx, id)) && endSessionsOf(tx, id))
        : undefined
      if (!ended) throw personNotFound()
      return ok({ ended: ended.length })
    },
  )

  app.delete(
    '/people/:id/sessions/:session_id',
    {
      config: { ...admin, signedIn: true },
      schema: {
        tags,
        summary: 'Sign somebody out there',
        description: 'The session and its tokens end at once. For admins.',
        params: SessionParams,
        response: { 200: Envelope(Session), ...failures(404) },
      },
    },
    async ({ actor, params: { id, session_id } }) => {
      const [ended] =
        isUuid(id) && isUuid(session_id)
          ? await db.withActor(actor, tx => endSessionsOf(tx, id, session_id))
          : []
      if (!ended) throw new Failure('NOT_FOUND', 'They have no such session.')
      return ok(shown(ended, actor))
    },
  )

  app.post(
    '/people/:id/password-reset',
    {
      config: { ...admin, signedIn: true },
      schema: {
        operationId: 'sendPasswordReset',
        tags,
        summary: 'Send somebody a link to choose a new password',
        description:
          'By mail; it works once, for an hour. Where no mail leaves, the letter is kept at /mail for an admin to pass on. 409 CONFLICT where they have no password here, are disabled, or got five within the hour. For admins.',
        headers: Repeatable,
        params: IdParams,
        response: {
          202: Envelope(
            Type.Object({
              email: Type.String(),
              kept: Type.Boolean({ description: 'no mail leaves: an admin passes it on' }),
            }),
          ),
          ...failures(404, 409, 422),
        },
      },
    },
    (request, reply) =>
      once({ db, seal }, request, reply, async tx => {
        const { id } = request.params
        const email =
          isUuid(id) && (await person(tx, id)) ? await resetByAdmin(identity.signIn, tx, id) : undefined
        if (!email) throw personNotFound()
        return { status: 202, body: ok({ email, kept: !identity.mail.goesOut }) }
      }),
  )
}
