import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isOpen } from './is-open.ts'

const hours = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 7] }
const zones = ['Asia/Kolkata']

it('goes by clock and calendar where the number rings, up to the end and not including it', () => {
  // 3:30 in UTC is 9:00 in India; the 16th of November 2026 is a Monday.
  assert.equal(isOpen(hours, '2026-11-16T03:30:00Z', zones), true)
  assert.equal(isOpen(hours, '2026-11-16T03:29:00Z', zones), false)
  assert.equal(isOpen(hours, '2026-11-16T15:29:00Z', zones), true)
  assert.equal(isOpen(hours, '2026-11-16T15:30:00Z', zones), false)
  assert.equal(isOpen(hours, '2026-11-14T06:00:00Z', zones), false, 'a Saturday')
  assert.equal(isOpen(hours, '2026-11-15T06:00:00Z', zones), true, 'a Sunday')
  assert.equal(isOpen({ ...hours, to: '24:00' }, '2026-11-16T18:29:00Z', zones), true)
})

it('wants every time zone that the number may ring in to agree', () => {
  assert.equal(isOpen(hours, '2026-11-16T14:00:00Z', ['America/New_York', 'America/Chicago']), false)
  assert.equal(isOpen(hours, '2026-11-16T15:00:00Z', ['America/New_York', 'America/Chicago']), true)
  assert.equal(isOpen(hours, '2026-11-16T00:00:00Z', []), true, 'where nobody knows, nobody objects')
})
