import Type from 'typebox'
import type { Database } from '../platform/db/index.ts'
import { okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { refuseStale } from '../platform/http/conditional.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { created, requireRecord, sendRecord } from '../platform/http/record.ts'
import { idempotencyKeyOf, once } from '../platform/http/replay.ts'
import {
  Conditional,
  Envelope,
  failures,
  IdParams,
  Nullable,
  OneOf,
  PagedEnvelope,
  Repeatable,
  Tagged,
  Text,
  Timestamp,
} from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { Script, statuses } from './schemas.ts'
import {
  deleteScript,
  getScript,
  insertScript,
  listScripts,
  lockScript,
  replaceScript,
} from './script-queries.ts'
import { eachAlone, type Statements, within } from './statements.ts'

const tags = ['Scripts']

const about = {
  source: Nullable(Text(200)),
  status: Nullable(OneOf(statuses)),
}

const CallScript = Type.Object(
  { ...Script.properties, ...about, created_at: Timestamp, updated_at: Timestamp },
  { title: 'CallScript' },
)

const NewScript = Type.Object(
  {
    source: Type.Optional({
      ...about.source,
      description: 'for leads of this source; for all when not given',
    }),
    status: Type.Optional({
      ...about.status,
      description: 'for leads at this stage; for all when not given',
    }),
    title: Text(200, 1),
    body: Text(4000, 1),
  },
  { title: 'NewCallScript', additionalProperties: false },
)

export function scriptRoutes(app: App, { db, seal }: { db: Database; seal: Seal }) {
  app.get(
    '/scripts',
    {
      config: { least: 'telecaller' },
      schema: {
        tags,
        summary: 'List what to say in calls',
        description:
          'For a source, for a stage (the lead’s status), for both or for everybody; a call shows the one that fits best, in that order: both, source, stage, everybody.',
        querystring: Type.Object(pageQuery()),
        response: { 200: PagedEnvelope(CallScript), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query: { page, limit } }, reply) => {
      const { body, total } = await listScripts(db, actor, limit, offsetOf({ page, limit }))
      return sendText(reply, okText(body, { total, page, limit }))
    },
  )

  app.post(
    '/scripts',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Write what to say in calls',
        description: 'One for each source and stage: 409 CONFLICT where there is one already. For admins.',
        headers: Repeatable,
        body: NewScript,
        response: {
          201: Tagged(Envelope(CallScript)),
          ...failures(400, 401, 403, 409, 413, 415, 422, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const add = async (statements: Statements) =>
        created('/api/scripts', await insertScript(statements, request.body))
      if (idempotencyKeyOf(request) !== undefined)
        return once({ db, seal }, request, reply, tx => add(within(tx)))
      const { body, headers } = await add(eachAlone(db, request.actor))
      return sendText(reply.code(201).headers(headers), body)
    },
  )

  app.get(
    '/scripts/:id',
    {
      config: { least: 'telecaller' },
      schema: {
        tags,
        summary: 'Read what to say',
        description: 'One script, with the source and status it is for.',
        params: IdParams,
        response: { 200: Tagged(Envelope(CallScript)), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }, reply) =>
      sendRecord(reply, await requireRecord('script', params.id, id => getScript(db, actor, id))),
  )

  app.put(
    '/scripts/:id',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Write it anew',
        description: 'With If-Match or If-Unmodified-Since, 412 when it changed since. For admins.',
        params: IdParams,
        headers: Conditional,
        body: NewScript,
        response: {
          200: Tagged(Envelope(CallScript)),
          ...failures(400, 401, 403, 404, 409, 412, 413, 415, 429, 500, 503),
        },
      },
    },
    async ({ actor, params, headers, body }, reply) => {
      const changed = await db.withActor(actor, async tx => {
        const before = await requireRecord('script', params.id, id => lockScript(tx, id))
        refuseStale(before.version, headers)
        return replaceScript(tx, params.id, body)
      })
      return sendRecord(reply, changed)
    },
  )

  app.delete(
    '/scripts/:id',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Delete a script',
        description: 'Answers with it as it was. For admins.',
        params: IdParams,
        response: { 200: Envelope(CallScript), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }, reply) => {
      const deleted = await requireRecord('script', params.id, id => deleteScript(db, actor, id))
      return sendText(reply, okText(deleted.body))
    },
  )
}
