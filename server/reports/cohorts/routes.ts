import Type from 'typebox'
import { dimensions } from '../../../content/definition.ts'
import type { Database } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Figure } from '../../platform/http/rounding.ts'
import { Envelope, failures, isUuid, Nullable, OneOf, Text } from '../../platform/http/schemas.ts'
import { bandCounts, leastGroup, merged, quartiles } from './group.ts'
import { isAssessment, listCohorts } from './queries.ts'

const score = Figure('score')
const count = Nullable(Type.Integer())
const CohortReport = Type.Object(
  {
    assessment_id: Type.String(),
    industry: Nullable(Type.String()),
    role: Nullable(Type.String()),
    n: Nullable(Type.Integer({ description: 'how many people; null below five' })),
    dimensions: Type.Array(
      Type.Object({
        dimension: OneOf(dimensions),
        n: Type.Integer(),
        typical: Type.Object(
          { low: score, middle: score, high: score },
          { description: 'middle half, in half points' },
        ),
        bands: Type.Object(
          { exceptional: count, strong: count, moderate: count, developing: count, growth: count },
          { description: 'how many, to the nearest five; null where there are too few to tell' },
        ),
      }),
    ),
    statement: Type.String(),
  },
  { title: 'CohortReport' },
)

const statement =
  'People are taken in five or more at a time, once and for good, and counts are rounded to fives: no difference between two of these reports is about fewer than five people.'
const tooFew = 'Fewer than five people can be compared here, so nothing is told.'

export function cohortRoutes(app: App, { db }: { db: Database }) {
  app.get(
    '/cohort-reports',
    {
      config: { least: 'manager' },
      schema: {
        tags: ['Reports'],
        summary: 'How a group stands, without anybody in it',
        description:
          'Anonymous figures of everybody, or of a field, or of a role, at an assessment. Newcomers are counted once five of a kind have joined. For managers and admins.',
        querystring: Type.Object({
          assessment_id: Type.String(),
          industry: Type.Optional(Text(100)),
          role: Type.Optional(Text(100)),
        }),
        response: { 200: Envelope(CohortReport), ...failures(400, 403, 404) },
      },
    },
    async ({ actor, query: { assessment_id, industry, role } }) => {
      const [ofIndustry, ofRole] = [industry || null, role || null]
      const cohorts = await db.withActor(actor, async tx => {
        if (!isUuid(assessment_id) || !(await isAssessment(tx, assessment_id)))
          throw new Failure('NOT_FOUND', 'There is no such assessment.')
        return listCohorts(tx, assessment_id, ofIndustry, ofRole)
      })
      const { n, sums } = merged(cohorts)
      const told = n >= leastGroup
      return ok({
        assessment_id,
        industry: ofIndustry,
        role: ofRole,
        n: told ? n : null,
        dimensions: sums.map(({ dimension, bins, n }) => ({
          dimension,
          n,
          typical: quartiles(bins),
          bands: bandCounts(bins),
        })),
        statement: told ? statement : tooFew,
      })
    },
  )
}
