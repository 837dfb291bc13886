import Type from 'typebox'
import type { ReadLog } from '../platform/audit.ts'
import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { idempotencyKeyOf, once } from '../platform/http/replay.ts'
import { failures, IdParams, OneOf, PageMeta, Repeatable } from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { addInteraction, readInteractions } from './interactions.ts'
import { interactionTypes, LeadInteraction, LeftOut, leftOutSaid, Moved, NewInteraction } from './schemas.ts'
import { eachAlone, type Statements, within } from './statements.ts'

const tags = ['Interactions']

const InteractionPage = Type.Object({
  success: Type.Literal(true),
  data: Type.Array(LeadInteraction),
  meta: Type.Intersect([PageMeta, LeftOut]),
})

export function interactionRoutes(app: App, parts: { db: Database; seal: Seal; readLog: ReadLog }) {
  app.post(
    '/leads/:id/interactions',
    {
      schema: {
        tags,
        summary: 'Record a call, e-mail, meeting or note',
        description:
          'Only for the person the lead is assigned to. A call carries its outcome; the lead’s status, attempts, consent, next attempt and follow-up move with it by the rules of the setting call-outcomes, all or nothing, and meta.moved says what did.',
        params: IdParams,
        headers: Repeatable,
        body: NewInteraction,
        response: {
          201: Type.Object({
            success: Type.Literal(true),
            data: LeadInteraction,
            meta: Type.Optional(Type.Object({ moved: Moved })),
          }),
          ...failures(400, 401, 403, 404, 413, 415, 422, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const { actor, body } = request
      const { id: lead } = request.params
      const add = async (statements: Statements) => {
        const { interaction, moved } = await addInteraction(statements, parts.seal, actor, lead, body)
        const data = JSON.stringify({ lead_id: lead.toLowerCase(), ...interaction })
        return {
          status: 201,
          body: okText(data, moved && { moved }),
          headers: { location: `/api/leads/${lead.toLowerCase()}/interactions` },
        }
      }
      if (idempotencyKeyOf(request) !== undefined) return once(parts, request, reply, tx => add(within(tx)))
      const { body: text, headers } = await add(eachAlone(parts.db, actor))
      return sendText(reply.code(201).headers(headers), text)
    },
  )

  app.get(
    '/leads/:id/interactions',
    {
      config: { large: true },
      schema: {
        tags,
        summary: 'List what was said with a lead',
        description: `Newest first, for whoever can read the lead. ${leftOutSaid} A shorter page has room for them.`,
        params: IdParams,
        querystring: Type.Object({
          ...pageQuery(),
          type: Type.Optional(OneOf(interactionTypes)),
        }),
        response: { 200: InteractionPage, ...failures(400, 401, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params, query }, reply) => {
      const { page, limit, type } = query
      const shown = { limit, offset: offsetOf({ page, limit }), ...(type ? { type } : {}) }
      const found = await readInteractions(parts, actor, params.id, shown, {
        lead_id: params.id.toLowerCase(),
      })
      if (!found) throw new Failure('LEAD_NOT_FOUND')
      const { body, total, leftOut } = found
      const more = leftOut.length > 0 ? { left_out: leftOut } : {}
      return sendText(reply, okText(body, { total, page, limit, ...more }))
    },
  )
}
