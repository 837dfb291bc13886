import Type from 'typebox'
import type { Database } from '../platform/db/index.ts'
import { okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { once } from '../platform/http/replay.ts'
import { Envelope, failures, Nullable, Text, Timestamp, Uuid } from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { insertAssessment, listAssessments } from './queries.ts'

const tags = ['Assessments']

const Assessment = Type.Object({
  id: Uuid,
  title: Type.String(),
  description: Nullable(Type.String()),
  questions: Type.Unknown({ description: 'as it was given' }),
  scoring_rules: Type.Unknown({ description: 'as it was given' }),
  created_by: Nullable(Uuid),
  is_active: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
})

/** Only these four are taken from the body; whatever else it holds is passed over. */
const NewAssessment = Type.Object({
  title: Text(300, 1),
  description: Type.Optional(Nullable(Text(20_000))),
  questions: Type.Optional(Type.Unknown()),
  scoring_rules: Type.Optional(Type.Unknown()),
})

const given = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

export function assessmentRoutes(app: App, parts: { db: Database; seal: Seal }) {
  app.get(
    '/assessments',
    {
      config: { failure: { code: 'ASSESSMENTS_FETCH_ERROR', status: 500 } },
      schema: {
        tags,
        summary: 'List active assessments',
        description: 'Newest first.',
        response: {
          200: Type.Object({ success: Type.Literal(true), data: Type.Array(Assessment) }),
          ...failures(429, 500, 503),
        },
      },
    },
    async ({ actor }, reply) => sendText(reply, okText(await listAssessments(parts.db, actor))),
  )

  app.post(
    '/assessments',
    {
      bodyLimit: 8 * 1_048_576,
      config: { failure: { code: 'ASSESSMENT_CREATE_ERROR', status: 400 } },
      schema: {
        tags,
        summary: 'Create an assessment',
        description: 'questions and scoring_rules are kept as given, whatever JSON they are.',
        body: NewAssessment,
        response: { 201: Envelope(Assessment), ...failures(400, 429, 503) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { title, description = null, questions, scoring_rules } = request.body
        const values = {
          title,
          description,
          questions: given(questions),
          scoring_rules: given(scoring_rules),
        }
        return { status: 201, body: okText(await insertAssessment(tx, request.actor, values)) }
      }),
  )
}
