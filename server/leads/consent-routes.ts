import Type from 'typebox'
import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { ok } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { Envelope, failures, IdParams, isUuid, Text, Uuid } from '../platform/http/schemas.ts'
import { allowCalls } from './consent-queries.ts'

/** That somebody must not be called is said by the outcome of a call; only the opposite is said here. */
export function consentRoutes(app: App, { db }: { db: Database }) {
  app.put(
    '/leads/:id/consent',
    {
      config: { least: 'admin' },
      schema: {
        tags: ['Leads'],
        summary: 'Take back that a lead must not be called',
        description:
          'For admins, with the reason, which stands in the lead’s history; it is written to the audit log. It holds for every lead with the same number. Nothing is planned by it: plan a follow-up to have the lead called. 409 where nobody asked not to be called.',
        params: IdParams,
        body: Type.Object(
          { do_not_call: Type.Literal(false), reason: Text(500, 3) },
          { additionalProperties: false },
        ),
        response: {
          200: Envelope(
            Type.Object({
              lead_id: Uuid,
              do_not_call: Type.Literal(false),
              leads: Type.Integer({ description: 'how many leads with this number may be called again' }),
            }),
          ),
          ...failures(400, 404, 409),
        },
      },
    },
    async ({ actor, params, body }) => {
      if (!isUuid(params.id)) throw new Failure('LEAD_NOT_FOUND')
      const leads = await db.withActor(actor, tx => allowCalls(tx, params.id, body.reason))
      return ok({ lead_id: params.id.toLowerCase(), do_not_call: false as const, leads })
    },
  )
}
