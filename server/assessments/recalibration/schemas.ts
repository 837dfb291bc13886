import Type, { type Static } from 'typebox'
import { Figure } from '../../platform/http/rounding.ts'
import { Nullable, OneOf, Timestamp, Uuid } from '../../platform/http/schemas.ts'

const parameter = Figure('parameter')
const p = Figure('pValue')
const ItemParameters = Type.Object({ a: parameter, b: Type.Array(parameter) })
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([Type.Null(), schema])

const line = {
  id: Uuid,
  assessment_id: Uuid,
  number: Type.Integer(),
  state: OneOf(['running', 'proposed', 'approved', 'rejected', 'failed'] as const),
  requested_by: Nullable(Uuid),
  decided_by: Nullable(Uuid),
  created_at: Timestamp,
  finished_at: Nullable(Timestamp),
  decided_at: Nullable(Timestamp),
  engine_version: Type.String(),
  summary: Nullable(Type.String({ description: 'what came out, or why nothing did' })),
}
export const Recalibration = Type.Object(line)
export type Recalibration = Static<typeof Recalibration>

const Item = Type.Object({
  id: Type.String(),
  answers: Type.Integer(),
  state: OneOf(['calibrated', 'kept'] as const),
  reason: Nullable(Type.String({ description: 'why its parameters were kept' })),
  old: ItemParameters,
  new: ItemParameters,
  se: orNull(ItemParameters),
  drift: orNull(
    Type.Object({
      a: parameter,
      meanThreshold: parameter,
      distance: Figure('parameter', { description: 'between the curves, as a share of the item’s range' }),
      drifted: Type.Boolean(),
    }),
  ),
  fit: orNull(Type.Object({ infit: parameter, outfit: parameter, misfit: Type.Boolean() })),
  dif: Type.Array(
    Type.Object({
      grouping: OneOf(['language', 'experience'] as const),
      n: Type.Array(Type.Integer()),
      p: Type.Object({ any: p, uniform: p, nonUniform: p }),
      effect: parameter,
      shift: Figure('parameter', {
        description: 'how much higher the second group would seem on this item alone',
      }),
      size: OneOf(['negligible', 'moderate', 'large'] as const),
    }),
  ),
})

export const WholeRecalibration = Type.Object({
  ...line,
  parameters: orNull(Type.Record(Type.String(), ItemParameters)),
  report: orNull(
    Type.Object({
      summary: Type.String(),
      base_calibration_id: Type.Optional(Nullable(Uuid)),
      people: Type.Optional(Type.Integer({ description: 'whose answers it rests on' })),
      doubtful_left_out: Type.Optional(Type.Integer()),
      least_people: Type.Optional(Type.Integer()),
      groupings: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
      dimensions: Type.Array(
        Type.Object({
          dimension: Type.String(),
          people: Type.Integer(),
          state: OneOf(['calibrated', 'kept'] as const),
          reason: Nullable(Type.String()),
          iterations: Nullable(Type.Integer()),
          log_likelihood: Nullable(Figure('logLikelihood')),
          reliability: Nullable(Figure('reliability')),
          link: orNull(
            Type.Object({ slope: parameter, intercept: parameter, anchors: Type.Array(Type.String()) }),
          ),
          items: Type.Array(Item),
        }),
      ),
    }),
  ),
})

export const Schedule = Type.Object({
  every: Nullable(OneOf(['week', 'month', 'quarter'] as const)),
  next_at: Nullable(Timestamp),
})
export type WholeRecalibration = Static<typeof WholeRecalibration>
