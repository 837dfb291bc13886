import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  canConvert,
  effectOf,
  type Outcome,
  outcomes,
  type Rules,
  type Status,
  stillAhead,
  unreachedInRow,
} from './effect.ts'

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
  no_answer: { ...rule, retry_minutes: [240, 1440], max_attempts: 6 },
  busy: { ...rule, retry_minutes: [30] },
  voicemail: rule,
  callback: { ...rule, retry_minutes: [1440] },
  not_interested: { ...rule, status: { from: ['new', 'contacted', 'qualified'], to: 'lost' } },
  wrong_number: rule,
  do_not_call: { ...rule, do_not_call: true, follow_up: 'refused' },
}
const effect = (outcome: Outcome, status: Status, attemptsInRow = 0, followUp = false) =>
  effectOf(rules, outcome, { status, attemptsInRow }, { followUp })

describe('what saving will do', () => {
  it('moves the status only from where the rule says', () => {
    assert.equal(effect('connected', 'new').status, 'contacted')
    assert.equal(effect('connected', 'qualified').status, undefined)
    assert.equal(effect('not_interested', 'converted').status, undefined)
  })

  it('tries again after the pause for so many tries in a row, until there were enough', () => {
    assert.equal(effect('no_answer', 'new', 0).retryMinutes, 240)
    assert.equal(effect('no_answer', 'new', 1).retryMinutes, 1440)
    assert.equal(effect('no_answer', 'new', 4).retryMinutes, 1440)
    assert.deepEqual(effect('no_answer', 'new', 5), {
      status: undefined,
      neverCalled: false,
      retryMinutes: undefined,
      keepsFollowUp: false,
      leavesQueue: true,
    })
  })

  it('waits for what was agreed instead', () => {
    const { retryMinutes, leavesQueue } = effect('no_answer', 'new', 0, true)
    assert.deepEqual([retryMinutes, leavesQueue], [undefined, false])
  })

  it('keeps what was planned where nothing else is, unless they must not be called', () => {
    const lead = { status: 'contacted', attemptsInRow: 0, hasFollowUp: true } as const
    const kept = (outcome: Outcome, chosen: { followUp: boolean; converted?: boolean }) => {
      const { keepsFollowUp, retryMinutes, leavesQueue } = effectOf(rules, outcome, lead, chosen)
      return [keepsFollowUp, retryMinutes, leavesQueue]
    }
    for (const outcome of ['connected', 'no_answer', 'not_interested'] as const)
      assert.deepEqual(kept(outcome, { followUp: false }), [true, undefined, false])
    assert.deepEqual(kept('connected', { followUp: false, converted: true }), [true, undefined, false])
    assert.deepEqual(kept('connected', { followUp: true }), [false, undefined, false])
    assert.deepEqual(kept('do_not_call', { followUp: false }), [false, undefined, false])
  })

  it('ends what was due when the call was made', () => {
    const [due, before, after] = ['2030-05-04T10:00:00Z', '2030-05-04T09:59:00Z', '2030-05-04T10:01:00Z']
    assert.equal(stillAhead(due, before), due)
    assert.equal(stillAhead(due, due), undefined)
    assert.equal(stillAhead(due, after), undefined)
    assert.equal(stillAhead(undefined, before), undefined)
  })

  it('says nothing of a retry where the next time must be said', () => {
    const strict: Rules = { ...rules, callback: { ...rules.callback, follow_up: 'required' } }
    const lead = { status: 'new', attemptsInRow: 0 } as const
    const { retryMinutes, leavesQueue } = effectOf(strict, 'callback', lead, { followUp: false })
    assert.deepEqual([retryMinutes, leavesQueue], [undefined, false])
  })

  it('leaves them in peace who bought, from wherever they were', () => {
    const sale = effectOf(
      rules,
      'callback',
      { status: 'qualified', attemptsInRow: 0 },
      { followUp: false, converted: true },
    )
    assert.deepEqual(sale, {
      status: 'converted',
      neverCalled: false,
      retryMinutes: undefined,
      keepsFollowUp: false,
      leavesQueue: true,
    })
    const may = outcomes.filter(one => canConvert(rules[one]))
    assert.deepEqual(may, ['connected'])
    const wouldLose = { ...rules.connected, status: rules.not_interested.status }
    assert.equal(canConvert(wouldLose), false)
    assert.equal(canConvert({ ...rules.do_not_call, contact: true }), false)
  })

  it('never calls again whoever asked for that', () => {
    const { neverCalled, leavesQueue } = effect('do_not_call', 'new')
    assert.deepEqual([neverCalled, leavesQueue], [true, false])
  })

  it('counts the newest calls that reached nobody', () => {
    const call = (outcome: string) => ({ type: 'call', outcome })
    const note = { type: 'note' }
    assert.equal(unreachedInRow([note, call('busy'), call('no_answer'), call('connected'), call('busy')]), 2)
    assert.equal(unreachedInRow([]), 0)
  })
})
