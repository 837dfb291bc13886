import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { looksLikeAddress } from './looks-like.ts'

it('an address is something, an @, something, a dot and something, without a space', () => {
  const letter = fc.constantFrom('@', '.', 'a', ' ', '\u00a0')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 12 }), word => {
      assert.equal(looksLikeAddress(word), /^\S+@\S+\.\S+$/.test(word), JSON.stringify(word))
    }),
    { numRuns: 5_000 },
  )
})
