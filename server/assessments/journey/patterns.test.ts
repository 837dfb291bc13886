import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { builtIn } from '../../../content/built-in.ts'
import { finish, scoreSelf } from '../../../psychometrics/index.ts'
import { type Prepared, prepare } from '../definitions.ts'
import { scoreSelfCached } from './patterns.ts'

const prepared = finish(
  prepare({
    version: 1,
    id: 'a',
    ...builtIn,
    description: builtIn.description,
    calibration_id: null,
    calibration_number: null,
    parameters: null,
  }),
) as Prepared

it('a cached result equals a computed one, for any answers in any order, the first time and again', () => {
  const ids = prepared.bank.items.map(item => item.id)
  const answers = fc
    .uniqueArray(fc.nat(ids.length - 1), { maxLength: 60 })
    .chain(places =>
      fc.tuple(
        ...places.map(place => fc.record({ id: fc.constant(ids[place] as string), category: fc.nat(4) })),
      ),
    )
  fc.assert(
    fc.property(answers, given => {
      const computed = scoreSelf(prepared.bank, given)
      assert.deepEqual(finish(scoreSelfCached(prepared, given)), computed)
      assert.deepEqual(finish(scoreSelfCached(prepared, given)), computed)
    }),
    { numRuns: 200 },
  )
})
