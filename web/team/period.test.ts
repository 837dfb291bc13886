import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayIn, daysOf, daysOfPoint, intervalFor, spanBefore } from './period.ts'

const now = Date.parse('2026-11-15T10:07:00Z')
const today = '2026-11-15'

describe('the period of the team’s numbers', () => {
  it('ends today and is as long as its name says', () => {
    assert.deepEqual(daysOf('today', {}, today), { from: today, to: today })
    assert.deepEqual(daysOf('month', {}, today), { from: '2026-10-17', to: today })
  })

  it('takes picked days in either order, and falls back where they are none', () => {
    const picked = daysOf('pick', { from: '2026-03-31', to: '2026-03-01' }, today)
    assert.deepEqual(picked, { from: '2026-03-01', to: '2026-03-31' })
    assert.deepEqual(daysOf('pick', { from: 'soon' }, today), { from: '2026-10-17', to: today })
  })

  it('compares an unfinished period with as much of the one before', () => {
    const before = spanBefore({ from: today, to: today }, today, now)
    assert.deepEqual(before, { from: '2026-11-14', to: '2026-11-14T10:00:00.000Z' })
  })

  it('compares a finished period with the whole of the one before', () => {
    const before = spanBefore({ from: '2026-11-01', to: '2026-11-07' }, today, now)
    assert.deepEqual(before, { from: '2026-10-25', to: '2026-10-31' })
  })

  it('knows which day it is elsewhere', () => {
    assert.equal(dayIn('Asia/Kolkata', '2026-11-15T20:00:00Z'), '2026-11-16')
  })

  it('cuts the days of a point where the period begins and ends', () => {
    const days = { from: '2026-02-10', to: '2026-11-15' }
    assert.equal(intervalFor(days), 'week')
    assert.deepEqual(daysOfPoint('2026-02-09', 'week', days), { from: '2026-02-10', to: '2026-02-15' })
    assert.deepEqual(daysOfPoint('2026-11-01', 'month', days), { from: '2026-11-01', to: '2026-11-15' })
  })
})
