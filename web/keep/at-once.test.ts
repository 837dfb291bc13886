import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isAtOnce } from './at-once.ts'

const requested_at = '2026-11-15T10:00:00.999Z'
const due = (due_at: string, held = false) => isAtOnce({ requested_at, due_at, held })

it('an erasure is due at once also where the clock ticked between the two readings', () => {
  assert.ok(due(requested_at))
  assert.ok(due('2026-11-15T10:00:01.000Z'))
  assert.ok(due('2026-11-15T10:00:00.998Z'))
})

it('an erasure is not due at once where there are days to change one’s mind, or it is held', () => {
  assert.ok(!due('2026-11-16T10:00:00.999Z'))
  assert.ok(!due(requested_at, true))
})
