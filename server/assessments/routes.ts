import Type from 'typebox'
import definitionSchema from '../../content/definition.schema.json' with { type: 'json' }
import type { ReadLog } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { ok, okText, sendText } from '../platform/http/answer.ts'
import type { App, Person } from '../platform/http/app-types.ts'
import { once } from '../platform/http/replay.ts'
import { Envelope, failures, Nullable, Repeatable, Text, Timestamp, Uuid } from '../platform/http/schemas.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Mail } from '../platform/mail.ts'
import type { Seal } from '../platform/seal.ts'
import { openDefinitions } from './definitions.ts'
import { historyRoutes } from './history/routes.ts'
import { openAttempts } from './journey/attempts.ts'
import { resultRoutes } from './journey/result-routes.ts'
import { journeyRoutes } from './journey/routes.ts'
import { feedbackRoutes } from './peers/feedback-routes.ts'
import { peerRoutes } from './peers/routes.ts'
import { insertAssessment, listAssessments, listVersion } from './queries.ts'
import { recalibrationRoutes } from './recalibration/routes.ts'
import { requireRoleToCreate } from './settings.ts'
import { validationRoutes } from './validation/routes.ts'

const tags = ['Assessments']

const Assessment = Type.Object(
  {
    id: Uuid,
    title: Type.String(),
    description: Nullable(Type.String()),
    questions: Type.Unknown({ description: 'as it was given' }),
    scoring_rules: Type.Unknown({ description: 'as it was given' }),
    created_by: Nullable(Uuid),
    is_active: Type.Boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Assessment' },
)

/** Only these four are taken from the body; whatever else it holds is passed over. */
const NewAssessment = Type.Object(
  {
    title: Text(300, 1),
    description: Type.Optional(Nullable(Text(20_000))),
    questions: Type.Optional(Type.Unknown()),
    scoring_rules: Type.Optional(Type.Unknown()),
  },
  { title: 'NewAssessment' },
)

const given = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

type AssessmentParts = { config: Config; db: Database; seal: Seal; readLog: ReadLog; jobs: Jobs; mail: Mail }

/** The list is the same for everybody and large, so it is kept; the version read from the database says for how long. */
function openList(db: Database) {
  let kept: { version: number; body: string } | undefined
  return async (actor: Person) => {
    if (kept?.version !== (await listVersion(db, actor))) kept = await listAssessments(db, actor)
    return kept.body
  }
}

export function assessmentRoutes(app: App, parts: AssessmentParts) {
  const list = openList(parts.db)
  const definitions = openDefinitions()
  const journey = { ...parts, definitions, attempts: openAttempts() }
  journeyRoutes(app, journey)
  resultRoutes(app, journey)
  historyRoutes(app, parts)
  peerRoutes(app, { ...parts, definitions })
  feedbackRoutes(app, { ...parts, definitions })
  validationRoutes(app, parts)
  recalibrationRoutes(app, parts)

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
    async ({ actor }, reply) => sendText(reply, okText(await list(actor))),
  )

  app.get(
    '/assessments/schema',
    {
      schema: {
        tags,
        summary: 'What the engine can administer',
        description:
          'The JSON Schema of a definition. One that does not meet it is stored and listed all the same; starting it says what is missing.',
        response: { 200: Envelope(Type.Unknown()), ...failures(401, 429, 500, 503) },
      },
    },
    async () => ok(definitionSchema),
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
        headers: Repeatable,
        body: NewAssessment,
        response: { 201: Envelope(Assessment), ...failures(400, 429, 503) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        await requireRoleToCreate(tx)
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
