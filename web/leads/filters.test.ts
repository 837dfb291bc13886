import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asCreated, createdOf, daysOf } from './created.ts'
import { filtersOf } from './filters.ts'

describe('filters in the address', () => {
  it('keep what can be meant and leave out the rest', () => {
    const kept = { q: '98765', status: 'new', created: 'week', follow_up: 'due' }
    assert.deepEqual(filtersOf({ ...kept, view: 'board', assigned: 'me' }), kept)
    assert.deepEqual(filtersOf({ status: 'won', created: 'yesterday', follow_up: 'never' }), {})
  })

  it('take days with an open side, and drop one that is none', () => {
    assert.equal(createdOf('2026-11-01..2026-11-15'), '2026-11-01..2026-11-15')
    assert.equal(createdOf('2026-11-01..'), '2026-11-01..')
    assert.equal(createdOf('2026-13-01..soon'), '..')
    assert.equal(asCreated({ to: '2026-11-15' }), '..2026-11-15')
  })

  it('count the days of a span with today', () => {
    assert.deepEqual(daysOf('today', '2026-11-15'), { from: '2026-11-15' })
    assert.deepEqual(daysOf('week', '2026-11-15'), { from: '2026-11-09' })
    assert.deepEqual(daysOf('2026-11-01..', '2026-11-15'), { from: '2026-11-01', to: undefined })
  })
})
