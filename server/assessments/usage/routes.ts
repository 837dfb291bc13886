import Type from 'typebox'
import type { Database } from '../../platform/db/index.ts'
import { ok, okPage } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../../platform/http/paging.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  OneOf,
  PagedEnvelope,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import { noAssessment } from '../change-definition.ts'
import { countDefinitions, listUsage, listVersions, states } from './queries.ts'

const tags = ['Assessments']
const config = { least: 'admin', slow: true } as const

const use = {
  started: Type.Integer({ minimum: 0, description: 'attempts in all' }),
  finished: Type.Integer({ minimum: 0, description: 'of those, submitted ones' }),
  last_started_at: Nullable(Timestamp),
}

const AssessmentUse = Type.Object(
  {
    id: Uuid,
    title: Type.String(),
    is_active: Type.Boolean(),
    version: Type.Integer({ minimum: 1, description: 'in force' }),
    created_by: Nullable(Uuid),
    created_at: Timestamp,
    updated_at: Timestamp,
    ...use,
  },
  { title: 'AssessmentUse' },
)

const AssessmentVersion = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    title: Type.String(),
    replaced_at: Nullable({ ...Timestamp, description: 'null for the one in force' }),
    ...use,
  },
  { title: 'AssessmentVersion' },
)

/** What is kept here, and how much it is used. */
export function usageRoutes(app: App, { db }: { db: Database }) {
  app.get(
    '/assessments/usage',
    {
      config,
      schema: {
        operationId: 'listAssessmentUse',
        tags,
        summary: 'List definitions with their use',
        description:
          'Newest first, retired ones too, without their contents: the version in force and how often it was taken. For admins.',
        querystring: Type.Object({
          state: OneOf(states, { default: 'all', description: 'in use, retired, or both' }),
          ...pageQuery({ limit: 20, most: 100 }),
        }),
        response: { 200: PagedEnvelope(AssessmentUse), ...failures(400, 401, 403, 429, 500, 503) },
      },
    },
    ({ actor, query }) =>
      db.withActor(actor, async tx => {
        const { state, page, limit } = query
        const total = await countDefinitions(tx, state)
        return okPage(await listUsage(tx, state, limit, offsetOf(query)), { total, page, limit })
      }),
  )

  app.get(
    '/assessments/:id/versions',
    {
      config,
      schema: {
        operationId: 'listAssessmentVersions',
        tags,
        summary: 'Versions of an assessment',
        description:
          'Newest first, at most 100: the one in force, and those before it that somebody has taken. No others are kept. For admins.',
        params: IdParams,
        response: {
          200: Envelope(Type.Array(AssessmentVersion)),
          ...failures(401, 403, 404, 429, 500, 503),
        },
      },
    },
    async ({ actor, params: { id } }) => {
      const versions = isUuid(id) ? await db.withActor(actor, tx => listVersions(tx, id)) : []
      if (versions.length === 0) throw noAssessment()
      return ok(versions)
    },
  )
}
