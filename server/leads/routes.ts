import Type, { type Static } from 'typebox'
import type { AuditEvents, ReadLog } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import type { Files } from '../platform/files.ts'
import { okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { versionHeaders, versionHeadersWith } from '../platform/http/conditional.ts'
import { offsetOf } from '../platform/http/paging.ts'
import { idempotencyKeyOf, once } from '../platform/http/replay.ts'
import {
  Conditional,
  Envelope,
  failures,
  IdParams,
  isUuid,
  Repeatable,
  Tagged,
  Uuid,
} from '../platform/http/schemas.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Seal } from '../platform/seal.ts'
import { assignmentRoutes } from './assignment/routes.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { changeLead, removeLead } from './change-lead.ts'
import { consentRoutes } from './consent-routes.ts'
import { contactRoutes } from './contact-routes.ts'
import { exportRoutes } from './export/routes.ts'
import { followUpReminderRoutes } from './follow-up-reminder-routes.ts'
import { followUpRoutes } from './follow-up-routes.ts'
import { importRoutes } from './import/routes.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { readInteractions } from './interactions.ts'
import { isDeep, listLeads } from './list-queries.ts'
import { cursorOf, LeadPageMeta, LeadQuery, search } from './list-query.ts'
import { listDuplicates } from './merge/queries.ts'
import { mergeRoutes } from './merge/routes.ts'
import { e164, emailKey } from './normalise-lead.ts'
import { type Created, getLead, insertLead, insertLeadIn, leadIncludes } from './queries.ts'
import { queueRoutes } from './queue-routes.ts'
import { Lead, LeadChange, LeadIncludes, LeftOut, leftOutSaid, NewLead } from './schemas.ts'
import { scriptRoutes } from './script-routes.ts'

export type LeadParts = {
  config: Config
  db: Database
  seal: Seal
  readLog: ReadLog
  auditEvents: AuditEvents
  files: Files
  jobs: Jobs
}

const fetchFailure = { code: 'LEADS_FETCH_ERROR', status: 500 }
const createFailure = { code: 'LEAD_CREATE_ERROR', status: 400 }
const tags = ['Leads']
const LeadPage = Type.Object({ success: Type.Literal(true), data: Type.Array(Lead), meta: LeadPageMeta })

const joinable = Object.keys(leadIncludes) as (keyof typeof leadIncludes)[]
const includable = Object.keys(LeadIncludes.properties)

/** What the spec's own parameters ask for is answered from counters and one index. */
const isPlain = (query: object) =>
  Object.keys(query).every(name => ['page', 'limit', 'status'].includes(name))

const isSlow = (query: Static<typeof LeadQuery>) => !isPlain(query) || isDeep(offsetOf(query))

const withInteractions = /\binteractions\b/

function includeOf(text: string | undefined): string[] {
  const names = text?.split(',') ?? []
  if (names.some(name => !includable.includes(name)))
    throw invalid('include', `must be one or more of ${includable.join(', ')}, separated by commas`)
  return names
}

export function leadRoutes(app: App, parts: LeadParts) {
  const { config, db, seal, readLog } = parts

  app.get(
    '/leads',
    {
      config: { failure: fetchFailure, slow: ({ query }) => isSlow(query as Static<typeof LeadQuery>) },
      schema: {
        tags,
        summary: 'List leads',
        description:
          'Those assigned to you; all of them for managers and admins. Newest first unless sort says otherwise. A deep page costs more the deeper it lies; a cursor costs the same everywhere.',
        querystring: LeadQuery,
        response: { 200: LeadPage, ...failures(429, 500, 503) },
      },
    },
    async (request, reply) => {
      const { actor, query } = request
      const { page, limit } = query
      if (isPlain(query)) {
        const found = await listLeads(db, actor, limit, offsetOf({ page, limit }), query.status)
        readLog.note(actor, 'leads', found.notOwn)
        return sendText(reply, okText(found.body, { total: found.total, page, limit }))
      }
      const found = await db.withActor(actor, tx => search(tx, query, config.phoneRegion))
      readLog.note(actor, 'leads', found.notOwn)
      return sendText(
        reply,
        okText(found.body, {
          ...(found.total === undefined ? {} : { total: found.total }),
          ...(found.capped ? { total_capped: true } : {}),
          page,
          limit,
          ...(query.cursor === undefined ? {} : { next_cursor: cursorOf(found.last, query) }),
        }),
      )
    },
  )

  app.post(
    '/leads',
    {
      config: { failure: createFailure },
      schema: {
        tags,
        summary: 'Create a lead',
        description:
          'It is assigned to you. meta.duplicates names leads with the same phone or e-mail that you can read.',
        headers: Repeatable,
        body: NewLead,
        response: {
          201: Tagged(
            Type.Object({
              success: Type.Literal(true),
              data: Lead,
              meta: Type.Optional(Type.Object({ duplicates: Type.Array(Uuid) })),
            }),
          ),
          ...failures(400, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { actor, body } = request
      const values = {
        name: body.name,
        email: body.email ?? null,
        phone: body.phone ?? null,
        company: body.company ?? null,
        status: body.status ?? 'new',
        source: body.source ?? null,
        phone_e164: e164(body.phone, config.phoneRegion),
        email_key: emailKey(body.email),
      }
      const answer = ({ id, body: lead, version, duplicates }: Created) => ({
        status: 201,
        body: okText(lead, duplicates.length > 0 ? { duplicates: [...new Set(duplicates)] } : undefined),
        headers: { ...versionHeaders(version), location: `/api/leads/${id}` },
      })
      if (idempotencyKeyOf(request) !== undefined)
        return once(parts, request, reply, async tx => answer(await insertLeadIn(tx, actor, values)))
      const { body: text, headers } = answer(await insertLead(db, actor, values))
      return sendText(reply.code(201).headers(headers), text)
    },
  )

  app.get(
    '/leads/:id',
    {
      config: {
        large: request => withInteractions.test((request.query as { include?: string }).include ?? ''),
      },
      schema: {
        tags,
        summary: 'Get a lead',
        description: `For whoever may read it: the person it is assigned to, managers and admins. Anybody else gets the same 404 as for a lead that does not exist. ${leftOutSaid}`,
        params: IdParams,
        querystring: Type.Object({
          include: Type.Optional(
            Type.String({
              description:
                'any of interactions (the newest 1,000), follow_up (null where nothing is planned), contact (attempts and consent), script (what to say in a call, null where none fits) and duplicates (the newest 100 with the same phone or e-mail that you can read), separated by commas',
            }),
          ),
        }),
        response: {
          200: Tagged(
            Type.Object({
              success: Type.Literal(true),
              data: Type.Intersect([Lead, LeadIncludes]),
              meta: Type.Optional(LeftOut),
            }),
          ),
          ...failures(400, 401, 404, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request
      const wanted = includeOf(query.include)
      const joined = joinable.filter(name => wanted.includes(name))
      const lead = isUuid(params.id) ? await getLead(db, actor, params.id, joined) : undefined
      if (!lead) throw new Failure('LEAD_NOT_FOUND')
      const same = wanted.includes('duplicates')
        ? await db.withActor(actor, tx => listDuplicates(tx, params.id))
        : undefined
      readLog.note(actor, 'leads', [...(lead.notOwn ? [params.id] : []), ...(same?.notOwn ?? [])])
      if (wanted.length === 0) return sendText(reply.headers(versionHeaders(lead.version)), okText(lead.body))
      const more: string[] = []
      const found = wanted.includes('interactions')
        ? await readInteractions(parts, actor, params.id, { limit: 1000, offset: 0 })
        : undefined
      if (wanted.includes('interactions')) more.push(`, "interactions": ${found?.body ?? '[]'}`)
      if (same) more.push(`, "duplicates": ${same.body}`)
      const text = `${lead.body.slice(0, -1)}${more.join('')}}`
      const meta = found && found.leftOut.length > 0 ? { left_out: found.leftOut } : undefined
      return sendText(reply.headers(versionHeadersWith(lead.version, text)), okText(text, meta))
    },
  )

  app.put(
    '/leads/:id',
    {
      schema: {
        tags,
        summary: 'Change a lead',
        description:
          'Only the fields given. With If-Match or If-Unmodified-Since, 412 when it changed since. Changing assigned_to needs manager.',
        params: IdParams,
        headers: Conditional,
        body: LeadChange,
        response: {
          200: Tagged(Envelope(Lead)),
          ...failures(400, 401, 403, 404, 412, 413, 415, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const changed = await db.withActor(request.actor, tx =>
        changeLead(tx, request.params.id, request.body, request.headers, config.phoneRegion),
      )
      return sendText(reply.headers(versionHeaders(changed.version)), okText(changed.body))
    },
  )

  app.delete(
    '/leads/:id',
    {
      schema: {
        tags,
        summary: 'Delete a lead',
        description:
          'Its interactions go with it. Answers with the lead as it was. With If-Match or If-Unmodified-Since, 412 when it changed since; 409 while it is under a legal hold.',
        params: IdParams,
        headers: Conditional,
        response: { 200: Envelope(Lead), ...failures(400, 401, 404, 409, 412, 429, 500, 503) },
      },
    },
    async ({ actor, params, headers }, reply) => {
      const body = await db.withActor(actor, tx => removeLead(tx, params.id, headers))
      return sendText(reply, okText(body))
    },
  )

  assignmentRoutes(app, parts)
  bulkRoutes(app, parts)
  mergeRoutes(app, parts)
  exportRoutes(app, parts)
  importRoutes(app, parts)
  followUpRoutes(app, { db, readLog })
  contactRoutes(app, { db, readLog })
  consentRoutes(app, { db })
  followUpReminderRoutes(app, parts)
  interactionRoutes(app, { db, seal, readLog })
  queueRoutes(app, parts)
  scriptRoutes(app, parts)
}
