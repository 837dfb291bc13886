import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Rules } from '../call/effect.ts'
import { draftsOf, problemIn, readSpans, rulesOf } from './draft.ts'

const rule = {
  contact: false,
  status: null,
  retry_minutes: [],
  max_attempts: null,
  do_not_call: false,
  follow_up: 'optional',
} satisfies Rules['connected']
const rules: Rules = {
  connected: { ...rule, contact: true, status: { from: ['new'], to: 'contacted' } },
  no_answer: { ...rule, retry_minutes: [15, 60, 90, 1440, 4320], max_attempts: 8 },
  busy: rule,
  voicemail: rule,
  callback: rule,
  not_interested: rule,
  wrong_number: rule,
  do_not_call: { ...rule, do_not_call: true, follow_up: 'refused' },
}

describe('what outcomes do, in their form', () => {
  it('is the same after it was shown', () => {
    const drafts = draftsOf(rules)
    assert.equal(drafts.no_answer.waits, '15 min, 1 h, 90 min, 1 d, 3 d')
    assert.deepEqual(rulesOf(drafts), rules)
  })

  it('reads spans with and without a unit, and says where it cannot', () => {
    assert.deepEqual(readSpans(' 15, 2H ,1 d,'), [15, 120, 1440])
    assert.deepEqual(readSpans(''), [])
    for (const text of ['soon', '0 h', '1 week', '-5', '1.5 h'])
      assert.equal(readSpans(text), undefined, text)
  })

  it('names the outcome and the field that cannot be meant', () => {
    const drafts = draftsOf(rules)
    const with_ = (change: object) => ({ ...drafts, busy: { ...drafts.busy, ...change } })
    assert.equal(problemIn(drafts), undefined)
    assert.deepEqual(problemIn(with_({ to: 'lost' })), { outcome: 'busy', field: 'status' })
    assert.deepEqual(problemIn(with_({ waits: 'soon' })), { outcome: 'busy', field: 'retry_minutes' })
    assert.deepEqual(problemIn(with_({ attempts: '0' })), { outcome: 'busy', field: 'max_attempts' })
  })
})
