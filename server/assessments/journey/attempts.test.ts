import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { openAttempts } from './attempts.ts'
import type { State } from './state.ts'

it('attempts leave memory after a while, though nobody asks for them', async () => {
  const attempts = openAttempts(50)
  attempts.keep({ attempt: { id: 'a', user_id: 'u', assessment_id: 'x' } } as State)
  assert.ok(attempts.get('a'))
  assert.equal(attempts.latest('u', 'x'), 'a')
  await eventually(() => attempts.get('a') === undefined && attempts.latest('u', 'x') === undefined)
})
