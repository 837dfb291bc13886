import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Lead } from '../../contract/client.ts'
import { asCreated, createdOf, daysOf } from './created.ts'
import { belongs, filtersOf, queryOf } from './filters.ts'

describe('filters in the address', () => {
  it('keep what can be meant and leave out the rest', () => {
    const kept = { q: '98765', status: 'new', created: 'week', follow_up: 'due' }
    assert.deepEqual(filtersOf({ ...kept, view: 'board', assigned: 'me' }), kept)
    assert.deepEqual(filtersOf({ assigned: 'nobody' }), { assigned: 'nobody' })
    assert.deepEqual(filtersOf({ status: 'won', created: 'yesterday', follow_up: 'never' }), {})
  })

  it('tell leads of one person from those of nobody', () => {
    const id = '123e4567-e89b-42d3-a456-426614174000'
    for (const [assigned_to, assigned, isIn] of [
      [null, 'nobody', true],
      [id, 'nobody', false],
      [id, id, true],
      [null, id, false],
    ] as const)
      assert.equal(belongs({ assigned_to } as Lead, { assigned }), isIn)
  })

  it('name an import by its id, of which only the service knows the leads', () => {
    const id = '123e4567-e89b-42d3-a456-426614174000'
    assert.deepEqual(filtersOf({ import: id }), { import: id })
    assert.deepEqual(filtersOf({ import: 'the last one' }), {})
    assert.deepEqual(queryOf({ import: id }), { import: id })
    assert.equal(belongs({} as Lead, { import: id }), false)
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
