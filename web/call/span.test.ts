import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { callTexts } from '../texts/call.ts'
import { spanOf } from './span.ts'

describe('spans of time', () => {
  it('are rounded down where they have passed, to the nearest where they are to come', () => {
    const passed = (minutes: number) => spanOf(callTexts.en, minutes, Math.floor)
    const eleven = (11 * 24 + 12.6) * 60
    assert.equal(passed(eleven), '11 days')
    assert.equal(passed(1.9), '1 minute')
    assert.equal(passed(119), '1 hour')
    assert.equal(spanOf(callTexts.en, eleven), '12 days')
    assert.equal(spanOf(callTexts.en, 119), '2 hours')
  })
})
