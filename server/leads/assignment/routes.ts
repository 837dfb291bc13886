import Type from 'typebox'
import type { ReadLog } from '../../platform/audit.ts'
import type { Database } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { ok, okPage } from '../../platform/http/answer.ts'
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
import { availabilityRoutes } from './availability-routes.ts'
import {
  type Assigned,
  assignByRules,
  chooseByRules,
  listHistory,
  newestLeads,
  unassignedLeads,
} from './queries.ts'
import { Rule, refuseUnknownPeople } from './setting.ts'

const tags = ['Assignment']
const manager = { least: 'manager' } as const
const mostAtOnce = 1_000

const Result = Type.Object(
  {
    assigned: Type.Integer(),
    left: Type.Integer({ description: 'for which no rule fits or nobody is free' }),
    leads: Type.Array(
      Type.Object({
        lead_id: Uuid,
        person: Nullable(Uuid),
        rule: Nullable(Type.Integer({ description: 'its place in the rules, from 0' })),
        problem: Nullable(OneOf(['no_rule', 'nobody_free'] as const)),
      }),
    ),
  },
  { title: 'Assignment' },
)

const summary = (leads: Assigned[]) => ({
  assigned: leads.filter(({ person }) => person !== null).length,
  left: leads.filter(({ person }) => person === null).length,
  leads,
})

export function assignmentRoutes(app: App, parts: { db: Database; seal: Seal; readLog: ReadLog }) {
  const { db, readLog } = parts
  availabilityRoutes(app, parts)

  app.post(
    '/assignment/runs',
    {
      config: { ...manager, bulk: true },
      schema: {
        operationId: 'runAssignment',
        tags,
        summary: 'Assign leads by rule',
        description:
          'The leads given, or the oldest that nobody has; at most 1,000. By the rules of the setting assignment. Counts against the limit for bulk operations.',
        headers: Repeatable,
        body: Type.Object(
          {
            lead_ids: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: mostAtOnce })),
            limit: Type.Integer({
              minimum: 1,
              maximum: mostAtOnce,
              default: mostAtOnce,
              description: 'how many of those nobody has, where no leads are given',
            }),
          },
          { additionalProperties: false },
        ),
        response: { 200: Envelope(Result), ...failures(400, 422) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { lead_ids, limit } = request.body
        const assigned = await assignByRules(tx, lead_ids ?? (await unassignedLeads(tx, limit)))
        return { status: 200, body: ok(summary(assigned)) }
      }),
  )

  app.post(
    '/assignment/try-out',
    {
      // Up to a thousand leads are read and worked out: many at once must not take the connections others need.
      config: { ...manager, slow: true },
      schema: {
        operationId: 'tryOutAssignment',
        tags,
        summary: 'Try rules out',
        description:
          'Who would be given the last hundred leads if they arrived now, one after the other; or those that nobody has, as POST /assignment/runs would give them out. Nothing is changed.',
        body: Type.Object(
          {
            rules: Type.Optional(
              Type.Array(Rule, { maxItems: 100, description: 'those in force where none are given' }),
            ),
            leads: OneOf(['newest', 'unassigned'] as const, {
              default: 'newest',
              description: 'the newest hundred, or the oldest thousand that nobody has',
            }),
          },
          { additionalProperties: false },
        ),
        response: { 200: Envelope(Result), ...failures(400) },
      },
    },
    ({ actor, body: { rules, leads } }) =>
      db.withActor(actor, async tx => {
        if (rules) await refuseUnknownPeople(tx, { rules })
        const chosen = await (leads === 'newest' ? newestLeads(tx, 100) : unassignedLeads(tx, mostAtOnce))
        return ok(summary(await chooseByRules(tx, chosen, rules)))
      }),
  )

  app.get(
    '/leads/:id/history',
    {
      schema: {
        tags: ['Leads'],
        summary: 'What happened with a lead',
        description:
          'Changes of status, hands it went through, how follow-ups ended, merges, and that it may be called again; newest first, for whoever can read the lead.',
        params: IdParams,
        querystring: Type.Object(pageQuery({ limit: 50 })),
        response: {
          200: PagedEnvelope(
            Type.Object(
              {
                kind: OneOf([
                  'status',
                  'assignment',
                  'follow_up',
                  'merge',
                  'merge_undone',
                  'consent',
                ] as const),
                at: Timestamp,
                detail: Type.Object(
                  {},
                  {
                    additionalProperties: true,
                    description:
                      'status: from, to, by; assignment: from, to, by, reason (by_hand, by_rule, from_queue); follow_up: due_at, ending (done, moved, dropped), by; merge: merge_id, absorbed_id, by; merge_undone: merge_id, returned_id, by; consent: do_not_call, by, reason',
                  },
                ),
              },
              { title: 'LeadEvent' },
            ),
          ),
          ...failures(400, 404),
        },
      },
    },
    async ({ actor, params, query: { page, limit } }) => {
      const rows = isUuid(params.id)
        ? await db.withActor(actor, tx => listHistory(tx, params.id, limit, offsetOf({ page, limit })))
        : []
      const [first] = rows
      if (!first) throw new Failure('LEAD_NOT_FOUND')
      if (first.notOwn) readLog.note(actor, 'leads', [params.id])
      const entries = rows.map(({ entry }) => entry).filter(({ kind }) => kind !== null)
      return okPage(entries as never[], { total: first.total, page, limit })
    },
  )
}
