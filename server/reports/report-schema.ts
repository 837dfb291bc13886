import Type, { type TSchema } from 'typebox'
import { dimensions } from '../../content/definition.ts'
import { bands } from '../../psychometrics/index.ts'
import { Figure } from '../platform/http/rounding.ts'
import { Nullable, OneOf } from '../platform/http/schemas.ts'
import { languages } from './model.ts'

/** The model as the API describes it; report-schema.test.ts holds the two together. */

const text = Type.String()
const texts = Type.Array(text)
const score = Figure('score')
const integer = Type.Integer()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const DimensionKey = OneOf(dimensions)
const Span = Type.Object({ low: score, high: score })
const BandKey = OneOf(bands.map(({ band }) => band))
const Named = Type.Object({ dimension: DimensionKey, name: text })
const section = <T extends TSchema>(item: T) =>
  Type.Object({ title: text, lead: text, items: Type.Array(item) })

const Dimension = Type.Object(
  {
    dimension: DimensionKey,
    name: text,
    meaning: text,
    standing: OneOf(['strength', 'steady', 'growth', 'unscored', 'withheld'] as const, {
      description:
        'the two highest bands, the middle one, the two lowest; not enough answers; or answers that cannot be taken at their word',
    }),
    score: Nullable(score),
    interval: orNull(Span),
    standard_error: Nullable(Figure('standardError')),
    band: Nullable(BandKey),
    band_name: Nullable(text),
    band_probabilities: orNull(Type.Record(text, Figure('probability'))),
    percentile: Nullable(integer),
    headline: text,
    certainty: text,
    at_work: texts,
    trips: texts,
    develop: texts,
    evidence: text,
    components: Type.Array(
      Type.Object({
        component: OneOf(['self', 'situational', 'peer'] as const),
        name: text,
        weight: Figure('share'),
        evidence: integer,
      }),
    ),
  },
  { title: 'ReportDimension' },
)

const Highlight = Type.Object({ dimension: DimensionKey, name: text, score, text })

const Profile = Type.Object({
  title: text,
  lead: text,
  portrait: texts,
  strengths: Type.Array(Highlight),
  growth: Type.Array(Highlight),
  dimensions: Type.Array(Dimension),
  careers: section(Type.Object({ id: text, title: text, why: text, caution: Nullable(text) })),
  development: section(Type.Object({ dimension: DimensionKey, name: text, text })),
})

const Benchmark = Type.Object(
  {
    title: text,
    group: text,
    kind: OneOf(['prior', 'group'] as const, {
      description: 'prior: an assumption, until at least five people of this installation can be compared',
    }),
    size: Nullable(integer),
    statement: text,
    rows: Type.Array(
      Type.Object({
        dimension: DimensionKey,
        name: text,
        yours: score,
        typical: Type.Object({ low: score, middle: score, high: score }),
        place: Nullable(OneOf(['above', 'within', 'below'] as const)),
        text,
      }),
    ),
  },
  { title: 'ReportBenchmark' },
)

const Comparison = Type.Object({
  title: text,
  lead: text,
  norm: Type.Object({
    title: text,
    kind: OneOf(['prior', 'sample'] as const),
    size: Nullable(integer),
    origin: text,
    statement: text,
  }),
  industry: orNull(Benchmark),
  role: orNull(Benchmark),
  role_fit: section(
    Type.Object({
      role: text,
      name: text,
      fit: integer,
      range: Type.Object({ low: integer, high: integer }),
      text,
      supports: Type.Array(Named),
      watch: Type.Array(Named),
    }),
  ),
  team: Type.Object({
    title: text,
    statement: text,
    teams: Type.Array(
      Type.Object({ name: text, size: integer, adds: texts, shares: texts, gaps: texts, text }),
    ),
  }),
})

const steps = Type.Object({
  title: text,
  steps: Type.Array(
    Type.Object({ id: text, dimension: Nullable(DimensionKey), name: Nullable(text), text, why: text }),
  ),
})

const Plan = Type.Object({
  title: text,
  lead: text,
  week: steps,
  quarter: steps,
  year: steps,
  resources: section(
    Type.Object({
      id: text,
      kind: OneOf(['practice', 'article'] as const),
      kind_name: text,
      title: text,
      text,
      url: Nullable(text),
      dimension: Nullable(DimensionKey),
      name: Nullable(text),
    }),
  ),
})

export const ReportData = Type.Object(
  {
    version: integer,
    language: OneOf(languages),
    title: text,
    subject: Type.Object({
      name: Nullable(text),
      anonymized: Type.Boolean(),
      assessment: text,
      completed_at: Type.Optional(Nullable(text)),
      completed_on: Nullable(text),
      completed_on_text: Nullable(text),
      form: text,
      answers: integer,
      role: Nullable(text),
      industry: Nullable(text),
      engine_version: text,
    }),
    summary: text,
    warning: Nullable(text),
    profile: Profile,
    comparison: Comparison,
    plan: Plan,
    validity: Type.Object({
      title: text,
      verdict: OneOf(['sound', 'caution', 'doubtful', 'unchecked'] as const),
      verdict_name: text,
      text,
      checks: Type.Array(
        Type.Object({
          name: text,
          outcome: OneOf(['passed', 'flagged', 'not_evaluated'] as const),
          outcome_name: text,
          text,
        }),
      ),
    }),
    reading: Type.Object({
      title: text,
      items: Type.Array(Type.Object({ title: text, text })),
      bands: Type.Array(Type.Object({ band: BandKey, name: text, from: score, to: score, text })),
    }),
    words: Type.Record(text, text, { description: 'labels of charts, tables and pages' }),
  },
  { title: 'ReportData', description: 'the whole report as data, in its language' },
)
