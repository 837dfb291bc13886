import Type from 'typebox'
import { Figure } from '../../platform/http/rounding.ts'
import { Nullable, OneOf, Uuid } from '../../platform/http/schemas.ts'

const correlation = Figure('correlation')
const spread = Figure('standing')
const inUnitOfOutcome = Figure('inUnitOfOutcome')
const Interval = Type.Object({ low: correlation, high: correlation })

const cell = {
  n: Type.Integer({ description: 'people with both' }),
  needed: Type.Integer({ description: 'how many more until anything is said' }),
  r: Nullable(correlation),
  interval: Type.Union([Type.Null(), Interval]),
  p: Nullable(Figure('pValue')),
  p_adjusted: Nullable(Figure('pValue', { description: 'Holm’s, over all relations looked at here' })),
  claim: Nullable(Type.String()),
  sentence: Type.String(),
}

const Corrected = Type.Union([
  Type.Null(),
  Type.Object({
    r: correlation,
    interval: Interval,
    sd_here: Figure('standing', { description: 'spread of scores among the people in this relation' }),
    sd_norm_group: spread,
    norm_group: OneOf(['assumed', 'measured', 'everybody_scored'] as const),
    sentence: Type.String(),
  }),
])

const OneBandHigher = Type.Union(
  [Type.Null(), Type.Object({ difference: inUnitOfOutcome, low: inUnitOfOutcome, high: inUnitOfOutcome })],
  {
    description:
      'by how much the outcome of somebody one band higher differs, in the outcome’s own unit, with its 95% interval; only where something is claimed',
  },
)

export const Validity = Type.Object({
  assessment_id: Uuid,
  people: Type.Object({
    scored: Type.Integer({ description: 'people with a result; the latest of each' }),
    left_out: Type.Integer({ description: 'of these, left out because their answers are doubtful' }),
  }),
  outcomes: Type.Array(
    Type.Object({
      score: Type.String({ description: 'a dimension, or overall: the mean of all' }),
      metric: Type.String(),
      ...cell,
      corrected: Corrected,
      one_band_higher: OneBandHigher,
    }),
  ),
  exercises: Type.Array(Type.Object({ dimension: Type.String(), ...cell }), {
    description: 'practical exercises against self-assessment',
  }),
  multiple_testing: Type.Object({
    relations: Type.Integer({ description: 'looked at with enough people' }),
    expected_by_chance: Figure('standing', {
      description: 'how many of these would show p < 0.05 without any relation',
    }),
    sentence: Type.String(),
  }),
})
