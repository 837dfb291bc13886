import Type from 'typebox'
import definitionSchema from '../../content/definition.schema.json' with { type: 'json' }
import type { Database } from '../platform/db/index.ts'
import { ok, okBytes, okText, sendText } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { versionHeaders } from '../platform/http/conditional.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { once } from '../platform/http/replay.ts'
import {
  Conditional,
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  PageMeta,
  Repeatable,
  Tagged,
  Text,
  Timestamp,
  Uuid,
} from '../platform/http/schemas.ts'
import type { Seal } from '../platform/seal.ts'
import { changeDefinition, createDefinition, noAssessment } from './change-definition.ts'
import type { Definitions } from './definitions.ts'
import { preparedFor } from './journey/attempts.ts'
import { currentDefinition } from './journey/queries.ts'
import { openDefinitionViews } from './show-definitions.ts'
import { intakeShown } from './taker-view.ts'

const tags = ['Assessments']

const Assessment = Type.Object(
  {
    id: Uuid,
    title: Type.String(),
    description: Nullable(Type.String()),
    questions: Type.Unknown({
      description:
        'as they were given, for the author, managers and admins; for everybody else as a test taker sees them',
    }),
    scoring_rules: Type.Unknown({
      description: 'as they were given, for the author, managers and admins; null for everybody else',
    }),
    created_by: Nullable(Uuid),
    is_active: Type.Boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Assessment' },
)

const contents = {
  description: Type.Optional(Nullable(Text(20_000))),
  questions: Type.Optional(Type.Unknown()),
  scoring_rules: Type.Optional(Type.Unknown()),
}

/** Only these four are taken from the body; whatever else it holds is passed over. */
const NewAssessment = Type.Object({ title: Text(300, 1), ...contents }, { title: 'NewAssessment' })

const AssessmentChange = Type.Object(
  { title: Type.Optional(Text(300, 1)), ...contents, is_active: Type.Optional(Type.Boolean()) },
  { title: 'AssessmentChange', additionalProperties: false, minProperties: 1 },
)

const IntakeQuestion = Type.Object({
  id: Type.String(),
  text: Type.String(),
  help: Type.String({ description: 'why it is asked and what it changes' }),
  multiple: Type.Boolean(),
  options: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
})

export function definitionRoutes(app: App, parts: { db: Database; seal: Seal; definitions: Definitions }) {
  const { db, definitions } = parts
  const views = openDefinitionViews(db)

  app.get(
    '/assessments',
    {
      config: {
        failure: { code: 'ASSESSMENTS_FETCH_ERROR', status: 500 },
        large: ({ query }) => !(query as { without_questions?: string }).without_questions,
      },
      schema: {
        tags,
        summary: 'List active assessments',
        description:
          'Newest first. Where the definitions of a page would be more than 4 MB together, the largest come without description, questions and scoring_rules; meta.left_out names them, and each can be read alone.',
        querystring: Type.Object({
          ...pageQuery({ limit: 100 }),
          without_questions: Type.Optional(
            Type.Literal('true', { description: 'questions and scoring_rules are null then' }),
          ),
          by: Type.Optional(
            Type.Literal('staff', {
              description:
                'those that come with Mettle, your own, and those whose author is a telecaller or above: none by somebody who has only signed up',
            }),
          ),
        }),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            data: Type.Array(Assessment),
            meta: Type.Intersect([PageMeta, Type.Object({ left_out: Type.Optional(Type.Array(Uuid)) })]),
          }),
          ...failures(429, 500, 503),
        },
      },
    },
    async ({ actor, query: { page, limit, without_questions, by } }, reply) => {
      const offset = offsetOf({ page, limit })
      const { body, total, leftOut } = await views.list(actor, {
        limit,
        offset,
        isShort: without_questions === 'true',
        byStaff: by === 'staff',
      })
      const more = leftOut.length > 0 ? { left_out: leftOut } : {}
      return sendText(reply, okBytes(body, { total, page, limit, ...more }))
    },
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

  app.get(
    '/assessments/:id',
    {
      config: { large: true },
      schema: {
        tags,
        summary: 'Get an assessment',
        description:
          'One that was taken out of use is shown to its author, managers, admins and whoever has begun or taken it. Keys are shown to its author, managers and admins.',
        params: IdParams,
        response: { 200: Tagged(Envelope(Assessment)) },
      },
    },
    async ({ actor, params }, reply) => {
      const found = isUuid(params.id) ? await views.find(actor, params.id) : undefined
      if (!found) throw noAssessment()
      const variant = found.keys ? undefined : 'as-taken'
      return sendText(reply.headers(versionHeaders(found.modified, variant)), okBytes([found.body]))
    },
  )

  app.get(
    '/assessments/:id/intake',
    {
      config: { inTurn: true },
      schema: {
        tags,
        summary: 'The questionnaire before an assessment',
        description: 'What `intake` may answer when an attempt is started. No question has to be answered.',
        params: IdParams,
        response: { 200: Envelope(Type.Array(IntakeQuestion)), ...failures(400) },
      },
    },
    async ({ actor, params }) => {
      const prepared = await db.withActor(actor, async tx => {
        const current = isUuid(params.id) ? await currentDefinition(tx, params.id) : undefined
        if (!current?.is_active) throw noAssessment()
        return preparedFor(tx, definitions, params.id, current.version, current.calibration_id)
      })
      return ok(intakeShown(prepared.rules.intake))
    },
  )

  app.post(
    '/assessments',
    {
      config: { failure: { code: 'ASSESSMENT_CREATE_ERROR', status: 400 } },
      schema: {
        tags,
        summary: 'Create an assessment',
        description:
          'questions and scoring_rules are kept as given, whatever JSON they are, up to 1 MB together.',
        headers: Repeatable,
        body: NewAssessment,
        response: { 201: Tagged(Envelope(Assessment)), ...failures(400, 429, 503) },
      },
    },
    (request, reply) =>
      once(parts, request, reply, async tx => {
        const { id, modified, body } = await createDefinition(tx, request.actor, request.body)
        const headers = { ...versionHeaders(modified), location: `/api/assessments/${id}` }
        return { status: 201, body: okText(body), headers }
      }),
  )

  app.put(
    '/assessments/:id',
    {
      schema: {
        tags,
        summary: 'Change an assessment',
        description:
          'Only the fields given; by its author or an admin. Whoever starts from now on takes the new version, attempts under way keep theirs. With If-Match or If-Unmodified-Since, 412 when it changed since.',
        params: IdParams,
        headers: Conditional,
        body: AssessmentChange,
        response: { 200: Tagged(Envelope(Assessment)), ...failures(400, 403, 409, 412) },
      },
    },
    async ({ actor, params, body, headers }, reply) => {
      const changed = await db.withActor(actor, tx => changeDefinition(tx, actor, params.id, body, headers))
      return sendText(reply.headers(versionHeaders(changed.modified)), okText(changed.body))
    },
  )

  app.delete(
    '/assessments/:id',
    {
      schema: {
        tags,
        summary: 'Take an assessment out of use',
        description:
          'It is no longer listed and cannot be started; attempts under way can be finished, results stay. Setting is_active puts it back. By its author or an admin.',
        params: IdParams,
        headers: Conditional,
        response: { 200: Tagged(Envelope(Assessment)), ...failures(403, 412) },
      },
    },
    async ({ actor, params, headers }, reply) => {
      const retired = await db.withActor(actor, tx =>
        changeDefinition(tx, actor, params.id, { is_active: false }, headers),
      )
      return sendText(reply.headers(versionHeaders(retired.modified)), okText(retired.body))
    },
  )
}
