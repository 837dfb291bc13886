import Type, { type Static } from 'typebox'
import type { Database } from '../platform/db/index.ts'
import { okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { refuseStale } from '../platform/http/conditional.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { created, requireRecord, sendRecord } from '../platform/http/record.ts'
import { once } from '../platform/http/replay.ts'
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
  Uuid,
} from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import {
  getResource,
  insertResource,
  listResources,
  lockResource,
  type ResourceValues,
  replaceResource,
} from './resource-queries.ts'
import { mostTags, tagsFrom } from './resource-tags.ts'

const tags = ['Resources']
const sources = ['built_in', 'admin', 'wordpress', 'ghost'] as const

const fields = {
  title: { ...Text(300, 1), examples: ['Say back what you heard'] },
  url: Nullable(
    Type.String({
      pattern: '^https?://[^\\s\\u0000]+$',
      maxLength: 2000,
      examples: ['https://example.com/listening'],
    }),
  ),
  excerpt: Nullable({ ...Text(2000), examples: ['Repeat the other person’s point before you answer.'] }),
  tags: Type.Array(Text(60, 1), {
    maxItems: mostTags,
    examples: [['communication_skills', 'week']],
    description: 'dimensions it serves, and week, quarter or year for when it suits; any others too',
  }),
  language: Type.String({ pattern: '^[a-z]{2,3}$', examples: ['en'] }),
}

const Resource = Type.Object(
  {
    id: Uuid,
    ...fields,
    source: OneOf(sources, { description: 'where it came from' }),
    published_at: Timestamp,
    published: Type.Boolean({ description: 'false once its source has taken it back' }),
    retired: Type.Boolean({ description: 'taken out of use by an admin' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Resource' },
)

const NewResource = Type.Object(
  {
    title: fields.title,
    url: Type.Optional(fields.url),
    excerpt: Type.Optional(fields.excerpt),
    tags: Type.Optional(fields.tags),
    language: Type.Optional({ ...fields.language, description: 'en where not given' }),
    retired: Type.Optional(Type.Boolean({ description: 'true takes it out of use' })),
  },
  { title: 'NewResource', additionalProperties: false },
)

const valuesOf = (given: Static<typeof NewResource>): ResourceValues => ({
  title: given.title,
  url: given.url ?? null,
  excerpt: given.excerpt ?? null,
  tags: tagsFrom(given.tags ?? []),
  language: given.language ?? 'en',
  retired: given.retired ?? false,
})

export function resourceRoutes(app: App, { db, seal }: { db: Database; seal: Seal }) {
  app.get(
    '/resources',
    {
      schema: {
        tags,
        summary: 'List what action plans can recommend',
        description:
          'Exercises and reading of ours, an admin’s own, and articles of the content site; newest first. Those out of use are shown to admins alone.',
        querystring: Type.Object({
          tag: Type.Optional(
            Type.String({ description: 'a dimension, such as work_ethic, or any other tag' }),
          ),
          language: Type.Optional(Text(200)),
          source: Type.Optional(OneOf(sources)),
          state: OneOf(['in_force', 'retired', 'all'], { default: 'in_force' }),
          ...pageQuery(),
        }),
        response: { 200: PagedEnvelope(Resource), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    async ({ actor, query: { page, limit, ...filter } }, reply) => {
      const offset = offsetOf({ page, limit })
      const tag = filter.tag === undefined ? undefined : (tagsFrom([filter.tag])[0] ?? '')
      const { body, total } = await listResources(db, actor, { ...filter, tag }, limit, offset)
      return sendText(reply, okText(body, { total, page, limit }))
    },
  )

  app.post(
    '/resources',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Add a resource',
        description:
          'Tags are kept in one spelling, and a tag that stands for a dimension brings that along: Public Speaking is public_speaking and communication_skills. For admins.',
        headers: Repeatable,
        body: NewResource,
        response: {
          201: Tagged(Envelope(Resource)),
          ...failures(400, 401, 403, 413, 415, 422, 429, 500, 503),
        },
      },
    },
    async (request, reply) =>
      once({ db, seal }, request, reply, async tx =>
        created('/api/resources', await insertResource(tx, valuesOf(request.body))),
      ),
  )

  app.get(
    '/resources/:id',
    {
      schema: {
        tags,
        summary: 'Read a resource',
        description: 'One of the catalogue; one that is out of use is there for admins alone.',
        params: IdParams,
        response: { 200: Tagged(Envelope(Resource)), ...failures(401, 403, 404, 429, 500, 503) },
      },
    },
    async ({ actor, params }, reply) =>
      sendRecord(reply, await requireRecord('resource', params.id, id => getResource(db, actor, id))),
  )

  app.put(
    '/resources/:id',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'Write a resource anew, or retire it',
        description:
          'Also one of ours or of the content site: its tags and language are then yours, and retired stays retired whatever the site sends. With If-Match or If-Unmodified-Since, 412 when it changed since. For admins.',
        params: IdParams,
        headers: Conditional,
        body: NewResource,
        response: {
          200: Tagged(Envelope(Resource)),
          ...failures(400, 401, 403, 404, 412, 413, 415, 429, 500, 503),
        },
      },
    },
    async ({ actor, params, headers, body }, reply) => {
      const changed = await db.withActor(actor, async tx => {
        const before = await requireRecord('resource', params.id, id => lockResource(tx, id))
        refuseStale(before.version, headers)
        return replaceResource(tx, params.id, valuesOf(body))
      })
      return sendRecord(reply, changed)
    },
  )
}
