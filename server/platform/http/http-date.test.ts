import assert from 'node:assert/strict'
import { it } from 'node:test'
import { httpDate } from './http-date.ts'

it('a moment in a header is what toUTCString says, in every month and at either end of the years we keep', () => {
  const dayAndBit = 86_400_000 * 9.37
  for (
    let moment = Date.UTC(1999, 11, 31, 23, 59, 59, 999);
    moment < Date.UTC(2031, 0, 1);
    moment += dayAndBit
  )
    assert.equal(httpDate(moment), new Date(moment).toUTCString())
  for (const text of ['0001-01-01T00:00:00Z', '0999-12-31T09:08:07Z', '9999-12-31T23:59:59.999Z'])
    assert.equal(httpDate(text), new Date(text).toUTCString())
})
