import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asAddress, asWord, unescaped } from './words.ts'

describe('what is known of somebody, looked for in a text', () => {
  it('is found at the beginning of a line of JSON, and spelled in numbers', () => {
    const letter = JSON.stringify({ text: 'Hello,\nAsha Rao asks you.' })
    assert.ok(asWord('Asha Rao').test(unescaped(letter)))
    assert.ok(asWord('Zoë').test(unescaped('{"name":"Zo\\u00eb"}')))
    assert.equal(unescaped(JSON.stringify('a\\nb')), '"a\\nb"')
  })

  it('is not found within a longer word or address', () => {
    assert.ok(!asWord('Asha').test('Ashank'))
    const ann = asAddress('ann@example.com')
    assert.ok(ann.test('"ANN@example.com".') && ann.test('Write to ann@example.com.'))
    for (const other of ['jo-ann@example.com', 'ann@example.com.au', 'jo.ann@example.com'])
      assert.ok(!ann.test(other), other)
  })
})
