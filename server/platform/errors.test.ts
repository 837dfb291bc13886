import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue, fromDatabase, invalid } from './errors.ts'

const thrown = (code: string, more: object = {}) =>
  Object.assign(new Error('secret text of PostgreSQL with values in it'), { code, ...more })

describe('what the database says', () => {
  const meanings: [what: string, error: Error, code: string][] = [
    ['a disabled account', thrown('MT401'), 'UNAUTHORIZED'],
    ['a role too low', thrown('MT403'), 'FORBIDDEN'],
    ['a refused row', thrown('42501'), 'FORBIDDEN'],
    ['an unknown reference', thrown('23503', { constraint: 'leads_assigned_to_fkey' }), 'VALIDATION_ERROR'],
    ['a value out of bounds', thrown('23514', { constraint: 'leads_sound' }), 'VALIDATION_ERROR'],
    ['a missing value', thrown('23502', { column: 'name' }), 'VALIDATION_ERROR'],
    ['a character it cannot keep', thrown('22021'), 'VALIDATION_ERROR'],
    [
      'a time zone it does not know',
      thrown('22023', { message: 'time zone "US/Pacific-New" not recognized' }),
      'VALIDATION_ERROR',
    ],
    ['something that is there already', thrown('23505'), 'CONFLICT'],
    ['a statement that took too long', thrown('57014'), 'UNAVAILABLE'],
    ['a full disk', thrown('53100'), 'UNAVAILABLE'],
    ['too many connections', thrown('53300'), 'UNAVAILABLE'],
    ['a server that stops', thrown('57P01'), 'UNAVAILABLE'],
    ['a lost connection', thrown('08006'), 'UNAVAILABLE'],
    ['nobody at the socket', thrown('ENOENT'), 'UNAVAILABLE'],
    ['a statement prepared a second time behind one that failed', thrown('42P05'), 'UNAVAILABLE'],
    ['nobody who answers', new Error('timeout expired'), 'UNAVAILABLE'],
    ['an answer that does not come', new Error('Query read timeout'), 'UNAVAILABLE'],
    ['a connection that ended', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  ]
  for (const [what, error, code] of meanings) {
    it(`is ${code} for ${what}`, () => {
      assert.equal(fromDatabase(error)?.code, code)
    })
  }

  it('does not leave the process in its own words', () => {
    for (const [, error, code] of meanings) {
      // MT401 and MT403 are sentences of our own, raised by our own functions.
      if (code === 'UNAUTHORIZED' || (error as { code?: string }).code === 'MT403') continue
      assert.doesNotMatch(fromDatabase(error)?.message ?? '', /secret|terminated/)
    }
  })

  it('names the field', () => {
    const refused = fromDatabase(thrown('23503', { constraint: 'leads_assigned_to_fkey' }))
    assert.equal(refused?.details?.field, 'assigned_to')
    assert.equal(fromDatabase(thrown('23502', { column: 'name' }))?.details?.field, 'name')
  })

  it('is unknown to us when it is a mistake of ours', () => {
    assert.equal(fromDatabase(thrown('42601')), undefined)
    assert.equal(fromDatabase(new TypeError('x is not a function')), undefined)
  })
})

describe('the catalogue', () => {
  it('has a status that is an error and a sentence for every code', () => {
    for (const { status, text } of Object.values(catalogue)) {
      assert.ok(status >= 400 && status < 600)
      assert.match(text, /^[A-Z].*\.$/)
    }
  })

  it('tells a person and a program alike which field is wrong', () => {
    const { code, message, details } = invalid('email', 'invalid e-mail format')
    assert.equal(code, 'VALIDATION_ERROR')
    assert.equal(message, 'email: invalid e-mail format')
    assert.deepEqual(details, { field: 'email', message: 'invalid e-mail format' })
  })
})
