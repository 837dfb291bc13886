import Type from 'typebox'
import { Figure } from '../../platform/http/rounding.ts'
import { Nullable, OneOf, Text, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import { parts } from './next.ts'

const score = Figure('score')
const standing = Figure('standing')
const standardError = Figure('standardError')
const check = Figure('check')
const Interval = Type.Object(
  { low: score, high: score },
  { description: '95%, on the scale of 1 to 10; rounded outwards' },
)
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

export const AnswerBody = Type.Object(
  {
    question_id: Text(200, 1),
    value: Type.Unknown({
      description:
        'scale: 1 to 5; rate: {option: 1 to 5} for each option; best_worst: {best, worst}; choice: an option’s id; order: all ids in order; number; text',
    }),
    elapsed_ms: Type.Optional(Type.Number({ description: 'how long the person took; never scored' })),
    client_id: Type.Optional(Text(100, 1)),
  },
  { additionalProperties: false },
)

export const Question = Type.Object({
  id: Type.String(),
  kind: OneOf(['self', 'situational', 'peer', 'exercise'] as const),
  text: Type.String(),
  seconds: Figure('whole', { description: 'how long a typical person takes' }),
  answer: OneOf(['scale', 'rate', 'best_worst', 'choice', 'order', 'number', 'text'] as const),
  scale: Type.Optional(Type.Array(Type.String())),
  options: Type.Optional(Type.Array(Type.Object({ id: Type.String(), text: Type.String() }))),
  unit: Type.Optional(Type.String()),
  table: Type.Optional(
    Type.Object({
      caption: Type.String(),
      columns: Type.Array(Type.String()),
      rows: Type.Array(Type.Array(Type.String())),
    }),
  ),
})

export const states = ['in_progress', 'completed', 'scored', 'rescored', 'abandoned', 'expired'] as const

export const Attempt = Type.Object({
  id: Uuid,
  assessment_id: Uuid,
  state: OneOf(states),
  form: OneOf(['full', 'short'] as const),
  larger_text: Type.Boolean({ description: 'the person asked for larger letters before the beginning' }),
  engine_version: Type.String(),
  calibration_id: Nullable(Uuid),
  progress: Type.Object({
    answered: Type.Integer(),
    expected: Type.Integer({
      description: 'as far as can be told: adaptive questions end when scores are exact enough',
    }),
    percent: Type.Integer(),
    phase: OneOf([...parts, 'ready_to_submit', 'ended'] as const),
    parts: Type.Array(OneOf(parts), {
      description:
        'the parts that this attempt has, in their order; a question belongs to the one of its kind, so that a page can say “Part 1 of 3”',
    }),
    minutes_left: Type.Integer(),
  }),
  time: Type.Object({
    started_at: Timestamp,
    active_seconds: Type.Integer(),
    paused: Type.Boolean(),
    stated_minutes: Type.Object({ from: Type.Integer(), to: Type.Integer() }),
    limit_seconds: Nullable(Type.Integer()),
    remaining_seconds: Nullable(Type.Integer()),
    extensions_left: Nullable(Type.Integer()),
  }),
  questions: Type.Array(Question, { description: 'to answer now' }),
  upcoming: Type.Array(Question, {
    description:
      'to show after those, so that nobody waits for a slow line; empty unless few stand on a page',
  }),
})

export const ScoresSoFar = Type.Array(
  Type.Object({
    dimension: Type.String(),
    answers: Type.Integer(),
    score: Nullable(score),
    standard_error: Nullable(standardError),
    interval: orNull(Interval),
  }),
  { description: 'from self-assessment alone, while the person is still answering' },
)

const bands = ['exceptional', 'strong', 'moderate', 'developing', 'growth'] as const
const Component = Type.Object({
  component: OneOf(['self', 'situational', 'peer'] as const),
  stated_weight: Figure('share'),
  weight_used: Figure('share'),
  z: Nullable(standing),
  standard_error: Nullable(standardError),
  evidence: Type.Integer({ description: 'answers, scenes or raters it rests on' }),
})

export const verdicts = ['sound', 'caution', 'doubtful', 'unchecked'] as const

export const Result = Type.Object({
  id: Uuid,
  attempt_id: Uuid,
  assessment_id: Uuid,
  computed_at: Timestamp,
  reason: OneOf(['submitted', 'peers', 'rescored'] as const),
  engine_version: Type.String(),
  calibration_id: Nullable(Uuid),
  form: OneOf(['full', 'short'] as const),
  answers: Type.Integer(),
  not_counted: Type.Integer({ description: 'answers to questions that the attempt did not ask' }),
  complete: Type.Boolean({
    description:
      'whether every dimension has enough answers; others stay out of norms, validity studies and recalibration',
  }),
  dimensions: Type.Array(
    Type.Object({
      dimension: Type.String(),
      score: Nullable(
        Figure('score', {
          description:
            '1 to 10; never rounded into another band. Null without enough evidence: four answers about oneself, or all there are, or the precision the definition aims for',
        }),
      ),
      band: Nullable(OneOf(bands)),
      band_probabilities: orNull(
        Type.Object(Object.fromEntries(bands.map(band => [band, Figure('probability')]))),
      ),
      percentile: Nullable(Figure('whole')),
      z: Nullable(standing),
      standard_error: Nullable(Figure('standardError', { description: 'on the scale of 1 to 10' })),
      interval: orNull(Interval),
      composite: orNull(Type.Object({ theta: standing, se: standardError })),
      components: Type.Array(Component),
      missing: Type.Array(OneOf(['self', 'situational', 'peer'] as const)),
      note: Nullable(Type.String()),
    }),
  ),
  exercises: Type.Array(
    Type.Object({
      dimension: Type.String(),
      score: Figure('probability', { description: 'mean of 0 to 1 each, by rule' }),
      z: standing,
      standard_error: standardError,
      evidence: Type.Integer({ description: 'exercises it rests on' }),
    }),
    { description: 'for validation; they carry no weight' },
  ),
  peers: Type.Object({ raters: Type.Integer(), needed: Type.Integer(), used: Type.Boolean() }),
  norm: Type.Object({
    kind: OneOf(['prior', 'sample'] as const),
    n: Nullable(Type.Integer()),
    statement: Type.String(),
  }),
  validity: Type.Object({
    verdict: OneOf(verdicts),
    index: Type.Optional(
      Nullable(
        Figure('check', {
          description:
            'how far the answers lie from those of honest people, in their standard deviations; higher is less credible. Absent from results of engine 1.0',
        }),
      ),
    ),
    thresholds: Type.Optional(
      Type.Object(
        { caution: check, doubtful: check },
        {
          description:
            'from which index on the verdict is given: at most 5% and 1% of honest people reach it',
        },
      ),
    ),
    flags: Type.Integer({ description: 'how many checks found something' }),
    summary: Type.String(),
    checks: Type.Array(
      Type.Object({
        check: Type.String(),
        value: Nullable(check),
        cutoff: check,
        flagged_when: OneOf(['above', 'below'] as const),
        verdict: OneOf(['passed', 'flagged', 'not_evaluated'] as const),
        contribution: Type.Optional(
          Figure('check', { description: 'what it adds to the index; 0 for what is evidence alone' }),
        ),
        evidence: Type.String(),
      }),
    ),
  }),
})
