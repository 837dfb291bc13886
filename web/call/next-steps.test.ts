import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextSteps, pickedMoment, pickedText } from './next-steps.ts'

const offered = (now: string, zone = 'Asia/Kolkata') =>
  nextSteps(new Date(now), zone).map(({ name, at }) => [name, pickedText(at, zone)])

describe('the next steps offered', () => {
  it('are today at five, tomorrow at this time, and Friday at four', () => {
    assert.deepEqual(offered('2026-11-16T06:02:00Z'), [
      ['today', '2026-11-16T17:00'],
      ['tomorrow', '2026-11-17T11:30'],
      ['later', '2026-11-20T16:00'],
    ])
  })

  it('leave out today when the day is over, and tomorrow is within working hours', () => {
    assert.deepEqual(offered('2026-11-16T16:40:00Z'), [
      ['tomorrow', '2026-11-17T18:00'],
      ['later', '2026-11-20T16:00'],
    ])
  })

  it('go on to Monday from Thursday and Friday', () => {
    assert.deepEqual(offered('2026-11-19T05:00:00Z').at(-1), ['later', '2026-11-23T16:00'])
    assert.deepEqual(offered('2026-11-20T05:00:00Z').at(-1), ['later', '2026-11-23T16:00'])
  })

  it('hold by the clock on the wall over a change to summer time', () => {
    assert.deepEqual(offered('2026-03-28T10:00:00Z', 'Europe/Berlin')[1], ['tomorrow', '2026-03-29T11:00'])
    assert.equal(pickedMoment('2026-03-29T11:00', 'Europe/Berlin')?.toISOString(), '2026-03-29T09:00:00.000Z')
  })

  it('take a year that is still being typed', () => {
    const at = pickedMoment('0002-11-20T16:00', 'Asia/Kolkata')
    assert.ok(at && at.getTime() < 0)
    assert.equal(pickedText(at, 'Asia/Kolkata'), '0002-11-20T16:00')
  })

  it('take no time that is none', () => {
    assert.equal(pickedMoment('', 'Asia/Kolkata'), undefined)
  })
})
