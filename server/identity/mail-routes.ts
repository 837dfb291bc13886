import Type from 'typebox'
import { Failure } from '../platform/errors.ts'
import { ok, okPage } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { once } from '../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  OneOf,
  PagedEnvelope,
  Repeatable,
  Timestamp,
  Uuid,
} from '../platform/http/schemas.ts'
import type { IdentityParts } from './route-context.ts'

const admin = { least: 'admin' as const }
const noLetter = () => new Failure('NOT_FOUND', 'There is no such letter.')

const Letter = Type.Object({
  id: Uuid,
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  state: OneOf(['waiting', 'kept', 'failed'] as const),
  problem: Nullable(Type.String()),
  created_at: Timestamp,
})

export function mailRoutes(app: App, { db, seal, identity, readLog }: IdentityParts) {
  app.get(
    '/mail',
    {
      config: admin,
      schema: {
        tags: ['People'],
        summary: 'Mail that has not left',
        description:
          'Without SMTP_URL all mail is kept here for 30 days, for an admin to pass on; with it, what still waits or was refused. Newest first.',
        querystring: Type.Object(pageQuery({ limit: 50 })),
        response: { 200: PagedEnvelope(Letter) },
      },
    },
    async ({ actor, query }) => {
      const { page, limit } = query
      const offset = offsetOf({ page, limit })
      const found = await db.withActor(actor, tx => identity.mail.kept(tx, limit, offset))
      readLog.note(
        actor,
        'mail',
        found.letters.map(({ id }) => id),
      )
      return okPage(found.letters, { total: found.total, page, limit })
    },
  )

  app.post(
    '/mail/:id/send',
    {
      config: admin,
      schema: {
        operationId: 'sendMail',
        tags: ['People'],
        summary: 'Send a letter that has not left',
        description:
          'One that was kept or refused, with all its attempts anew. 409 CONFLICT where no mail leaves: SMTP_URL is not set. For admins.',
        headers: Repeatable,
        params: IdParams,
        response: { 202: Envelope(Letter), ...failures(404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await once({ db, seal }, request, reply, async tx => {
        if (!identity.mail.goesOut)
          throw new Failure('CONFLICT', 'No mail leaves: SMTP_URL is not set. Pass the letter on yourself.')
        const letter = isUuid(id) ? await identity.mail.sendAgain(tx, id) : undefined
        if (!letter) throw noLetter()
        return { status: 202, body: ok(letter) }
      })
      readLog.note(request.actor, 'mail', [id])
      return reply
    },
  )

  app.delete(
    '/mail/:id',
    {
      config: admin,
      schema: {
        tags: ['People'],
        summary: 'Be done with a letter that has not left',
        description: 'It was passed on by hand, or nobody needs it. Answers with it as it was. For admins.',
        params: IdParams,
        response: { 200: Envelope(Letter), ...failures(404) },
      },
    },
    async ({ actor, params: { id } }) => {
      const letter = isUuid(id) ? await db.withActor(actor, tx => identity.mail.drop(tx, id)) : undefined
      if (!letter) throw noLetter()
      readLog.note(actor, 'mail', [id])
      return ok(letter)
    },
  )
}
