import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  hoursOf,
  isAmong,
  problemInHours,
  problemInQueue,
  queueDraftOf,
  queueOf,
  readClock,
  runsOf,
} from './draft.ts'

describe('calling hours in their form', () => {
  it('are read however somebody writes a time, and not where it is none', () => {
    assert.equal(readClock(' 9 '), '09:00')
    assert.equal(readClock('9:30'), '09:30')
    assert.equal(readClock('24:00'), '24:00')
    for (const text of ['', 'nine', '24:01', '12:60', '25:00', '9:3', '-1'])
      assert.equal(readClock(text), undefined, text)
  })

  it('go to the service in its form, the days in their order', () => {
    assert.deepEqual(hoursOf({ from: '9', to: '20:30', days: [5, 1] }), {
      from: '09:00',
      to: '20:30',
      days: [1, 5],
    })
  })

  it('name the field that cannot be meant', () => {
    const hours = { from: '09:00', to: '21:00', days: [1] }
    assert.equal(problemInHours(hours), undefined)
    assert.equal(problemInHours({ ...hours, from: 'early' }), 'from')
    assert.equal(problemInHours({ ...hours, to: '' }), 'to')
    assert.equal(problemInHours({ ...hours, days: [] }), 'days')
  })

  it('say days that follow each other as one span', () => {
    assert.deepEqual(runsOf([7, 1, 2, 3, 5]), [
      [1, 3],
      [5, 5],
      [7, 7],
    ])
  })
})

describe('the call queue in its form', () => {
  const queue = { lease_minutes: 15, most_claims: 20, source_priority: ['referral', 'fair'] }
  it('is the same after it was shown', () => {
    assert.deepEqual(queueOf(queueDraftOf(queue)), queue)
    assert.equal(problemInQueue(queueDraftOf(queue)), undefined)
  })

  it('names the number that is none', () => {
    const draft = queueDraftOf(queue)
    assert.equal(problemInQueue({ ...draft, lease_minutes: 'long' }), 'lease_minutes')
    assert.equal(problemInQueue({ ...draft, most_claims: '2.5' }), 'most_claims')
  })

  it('knows a source however it is written', () => {
    assert.equal(isAmong(queue.source_priority, 'Fair'), true)
    assert.equal(isAmong(queue.source_priority, 'website'), false)
  })
})
