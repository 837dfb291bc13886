import Type from 'typebox'
import type { ReadLog } from '../platform/audit.ts'
import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { okPage, okText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { once } from '../platform/http/replay.ts'
import { Envelope, failures, IdParams, OneOf, PagedEnvelope, Repeatable } from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { addInteraction, readInteractions } from './interactions.ts'
import { offsetOf } from './list-query.ts'
import { normaliseLead } from './normalise-lead.ts'
import { interactionTypes, LeadInteraction, NewInteraction } from './schemas.ts'

const tags = ['Interactions']

export function interactionRoutes(app: App, parts: { db: Database; seal: Seal; readLog: ReadLog }) {
  app.post(
    '/leads/:id/interactions',
    {
      preValidation: normaliseLead,
      schema: {
        tags,
        summary: 'Record a call, e-mail, meeting or note',
        description:
          'Only for the person the lead is assigned to. A call carries its outcome; the lead’s status, attempts, consent and next follow-up move with it, all or nothing.',
        params: IdParams,
        headers: Repeatable,
        body: NewInteraction,
        response: {
          201: Envelope(LeadInteraction),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 500, 503),
        },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { id: lead } = request.params
        const made = await addInteraction(tx, parts.seal, request.actor, lead, request.body)
        return { status: 201, body: okText(JSON.stringify({ lead_id: lead.toLowerCase(), ...made })) }
      }),
  )

  app.get(
    '/leads/:id/interactions',
    {
      schema: {
        tags,
        summary: 'List what was said with a lead',
        description: 'Newest first, for whoever can read the lead.',
        params: IdParams,
        querystring: Type.Object({
          page: Type.Integer({ minimum: 1, default: 1 }),
          limit: Type.Integer({ minimum: 1, maximum: 1000, default: 10 }),
          type: Type.Optional(OneOf(interactionTypes)),
        }),
        response: { 200: PagedEnvelope(LeadInteraction), ...failures(400, 401, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params, query }) => {
      const { page, limit, type } = query
      const offset = offsetOf(page, limit)
      const found = await readInteractions(parts, actor, params.id, {
        limit,
        offset,
        ...(type ? { type } : {}),
      })
      if (!found) throw new Failure('LEAD_NOT_FOUND')
      const lead_id = params.id.toLowerCase()
      const listed = found.interactions.map(interaction => ({ lead_id, ...interaction }))
      return okPage(listed, { total: found.total, page, limit })
    },
  )
}
