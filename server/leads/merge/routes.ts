import Type from 'typebox'
import type { ReadLog } from '../../platform/audit.ts'
import type { Database } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { okPage, okText, sendText } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../../platform/http/paging.ts'
import { once } from '../../platform/http/replay.ts'
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
} from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { Duplicate, Lead } from '../schemas.ts'
import { listDuplicates, listMerges, mergeLeads, undoMerge } from './queries.ts'

const tags = ['Leads']
const fields = ['name', 'email', 'phone', 'company', 'status', 'source'] as const

const Merge = Type.Object(
  {
    id: Uuid,
    survivor_id: Uuid,
    absorbed_id: Uuid,
    absorbed_name: Nullable(
      Type.String({ description: 'null where the merge was undone or cannot be undone any more' }),
    ),
    merged_by: Nullable(Uuid),
    merged_at: Timestamp,
    undone_at: Nullable(Timestamp),
    undoable_until: Nullable(Timestamp),
  },
  { title: 'LeadMerge' },
)

export function mergeRoutes(app: App, parts: { db: Database; seal: Seal; readLog: ReadLog }) {
  const { db, readLog } = parts

  app.get(
    '/leads/:id/duplicates',
    {
      schema: {
        tags,
        summary: 'Leads with the same phone or e-mail',
        description:
          'Those you can read, newest first, at most 100; meta.hidden counts those you cannot, for telecallers and above. Of more than 1,000, some 1,000 are looked at and counted. For whoever can read the lead.',
        params: IdParams,
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            data: Type.Array(Duplicate),
            meta: Type.Object({
              total: Type.Integer({ description: 'that you can read' }),
              hidden: Type.Integer(),
            }),
          }),
          ...failures(404),
        },
      },
    },
    async ({ actor, params }, reply) => {
      const found = isUuid(params.id)
        ? await db.withActor(actor, tx => listDuplicates(tx, params.id))
        : undefined
      if (!found) throw new Failure('LEAD_NOT_FOUND')
      readLog.note(actor, 'leads', found.notOwn ?? [])
      return sendText(reply, okText(found.body, { total: found.shown, hidden: found.all - found.shown }))
    },
  )

  app.post(
    '/leads/:id/merge',
    {
      schema: {
        operationId: 'mergeLead',
        tags,
        summary: 'Merge a duplicate into a lead',
        description:
          'The lead in the address stays; the one in the body goes, and its interactions, history and follow-up move over. take names the fields that come from the one that goes. For whoever may change both; can be undone for 30 days.',
        params: IdParams,
        headers: Repeatable,
        body: Type.Object(
          {
            lead_id: Uuid,
            take: Type.Optional(Type.Array(OneOf(fields), { maxItems: fields.length, uniqueItems: true })),
          },
          { additionalProperties: false },
        ),
        response: {
          201: Envelope(Type.Object({ merge: Merge, lead: Lead })),
          ...failures(400, 404, 409, 422),
        },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { lead_id, take = [] } = request.body
        const survivor = request.params.id.toLowerCase()
        if (!isUuid(survivor)) throw new Failure('LEAD_NOT_FOUND')
        if (lead_id.toLowerCase() === survivor) throw invalid('lead_id', 'must name another lead')
        return {
          status: 201,
          body: okText(await mergeLeads(tx, survivor, lead_id, take)),
          headers: { location: `/api/leads/${survivor}/merges` },
        }
      }),
  )

  app.get(
    '/leads/:id/merges',
    {
      schema: {
        tags,
        summary: 'What was merged into a lead',
        description: 'Newest first; for whoever can read the lead.',
        params: IdParams,
        querystring: Type.Object(pageQuery()),
        response: { 200: PagedEnvelope(Merge), ...failures(400, 404) },
      },
    },
    async ({ actor, params, query: { page, limit } }) => {
      const rows = isUuid(params.id)
        ? await db.withActor(actor, tx => listMerges(tx, params.id, limit, offsetOf({ page, limit })))
        : []
      const [first] = rows
      if (!first) throw new Failure('LEAD_NOT_FOUND')
      if (first.notOwn) readLog.note(actor, 'leads', [params.id])
      return okPage(rows.flatMap(({ merge }) => merge ?? []) as never[], { total: first.total, page, limit })
    },
  )

  app.delete(
    '/leads/merges/:id',
    {
      schema: {
        tags,
        summary: 'Undo a merge',
        description:
          'Within 30 days, the latest of a lead first. The other lead comes back under its own id with what was its own; fields of the survivor that nobody changed since go back too. Answers with the lead that came back. For whoever may change the survivor; where the other lead was not theirs, for managers.',
        params: IdParams,
        response: { 200: Envelope(Lead), ...failures(403, 404, 409) },
      },
    },
    async ({ actor, params }, reply) => {
      if (!isUuid(params.id)) throw new Failure('NOT_FOUND', 'There is no such merge.')
      return sendText(reply, okText(await db.withActor(actor, tx => undoMerge(tx, params.id))))
    },
  )
}
