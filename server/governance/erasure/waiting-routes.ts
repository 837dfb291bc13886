import type { Database } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures, IdParams, isUuid } from '../../platform/http/schemas.ts'
import { findWaiting } from './queries.ts'
import { Erasure, withoutReceipt } from './routes.ts'

/** So that whoever asked to be erased finds it again, and can change their mind. */
export function waitingErasureRoutes(app: App, { db }: { db: Database }) {
  app.get(
    '/people/:id/erasure',
    {
      schema: {
        operationId: 'getPersonErasure',
        tags: ['Keep and forget'],
        summary: 'The erasure of a person that waits or runs',
        description: 'One’s own, or as an admin anybody’s; 404 where there is none.',
        params: IdParams,
        response: { 200: Envelope(Erasure), ...failures(404) },
      },
    },
    async ({ actor, params: { id } }) => {
      const found = isUuid(id) && (await db.withActor(actor, tx => findWaiting(tx, 'person', id)))
      if (!found) throw new Failure('NOT_FOUND', 'No erasure of this person waits.')
      return ok(withoutReceipt(found))
    },
  )
}
