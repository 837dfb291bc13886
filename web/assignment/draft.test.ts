import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { draftOf, emptyDraft, isNeverReached, problemOf, type Rule, readCapacity, ruleOf } from './draft.ts'

const everyLead: Rule = { sources: [], people: [], capacity: null }
const website: Rule = { sources: ['website, price page', 'fair', null], people: ['a', 'b'], capacity: 40 }

describe('a rule in its form', () => {
  it('is the same after it was shown', () => {
    for (const rule of [everyLead, website]) assert.deepEqual(ruleOf(draftOf(rule)), rule)
  })

  it('takes sources line by line, each once', () => {
    assert.deepEqual(ruleOf({ ...emptyDraft(), sources: ' fair \n\nfair\nwebsite' }).sources, [
      'fair',
      'website',
    ])
  })

  it('needs somebody to give leads to, and a number that can be one', () => {
    const draft = emptyDraft()
    assert.equal(problemOf(draft), undefined)
    assert.equal(problemOf({ ...draft, everybody: false }), 'nobody')
    for (const capacity of ['0', '-1', '1.5', 'ten', '100001'])
      assert.equal(problemOf({ ...draft, capacity }), 'capacity', capacity)
    assert.equal(problemOf({ ...draft, capacity: ' 40 ' }), undefined)
    assert.deepEqual(['', '40', 'abc', '-5'].map(readCapacity), [null, 40, undefined, undefined])
  })

  it('is never reached behind one that takes every lead', () => {
    assert.equal(isNeverReached([website, everyLead], 1), false)
    assert.equal(isNeverReached([everyLead, website], 1), true)
  })
})
