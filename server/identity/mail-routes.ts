import Type from 'typebox'
import { okPage } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { Nullable, OneOf, PagedEnvelope, Timestamp, Uuid } from '../platform/http/schemas.ts'
import type { IdentityParts } from './route-context.ts'

const Letter = Type.Object({
  id: Uuid,
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  state: OneOf(['waiting', 'kept', 'failed'] as const),
  problem: Nullable(Type.String()),
  created_at: Timestamp,
})

export function mailRoutes(app: App, { db, identity, readLog }: IdentityParts) {
  app.get(
    '/mail',
    {
      config: { least: 'admin' },
      schema: {
        tags: ['People'],
        summary: 'Mail that has not left',
        description:
          'Without SMTP_URL all mail is kept here for 30 days, for an admin to pass on; with it, what still waits or was refused. Newest first.',
        querystring: Type.Object({
          page: Type.Integer({ minimum: 1, default: 1 }),
          limit: Type.Integer({ minimum: 1, maximum: 1000, default: 50 }),
        }),
        response: { 200: PagedEnvelope(Letter) },
      },
    },
    async ({ actor, query }) => {
      const { page, limit } = query
      const offset = Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER)
      const found = await db.withActor(actor, tx => identity.mail.kept(tx, limit, offset))
      readLog.note(
        actor,
        'mail',
        found.letters.map(({ id }) => id),
      )
      return okPage(found.letters, { total: found.total, page, limit })
    },
  )
}
