import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import Type from 'typebox'
import { Figure, roundedAs, roundingFor } from './rounding.ts'
import { Envelope, Nullable } from './schemas.ts'

const round = (schema: object, value: unknown) => roundingFor(schema as Record<string, unknown>)?.(value)

describe('rounding of answers', () => {
  it('rounds each number by its kind, wherever it stands', () => {
    const Schema = Envelope(
      Type.Array(
        Type.Object({
          score: Nullable(Figure('score')),
          interval: Type.Union([Type.Null(), Type.Object({ low: Figure('standing') })]),
          by_name: Type.Record(Type.String(), Type.Array(Figure('pValue'))),
          percentile: Figure('whole'),
          difference: Figure('inUnitOfOutcome'),
          given: Figure('asGiven'),
          plain: Type.Integer(),
        }),
      ),
    )
    const exact = {
      score: 6.4499,
      interval: { low: -1.23456 },
      by_name: { a: [0.12345, 0.0004] },
      percentile: 74.6,
      difference: 5321.77,
      given: 1 / 3,
      plain: 7,
    }
    assert.deepEqual(
      round(Schema, { success: true, data: [exact, { ...exact, score: null, interval: null }] }),
      {
        success: true,
        data: [
          {
            score: 6.4,
            interval: { low: -1.23 },
            by_name: { a: [0.123, 0] },
            percentile: 75,
            difference: 5320,
            given: 1 / 3,
            plain: 7,
          },
          {
            score: null,
            interval: null,
            by_name: { a: [0.123, 0] },
            percentile: 75,
            difference: 5320,
            given: 1 / 3,
            plain: 7,
          },
        ],
      },
    )
  })

  it('leaves what it was given as it was', () => {
    const exact = { data: { share: 1 / 3 } }
    assert.deepEqual(round(Type.Object({ data: Type.Object({ share: Figure('share') }) }), exact), {
      data: { share: 0.3333 },
    })
    assert.equal(exact.data.share, 1 / 3)
    assert.equal(roundedAs('share', 2 / 3), 0.6667)
  })

  it('costs nothing where there is nothing to round', () => {
    assert.equal(roundingFor(Envelope(Type.Array(Type.Object({ name: Type.String() }))) as never), undefined)
  })

  it('passes over fields that are not there, and values of another shape', () => {
    const Schema = Type.Object({ share: Type.Optional(Figure('share')), list: Type.Array(Figure('share')) })
    assert.deepEqual(round(Schema, { list: null }), { list: null })
    assert.equal(round(Schema, null), null)
  })
})
